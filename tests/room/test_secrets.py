"""No message tells a device what it may not know: whole random games of Labyrinth, every message for every device."""

import json
import random
from typing import Any

import pytest

from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.room.company import Rights, device_of
from meowze.room.decision import Change, Refused
from meowze.room.encoding import ViewEncoder, encode
from meowze.room.messages import incoming, outgoing
from meowze.room.room_state import RoomState
from meowze.room.updates import catch_up, refused_with_table, snapshot_for
from tests.room.rooms import BOT, BOTS, HERE, LINK, PlayedRoom, change, token
from tests.room.twins import elsewhere, same_for

DEVICES = "abpz"  # a tablet with two seats, a phone by link, a phone that a seat was lent to, somebody who watches
GAMES = ["secrets=2,finish=anywhere", "secrets=3,next_card=at-once,limit=60", "secrets=4,cards=open,limit=40"]


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


POWERS: list[Any] = [
    *(incoming.Place(seat, who, "power") for seat in range(4) for who in ("here", "link", "bot")),
    *(incoming.Kick(seat, "power") for seat in range(4)),
    *(incoming.Substitute(seat, "power") for seat in range(4)),
    *(incoming.Sit(seat, "Brave Owl", "owl", "power") for seat in range(4)),
    *(incoming.Leave(seat, "power") for seat in range(4)),
    *(incoming.Face(seat, "Brave Owl", "owl", "power") for seat in range(4)),
    incoming.Settle(True, False, 5, "power", 30),
    incoming.Rematch("power"),
    incoming.Rematch("power", seats=(HERE, HERE, BOT, LINK)),
]
KINDS = "abcpsz"  # the opener, two guests, a phone that a seat was lent to, one who has left a seat, one who watches


def company(seed: int, host: str) -> PlayedRoom:
    """A game with secrets of all kinds of devices, one of which is the host."""
    options, plans = "secrets=3,next_card=at-once,limit=60", [LINK, LINK, LINK, BOT]
    played = PlayedRoom(options, plans, Seeded(seed), "labyrinth", BOTS)
    for seat, device in enumerate("abs"):
        change(played.sit(seat, device))
    played.pair(1, "p", "b")
    if host != "a":
        played.keep(played.room.make_host(device_of("room", token(host))))
    change(played.ask(incoming.Leave(2, "bye"), "s"))
    return played


@pytest.mark.parametrize("host", "ab")
def test_no_power_tells_a_secret(host: str) -> None:
    """In twin rooms that differ in what a device may not know, it hears the same of whatever anybody asks for."""
    luck = random.Random(host)
    played = company(5, host)
    for _ in range(3):
        at = played.room.state.at
        played.keep(played.room.act(incoming.Act(played.mover, at, f"act {at}", played.position.legal[0])))
    for message in POWERS:
        for sender in KINDS:
            for device in KINDS:
                same_for(played, message, sender, device, luck)
    assert played.room.state.secret


@pytest.mark.parametrize(
    "power", [incoming.Place(3, "here", "power"), incoming.Sit(2, "Brave Owl", "owl", "power")], ids=["place", "sit"]
)
def test_the_twins_would_notice(power: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a host may take a bot's seat, or anybody one that was left, the check above fails."""
    played = company(5, "a")
    same_for(played, power, "z", "z", random.Random(2))
    played.keep(played.room.make_host(device_of("room", token("z"))))
    same_for(played, power, "z", "z", random.Random(2))
    monkeypatch.setattr(RoomState, "secret", False)
    with pytest.raises(AssertionError, match="learns something"):
        same_for(played, power, "z", "z", random.Random(2))


def test_the_test_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """With views for the mover instead of for the device the check above fails."""
    monkeypatch.setattr(Rights, "viewpoint", lambda self, mover: mover)
    played = PlayedRoom("next_card=at-once", [HERE, LINK], Seeded(1), "labyrinth")
    change(played.sit(1, "b"))
    with pytest.raises(AssertionError):
        check_table(played, Rights(), random.Random(2))
