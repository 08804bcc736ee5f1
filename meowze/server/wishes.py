"""What a device may ask of a room besides acts: each wish as entries for the journal, or a refusal that says why."""

from collections.abc import Callable
from typing import Any

from meowze.play.errors import MeowzeError
from meowze.play.position import Position
from meowze.server import events, notes
from meowze.server.company import Grant, Rights
from meowze.server.names import ANIMALS, is_generated
from meowze.server.plans import asked_options, planned_seats
from meowze.server.standing import Standing
from meowze.server.thinking import Bots

LONGEST_ABSENCE = 3600
NOT_YOURS = "This device does not play for that seat."
Entry = tuple[int | None, notes.Note | str]  # a seat, and a note or the number an undo goes back to


class Refusal(MeowzeError):
    """Something that is not done here, and why."""


def demand(holds: bool, otherwise: str) -> None:
    """Refuse unless it holds."""
    if not holds:
        raise Refusal(otherwise)


def current(now: Standing, at: int) -> Position:
    """The position, if a game goes on and it is still the one with this number."""
    if now.stopped or now.position is None:
        raise Refusal(now.stopped or "The game has not begun.")
    demand(at == now.at, "The table has changed since then: please look again.")
    return now.position


class Wisher:
    """One device before a room as it stands."""

    def __init__(self, now: Standing, device: str, bots: Bots) -> None:
        self.now, self.device, self.bots = now, device, bots
        self.company, self.rights = now.company, now.company.rights(device)

    def entries(self, message: events.Wish) -> list[Entry]:
        """What this wish writes into the journal."""
        if isinstance(message, events.Kick | events.Place | events.Settle | events.Rematch):
            demand(self.rights.host, "Only the host can do that.")
        seat = getattr(message, "seat", None)
        if seat is not None:
            demand(0 <= seat < len(self.company.seats), "There is no such seat.")
        if isinstance(message, events.Leave | events.Unpair | events.Emote):
            demand(seat in self.rights.acts, NOT_YOURS)
        return _WISHES[type(message)](self, message)

    # ------------------------------------------------------------------------------------ seats

    def sit(self, sit: events.Sit) -> list[Entry]:
        """Take a free seat under an offered name."""
        company, names = self.company, self.company.names
        demand(bool(self.device), "To sit down a device needs a token of its own.")
        demand(not company.taken(sit.seat), f"{names[sit.seat]} sits there already.")
        demand(not company.closed or any(self.rights), "The host has closed this room to newcomers.")
        demand(self.device not in company.barred, "The host has asked you to leave this room.")
        demand(is_generated(sit.name), "Please take one of the names that are offered.")
        others = names[: sit.seat] + names[sit.seat + 1 :]
        demand(sit.name not in others, "Somebody here has that name; please take another.")
        demand(sit.animal in ANIMALS, f"An animal is one of {', '.join(ANIMALS)}.")
        return [(sit.seat, notes.Sit(self.device, sit.name, sit.animal))]

    def leave(self, leave: events.Leave) -> list[Entry]:
        """Give a seat up; one that was lent, back."""
        lent = Grant(self.device, leave.seat, paired=True) in self.company.grants
        return [(leave.seat, notes.Unpair() if lent else notes.Leave())]

    def unpair(self, unpair: events.Unpair) -> list[Entry]:
        """End the lending of a seat."""
        lent = any(grant.seat == unpair.seat and grant.paired for grant in self.company.grants)
        demand(lent, "No other device has that seat.")
        return [(unpair.seat, notes.Unpair())]

    def emote(self, emote: events.Emote) -> list[Entry]:
        """Say something."""
        return [(emote.seat, notes.Emote(emote.phrase))]

    # ------------------------------------------------------------------------------------ the host

    def kick(self, kick: events.Kick) -> list[Entry]:
        """Send somebody away."""
        demand(kick.seat in self.company.people, "Nobody sits there.")
        return [(kick.seat, notes.Kick())]

    def place(self, place: events.Place) -> list[Entry]:
        """Say whom a seat is for."""
        wanted: list[events.SeatPlan | None] = [None] * len(self.company.seats)
        wanted[place.seat] = events.SeatPlan(place.who, level=place.level)
        return [(place.seat, notes.Place(planned_seats(wanted, self.company.seats, self.bots)))]

    def settle(self, settle: events.Settle) -> list[Entry]:
        """Open or close the room, allow or bar undo, let bots play for the absent."""
        demand(0 <= settle.absent <= LONGEST_ABSENCE, f"absent is a number of seconds from 0 to {LONGEST_ABSENCE}.")
        return [(None, notes.Settle(settle.closed, settle.undo, settle.absent))]

    def rematch(self, again: events.Rematch) -> list[Entry]:
        """Another game."""
        game, seats, options = again.game or self.now.game, self.company.seats, again.options
        if again.seats is not None:
            seats = planned_seats(again.seats, seats, self.bots)
        if options is None:
            options = self.now.options if game == self.now.game and not again.preset else ""
        return [(None, notes.Plan(game, asked_options(game, again.preset, options, len(seats)), seats))]

    # ------------------------------------------------------------------------------------ taking back

    def undo(self, undo: events.Undo) -> list[Entry]:
        """Take back, or ask those who have to agree."""
        current(self.now, undo.at)
        demand(bool(self.rights.acts), "Only who plays can take something back.")
        demand(self.company.undo, "The host has switched undo off.")
        to, asked = way_back(self.now, self.rights)
        seat = self.rights.acts[0]
        return [(seat, notes.Ask(to, asked))] if asked else [(seat, str(to))]

    def reply(self, reply: events.Reply) -> list[Entry]:
        """Agree or not; with the last yes the game goes back."""
        asking = self.now.asking
        if asking is None or asking.n != reply.n:
            raise Refusal("That request has ended.")
        own = tuple(seat for seat in asking.asked if seat in self.rights.acts)
        demand(bool(own), "This device was not asked.")
        if not reply.yes:
            return [(own[0], notes.Decline())]
        agreed: list[Entry] = [(own[0], notes.Agree(own))]
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
        raise Refusal("There is nothing to take back.")
    k, last, position = own[-1], moments[-1], played.position
    asked = tuple(seat for seat in now.company.people if seat not in rights.acts)
    lasts = (last.seat, last.turn) == (position.mover, position.turns)
    if k == len(moments) - 1 and lasts and last.free:
        asked = ()  # the own turn still lasts, and nature has shown nothing
    if asked:
        turn = (moments[k].seat, moments[k].turn)
        k = next(j for j, moment in enumerate(moments) if (moment.seat, moment.turn) == turn)
    return (moments[k - 1].last if k else played.dealt), asked
