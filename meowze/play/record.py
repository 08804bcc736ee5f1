"""A game as a text file: a header, then the actions, one line for each turn."""

import html
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Literal

from meowze.games import game_named
from meowze.games.contract import SomeGame
from meowze.games.errors import MeowzeError, Unreadable, WrongType
from meowze.games.options import options_now, pairs
from meowze.play.arguments import count
from meowze.play.dice import DiceLike
from meowze.play.drawn import Viewer
from meowze.play.files import Place, load, pictures, save
from meowze.play.position import Position, Step

FORMAT = "meowze record 1"
KEYS = ("game", "rules", "options", "seats", "date", "position")
LONGEST_NAME = 40
FILM_WIDTH, MAX_FRAMES = 560, 200
MAX_ACTIONS = 15_000  # of seats and nature: more than a room lets anybody play


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

    def __post_init__(self) -> None:
        if not isinstance(self.start, Position):
            raise WrongType(f"start={self.start!r}: expected a Position")
        seats = self.start.seats
        object.__setattr__(self, "names", tuple(self.names))
        if len(self.names) != seats or not all(map(is_name, self.names)):
            raise Unreadable(
                f"expected {seats} names, each of 1 to {LONGEST_NAME} characters on one line and without commas"
            )
        if self.reached is None:
            object.__setattr__(self, "reached", self.start.play(" ".join(self.actions)))

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
        lines = "".join(f"<li value={number}>{html.escape(actions)}</li>" for number, actions in _turns(self))
        title = html.escape(repr(self).strip("<>"))
        drawn = self.position.svg(None, self.names)
        return f'<p>{title}</p><div style="max-width: 30em">{drawn}</div><details><ol>{lines}</ol></details>'


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether this can be the name of a player: one line, no commas, no spaces around it."""
    readable = all(sign.isprintable() or sign == "\u200d" for sign in text)  # that one joins emoji
    return 0 < len(text) <= longest and readable and "," not in text and text == text.strip()


def write_record(record: Record) -> str:
    """A record as text.

    >>> from meowze import Dice
    >>> record = Record(Position.deal("labyrinth", dice=Dice(7)), ("Ann", "Ben"))
    >>> print(write_record(record).splitlines()[1])
    game: labyrinth
    """
    start = record.start
    lines = [record_head(start.game, start.options, record.names, record.date, start.text)]
    lines += [f"{number}. {actions}" for number, actions in _turns(record)]
    if record.position.over:
        lines += ["", f"result: {' '.join(map(str, record.position.scores))}"]
    return "\n".join(lines) + "\n"


def record_head(game: SomeGame, options: str, names: Sequence[str], date: str, start: str) -> str:
    """The lines before the actions; `start` is the text of the position after the deal."""
    values = (game.name, game.version, options or "standard", ", ".join(names), date or "-", start)
    return "\n".join([FORMAT, *(f"{key}: {value}" for key, value in zip(KEYS, values, strict=True)), ""])


def _turns(record: Record) -> Iterator[tuple[int, str]]:
    """The actions turn by turn; nature's moves are in the line of the turn that caused them."""
    number, line = record.start.turns + 1, list[str]()
    position = record.start
    for step in record.steps():
        if not step.forced:
            if line and position.mover is not None and position.turns + 1 > number:
                yield number, " ".join(line)
                number, line = position.turns + 1, []
            line.append(step.action)
        position = step.position
    if line:
        yield number, " ".join(line)


def read_record(text: str) -> Record:
    """A record from text; an error names the line and says what is wrong.

    >>> read_record("hello")
    Traceback (most recent call last):
    meowze.games.errors.Unreadable: line 1: a record begins with 'meowze record 1'
    """
    if not isinstance(text, str):
        raise WrongType(f"expected the text of a record, not {text!r}")
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise _wrong_line(1, f"a record begins with {FORMAT!r}")
    values = _header(lines)
    names = tuple(name.strip() for name in values["seats"].split(","))
    date = "" if values["date"] == "-" else values["date"]
    with _reading("game"):
        game = game_named(values["game"])
    with _reading("rules"):
        version = _version(game, values["rules"])
    with _reading("position"):
        start = Position.read(game.name, values["position"])
    with _reading("options"):
        _expect(
            _same_options(game, version, values["options"], start.options),
            start.options or "standard",
            values["options"],
            "options of the position",
        )
    with _reading("seats"):
        record = Record(start, names, date)
    return _replayed(record, lines, version)


@contextmanager
def _reading(key: str) -> Iterator[None]:
    try:
        yield
    except MeowzeError as error:
        raise _wrong_line(KEYS.index(key) + 2, str(error)) from error


def _version(game: SomeGame, text: str) -> int:
    """The version of the rules that a record names, which must be one that can be read."""
    version = int(text) if re.fullmatch("[0-9]{1,4}", text) else 0
    _expect(game.reads(version), str(game.version), text, "version of the rules")
    return version


def _same_options(game: SomeGame, version: int, written: str, now: str) -> bool:
    """Whether the options that a record names are those of its position, translated to today's rules."""
    if version == game.version:
        return written == (now or "standard")
    return pairs(options_now("" if written == "standard" else written, game.earlier[version])) == pairs(now)


def _expect(right: bool, expected: str, found: str, what: str) -> None:
    if not right:
        raise Unreadable(f"expected the {what}, {expected!r}, found {found[:40]!r}")


def _header(lines: list[str]) -> dict[str, str]:
    values = {}
    for number, key in enumerate(KEYS, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        found, colon, value = line.partition(":")
        if found.strip() != key or not colon:
            raise _wrong_line(number, f"expected {key + ': …'!r}, found {line[:40]!r}")
        values[key] = value.strip()
    return values


def _replayed(record: Record, lines: list[str], version: int) -> Record:
    now, position, actions = record.start.game.version, record.start, list[str]()
    if sum(len(_actions(line)) for line in lines[len(KEYS) + 1 :]) > MAX_ACTIONS:
        raise Unreadable(f"a record has at most {MAX_ACTIONS} actions").with_key("record-long")
    for number, line in enumerate(lines[len(KEYS) + 1 :], start=len(KEYS) + 2):
        result = re.fullmatch(r"result:(.*)", line.strip())
        if result:
            _check_result(position, result[1].split(), number)
            continue
        for text in _actions(line):
            try:
                position = _play_one(position, text, actions)
            except MeowzeError as error:
                if version == now:
                    raise _wrong_line(number, str(error)) from error
                until = f"line {number}: this game was played by version {version} of the rules"
                stopped = f"{until}; from here on version {now} differs: {error}"
                return replace(record, actions=tuple(actions), reached=position, stopped=stopped)
    return replace(record, actions=tuple(actions), reached=position)


def _actions(line: str) -> list[str]:
    """The actions in the line of a turn, which begins with its number."""
    return re.sub(r"^\s*[0-9]{1,7}\.", "", line).split()


def _play_one(position: Position, action: str, actions: list[str]) -> Position:
    """The position after an action, which is added to those before it as it is usually written."""
    steps = list(position.steps(action))
    actions += [step.action for step in steps if not step.forced]
    return steps[-1].position


def _check_result(position: Position, scores: list[str], number: int) -> None:
    if not position.over:
        raise _wrong_line(number, "a result, but the game is not over after the actions above")
    expected = list(map(str, position.scores))
    if scores != expected:
        raise _wrong_line(number, f"the actions above give {' '.join(expected)}, this line says {' '.join(scores)}")


def _wrong_line(number: int, why: str) -> Unreadable:
    return Unreadable(f"line {number}: {why}").with_key("record", line=number, why=why)
