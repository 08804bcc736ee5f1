"""One table: who may do what, what an act does, what an undo takes back."""

from collections.abc import Sequence

from msgspec import structs

from meowze.games import game_named
from meowze.games.errors import MeowzeError, Misfit, Unreadable
from meowze.play.daily import daily_luck
from meowze.play.dice import DiceLike, Remembering, Secure
from meowze.play.position import Position, Step
from meowze.play.record import Record
from meowze.room import journal_notes
from meowze.room.bots import NO_BOTS, Bots
from meowze.room.company import Company, device_of, journal_id
from meowze.room.decision import Change, Refused
from meowze.room.journal import DamagedJournal, Header, Row, changes
from meowze.room.messages import incoming, outgoing
from meowze.room.refusal import Refusal, require
from meowze.room.request_handler import Entry, RequestHandler, current_position, require_playable, substitution
from meowze.room.room_setup import opening_options, planned_seats, resumed_text
from meowze.room.room_state import MAX_ROWS_IN_ALL, RoomState, apply_rows

MAX_ID = 64


class Room:
    """One table; `decide` and its like only say what would change, `commit` makes the change."""

    def __init__(
        self,
        header: Header,
        dice: DiceLike | None = None,
        bots: Bots = NO_BOTS,
        state: RoomState | None = None,
        damaged: bool = False,
    ) -> None:
        self.header = header
        self.dice = dice or Secure()
        self.bots = bots
        self.damaged = damaged  # only the beginning of what happened here is known, so nothing may be added
        self.state = state or RoomState()
        if damaged:
            self.state = structs.replace(self.state, stopped=DamagedJournal.key)

    @classmethod
    def open(
        cls,
        header: Header,
        asked: incoming.NewRoom,
        dice: DiceLike | None = None,
        bots: Bots = NO_BOTS,
        start: Position | None = None,
    ) -> tuple["Room", Change]:
        """A new room, and the change that opens it, to be stored and committed; a game may go on from `start`."""
        room, device = cls(header, dice, bots), device_of(header.room, asked.token)
        seats = planned_seats(asked.seats, (), bots)
        options = opening_options(asked, start)
        given = resumed_text(start, asked.game, len(seats), room.dice)
        note = journal_notes.Open(asked.game, options, seats, device, given, asked.daily)
        return room, room._change("", [(None, note)])

    @classmethod
    def replay(
        cls,
        header: Header,
        rows: Sequence[Row],
        dice: DiceLike | None = None,
        bots: Bots = NO_BOTS,
        damaged: bool = False,
    ) -> "Room":
        """The room that wrote these rows; with `damaged`, one that can only be looked at."""
        state = RoomState()
        for group in changes(rows):
            state = apply_rows(state, group)
        return cls(header, dice, bots, state, damaged)

    # ------------------------------------------------------------------------------------ questions

    @property
    def position(self) -> Position | None:
        """The present position; none while the room waits for players."""
        return self.state.position

    @property
    def company(self) -> Company:
        """Who sits here."""
        return self.state.company

    @property
    def record(self) -> Record:
        """The game so far, without what was taken back."""
        played = self.state.played
        require_playable(self.state)
        if played is None:
            raise Refusal("not-begun")
        start = Position.read(self.state.game, played.start)
        actions = tuple(action for act in played.acts for action in act.actions)
        return Record(start, self.company.names, self.header.created[:10], actions, played.position)

    # ------------------------------------------------------------------------------------ changes

    def decide(self, message: incoming.RoomRequest, device: str) -> Change | Refused | outgoing.Done:
        """What a message of a device would change, or why it is refused; an id that was done is not done again."""
        id = message.id
        if not 0 < len(id) <= MAX_ID or not id.isprintable():
            return Refused.by(id[:MAX_ID], Misfit("id", f"a message needs an id of 1 to {MAX_ID} characters"))
        own = journal_id(device, id)
        if own in self.state.done or own in self.state.requests:
            return outgoing.Done(id)
        try:
            if isinstance(message, incoming.Act):
                require(message.seat in self.company.rights(device).acts, "not-yours")
                return self.act(structs.replace(message, id=own))
            return self._change(own, RequestHandler(self.state, device, self.bots).entries(message))
        except MeowzeError as error:
            return Refused.by(id, error)

    def act(self, act: incoming.Act) -> Change:
        """What a seat's action would change, whoever chose it."""
        position = current_position(self.state, act.at)
        require(not self.state.journal_full, "room-full")
        require(not self.state.game_full, "game-full")
        mover = position.mover
        if mover is not None and act.seat != mover:
            raise Refusal("turn", name=self.company.names[mover])
        memory = Remembering(self._luck(self.state))
        memory.drawn = dict(self.state.played.drawn) if self.state.played else {}
        if act.action.split() != [act.action]:
            raise Unreadable(f"{act.action!r} is not one action").with_key("no-action", action=act.action)
        try:
            return self._act_change(act.id, position, list(position.steps(act.action, memory)))
        except Unreadable as error:
            raise error.with_key("no-action", action=act.action) from None

    def pair(self, seat: int, lender: str, device: str) -> Change:
        """What changes when a device is paired with a seat; whoever lends it must still have it."""
        require(seat in self.company.rights(lender).acts, "pairing")
        require(not self._own(seat, device), "already")
        return self._change(f"pair-{self.state.n + 1}", [(seat, journal_notes.Pair(device))])

    def note_hint(self, seat: int, at: int) -> Change | outgoing.Done:
        """What changes when a seat is given a hint: it counts in games alone or together, once in a position."""
        position = current_position(self.state, at)
        if not position.together or self.state.hinted == at:
            return outgoing.Done("")
        return self._change(f"hint-{self.state.n + 1}", [(seat, journal_notes.Hint())])

    def make_host(self, device: str) -> Change:
        """What changes when this device becomes the host, since the present one is away or the opener is back."""
        require(device != self.company.host, "already-host")
        return self._change(f"host-{self.state.n + 1}", [(None, journal_notes.Host(device))])

    def substitute(self, seat: int) -> Change:
        """What changes when a bot begins to play for somebody who is away."""
        return self._change(f"away-{self.state.n + 1}", [substitution(self.state, seat, self.bots)])

    def welcome_back(self, seat: int) -> Change:
        """What changes when somebody is back for whom a bot has played."""
        require(self.company.substituted(seat), "already")
        return self._change(f"back-{self.state.n + 1}", [(seat, journal_notes.Back())])

    def time_up(self, seat: int, at: int) -> Change:
        """What changes when the time of a seat's turn is up, of which the driver has kept count."""
        position = current_position(self.state, at)
        require(position.mover == seat and not self.state.overdue, "stale")
        return self._change(f"late-{self.state.n + 1}", [(seat, journal_notes.Late())])

    def commit(self, change: Change) -> None:
        """Make a change, once it is stored."""
        if change.before is not self.state:
            raise ValueError("this change belongs to another state of the room")
        self.state = change.after

    # ------------------------------------------------------------------------------------ rows

    def _own(self, seat: int, device: str) -> bool:
        return any(grant.seat == seat and grant.device == device for grant in self.company.grants)

    def _require_whole(self) -> None:
        if self.damaged:
            raise DamagedJournal("the journal of this game is damaged, so nothing can be added to it")

    def _act_change(self, id: str, position: Position, steps: list[Step]) -> Change:
        self._require_whole()
        rows: list[Row] = []
        for step in steps:
            if not step.forced:
                mover = position.mover
                kind = "nature" if mover is None else "act"
                rows.append(Row(self.state.n + 1 + len(rows), mover, "" if rows else id, kind, step.action))
            position = step.position
        return Change(tuple(rows), self.state, apply_rows(self.state, rows, steps), steps)

    def _change(self, id: str, entries: list[Entry]) -> Change:
        self._require_whole()
        require(self.state.n < MAX_ROWS_IN_ALL, "room-full")
        rows = [self._row(k, "" if k else id, *entry) for k, entry in enumerate(entries)]
        after = apply_rows(self.state, rows)
        for follow in (self._renaming, self._deal):
            note = follow(after)
            if note:
                rows.append(self._row(len(rows), "", None, note))
                after = apply_rows(self.state, rows)
        return Change(tuple(rows), self.state, after)

    def _row(self, k: int, id: str, seat: int | None, what: journal_notes.Note | str) -> Row:
        kind, text = ("undo", what) if isinstance(what, str) else journal_notes.write_note(what)
        return Row(self.state.n + 1 + k, seat, id, kind, text)

    def _renaming(self, state: RoomState) -> journal_notes.Place | None:
        """A typed name gives way to a generated one when its seat becomes free for somebody by link."""
        seats = state.company.seats
        named = planned_seats([None] * len(seats), seats, self.bots)
        return journal_notes.Place(named) if named != seats else None

    def _luck(self, state: RoomState) -> DiceLike:
        """The dice of the game that is played."""
        return daily_luck(state.game, state.daily) if state.daily else self.dice

    def _deal(self, state: RoomState) -> journal_notes.Deal | None:
        """The game begins when all seats are taken."""
        seats = len(state.company.seats)
        if state.played or state.stopped or not state.company.full:
            return None
        if state.given:
            start = Position.read(state.game, state.given)
        elif state.began is None:
            start = Position.deal(state.game, seats, state.options, self._luck(state))
        else:
            start = Position.deal_again(state.game, seats, state.options, self.dice, state.began)
        return journal_notes.Deal(state.game, game_named(state.game).version, start.text)


def finished_games(header: Header, rows: Sequence[Row]) -> dict[int, Record]:
    """The records of all games of a room that were played to their end, by the number of the deal."""
    room, found = Room(header), dict[int, Record]()
    for group in changes(rows):
        if group[0].kind == "plan":
            found |= _ended(room)
        room.state = apply_rows(room.state, group)
    return found | _ended(room)


def _ended(room: Room) -> dict[int, Record]:
    played = room.state.played
    return {played.dealt: room.record} if played and played.position.over and not room.state.stopped else {}
