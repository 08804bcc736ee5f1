"""The socket of a real server: a test a message, what is malformed, and clients that are slow, silent or too loud."""

import asyncio
import typing
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.raw_client import TEXT, frame
from meowze.live import close_codes
from meowze.live.change_queue import NOTHING
from meowze.live.live_room import LiveRoom
from meowze.room.messages import incoming
from meowze.server import connection
from meowze.server.connection import ClientConnection
from meowze.server.limits import Limits
from meowze.server.lobby import ServerLobby
from meowze.server.settings import Settings
from meowze.storage.journal_store import JournalStore
from tests.room.rooms import BOTS, FirstLegal, token
from tests.server.serving import PATIENCE, Client, new_token, opened, running, seated

LINK = [{"who": "here"}, {"who": "link"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with bots that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite3", bots=BOTS, workers=FirstLegal()) as address:
        yield address


class Party:
    """A room opened by one device, and further ones that come to it."""

    def __init__(self, address: str, **other: Any) -> None:
        self.address, self.token = address, new_token()
        self.room = opened(address, self.token, **other)
        self.stack = ExitStack()
        self.host = self.come(self.token)

    def come(self, token: str = "") -> Client:
        """One more client; without a token it only watches."""
        return self.stack.enter_context(seated(self.address, self.room, token))

    def __enter__(self) -> "Party":
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()


def sit(client: Client, seat: int = 1) -> Any:
    """Sit down with an offered name, and the answer."""
    offered = client.ask(incoming.AskNames())
    client.say(incoming.Sit(seat, offered["names"][0], offered["animals"][0], f"sit{seat}"))
    return client.hear("changed", "refused")


# ---- a test a message


def test_every_message_has_a_test() -> None:
    """No message of the protocol is left out here."""
    tags = {kind.__struct_config__.tag for kind in typing.get_args(incoming.Incoming)}
    tests = {name.removeprefix("test_").partition("_")[0] for name in globals() if name.startswith("test_")}
    assert tags <= tests


def test_hello_is_answered_by_the_table(address: str) -> None:
    """The first message gives everything a client needs; again with the last number it gives what was missed."""
    with Party(address) as party:
        table = party.host.table
        assert (table["room"], table["game"], table["n"]) == (party.room, "chabyrinthe", 1)
        assert table["company"]["you"] == {"sees": [0, 1], "acts": [0, 1], "host": True, "back": []}
        assert party.host.ask(incoming.Hello(since=1, token=party.token)) == table
        party.host.act("b2+")
        missed = party.come().ask(incoming.Hello(since=1))
        assert (missed["type"], missed["first"], len(missed["facts"])) == ("moved", 2, 1)


def test_act_is_told_to_all(address: str) -> None:
    """Everybody at the table hears what happened; only who may act gets the legal actions."""
    with Party(address) as party:
        watcher = party.come()
        told = party.host.act("bn1", "first")
        assert (told["type"], told["first"], told["id"]) == ("moved", 2, "first")
        assert told["facts"][0]["kind"] == "pushed"
        heard = watcher.hear()
        assert heard["facts"] == told["facts"]
        assert told["table"]["legal"]
        assert heard["table"]["legal"] == []


def test_act_that_comes_twice_is_played_once(address: str) -> None:
    """An act that is sent again after a reconnect is answered, not played again."""
    with Party(address) as party:
        act = incoming.Act(party.host.table["mover"], 1, "once", "b2+")
        party.host.ask(act)
        again = party.come(party.token)
        assert again.ask(act) == {"type": "done", "id": "once"}
        assert again.table["n"] == 2


def test_undo_is_told_to_all(address: str) -> None:
    """Everybody sees the table as it was before."""
    with Party(address) as party:
        watcher = party.come()
        before = party.host.table
        party.host.act("b2+")
        watcher.hear()
        undone = party.host.ask(incoming.Undo(2, "back"))
        assert (undone["type"], undone["id"], undone["first"]) == ("undone", "back", 3)
        assert undone["table"] == before | {"n": 3, "at": 3}
        assert watcher.hear()["type"] == "undone"


def test_reply_takes_back(address: str) -> None:
    """Somebody at another device is asked, agrees, and everybody goes back."""
    with Party(address, seats=LINK, options="first=0") as party:
        guest = party.come(new_token())
        sit(guest)
        party.host.hear("changed")
        party.host.act("bn1")
        guest.hear("moved")
        asked = party.host.ask(incoming.Undo(party.host.table["at"], "please"))
        assert (asked["type"], asked["what"]) == ("changed", "ask")
        request = guest.hear("changed")["table"]["company"]["request"]
        assert request == {"n": asked["table"]["n"], "seat": 0, "asked": [1]}
        guest.say(incoming.Reply(request["n"], True, "yes"))
        assert guest.hear("undone")["table"]["view"] == party.host.hear("undone")["table"]["view"]


def test_sit_begins_the_game(address: str) -> None:
    """A guest chooses one of five names and sits down on the last free seat."""
    with Party(address, seats=LINK) as party:
        assert party.host.table["type"] == "waiting"
        guest = party.come(new_token())
        dealt = sit(guest)
        assert (dealt["what"], dealt["table"]["type"]) == ("deal", "table")
        assert dealt["table"]["company"]["you"] == {"sees": [1], "acts": [1], "host": False, "back": []}
        assert party.host.hear("changed")["table"]["company"]["you"]["acts"] == [0]


def test_names_are_five(address: str) -> None:
    """Names are offered to anybody who has said hello."""
    with Party(address) as party, seated(address, party.room, "", hello=False) as stranger:
        assert stranger.ask(incoming.AskNames())["why"] == "The first message must be hello."
        stranger.ask(incoming.Hello())
        assert len(stranger.ask(incoming.AskNames())["names"]) == 5


def test_leave_frees_a_seat(address: str) -> None:
    """A seat that is given up is free for others."""
    with Party(address, seats=LINK) as party:
        guest = party.come(new_token())
        sit(guest)
        guest.say(incoming.Leave(1, "bye"))
        left = guest.hear("changed")
        assert (left["what"], left["seat"]) == ("leave", 1)
        assert left["table"]["company"]["you"]["acts"] == []
        assert sit(party.come(new_token()))["table"]["company"]["you"]["acts"] == [1]


def test_pair_brings_a_phone(address: str) -> None:
    """A code from the tablet lets a phone see and play a seat; the others hear a bare number."""
    with Party(address) as party:
        watcher = party.come()
        code = party.host.ask(incoming.Pair(1, "p"))
        assert code["type"] == "code"
        with seated(address, party.room, "", hello=False) as phone:
            phone.say(incoming.Hello(token=new_token(), code=code["code"]))
            assert phone.hear("table")["company"]["you"]["acts"] == [1]
        passed = watcher.hear("passed")
        assert passed == {"type": "passed", "first": 2, "n": 2}
        assert party.host.hear("changed")["table"]["company"]["you"] == {
            "sees": [0],
            "acts": [0, 1],
            "host": True,
            "back": [],
        }


def test_unpair_gives_the_seat_back(address: str) -> None:
    """The tablet sees again."""
    with Party(address) as party:
        code = party.host.ask(incoming.Pair(1, "p"))["code"]
        with seated(address, party.room, "", hello=False) as phone:
            phone.say(incoming.Hello(token=new_token(), code=code))
            phone.hear("table")
            party.host.hear("changed")
            party.host.say(incoming.Unpair(1, "u"))
            assert party.host.hear("changed")["table"]["company"]["you"]["sees"] == [0, 1]
            assert phone.hear("changed")["table"]["company"]["you"]["sees"] == []


def test_kick_frees_a_seat(address: str) -> None:
    """The host sends somebody away, who cannot sit down again."""
    with Party(address, seats=LINK) as party:
        guest = party.come(new_token())
        sit(guest)
        party.host.say(incoming.Kick(1, "k"))
        while guest.hear("changed")["what"] != "kick":
            pass
        guest.say(incoming.AskNames())
        name = guest.hear("names")["names"][0]
        assert "asked you to leave" in guest.ask(incoming.Sit(1, name, "cat", "again"))["why"]


def test_place_lets_a_bot_play(address: str) -> None:
    """The host fills the free seat with a bot, which plays when its turn comes."""
    with Party(address, seats=LINK, options="first=1") as party:
        party.host.say(incoming.Place(1, "bot", "b", 2))
        placed = party.host.hear("changed")
        assert placed["table"]["company"]["seats"][1]["name"] == "Puppet 2"
        assert party.host.hear("moved")["facts"][0]["seat"] == 1


def test_face_is_shown_to_all(address: str) -> None:
    """The host looks different to the guest at once, and keeps the typed name."""
    with Party(address, seats=[{"who": "here", "name": "Anna"}, {"who": "link"}]) as party:
        guest = party.come()
        party.host.say(incoming.Face(0, "Anna", "turtle", "f"))
        seat = guest.hear("changed")["table"]["company"]["seats"][0]
        assert (seat["name"], seat["animal"]) == ("Anna", "turtle")


def test_substitute_plays_for_somebody_away(address: str) -> None:
    """The host lets a bot play for the guest who has gone, and the guest is asked again after coming back."""
    with Party(address, seats=LINK, options="first=1") as party:
        token = new_token()
        with seated(address, party.room, token) as guest:
            assert sit(guest)["what"] == "deal"
        while party.host.hear("presence")["seats"] != [0, 1]:
            pass
        while party.host.hear("presence")["seats"] != [0]:
            pass
        party.host.say(incoming.Substitute(1, "s"))
        assert party.host.hear("moved")["facts"][0]["seat"] == 1
        with seated(address, party.room, token) as guest:
            while guest.hear("changed")["what"] != "back":
                pass


def test_settle_closes_the_room(address: str) -> None:
    """A closed room turns newcomers away with a close code and a reason."""
    with Party(address) as party:
        settled = party.host.ask(incoming.Settle(True, False, 60, "s"))["table"]["company"]
        assert (settled["closed"], settled["undo"], settled["absent"]) == (True, False, 60)
        with connect(f"ws://{address}/api/rooms/{party.room}/socket", open_timeout=PATIENCE) as socket:
            socket.send('{"type": "hello"}')
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd
        assert (closed.value.rcvd.code, "newcomers" in closed.value.rcvd.reason) == (close_codes.CLOSED, True)


def test_rematch_deals_anew(address: str) -> None:
    """Another game with another preset in the same room, under the same link."""
    with Party(address) as party:
        dealt = party.host.ask(incoming.Rematch("r", "labyrinth", "short"))
        assert (dealt["what"], dealt["table"]["game"], dealt["table"]["room"]) == ("deal", "labyrinth", party.room)


def test_emote_is_said_to_all(address: str) -> None:
    """One of a few phrases, numbered; nothing else can be said."""
    with Party(address) as party:
        watcher = party.come()
        party.host.say(incoming.Emote(0, "well-played", "e"))
        assert watcher.hear() == {"type": "said", "id": "", "word": {"n": 2, "seat": 0, "phrase": "well-played"}}
        party.host.hear("said")
        assert "phrase" in party.host.ask('{"type": "emote", "seat": 0, "phrase": "you fool", "id": "x"}')["why"]


def test_hint_is_answered_by_a_bot(address: str) -> None:
    """Advice for the one whose turn it is."""
    with Party(address) as party:
        hinted = party.host.ask(incoming.Hint(1, "h"))
        assert (hinted["type"], hinted["action"]) == ("hinted", party.host.table["legal"][-1])
        assert party.come().ask(incoming.Hint(1, "h"))["type"] == "refused"


def test_ping_is_answered(address: str) -> None:
    """A client can ask whether the server is there, before hello too."""
    with Party(address) as party, seated(address, party.room, "", hello=False) as client:
        assert client.ask(incoming.Ping()) == {"type": "pong"}


# ---- refusals


def test_refusal_goes_to_the_one_who_asked(address: str) -> None:
    """A refused act is explained with its rule and a fresh table, and nobody else hears of it."""
    with Party(address) as party:
        watcher = party.come()
        refused = party.host.act("stop", "s")
        assert (refused["type"], refused["id"], refused["rule"]) == ("refused", "s", "CD4")
        assert refused["table"] == party.host.table
        assert watcher.ask(incoming.Ping()) == {"type": "pong"}


def test_nobody_hears_of_another_table(address: str) -> None:
    """Tables do not disturb each other."""
    with Party(address) as one, Party(address) as other:
        one.host.act("b2+")
        assert other.host.ask(incoming.Ping()) == {"type": "pong"}


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("", "could not be read"),
        ("hello", "could not be read"),
        (b"\xff\x00", "could not be read"),
        ("[]", "could not be read"),
        ("{}", "type"),
        ('{"type": "dance"}', "dance"),
        ('{"type": "table"}', "table"),
        ('{"type": "act", "id": "k"}', "seat"),
        ('{"type": "act", "id": "k", "seat": "0", "at": 0, "action": "b2+"}', "seat"),
        ('{"type": "act", "id": "\\ud800", "seat": 0, "at": 0, "action": "b2+"}', "could not be read"),
        ("x" * 5000, "4096"),
        ("[" * 4000, "could not be read"),
    ],
)
def test_malformed_message_is_refused(address: str, message: str | bytes, words: str) -> None:
    """A message nobody understands is refused with a reason, and the socket stays."""
    with Party(address) as party:
        refused = party.host.ask(message)
        assert (refused["type"], refused["table"]) == ("refused", None)
        assert words in refused["why"]
        assert refused["id"] == ("k" if '"k"' in str(message) else "")
        assert party.host.ask(incoming.Ping()) == {"type": "pong"}


def test_strange_numbers_and_texts_are_refused(address: str) -> None:
    """Right in form but not in sense: refused by the table, nothing breaks."""
    with Party(address) as party:
        at, mover = party.host.table["at"], party.host.table["mover"]
        for message in (
            incoming.Act(mover, at, "a", "b2+ b2+"),
            incoming.Act(mover, at, "a", "🐱\x00"),
            incoming.Act(10**30, at, "a", "b2+"),
            incoming.Act(-1, at, "a", "b2+"),
            incoming.Act(mover, 10**30, "a", "b2+"),
            incoming.Act(mover, at, "x\x00", "b2+"),
            incoming.Leave(10**30, "a"),
            incoming.Kick(-1, "a"),
            incoming.Settle(True, True, -(10**30), "a"),
            incoming.Place(0, "bot", "a", 10**30),
            incoming.Rematch("a", "🐱", "🐱", "🐱"),
            incoming.Reply(-1, True, "a"),
        ):
            assert party.host.ask(message)["type"] == "refused"
        assert party.host.act("b2+")["type"] == "moved"


def test_unknown_room_is_closed_with_a_reason(address: str) -> None:
    """A socket to a room that is not there is closed with a code that says: do not come back."""
    with (
        connect(f"ws://{address}/api/rooms/bcdfgh/socket", open_timeout=PATIENCE) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == close_codes.NO_ROOM
    assert "no such table" in closed.value.rcvd.reason


def flood(client: Client) -> None:
    """Say far too much, faster than the slowest machine forgets it."""
    for _ in range(500):
        client.say(incoming.Ping())
    client.hear("never")


def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    """Whoever floods the server is let go."""
    with running(tmp_path / "games.sqlite3", messages=20) as address, Party(address) as party:
        with pytest.raises(ConnectionClosed) as closed:
            flood(party.host)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == close_codes.TOO_MANY


# ---- clients of whom nothing is heard


class Stuck:
    """A socket whose client neither reads nor writes."""

    listener = None

    def __init__(self) -> None:
        self.closed: list[int] = []
        self.direct = self

    def send_at_once(self, text: str) -> bool:
        """Nothing goes."""
        return False

    async def receive(self) -> Any:
        """Nothing comes."""
        await asyncio.Event().wait()

    async def send(self, message: Any) -> None:
        """Nothing goes."""
        await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        """Take the code."""
        self.closed.append(code)


@asynccontextmanager
async def visited(folder: Path) -> AsyncIterator[LiveRoom]:
    """A new table for two at one device."""
    storage = JournalStore(folder / "games.sqlite3")
    await storage.start()
    lobby = ServerLobby(storage)
    asked = incoming.NewRoom("chabyrinthe", (incoming.SeatPlan("here"), incoming.SeatPlan("here")), token("a"))
    async with lobby.visit(await lobby.open(asked)) as table:
        yield table
    await lobby.close()


@pytest.mark.parametrize("why", ["does not read", "says nothing"])
def test_stuck_client_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    """A client that does not read is dropped when its queue is full, a silent one after a while; the table goes on."""
    if why == "says nothing":
        monkeypatch.setattr(connection, "SILENCE_SECONDS", 0.05)

    async def work() -> None:
        async with visited(tmp_path) as table:
            stuck, heard = Stuck(), list[str]()
            client = ClientConnection(stuck, table, Limits(Settings("x")), "127.0.0.1")  # type: ignore[arg-type]
            staying = asyncio.create_task(client.serve())
            await table.connect(client, incoming.Hello())
            await table.connect(heard.append, incoming.Hello(token=token("a")))
            for k in range(connection.MAX_QUEUE if why == "does not read" else 2):
                table.receive(incoming.Settle(False, True, k, f"id{k}"), heard.append)
                await table.submit(lambda: NOTHING)
            await asyncio.wait_for(staying, PATIENCE)
            assert list(table.broadcast.connections) == [heard.append]
            assert stuck.closed == [close_codes.TOO_SLOW]
            assert '{"type":"presence","seats":[0,1],"watching":0}' in heard

    asyncio.run(work())


class Slow(Stuck):
    """A socket whose client reads again after a while."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = asyncio.Event()
        self.sent: list[str] = []

    def send_at_once(self, text: str) -> bool:
        """Send it if the client reads."""
        if self.reads.is_set():
            self.sent.append(text)
        return self.reads.is_set()

    async def send(self, message: Any) -> None:
        """Send it when the client reads."""
        await self.reads.wait()
        self.sent.append(message["text"])


def test_nothing_overtakes_what_waits(tmp_path: Path) -> None:
    """What is told the moment a client reads again comes after all that has waited."""

    async def work() -> None:
        async with visited(tmp_path) as table:
            slow = Slow()
            client = ClientConnection(slow, table, Limits(Settings("x")), "127.0.0.1")  # type: ignore[arg-type]
            staying = asyncio.create_task(client.serve())
            client("first")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            slow.reads.set()
            client("second")
            while len(slow.sent) < 2:
                await asyncio.sleep(0)
            client("third")
            assert slow.sent == ["first", "second", "third"]
            client.close(close_codes.TOO_SLOW, "")
            await staying

    asyncio.run(work())


def test_messages_that_come_together_are_answered_in_order(address: str) -> None:
    """Several in one packet, and again: each is answered, the first one first, also where one has to wait."""
    with Party(address) as party:
        said = incoming.Ping(), {"type": "nonsense"}, incoming.Hello(token=party.token), incoming.AskNames()
        packet = b"".join(frame(TEXT, msgspec.json.encode(message)) for message in (*said, incoming.Ping()))
        for _ in range(2):
            party.host.socket.socket.sendall(packet)
            answers = [party.host.hear()["type"] for _ in range(5)]
            assert answers == ["pong", "refused", "table", "names", "pong"]
