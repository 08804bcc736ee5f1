"""Many games at once: equal to positions played one by one, and to what a seat sees of them."""

import random
import re
from typing import Any

import numpy
import pytest

from meowze import Position
from meowze.backends import BackendError, load
from meowze.backends.batch import spread_seeds
from meowze.envs import EnvError, TimeStep, VectorEnv, action_mask, layout, observe, returns
from meowze.games import GAMES, AnyGame
from tests.games.nim import GAME
from tests.games.sampling import GAME_NAMES
from tests.paths import ROOT

# Short games, three seats once, and the tests' own game. To compile takes long, so that not all are in `make test`.
TABLES: dict[str, tuple[str | AnyGame, str, int]] = {
    "chabyrinthe": ("chabyrinthe", "board=3x3,limit=4", 2),
    "labyrinth": ("labyrinth", "secrets=1,finish=anywhere,next_card=at-once,limit=6", 2),
    "mouse-race": ("mouse-race", "players=2-to-4,limit=9", 3),
    "nim": (GAME, "heap=30,most=9", 2),
}
GAMES_A_TABLE = 21  # no multiple of eight
LONG = {"chabyrinthe", "mouse-race"}
every_table = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.proof] if name in LONG else []) for name in TABLES]
)


def table(name: str, **more: Any) -> VectorEnv:
    """A small environment of one of these tables."""
    game, options, seats = TABLES[name]
    return VectorEnv(game, options, seats, **{"games": GAMES_A_TABLE, "threads": 1} | more)


def random_actions(now: TimeStep, luck: random.Random) -> Any:
    """A legal action in each game."""
    return numpy.array([luck.choice(numpy.flatnonzero(mask).tolist()) for mask in now.mask])


class OneByOne:
    """The same games in plain Python: the law, the same random generators, positions observed one by one."""

    def __init__(self, env: VectorEnv, seed: int, max_turns: int = 3000) -> None:
        self.game, self.law, self.max_turns = env.game, load(env.game.rules, "python"), max_turns
        self.first, self.lucks = env.batch.first, [int(luck) for luck in spread_seeds(seed, env.games)]
        self.states = [self.first] * env.games
        for i in range(env.games):
            self.settle(i)

    def settle(self, i: int) -> Position | None:
        """Play nature's moves; a position that ends the game is returned, and a new one is dealt."""
        ended = None
        rules = self.game.rules
        while rules.mover(self.states[i]) == rules.NATURE or self.states[i].turns >= self.max_turns:
            if rules.over(self.states[i]) or self.states[i].turns >= self.max_turns:
                ended, self.states[i] = Position(self.game, self.states[i]), self.first
            else:
                code, self.lucks[i] = self.law.next_move(self.states[i], self.lucks[i])
                self.states[i] = rules.step(self.states[i], code)
        return ended

    def step(self, i: int, code: int) -> Position | None:
        """Play an action in game `i`."""
        self.states[i] = self.game.rules.step(self.states[i], code)
        return self.settle(i)


def assert_told(env: VectorEnv, now: TimeStep, states: list[Any]) -> None:
    """What an environment tells of the present is what each position tells alone."""
    found = env.layout
    for i, state in enumerate(states):
        position = Position(env.game, state)
        assert env.position(i) == position
        assert now.seat[i] == position.mover
        planes, counters = observe(position, int(now.seat[i]))
        assert numpy.array_equal(now.obs[i], planes)
        assert numpy.array_equal(now.flat[i], counters)
        assert numpy.array_equal(now.mask[i], action_mask(position))
    assert now.obs.shape == (env.games, *found.shape)
    assert [array.dtype.name for array in (now.obs, now.flat, now.seat)] == ["int8"] * 3
    assert [array.dtype.name for array in (now.mask, now.terminated, now.truncated, now.illegal)] == ["bool"] * 4
    assert now.reward.dtype.name == "float32"


@every_table
def test_games_at_once_are_the_games_one_by_one(name: str) -> None:
    """States, observations, masks, rewards and endings are those of positions played alone."""
    env, luck = table(name), random.Random(1)
    alone, now, ended = OneByOne(env, 5), env.reset(seed=5), 0
    for _ in range(40):
        assert_told(env, now, alone.states)
        before, codes = now.seat.copy(), random_actions(now, luck)
        now = env.step(codes)
        assert not now.illegal.any()
        assert not now.truncated.any()
        for i, code in enumerate(codes):
            last = alone.step(i, int(code))
            assert now.terminated[i] == (last is not None)
            assert now.reward[i].tolist() == (returns(last).tolist() if last else [0] * env.seats)
            if last:
                ended += 1
                planes, counters = observe(last, int(before[i]))
                assert numpy.array_equal(now.final_obs[i], planes)
                assert numpy.array_equal(now.final_flat[i], counters)
                for seat in range(env.seats):
                    assert numpy.array_equal(env.observe_end(seat).planes[i], observe(last, seat).planes)
            else:
                assert not now.final_obs[i].any()
    assert ended >= GAMES_A_TABLE


@every_table
def test_any_seat_can_be_asked(name: str) -> None:
    """Every seat's observation, the same seat in all games or one for each game, is that of the positions."""
    env, luck = table(name), random.Random(2)
    now = env.reset(seed=2)
    for _ in range(6):
        now = env.step(random_actions(now, luck))
    chosen = numpy.array([luck.randrange(env.seats) for _ in range(env.games)], numpy.int8)
    for seat in (*range(env.seats), chosen):
        planes, counters = env.observe(seat)
        for i in range(env.games):
            one = observe(env.position(i), int(numpy.broadcast_to(seat, env.games)[i]))
            assert numpy.array_equal(planes[i], one.planes)
            assert numpy.array_equal(counters[i], one.counters)


@every_table
def test_a_position_goes_out_and_back_in(name: str) -> None:
    """A position that was put back is the game that goes on; the others are untouched."""
    env, luck = table(name), random.Random(3)
    now = env.reset(seed=3)
    kept = [env.position(i) for i in range(env.games)]
    for _ in range(5):
        now = env.step(random_actions(now, luck))
    others = [env.position(i) for i in range(env.games)]
    now = env.put(4, kept[4])
    assert_told(env, now, [p.state for p in (*others[:4], kept[4], *others[5:])])
    assert not now.terminated.any()
    assert not now.reward.any()


def test_some_games_are_dealt_anew() -> None:
    """`where` names the games that are dealt anew; a seed repeats the deal, without one the generators go on."""
    env, luck = table("labyrinth"), random.Random(4)
    first = env.reset(seed=4).obs.copy()
    now = env.step(random_actions(env.reset(), luck))
    kept, where = now.obs.copy(), numpy.arange(GAMES_A_TABLE) % 3 == 0
    now = env.reset(seed=4, where=where)
    assert numpy.array_equal(now.obs[where], first[where])
    assert numpy.array_equal(now.obs[~where], kept[~where])
    assert not numpy.array_equal(env.reset().obs, first)
    assert numpy.array_equal(env.reset(seed=4).obs, first)
    assert len({game.tobytes() for game in first}) == GAMES_A_TABLE


def test_threads_change_nothing() -> None:
    """Several threads, each with its own games, play and tell the same."""
    alone, shared = (table("labyrinth", games=300, threads=threads) for threads in (1, 3))
    assert len(shared.batch.parts) == 3
    one, other, luck = alone.reset(seed=6), shared.reset(seed=6), random.Random(6)
    for _ in range(30):
        codes = random_actions(one, luck)
        one, other = alone.step(codes), shared.step(codes)
        for name in ("obs", "flat", "mask", "seat", "reward", "terminated", "truncated", "illegal", "final_obs"):
            assert numpy.array_equal(getattr(one, name), getattr(other, name)), name


def test_games_are_cut_off() -> None:
    """After `max_turns` a game is truncated, not terminated, and nobody has won."""
    env, luck = table("labyrinth", max_turns=3), random.Random(7)
    alone, now, cut = OneByOne(env, 7, 3), env.reset(seed=7), 0
    for _ in range(20):
        codes = random_actions(now, luck)
        now = env.step(codes)
        for i, code in enumerate(codes):
            last = alone.step(i, int(code))
            assert now.truncated[i] == (last is not None and not last.over)
            assert now.terminated[i] == (last is not None and last.over)
            assert now.reward[i].any() == bool(last and last.winners)
            cut += int(now.truncated[i])
    assert cut > 20


def test_an_illegal_action_changes_nothing() -> None:
    """It is reported, and its game goes on as it was; the others play."""
    env, luck = table("labyrinth"), random.Random(8)
    now = env.reset(seed=8)
    before = [env.position(i) for i in range(env.games)]
    codes = random_actions(now, luck)
    codes[::4] = [(-1, 10**12, env.game.rules.ACTIONS - 1)[k % 3] for k in range(len(codes[::4]))]
    now = env.step(codes)
    assert now.illegal.tolist() == [i % 4 == 0 for i in range(env.games)]
    assert all((env.position(i) == before[i]) == (i % 4 == 0) for i in range(env.games))


@pytest.mark.parametrize(
    "actions", [[0], numpy.zeros(GAMES_A_TABLE), numpy.zeros((GAMES_A_TABLE, 1), int), 3, ["a"] * GAMES_A_TABLE]
)
def test_wrong_actions_move_nothing(actions: Any) -> None:
    """Too few, not whole, not in one row: an error, and every game is as it was."""
    env = table("labyrinth")
    env.reset(seed=9)
    rows, lucks = env.batch.rows.copy(), env.batch.lucks.copy()
    with pytest.raises(BackendError, match=f"each of the {GAMES_A_TABLE} games"):
        env.step(actions)
    assert numpy.array_equal(env.batch.rows, rows)
    assert numpy.array_equal(env.batch.lucks, lucks)


def test_wrong_calls_are_explained() -> None:
    """Every error says what was expected."""
    env: Any = table("labyrinth")
    other = Position.undealt("labyrinth", 2, "limit=7")
    wrong: list[tuple[Any, str]] = [
        (lambda: env.reset(where=numpy.ones(3, bool)), "one bool for each of the 21 games"),
        (lambda: env.reset(where=numpy.ones(21)), "one bool for each"),
        (lambda: env.reset(seed=-1), "a seed is a whole number"),
        (lambda: env.observe(2), "a seat from 0 to 1"),
        (lambda: env.observe("0"), "a seat from 0 to 1"),
        (lambda: env.position(21), "the games are 0 to 20"),
        (lambda: env.put(0, other), "can be put here"),
        (lambda: table("labyrinth", max_turns=0), "1 or more"),
        (lambda: VectorEnv("chess"), "there is no game 'chess'"),
        (lambda: VectorEnv("labyrinth", "limit=x"), "limit"),
    ]
    for call, told in wrong:
        with pytest.raises(ValueError, match=told):
            call()
    now = env.reset()
    env.reset()
    with pytest.raises(EnvError, match="until the next step"):
        _ = now.final_obs


def test_arrays_are_shared_without_a_copy() -> None:
    """DLPack gives others the same memory, of types that every library knows."""
    now = table("labyrinth").reset()
    for array in (now.obs, now.flat, now.mask, now.seat, now.reward, now.terminated):
        other = numpy.from_dlpack(array)
        assert other.dtype == array.dtype
        assert numpy.shares_memory(other, array)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats(name: str, seats: int) -> None:
    """Whole games with each number of seats, under different presets, are told as positions are."""
    fitting = [preset for preset in GAMES[name].notation.PRESETS if seats in preset.seats]
    if not fitting:
        pytest.skip(f"{name} is not for {seats}")
    options = fitting[seats % len(fitting)].options
    env, luck = VectorEnv(name, options, seats, 5, max_turns=6, threads=1), random.Random(1)
    alone, now = OneByOne(env, 1, 6), env.reset(seed=1)
    assert env.layout == layout(name, options, seats)
    for _ in range(30):
        assert_told(env, now, alone.states)
        codes = random_actions(now, luck)
        now = env.step(codes)
        for i, code in enumerate(codes):
            alone.step(i, int(code))


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    """The first two run as they are written, with options that are compiled already; the third needs a GPU."""
    text = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    alone, many, shared = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(alone, {})
    assert "'turn-0': 1" in capsys.readouterr().out
    assert '"secrets=4"' in many
    exec(many.replace('"secrets=4"', f'"{TABLES["labyrinth"][1]}"'), {})
    assert "(1024, 10, 7, 7)" in capsys.readouterr().out
    compile(shared, "docs/envs.md", "exec")
