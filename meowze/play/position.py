"""A position of any game: whose turn it is, what is legal, and what an action leads to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from meowze.games import game_named
from meowze.games.contract import AnyFact, AnyGame, AnyOffer, AnyState, AnyView, Pile
from meowze.games.errors import Unreadable
from meowze.games.grid import WORD, Actions
from meowze.games.sheet import svg
from meowze.play.dice import Agreed, Dice


@lru_cache(maxsize=4096)
def codes_of(actions: Actions) -> tuple[int, ...]:
    """The codes in a set of actions."""
    codes = []
    for k, word in enumerate(actions):
        rest = word
        while rest:
            lowest = rest & -rest
            codes.append(WORD * k + lowest.bit_length() - 1)
            rest ^= lowest
    return tuple(codes)


@dataclass(frozen=True)
class Step:
    """One action, what happened, and the position after it; forced moves are not written in records."""

    action: str
    fact: AnyFact
    position: "Position"
    forced: bool


@dataclass(frozen=True)
class Position:
    """A position of any game: immutable, hashable, and equal to another one of the same game and state."""

    game: AnyGame
    state: AnyState
    memory: object = field(default=None, compare=False, repr=False)  # of the game's past; none where it is unknown

    # ------------------------------------------------------------------------------------ making

    @classmethod
    def deal(cls, game: str, seats: int = 2, options: str = "", dice: Dice | None = None) -> "Position":
        """A new game. With dice it is dealt; without them nature is to move."""
        table = game_named(game)
        return cls(table, table.started(options, seats)).rolled(dice)

    @classmethod
    def deal_again(cls, game: str, seats: int, options: str, dice: Dice, began: int) -> "Position":
        """The next game after one in which seat `began` was first: instead of drawing lots, the next one that may."""
        table = game_named(game)
        state = table.started(options, seats)
        lots = [table.notation.beginner_code(state, (began + 1 + k) % seats) for k in range(seats)]
        return cls(table, state).rolled(Agreed(dice, lots))

    @classmethod
    def read(cls, game: str, text: str) -> "Position":
        """A position from its text."""
        table = game_named(game)
        return cls(table, table.text.read_position(text))

    def __reduce__(self) -> tuple[object, ...]:
        """For pickles: the game by its name."""
        return _restored, (self.game.name, self.state, self.memory)

    # ------------------------------------------------------------------------------------ asking

    @property
    def text(self) -> str:
        """The position as one line."""
        return self.game.text.position_text(self.state)

    def __str__(self) -> str:
        return self.text

    @property
    def options(self) -> str:
        """The options that differ from the defaults, as text."""
        return self.game.options_text(self.state)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.state.seats)

    @property
    def turns(self) -> int:
        """How many turns are finished."""
        return int(self.state.turns)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.rules.over(self.state))

    @property
    def mover(self) -> int | None:
        """The seat to act; None when nature is to move or the game is over."""
        seat = self.game.rules.mover(self.state)
        return None if seat == self.game.rules.NATURE else int(seat)

    @property
    def codes(self) -> tuple[int, ...]:
        """The codes of the legal actions, or of nature's outcomes when nature is to move."""
        return codes_of(self.game.rules.legal(self.state))

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal actions, or nature's outcomes when nature is to move, as text."""
        text, state = self.game.notation.action_text, self.state
        return tuple([text(state, code) for code in self.codes])

    @property
    def chances(self) -> dict[str, int]:
        """Nature's outcomes with their weights; empty when a seat is to act."""
        if self.mover is not None:
            return {}
        rules, text = self.game.rules, self.game.notation.action_text
        return {text(self.state, code): rules.chance(self.state, code) for code in self.codes}

    @property
    def pile(self) -> Pile:
        """Which pile nature draws from now, and how many times it has drawn from it."""
        return self.game.rules.pile(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat by the rule book."""
        return tuple(self.game.rules.score(self.state, seat) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; all of them when a solitaire or co-operative game is solved."""
        return tuple(seat for seat in range(self.seats) if self.game.rules.won(self.state, seat))

    @property
    def together(self) -> bool:
        """Whether all seats play for the same result, or one plays alone."""
        return bool(self.game.facts.together(self.state))

    @property
    def worth(self) -> int:
        """How good the result of a solitaire or co-operative game is; higher is better."""
        return int(self.game.rules.goal(self.state, 0))

    def why(self, action: str) -> str:
        """Why an action is illegal, in one line; empty when it is legal."""
        number = self.game.rules.why(self.state, self.game.notation.action_code(self.state, action))
        return str(self.game.barred(number, action)) if number else ""

    def view(self, seat: int | None = None) -> AnyView:
        """What a seat may see; without a seat, what everybody may see."""
        view = self.game.facts.view(self.game.rules.seen(self.state, -1 if seat is None else seat), seat)
        return self.game.memory.shown(self._remembered, view) if self.game.memory else view

    def own(self, seat: int | None = None) -> Mapping[str, object]:
        """The fields of that view that differ from viewer to viewer, by name."""
        return self.game.facts.own(self.game.rules.seen(self.state, -1 if seat is None else seat), seat)

    def seen(self, seat: int | None = None) -> "Position":
        """The position as far as a seat may know it; without a seat, as far as everybody may."""
        return Position(self.game, self.game.rules.seen(self.state, -1 if seat is None else seat), self.memory)

    @property
    def secret(self) -> bool:
        """Whether the position contains something that not everybody may know."""
        return bool(self.game.rules.seen(self.state, -1) != self.state)

    @property
    def offers(self) -> tuple[AnyOffer, ...]:
        """Previews of the legal actions that deserve one."""
        return self.game.facts.offers(self.state)

    # ------------------------------------------------------------------------------------ playing

    def play(self, actions: str, dice: Dice | None = None) -> "Position":
        """The position after these actions and the forced moves that follow; with dice, nature moves too."""
        position = self
        for step in self.steps(actions, dice):
            position = step.position
        return position

    def steps(self, actions: str, dice: Dice | None = None) -> Iterator[Step]:
        """Each of these actions as a step, followed by the forced moves and, with dice, nature's moves after it."""
        position = self
        for text in actions.split():
            for step in position._played(text):
                yield step
                position = step.position
            for step in position._rolled(dice):
                yield step
                position = step.position

    def rolled(self, dice: Dice | None) -> "Position":
        """The position after nature has made its moves; without dice, this position."""
        position = self
        for step in self._rolled(dice):
            position = step.position
        return position

    def _step(self, code: int, forced: bool) -> Step:
        game, state = self.game, self.state
        after = game.rules.step(state, code)
        fact, memory = game.facts.fact(state, code, after), None
        if game.memory:
            fact = game.memory.told(self._remembered, fact)
            memory = game.memory.after(self._remembered, fact)
        return Step(game.notation.action_text(state, code), fact, Position(game, after, memory), forced)

    @property
    def _remembered(self) -> object:
        assert self.game.memory
        return self.game.memory.begun(self.state) if self.memory is None else self.memory

    def _played(self, text: str) -> Iterator[Step]:
        code = self.game.notation.action_code(self.state, text)
        number = self.game.rules.why(self.state, code)
        if number:
            raise self.game.barred(number, text)
        step = self._step(code, False)
        yield step
        yield from step.position._forced()

    def _forced(self) -> Iterator[Step]:
        position = self
        while (code := position.game.rules.forced(position.state)) >= 0:
            step = position._step(code, True)
            yield step
            position = step.position

    def _rolled(self, dice: Dice | None) -> Iterator[Step]:
        position, rules = self, self.game.rules
        while dice is not None and position.mover is None and not position.over:
            outcomes = [(code, rules.chance(position.state, code)) for code in position.codes]
            step = position._step(dice.roll(position.pile, outcomes), False)
            yield step
            position = step.position
            for step in position._forced():
                yield step
                position = step.position

    # ------------------------------------------------------------------------------------ drawing

    def letters(self, seat: int | None = None) -> str:
        """The position drawn as text."""
        return self.game.drawing.letters(self.view(seat))

    def svg(self, seat: int | None = None) -> str:
        """The position drawn as SVG."""
        return svg(self.game.drawing.sheet(self.view(seat)))

    def _repr_svg_(self) -> str:
        return self.svg()


def _restored(game: str, state: AnyState, memory: object) -> Position:
    return Position(game_named(game), state, memory)


@dataclass(frozen=True)
class Seen:
    """Whose view of a game is shown: a seat's, everybody's (None), or always that of the seat to act ("open")."""

    seat: int | Literal["open"] | None = None

    def viewer(self, position: Position) -> int | None:
        """The seat whose view of this position is shown."""
        return position.mover if self.seat == "open" else self.seat


EVERYBODY, OPEN = Seen(), Seen("open")


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` moves, by seats and by nature; forced moves are not counted."""
    if depth < 0:
        raise Unreadable("depth must be 0 or more")
    if depth == 0:
        return 1
    rules = position.game.rules
    total = 0
    for code in position.codes:
        state = rules.step(position.state, code)
        while (forced := rules.forced(state)) >= 0:
            state = rules.step(state, forced)
        total += perft(Position(position.game, state), depth - 1)
    return total
