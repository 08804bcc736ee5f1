"""One table: who may do what, what an act does, what an undo takes back. No socket, no clock, no disk."""

from collections.abc import Sequence
from secrets import token_hex

from msgspec import Struct, structs

from meowze.games import game_named
from meowze.games.errors import Illegal, MeowzeError, Misfit
from meowze.play.dice import Dice, Remembering, Secure
from meowze.play.position import Position, Step
from meowze.play.record import Record
from meowze.room import events, journal_notes
from meowze.room.bots import Bots
from meowze.room.company import Company, device_of, signed
from meowze.room.journal import Header, Result, Row, changes
from meowze.room.refusals import Refusal, Values, demand, reason
from meowze.room.requests import Entry, Wisher, current
from meowze.room.room_state import Standing, applied
from meowze.room.seating import asked_options, planned_seats

LONGEST_ID = 64
NO_BOTS = Bots()


class Change(Struct, frozen=True):
    """What a message would do, held aside: store the rows, then `keep` it, then tell it."""

    rows: tuple[Row, ...]
    before: Standing
    after: Standing
    steps: Sequence[Step] = ()

    @property
    def over(self) -> bool:
        """Whether it ends a game."""
        return bool(self.steps) and self.steps[-1].position.over

    @property
    def reopened(self) -> int | None:
        """The number of the deal of a game that was over and goes on."""
        before, after = self.before.played, self.after.played
        back = before and after and before.dealt == after.dealt and before.position.over and not after.position.over
        return after.dealt if after and back else None

    @property
    def result(self) -> Result | None:
        """How a game ended in which all played for the same and reached it; one that went on from elsewhere is none."""
        played = self.after.played
        if not self.over or played is None or self.after.given:
            return None
        end = played.position
        if not (end.together and end.winners):
            return None
        return Result(played.dealt, token_hex(8), end.game.name, end.seats, end.options, end.worth, end.turns)


class Refused(Struct, frozen=True):
    """What is not done, why, and the paragraph of the rule book that bars it, if one does."""

    id: str
    why: str
    rule: str = ""
    key: str = ""  # of the message that says why
    values: Values = {}

    @classmethod
    def by(cls, id: str, error: MeowzeError) -> "Refused":
        """The message with this id is refused by an error."""
        return cls(id, str(error), error.rule if isinstance(error, Illegal) else "", *reason(error))


class Room:
    """One table; `asked` and its like only say what would happen, `keep` makes it so."""

    def __init__(self, header: Header, dice: Dice | None = None, bots: Bots = NO_BOTS) -> None:
        self.header = header
        self.dice = dice or Secure()
        self.bots = bots
        self.now = Standing()

    @classmethod
    def opened(
        cls,
        header: Header,
        asked: events.NewRoom,
        dice: Dice | None = None,
        bots: Bots = NO_BOTS,
        start: Position | None = None,
    ) -> tuple["Room", Change]:
        """A new room, and the change that opens it: store that and keep it. Its first game may go on from `start`."""
        room, device = cls(header, dice, bots), device_of(header.room, asked.token)
        seats = planned_seats(asked.seats, (), bots)
        options = start.options if start else asked_options(asked.game, asked.preset, asked.options, len(seats))
        note = journal_notes.Open(
            asked.game, options, seats, device, _resumed(start, asked.game, len(seats), room.dice)
        )
        return room, room._change("", [(None, note)])

    @classmethod
    def replayed(cls, header: Header, rows: Sequence[Row], dice: Dice | None = None, bots: Bots = NO_BOTS) -> "Room":
        """A room from the journal, equal to the one that wrote it."""
        room = cls(header, dice, bots)
        for group in changes(rows):
            room.now = applied(room.now, group)
        return room

    # ------------------------------------------------------------------------------------ asking

    @property
    def position(self) -> Position | None:
        """The game as it stands; none while the room waits for players."""
        return self.now.position

    @property
    def company(self) -> Company:
        """Who sits here."""
        return self.now.company

    @property
    def record(self) -> Record:
        """The game so far, without what was taken back."""
        played = self.now.played
        demand(not self.now.stopped, "stopped")
        if played is None:
            raise Refusal("not-begun")
        start = Position.read(self.now.game, played.start)
        actions = tuple(action for moment in played.moments for action in moment.actions)
        return Record(start, self.company.names, self.header.created[:10], actions, played.position)

    # ------------------------------------------------------------------------------------ changing

    def asked(self, message: events.Wish, device: str) -> Change | Refused | events.Done:
        """What a message of a device would change, or why it is refused; a known id is not done again."""
        id = message.id
        if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
            return Refused.by(id[:LONGEST_ID], Misfit("id", f"a message needs an id of 1 to {LONGEST_ID} characters"))
        own = signed(device, id)
        if own in self.now.done:
            return events.Done(id)
        try:
            if isinstance(message, events.Act):
                demand(message.seat in self.company.rights(device).acts, "not-yours")
                return self.act(structs.replace(message, id=own))
            return self._change(own, Wisher(self.now, device, self.bots).entries(message))
        except MeowzeError as error:
            return Refused.by(id, error)

    def act(self, act: events.Act) -> Change:
        """What a seat's action would change, whoever chose it."""
        position = current(self.now, act.at)
        mover = position.mover
        if mover is not None and act.seat != mover:
            raise Refusal("turn", name=self.company.names[mover])
        memory = Remembering(self.dice)
        memory.drawn = dict(self.now.played.drawn) if self.now.played else {}
        position.game.notation.action_code(position.state, act.action)  # bars two actions in one text
        return self._moved(act.id, position, list(position.steps(act.action, memory)))

    def paired(self, seat: int, device: str) -> Change:
        """What a device changes that was lent a seat."""
        demand(self.company.taken(seat) and self.company.seats[seat].who != "bot", "nobody")
        demand(not self._own(seat, device), "already")
        return self._change(f"pair-{self.now.n + 1}", [(seat, journal_notes.Pair(device))])

    def hosted(self, device: str) -> Change:
        """What changes when this device becomes the host."""
        demand(device != self.company.host, "already-host")
        return self._change(f"host-{self.now.n + 1}", [(None, journal_notes.Host(device))])

    def keep(self, change: Change) -> None:
        """Make a change that was stored."""
        if change.before is not self.now:
            raise ValueError("this change belongs to another moment of the room")
        self.now = change.after

    # ------------------------------------------------------------------------------------ rows

    def _own(self, seat: int, device: str) -> bool:
        return any(grant.seat == seat and grant.device == device for grant in self.company.grants)

    def _moved(self, id: str, position: Position, steps: list[Step]) -> Change:
        rows: list[Row] = []
        for step in steps:
            if not step.forced:
                mover = position.mover
                kind = "nature" if mover is None else "act"
                rows.append(Row(self.now.n + 1 + len(rows), mover, "" if rows else id, kind, step.action))
            position = step.position
        return Change(tuple(rows), self.now, applied(self.now, rows, steps), steps)

    def _change(self, id: str, entries: list[Entry]) -> Change:
        rows = [self._row(k, "" if k else id, *entry) for k, entry in enumerate(entries)]
        after = applied(self.now, rows)
        for follow in (self._renaming, self._deal):
            note = follow(after)
            if note:
                rows.append(self._row(len(rows), "", None, note))
                after = applied(self.now, rows)
        return Change(tuple(rows), self.now, after)

    def _row(self, k: int, id: str, seat: int | None, what: journal_notes.Note | str) -> Row:
        kind, text = ("undo", what) if isinstance(what, str) else journal_notes.write_note(what)
        return Row(self.now.n + 1 + k, seat, id, kind, text)

    def _renaming(self, now: Standing) -> journal_notes.Place | None:
        """Typed names go when a seat becomes free for somebody by link."""
        seats = now.company.seats
        named = planned_seats([None] * len(seats), seats, self.bots)
        return journal_notes.Place(named) if named != seats else None

    def _deal(self, now: Standing) -> journal_notes.Deal | None:
        """The game begins when all seats are taken."""
        seats = len(now.company.seats)
        if now.played or now.stopped or not now.company.full:
            return None
        if now.given:
            start = Position.read(now.game, now.given)
        elif now.began is None:
            start = Position.deal(now.game, seats, now.options, self.dice)
        else:
            start = Position.deal_again(now.game, seats, now.options, self.dice, now.began)
        return journal_notes.Deal(now.game, game_named(now.game).version, start.text)


def _resumed(start: Position | None, game: str, seats: int, dice: Dice) -> str:
    """A position to go on from, when nature has made the moves that it owes there."""
    if start is None:
        return ""
    if start.game.name != game or start.seats != seats:
        raise Misfit("seats", f"This game is {start.game.name} for {start.seats}.")
    demand(not start.over, "over-here")
    return start.rolled(dice).text


def finished_games(header: Header, rows: Sequence[Row]) -> dict[int, Record]:
    """The records of all games of a room that were played to their end, by the number of the deal."""
    room, found = Room(header), dict[int, Record]()
    for group in changes(rows):
        if group[0].kind == "plan":
            found |= _ended(room)
        room.now = applied(room.now, group)
    return found | _ended(room)


def _ended(room: Room) -> dict[int, Record]:
    played = room.now.played
    return {played.dealt: room.record} if played and played.position.over and not room.now.stopped else {}
