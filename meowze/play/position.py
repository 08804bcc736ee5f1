"""A position of any game: whose turn it is, what is legal, and what an action leads to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from meowze.games import game_named
from meowze.games.contract import Fact, Game, O, Offer, Pile, S, SomeGame, StateFields, View
from meowze.games.errors import Illegal, MeowzeError, Misfit, NoDice, Unreadable, WrongType
from meowze.games.options import options_now
from meowze.play.actions import codes_of, legal_texts, texts_of
from meowze.play.arguments import GUESSED, NO_DICE, check_dice, count, whole
from meowze.play.dice import Agreed, DiceLike
from meowze.play.drawn import Drawn, Viewer

__all__ = ["OPEN", "Position", "Seen", "Step", "codes_of"]


@dataclass(frozen=True, repr=False)
class Step:
    """One action, what happened, and the position after it; forced moves are not written in records.

    >>> from meowze import Dice
    >>> position = Position.deal("mouse-race", options="first=0", dice=Dice(7))
    >>> [(step.action, step.fact.kind, step.position.turns) for step in position.steps("miss")]
    [('miss', 'missed', 1)]
    """

    action: str
    fact: Fact
    position: "Position"
    forced: bool

    def __repr__(self) -> str:
        return f"<Step: {self.action}, {self.fact.kind}{', forced' if self.forced else ''}>"

    def _repr_svg_(self) -> str:
        return self.position.svg()


@dataclass(frozen=True, repr=False)
class Position(Drawn):
    """A position of any game: immutable, hashable, and equal to another one of the same game and state.

    >>> from meowze import Dice
    >>> dice = Dice(7)
    >>> position = Position.deal("mouse-race", seats=2, options="first=0", dice=dice)
    >>> position.mover, position.legal
    (0, ('draw', 'miss'))
    >>> position.play("miss", dice)
    <Position: mouse-race, 2 seats, 1 turn, seat 1 to act>
    >>> position.play("draw").chances
    {'straight': 72, 'curve': 72, 'cat': 20}
    >>> position.why("back")
    'back is not possible: the path has no tile to take back (MD21)'
    >>> Position.read("mouse-race", position.text) == position
    True
    """

    game: SomeGame
    state: StateFields
    memory: object = field(default=None, compare=False, repr=False)  # of the game's past; none where it is unknown

    # ------------------------------------------------------------------------------------ making

    @classmethod
    def deal(
        cls,
        game: str | Game[S, O],
        seats: int = 2,
        options: str = "",
        dice: DiceLike | None = None,
        *,
        preset: str = "",
    ) -> "Position":
        """A new game, dealt with these dice. Options are `name=value` pairs and override those of the preset."""
        position = cls.undealt(game, seats, options, preset=preset)
        if dice is None and position._nature_moves:
            begun = f"{position.game.name} begins with chance: give dice, such as dice=Dice(7)"
            raise NoDice(f"{begun}, or take Position.undealt(…) for the position before the deal")
        return position.rolled(dice)

    @classmethod
    def undealt(cls, game: str | Game[S, O], seats: int = 2, options: str = "", *, preset: str = "") -> "Position":
        """A new game before nature deals."""
        table = _game(game)
        seats = whole("seats", seats)
        if not isinstance(options, str):
            raise WrongType(f"options={options!r}: expected text, name=value pairs with commas between them")
        chosen = options_now(options, table.preset(preset, seats)) if preset else options
        return cls(table, table.started(chosen, seats))

    @classmethod
    def deal_again(cls, game: str, seats: int, options: str, dice: DiceLike, began: int) -> "Position":
        """The next game after one in which seat `began` was first: instead of drawing lots, the next one that may."""
        undealt = cls.undealt(game, seats, options)
        beginner = undealt.game.notation.beginner_code
        lots = [beginner(undealt.state, (began + 1 + k) % seats) for k in range(seats)]
        return undealt.rolled(Agreed(dice, lots))

    @classmethod
    def read(cls, game: str | Game[S, O], text: str) -> "Position":
        """A position from its text."""
        table = _game(game)
        if not isinstance(text, str):
            raise WrongType(f"expected the text of a position, not {text!r}")
        return cls(table, table.text.read_position(text))

    # ------------------------------------------------------------------------------------ asking

    @property
    def text(self) -> str:
        """The position as one line."""
        return self.game.text.position_text(self.state)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        who = "over" if self.over else "nature to draw" if self.mover is None else f"seat {self.mover} to act"
        return f"<Position: {self.game.name}, {count(self.seats, 'seat')}, {count(self.turns, 'turn')}, {who}>"

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
        """The codes of the legal actions of the seat to act; none when the game is over."""
        self._expect_no_draw()
        return codes_of(self.game.rules.legal(self.state))

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal actions of the seat to act as text; none when the game is over."""
        self._expect_no_draw()
        state = self.state
        return legal_texts(self.game, state.options, state.seats, self.game.rules.legal(state))

    @property
    def legal_actions(self) -> tuple[str, ...]:
        """The same as `legal`."""
        return self.legal

    @property
    def outcomes(self) -> dict[int, int]:
        """The codes of nature's outcomes with their weights; empty when nature has nothing to draw."""
        if not self._nature_moves:
            return {}
        rules, state = self.game.rules, self.state
        return {code: rules.chance(state, code) for code in codes_of(rules.legal(state))}

    @property
    def chances(self) -> dict[str, int]:
        """Nature's outcomes as text with their weights; empty when nature has nothing to draw."""
        return {self.action_text(code): weight for code, weight in self.outcomes.items()}

    @property
    def _nature_moves(self) -> bool:
        return self.mover is None and not self.over

    def _expect_no_draw(self) -> None:
        rules, state = self.game.rules, self.state
        if rules.mover(state) < 0 and not rules.over(state) and rules.forced(state) < 0:  # a forced move is no draw
            raise NoDice(NO_DICE)

    def action_text(self, code: int) -> str:
        """The text of an action, by its code."""
        return texts_of(self.game, self.state.options, self.seats)[self.action_code(code)]

    def action_code(self, action: str | int) -> int:
        """The code of an action, legal or not, by its text; a code is checked."""
        if isinstance(action, str):
            return self.game.notation.action_code(self.state, action)
        code, codes = whole("action", action, "the text or the code of an action"), self.game.rules.ACTIONS
        if not 0 <= code < codes:
            raise Unreadable(f"{code} is no code of an action: they are 0 to {codes - 1}")
        return code

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

    def why(self, action: str | int) -> str:
        """Why an action is illegal, in one line; empty when it is legal."""
        code = self.action_code(action)
        number = self.game.rules.why(self.state, code)
        return str(self.game.barred(number, self.action_text(code))) if number else ""

    def view(self, seat: Viewer = None) -> View:
        """What a seat may see; without a seat, what everybody may see; with "open", what the seat to act may see."""
        viewer, known = self._known(seat)
        view: View = self.game.facts.view(known, viewer)
        return self.game.memory.shown(self._remembered, view) if self.game.memory else view

    def own(self, seat: Viewer = None) -> Mapping[str, object]:
        """The fields of that view that differ from viewer to viewer, by name."""
        viewer, known = self._known(seat)
        return self.game.facts.own(known, viewer)

    def seen(self, seat: Viewer = None) -> "Position":
        """The position as far as a seat may know it; without a seat, as far as everybody may."""
        return Position(self.game, self._known(seat)[1], self.memory)

    def _known(self, seat: Viewer) -> tuple[int | None, StateFields]:
        """The seat that looks, None for everybody, and the state as far as it may be known there."""
        viewer = self.mover if seat == "open" else seat
        if viewer is not None:
            viewer = whole("seat", viewer, 'the number of a seat, None for everybody or "open" for the seat to act')
            if not 0 <= viewer < self.seats:
                raise Misfit("seat", f"seat={viewer}: the seats here are 0 to {self.seats - 1}")
        return viewer, self.game.rules.seen(self.state, -1 if viewer is None else viewer)

    @property
    def secret(self) -> bool:
        """Whether the position contains something that not everybody may know."""
        return bool(self.game.rules.seen(self.state, -1) != self.state)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Previews of the legal actions that deserve one."""
        return self.game.facts.offers(self.state)

    # ------------------------------------------------------------------------------------ playing

    def play(self, actions: str | int, dice: DiceLike | None = None) -> "Position":
        """The position after these actions and the forced moves that follow; with dice, nature moves too.

        Actions are a text with one or several of them, or the code of one.
        """
        position = self
        for step in self.steps(actions, dice):
            position = step.position
        return position

    def steps(self, actions: str | int, dice: DiceLike | None = None) -> Iterator[Step]:
        """Each of these actions as a step, followed by the forced moves and, with dice, nature's moves after it."""
        position = self
        for action in actions.split() if isinstance(actions, str) else (actions,):
            for step in position._played(action):
                yield step
                position = step.position
            for step in position.rolls(dice):
                yield step
                position = step.position

    def rolled(self, dice: DiceLike | None) -> "Position":
        """The position after nature has made its moves; without dice, this position."""
        position = self
        for step in self.rolls(dice):
            position = step.position
        return position

    def _step(self, code: int, forced: bool) -> Step:
        game, state = self.game, self.state
        after = game.rules.step(state, code)
        fact: Fact = game.facts.fact(state, code, after)
        memory = None
        if game.memory:
            fact = game.memory.told(self._remembered, fact)
            memory = game.memory.after(self._remembered, fact)
        return Step(texts_of(game, state.options, state.seats)[code], fact, Position(game, after, memory), forced)

    @property
    def _remembered(self) -> object:
        assert self.game.memory
        return self.game.memory.begun(self.state) if self.memory is None else self.memory

    def _played(self, action: str | int) -> Iterator[Step]:
        code = self.action_code(action)
        number = self.game.rules.why(self.state, code)
        if number:
            barred = self.game.barred(number, self.action_text(code))
            forgotten = code < self.game.actions and self._nature_moves
            raise Illegal(barred.rule, f"{barred}; {NO_DICE}") if forgotten else barred
        step = self._step(code, False)
        yield step
        yield from step.position._forced()

    def _forced(self) -> Iterator[Step]:
        position = self
        while (code := position.game.rules.forced(position.state)) >= 0:
            step = position._step(code, True)
            yield step
            position = step.position

    def rolls(self, dice: DiceLike | None) -> Iterator[Step]:
        """Each of nature's moves as a step; none without dice."""
        position = self
        check_dice(dice)
        while dice is not None and (outcomes := position.outcomes):
            code = dice.roll(position.pile, tuple(outcomes.items()))
            if code not in outcomes:
                raise MeowzeError(
                    f"the dice gave {code!r}: expected one of the outcomes {', '.join(map(str, outcomes))}"
                )
            step = position._step(code, False)
            yield step
            position = step.position
            for step in position._forced():
                yield step
                position = step.position

    if not TYPE_CHECKING:  # type checkers name what there is by themselves

        def __getattr__(self, name: str) -> object:
            hint = f": {GUESSED[name]}" if name in GUESSED else ""
            raise AttributeError(f"a position has no {name!r}{hint}", name=name, obj=self)


def _game(game: str | Game[S, O]) -> SomeGame:
    return cast(SomeGame, game) if isinstance(game, Game) else game_named(game)


@dataclass(frozen=True)
class Seen:
    """Whose view of a game is shown: a seat's, everybody's (None), or always that of the seat to act ("open")."""

    seat: Viewer = None

    def viewer(self, position: Position) -> int | None:
        """The seat whose view of this position is shown."""
        return position.mover if self.seat == "open" else self.seat


OPEN = Seen("open")
