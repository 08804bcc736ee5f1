"""One table: who may do what, what an act does, what an undo takes back. No socket, no clock, no disk."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import structs

from meowze.play.dice import Dice, Remembering, Secure
from meowze.play.errors import Illegal, MeowzeError
from meowze.play.games import game_named
from meowze.play.position import Position, Step
from meowze.play.record import Record
from meowze.server import events, notes
from meowze.server.company import Company, Grant, Rights, device_of, signed
from meowze.server.journal import Header, Row, changes
from meowze.server.names import ANIMALS, is_generated
from meowze.server.plans import asked_options, planned_seats
from meowze.server.standing import Standing, applied
from meowze.server.thinking import Bots

LONGEST_ID = 64
LONGEST_ABSENCE = 3600
NO_BOTS = Bots()


class Refusal(MeowzeError):
    """Something that is not done here, and why."""


@dataclass(frozen=True)
class Change:
    """What a message would do, held aside: store the rows, then `keep` it, then tell it."""

    rows: tuple[Row, ...]
    before: Standing
    after: Standing
    steps: Sequence[Step] = ()

    @property
    def over(self) -> bool:
        """Whether it ends a game."""
        return bool(self.steps) and self.steps[-1].position.over


@dataclass(frozen=True)
class Refused:
    """What is not done, why, and the paragraph of the rule book that bars it, if one does."""

    id: str
    why: str
    rule: str = ""


Entry = tuple[int | None, notes.Note | str]  # a seat, and a note or the number an undo goes back to


class Room:
    """One table; `asked` and its like only say what would happen, `keep` makes it so."""

    def __init__(self, header: Header, dice: Dice | None = None, bots: Bots = NO_BOTS) -> None:
        self.header = header
        self.dice = dice or Secure()
        self.bots = bots
        self.now = Standing()

    @classmethod
    def opened(
        cls, header: Header, asked: events.NewRoom, dice: Dice | None = None, bots: Bots = NO_BOTS
    ) -> tuple["Room", Change]:
        """A new room, and the change that opens it: store that and keep it."""
        room, device = cls(header, dice, bots), device_of(header.room, asked.token)
        seats = planned_seats(asked.seats, (), bots)
        options = asked_options(asked.game, asked.preset, asked.options, len(seats))
        note = notes.Open(asked.game, options, seats, device)
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
        if played is None or self.now.stopped:
            raise Refusal(self.now.stopped or "The game has not begun.")
        start = Position.read(self.now.game, played.start)
        actions = tuple(action for moment in played.moments for action in moment.actions)
        return Record(start, self.company.names, self.header.created[:10], actions, played.position)

    # ------------------------------------------------------------------------------------ changing

    def asked(self, message: events.Wish, device: str) -> Change | Refused | events.Done:
        """What a message of a device would change, or why it is refused; a known id is not done again."""
        id = message.id
        if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
            return Refused(id[:LONGEST_ID], f"A message needs an id of 1 to {LONGEST_ID} characters.")
        own = signed(device, id)
        if own in self.now.done:
            return events.Done(id)
        try:
            rights = self.company.rights(device)
            if isinstance(message, events.Act):
                _demand(message.seat in rights.acts, "This device does not play for that seat.")
                return self.act(structs.replace(message, id=own))
            return self._change(own, self._entries(message, rights, device))
        except Illegal as barred:
            return Refused(id, str(barred), barred.rule)
        except MeowzeError as error:
            return Refused(id, str(error))

    def act(self, act: events.Act) -> Change:
        """What a seat's action would change, whoever chose it."""
        position = self._current(act.at)
        mover = position.mover
        if mover is not None and act.seat != mover:
            raise Refusal(f"It is {self.company.names[mover]}'s turn.")
        memory = Remembering(self.dice)
        memory.drawn = dict(self.now.played.drawn) if self.now.played else {}
        position.why(act.action)  # bars two actions in one text, which `steps` would play
        return self._moved(act.id, position, list(position.steps(act.action, memory)))

    def paired(self, seat: int, device: str) -> Change:
        """What a device changes that was lent a seat."""
        _demand(self.company.taken(seat) and self.company.seats[seat].who != "bot", "Nobody sits there any more.")
        _demand(not self._own(seat, device), "This device has that seat already.")
        return self._change(f"pair-{self.now.n + 1}", [(seat, notes.Pair(device))])

    def hosted(self, device: str) -> Change:
        """What changes when this device becomes the host."""
        _demand(device != self.company.host, "This device is the host already.")
        return self._change(f"host-{self.now.n + 1}", [(None, notes.Host(device))])

    def keep(self, change: Change) -> None:
        """Make a change that was stored."""
        if change.before is not self.now:
            raise ValueError("this change belongs to another moment of the room")
        self.now = change.after

    # ------------------------------------------------------------------------------------ what a message asks for

    def _entries(self, message: events.Wish, rights: Rights, device: str) -> list[Entry]:
        if isinstance(message, events.Kick | events.Place | events.Settle | events.Rematch):
            _demand(rights.host, "Only the host can do that.")
        seat = getattr(message, "seat", None)
        if seat is not None:
            _demand(0 <= seat < len(self.company.seats), "There is no such seat.")
        if isinstance(message, events.Leave | events.Unpair | events.Emote):
            _demand(seat in rights.acts, "This device does not play for that seat.")
        ask: Callable[..., list[Entry]] = getattr(self, f"_{type(message).__name__.lower()}")
        return ask(message, rights, device)

    def _sit(self, sit: events.Sit, rights: Rights, device: str) -> list[Entry]:
        company = self.company
        _demand(bool(device), "To sit down a device needs a token of its own.")
        _demand(not company.taken(sit.seat), f"{company.names[sit.seat]} sits there already.")
        _demand(not company.closed or any(rights), "The host has closed this room to newcomers.")
        _demand(device not in company.barred, "The host has asked you to leave this room.")
        _demand(is_generated(sit.name), "Please take one of the names that are offered.")
        _demand(sit.name not in _others(company.names, sit.seat), "Somebody here has that name; please take another.")
        _demand(sit.animal in ANIMALS, f"An animal is one of {', '.join(ANIMALS)}.")
        return [(sit.seat, notes.Sit(device, sit.name, sit.animal))]

    def _leave(self, leave: events.Leave, rights: Rights, device: str) -> list[Entry]:
        lent = Grant(device, leave.seat, paired=True) in self.company.grants
        return [(leave.seat, notes.Unpair() if lent else notes.Leave())]

    def _unpair(self, unpair: events.Unpair, rights: Rights, device: str) -> list[Entry]:
        lent = any(grant.seat == unpair.seat and grant.paired for grant in self.company.grants)
        _demand(lent, "No other device has that seat.")
        return [(unpair.seat, notes.Unpair())]

    def _kick(self, kick: events.Kick, rights: Rights, device: str) -> list[Entry]:
        _demand(kick.seat in self.company.people, "Nobody sits there.")
        return [(kick.seat, notes.Kick())]

    def _place(self, place: events.Place, rights: Rights, device: str) -> list[Entry]:
        wanted: list[events.SeatPlan | None] = [None] * len(self.company.seats)
        wanted[place.seat] = events.SeatPlan(place.who, level=place.level)
        return [(place.seat, notes.Place(planned_seats(wanted, self.company.seats, self.bots)))]

    def _settle(self, settle: events.Settle, rights: Rights, device: str) -> list[Entry]:
        _demand(0 <= settle.absent <= LONGEST_ABSENCE, f"absent is a number of seconds from 0 to {LONGEST_ABSENCE}.")
        return [(None, notes.Settle(settle.closed, settle.undo, settle.absent))]

    def _rematch(self, again: events.Rematch, rights: Rights, device: str) -> list[Entry]:
        game, seats = again.game or self.now.game, self.company.seats
        if again.seats is not None:
            seats = planned_seats(again.seats, seats, self.bots)
        options = again.options
        if options is None:
            options = self.now.options if game == self.now.game and not again.preset else ""
        return [(None, notes.Plan(game, asked_options(game, again.preset, options, len(seats)), seats))]

    def _emote(self, emote: events.Emote, rights: Rights, device: str) -> list[Entry]:
        return [(emote.seat, notes.Emote(emote.phrase))]

    def _undo(self, undo: events.Undo, rights: Rights, device: str) -> list[Entry]:
        self._current(undo.at)
        _demand(bool(rights.acts), "Only who plays can take something back.")
        _demand(self.company.undo, "The host has switched undo off.")
        to, asked = self._way_back(rights)
        seat = rights.acts[0]
        return [(seat, notes.Ask(to, asked))] if asked else [(seat, str(to))]

    def _way_back(self, rights: Rights) -> tuple[int, tuple[int, ...]]:
        """The number to go back to, and whom to ask for it."""
        played = self.now.played
        moments = played.moments if played else []
        own = [k for k, moment in enumerate(moments) if moment.seat in rights.acts]
        if not own or played is None:
            raise Refusal("There is nothing to take back.")
        last, position = moments[-1], played.position
        k = own[-1]
        asked = tuple(seat for seat in self.company.people if seat not in rights.acts)
        here = (last.seat, last.turn) == (position.mover, position.turns)
        if k == len(moments) - 1 and here and last.free:
            asked = ()  # the own turn still lasts, and nature has shown nothing
        if asked:
            turn = (moments[k].seat, moments[k].turn)
            k = next(j for j, moment in enumerate(moments) if (moment.seat, moment.turn) == turn)
        return (moments[k - 1].last if k else played.dealt), asked

    def _reply(self, reply: events.Reply, rights: Rights, device: str) -> list[Entry]:
        asking = self.now.asking
        if asking is None or asking.n != reply.n:
            raise Refusal("That request has ended.")
        own = tuple(seat for seat in asking.asked if seat in rights.acts)
        _demand(bool(own), "This device was not asked.")
        if not reply.yes:
            return [(own[0], notes.Decline())]
        agreed: list[Entry] = [(own[0], notes.Agree(own))]
        return agreed if set(asking.asked) - set(own) else [*agreed, (asking.seat, str(asking.to))]

    # ------------------------------------------------------------------------------------ rows

    def _current(self, at: int) -> Position:
        position = self.position
        if self.now.stopped or position is None:
            raise Refusal(self.now.stopped or "The game has not begun.")
        _demand(at == self.now.at, "The table has changed since then: please look again.")
        return position

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
        for follow in (self._renaming, self._deal):
            note = follow(applied(self.now, rows))
            if note:
                rows.append(self._row(len(rows), "", None, note))
        return Change(tuple(rows), self.now, applied(self.now, rows))

    def _row(self, k: int, id: str, seat: int | None, what: notes.Note | str) -> Row:
        kind, text = ("undo", what) if isinstance(what, str) else notes.write_note(what)
        return Row(self.now.n + 1 + k, seat, id, kind, text)

    def _renaming(self, now: Standing) -> notes.Place | None:
        """Typed names go when a seat becomes free for somebody by link."""
        seats = now.company.seats
        named = planned_seats([None] * len(seats), seats, self.bots)
        return notes.Place(named) if named != seats else None

    def _deal(self, now: Standing) -> notes.Deal | None:
        """The game begins when all seats are taken."""
        seats = len(now.company.seats)
        if now.played or now.stopped or not now.company.full:
            return None
        if now.began is None:
            start = Position.deal(now.game, seats, now.options, self.dice)
        else:
            start = Position.deal_again(now.game, seats, now.options, self.dice, now.began)
        return notes.Deal(now.game, game_named(now.game).version, start.text)


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Refusal(otherwise)


def _others(names: tuple[str, ...], seat: int) -> tuple[str, ...]:
    return names[:seat] + names[seat + 1 :]


def finished_games(header: Header, rows: Sequence[Row]) -> list[Record]:
    """The records of all games of a room that were played to their end, the first one first."""
    room, found = Room(header), list[Record]()
    for group in changes(rows):
        if group[0].kind == "plan":
            found += _ended(room)
        room.now = applied(room.now, group)
    return found + _ended(room)


def _ended(room: Room) -> list[Record]:
    return [room.record] if room.position and room.position.over and not room.now.stopped else []
