"""Twin rooms: they differ only in what one device may not know, so that device is sent the same bytes by both."""

import random
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from meowze.play.position import Position
from meowze.room import names
from meowze.room.company import Rights, device_of
from meowze.room.decision import Change, Refused
from meowze.room.encoding import encode
from meowze.room.messages import outgoing
from meowze.room.room import Room
from meowze.room.room_state import RoomState
from meowze.room.updates import audience_of, catch_up, refused_with_table, update_for
from tests.room.rooms import PlayedRoom, token


def elsewhere(now: RoomState, seat: int | None, luck: random.Random) -> RoomState:
    """The same room in a world that differs only in what this seat may not know."""
    assert now.played
    position = now.played.position
    roll = luck.randrange(2**62)
    other = Position(position.game, position.game.rules.guess(position.state, -1 if seat is None else seat, roll))
    return replace(now, played=replace(now.played, position=other))


def known(rights: Rights) -> set[int]:
    """The seats whose secrets are a device's own: those it plays for, also after it has lent or left them."""
    return {*rights.sees, *rights.acts, *rights.back}


def same_for(played: PlayedRoom, message: Any, sender: str, device: str, luck: random.Random) -> None:
    """Whatever the sender asks for, the device hears the same from both rooms, and both decide the same."""
    own = known(played.rights(device))
    if played.room.position is None or len(own) > 1:
        return  # no secrets, or more than one seat's: a twin is made for one
    twin = Room(played.room.header, played.room.dice, played.room.bots)
    twin.state = elsewhere(played.room.state, next(iter(own), None), luck)
    here, there = (heard(room, message, sender, device) for room in (played.room, twin))
    assert here == there, f"{device} learns something when {sender} asks for {message}"


def heard(room: Room, message: Any, sender: str, device: str) -> list[str]:
    """All that a device hears of what a sender asks for: at once, as an answer, and when it comes back."""
    listener = device_of("room", token(device))
    with patch.object(names, "_random", random.Random(1)):  # new names are luck
        outcome = room.decide(message, device_of("room", token(sender)))
    rights = room.company.rights(listener)
    if isinstance(outcome, Refused):
        return [repr(outcome), encode(refused_with_table("room", room.state, outcome, rights))]
    if isinstance(outcome, outgoing.Done):
        return [repr(outcome)]
    return told(outcome, listener)


def told(change: Change, listener: str) -> list[str]:
    """What a device hears of a change: at once, and when it comes back later."""
    rights, last = change.after.company.rights(listener), change.before.n
    return [
        encode(update_for("room", change, audience_of(change, listener))),
        *(encode(catch_up("room", change.after, since, rights)) for since in (-1, last)),
    ]


def nobody_sees_more(before: RoomState, after: RoomState, devices: str) -> None:
    """While a game has secrets no device sees a seat that was not its own before."""
    if not (before.secret and after.secret and before.played and after.played):
        return
    if before.played.dealt != after.played.dealt:
        return
    for device in (device_of("room", token(letter)) for letter in devices):
        assert set(after.company.rights(device).sees) <= known(before.company.rights(device))
