"""Everything about a room that changes, as one value, and how each change of the journal makes the next one."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from meowze.games import game_named
from meowze.games.errors import MeowzeError
from meowze.play.position import Position, Step
from meowze.room import journal_notes
from meowze.room.company import Company
from meowze.room.events import Word
from meowze.room.journal import Damaged, Row
from meowze.room.played_game import Played

REMEMBERED = 24  # ids of messages; an older act is refused anyway, since its `at` has passed
WORDS = 4
NOBODY = Company()


class Asking(Struct, frozen=True):
    """A request to take back that waits for others."""

    n: int
    seat: int
    to: int
    asked: tuple[int, ...]  # those who have not yet agreed


class Standing(Struct, frozen=True):
    """A room at one moment."""

    n: int = -1
    at: int = 0
    company: Company = NOBODY
    game: str = ""
    options: str = ""  # as they were asked for
    given: str = ""  # the position from which the first game goes on, if one was given
    played: Played | None = None  # none while a seat is free before the game
    began: int | None = None  # who began the game before this one
    asking: Asking | None = None
    said: tuple[Word, ...] = ()
    stopped: str = ""  # why the game cannot go on
    broken: bool = False  # where it stands is not where it ended, but the last position that could be replayed
    done: tuple[str, ...] = ()  # the ids of the last messages

    @property
    def position(self) -> Position | None:
        """The game as it stands, if one is being played."""
        return self.played.position if self.played else None


def applied(now: Standing, rows: Sequence[Row], steps: Sequence[Step] | None = None) -> Standing:
    """The room after one change; its steps are played again unless they are given."""
    for k, row in enumerate(rows):
        if row.n != now.n + 1 + k:
            raise Damaged(f"the journal of this game does not fit together at number {row.n}")
    if rows[0].kind == "act":
        now = _moved(now, rows, steps)
    else:
        for row in rows:
            now = _noted(replace(now, n=row.n), row)
    return replace(now, n=rows[-1].n, done=(*now.done, rows[0].id)[-REMEMBERED:])


def _moved(now: Standing, rows: Sequence[Row], steps: Sequence[Step] | None) -> Standing:
    first, played, at = rows[0], now.played, rows[-1].n
    if now.broken:
        return replace(now, at=at, asking=None)
    if steps is None:
        try:
            steps = _replayed(played, rows)
        except MeowzeError as error:
            if now.stopped:
                return replace(now, at=at, asking=None, broken=True)
            raise Damaged(f"the journal of this game cannot be played at number {first.n}: {error}") from error
    assert played
    return replace(now, at=at, asking=None, played=played.moved(first.n, steps))


def _replayed(played: Played | None, rows: Sequence[Row]) -> list[Step]:
    if played is None or played.position.mover != rows[0].seat:
        raise Damaged("an act of a seat that is not to act")
    steps = list(played.position.steps(" ".join(row.text for row in rows)))
    written = [step for step in steps if not step.forced]
    position = steps[-1].position
    if len(written) != len(rows) or any(row.kind != "nature" for row in rows[1:]):
        raise Damaged("an act with something else in it")
    if position.mover is None and not position.over:
        raise Damaged("it ends in the middle of a move")
    return steps


def _noted(now: Standing, row: Row) -> Standing:
    if row.kind == "undo":
        return _undone(now, row)
    note = journal_notes.read_note(row)
    changed: Standing = _CHANGES[row.kind](now, row, note)
    return changed


def _undone(now: Standing, row: Row) -> Standing:
    now = replace(now, at=row.n, asking=None)
    if now.broken:
        return now
    played = now.played
    places = {str(moment.last) for moment in played.moments} | {str(played.dealt)} if played else set()
    if played is None or row.text not in places:
        if now.stopped:
            return replace(now, broken=True)
        raise Damaged(f"the journal of this game goes back to nowhere at number {row.n}")
    return replace(now, played=played.back(row.n, int(row.text)))


def _opened(now: Standing, row: Row, note: journal_notes.Open) -> Standing:
    if row.n:
        raise Damaged(f"the journal of this game has two openings, the second at number {row.n}")
    company = Company(host=note.device).reseated(note.seats)
    return replace(now, company=company, game=note.game, options=note.options, given=note.position)


def _planned(now: Standing, row: Row, note: journal_notes.Plan) -> Standing:
    began = now.played.began if now.played else now.began
    company = now.company.reseated(note.seats)
    fresh = replace(now, at=row.n, company=company, game=note.game, options=note.options, given="")
    return replace(fresh, played=None, began=began, asking=None, stopped="", broken=False)


def _dealt(now: Standing, row: Row, note: journal_notes.Deal) -> Standing:
    version = game_named(note.game).version
    old = f"this game was played by version {note.rules} of the rules; this program plays version {version}"
    stopped = "" if note.rules == version else old
    try:
        position = Position.read(note.game, note.position)
    except MeowzeError as error:
        if stopped:
            return replace(now, at=row.n, stopped=stopped, broken=True)
        raise Damaged(f"the journal of this game cannot be read at number {row.n}: {error}") from error
    return replace(now, at=row.n, stopped=stopped, played=Played.begun(row.n, position))


def _seat(now: Standing, row: Row) -> int:
    if row.seat is None or not 0 <= row.seat < len(now.company.seats):
        raise Damaged(f"the journal of this game names no seat at number {row.n}")
    return row.seat


def _with(now: Standing, company: Company) -> Standing:
    return replace(now, company=company)


def _asked(now: Standing, row: Row, note: journal_notes.Ask) -> Standing:
    return replace(now, asking=Asking(row.n, _seat(now, row), note.to, note.asked))


def _agreed(now: Standing, row: Row, note: journal_notes.Agree) -> Standing:
    if now.asking is None:
        raise Damaged(f"the journal of this game agrees to nothing at number {row.n}")
    left = tuple(seat for seat in now.asking.asked if seat not in note.seats)
    return replace(now, asking=replace(now.asking, asked=left))


def _said(now: Standing, row: Row, note: journal_notes.Emote) -> Standing:
    return replace(now, said=(*now.said, Word(row.n, _seat(now, row), note.phrase))[-WORDS:])


_CHANGES: dict[str, Any] = {
    "open": _opened,
    "plan": _planned,
    "deal": _dealt,
    "sit": lambda now, row, note: _with(now, now.company.sat(note.device, _seat(now, row), note.name, note.animal)),
    "leave": lambda now, row, note: _with(now, now.company.freed(_seat(now, row))),
    "kick": lambda now, row, note: _with(now, now.company.kicked(_seat(now, row))),
    "place": lambda now, row, note: _with(now, now.company.reseated(note.seats)),
    "pair": lambda now, row, note: _with(now, now.company.paired(_seat(now, row), note.device)),
    "unpair": lambda now, row, note: _with(now, now.company.unpaired(_seat(now, row))),
    "host": lambda now, row, note: _with(now, now.company.hosted(note.device)),
    "settle": lambda now, row, note: _with(now, now.company.settled(note.closed, note.undo, note.absent)),
    "emote": _said,
    "ask": _asked,
    "agree": _agreed,
    "decline": lambda now, row, note: replace(now, asking=None),
}
