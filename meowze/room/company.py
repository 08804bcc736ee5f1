"""Who sits around a table, and which device may see and act for which seat. Each change makes a new value."""

import re
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from typing import NamedTuple

from meowze.games.errors import Misfit
from meowze.room.messages.incoming import Who
from meowze.room.messages.outgoing import SeatCard

TOKEN = re.compile(r"[A-Za-z0-9_-]{32,64}")


class Seat(NamedTuple):
    """A seat: who it is for, and who sits there as others see them."""

    who: Who
    name: str = ""
    level: int = 0  # of the bot that sits here, or that plays for somebody away
    animal: str = ""


class Sitter(NamedTuple):
    """Somebody at the table, told from namesakes: two bots of one kind, or a person called like a bot."""

    name: str
    bot: bool
    before: int  # how many of that name sit on the seats before


class Grant(NamedTuple):
    """What a device may do for a seat."""

    device: str
    seat: int
    sees: bool = True
    acts: bool = True
    paired: bool = False  # got by a pairing code


class Rights(NamedTuple):
    """All that one device may do; two devices with the same rights are sent the same."""

    sees: tuple[int, ...] = ()
    acts: tuple[int, ...] = ()
    host: bool = False
    back: tuple[int, ...] = ()  # seats that were left and are kept for this device

    @property
    def only(self) -> int | None:
        """The one seat this device sees for; none if it is passed around a table or only watches."""
        return self.sees[0] if len(self.sees) == 1 else None

    def viewpoint(self, mover: int | None) -> int | None:
        """Whose eyes this device looks through while a seat is to act."""
        return mover if mover in self.sees else self.only


NO_RIGHTS = Rights()


def device_of(room: str, token: str) -> str:
    """A device as this room knows it: a hash that reveals neither its token nor what it is called in other rooms."""
    if not TOKEN.fullmatch(token):
        raise Misfit("token", "a token has 32 to 64 letters, digits, - or _")
    return blake2b(token.encode(), key=room.encode(), digest_size=16).hexdigest()


def journal_id(device: str, id: str) -> str:
    """The id of a message as the journal stores it: with its device, since two devices may both count from 1."""
    return f"{device[:8]}/{id}"


def sender(id: str) -> str:
    """The device that an id in the journal begins with; empty for what the room did by itself."""
    device, slash, _ = id.partition("/")
    return device if slash else ""


@dataclass(frozen=True)
class Company:
    """Seats, grants and the host's settings; they seldom change, so what follows from them is computed once."""

    seats: tuple[Seat, ...] = ()
    grants: tuple[Grant, ...] = ()
    kept: tuple[Grant, ...] = ()  # of those who left while their seat held secrets: they alone may sit there again
    opener: str = ""  # the device that opened the room
    host: str = ""
    closed: bool = False
    undo: bool = True
    absent: int = 0
    clock: int = 0  # seconds for a turn, or 0
    barred: tuple[str, ...] = ()  # devices that were sent away

    # ------------------------------------------------------------------------------------ questions

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)

    @cached_property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits there, by seat."""
        called = [(seat.name, seat.who == "bot") for seat in self.seats]
        return tuple(Sitter(*one, called[:k].count(one)) for k, one in enumerate(called))

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(map(self.taken, range(len(self.seats))))

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats on which people sit."""
        return tuple(sorted({grant.seat for grant in self.grants if grant.acts}))

    def taken(self, seat: int) -> bool:
        """Whether a bot or a person sits there."""
        return self.seats[seat].who == "bot" or seat in self.people

    def acting(self, seat: int) -> set[str]:
        """The devices that act for a seat."""
        return {grant.device for grant in self.grants if grant.seat == seat and grant.acts}

    def substituted(self, seat: int) -> bool:
        """Whether a bot plays for the person whose seat this is."""
        return self.seats[seat].who != "bot" and self.seats[seat].level > 0

    def rights(self, device: str) -> Rights:
        """What a device may do."""
        return self._rights.get(device, NO_RIGHTS)

    def admits(self, device: str) -> bool:
        """Whether a device may look in: anybody while the room is open, then those who belong here."""
        return not self.closed or any(self.rights(device)) or device == self.opener

    @cached_property
    def devices(self) -> tuple[str, ...]:
        """The devices that have any rights, and the one that opened the room."""
        found = (self.opener, self.host, *(grant.device for grant in (*self.grants, *self.kept)))
        return tuple(dict.fromkeys(filter(None, found)))

    @cached_property
    def _rights(self) -> dict[str, Rights]:
        return {device: self._granted(device) for device in self.devices}

    def _granted(self, device: str) -> Rights:
        own = [grant for grant in self.grants if grant.device == device]
        sees, acts = (grant.seat for grant in own if grant.sees), (grant.seat for grant in own if grant.acts)
        back = tuple(grant.seat for grant in self.kept if grant.device == device)
        return Rights(tuple(sees), tuple(acts), device == self.host, back)

    @cached_property
    def cards(self) -> tuple[SeatCard, ...]:
        """The seats as everybody sees them."""
        return tuple(map(self._card, range(len(self.seats))))

    def _card(self, seat: int) -> SeatCard:
        chair = self.seats[seat]
        lent = any(grant.paired and grant.seat == seat for grant in self.grants)
        return SeatCard(chair.who, chair.name, chair.animal, chair.level, self.taken(seat), lent)

    # ------------------------------------------------------------------------------------ changes

    def reseated(self, seats: tuple[Seat, ...]) -> "Company":
        """With these seats: people stay on seats of the same kind, and seats for `here` belong to the host's device."""
        grants = [grant for grant in self.grants if self._stays(grant.seat, seats)]
        held = {grant.seat for grant in grants}
        fresh = [Grant(self.host, k) for k, seat in enumerate(seats) if seat.who == "here" and k not in held]
        kept = tuple(grant for grant in self.kept if self._stays(grant.seat, seats))
        return replace(self, seats=seats, grants=_ordered(grants + fresh), kept=kept)

    def _stays(self, seat: int, seats: tuple[Seat, ...]) -> bool:
        return seat < len(seats) and seats[seat].who == self.seats[seat].who

    def sat(self, device: str, seat: int, name: str, animal: str) -> "Company":
        """With this device on a seat."""
        grants, kept = _ordered([*self.grants, Grant(device, seat)]), tuple(g for g in self.kept if g.seat != seat)
        return replace(self.faced(seat, name, animal).played_by(seat, 0), grants=grants, kept=kept)

    def faced(self, seat: int, name: str, animal: str) -> "Company":
        """With this name and animal for a seat."""
        return self._with_chair(seat, self.seats[seat]._replace(name=name, animal=animal))

    def played_by(self, seat: int, level: int) -> "Company":
        """With a bot of this level that plays for the person on a seat; none for level 0."""
        return self._with_chair(seat, self.seats[seat]._replace(level=level))

    def freed(self, seat: int) -> "Company":
        """With nobody on a seat, which is then for somebody by link; the name stays for the record."""
        chair = self.seats[seat]._replace(who="link", level=0)
        grants = tuple(grant for grant in self.grants if grant.seat != seat)
        return replace(self._with_chair(seat, chair), grants=grants)

    def keeping(self, seat: int) -> "Company":
        """With a seat freed that is kept for the devices that have left it."""
        own = (grant for grant in self.grants if grant.seat == seat and not grant.paired)
        return replace(self.freed(seat), kept=(*self.kept, *own))

    def emptied(self) -> "Company":
        """With no seat kept for anybody: another game begins."""
        return replace(self, kept=())

    def kicked(self, seat: int) -> "Company":
        """With a seat freed, and its devices barred from sitting down again."""
        devices = {grant.device for grant in self.grants if grant.seat == seat} - {self.host, self.opener}
        return replace(self.freed(seat), barred=tuple(sorted({*self.barred, *devices})))

    def paired(self, seat: int, device: str) -> "Company":
        """With one more device for a seat: it sees and acts, the seat's own devices only act."""
        others = [g for g in self.grants if g.seat != seat]
        own = [g._replace(sees=False) for g in self.grants if g.seat == seat and not g.paired]
        return replace(self, grants=_ordered([*others, *own, Grant(device, seat, paired=True)]))

    def unpaired(self, seat: int) -> "Company":
        """With a seat back at its own devices."""
        kept = [g for g in self.grants if g.seat != seat or not g.paired]
        return replace(self, grants=_ordered([g._replace(sees=True) if g.seat == seat else g for g in kept]))

    def hosted(self, device: str) -> "Company":
        """With another host."""
        return replace(self, host=device)

    def settled(self, closed: bool, undo: bool, absent: int, clock: int) -> "Company":
        """With other settings of the host."""
        return replace(self, closed=closed, undo=undo, absent=absent, clock=clock)

    def _with_chair(self, seat: int, chair: Seat) -> "Company":
        return replace(self, seats=(*self.seats[:seat], chair, *self.seats[seat + 1 :]))


def _ordered(grants: list[Grant]) -> tuple[Grant, ...]:
    return tuple(sorted(grants, key=lambda grant: grant.seat))
