"""Starting and ending: which addresses, which port, what is printed, what is left behind."""

import gc
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from xml.etree import ElementTree

import pytest
from websockets.exceptions import ConnectionClosed

from meowze.cli.main import main
from meowze.room.journal import Header, Row
from meowze.server import addresses
from meowze.server import run as server_run
from meowze.server.addresses import here_url, home_addresses, is_home, is_this_computer, reachable_urls
from meowze.server.cleanup import clean_up, clean_up_hourly
from meowze.server.qr import TooLong, qr_svg, qr_text
from meowze.server.run import ENGLISH, NoPort, greeting, listening_socket, running_server
from meowze.server.settings import Settings
from meowze.storage.database_lock import DatabaseInUse, DatabaseLock
from meowze.storage.journal_store import JournalStore
from tests.server.attackers import wait_until
from tests.server.serving import PATIENCE, Answer, new_room, new_token, opened, process, running, seated
from tests.storage.test_journal_store import run


def test_ctrl_c_ends_the_server_cleanly(tmp_path: Path) -> None:
    """The server ends at once and without a word, also while somebody sits at a table."""
    token, file = new_token(), tmp_path / "games.sqlite"
    words = ("play", "--no-browser", "--only-here", "--port", "0", "--database", str(file))
    with process(*words) as (server, address), seated(address, opened(address, token), token) as client:
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=PATIENCE)
        assert (server.returncode, out, err) == (0, "", "")
        with pytest.raises(ConnectionClosed):
            client.hear()
    assert [found.name for found in tmp_path.iterdir()] == ["games.sqlite"]


def test_the_first_page_waits_for_little() -> None:
    """Compilers, arrays, pictures, migrations and the terminal are loaded by who needs them, not at the start."""
    slow = "numba llvmlite numpy PIL resvg_py alembic psycopg rich fluent".split()
    code = f"import sys, meowze.cli.main, meowze.server.run; print(*(set(sys.modules) & set({slow})))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_threads_soon_make_way_for_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that reads a long journal holds up an act for a millisecond at a time, not for five."""
    before, found = sys.getswitchinterval(), list[float]()
    monkeypatch.setattr(server_run._Server, "run", lambda server, sockets: found.append(sys.getswitchinterval()))
    try:
        server_run.serve_at(listening_socket("127.0.0.1", 0), Settings(tmp_path / "games.sqlite"), "")
    finally:
        sys.setswitchinterval(before)
    assert found == [pytest.approx(0.001)]


def test_port_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the usual port is taken another one is used; one that was asked for is not replaced."""
    with listening_socket("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NoPort, match=str(port)):
            listening_socket("127.0.0.1", port)
        monkeypatch.setattr(server_run, "PORT", port)
        with listening_socket("127.0.0.1", port) as other:
            assert other.getsockname()[1] not in (0, port)


def test_loopback_only_when_nothing_is_said() -> None:
    """Nobody in the network reaches a host's server that was not told so."""
    with listening_socket(Settings("x").host, 0) as listener:
        assert listener.getsockname()[0] == "127.0.0.1"
        assert listener.family == socket.AF_INET


def test_play_is_for_the_home_network(tmp_path: Path) -> None:
    """`meowze play` prints a link and a QR picture that another device in the network can use."""
    words = ("play", "--no-browser", "--port", "0", "--database", str(tmp_path / "games.sqlite"))
    with process(*words) as (server, _):
        if not home_addresses():
            pytest.skip("this computer has no address in a home network")
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("On other devices: http://")
        link = line.split()[3]
        assert "--only-here" in server.stdout.readline()
        assert "█" in server.stdout.readline()
        other = link.removeprefix("http://").rstrip("/")
        assert Answer(other, "GET", "/api/here").json["urls"][0] == link
        svg = Answer(other, "GET", "/api/qr?path=room/bcdfgh")
        assert (svg.status, svg.headers["content-type"]) == (200, "image/svg+xml")
        assert svg.text.encode() == qr_svg(f"{link}room/bcdfgh")


def test_greeting_says_what_is_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that only this computer reaches shows no link and no QR picture for others."""
    assert greeting(Settings("x"), True) == "Meowze is at http://127.0.0.1:8440/ (Ctrl-C ends it)"
    monkeypatch.setattr(addresses, "home_addresses", lambda: ["192.168.1.5", "10.0.0.5"])
    everywhere = greeting(Settings("x", "0.0.0.0"), True)
    assert "http://127.0.0.1:8440/" in everywhere
    assert "On other devices: http://192.168.1.5:8440/, http://10.0.0.5:8440/\n" in everywhere
    assert qr_text("http://192.168.1.5:8440/") in everywhere
    assert "█" not in greeting(Settings("x", "0.0.0.0"), False)


def test_the_greeting_says_who_may_join(monkeypatch: pytest.MonkeyPatch) -> None:
    """At home it says who can come in and how to keep them out; where nobody can, and to hosts, it says nothing."""
    monkeypatch.setattr(addresses, "home_addresses", lambda: ["192.168.1.5"])
    assert ENGLISH.network in greeting(Settings("x", "0.0.0.0", home_only=True), False).splitlines()
    assert "--only-here" not in greeting(Settings("x", "127.0.0.1", home_only=True), False)
    assert "--only-here" not in greeting(Settings("x", "0.0.0.0"), False)


def test_only_here_listens_on_loopback_only(tmp_path: Path) -> None:
    """With --only-here no address of this computer in a network answers."""
    words = ("play", "--no-browser", "--only-here", "--port", "0", "--database", str(tmp_path / "games.sqlite"))
    with process(*words) as (_, address):
        here = Answer(address, "GET", "/api/here").json
        assert (here["urls"], here["reachable"]) == ([], False)
        port = int(address.rpartition(":")[2])
        for home in home_addresses():
            with pytest.raises(ConnectionRefusedError), socket.create_connection((home, port), PATIENCE):
                pass


def test_a_guest_in_the_home_network_opens_few_rooms(tmp_path: Path) -> None:
    """Another computer there has a small number of rooms; this one has many, at any of its addresses."""
    settings = {"home_only": True, "rooms_per_guest": 2, "trusted_proxies": ("127.0.0.1",)}

    def opening(client: str) -> int:
        return Answer(address, "POST", "/api/rooms", new_room(new_token()), x_forwarded_for=client).status

    with running(tmp_path / "games.sqlite", **settings) as address:
        assert [opening("192.168.1.77") for _ in range(3)] == [201, 201, 429]
        assert [opening("192.168.1.78"), opening("127.0.0.1"), opening("::1")] == [201] * 3
        assert [opening("127.0.0.1") for _ in range(4)] == [201] * 4
    assert is_this_computer("192.168.1.5", "192.168.1.5")
    assert not is_this_computer("192.168.1.6", "192.168.1.5")
    with running(tmp_path / "others.sqlite", trusted_proxies=("127.0.0.1",), rooms_per_guest=1) as address:
        assert [opening("192.168.1.77") for _ in range(3)] == [201] * 3  # who hosts for others has other limits


@pytest.mark.parametrize(
    ("settings", "here", "others"),
    [
        (Settings("x", "127.0.0.1", 99), "http://127.0.0.1:99/", []),
        (Settings("x", "::1", 99), "http://[::1]:99/", []),
        (Settings("x", "10.1.2.3", 99), "http://10.1.2.3:99/", ["http://10.1.2.3:99/"]),
        (Settings("x", "::", 99), "http://[::1]:99/", []),
        (Settings("x", public_url="https://a.example"), "http://127.0.0.1:8440/", ["https://a.example/"]),
    ],
)
def test_links(settings: Settings, here: str, others: list[str]) -> None:
    """A link for this computer, and those that work elsewhere."""
    assert here_url(settings) == here
    assert reachable_urls(settings) == others


def test_home_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that leads out comes first; neither loopback, nor self-given, nor the world's are among them."""
    found = ["127.0.0.1", "169.254.1.1", "8.8.8.8", "172.17.0.1", "10.0.0.5", "192.168.1.5"]
    monkeypatch.setattr(addresses, "_addresses", lambda: iter(found))
    monkeypatch.setattr(addresses, "_outward", lambda: "10.0.0.5")
    assert home_addresses() == ["10.0.0.5", "192.168.1.5", "172.17.0.1"]
    monkeypatch.undo()
    assert all(is_home(address) for address in home_addresses())


def test_qr_picture_is_plain_svg() -> None:
    """No style attributes and no classes, which strict pages would drop or change; one size fits all."""
    root = ElementTree.fromstring(qr_svg("http://192.168.1.5:8440/room/bcdfgh"))
    assert "viewBox" in root.attrib
    assert {name for element in root.iter() for name in element.attrib} <= {"viewBox", "fill", "stroke", "d"}
    with pytest.raises(TooLong, match="at most"):
        qr_svg("x" * 301)


def test_sweeping_keeps_what_the_host_keeps(tmp_path: Path) -> None:
    """Unfinished rooms go after thirty days, finished ones only if the host says so, those in use never."""

    async def work() -> None:
        settings = Settings(tmp_path / "games.sqlite", keep_days=90)
        storage = JournalStore(settings.database)
        await storage.start()
        for name in ("unfinished", "finished", "used"):
            await storage.open(Header(name, "game", "2026-01-02"), [Row(0, None, "", "open", "")])
        await storage.touch("finished", finished=True)
        now = datetime.now(UTC)
        kept = []
        for days in (29, 31, 91):
            await clean_up(storage, settings, now + timedelta(days=days), {"used": None})
            kept.append({header.room for header in await storage.headers()})
        assert kept == [{"unfinished", "finished", "used"}, {"finished", "used"}, {"used"}]
        never = Settings(settings.database, keep_unfinished_days=0)
        assert await clean_up(storage, never, now + timedelta(days=9999)) == 0
        await storage.close()

    run(work())


def test_a_wrong_clock_deletes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is deleted at a start; a clock that jumps is not believed, a month of work is; a day more at a start."""
    monkeypatch.setattr(gc, "collect", lambda: 0)  # it takes long in a test
    file, hours, jump = tmp_path / "games.sqlite", [0.0], [timedelta()]
    begin = datetime.now(UTC)

    class Enough(Exception):
        """The server ends."""

    async def life(store: JournalStore, most: float) -> None:
        """A server that runs for so many hours."""
        end = hours[0] + most

        async def sleep(seconds: float) -> None:
            hours[0] += 24 * seconds / 3600
            if hours[0] > end:
                raise Enough

        def wall() -> datetime:
            return begin + timedelta(hours=hours[0]) + jump[0]

        with suppress(Enough):
            await clean_up_hourly(
                store, Settings(file), lambda: (), wall=wall, monotonic=lambda: hours[0] * 3600, sleep=sleep
            )

    async def work() -> None:
        storage = JournalStore(file)
        await storage.start()
        await storage.open(Header("bcdfgh", "chabyrinthe", "2026-01-02"), [Row(0, None, "", "open", "")])

        async def rooms() -> int:
            return len(await storage.headers())

        jump[0] = timedelta(days=400)
        await life(storage, 0)
        await life(storage, 48)
        await storage.touch("bcdfgh")  # a visit while the clock is wrong
        jump[0] = timedelta(days=-4000)
        await life(storage, 48)
        jump[0] = timedelta()
        assert storage.engine
        with storage.engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE rooms SET visited = '{begin.isoformat(timespec='milliseconds')}'")
        await life(storage, 20 * 24)
        assert await rooms() == 1
        hours[0] += 24 * 365  # switched off for a year
        await life(storage, 24)
        assert await rooms() == 1
        await life(storage, 24 * 6)
        assert await rooms() == 0
        await storage.close()

    run(work())


def is_free(file: Path) -> bool:
    """Whether a server could use this file."""
    try:
        with DatabaseLock(file):
            return True
    except DatabaseInUse:
        return False


def test_two_servers_never_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The second `serve` says who has it; the second `play` shows the first one; a dead one holds up nobody."""
    file, link = tmp_path / "games.sqlite", tmp_path / "link.sqlite"
    with process("serve", "--port", "0", "--database", str(file)) as (server, address):
        link.symlink_to(file)
        with pytest.raises(SystemExit):
            main(["serve", "--language", "en", "--port", "0", "--database", str(link)])
        assert f"process {server.pid}, at http://{address}/" in capsys.readouterr().err
        main(["play", "labyrinth", "--language", "en", "--no-browser", "--database", str(file)])
        assert capsys.readouterr().out == f"Meowze is running already, at http://{address}/#labyrinth\n"
    wait_until(lambda: is_free(file))  # it was killed; a process that it was just starting has the lock for a moment
    assert not (tmp_path / "games.sqlite-lock").exists()


def test_a_server_that_does_not_answer_is_not_shown(tmp_path: Path) -> None:
    """Whoever holds the file without serving it is named."""
    file = tmp_path / "games.sqlite"
    with DatabaseLock(file) as lock:
        lock.tell("http://127.0.0.1:9/")
        assert running_server(file, 0.3) == ""
        with pytest.raises(DatabaseInUse, match=r"games.sqlite is used .* at http://127.0.0.1:9/"), DatabaseLock(file):
            pass
    with DatabaseLock(file):
        pass
