"""What a device may ask of a room besides acts: each request becomes journal entries, or is refused."""

from itertools import takewhile

from meowze.games.errors import Misfit
from meowze.play.position import Position
from meowze.room import journal_notes
from meowze.room.bots import SUBSTITUTE_LEVEL, Bots
from meowze.room.company import Grant, Rights
from meowze.room.journal import DamagedJournal
from meowze.room.messages import incoming
from meowze.room.names import ANIMALS, is_generated
from meowze.room.refusal import Refusal, require
from meowze.room.room_setup import checked_options, planned_seats
from meowze.room.room_state import MAX_ROWS_FOR_REMATCH, RoomState

MAX_SECONDS = 3600  # for a turn, and until a bot plays for somebody away
Entry = tuple[int | None, journal_notes.Note | str]  # a seat, and a note or the number that an undo goes back to


def require_playable(state: RoomState) -> None:
    """Refuse what needs a game that can go on."""
    if state.stopped == DamagedJournal.key:
        raise DamagedJournal("the journal of this game is damaged")
    require(not state.stopped, "stopped")


def current_position(state: RoomState, at: int) -> Position:
    """The position, if a game is going on and the client chose in this very position."""
    require_playable(state)
    if state.position is None:
        raise Refusal("not-begun")
    require(at == state.at, "stale")
    return state.position


class RequestHandler:
    """Handles the requests of one device to a room in this state."""

    def __init__(self, state: RoomState, device: str, bots: Bots) -> None:
        self.state, self.device, self.bots = state, device, bots
        self.company, self.rights = state.company, state.company.rights(device)

    def entries(self, message: incoming.PlayerRequest | incoming.HostRequest) -> list[Entry]:
        """What this request writes into the journal."""
        if isinstance(message, incoming.HostRequest):
            require(self.rights.host, "host-only")
        seat = getattr(message, "seat", None)
        if seat is not None:
            require(0 <= seat < len(self.company.seats), "no-seat")
        if isinstance(message, incoming.Face | incoming.Leave | incoming.Unpair | incoming.Emote):
            require(seat in self.rights.acts, "not-yours")
        return self._host_entries(message) if isinstance(message, incoming.HostRequest) else self._own_entries(message)

    def _host_entries(self, message: incoming.HostRequest) -> list[Entry]:
        match message:
            case incoming.Kick():
                return self.kick(message)
            case incoming.Place():
                return self.place(message)
            case incoming.Substitute():
                return self.substitute(message)
            case incoming.Settle():
                return self.settle(message)
            case incoming.Rematch():
                return self.rematch(message)

    def _own_entries(self, message: incoming.PlayerRequest) -> list[Entry]:
        match message:
            case incoming.Sit():
                return self.sit(message)
            case incoming.Face():
                return self.face(message)
            case incoming.Leave():
                return self.leave(message)
            case incoming.Unpair():
                return self.unpair(message)
            case incoming.Emote():
                return self.emote(message)
            case incoming.Undo():
                return self.undo(message)
            case incoming.Reply():
                return self.reply(message)

    # ------------------------------------------------------------------------------------ seats

    def sit(self, sit: incoming.Sit) -> list[Entry]:
        """Take a free seat under an offered name."""
        company = self.company
        require(bool(self.device), "no-token")
        require(not company.taken(sit.seat), "seat-taken", name=company.names[sit.seat])
        require(company.admits(self.device), "closed")
        require(self.device not in company.barred, "sent-away")
        require(not self.state.secret or sit.seat in self.rights.back, "seat-kept")
        require(is_generated(sit.name), "name-offered")
        self._check_face(sit)
        return [(sit.seat, journal_notes.Sit(self.device, sit.name, sit.animal))]

    def face(self, face: incoming.Face) -> list[Entry]:
        """Choose another animal, and keep the name or take an offered one."""
        require(face.name == self.company.names[face.seat] or is_generated(face.name), "name-offered")
        self._check_face(face)
        return [(face.seat, journal_notes.Face(face.name, face.animal))]

    def _check_face(self, face: incoming.Sit | incoming.Face) -> None:
        names = self.company.names
        require(face.name not in names[: face.seat] + names[face.seat + 1 :], "name-taken")
        if face.animal not in ANIMALS:
            raise Misfit("animal", f"an animal is one of {', '.join(ANIMALS)}")

    def leave(self, leave: incoming.Leave) -> list[Entry]:
        """Give up a seat; a device that was paired gives it back instead."""
        paired = Grant(self.device, leave.seat, paired=True) in self.company.grants
        return [(leave.seat, journal_notes.Unpair() if paired else journal_notes.Leave())]

    def unpair(self, unpair: incoming.Unpair) -> list[Entry]:
        """Take a seat back from a paired device."""
        paired = any(grant.seat == unpair.seat and grant.paired for grant in self.company.grants)
        require(paired, "not-lent")
        return [(unpair.seat, journal_notes.Unpair())]

    def emote(self, emote: incoming.Emote) -> list[Entry]:
        """Say something."""
        return [(emote.seat, journal_notes.Emote(emote.phrase))]

    # ------------------------------------------------------------------------------------ the host

    def kick(self, kick: incoming.Kick) -> list[Entry]:
        """Send somebody away."""
        require(kick.seat in self.company.people, "nobody")
        return [(kick.seat, journal_notes.Kick())]

    def place(self, place: incoming.Place) -> list[Entry]:
        """Say who a seat is for; while it holds secrets only a bot may take it over, which tells nobody."""
        require(not self.state.secret or place.who == "bot", "seat-kept")
        plans: list[incoming.SeatPlan | None] = [None] * len(self.company.seats)
        plans[place.seat] = incoming.SeatPlan(place.who, level=place.level)
        return [(place.seat, journal_notes.Place(planned_seats(plans, self.company.seats, self.bots)))]

    def substitute(self, substitute: incoming.Substitute) -> list[Entry]:
        """Let a bot play for somebody who is away."""
        return [substitution(self.state, substitute.seat, self.bots)]

    def settle(self, settle: incoming.Settle) -> list[Entry]:
        """Open or close the room, allow or forbid undo, let bots play for people who are away, set a clock."""
        for name, seconds in (("absent", settle.absent), ("clock", settle.clock)):
            if not 0 <= seconds <= MAX_SECONDS:
                raise Misfit(name, f"{name} is a number of seconds from 0 to {MAX_SECONDS}")
        require(not settle.clock or self.bots.find(SUBSTITUTE_LEVEL) is not None, "no-bots")
        return [(None, journal_notes.Settle(settle.closed, settle.undo, settle.absent, settle.clock))]

    def rematch(self, rematch: incoming.Rematch) -> list[Entry]:
        """Another game."""
        require(self.state.n < MAX_ROWS_FOR_REMATCH, "room-full")
        game, seats, options = rematch.game or self.state.game, self.company.seats, rematch.options
        if rematch.seats is not None:
            seats = planned_seats(rematch.seats, seats, self.bots)
        if options is None:
            options = self.state.options if game == self.state.game and not rematch.preset else ""
        return [(None, journal_notes.Plan(game, checked_options(game, rematch.preset, options, len(seats)), seats))]

    # ------------------------------------------------------------------------------------ undo

    def undo(self, undo: incoming.Undo) -> list[Entry]:
        """Take back, or ask those who have to agree."""
        current_position(self.state, undo.at)
        require(bool(self.rights.acts), "watching")
        require(self.company.undo, "undo-off")
        require(self.state.played is None or not self.state.played.told, "undo-told")
        to, asked = undo_target(self.state, self.rights)
        seat = self.rights.acts[0]
        return [(seat, journal_notes.Ask(to, asked))] if asked else [(seat, str(to))]

    def reply(self, reply: incoming.Reply) -> list[Entry]:
        """Agree or not; with the last yes the game goes back."""
        request = self.state.undo_request
        if request is None or request.n != reply.n:
            raise Refusal("request-ended")
        own = tuple(seat for seat in request.asked if seat in self.rights.acts)
        require(bool(own), "not-asked")
        if not reply.yes:
            return [(own[0], journal_notes.Decline())]
        agreed: list[Entry] = [(own[0], journal_notes.Agree(own))]
        return agreed if set(request.asked) - set(own) else [*agreed, (request.seat, str(request.to))]


def substitution(state: RoomState, seat: int, bots: Bots) -> Entry:
    """A bot plays from now on for the person on a seat, also one who has left it."""
    require(state.company.seats[seat].who != "bot", "nobody")
    require(bots.find(SUBSTITUTE_LEVEL) is not None, "no-bots")
    return seat, journal_notes.Substitute(SUBSTITUTE_LEVEL)


def undo_target(state: RoomState, rights: Rights) -> tuple[int, tuple[int, ...]]:
    """The number that an undo of this device goes back to, and the seats that have to agree."""
    played, company = state.played, state.company
    if played is None or played.acted.isdisjoint(rights.acts):
        raise Refusal("nothing-back")
    last = next(played.latest_acts())
    own = next(act for act in played.latest_acts() if act.seat in rights.acts)
    asked = tuple(seat for seat in company.people if seat not in rights.acts and not company.substituted(seat))
    same_turn = (last.seat, last.turn) == (played.position.mover, played.position.turns)
    if own == last and same_turn and last.drew_nothing:
        asked = ()  # it is still the device's own turn, and nothing new was shown
    if asked:
        of_turn = takewhile(lambda act: act.turn >= own.turn, played.latest_acts())
        own = [act for act in of_turn if (act.seat, act.turn) == (own.seat, own.turn)][-1]
    before = next((act for act in played.latest_acts() if act.first < own.first), None)
    return before.last if before else played.dealt, asked
