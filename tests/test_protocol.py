"""What travels: the pages' copy of the messages is fresh, and every message survives JSON."""

import dataclasses
import json
import typing
from typing import Any, Literal

import msgspec
import pytest

from meowze.play.dice import Seeded
from meowze.play.games import GAMES
from meowze.play.position import Position
from meowze.server import events, schema
from meowze.server.journal import Header
from meowze.server.room import Change, Room

INCOMING = [
    (events.Hello(), {"type": "hello", "since": -1}),
    (events.Hello(7), {"type": "hello", "since": 7}),
    (events.Act(0, 4, "k", "b3+"), {"type": "act", "seat": 0, "at": 4, "id": "k", "action": "b3+"}),
    (events.Undo(5, "u"), {"type": "undo", "at": 5, "id": "u"}),
    (events.Ping(), {"type": "ping"}),
]


def outgoing(game: str) -> list[Any]:
    """One message of each kind from a table of this game."""
    start = Position.deal(game, 2, "", Seeded(3))
    rules = start.game.rules.VERSION
    room = Room(Header("room", game, rules, start.options, ("Ada", "Ben"), start.text, "2026-01-02"), Seeded(3))
    table = room.table()
    change = room.act(events.Act(table.mover or 0, 0, "a", table.legal[-1]))
    assert isinstance(change, Change)
    return [table, room.told(change), events.Undone("u", table), room.refused("r", "why", "CR1"), events.Pong()]


def test_protocol_is_fresh() -> None:
    """The file the pages are built with is the one the messages give; after a change run meowze.server.schema."""
    assert schema.TARGET.read_text(encoding="utf-8") == schema.protocol()


@pytest.mark.parametrize(("message", "plain"), INCOMING)
def test_incoming_messages_are_read(message: Any, plain: dict[str, Any]) -> None:
    """What a client writes is read as the message it means, and back."""
    assert msgspec.json.decode(json.dumps(plain), type=events.Incoming) == message
    assert json.loads(msgspec.json.encode(message)) == plain


def test_every_incoming_message_is_tried() -> None:
    """No message is missing from the list above."""
    assert {type(message) for message, _ in INCOMING} == set(typing.get_args(events.Incoming))


@pytest.mark.parametrize("game", GAMES)
def test_outgoing_messages_survive_json(game: str) -> None:
    """Every message to a client comes back from JSON with all it holds; its view and facts as the game's own types."""
    messages = outgoing(game)
    assert {type(message) for message in messages} == set(typing.get_args(events.Outgoing))
    for message in messages:
        plain = json.loads(msgspec.json.encode(message))
        assert plain == json.loads(json.dumps(msgspec.to_builtins(message)))
        table = plain if "view" in plain else plain.get("table")
        if table:
            words, sent = GAMES[game].words, message if isinstance(message, events.Table) else message.table
            assert msgspec.convert(table["view"], words.View, strict=True) == sent.view
            assert tuple(msgspec.convert(offer, words.Offer) for offer in table["offers"]) == sent.offers
        if isinstance(message, events.Moved):
            assert tuple(msgspec.convert(fact, words.Fact) for fact in plain["facts"]) == message.facts


@pytest.mark.parametrize("game", GAMES)
def test_outgoing_messages_have_exactly_the_written_fields(game: str) -> None:
    """An interface in protocol.ts has the keys that are sent, no more and no less."""
    text = schema.protocol()
    for message in outgoing(game):
        block = text.split(f"export interface {type(message).__name__} {{")[1].split("}")[0]
        written = [line.split()[1].rstrip(":?") for line in block.strip().splitlines()]
        assert written == list(json.loads(msgspec.json.encode(message)))


def test_hints_become_typescript() -> None:
    """Each kind of hint has its form: words, numbers or none, lists that cannot be changed."""
    assert schema.written(int | None) == "number | null"
    assert schema.written(Literal["a", "b"]) == '"a" | "b"'
    assert schema.written(tuple[str, ...]) == "readonly string[]"
    assert schema.written(tuple[Literal["n", "e"], ...]) == 'readonly ("n" | "e")[]'
    assert schema.written(tuple[int, str]) == "readonly [number, string]"
    with pytest.raises(TypeError):
        schema.written(list[int])


def test_views_of_two_games_stay_apart() -> None:
    """Two games may both have a View: their names differ, and the union keeps both."""

    @dataclasses.dataclass(frozen=True)
    class View:
        """Another game's view."""

        walls: tuple[int, ...]

    View.__module__ = "meowze.play.othergame.view"
    both = events.View | View
    assert schema.written(both).startswith("ChabyrintheView | LabyrinthView | ")
    assert schema.written(both).endswith(" | OthergameView")
    assert {kind.__name__ for kind in schema.classes((both,))} >= {"View", "Card"}
    assert View in schema.classes((both,))


def test_what_a_client_may_leave_out_is_marked() -> None:
    """Only fields with a default of messages from a client are optional."""
    assert "readonly since?: number;" in schema.interface(events.Hello)
    assert "?" not in schema.interface(events.Table)
    assert "?" not in schema.interface(GAMES["chabyrinthe"].words.Fact)
