"""One table: whose turn it is, what an act does, what an undo takes back. No socket, no clock, no disk."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from meowze.play.dice import Dice, Pile, Remembering, Secure
from meowze.play.errors import Illegal, MeowzeError
from meowze.play.games import game_named
from meowze.play.position import Position, Step
from meowze.play.record import Record
from meowze.server import events
from meowze.server.journal import Damaged, Header, Row, changes

LONGEST_ID = 64


@dataclass(frozen=True)
class Moment:
    """The game after an act and what it set off: where an undo can go back to."""

    n: int
    position: Position
    actions: tuple[str, ...]  # written since the moment before
    line: str


@dataclass(frozen=True)
class Standing:
    """Everything about a room that changes, as one value."""

    n: int
    at: int
    moments: tuple[Moment, ...]  # the first is the deal, the last is now
    drawn: Mapping[Pile, int] = field(default_factory=dict)  # what nature gave once it gives again
    done: Mapping[str, Row] = field(default_factory=dict)  # by the id of the message that asked for it


@dataclass(frozen=True)
class Change:
    """What an act or undo would do, held aside: store the rows, then `keep` it, then tell it."""

    rows: tuple[Row, ...]
    standing: Standing
    facts: tuple[Any, ...] = ()
    lines: tuple[str, ...] = ()


class Room:
    """One table; `act` and `undo` only say what would happen, `keep` makes it so."""

    def __init__(self, header: Header, dice: Dice | None = None) -> None:
        self.header = header
        self.dice = dice or Secure()
        start = Position.read(header.game, header.position)
        line = "" if start.mover is None else f"{header.names[start.mover]} begins"
        self.now = Standing(0, 0, (Moment(0, start, (), line),))

    @classmethod
    def replayed(cls, header: Header, rows: Sequence[Row], dice: Dice | None = None) -> "Room":
        """A room from the journal, equal to the one that wrote it."""
        version = game_named(header.game).version
        if header.rules != version:
            raise Damaged(
                f"this game was played by version {header.rules} of the rules; this program plays version {version}"
            )
        room = cls(header, dice)
        for group in changes(rows):
            change = room._again(group)
            if change.rows != group:
                raise Damaged(f"the journal of this game does not fit together at number {group[0].n}")
            room.keep(change)
        if room.position.mover is None and not room.position.over:
            raise Damaged("the journal of this game ends in the middle of a move")
        return room

    # ------------------------------------------------------------------------------------ asking

    @property
    def position(self) -> Position:
        """The game as it stands."""
        return self.now.moments[-1].position

    @property
    def record(self) -> Record:
        """The game so far, without what was taken back."""
        first, *others = self.now.moments
        actions = tuple(action for moment in others for action in moment.actions)
        return Record(first.position, self.header.names, self.header.created[:10], actions, self.position)

    def table(self, now: Standing | None = None) -> events.Table:
        """What a client needs to draw the table and to go on from it."""
        now = now or self.now
        position = now.moments[-1].position
        acting = position.mover is not None
        return events.Table(
            room=self.header.room,
            game=self.header.game,
            n=now.n,
            at=now.at,
            names=self.header.names,
            options=position.options,
            view=position.view(position.mover),  # at one device it is handed on from mover to mover
            mover=position.mover,
            legal=position.legal if acting else (),
            offers=position.offers if acting else (),
            undo=len(now.moments) > 1,
            line=now.moments[-1].line,
        )

    def told(self, change: Change) -> events.Moved | events.Undone:
        """A change as the message to send."""
        first, table = change.rows[0], self.table(change.standing)
        if first.kind == "undo":
            return events.Undone(first.id, table)
        return events.Moved(first.n, first.id, change.facts, change.lines, table)

    # ------------------------------------------------------------------------------------ changing

    def act(self, act: events.Act) -> Change | events.Reply:
        """What a seat's action would change, or why it is refused; a known id is answered again."""
        answer = self._answered(act)
        if answer:
            return answer
        mover = self.position.mover
        if mover is not None and act.seat != mover:
            return self.refused(act.id, f"It is {self.header.names[mover]}'s turn.")
        memory = Remembering(self.dice)
        memory.drawn = dict(self.now.drawn)
        try:
            self.position.why(act.action)  # bars two actions in one text, which `steps` would play
            steps = list(self.position.steps(act.action, memory))
        except Illegal as barred:
            return self.refused(act.id, str(barred), barred.rule)
        except MeowzeError as error:
            return self.refused(act.id, str(error))
        return self._moved(act.id, steps)

    def undo(self, undo: events.Undo) -> Change | events.Reply:
        """What taking back the last action of a seat would change, or why it is refused."""
        answer = self._answered(undo)
        if answer:
            return answer
        if len(self.now.moments) == 1:
            return self.refused(undo.id, "There is nothing to take back.")
        return self._undone(undo.id, self.now.moments[:-1])

    def keep(self, change: Change) -> None:
        """Make a change that was stored."""
        if change.rows[0].n != self.now.n + 1:
            raise ValueError("this change belongs to another moment of the room")
        self.now = change.standing

    def refused(self, id: str, why: str, rule: str = "") -> events.Refused:
        """A message that is not done, and the table as it is."""
        return events.Refused(id, why, rule, self.table())

    def _answered(self, message: events.Act | events.Undo) -> events.Reply | None:
        """The answer to a message that was done before, has no proper id, or is about an older table."""
        id = message.id
        if not 0 < len(id) <= LONGEST_ID:
            return self.refused(id[:LONGEST_ID], f"A message needs an id of 1 to {LONGEST_ID} characters.")
        done = self.now.done.get(id)
        if done:
            return self.told(Change((done,), self.now))
        if message.at != self.now.at:
            return self.refused(id, "The table has changed since then: please look again.")
        return None

    def _moved(self, id: str, steps: list[Step]) -> Change:
        rows, drawn = self._noted(id, steps)
        words = self.position.game.words
        facts = tuple(words.known(step.fact, None) for step in steps)  # the screen is everybody's
        lines = tuple(words.sentence(fact, self.header.names) for fact in facts)
        told = (line for fact, line in zip(facts, lines, strict=True) if fact.seat is not None)
        moment = Moment(rows[-1].n, steps[-1].position, tuple(row.text for row in rows), " · ".join(told))
        standing = self._standing(rows, (*self.now.moments, moment))
        standing = replace(standing, drawn={**self.now.drawn, **drawn})
        return Change(rows, standing, facts, lines)

    def _noted(self, id: str, steps: list[Step]) -> tuple[tuple[Row, ...], dict[Pile, int]]:
        """The rows of these steps, and what nature gave in them."""
        rows: list[Row] = []
        drawn: dict[Pile, int] = {}
        position, game = self.position, self.position.game
        for step in steps:
            n = self.now.n + 1 + len(rows)
            if position.mover is not None:
                rows.append(Row(n, position.mover, id, "act", step.action))
            elif not step.forced:
                rows.append(Row(n, None, "", "nature", step.action))
                drawn[position.pile] = game.words.action_code(position.state, step.action)
            position = step.position
        return tuple(rows), drawn

    def _undone(self, id: str, moments: tuple[Moment, ...]) -> Change:
        rows = (Row(self.now.n + 1, None, id, "undo", str(moments[-1].n)),)
        return Change(rows, self._standing(rows, moments))

    def _standing(self, rows: tuple[Row, ...], moments: tuple[Moment, ...]) -> Standing:
        last, done = rows[-1].n, {**self.now.done, rows[0].id: rows[0]}
        return Standing(last, last, moments, self.now.drawn, done)

    def _again(self, rows: tuple[Row, ...]) -> Change:
        """The change that these rows of the journal were written for."""
        first = rows[0]
        if first.kind == "undo":
            back = {str(moment.n): k for k, moment in enumerate(self.now.moments, start=1)}
            return self._undone(first.id, self.now.moments[: back.get(first.text, 1)])
        if first.kind != "act":
            raise Damaged(f"the journal of this game has {first.kind!r} at number {first.n}, which is unknown here")
        try:
            return self._moved(first.id, list(self.position.steps(" ".join(row.text for row in rows))))
        except MeowzeError as error:
            raise Damaged(f"the journal of this game cannot be played at number {first.n}: {error}") from error
