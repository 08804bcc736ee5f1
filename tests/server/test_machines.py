"""Several server processes on one PostgreSQL: a room is played in one of them, wherever its players come in."""

import asyncio
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Self

import pytest
import sqlalchemy as sql
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meowze.live.close_codes import COME_BACK
from meowze.room.messages import incoming
from meowze.server.passing_on import HEADER
from meowze.server.settings import BadSetting, Settings
from meowze.storage.database import engine_for, upgrade
from meowze.storage.ownership import LIVING
from tests.paths import ROOT
from tests.server.serving import PATIENCE, Answer, Client, new_room, new_token, opened, seated
from tests.server.test_chaos import GONE, Player, compare, journal
from tests.server.test_replay import some_text
from tests.storage.postgres import new_database

ROOMS = 12  # that an address may open
WRONG_CODES = Settings.wrong_codes
TWO_DEVICES = [{"who": "here"}, {"who": "link"}]
COUNTING = """
CREATE TABLE IF NOT EXISTS handovers (room text, before int, after int);
CREATE OR REPLACE FUNCTION count_handover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO handovers VALUES (NEW.room, OLD.owner, NEW.owner); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER counting AFTER UPDATE OF owner ON rooms
FOR EACH ROW WHEN (OLD.owner IS DISTINCT FROM NEW.owner) EXECUTE FUNCTION count_handover();
"""


class Database:
    """A PostgreSQL database that counts how often rooms change hands."""

    def __init__(self, url: str) -> None:
        self.url, self.engine = url, engine_for(url)
        upgrade(self.engine)
        with self.engine.begin() as connection:
            connection.exec_driver_sql(COUNTING)

    def rows(self, query: str, **values: Any) -> list[Any]:
        """What a query finds."""
        with self.engine.begin() as connection:
            return list(connection.execute(sql.text(query), values))

    def owner(self, room: str) -> tuple[int, int] | None:
        """The epoch and the process number of the owner of a room."""
        query = "SELECT epoch, name FROM servers JOIN rooms ON owner = epoch WHERE room = :room"
        found = self.rows(query, room=room)
        return (found[0].epoch, int(found[0].name.split()[-1])) if found else None

    def handovers(self, room: str) -> list[tuple[int | None, int | None]]:
        """How a room changed hands."""
        return [tuple(row) for row in self.rows("SELECT before, after FROM handovers WHERE room = :room", room=room)]

    def cut_off(self, epoch: int) -> None:
        """End the session that holds the lock of a process, as when its machine has vanished."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
        assert self.rows(f"{query} AND classid = :living AND objid = :epoch", living=LIVING, epoch=epoch)


@pytest.fixture(scope="module")
def database(postgresql: str) -> Iterator[Database]:
    """A PostgreSQL database."""
    found = Database(new_database(postgresql))
    yield found
    found.engine.dispose()


class Machine:
    """A server process."""

    def __init__(self, url: str, *words: str) -> None:
        line = [sys.executable, "-W", "error", "-m", "meowze", "serve", "--port", "0", "--database", url, *words]
        self.process = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        self._address = ""

    @property
    def address(self) -> str:
        """Where it listens; waits until it does."""
        if not self._address:
            assert self.process.stdout
            self._address = self.process.stdout.readline().partition("//")[2].partition("/")[0]
        return self._address

    def end(self, sign: int = signal.SIGKILL) -> None:
        """End it, and wait for its end."""
        self.process.send_signal(signal.SIGCONT)
        self.process.send_signal(sign)
        self.process.wait(PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()


class Cluster:
    """Servers on one database; those that a test has ended are replaced for the next one."""

    def __init__(self, database: Database, *words: str) -> None:
        self.database, self.words = database, words
        self.started: list[Machine] = []

    def machines(self, count: int) -> list[Machine]:
        """So many that live."""
        for machine in [machine for machine in self.started if machine.process.poll() is not None]:
            machine.end()
            self.started.remove(machine)
        self.started += [Machine(self.database.url, *self.words) for _ in range(count - len(self.started))]
        assert all(machine.address for machine in self.started)
        recent = "SELECT 1 WHERE pg_postmaster_start_time() > now() - interval '5 seconds'"
        until(lambda: not self.database.rows(recent))  # just after its start nobody is taken for dead
        return self.started[:count]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for machine in self.started:
            machine.end()


@pytest.fixture(scope="module")
def cluster(database: Database) -> Iterator[Cluster]:
    """Servers that the tests share, since each takes seconds to start."""
    with Cluster(database, "--rooms-per-address", str(ROOMS)) as found:
        yield found


def table_of_two(address: str, **other: Any) -> tuple[str, list[str]]:
    """A room with two devices that sit there; its code and their tokens."""
    tokens = [new_token(), new_token()]
    room = opened(address, tokens[0], seats=TWO_DEVICES, **other)
    bearer = f"Bearer {tokens[1]}"
    assert Answer(address, "POST", f"/api/bot/rooms/{room}/sit", {"seat": 1}, Authorization=bearer).status == 200
    return room, tokens


def play(clients: list[Client], acts: int, luck: random.Random) -> None:
    """So many acts, game after game; each client sees the same table after each of them."""
    for number in range(acts):
        if number > 100:  # a client may send a hundred messages at once, and five a second
            time.sleep(0.15)
        host = clients[0]
        if host.table["view"]["over"]:
            assert host.ask(incoming.Rematch(id=f"again{host.table['n']}"))["type"] != "refused"
            clients[1].hear("changed")
        mover = next(client for client in clients if client.table["legal"])
        action = luck.choice(mover.table["legal"])
        assert mover.act(action)["type"] == "moved"
        (other,) = (client for client in clients if client is not mover)
        while other.table["n"] < mover.table["n"]:
            other.hear("moved", "table")
        assert {key: value for key, value in other.table["view"].items() if key in ("squares", "turns", "over")} == {
            key: value for key, value in mover.table["view"].items() if key in ("squares", "turns", "over")
        }


def play_apart(cluster: Cluster, acts: int) -> None:
    """Two players of one room who come in at different processes."""
    database, (one, two) = cluster.database, cluster.machines(2)
    room, tokens = table_of_two(one.address, preset="", options="limit=12")
    with seated(one.address, room, tokens[0]) as ada, seated(two.address, room, tokens[1]) as ben:
        play([ada, ben], acts, random.Random(1))
    assert [before for before, _ in database.handovers(room)] == [None]
    found = [Answer(machine.address, "GET", f"/api/rooms/{room}/records").json for machine in (one, two)]
    assert found[0] == found[1]
    assert found[0]


class Wanderer(Player):
    """A player who comes back somewhere else each time, and notes for how long nothing was heard."""

    def __init__(self, room: str, addresses: list[str], seat: int, token: str, luck: random.Random) -> None:
        super().__init__("", seat, token, luck)
        self.urls = [f"ws://{address}/api/rooms/{room}/socket" for address in addresses]
        self.heard, self.silence = time.monotonic(), 0.0

    async def play(self) -> None:
        """Play until the game is over."""
        tries = self.seat
        while not self.over:
            self.url = self.urls[tries % len(self.urls)]
            tries += 1
            with suppress(*GONE):
                async with connect(self.url, compression=None, open_timeout=2, close_timeout=0.1) as socket:
                    await self._stay(socket)
            await asyncio.sleep(0.05)

    def _take(self, message: dict[str, Any]) -> None:
        now = time.monotonic()
        self.silence, self.heard = max(self.silence, now - self.heard), now
        super()._take(message)


async def check(database: Database, room: str, players: list[Wanderer]) -> None:
    """Everything that the players were told is stored, once, and both saw the same."""
    async with journal(database.url) as storage:
        await compare(storage, room, players)


async def lose_owners(database: Database, cluster: list[Machine]) -> None:
    """A game whose owner is asked to end, whose next owner is killed, and that the third one finishes."""
    long = {"game": "labyrinth", "preset": "", "options": "limit=100"}  # nobody wins it by chance before that
    room, tokens = table_of_two(cluster[0].address, **long)
    addresses = [machine.address for machine in cluster]
    players = [Wanderer(room, addresses, seat, token, random.Random(seat)) for seat, token in enumerate(tokens)]
    playing = asyncio.gather(*(player.play() for player in players))
    lost = list[Machine]()
    for sign in (signal.SIGTERM, signal.SIGKILL):
        heard = [player.n for player in players]
        while any(player.n < n + 5 for player, n in zip(players, heard, strict=True)):
            await asyncio.sleep(0.01)
        owner = database.owner(room)
        assert owner
        lost += [machine for machine in cluster if machine.process.pid == owner[1]]
        lost[-1].process.send_signal(sign)
        while (database.owner(room) or owner) == owner:
            await asyncio.sleep(0.01)
    await playing
    for machine in lost:
        machine.process.wait(PATIENCE)
    await check(database, room, players)
    owners = [after for _, after in database.handovers(room) if after is not None]
    assert len(owners) == len(set(owners)) == 3


def test_a_game_outlives_its_servers(cluster: Cluster) -> None:
    """One hands its rooms over when asked to end, the next is killed: nothing is lost, and the game is finished."""
    asyncio.run(asyncio.wait_for(lose_owners(cluster.database, cluster.machines(3)), PATIENCE))


def test_two_players_come_in_at_different_processes(cluster: Cluster) -> None:
    """The room stays where it is, and both see the same game."""
    play_apart(cluster, 60)


@pytest.mark.proof
def test_a_thousand_acts_without_a_handover(cluster: Cluster) -> None:
    """The same for longer."""
    play_apart(cluster, 1000)


def test_a_stopped_owner_cannot_write(cluster: Cluster) -> None:
    """It is taken for dead and another one goes on; when it wakes up it writes nothing and lets its clients go."""
    database, (one, two) = cluster.database, cluster.machines(2)
    room, (token, other) = table_of_two(one.address, preset="", options="limit=100")
    with seated(one.address, room, token) as ada:
        epoch, owner = database.owner(room) or (0, 0)
        assert owner == one.process.pid
        one.process.send_signal(signal.SIGSTOP)
        ada.say(incoming.Emote(0, "hello", "late"))
        database.cut_off(epoch)
        until(lambda: epoch not in living(database))
        until(lambda: Answer(two.address, "GET", f"/api/rooms/{room}").status == 200)
        assert (database.owner(room) or (0, 0))[1] == two.process.pid
        stored_before = database.rows("SELECT * FROM journal WHERE room = :room", room=room)
        one.process.send_signal(signal.SIGCONT)
        assert close_code(ada) == COME_BACK
        assert database.rows("SELECT * FROM journal WHERE room = :room", room=room) == stored_before
    with seated(one.address, room, token) as ada, seated(two.address, room, other) as ben:
        play([ada, ben], 4, random.Random(2))
    assert (database.owner(room) or (0, 0))[1] == two.process.pid


def close_code(client: Client) -> int | None:
    """Why a client is sent away; waits for it."""
    with suppress(ConnectionClosed):
        while True:
            client.hear()
    return client.socket.close_code


def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_what_is_passed_on_is_as_if_the_client_had_come_there(cluster: Cluster) -> None:
    """Requests, streams, refusals, openings and brought records; the port between processes is for them alone."""
    database, (one, two) = cluster.database, cluster.machines(2)
    room, (token, other) = table_of_two(one.address, preset="", options="limit=100")
    with seated(one.address, room, token) as ada:
        bearer = {"Authorization": f"Bearer {other}"}
        table = ada.table
        mine, act = f"/api/bot/rooms/{room}/act", {"seat": 1, "at": table["at"], "id": "x", "action": "nonsense"}
        refused = [Answer(machine.address, "POST", mine, act, **bearer) for machine in (one, two)]
        assert [answer.status for answer in refused] == [409, 409]
        assert refused[0].text == refused[1].text
        without = Answer(two.address, "POST", mine, act)
        assert without.status == 401
        assert without.headers["x-frame-options"] == "DENY"
        assert len(without.headers.get_all("content-security-policy", [])) == 1
        with closing(HTTPConnection(two.address, timeout=PATIENCE)) as stream:
            stream.request("GET", f"/api/bot/rooms/{room}/stream", headers=bearer)
            lines = stream.getresponse()
            assert json.loads(lines.readline())["type"] == "table"
    (address,) = (row.address for row in database.rows("SELECT address FROM servers ORDER BY epoch DESC LIMIT 1"))
    assert Answer(address, "GET", "/api/games").status == 403
    forged = json.dumps({"client": ["9.9.9.9", 1], "server": None, "secret": "guessed"})
    assert Answer(address, "GET", "/api/games", **{HEADER.decode(): forged}).status == 403
    assert Answer(one.address, "GET", "/api/games", **{HEADER.decode(): forged}).status == 200
    places = itertools.cycle((one.address, two.address))
    asked = (Answer(place, "POST", "/api/rooms", new_room(new_token())) for place in places)
    full = next(answer for answer in itertools.islice(asked, ROOMS + 1) if answer.status != 201)
    assert (full.status, full.json["key"]) == (429, "too-many")
    database.rows("DELETE FROM openings RETURNING room")
    brought = Answer(one.address, "POST", "/api/records", {"text": some_text()})
    assert brought.status == 201
    assert Answer(two.address, "GET", f"/api/replays/{brought.json['id']}").json == brought.json


def test_a_room_is_deleted_wherever_its_host_asks(cluster: Cluster) -> None:
    """By HTTP at a process that does not have the room in use; a guest may not, and whoever is there is sent away."""
    database, (one, two) = cluster.database, cluster.machines(2)
    room, (host, guest) = table_of_two(one.address)
    path = f"/api/rooms/{room}"
    with seated(one.address, room, host) as ada, seated(two.address, room, guest) as ben:
        assert Answer(two.address, "DELETE", path, Authorization=f"Bearer {guest}").status == 403
        assert Answer(two.address, "DELETE", path, Authorization=f"Bearer {host}").status == 204
        assert [close_code(client) for client in (ada, ben)] == [COME_BACK, COME_BACK]
    for table in ("rooms", "journal", "openings"):
        assert database.rows(f"SELECT 1 FROM {table} WHERE room = :room", room=room) == []
    assert [Answer(machine.address, "GET", path).status for machine in (one, two)] == [404, 404]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this computer has one address of its own")
def test_wrong_codes_count_everywhere(cluster: Cluster) -> None:
    """Who has used up its guesses at one process finds out soon that it has none at another."""
    database, (one, two) = cluster.database, cluster.machines(2)
    with guesses(one.address) as first, guesses(two.address) as second:
        assert sum(status == 404 for status in itertools.islice(first, 250)) >= WRONG_CODES
        until(lambda: bool(database.rows("SELECT 1 FROM budgets WHERE used > :most", most=0.9 * WRONG_CODES)))
        allowed = 0
        while next(second) == 404:
            allowed += 1
            time.sleep(0.1)
        assert allowed < WRONG_CODES / 2


@contextmanager
def guesses(address: str, source: str = "127.0.0.77") -> Iterator[Iterator[int]]:
    """The answers to endlessly many wrong codes from an address of its own."""
    with closing(HTTPConnection(address, timeout=PATIENCE, source_address=(source, 0))) as client:

        def answers() -> Iterator[int]:
            while True:
                client.request("GET", "/api/rooms/nosuchrm")
                answer = client.getresponse()
                answer.read()
                yield answer.status

        yield answers()


@pytest.mark.skipif(sys.platform != "linux", reason="who holds a connection is read from /proc")
@pytest.mark.parametrize("killed", [False, pytest.param(True, marks=pytest.mark.proof)])
def test_workers_share_a_port(database: Database, killed: bool) -> None:
    """Connections are moved to the owner of their room; a dead one is replaced, and all end with the first process."""
    with Cluster(database, "--workers", "2") as cluster:
        (first,) = cluster.machines(1)

        def workers() -> set[int]:
            return {number for number in living(database).values() if parent(number) == first.process.pid}

        room, tokens = table_of_two(first.address, preset="", options="limit=100")
        with ExitStack() as devices:
            ada, ben = (devices.enter_context(seated(first.address, room, token)) for token in tokens)
            play([ada, ben], 4, random.Random(3))
            watchers = [devices.enter_context(seated(first.address, room, new_token())) for _ in range(10)]
            owner = database.owner(room)
            assert owner
            assert {holder(client, workers()) for client in (ada, ben, *watchers)} == {owner[1]}
        before = workers()
        assert len(before) == 2
        told = Answer(first.address, "GET", "/metrics").text
        assert len(set(re.findall(r'meowze_info\{worker="([^"]+)"', told))) == 2
        assert told.count("# TYPE meowze_info ") == 1
        if killed:
            os.kill(owner[1], signal.SIGKILL)
            until(lambda: len(workers()) == 2 and owner[1] not in workers())
        until(lambda: can_play(first.address, room, tokens))
        last = workers()
        first.end(signal.SIGTERM)
        assert last.isdisjoint(living(database).values())


def parent(process: int) -> int:
    """The process that started another one, as Linux tells; 0 if that has ended."""
    try:
        return int(Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
    except OSError:
        return 0


def holder(client: Client, candidates: Iterable[int]) -> int | None:
    """The process that holds the other end of a connection, as Linux tells."""
    ends = [f":{address[1]:04X}" for address in (client.socket.remote_address, client.socket.local_address)]
    lines = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()]
    (file,) = (f"socket:[{words[9]}]" for words in lines if [words[1][-5:], words[2][-5:]] == ends)
    for process in candidates:
        if file in (os.readlink(each) for each in Path(f"/proc/{process}/fd").iterdir() if each.is_symlink()):
            return process
    return None


def living(database: Database) -> dict[int, int]:
    """The epochs of the servers that live, and the numbers of their processes."""
    query = "SELECT epoch, name FROM servers JOIN pg_locks ON objid = epoch WHERE classid = :living AND granted"
    return {row.epoch: int(row.name.split()[-1]) for row in database.rows(query, living=LIVING)}


def can_play(address: str, room: str, tokens: list[str]) -> bool:
    """Whether both devices sit at the table and one of them can act; a connection may meet a dying process."""
    try:
        with seated(address, room, tokens[0]) as ada, seated(address, room, tokens[1]) as ben:
            play([ada, ben], 4, random.Random(4))
    except (ConnectionClosed, OSError, EOFError):
        return False
    return True


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"database": "games.sqlite", "workers": 2}, "need PostgreSQL"),
        ({"database": "games.sqlite", "internal": "10.0.0.5:8441"}, "must be an address and a port"),
        ({"database": "postgresql://x@y/z", "internal": "0.0.0.0:8441"}, "must be an address and a port"),
        ({"database": "postgresql://x@y/z", "internal": "10.0.0.5"}, "must be an address and a port"),
        ({"database": "postgresql://x@y/z", "internal": "10.0.0.5:99999"}, "must be an address and a port"),
    ],
)
def test_settings_that_cannot_be(settings: dict[str, Any], message: str) -> None:
    """Several processes need PostgreSQL, and others must be able to reach each of them."""
    with pytest.raises(BadSetting, match=message):
        Settings(**settings)
