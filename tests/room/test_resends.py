"""A request that is sent again is done once, however much has happened since, and also after a restart."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from meowze.play.dice import Seeded
from meowze.room.decision import Change, Refused
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS
from meowze.room.room_state import MAX_DEVICES, MAX_IDS, MAX_REQUESTS
from tests.room.rooms import BOTS, HERE, LINK, PlayedRoom, change

OFTEN = 4 * MAX_IDS
NAME = "Brave Owl"


def company_of_three() -> PlayedRoom:
    """The opener a, and guests b and c by link."""
    played = PlayedRoom("first=0", [HERE, LINK, LINK], Seeded(3), "chabyrinthe", BOTS)
    for seat, device in ((1, "b"), (2, "c")):
        change(played.sit(seat, device))
    return played


def live_on(played: PlayedRoom, device: str) -> None:
    """Much happens: this device acts where it may, and others say things, sit down and leave."""
    luck = random.Random(1)
    for k in range(OFTEN):
        position = played.room.position
        if position and not position.over:
            actor = next((d for d in "abc" if played.mover in played.rights(d).acts), None)
            if actor:
                change(played.act(luck.choice(position.legal), actor))
        other = next((d for d in "abc" if d != device and played.rights(d).acts), None)
        if other and k % 3 == 0:
            change(played.ask(incoming.Emote(played.rights(other).acts[0], "purr", f"purr {k}"), other))
    played.room = played.restarted()


REQUESTS: dict[str, tuple[str, Callable[[PlayedRoom], Any]]] = {
    "rematch": ("a", lambda played: incoming.Rematch("again")),
    "kick": ("a", lambda played: incoming.Kick(2, "again")),
    "place": ("a", lambda played: incoming.Place(2, "link", "again")),
    "place a bot": ("a", lambda played: incoming.Place(2, "bot", "again", 2)),
    "substitute": ("a", lambda played: incoming.Substitute(1, "again")),
    "settle": ("a", lambda played: incoming.Settle(False, False, 5, "again")),
    "leave": ("b", lambda played: incoming.Leave(1, "again")),
    "face": ("b", lambda played: incoming.Face(1, NAME, ANIMALS[3], "again")),
    "emote": ("b", lambda played: incoming.Emote(1, "hello", "again")),
}


@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_is_done_once_for_ever(name: str) -> None:
    """Long after it was done, and after a restart, it is answered and not done again."""
    played = company_of_three()
    device, request = REQUESTS[name]
    message = request(played)
    change(played.ask(message, device))
    live_on(played, device)
    before = played.room.state
    assert before.n > OFTEN / 3 > MAX_IDS
    assert played.ask(message, device) == outgoing.Done("again")
    assert played.room.state is before


def test_a_seat_is_taken_once() -> None:
    """Who has sat down and left again does not sit there again because an old message comes once more."""
    played = PlayedRoom("first=0", [HERE, LINK], Seeded(3), "chabyrinthe")
    sit = incoming.Sit(1, NAME, ANIMALS[0], "again")
    change(played.ask(sit, "b"))
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    for k in range(OFTEN):
        change(played.ask(incoming.Settle(False, bool(k % 2), 0, f"s{k}")))
    played.room = played.restarted()
    assert played.ask(sit, "b") == outgoing.Done("again")


def test_a_lent_seat_is_given_back_once() -> None:
    """An old unpair does not end a later loan."""
    played = company_of_three()
    played.pair(1, "p", "b")
    unpair = incoming.Unpair(1, "again")
    change(played.ask(unpair, "b"))
    played.pair(1, "p", "b")
    live_on(played, "b")
    assert played.ask(unpair, "b") == outgoing.Done("again")
    assert played.rights("p").acts == (1,)


def test_an_old_act_and_an_old_undo_are_stale() -> None:
    """What names a position needs no memory: positions never come again, also not by an undo."""
    played = company_of_three()
    act = incoming.Act(played.mover, played.room.state.at, "old act", played.position.legal[0])
    device = "abc"[played.mover]
    change(played.ask(act, device))
    undo = incoming.Undo(played.room.state.at, "old undo")
    change(played.ask(undo, device))
    live_on(played, device)
    before = played.room.state
    for message in (act, undo):
        outcome = played.ask(message, device)
        assert isinstance(outcome, outgoing.Done) or (isinstance(outcome, Refused) and outcome.key == "stale")
    assert played.room.state is before


def test_an_undo_is_asked_for_once() -> None:
    """A request that was declined is not made again by an old message in the same position."""
    played = company_of_three()
    first = "abc"[played.mover]
    change(played.act(played.position.legal[0], first))
    while "abc"[played.mover] == first:
        change(played.act(played.position.legal[0], first))
    undo = incoming.Undo(played.room.state.at, "again")
    asked = change(played.ask(undo, first)).after.undo_request
    assert asked
    other = "abc"[asked.asked[0]]
    no = incoming.Reply(asked.n, False, "no")
    change(played.ask(no, other))
    for k in range(OFTEN):
        change(played.ask(incoming.Emote(asked.asked[-1], "hello", f"e{k}"), "abc"[asked.asked[-1]]))
    played.room = played.restarted()
    assert played.ask(undo, first) == outgoing.Done("again")
    if other != "abc"[asked.asked[-1]]:
        assert played.ask(no, other) == outgoing.Done("no")


def test_each_device_has_a_memory_of_its_own() -> None:
    """It holds the last requests of a device, and no other device can push them out."""
    played = company_of_three()
    requests = [incoming.Settle(False, True, k, f"s{k}") for k in range(MAX_REQUESTS + 5)]
    for request in requests:
        change(played.ask(request))
    live_on(played, "a")
    done = [played.ask(request) == outgoing.Done(request.id) for request in reversed(requests[-MAX_REQUESTS:])]
    assert done == [True] * MAX_REQUESTS


def test_the_memory_has_an_end() -> None:
    """Strangers who come and go are forgotten, the first ones first; those who have a seat are not."""
    played = PlayedRoom("first=0", [HERE, LINK], Seeded(3), "chabyrinthe")
    rematch = incoming.Rematch("again")
    change(played.ask(rematch))
    for k in range(2 * MAX_DEVICES):
        change(played.ask(incoming.Sit(1, NAME, ANIMALS[0], "sit"), f"{k:02}"))
        change(played.ask(incoming.Leave(1, "bye"), f"{k:02}"))
    requests = played.room.state.requests
    assert len({id.partition("/")[0] for id in requests}) == MAX_DEVICES
    assert len(requests) <= MAX_DEVICES * MAX_REQUESTS
    assert played.ask(rematch) == outgoing.Done("again")
    assert played.restarted().state == played.room.state


def test_what_the_room_does_by_itself_is_not_remembered() -> None:
    """Only requests of devices are."""
    played = company_of_three()
    before = played.room.state.requests
    played.keep(played.room.substitute(1))
    played.keep(played.room.welcome_back(1))
    assert played.room.state.requests == before
    assert isinstance(played.ask(incoming.Settle(False, True, 0, "s")), Change)
    assert len(played.room.state.requests) == len(before) + 1
