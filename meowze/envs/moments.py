"""A state together with what each seat has seen of the way to it: what a game tree needs for information states."""

from array import array
from hashlib import blake2b
from typing import Self

from meowze.backends import width
from meowze.envs.laws import plain_law
from meowze.envs.observing import EnvError
from meowze.games import game_named
from meowze.games.contract import AnyGame, AnyState
from meowze.play.position import Position, codes_of

EVERYBODY = -1
CHANCE, TERMINAL = -1, -4  # as OpenSpiel numbers them


class Moment:
    """A state that waits for a seat or for chance, or at which the game is over. It never changes.

    The trace of a viewer is a fingerprint of its own actions and of everything it has seen, made from `seen` alone. It
    is computed when somebody asks for it, since playing on at random needs none.
    """

    __slots__ = ("_before", "_code", "_codes", "_traces", "game", "player", "state")

    def __init__(self, game: AnyGame, state: AnyState, before: Self | None = None, code: int = -1) -> None:
        rules = game.rules
        while (forced := rules.forced(state)) >= 0:
            state = rules.step(state, forced)
        self.game, self.state = game, state
        seat = rules.mover(state)
        ended = plain_law(rules).game_end(state)
        self.player: int = TERMINAL if ended else CHANCE if seat == rules.NATURE else seat
        self._before, self._code = before, code
        self._codes: tuple[int, ...] | None = None
        self._traces: tuple[bytes, ...] | None = None

    # A moment never changes, so it is its own copy.
    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.game.name, self.state, self.traces)

    def after(self, code: int) -> "Moment":
        """The moment after an action of the player, or an outcome of chance. What cannot happen is an error."""
        if code not in self.codes:
            why = self.game.rules.why(self.state, code)
            raise self.game.barred(why, f"action {code}") if why else EnvError("the game was cut off")
        return Moment(self.game, self.game.rules.step(self.state, code), self, code)

    @property
    def codes(self) -> tuple[int, ...]:
        """What the player can do, or what can happen; nothing when the game is over."""
        if self._codes is None:
            self._codes = () if self.player == TERMINAL else codes_of(self.game.rules.legal(self.state))
        return self._codes

    @property
    def position(self) -> Position:
        """The same as a position."""
        return Position(self.game, self.state)

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        """What can happen by chance, each with its probability."""
        rules, odds = self.game.rules, self.game.rules.odds(self.state)
        return [(code, rules.chance(self.state, code) / odds) for code in self.codes]

    def seen_text(self, seat: int) -> str:
        """The position as far as a seat may know it, as one line."""
        return self.game.text.position_text(self.game.rules.seen(self.state, seat))

    @property
    def traces(self) -> tuple[bytes, ...]:
        """The trace of each seat; the last one is that of a spectator."""
        waiting: list[Moment] = []
        moment = self
        while moment._traces is None and moment._before is not None:
            waiting.append(moment)
            moment = moment._before
        if moment._traces is None:
            moment._traces = (b"",) * (self.state.seats + 1)
            waiting.append(moment)
        traces = moment._traces
        for later in reversed(waiting):
            traces = later._traces = later._traced(traces)
            later._before = None  # no longer needed, and long games would keep every state
        return traces

    def _traced(self, traces: tuple[bytes, ...]) -> tuple[bytes, ...]:
        actor = self._before.player if self._before else CHANCE
        viewers = (*range(self.state.seats), EVERYBODY)
        rules, state = self.game.rules, self.state
        return tuple(
            fingerprint(old, self._code if actor == viewer >= 0 else -1, words(self.game, rules.seen(state, viewer)))
            for viewer, old in zip(viewers, traces, strict=True)
        )

    def guessed(self, seat: int, roll: int) -> "Moment":
        """Another moment that this seat cannot tell from this one, its secrets chosen by the number `roll`.

        What the others have seen is not known: their traces become those of a spectator.
        """
        other = Moment(self.game, self.game.rules.guess(self.state, seat, roll))
        traces = self.traces
        other._traces = tuple(trace if viewer == seat else traces[-1] for viewer, trace in enumerate(traces))
        return other


def restored(game: str, state: AnyState, traces: tuple[bytes, ...]) -> Moment:
    """A moment from what is stored of it."""
    moment = Moment(game_named(game), state)
    moment._traces = traces
    return moment


def fingerprint(before: bytes, code: int, seen: bytes) -> bytes:
    """The trace of a viewer after one more step."""
    return blake2b(before + code.to_bytes(2, signed=True) + seen, digest_size=16).digest()


def words(game: AnyGame, state: AnyState) -> bytes:
    """All numbers of a state in their order."""
    row = [0] * width(game.rules.State)
    plain_law(game.rules).store_row(row, state)
    return array("q", row).tobytes()
