"""What a client is sent: a snapshot of the table as its device may see it, and an update for each change."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from meowze.play.position import Position, Step
from meowze.room.company import Rights, journal_id
from meowze.room.decision import Change, Refused
from meowze.room.messages import outgoing
from meowze.room.messages.outgoing import View
from meowze.room.played_game import PlayedGame
from meowze.room.refusal import Values
from meowze.room.room_state import RoomState

PRIVATE = ("pair", "unpair")  # only the devices of the seat are told of these
Encoder = Callable[[Position, int | None], View]  # how the view of a seat is put into a message


def snapshot_for(
    room: str, state: RoomState, rights: Rights, encoder: Encoder = Position.view
) -> outgoing.Table | outgoing.Waiting:
    """The room as a device with these rights may see it."""
    company = company_for(state, rights)
    if state.played is None:
        return outgoing.Waiting(room, state.game, state.n, state.at, state.options, company)
    return _table(room, state, state.played, rights, company, encoder)


def _table(
    room: str, state: RoomState, played: PlayedGame, rights: Rights, company: outgoing.Company, encoder: Encoder
) -> outgoing.Table:
    position = played.position
    mover = position.mover
    acting = mover in rights.acts and not state.stopped
    return outgoing.Table(
        room=room,
        game=position.game.name,
        n=state.n,
        at=state.at,
        names=state.company.names,
        options=position.options,
        view=encoder(position, rights.viewpoint(mover)),
        mover=mover,
        legal=position.legal if acting else (),
        offers=position.offers if acting else (),
        undo=state.company.undo and not state.stopped and not played.told and not played.acted.isdisjoint(rights.acts),
        last=played.last,
        hints=played.hints,
        daily=state.daily,
        series=state.series,
        company=company,
    )


def company_for(state: RoomState, rights: Rights) -> outgoing.Company:
    """Who sits here, as everybody may know it, and what this device may do."""
    company, request = state.company, state.undo_request
    return outgoing.Company(
        seats=company.cards,
        you=outgoing.You(rights.sees, rights.acts, rights.host, rights.back),
        secret=state.secret,
        closed=company.closed,
        undo=company.undo,
        absent=company.absent,
        clock=company.clock,
        overdue=state.overdue,
        request=outgoing.Request(request.n, request.seat, request.asked) if request else None,
        said=state.said,
        stopped=state.stopped,
    )


class Audience(NamedTuple):
    """All that the update for a device depends on: devices of the same audience are sent the same text."""

    rights: Rights  # after the change
    concerned: bool  # whether this device is told what changed
    id: str  # of the message that caused the change, for the device that sent it


def audience_of(change: Change, device: str) -> Audience:
    """The audience that a device belongs to."""
    first, after = change.rows[0], change.after.company.rights(device)
    concerned = first.kind not in PRIVATE or first.seat in after.acts or change.before.company.rights(device) != after
    own = journal_id(device, "")
    return Audience(after, concerned, first.id.removeprefix(own) if device and first.id.startswith(own) else "")


def update_for(room: str, change: Change, audience: Audience, encoder: Encoder = Position.view) -> outgoing.Numbered:
    """The message about a change for an audience."""
    state, first, last = change.after, change.rows[0], change.rows[-1]
    if first.kind == "emote":
        return outgoing.Said(audience.id, state.said[-1])
    if not audience.concerned or first.kind == "hint":
        return outgoing.Passed(first.n, state.n)
    table = snapshot_for(room, state, audience.rights, encoder)
    if isinstance(table, outgoing.Table) and first.kind == "act":
        return _moved(first.n, audience.id, change.steps, table, audience.rights)
    if isinstance(table, outgoing.Table) and last.kind == "undo":
        return outgoing.Undone(first.n, audience.id, table)
    return outgoing.Changed(first.n, audience.id, last.kind, last.seat, table)


def _moved(first: int, id: str, steps: Sequence[Step], table: outgoing.Table, rights: Rights) -> outgoing.Moved:
    game = steps[-1].position.game if steps else None
    facts = tuple(game.facts.known(step.fact, rights.only) for step in steps) if game else ()
    return outgoing.Moved(first, id, facts, table)


def catch_up(room: str, state: RoomState, since: int, rights: Rights) -> outgoing.Outgoing:
    """What a client needs that comes back: the steps after the last number it knows, or the whole table."""
    table = snapshot_for(room, state, rights)
    steps = state.played.since(since) if state.played and not state.stopped else None
    if not steps or since >= state.n or isinstance(table, outgoing.Waiting):
        return table
    return _moved(since + 1, "", steps, table, rights)


def refused_with_table(room: str, state: RoomState, refused: Refused, rights: Rights) -> outgoing.Refused:
    """A refusal together with the table as it is, for a device that may see it."""
    return refused_message(refused, snapshot_for(room, state, rights))


def refused_message(refused: Refused, table: outgoing.Table | outgoing.Waiting | None = None) -> outgoing.Refused:
    """A refusal as a message; without a table where that has nothing to do with it."""
    values: Values = refused.values
    return outgoing.Refused(refused.id, refused.why, refused.rule, table, refused.key, values)
