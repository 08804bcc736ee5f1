"""A game as a text file: a header, then the actions, one line for each turn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from meowze.games.errors import Unreadable, WrongType
from meowze.games.sheet import escape
from meowze.play.arguments import count
from meowze.play.dice import DiceLike
from meowze.play.drawn import Viewer
from meowze.play.files import Place, load, pictures, save
from meowze.play.notes import Branch, Note
from meowze.play.position import Position, Step
from meowze.play.record_text import Parts, check_names, check_notes, read_parts, turns_as_text, write_parts

FILM_WIDTH, MAX_FRAMES = 560, 200


@dataclass(frozen=True, repr=False)
class Record:
    """A whole game: the position after the deal, the names of the seats, and every action of a seat or nature since.

    It is a value: `play` returns a longer one. Going through a record gives its steps.

    >>> from meowze import Dice
    >>> dice = Dice(7)
    >>> record = Record(Position.deal("mouse-race", options="first=0", dice=dice), ("Ann", "Ben"))
    >>> record = record.play("miss miss", dice)
    >>> record
    <Record: mouse-race, Ann, Ben, 2 actions>
    >>> [step.action for step in record]
    ['miss', 'miss']
    >>> Record.read(record.text) == record
    True
    """

    start: Position
    names: tuple[str, ...]
    date: str = ""
    actions: tuple[str, ...] = ()
    # The position after the actions, if it is known already.
    reached: Position | None = field(compare=False, default=None, repr=False)
    # Why the rest could not be read: an earlier version of the rules played on differently.
    stopped: str = field(compare=False, default="")
    notes: tuple[Note, ...] = ()  # comments, marks and branches, by their places

    def __post_init__(self) -> None:
        if not isinstance(self.start, Position):
            raise WrongType(f"start={self.start!r}: expected a Position")
        object.__setattr__(self, "names", tuple(self.names))
        check_names(self.names, self.start.seats)
        if self.reached is None:
            object.__setattr__(self, "reached", self.start.play(" ".join(self.actions)))
        object.__setattr__(self, "notes", check_notes(self.start, self.actions, tuple(self.notes)))

    @property
    def position(self) -> Position:
        """The position after all actions."""
        return self.reached or self.start

    @classmethod
    def read(cls, text: str) -> "Record":
        """A record from its text."""
        return read_record(text)

    @classmethod
    def load(cls, place: Place) -> "Record":
        """A record from a file."""
        return read_record(load(place))

    @property
    def text(self) -> str:
        """The record as text, which `Record.read` takes."""
        return write_record(self)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        game, actions = self.start.game.name, count(len(self.actions), "action")
        return f"<Record: {game}, {', '.join(self.names)}, {actions}{', over' if self.position.over else ''}>"

    def play(self, actions: str | int, dice: DiceLike | None = None) -> "Record":
        """The record with more actions and, with dice, nature's moves after them."""
        steps = list(self.position.steps(actions, dice))
        written = tuple(step.action for step in steps if not step.forced)
        end = steps[-1].position if steps else self.position
        return replace(self, actions=self.actions + written, reached=end)

    def note(self, comment: str = "", mark: str = "", *, at: int | None = None, branch: str = "") -> "Record":
        """The record with something noted after so many actions, by default after the last one.

        A comment or mark takes the place of one that is there; a branch, which is written as text, is added to them.

        >>> from meowze import Dice
        >>> record = Record(Position.deal("mouse-race", options="first=0", dice=Dice(7)), ("Ann", "Ben")).play("miss")
        >>> record = record.note("Better:", "?", branch="draw curve")
        >>> print(record.text.splitlines()[-1])
        1. miss ? {Better:} (draw curve)
        >>> record.variation(1).actions
        ('draw', 'curve')
        """
        place = len(self.actions) if at is None else at
        old = next((note for note in self.notes if note.at == place), Note(place))
        more = (Branch(tuple(branch.split())),) if branch else ()
        new = Note(place, comment or old.comment, mark or old.mark, old.branches + more)
        return replace(self, notes=(*(note for note in self.notes if note is not old), new))

    def variation(self, at: int, number: int = 0) -> "Record":
        """The game in which a branch, by default the first one there, was played in place of action number `at`."""
        found = next((note for note in self.notes if note.at == at), None)
        if found is None or not 0 <= number < len(found.branches):
            raise Unreadable(f"there is no branch {number} in place of action {at}")
        branch, before = found.branches[number], at - 1
        notes = {note.at: note for note in self.notes if note.at <= before}
        for note in branch.notes:
            old = notes.get(before + note.at)
            joined = f"{old.comment} {note.comment}" if old else note.comment
            notes[before + note.at] = replace(old or note, at=before + note.at, comment=joined)
        actions = self.actions[:before] + branch.actions
        return Record(self.start, self.names, self.date, actions, notes=tuple(notes.values()))

    def steps(self) -> Iterator[Step]:
        """The whole game step by step, forced moves included."""
        return self.start.steps(" ".join(self.actions))

    def __iter__(self) -> Iterator[Step]:
        return self.steps()

    def positions(self) -> Iterator[Position]:
        """The position after the deal, then that after each step."""
        yield self.start
        for step in self.steps():
            yield step.position

    def moments(self, most: int = MAX_FRAMES) -> list[Position]:
        """The positions that an animation shows: all of them, or an even selection of `most`."""
        found = list(self.positions())
        if len(found) <= most:
            return found
        return [found[round(k * (len(found) - 1) / (most - 1))] for k in range(most)]

    def gif(self, seat: Viewer = None, width: int = FILM_WIDTH, tick: Callable[[], object] = int) -> bytes:
        """The game as an animated GIF (needs `meowze[pictures]`); `tick` is called after each frame."""
        return self._film("gif", seat, width, tick)

    def webp(self, seat: Viewer = None, width: int = FILM_WIDTH, tick: Callable[[], object] = int) -> bytes:
        """The game as an animated WebP (needs `meowze[pictures]`); `tick` is called after each frame."""
        return self._film("webp", seat, width, tick)

    def _film(self, motion: Literal["gif", "webp"], seat: Viewer, width: int, tick: Callable[[], object]) -> bytes:
        moments = self.moments()
        sheets = (moment.sheet(seat, self.names) for moment in moments)
        made: bytes = pictures().film(sheets, len(moments), motion, width, tick)
        return made

    def save(self, place: Place, seat: Viewer = None) -> None:
        """Write the record into a file: an animation if its name ends in .gif or .webp, the text if in .txt."""
        save(place, {".txt": self.text.encode, ".gif": lambda: self.gif(seat), ".webp": lambda: self.webp(seat)})

    def _repr_html_(self) -> str:
        """For notebooks: who played, how it stands, and every turn."""
        turns = turns_as_text(self.start, self.actions, self.notes)
        lines = "".join(f"<li value={number}>{escape(actions)}</li>" for number, actions in turns)
        title = escape(repr(self).strip("<>"))
        drawn = self.position.svg(None, self.names)
        return f'<p>{title}</p><div style="max-width: 30em">{drawn}</div><details><ol>{lines}</ol></details>'


def write_record(record: Record) -> str:
    """A record as text.

    >>> from meowze import Dice
    >>> record = Record(Position.deal("labyrinth", dice=Dice(7)), ("Ann", "Ben"))
    >>> print(write_record(record).splitlines()[1])
    game: labyrinth
    """
    parts = (record.start, record.names, record.date, record.actions, record.position, record.stopped, record.notes)
    return write_parts(Parts(*parts))


def read_record(text: str) -> Record:
    """A record from text; an error names the line and says what is wrong.

    >>> read_record("hello")
    Traceback (most recent call last):
    meowze.games.errors.Unreadable: line 1: a record begins with 'meowze record 1'
    """
    return Record(*read_parts(text))
