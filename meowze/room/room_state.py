"""Everything about a room that changes, as one value, and how the rows of the journal lead from one to the next."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from meowze.games import game_named
from meowze.games.errors import MeowzeError
from meowze.play.position import Position, Step
from meowze.room import journal_notes
from meowze.room.company import Company, Sitter, journal_id, sender
from meowze.room.journal import DamagedJournal, Row
from meowze.room.messages.outgoing import Series, Word
from meowze.room.played_game import PlayedGame

MAX_IDS = 24  # of the last changes of all kinds; an older act is refused anyway, since its `at` has passed
MAX_REQUESTS = 24  # of each device, acts not counted
MAX_DEVICES = 32  # whose requests are remembered; those who have a seat are never forgotten for others
MAX_WORDS = 4
SERIES = 1024  # scores that are remembered: each act tells every device the same one
MAX_ACTS = 5_000  # of a game; whoever plays to win needs some hundred at most
MAX_ROWS = 20_000  # of a room, for acts
MAX_ROWS_FOR_REMATCH = 10_000  # a game that begins before can be finished
MAX_ROWS_IN_ALL = 21_000  # so that everybody can still leave
EMPTY = Company()


class UndoRequest(Struct, frozen=True):
    """Somebody asks to take back, and others have to agree."""

    n: int
    seat: int
    to: int
    asked: tuple[int, ...]  # those who have not agreed yet


class RoomState(Struct, frozen=True):
    """A room at one moment."""

    n: int = -1
    at: int = 0
    company: Company = EMPTY
    game: str = ""
    options: str = ""  # as they were asked for
    given: str = ""  # the position from which the first game goes on, if one was given
    daily: str = ""  # the day whose game this is, if it is one of these
    played: PlayedGame | None = None  # none before the deal
    began: int | None = None  # who began the game before this one
    earlier_winners: tuple[tuple[Sitter, ...], ...] = ()  # those who won each game before this one
    hinted: int = -1  # where the last hint was given
    undo_request: UndoRequest | None = None
    turn: int = 0  # the number of the event with which this turn began, or began anew
    overdue: bool = False  # the time of this turn is up
    said: tuple[Word, ...] = ()
    earlier: str = ""  # this game was begun with an earlier version of the rules, which differs where it cannot go on
    stopped: str = ""  # why the game cannot go on
    broken: bool = False  # this is the last position that could be replayed, not the one where the game ended
    done: tuple[str, ...] = ()  # the ids of the last messages that were done
    requests: tuple[str, ...] = ()  # the ids of the last requests of each device that were done

    @property
    def position(self) -> Position | None:
        """The present position, if a game is being played."""
        return self.played.position if self.played else None

    @property
    def secret(self) -> bool:
        """Whether a seat knows something that others may not: then it is for its own devices and for bots alone."""
        return self.played is not None and self.played.position.secret

    @property
    def game_full(self) -> bool:
        """Whether so much was played in this game that nobody can act any more."""
        return self.played is not None and self.played.length >= MAX_ACTS

    @property
    def journal_full(self) -> bool:
        """Whether so much has happened in this room that nobody can act any more."""
        return self.n >= MAX_ROWS

    @property
    def winners(self) -> tuple[tuple[Sitter, ...], ...]:
        """Those who won each game here that is over, but those alone or together; nobody after a draw."""
        position, sitters = self.position, self.company.sitters
        if position is None or self.stopped or not position.over or position.together:
            return self.earlier_winners
        winners = position.winners if len(position.winners) < len(sitters) else ()
        return (*self.earlier_winners, tuple(sitters[seat] for seat in winners))

    @property
    def series(self) -> Series:
        """The score over all games of this room."""
        return _series(self.winners, self.company.sitters)


@lru_cache(SERIES)
def _series(games: tuple[tuple[Sitter, ...], ...], sitters: tuple[Sitter, ...]) -> Series:
    wins = tuple(sum(sitter in winners for winners in games) for sitter in sitters)
    return Series(len(games), wins, sum(not winners for winners in games))


def apply_rows(state: RoomState, rows: Sequence[Row], steps: Sequence[Step] | None = None) -> RoomState:
    """The room after the rows of one change; the steps of an act are replayed unless they are given."""
    for k, row in enumerate(rows):
        if row.n != state.n + 1 + k:
            raise DamagedJournal(f"the journal of this game does not fit together at number {row.n}")
    if rows[0].kind == "act":
        state = _after_act(state, rows, steps)
    else:
        for row in rows:
            state = _after_row(replace(state, n=row.n), row)
        state = replace(state, requests=_with_request(state, rows[0].id))
    return replace(state, n=rows[-1].n, done=(*state.done, rows[0].id)[-MAX_IDS:])


def _with_request(state: RoomState, id: str) -> tuple[str, ...]:
    """The remembered requests with one more; devices without rights give way when there are too many."""
    device = sender(id)
    if not device:
        return state.requests
    requests: dict[str, list[str]] = {}
    for known in state.requests:
        requests.setdefault(sender(known), []).append(known)
    own = requests.pop(device, [])
    belonging = {sender(journal_id(each, "")) for each in state.company.devices}
    strangers = [each for each in requests if each not in belonging]
    for each in strangers[: max(0, len(requests) + 1 - MAX_DEVICES)]:
        del requests[each]
    return (*chain(*requests.values()), *own[1 - MAX_REQUESTS :], id)


# ------------------------------------------------------------------------------------ acts and undos


def _after_act(state: RoomState, rows: Sequence[Row], steps: Sequence[Step] | None) -> RoomState:
    first, played, at = rows[0], state.played, rows[-1].n
    if state.broken:
        return replace(state, at=at, undo_request=None)
    if steps is None:
        try:
            steps = _replay(played, rows)
        except MeowzeError as error:
            if state.earlier:
                return replace(state, at=at, undo_request=None, stopped=state.earlier, broken=True)
            raise DamagedJournal(f"the journal of this game cannot be played at number {first.n}: {error}") from error
    assert played
    after = replace(state, at=at, undo_request=None, played=played.after(first.n, steps))
    here, there = played.position, steps[-1].position
    return after if (here.mover, here.turns) == (there.mover, there.turns) else _turn_begun(after, at)


def _turn_begun(state: RoomState, n: int) -> RoomState:
    return replace(state, turn=n, overdue=False)


def _replay(played: PlayedGame | None, rows: Sequence[Row]) -> list[Step]:
    if played is None or played.position.mover != rows[0].seat:
        raise DamagedJournal("an act of a seat that is not to act")
    steps = list(played.position.steps(" ".join(row.text for row in rows)))
    written = [step for step in steps if not step.forced]
    position = steps[-1].position
    if len(written) != len(rows) or any(row.kind != "nature" for row in rows[1:]):
        raise DamagedJournal("an act with something else in it")
    if position.mover is None and not position.over:
        raise DamagedJournal("it ends in the middle of a move")
    return steps


def _after_undo(state: RoomState, row: Row) -> RoomState:
    state = replace(state, at=row.n, undo_request=None)
    if state.broken:
        return state
    played = state.played
    to = int(row.text) if row.text.isascii() and row.text.isdigit() else -1
    if played is None or not played.has_been_at(to):
        if state.earlier:
            return replace(state, stopped=state.earlier, broken=True)
        raise DamagedJournal(f"the journal of this game goes back to nowhere at number {row.n}")
    return _turn_begun(replace(state, played=played.back(row.n, to)), row.n)


# ------------------------------------------------------------------------------------ notes


def _after_row(state: RoomState, row: Row) -> RoomState:
    if row.kind == "undo":
        return _after_undo(state, row)
    note = journal_notes.read_note(row)
    match note:
        case journal_notes.Open():
            return _after_open(state, row, note)
        case journal_notes.Plan():
            return _after_plan(state, row, note)
        case journal_notes.Deal():
            return _after_deal(state, row, note)
        case journal_notes.Ask():
            return replace(state, undo_request=UndoRequest(row.n, _seat(state, row), note.to, note.asked))
        case journal_notes.Agree():
            return _after_agree(state, row, note)
        case journal_notes.Decline():
            return replace(state, undo_request=None)
        case journal_notes.Late():
            return replace(state, overdue=True)
        case journal_notes.Hint():
            return _after_hint(state)
        case journal_notes.Face():
            return _after_face(state, row, note)
        case journal_notes.Emote():
            return replace(state, said=(*state.said, Word(row.n, _seat(state, row), note.phrase))[-MAX_WORDS:])
    return replace(state, company=_company_after(state, row, note))


def _company_after(state: RoomState, row: Row, note: journal_notes.Note) -> Company:
    company = state.company
    match note:
        case journal_notes.Place():
            return company.reseated(note.seats)
        case journal_notes.Host():
            return company.hosted(note.device)
        case journal_notes.Settle():
            return company.settled(note.closed, note.undo, note.absent, note.clock)
    seat = _seat(state, row)
    match note:
        case journal_notes.Sit():
            return company.sat(note.device, seat, note.name, note.animal)
        case journal_notes.Substitute():
            return company.played_by(seat, note.level)
        case journal_notes.Back():
            return company.played_by(seat, 0)
        case journal_notes.Leave():
            return company.keeping(seat) if state.secret else company.freed(seat)
        case journal_notes.Kick():
            return company.kicked(seat)
        case journal_notes.Pair():
            return company.paired(seat, note.device)
        case journal_notes.Unpair():
            return company.unpaired(seat)
    raise TypeError(f"nothing is done about {type(note).__name__}")


def _after_open(state: RoomState, row: Row, note: journal_notes.Open) -> RoomState:
    if row.n:
        raise DamagedJournal(f"the journal of this game has two openings, the second at number {row.n}")
    company = Company(opener=note.device, host=note.device).reseated(note.seats)
    state = replace(state, company=company, game=note.game, options=note.options)
    return replace(state, given=note.position, daily=note.daily)


def _after_plan(state: RoomState, row: Row, note: journal_notes.Plan) -> RoomState:
    began = state.played.began if state.played else state.began
    company = state.company.emptied().reseated(note.seats)
    state = replace(state, earlier_winners=state.winners)
    state = replace(state, at=row.n, company=company, game=note.game, options=note.options, given="", daily="")
    state = replace(state, played=None, began=began, undo_request=None, earlier="", stopped="", broken=False)
    return _turn_begun(state, row.n)


def _after_deal(state: RoomState, row: Row, note: journal_notes.Deal) -> RoomState:
    game = game_named(note.game)
    old = f"this game was played by version {note.rules} of the rules; this program plays version {game.version}"
    earlier = "" if note.rules == game.version else old
    stopped = "" if game.reads(note.rules) else earlier
    state = replace(state, at=row.n, earlier=earlier, stopped=stopped)
    try:
        position = Position.read(note.game, note.position)
    except MeowzeError as error:
        if earlier:
            return replace(state, stopped=earlier, broken=True)
        raise DamagedJournal(f"the journal of this game cannot be read at number {row.n}: {error}") from error
    return _turn_begun(replace(state, played=PlayedGame.begin(row.n, position)), row.n)


def _after_agree(state: RoomState, row: Row, note: journal_notes.Agree) -> RoomState:
    if state.undo_request is None:
        raise DamagedJournal(f"the journal of this game agrees to nothing at number {row.n}")
    left = tuple(seat for seat in state.undo_request.asked if seat not in note.seats)
    return replace(state, undo_request=replace(state.undo_request, asked=left))


def _after_face(state: RoomState, row: Row, note: journal_notes.Face) -> RoomState:
    company = state.company.faced(_seat(state, row), note.name, note.animal)
    now = dict(zip(state.company.sitters, company.sitters, strict=True))
    won = tuple(tuple(now.get(winner, winner) for winner in winners) for winners in state.earlier_winners)
    return replace(state, company=company, earlier_winners=won)


def _after_hint(state: RoomState) -> RoomState:
    played = state.played
    return replace(state, hinted=state.at, played=replace(played, hints=played.hints + 1) if played else None)


def _seat(state: RoomState, row: Row) -> int:
    if row.seat is None or not 0 <= row.seat < len(state.company.seats):
        raise DamagedJournal(f"the journal of this game names no seat at number {row.n}")
    return row.seat
