"""Nonsense: every address of the OpenAPI asked wildly, and sockets fed with frames that no client would send."""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from meowze.room import events
from tests.server.serving import PATIENCE, Answer, Client, new_token, opened, running, seated

PROOF = os.environ.get("HYPOTHESIS_PROFILE") == "proof"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite") as address:
        yield address


# ---- HTTP


def ask_wildly(address: str, examples: int) -> set[int]:
    """Ask every operation of the description with made-up values; the statuses of the answers."""
    schema = schemathesis.openapi.from_dict(Answer(address, "GET", "/api/schema/openapi.json").json)
    statuses: set[int] = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found

        @given(case=found.ok().as_strategy())
        @settings(max_examples=examples, deadline=None, database=None)
        def ask(case: Any) -> None:
            answer = case.call(base_url=f"http://{address}", timeout=PATIENCE)
            statuses.add(answer.status_code)
            assert answer.status_code < 500, (case.method, case.formatted_path, answer.text)
            assert answer.status_code < 400 or json.loads(answer.text)["error"], answer.text

        ask()
    return statuses


def test_wild_questions_are_answered(address: str) -> None:
    """Nothing that fits the description, or nearly, breaks the server: every error is a line for people."""
    assert ask_wildly(address, 25) >= {200, 400, 401, 404}


@pytest.mark.proof
def test_many_wild_questions_are_answered(address: str) -> None:
    """The same for longer."""
    assert ask_wildly(address, 2000) >= {200, 400, 401, 404}


# ---- sockets

KINDS = [kind.__struct_config__.tag for kind in events.Incoming.__args__]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(["seat", "at", "id", "action", "name", "since", "token", "code", "level", "yes", "n", "seats"])
MESSAGES = st.builds(
    lambda kind, fields: json.dumps({"type": kind} | fields),
    st.sampled_from([*KINDS, "table", "moved", ""]),
    st.dictionaries(FIELDS, VALUES | st.sampled_from([0, 1, -1, "x", "b2+", 10**30]), max_size=6),
)
FRAMES = st.binary(max_size=300) | st.text(max_size=300) | MESSAGES | st.builds("[".__mul__, st.integers(1, 4000))


def is_alive(client: Client) -> bool:
    """Whether the socket still answers a ping."""
    client.say(events.Ping())
    return bool(client.hear("pong"))


def test_wild_frames_break_nothing(address: str) -> None:
    """Whatever one device sends, its socket goes on or is closed with a reason, and others play on."""
    token = new_token()
    room = opened(address, token)

    @given(frames=st.lists(FRAMES, min_size=1, max_size=12))
    @settings(max_examples=500 if PROOF else 40, deadline=None, database=None)
    def feed(frames: list[str | bytes]) -> None:
        with seated(address, room, new_token()) as client:
            for frame in frames:
                client.say(frame)
            try:
                assert is_alive(client)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert (closed.rcvd.code, bool(closed.rcvd.reason)) == (closed.rcvd.code, True)

    with seated(address, room, token) as player:
        feed()
        assert is_alive(player)
        player.say(events.Hello(token=token))
        assert player.hear("table")["legal"]
        assert player.act(player.table["legal"][0])["type"] == "moved"


@pytest.mark.parametrize("size", [16_385, 100_000])
def test_huge_frame_ends_the_socket(address: str, size: int) -> None:
    """What is far too large is not even read."""
    token = new_token()
    with seated(address, opened(address, token), token) as client:
        with pytest.raises(ConnectionClosed) as closed:
            client.ask("x" * size)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_sockets_are_not_compressed(address: str) -> None:
    """Compression would cost more memory for each socket than all the rest."""
    token = new_token()
    with seated(address, opened(address, token), token) as client:
        assert client.socket.response is not None
        assert "Sec-WebSocket-Extensions" not in client.socket.response.headers
