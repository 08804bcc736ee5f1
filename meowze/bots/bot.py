"""A bot to play with from Python: `bot("Juno").choose(position)`."""

import random

from meowze.bots.characters import BOTS, SEARCHES, character
from meowze.bots.mind import Budget
from meowze.bots.players import Play, player
from meowze.games import GAMES
from meowze.games.errors import MeowzeError, Misfit, NoDice, Unreadable, WrongType
from meowze.play.position import Position

Who = str | int | Play  # a character, a level, another player of the arena, or a function as authors of bots write it


class Bot:
    """A player of any game. It uses what its seat may know and nothing else."""

    def __init__(
        self, who: Who, *, seconds: float | None = None, nodes: int | None = None, seed: int | str | None = None
    ) -> None:
        self.name = _name(who)
        self._function = who if callable(who) else None
        self._seconds, self._nodes = _positive("seconds", seconds), _positive("nodes", nodes)
        self._dice = random.Random(seed)
        self._players: dict[str, tuple[Play, float]] = {}
        self._player(next(iter(GAMES)))  # a name that nobody has is an error now

    def __repr__(self) -> str:
        return f"<Bot: {self.name}>"

    def choose(self, position: Position, seat: int | None = None) -> str:
        """The text of the action that it would play, for the seat to act."""
        if not isinstance(position, Position):
            raise WrongType(f"position={position!r}: expected a Position")
        mover = position.mover
        if mover is None:
            raise MeowzeError("the game is over") if position.over else NoDice("nature is to draw: no seat is to act")
        if seat not in (None, mover):
            raise Misfit("seat", f"seat={seat}: seat {mover} is to act")
        play, usual = self._player(position.game.name)
        return play(position.seen(mover), mover, self._budget(usual), self._dice)

    def _budget(self, usual: float) -> Budget:
        if self._nodes is not None:
            return Budget(nodes=int(self._nodes))
        return Budget((usual if self._seconds is None else self._seconds) / SEARCHES)

    def _player(self, game: str) -> tuple[Play, float]:
        if self._function:
            return self._function, 1.0
        if game not in self._players:
            self._players[game] = player(self.name, game)
        return self._players[game]


def _name(who: object) -> str:
    if callable(who):
        return getattr(who, "__name__", type(who).__name__)
    if isinstance(who, bool) or not isinstance(who, str | int):
        raise WrongType(f"{who!r} is no bot: expected a character, a level from 1 to {len(BOTS)}, or a function")
    known = character(str(who))
    return known.name if known else str(who)


def _positive(name: str, value: object) -> float | None:
    if value is None:
        return None
    if not isinstance(value, int | float) or not value > 0:
        raise Unreadable(f"{name}={value!r}: expected a number above 0")
    return value
