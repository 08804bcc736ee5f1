"""Who may see and do what: every route and every message, for every kind of device, in an open and in a closed room."""

import asyncio
import json
import typing
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meowze.live import close_codes
from meowze.live.live_room import LiveRoom
from meowze.play.dice import Seeded
from meowze.room.company import device_of
from meowze.room.decision import Change, Refused
from meowze.room.messages import incoming, outgoing
from meowze.server.app import application
from meowze.server.connection import PATH
from meowze.server.settings import Settings
from meowze.storage.journal_store import JournalStore
from tests.games.sampling import sample
from tests.room.rooms import BOT, BOTS, HERE, LINK, PlayedRoom, change, token
from tests.server.serving import PATIENCE, Answer, Client, running

# The devices: who opened the room; a guest by link; a phone that has the guest's seat now; a program with a seat;
# one with a token but no seat; one without a token.
KINDS = {"opener": "a", "guest": "b", "phone": "p", "program": "c", "watcher": "z", "stranger": ""}
OPEN, CLOSED, SECRET, DELETED = "bcdfgh", "bcdfgk", "bcdfgm", "bcdfgn"
NAME = "Brave Owl"


@cache
def furnished(code: str, host: str = "a", closed: bool = False, secret: bool = False) -> PlayedRoom:
    """A room with one finished game and one that goes on, in which the opener is to act, and devices of all kinds.

    It is made once, for tests that change nothing there.
    """
    game = "labyrinth" if secret else "chabyrinthe"
    played = PlayedRoom(sample(game).QUICK, [HERE, LINK, LINK, BOT], Seeded(4), game, BOTS, code)
    for seat, device in ((1, "b"), (2, "c")):
        change(played.sit(seat, device))
    while not played.position.over:
        any_act(played)
    options = "secrets=3,next_card=at-once,first=0" if secret else "board=3x3,first=0"
    change(played.ask(incoming.Rematch("again", options=options)))
    while played.mover != 0 or not played.position.turns:
        any_act(played)
    played.pair(1, "p", "b")
    if closed:
        change(played.ask(incoming.Settle(True, True, 0, "close")))
    if host != "a":
        played.keep(played.room.make_host(device_of(code, token(host))))
    return played


def any_act(played: PlayedRoom) -> None:
    """Whoever is to act does something."""
    at = played.room.state.at
    played.keep(played.room.act(incoming.Act(played.mover, at, f"any-{at}", played.position.legal[0])))


async def stored(file: Path, rooms: list[PlayedRoom]) -> None:
    """The rooms in a database."""
    store = JournalStore(file)
    await store.start()
    for played in rooms:
        await store.open(played.room.header, played.rows)
    await store.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with an open room, a closed one, an open one with secrets, and a closed one to delete."""
    file = tmp_path_factory.mktemp("data") / "games.sqlite"
    rooms = [
        furnished(OPEN),
        furnished(CLOSED, closed=True),
        furnished(SECRET, secret=True),
        furnished(DELETED, closed=True),
    ]
    asyncio.run(stored(file, rooms))
    with running(file, bots=BOTS, pictures=1000) as address:
        yield address


# ---- routes


class Route(NamedTuple):
    """A question, and the status of its answer in an open and in a closed room, by kind of device as above."""

    ask: Callable[[str, str], tuple[str, Any]]  # the path and the body, for a room and the token of a device
    open: str
    closed: str


def at(path: str, body: Callable[[str], Any] = lambda token: None) -> Callable[[str, str], tuple[str, Any]]:
    """A question about a room."""
    return lambda room, token: (path.format(room=room), body(token))


def goes_on(room: str, token: str) -> tuple[str, Any]:
    """Open a room whose game goes on from a step of the finished one."""
    seats = [{"who": "here"}] * 4
    asked = {"game": "chabyrinthe", "seats": seats, "replay": room, "step": 0, "token": token or "n" * 32}
    return "/api/rooms", asked


WATCHED = "200 200 200 200 200 200", "200 200 200 200 403 403"  # whoever may look in
LISTENER: Callable[[str], Any] = lambda token: {"token": token}  # noqa: E731
PLAYED: Callable[[str], Any] = lambda token: {"seat": 3, "at": 0, "id": "x", "action": "b2+"}  # noqa: E731
ROUTES = {
    ("GET", "/api/rooms/{room:str}"): Route(at("/api/rooms/{room}"), *WATCHED),
    ("GET", "/api/rooms/{room:str}/record"): Route(at("/api/rooms/{room}/record"), *WATCHED),
    ("GET", "/api/rooms/{room:str}/record.json"): Route(at("/api/rooms/{room}/record.json"), *WATCHED),
    ("GET", "/api/rooms/{room:str}/records"): Route(at("/api/rooms/{room}/records"), *WATCHED),
    ("POST", "/api/rooms/{room:str}/story"): Route(at("/api/rooms/{room}/story", LISTENER), *WATCHED),
    ("POST", "/api/rooms/{room:str}/story/{step:int}"): Route(at("/api/rooms/{room}/story/1", LISTENER), *WATCHED),
    ("GET", "/api/replays/{id:str}"): Route(at("/api/replays/{room}"), *WATCHED),
    ("GET", "/api/replays/{id:str}/looks"): Route(at("/api/replays/{room}/looks"), *WATCHED),
    ("GET", "/api/replays/{id:str}/record"): Route(at("/api/replays/{room}/record"), *WATCHED),
    ("GET", "/api/replays/{id:str}/branches/{step:int}/{number:int}"): Route(  # 404: nobody wrote branches
        at("/api/replays/{room}/branches/1/0"), "404 404 404 404 404 404", "404 404 404 404 403 403"
    ),
    ("GET", "/api/replays/{id:str}/position/{step:int}"): Route(at("/api/replays/{room}/position/1"), *WATCHED),
    ("GET", "/api/replays/{id:str}/review"): Route(  # 400: no bots think here
        at("/api/replays/{room}/review"), "400 400 400 400 400 400", "400 400 400 400 403 403"
    ),
    ("GET", "/api/replays/{id:str}/{name:str}"): Route(at("/api/replays/{room}/0.svg"), *WATCHED),
    ("POST", "/api/rooms"): Route(goes_on, "201 201 201 201 201 201", "201 201 201 201 403 403"),
    ("GET", "/api/bot/rooms/{room:str}/stream"): Route(
        at("/api/bot/rooms/{room}/stream"), "200 200 200 200 200 401", "200 200 200 200 403 401"
    ),
    ("POST", "/api/bot/rooms/{room:str}/sit"): Route(
        at("/api/bot/rooms/{room}/sit", lambda token: {"seat": 0}), "409 409 409 409 409 401", "409 409 409 409 403 401"
    ),
    ("POST", "/api/bot/rooms/{room:str}/act"): Route(
        at("/api/bot/rooms/{room}/act", PLAYED), "409 409 409 409 409 401", "409 409 409 409 403 401"
    ),
}
ABOUT_NO_ROOM = {  # these tell everybody the same, and nothing of a room that names it
    ("GET", "/"),
    ("GET", "/{path:path}"),
    ("GET", "/api/games"),
    ("GET", "/api/bots"),
    ("GET", "/api/here"),
    ("GET", "/api/health"),
    ("GET", "/api/health/ready"),
    ("GET", "/api/qr"),
    ("GET", "/api/best"),
    ("GET", "/metrics"),  # for this computer alone
    ("POST", "/api/records"),
    ("POST", "/api/study"),
    ("POST", "/api/study/edit"),
    ("POST", "/api/study/tree"),
    ("POST", "/api/study/record"),
    ("POST", "/api/study/hint"),
    ("POST", "/api/stories"),
    ("GET", "/api/puzzles/{game:str}"),
    ("GET", "/api/puzzles/{game:str}/{id:str}"),
    ("POST", "/api/puzzles/{game:str}/{id:str}"),
    ("GET", "/api/daily"),
    ("GET", "/api/daily/{game:str}/{day:str}"),
    ("POST", "/api/daily/{game:str}/{day:str}"),
    ("DELETE", "/api/daily"),  # what this device has put on the lists
    ("GET", "/api/schema"),
    ("GET", "/api/schema/{path:str}"),
    ("GET", "/api/schema/openapi.json"),
}

DELETING = {  # from a closed room, by kind of device as above
    ("DELETE", "/api/rooms/{room:str}/seats"): "204 204 204 204 403 401",
    ("DELETE", "/api/rooms/{room:str}"): "204 403 403 403 403 401",
}


def test_every_route_is_in_the_table() -> None:
    """Whoever adds a route says here who may ask for it."""
    app = application(Settings("nowhere.sqlite")).app.app  # type: ignore[attr-defined]
    routes = {(method, route.path) for route in app.routes if isinstance(route, HTTPRoute) for method in route.methods}
    assert {route for route in routes if route[0] not in ("OPTIONS", "HEAD")} == {
        *ROUTES,
        *DELETING,
        *ABOUT_NO_ROOM,
    }
    assert PATH.pattern == "/api/rooms/([^/]+)/socket"  # the one socket, see below


def answer(address: str, method: str, path: str, body: Any, secret: str) -> tuple[int, str]:
    """The status and the text of an answer; of a stream the first line."""
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    if not path.endswith("/stream"):
        whole = Answer(address, method, path, body, **headers)
        return whole.status, whole.text
    with closing(HTTPConnection(address, timeout=PATIENCE)) as socket:
        socket.request(method, path, headers=headers)
        response = socket.getresponse()
        return response.status, response.readline().decode()


@pytest.mark.parametrize("route", ROUTES, ids=" ".join)
@pytest.mark.parametrize("room", [OPEN, CLOSED])
def test_who_is_answered(route: tuple[str, str], room: str, address: str) -> None:
    """As the table says; a refusal names nobody and shows nothing."""
    asked = ROUTES[route]
    expected = dict(zip(KINDS, (asked.open if room == OPEN else asked.closed).split(), strict=True))
    for kind, letter in KINDS.items():
        path, body = asked.ask(room, token(letter) if letter else "")
        status, text = answer(address, route[0], path, body, token(letter) if letter else "")
        assert (kind, str(status)) == (kind, expected[kind]), text
        if status == 403:
            assert json.loads(text).keys() == {"error", "key", "values"}
            assert (json.loads(text)["key"], json.loads(text)["values"]) == ("closed", {})
        if status == 409:
            you = json.loads(text)["table"]["company"]["you"]
            assert (kind, you["host"]) == (kind, kind == "opener")


def test_who_may_delete(address: str) -> None:
    """Whoever has seats gives them up; the host alone deletes the room."""
    for (method, route), expected in DELETING.items():
        for kind, status in reversed([*zip(KINDS, expected.split(), strict=True)]):
            letter = KINDS[kind]
            path = route.replace("{room:str}", DELETED)
            found, text = answer(address, method, path, None, token(letter) if letter else "")
            assert (kind, route, str(found)) == (kind, route, status), text


def test_a_game_with_secrets_has_no_record_and_each_its_own_story(address: str) -> None:
    """Until it is over; a device that sees for a seat hears what that seat may know, others what everybody may."""
    eyes = {"opener": 0, "guest": None, "phone": 1, "program": 2, "watcher": None, "stranger": None}
    for kind, letter in KINDS.items():
        secret = token(letter) if letter else ""
        for path in (f"/api/rooms/{SECRET}/record", f"/api/rooms/{SECRET}/record.json"):
            status, text = answer(address, "GET", path, None, secret)
            assert (status, json.loads(text)["key"]) == (400, "secrets")
        status, text = answer(address, "POST", f"/api/rooms/{SECRET}/story/1", {"token": secret}, "")
        assert (status, kind, json.loads(text)["view"]["viewer"]) == (200, kind, eyes[kind])
        status, text = answer(address, "POST", f"/api/rooms/{SECRET}/story", {"token": secret}, "")
        facts = [told["fact"] for told in json.loads(text)["told"]]
        assert {fact["seat"] for fact in facts if fact["kind"] == "looked" and fact["treasure"]} <= {eyes[kind]}


# ---- sockets


@pytest.mark.parametrize("room", [OPEN, CLOSED])
@pytest.mark.parametrize("kind", KINDS)
def test_who_is_let_in(room: str, kind: str, address: str) -> None:
    """By a socket the same as by HTTP: a stranger to a closed room hears nothing but that it is closed."""
    letter = KINDS[kind]
    with connect(f"ws://{address}/api/rooms/{room}/socket", open_timeout=PATIENCE) as socket:
        client = Client(socket, "")
        client.say(incoming.Hello(token=token(letter) if letter else ""))
        if room == OPEN or kind not in ("watcher", "stranger"):
            assert client.hear("table")["company"]["you"]["host"] == (kind == "opener")
        else:
            with pytest.raises(ConnectionClosed) as closed:
                client.hear("table", "moved", "changed", "presence", "refused")
            assert closed.value.rcvd
            assert closed.value.rcvd.code == close_codes.CLOSED


# ---- messages


class Asked(NamedTuple):
    """A message, and what comes of it for each kind of device: `ok`, or the key of the refusal."""

    message: Any
    open: str  # opener, guest, phone, program, watcher, stranger; the opener is the host and to act
    successor: str = ""  # the same where the guest has become the host; empty where nothing differs


ALL = "ok ok ok ok ok ok"
HOSTS = "ok host-only host-only host-only host-only host-only"
SUCCESSORS = "host-only ok host-only host-only host-only host-only"
NOBODYS = "not-yours not-yours not-yours not-yours not-yours not-yours"
GUESTS = "not-yours ok ok not-yours not-yours not-yours"  # of the guest and the phone together
OPENERS = "ok not-yours not-yours not-yours not-yours not-yours"
MESSAGES: dict[type, list[Asked]] = {
    incoming.Hello: [Asked(incoming.Hello(), ALL)],
    incoming.Ping: [Asked(incoming.Ping(), ALL)],
    incoming.AskNames: [Asked(incoming.AskNames(), ALL)],
    incoming.Act: [
        Asked(incoming.Act(0, -1, "m", ""), OPENERS),
        Asked(incoming.Act(1, -1, "m", ""), "not-yours turn turn not-yours not-yours not-yours"),
        Asked(incoming.Act(3, -1, "m", ""), NOBODYS),
    ],
    incoming.Undo: [Asked(incoming.Undo(-1, "m"), "ok ok ok ok watching watching")],
    incoming.Reply: [Asked(incoming.Reply(0, True, "m"), " ".join(["request-ended"] * 6))],
    incoming.Sit: [
        Asked(incoming.Sit(1, NAME, "owl", "m"), " ".join(["seat-taken"] * 5 + ["no-token"])),
        Asked(incoming.Sit(3, NAME, "owl", "m"), " ".join(["seat-taken"] * 5 + ["no-token"])),
    ],
    incoming.Face: [
        Asked(incoming.Face(1, NAME, "owl", "m"), GUESTS),
        Asked(incoming.Face(3, NAME, "owl", "m"), NOBODYS),
    ],
    incoming.Leave: [Asked(incoming.Leave(1, "m"), GUESTS), Asked(incoming.Leave(3, "m"), NOBODYS)],
    incoming.Pair: [Asked(incoming.Pair(1, "m"), GUESTS), Asked(incoming.Pair(3, "m"), NOBODYS)],
    incoming.Unpair: [Asked(incoming.Unpair(1, "m"), GUESTS), Asked(incoming.Unpair(3, "m"), NOBODYS)],
    incoming.Emote: [Asked(incoming.Emote(1, "purr", "m"), GUESTS)],
    incoming.Hint: [Asked(incoming.Hint(-1, "m"), "no-bots no-advice no-advice no-advice no-advice no-advice")],
    incoming.Kick: [Asked(incoming.Kick(1, "m"), HOSTS, SUCCESSORS), Asked(incoming.Kick(0, "m"), HOSTS, SUCCESSORS)],
    incoming.Place: [
        Asked(incoming.Place(1, "bot", "m"), HOSTS, SUCCESSORS),
        Asked(incoming.Place(3, "link", "m"), HOSTS, SUCCESSORS),
        Asked(incoming.Place(3, "here", "m"), HOSTS, SUCCESSORS),
        Asked(incoming.Place(1, "here", "m"), HOSTS, SUCCESSORS),
    ],
    incoming.Substitute: [Asked(incoming.Substitute(2, "m"), HOSTS, SUCCESSORS)],
    incoming.Settle: [Asked(incoming.Settle(False, True, 0, "m"), HOSTS, SUCCESSORS)],
    incoming.Rematch: [Asked(incoming.Rematch("m"), HOSTS, SUCCESSORS)],
}


def test_every_message_is_in_the_table() -> None:
    """Whoever adds a message says here who may send it."""
    assert MESSAGES.keys() == set(typing.get_args(incoming.Incoming))


class Listening(NamedTuple):
    """A room in use whose journal is not written: what is asked for is decided and answered, but not done."""

    live: LiveRoom

    def outcome(self, message: Any, letter: str) -> tuple[str, Any]:
        """`ok` or the key of a refusal, and the table that came with it."""
        state, device = self.live.room.state, device_of(self.live.id, token(letter)) if letter else ""
        heard: list[Any] = []
        if isinstance(message, incoming.RoomRequest):
            decision = self.live.decide(message, device)
            if not isinstance(decision, Refused):
                return "ok", None
            answer = self.live._answer(decision, device)
            assert isinstance(answer, outgoing.Refused)
            return decision.key, answer.table
        if isinstance(message, incoming.Hello | incoming.Ping):
            self.live.admitted(token(letter) if letter else "")
            return "ok", None
        ear = lambda text: heard.append(json.loads(text))  # noqa: E731
        self.live.broadcast.add(ear, device, None)
        self.live.receive(message, ear)
        self.live.broadcast.remove(ear)
        assert self.live.room.state is state
        return ("ok", None) if heard[0]["type"] != "refused" else (heard[0]["key"], heard[0]["table"])


def present(message: Any, state: Any) -> Any:
    """The message as it is sent now: with the number of the position, and an action that is possible."""
    values = {field: getattr(message, field) for field in message.__struct_fields__}
    if "at" in values:
        values["at"] = state.at
    if "action" in values:
        values["action"] = state.position.legal[0]
    return type(message)(**values)


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("host", "ab")
@pytest.mark.parametrize("secret", [False, True], ids=["known", "secret"])
def test_who_may_say_what(kind: type, host: str, secret: bool) -> None:
    """As the table says, whoever is the host; with secrets a host gives no seat away but to a bot."""
    live = LiveRoom(furnished(OPEN, host, secret=secret).room, None)  # type: ignore[arg-type]
    for asked in MESSAGES[kind]:
        row = asked.successor if host == "b" and asked.successor else asked.open
        message = present(asked.message, live.room.state)
        for (name, letter), expected in zip(KINDS.items(), row.split(), strict=True):
            kept = secret and expected == "ok" and getattr(message, "who", "bot") != "bot"
            outcome = Listening(live).outcome(message, letter)[0]
            assert (message, name, outcome) == (message, name, "seat-kept" if kept else expected)


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_a_closed_room_answers_strangers_without_a_table(kind: type) -> None:
    """Whatever they send; those who belong there are answered as in an open room, with their table."""
    live = LiveRoom(furnished(CLOSED, closed=True).room, None)  # type: ignore[arg-type]
    for asked in MESSAGES[kind]:
        message = present(asked.message, live.room.state)
        for (name, letter), expected in zip(KINDS.items(), asked.open.split(), strict=True):
            if name in ("watcher", "stranger"):
                if isinstance(message, incoming.RoomRequest):
                    key, table = Listening(live).outcome(message, letter)
                    assert (key == "ok", table) == (False, None)
                heard: list[Any] = []
                if isinstance(message, incoming.TableRequest | incoming.AskNames):
                    live.receive(message, lambda text, heard=heard: heard.append(json.loads(text)))  # type: ignore[misc]
                    assert (heard[0]["key"], heard[0]["table"]) == ("hello-first", None)
            else:
                key, table = Listening(live).outcome(message, letter)
                assert (name, key) == (name, expected)
                assert key == "ok" or not isinstance(message, incoming.RoomRequest) or table.company.you.acts


def test_nobody_hears_of_a_change_that_shuts_them_out() -> None:
    """Who watches when the room is closed, and who gives up a seat in it, are let go before anything is told."""
    live = LiveRoom(furnished(OPEN).restarted(), None)  # type: ignore[arg-type]
    heard: dict[str, list[str]] = {kind: [] for kind in KINDS}
    gone: list[str] = []
    for kind, letter in KINDS.items():
        device = device_of(OPEN, token(letter)) if letter else ""
        live.broadcast.add(heard[kind].append, device, lambda why, kind=kind: gone.append(kind))  # type: ignore[misc]
    closing_it = live.decide(incoming.Settle(True, True, 0, "m"), device_of(OPEN, token("a")))
    assert isinstance(closing_it, Change)
    live.room.commit(closing_it)
    live._dismiss_strangers()
    live.broadcast.send_update(OPEN, closing_it)
    assert gone == ["watcher", "stranger"]
    assert {kind for kind, texts in heard.items() if any('"changed"' in text for text in texts)} == {
        "opener",
        "guest",
        "phone",
        "program",
    }
