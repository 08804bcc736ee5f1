"""What a device may ask of a room besides acts: each wish as entries for the journal, or a refusal that says why."""

from collections.abc import Callable
from typing import Any

from meowze.games.errors import Misfit
from meowze.play.position import Position
from meowze.room import events, journal_notes
from meowze.room.bots import Bots
from meowze.room.company import Grant, Rights
from meowze.room.names import ANIMALS, is_generated
from meowze.room.refusals import Refusal, demand
from meowze.room.room_state import Standing
from meowze.room.seating import asked_options, planned_seats

LONGEST_ABSENCE = 3600
Entry = tuple[int | None, journal_notes.Note | str]  # a seat, and a note or the number an undo goes back to


def current(now: Standing, at: int) -> Position:
    """The position, if a game goes on and it is still the one with this number."""
    demand(not now.stopped, "stopped")
    if now.position is None:
        raise Refusal("not-begun")
    demand(at == now.at, "stale")
    return now.position


class Wisher:
    """One device before a room as it stands."""

    def __init__(self, now: Standing, device: str, bots: Bots) -> None:
        self.now, self.device, self.bots = now, device, bots
        self.company, self.rights = now.company, now.company.rights(device)

    def entries(self, message: events.Wish) -> list[Entry]:
        """What this wish writes into the journal."""
        if isinstance(message, events.Kick | events.Place | events.Settle | events.Rematch):
            demand(self.rights.host, "host-only")
        seat = getattr(message, "seat", None)
        if seat is not None:
            demand(0 <= seat < len(self.company.seats), "no-seat")
        if isinstance(message, events.Leave | events.Unpair | events.Emote):
            demand(seat in self.rights.acts, "not-yours")
        return _WISHES[type(message)](self, message)

    # ------------------------------------------------------------------------------------ seats

    def sit(self, sit: events.Sit) -> list[Entry]:
        """Take a free seat under an offered name."""
        company, names = self.company, self.company.names
        demand(bool(self.device), "no-token")
        demand(not company.taken(sit.seat), "seat-taken", name=names[sit.seat])
        demand(not company.closed or any(self.rights), "closed")
        demand(self.device not in company.barred, "sent-away")
        demand(is_generated(sit.name), "name-offered")
        others = names[: sit.seat] + names[sit.seat + 1 :]
        demand(sit.name not in others, "name-taken")
        if sit.animal not in ANIMALS:
            raise Misfit("animal", f"an animal is one of {', '.join(ANIMALS)}")
        return [(sit.seat, journal_notes.Sit(self.device, sit.name, sit.animal))]

    def leave(self, leave: events.Leave) -> list[Entry]:
        """Give a seat up; one that was lent, back."""
        lent = Grant(self.device, leave.seat, paired=True) in self.company.grants
        return [(leave.seat, journal_notes.Unpair() if lent else journal_notes.Leave())]

    def unpair(self, unpair: events.Unpair) -> list[Entry]:
        """End the lending of a seat."""
        lent = any(grant.seat == unpair.seat and grant.paired for grant in self.company.grants)
        demand(lent, "not-lent")
        return [(unpair.seat, journal_notes.Unpair())]

    def emote(self, emote: events.Emote) -> list[Entry]:
        """Say something."""
        return [(emote.seat, journal_notes.Emote(emote.phrase))]

    # ------------------------------------------------------------------------------------ the host

    def kick(self, kick: events.Kick) -> list[Entry]:
        """Send somebody away."""
        demand(kick.seat in self.company.people, "nobody")
        return [(kick.seat, journal_notes.Kick())]

    def place(self, place: events.Place) -> list[Entry]:
        """Say whom a seat is for."""
        wanted: list[events.SeatPlan | None] = [None] * len(self.company.seats)
        wanted[place.seat] = events.SeatPlan(place.who, level=place.level)
        return [(place.seat, journal_notes.Place(planned_seats(wanted, self.company.seats, self.bots)))]

    def settle(self, settle: events.Settle) -> list[Entry]:
        """Open or close the room, allow or bar undo, let bots play for the absent."""
        if not 0 <= settle.absent <= LONGEST_ABSENCE:
            raise Misfit("absent", f"absent is a number of seconds from 0 to {LONGEST_ABSENCE}")
        return [(None, journal_notes.Settle(settle.closed, settle.undo, settle.absent))]

    def rematch(self, again: events.Rematch) -> list[Entry]:
        """Another game."""
        game, seats, options = again.game or self.now.game, self.company.seats, again.options
        if again.seats is not None:
            seats = planned_seats(again.seats, seats, self.bots)
        if options is None:
            options = self.now.options if game == self.now.game and not again.preset else ""
        return [(None, journal_notes.Plan(game, asked_options(game, again.preset, options, len(seats)), seats))]

    # ------------------------------------------------------------------------------------ taking back

    def undo(self, undo: events.Undo) -> list[Entry]:
        """Take back, or ask those who have to agree."""
        current(self.now, undo.at)
        demand(bool(self.rights.acts), "watching")
        demand(self.company.undo, "undo-off")
        to, asked = way_back(self.now, self.rights)
        seat = self.rights.acts[0]
        return [(seat, journal_notes.Ask(to, asked))] if asked else [(seat, str(to))]

    def reply(self, reply: events.Reply) -> list[Entry]:
        """Agree or not; with the last yes the game goes back."""
        asking = self.now.asking
        if asking is None or asking.n != reply.n:
            raise Refusal("request-ended")
        own = tuple(seat for seat in asking.asked if seat in self.rights.acts)
        demand(bool(own), "not-asked")
        if not reply.yes:
            return [(own[0], journal_notes.Decline())]
        agreed: list[Entry] = [(own[0], journal_notes.Agree(own))]
        return agreed if set(asking.asked) - set(own) else [*agreed, (asking.seat, str(asking.to))]


_WISHES: dict[type, Callable[[Wisher, Any], list[Entry]]] = {
    events.Sit: Wisher.sit,
    events.Leave: Wisher.leave,
    events.Unpair: Wisher.unpair,
    events.Emote: Wisher.emote,
    events.Kick: Wisher.kick,
    events.Place: Wisher.place,
    events.Settle: Wisher.settle,
    events.Rematch: Wisher.rematch,
    events.Undo: Wisher.undo,
    events.Reply: Wisher.reply,
}


def way_back(now: Standing, rights: Rights) -> tuple[int, tuple[int, ...]]:
    """The number that an undo of this device goes back to, and the seats that have to agree."""
    played = now.played
    moments = played.moments if played else []
    own = [k for k, moment in enumerate(moments) if moment.seat in rights.acts]
    if not own or played is None:
        raise Refusal("nothing-back")
    k, last, position = own[-1], moments[-1], played.position
    asked = tuple(seat for seat in now.company.people if seat not in rights.acts)
    lasts = (last.seat, last.turn) == (position.mover, position.turns)
    if k == len(moments) - 1 and lasts and last.free:
        asked = ()  # the own turn still lasts, and nature has shown nothing
    if asked:
        turn = (moments[k].seat, moments[k].turn)
        k = next(j for j, moment in enumerate(moments) if (moment.seat, moment.turn) == turn)
    return (moments[k - 1].last if k else played.dealt), asked
