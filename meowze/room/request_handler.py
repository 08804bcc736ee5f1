"""What a device may ask of a room besides acts: each request becomes journal entries, or is refused."""

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
from meowze.room.room_state import RoomState

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
        require(not company.closed or any(self.rights), "closed")
        require(self.device not in company.barred, "sent-away")
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
        """Say who a seat is for."""
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
    played = state.played
    acts = played.acts if played else []
    own = [k for k, act in enumerate(acts) if act.seat in rights.acts]
    if not own or played is None:
        raise Refusal("nothing-back")
    k, last, position = own[-1], acts[-1], played.position
    company = state.company
    asked = tuple(seat for seat in company.people if seat not in rights.acts and not company.substituted(seat))
    same_turn = (last.seat, last.turn) == (position.mover, position.turns)
    if k == len(acts) - 1 and same_turn and last.drew_nothing:
        asked = ()  # it is still the device's own turn, and nothing new was shown
    if asked:
        turn = (acts[k].seat, acts[k].turn)
        k = next(j for j, act in enumerate(acts) if (act.seat, act.turn) == turn)
    return (acts[k - 1].last if k else played.dealt), asked
