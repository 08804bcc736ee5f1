"""What is told to whom: a table as one device may see it, and each change as the message for it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from meowze.games.errors import MeowzeError
from meowze.play.position import Position, Step
from meowze.room import events
from meowze.room.company import Rights, signed
from meowze.room.played_game import Played
from meowze.room.refusals import reason
from meowze.room.room import Change, Refused
from meowze.room.room_state import Standing

QUIET = ("pair", "unpair")  # nobody's business but that of the devices of the seat
Eyes = Callable[[Position, int | None], Any]  # how the view of a seat is put into a message


def table_for(room: str, now: Standing, rights: Rights, eyes: Eyes = Position.view) -> events.Table | events.Waiting:
    """The room as a device with these rights may see it."""
    company = company_for(now, rights)
    if now.played is None:
        return events.Waiting(room, now.game, now.n, now.at, now.options, company)
    return _table(room, now, now.played, rights, company, eyes)


def _table(
    room: str, now: Standing, played: Played, rights: Rights, company: events.Company, eyes: Eyes
) -> events.Table:
    position = played.position
    mover = position.mover
    acting = mover in rights.acts and not now.stopped
    return events.Table(
        room=room,
        game=position.game.name,
        n=now.n,
        at=now.at,
        names=now.company.names,
        options=position.options,
        view=eyes(position, rights.viewpoint(mover)),
        mover=mover,
        legal=position.legal if acting else (),
        offers=position.offers if acting else (),
        undo=now.company.undo and not now.stopped and not played.acted.isdisjoint(rights.acts),
        last=played.last,
        company=company,
    )


def company_for(now: Standing, rights: Rights) -> events.Company:
    """Who sits here, as everybody may know it, and what this device may do."""
    company, asking = now.company, now.asking
    return events.Company(
        seats=company.cards,
        you=events.You(rights.sees, rights.acts, rights.host),
        closed=company.closed,
        undo=company.undo,
        absent=company.absent,
        request=events.Request(asking.n, asking.seat, asking.asked) if asking else None,
        said=now.said,
        stopped=now.stopped,
    )


class Concern(NamedTuple):
    """All that the message about a change depends on: devices with the same concern are told the same."""

    rights: Rights  # after the change
    concerned: bool  # whether it is this device's business
    id: str  # of the message that caused it, for the device that sent it


def concern(change: Change, device: str) -> Concern:
    """How a change concerns a device."""
    first, after = change.rows[0], change.after.company.rights(device)
    concerned = first.kind not in QUIET or first.seat in after.acts or change.before.company.rights(device) != after
    own = signed(device, "")
    return Concern(after, concerned, first.id.removeprefix(own) if device and first.id.startswith(own) else "")


def told(room: str, change: Change, of: Concern, eyes: Eyes = Position.view) -> events.Numbered:
    """A change as a device is told of it."""
    now, first, last = change.after, change.rows[0], change.rows[-1]
    if first.kind == "emote":
        return events.Said(of.id, now.said[-1])
    if not of.concerned:
        return events.Passed(first.n, now.n)
    table = table_for(room, now, of.rights, eyes)
    if isinstance(table, events.Table) and first.kind == "act":
        return moved(first.n, of.id, change.steps, table, of.rights)
    if isinstance(table, events.Table) and last.kind == "undo":
        return events.Undone(first.n, of.id, table)
    return events.Changed(first.n, of.id, last.kind, last.seat, table)


def moved(first: int, id: str, steps: Sequence[Step], table: events.Table, rights: Rights) -> events.Moved:
    """Steps as a device may know them."""
    game = steps[-1].position.game if steps else None
    facts = tuple(game.facts.known(step.fact, rights.only) for step in steps) if game else ()
    return events.Moved(first, id, facts, table)


def missed(room: str, now: Standing, since: int, rights: Rights) -> events.Outgoing:
    """What a client that comes back needs: the steps it has not seen, or the whole table."""
    table = table_for(room, now, rights)
    steps = now.played.since(since) if now.played and not now.stopped else None
    if not steps or since >= now.n or isinstance(table, events.Waiting):
        return table
    return moved(since + 1, "", steps, table, rights)


def refused(room: str, now: Standing, refusal: Refused, rights: Rights) -> events.Refused:
    """A refusal with the table as it is."""
    table = table_for(room, now, rights)
    return events.Refused(refusal.id, refusal.why, refusal.rule, table, refusal.key, refusal.values)


def barred(id: str, error: MeowzeError) -> events.Refused:
    """A refusal that has nothing to do with the table."""
    return events.Refused(id, str(error), "", None, *reason(error))
