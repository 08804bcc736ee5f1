"""A bot may be asked from several threads at once: none disturbs another, and nothing is compiled twice."""

import contextlib
import random
import threading
from collections.abc import Callable

import pytest

from meowze import backends
from meowze.bots import engine as module
from meowze.bots.mind import Budget, Mind
from meowze.bots.players import player
from meowze.games import GAMES, game_named
from meowze.play.dice import Seeded
from meowze.play.position import Position

NODES = 3000


class Interrupted(Budget):
    """A budget that lets another thread think to the end each time it is asked, half-way through this search."""

    def __init__(self, other: Callable[[], object]) -> None:
        super().__init__(seconds=3600.0, nodes=NODES, cancelled=self.let_the_other_think)
        self.other, self.times = other, 0

    def let_the_other_think(self) -> bool:
        """Nothing is cancelled."""
        if self.times < 3:
            self.times += 1
            thread = threading.Thread(target=self.other)
            thread.start()
            thread.join()
        return False


def quiet() -> Budget:
    """The same budget without an interruption."""
    return Budget(seconds=3600.0, nodes=NODES)


@pytest.mark.parametrize("game", GAMES)
def test_threads_do_not_disturb_each_other(game: str) -> None:
    """A search comes to the same turn whatever other threads ask the same bot in the meantime."""
    mine, other = (Position.deal(game, 2, "first=0", Seeded(seed)) for seed in ("mine", "other"))
    alone, _ = player("5", game)
    wanted = two_actions(alone, mine, quiet())
    play, _ = player("5", game)
    interrupted = Interrupted(lambda: play(other.seen(0), 0, quiet(), random.Random(2)))
    assert two_actions(play, mine, interrupted) == wanted
    assert interrupted.times > 0


def two_actions(play: Callable[..., str], position: Position, budget: Budget) -> list[str]:
    """The first two actions of a bot, the second with what it had planned."""
    dice, found = random.Random(1), []
    for _ in range(2):
        if position.mover == 0:
            found.append(play(position.seen(0), 0, budget, dice))
            position = position.play(found[-1], Seeded("mine"))
    return found


def test_two_threads_load_a_search_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second thread waits for the first instead of compiling the same."""
    both, loads, load = threading.Barrier(2), [], backends.load

    def counted(*arguments: object, **more: object) -> object:
        loads.append(arguments)
        with contextlib.suppress(threading.BrokenBarrierError):
            both.wait(timeout=1)  # gives the other thread the time to come here too
        return load(*arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(backends, "load", counted)
    module._loaded.cache_clear()
    name = next(iter(GAMES))
    made: list[Mind] = []
    threads = [threading.Thread(target=lambda: made.append(Mind(game_named(name), "python"))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 2
    assert len(loads) == 1
