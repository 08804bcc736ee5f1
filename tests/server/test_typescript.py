"""What travels: the pages' copy of the messages is fresh, and every message survives JSON."""

import dataclasses
import json
import typing
from typing import Any, Literal

import msgspec
import pytest

from meowze.games import GAMES
from meowze.games.reason import Reason
from meowze.room.decision import Refused
from meowze.room.messages import incoming, outgoing
from meowze.room.updates import refused_with_table, snapshot_for
from meowze.server import typescript
from tests.room.rooms import HERE, LINK, PlayedRoom, change

INCOMING = [
    (incoming.Hello(), {"type": "hello", "since": -1, "token": "", "code": ""}),
    (incoming.Hello(7, "t", "c"), {"type": "hello", "since": 7, "token": "t", "code": "c"}),
    (incoming.Act(0, 4, "k", "b3+"), {"type": "act", "seat": 0, "at": 4, "id": "k", "action": "b3+"}),
    (incoming.Undo(5, "u"), {"type": "undo", "at": 5, "id": "u"}),
    (incoming.Reply(6, True, "r"), {"type": "reply", "n": 6, "yes": True, "id": "r"}),
    (
        incoming.Sit(1, "Wise Owl", "owl", "s"),
        {"type": "sit", "seat": 1, "name": "Wise Owl", "animal": "owl", "id": "s"},
    ),
    (
        incoming.Face(1, "Wise Owl", "owl", "f"),
        {"type": "face", "seat": 1, "name": "Wise Owl", "animal": "owl", "id": "f"},
    ),
    (incoming.Substitute(1, "s"), {"type": "substitute", "seat": 1, "id": "s"}),
    (incoming.Leave(1, "l"), {"type": "leave", "seat": 1, "id": "l"}),
    (incoming.Pair(1, "p"), {"type": "pair", "seat": 1, "id": "p"}),
    (incoming.Unpair(1, "p"), {"type": "unpair", "seat": 1, "id": "p"}),
    (incoming.Kick(1, "k"), {"type": "kick", "seat": 1, "id": "k"}),
    (incoming.Place(1, "bot", "b", 3), {"type": "place", "seat": 1, "who": "bot", "id": "b", "level": 3}),
    (
        incoming.Settle(True, False, 60, "s", 30),
        {"type": "settle", "closed": True, "undo": False, "absent": 60, "id": "s", "clock": 30},
    ),
    (
        incoming.Rematch("r", seats=(incoming.SeatPlan("link"),)),
        {
            "type": "rematch",
            "id": "r",
            "game": None,
            "preset": "",
            "options": None,
            "seats": [{"who": "link", "name": "", "level": 1}],
        },
    ),
    (incoming.Emote(0, "hello", "e"), {"type": "emote", "seat": 0, "phrase": "hello", "id": "e"}),
    (incoming.Hint(4, "h"), {"type": "hint", "at": 4, "id": "h", "gesture": False}),
    (incoming.AskNames(), {"type": "names"}),
    (incoming.Ping(), {"type": "ping"}),
]


def one_of_each(game: str) -> list[Any]:
    """One message of each kind from a table of this game."""
    played = PlayedRoom(plans=[HERE, LINK], game=game)
    waiting = snapshot_for("room", played.room.state, played.rights("a"))
    sat = played.update(change(played.sit(1, "b")))
    table = played.table("a" if played.mover == 0 else "b")
    assert table.legal
    moved = played.update(change(played.act(table.legal[-1], "a" if played.mover == 0 else "b")))
    return [
        waiting,
        sat,
        table,
        moved,
        outgoing.Undone(4, "u", table),
        played.update(change(played.ask(incoming.Emote(0, "purr", "e")))),
        outgoing.Passed(4, 5),
        outgoing.Done("d"),
        refused_with_table("room", played.room.state, Refused("r", "why", "CR1"), played.rights("a")),
        outgoing.Code("c", 0, "bcdfghjk", 300),
        outgoing.Hinted("h", "b3+", (Reason("wins-cats", 2),)),
        outgoing.Names(("Wise Owl",), ("owl",)),
        outgoing.Presence((0, 1), 2),
        outgoing.Time(1, 12.5, True),
        outgoing.Pong(),
    ]


def test_protocol_is_fresh() -> None:
    """The file the pages are built with is the one the messages give; after a change run meowze.server.typescript."""
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.protocol()


@pytest.mark.parametrize(("message", "plain"), INCOMING)
def test_incoming_messages_are_read(message: Any, plain: dict[str, Any]) -> None:
    """What a client writes is read as the message it means, and back."""
    assert msgspec.json.decode(json.dumps(plain), type=incoming.Incoming) == message
    assert json.loads(msgspec.json.encode(message)) == plain


def test_every_incoming_message_is_tried() -> None:
    """No message is missing from the list above."""
    assert {type(message) for message, _ in INCOMING} == set(typing.get_args(incoming.Incoming))


@pytest.mark.parametrize("game", GAMES)
def test_outgoing_messages_survive_json(game: str) -> None:
    """Every message to a client comes back from JSON with all it holds; its view and facts as the game's own types."""
    messages = one_of_each(game)
    assert {type(message) for message in messages} == set(typing.get_args(outgoing.Outgoing))
    for message in messages:
        plain = json.loads(msgspec.json.encode(message))
        assert plain == json.loads(json.dumps(msgspec.to_builtins(message)))
        view, table = GAMES[game].view, plain if "view" in plain else plain.get("table")
        if table:
            sent = message if isinstance(message, outgoing.Table) else message.table
            assert msgspec.convert(table["view"], view.View, strict=True) == sent.view
            assert tuple(msgspec.convert(offer, view.Offer) for offer in table["offers"]) == sent.offers
        if isinstance(message, outgoing.Moved):
            assert tuple(msgspec.convert(fact, view.Fact) for fact in plain["facts"]) == message.facts


@pytest.mark.parametrize("game", GAMES)
def test_outgoing_messages_have_exactly_the_written_fields(game: str) -> None:
    """An interface in protocol.ts has the keys that are sent, no more and no less."""
    text = typescript.protocol()
    for message in one_of_each(game):
        block = text.split(f"export interface {type(message).__name__} {{")[1].split("}")[0]
        written = [line.split()[1].rstrip(":?;") for line in block.strip().splitlines()]
        assert written == list(json.loads(msgspec.json.encode(message)))


def test_hints_become_typescript() -> None:
    """Each kind of hint has its form: words, numbers or none, lists that cannot be changed."""
    assert typescript.written(int | None) == "number | null"
    assert typescript.written(Literal["a", "b"]) == '"a" | "b"'
    assert typescript.written(tuple[str, ...]) == "readonly string[]"
    assert typescript.written(tuple[Literal["n", "e"], ...]) == 'readonly ("n" | "e")[]'
    assert typescript.written(tuple[int, str]) == "readonly [number, string]"
    with pytest.raises(TypeError):
        typescript.written(list[int])


def test_views_of_two_games_stay_apart() -> None:
    """Two games may both have a View: their names differ, and the union keeps both."""

    @dataclasses.dataclass(frozen=True)
    class View:
        """Another game's view."""

        walls: tuple[int, ...]

    View.__module__ = "meowze.games.othergame.view"
    both = outgoing.View | View
    assert typescript.written(both).startswith("ChabyrintheView | LabyrinthView | ")
    assert typescript.written(both).endswith(" | OthergameView")
    assert {kind.__name__ for kind in typescript.classes((both,))} >= {"View", "Card"}
    assert View in typescript.classes((both,))


def test_what_a_client_may_leave_out_is_marked() -> None:
    """Only fields with a default of messages from a client are optional."""
    assert "readonly since?: number;" in typescript.interface(incoming.Hello)
    assert "?" not in typescript.interface(outgoing.Table)
    assert "?" not in typescript.interface(GAMES["chabyrinthe"].view.Fact)
