"""No message tells a device what it may not know: whole random games of Labyrinth, every message for every device."""

import json
import random
from typing import Any

import pytest
from msgspec.structs import replace

from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.room.company import Rights, device_of
from meowze.room.encoding import ViewEncoder, encode
from meowze.room.messages import outgoing
from meowze.room.room import Change, Refused
from meowze.room.room_state import RoomState
from meowze.room.updates import catch_up, refused_with_table, snapshot_for
from tests.room.rooms import HERE, LINK, PlayedRoom, change, token

DEVICES = "abpz"  # a tablet with two seats, a phone by link, a phone that a seat was lent to, somebody who watches
GAMES = ["secrets=2,finish=anywhere", "secrets=3,next_card=at-once,limit=60", "secrets=4,cards=open,limit=40"]


def elsewhere(now: RoomState, seat: int | None, luck: random.Random) -> RoomState:
    """The same room in a world that differs only in what this seat may not know."""
    assert now.played
    position = now.played.position
    roll = luck.randrange(2**62)
    other = Position(position.game, position.game.rules.guess(position.state, -1 if seat is None else seat, roll))
    return replace(now, played=replace(now.played, position=other))


def check_table(played: PlayedRoom, rights: Rights, luck: random.Random) -> None:
    """Tables and refusals do not depend on what this device may not know."""
    now = played.room.state
    assert now.played
    mover = now.played.position.mover
    eyes = mover if mover in rights.sees else rights.only
    other = elsewhere(now, eyes, luck)
    refusal = Refused("id", "why")
    assert encode(snapshot_for("room", now, rights)) == encode(snapshot_for("room", other, rights))
    assert encode(refused_with_table("room", now, refusal, rights)) == encode(
        refused_with_table("room", other, refusal, rights)
    )


def check_message(played: PlayedRoom, message: Any, rights: Rights) -> None:
    """Facts name a card only to the seat that looked at it, and nothing names tokens, devices or positions."""
    text = encode(message)
    for secret in ("pool:", "cards:", *map(token, DEVICES), *(device_of("room", token(d)) for d in DEVICES)):
        assert secret not in text
    if isinstance(message, outgoing.Moved):
        assert message.table == snapshot_for("room", played.room.state, rights)
        for fact in message.facts:
            if fact.kind == "looked" and fact.seat != rights.only:
                assert fact.treasure == ""
            if fact.kind == "looked" and fact.seat == rights.only:
                assert fact.treasure


def chosen(position: Position, luck: random.Random) -> str:
    """A walk to a treasure that is sought if there is one, or anything."""
    view = position.view(position.mover)
    sought = [square.cell for square in view.squares if square.tile and square.tile.treasure in view.cards]
    return luck.choice([action for action in position.legal if action in sought] or position.legal)


def check_all(played: PlayedRoom, done: Change, before: int, luck: random.Random) -> None:
    """One change as each device hears of it, at once or after it was away."""
    encoder = ViewEncoder()
    for device in DEVICES:
        rights, message = played.rights(device), played.update(done, device)
        check_message(played, message, rights)
        assert json.loads(encode(played.update(done, device, encoder))) == json.loads(encode(message))
        check_message(played, catch_up("room", played.room.state, before, rights), rights)
        check_table(played, rights, luck)


@pytest.mark.parametrize("options", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_hears_what_they_may_not_know(options: str, seed: int) -> None:
    """Over a whole game with acts, refusals, undos, pairing and returning clients."""
    luck = random.Random(seed)
    played = PlayedRoom(options, [HERE, HERE, LINK], Seeded(seed), "labyrinth")
    change(played.sit(2, "b"))
    played.pair(1, "p", "a")
    looked = 0
    for number in range(600):
        if played.position.over:
            break
        before = played.room.state.n
        device = "b" if played.mover == 2 else "a"
        done = change(played.act(chosen(played.position, luck), device))
        looked += sum(step.fact.kind == "looked" for step in done.steps)
        check_all(played, done, before, luck)
        if number % 7 == 3:
            before = played.room.state.n
            undone = played.undo(device)
            if isinstance(undone, Change):
                check_all(played, undone, before, luck)
    assert played.position.over
    assert looked or "cards=open" in options  # open cards are all seen before the first turn


def test_the_test_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With views for the mover instead of for the device the check above fails."""
    monkeypatch.setattr(Rights, "viewpoint", lambda self, mover: mover)
    played = PlayedRoom("next_card=at-once", [HERE, LINK], Seeded(1), "labyrinth")
    change(played.sit(1, "b"))
    with pytest.raises(AssertionError):
        check_table(played, Rights(), random.Random(2))
