"""A game to watch again, step by step, as somebody sees it: what is told of it, and what it is told in."""

from functools import cached_property

import msgspec

from meowze.games.errors import Unreadable
from meowze.live.errors import NoReplay
from meowze.play.notes import Note
from meowze.play.position import OPEN, Position, Seen, Step
from meowze.play.record import Record
from meowze.room.messages.outgoing import Fact, View

MAX_LOOKS = 60  # views in one answer


class Told(msgspec.Struct, frozen=True):
    """One step of a game: what it was, and after how many turns."""

    fact: Fact
    turns: int


class Way(msgspec.Struct, frozen=True):
    """What could have been played instead: its actions, and what would have happened by the first of them."""

    actions: tuple[str, ...]
    facts: tuple[Fact, ...]


class Noted(msgspec.Struct, frozen=True):
    """What is written in a record after a step: a comment, a mark, and what could have been played instead."""

    step: int
    comment: str
    mark: str
    branches: tuple[Way, ...]


class Replay(msgspec.Struct, frozen=True):
    """A game to watch again; its positions are asked for some at a time, 0 being the deal, k the one after step k."""

    id: str
    game: str
    options: str
    names: tuple[str, ...]
    date: str
    over: bool
    together: bool  # whether all play for the same result
    secrets: bool  # whether seats see different things
    turns: int  # before the first step
    told: tuple[Told, ...]
    games: tuple[str, ...]  # the ids of all finished games of its room, the first one first
    stopped: bool  # an earlier version of the rules played on differently, so the rest cannot be shown
    notes: tuple[Noted, ...]  # by their steps


class Story(msgspec.Struct, frozen=True):
    """The game that is being played in a room, so far."""

    at: int  # the number of its present position
    turns: int  # before the first step
    told: tuple[Told, ...]


class Look(msgspec.Struct, frozen=True):
    """A position of a replay as somebody sees it."""

    view: View
    mover: int | None


class Best(msgspec.Struct, frozen=True):
    """One of the best results of this server, and the replay of it, in which nobody is named."""

    replay: str
    turns: int
    date: str


class NewRecord(msgspec.Struct, frozen=True):
    """The text of a record, to be watched here."""

    text: str


class Listener(msgspec.Struct, frozen=True):
    """The token of a device that wants to hear the story of its game; empty for one that only watches."""

    token: str = ""


class ReplayedGame:
    """One game to watch again; it is replayed once, when somebody first asks for its steps."""

    def __init__(self, record: Record) -> None:
        self.record = record

    @cached_property
    def steps(self) -> list[Step]:
        """The game step by step."""
        return list(self.record.steps())

    def position(self, number: int) -> Position:
        """The position after so many steps."""
        if not 0 <= number <= len(self.steps):
            raise NoReplay(f"step is a number from 0 to {len(self.steps)}")
        return self.steps[number - 1].position if number else self.record.start

    def seen(self, seat: int | None) -> Seen:
        """Through the eyes of a seat, or of whoever is to play."""
        if seat is not None and not 0 <= seat < self.record.start.seats:
            raise NoReplay(f"seat is a number from 0 to {self.record.start.seats - 1}, or left out")
        return OPEN if seat is None else Seen(seat)

    def told(self, seen: Seen) -> tuple[Told, ...]:
        """The facts as a seat was told them, or as they were."""
        start, viewer = self.record.start, seen.viewer(self.record.start)
        facts = (step.fact if seen is OPEN else start.game.facts.known(step.fact, viewer) for step in self.steps)
        return tuple(map(Told, facts, (step.position.turns for step in self.steps)))

    @cached_property
    def noted_steps(self) -> tuple[int, ...]:
        """The steps after which notes can stand, by the number of actions played; a forced move has none."""
        return (0, *(number for number, step in enumerate(self.steps, 1) if not step.forced))

    @property
    def notes(self) -> tuple[Noted, ...]:
        """The notes of the record, at the steps after which they stand."""
        return tuple(self._noted(note) for note in self.record.notes)

    def _noted(self, note: Note) -> Noted:
        step = self.noted_steps[note.at]
        before = self.position(step - 1) if step else self.record.start
        ways = (Way(way.actions, tuple(found.fact for found in before.steps(way.actions[0]))) for way in note.branches)
        return Noted(step, note.comment, note.mark, tuple(ways))

    def branch(self, step: int, number: int) -> Record:
        """The game in which a branch was played in place of the action of a step."""
        if step not in self.noted_steps[1:]:
            raise Unreadable(f"there is no branch {number} in place of step {step}")
        return self.record.variation(self.noted_steps.index(step), number)

    def replay(self, id: str, games: tuple[str, ...], seen: Seen) -> Replay:
        """All but the positions."""
        start = self.record.start
        return Replay(
            id=id,
            game=start.game.name,
            options=start.options,
            names=self.record.names,
            date=self.record.date,
            over=self.record.position.over,
            together=start.together,
            secrets=start.secret or any(step.position.secret for step in self.steps),
            turns=start.turns,
            told=self.told(seen),
            games=games or (id,),
            stopped=bool(self.record.stopped),
            notes=self.notes,
        )

    def looks(self, first: int, seen: Seen) -> tuple[Look, ...]:
        """Some positions from one on, as a seat saw them or as whoever was to play did."""
        last = min(first + MAX_LOOKS, len(self.steps) + 1)
        return (self.look(first, seen), *(self.look(step, seen) for step in range(first + 1, last)))

    def svg(self, step: int, seen: Seen, names: tuple[str, ...]) -> bytes:
        """The position after so many steps as a picture, with these names below it."""
        return self.position(step).svg(seen.seat, names).encode()

    def look(self, step: int, seen: Seen) -> Look:
        """The position after so many steps."""
        position = self.position(step)
        return Look(position.view(seen.viewer(position)), position.mover)
