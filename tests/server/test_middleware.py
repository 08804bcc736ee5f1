"""What a browser meets before and around every answer: pages, headers, names and origins, proxies, limits."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from meowze.live.token_bucket import TokenBucket
from meowze.server.addresses import home_addresses
from meowze.server.middleware import RequestGuard
from meowze.server.rate_limit import OpenedRooms, RateLimiter
from meowze.server.settings import BadSetting, Settings
from tests.server.serving import Answer, new_room, new_token, opened, running


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built pages, as small as can be."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "index.html").write_text("<!doctype html><title>the page</title>", encoding="utf-8")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-1a2b.js").write_text("start()", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, pages: Path) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite", pages=pages) as address:
        yield address


# ---- pages


@pytest.mark.parametrize(
    ("path", "status", "media", "words"),
    [
        ("/", 200, "text/html", "the page"),
        ("/index.html", 200, "text/html", "the page"),
        ("/room/bcdfgh", 200, "text/html", "the page"),
        ("/rules/labyrinth", 200, "text/html", "the page"),
        ("/assets/index-1a2b.js", 200, "text/javascript", "start()"),
        ("/icon.svg", 200, "image/svg+xml", "<svg/>"),
        ("/assets/gone.js", 404, "text/html", "no such page"),
        ("/room/assets/index-1a2b.js", 404, "text/html", "no such page"),
        ("/assets", 404, "text/html", "no such page"),
        ("/../secret.txt", 404, "text/html", "no such page"),
        ("/..%2fsecret.txt", 404, "text/html", "no such page"),
        ("/%00", 404, "text/html", "no such page"),
    ],
)
def test_pages(address: str, path: str, status: int, media: str, words: str) -> None:
    """Files come with their kind, every room's address is the page, and nothing outside the pages is shown."""
    answer = Answer(address, "GET", path)
    assert (answer.status, answer.headers.get_content_type()) == (status, media)
    assert words in answer.text


def test_pages_are_cached_by_name(address: str) -> None:
    """Only what changes its name with its content is kept for ever."""
    assert "immutable" in Answer(address, "GET", "/assets/index-1a2b.js").headers["cache-control"]
    assert Answer(address, "GET", "/").headers["cache-control"] == "no-cache"


def test_pages_that_were_not_built_say_so(tmp_path: Path) -> None:
    """Without pages the server still answers, and tells how to build them."""
    with running(tmp_path / "games.sqlite", pages=tmp_path / "nothing") as address:
        answer = Answer(address, "GET", "/")
        assert answer.status == 503
        assert "make web" in answer.text
        assert Answer(address, "GET", "/api/games").status == 200


@pytest.mark.parametrize("path", ["/", "/assets/gone.js", "/api/games", "/api/nothing"])
def test_every_answer_is_guarded(address: str, path: str) -> None:
    """No script from elsewhere or inside a page, no guessing of kinds, no frames, no trace in other sites."""
    headers = Answer(address, "GET", path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_pages_that_run_python_may_compile_it(tmp_path: Path) -> None:
    """WebAssembly is allowed to pages with an engine and to nothing else; the rest of the policy stays."""
    (tmp_path / "web" / "engine").mkdir(parents=True)
    for name in ("index.html", "engine/pyodide.mjs"):
        (tmp_path / "web" / name).write_text("", encoding="utf-8")
    with running(tmp_path / "games.sqlite", pages=tmp_path / "web") as address:
        page, answer = (Answer(address, "GET", path).headers for path in ("/", "/api/games"))
    assert [len(headers.get_all("content-security-policy", [])) for headers in (page, answer)] == [1, 1]
    assert "script-src 'self' 'wasm-unsafe-eval'" in page["content-security-policy"]
    assert "frame-ancestors 'none'" in page["content-security-policy"]
    assert "unsafe" not in answer["content-security-policy"]


# ---- names and origins


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "[", "127.0.0.2", "", "localhost:1", "127.0.0.1@evil.example"]
)
def test_other_names_are_refused(address: str, host: str) -> None:
    """A foreign name that points at this machine opens nothing; another port is another name."""
    answer = Answer(address, "GET", "/api/games", Host=host)
    assert answer.status == 403
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://localhost.evil.example", "http://[", "http://localhost:1", "https://HERE"],
)
def test_foreign_pages_are_refused(address: str, origin: str, caplog: pytest.LogCaptureFixture) -> None:
    """A page from elsewhere can neither open a room nor sit down at one; another port or scheme is elsewhere."""
    origin, token = origin.replace("HERE", address), new_token()
    assert Answer(address, "POST", "/api/rooms", new_room(token), Origin=origin).status == 403
    url = f"ws://{address}/api/rooms/{opened(address, token)}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403
    assert "handshake" not in caplog.text


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]"])
def test_own_pages_are_welcome(address: str, name: str) -> None:
    """By each of its own names the server answers its own pages."""
    own = f"{name}:{address.partition(':')[2]}"
    answer = Answer(address, "POST", "/api/rooms", new_room(new_token()), Host=own, Origin=f"http://{own}")
    assert answer.status == 201


def test_own_addresses_in_the_network_are_welcome(tmp_path: Path) -> None:
    """Who reaches the server at one of its addresses may name it, and nobody may name another."""
    own = next(iter(home_addresses()), None)
    if own is None:
        pytest.skip("this computer has no address in a home network")
    with running(tmp_path / "games.sqlite", host="0.0.0.0", home_only=True) as address:
        port = address.partition(":")[2]
        assert Answer(f"{own}:{port}", "GET", "/api/games").status == 200
        assert Answer(f"{own}:{port}", "GET", "/api/games", Origin=f"http://{own}:{port}").status == 200
        assert Answer(address, "GET", "/api/games", Host=f"{own}:{port}").status == 403
        here = Answer(address, "GET", "/api/here").json
        assert here["urls"] == [f"http://{name}:{port}/" for name in home_addresses()]
        assert here["reachable"]
        assert Answer(address, "GET", "/api/qr?path=room/bcdfgh").status == 200


# ---- the guard alone


def scope(**other: Any) -> dict[str, Any]:
    """A request as the web server describes it."""
    headers = {b"host": b"127.0.0.1:8440"} | other.pop("headers", {})
    request = {"type": "http", "path": "/", "server": ("127.0.0.1", 8440), "client": ("127.0.0.1", 5)}
    return request | {"headers": list(headers.items())} | other


class Asked:
    """An application that notes who asked, and the status of the answer."""

    def __init__(self, settings: Settings, request: dict[str, Any]) -> None:
        self.client: Any = None
        self.status = 0
        step = RequestGuard(self.answer, settings)(dict(request), self.receive, self.send)
        with pytest.raises(StopIteration):
            step.send(None)

    async def answer(self, request: Any, receive: Any, send: Any) -> None:
        """Let it pass."""
        self.client = request["client"]
        await send({"type": "http.response.start", "status": 200})

    async def receive(self) -> Any:
        """Nothing comes."""

    async def send(self, message: Any) -> None:
        """Note the status."""
        self.status = message.get("status", self.status)


def test_public_url_is_a_name_of_its_own() -> None:
    """A host behind a name answers to exactly that name, over https if it says so."""
    settings = Settings("x", public_url="https://Games.example.org/")
    for host, origin, status in (
        (b"games.example.org", b"https://games.example.org", 200),
        (b"games.example.org:443", b"https://games.example.org", 200),
        (b"games.example.org", b"http://games.example.org", 403),
        (b"games.example.org", b"https://games.example.org:444", 403),
        (b"games.example.org:81", b"https://games.example.org", 403),
    ):
        assert Asked(settings, scope(headers={b"host": host, b"origin": origin})).status == status, (host, origin)


@pytest.mark.parametrize("address", ["8.8.8.8", "169.254.3.4", "2001:4860:4860::8888"])
def test_the_world_is_not_the_home(address: str) -> None:
    """A game at home answers nobody who comes by an address of the world, even if it listens there."""
    name = f"[{address}]" if ":" in address else address
    request = scope(server=(address, 8440), headers={b"host": f"{name}:8440".encode()})
    assert Asked(Settings("x", home_only=True), request).status == 403
    assert Asked(Settings("x"), request).status == 200


@pytest.mark.parametrize(
    ("peer", "said", "client"),
    [
        ("127.0.0.1", "9.9.9.9", "9.9.9.9"),
        ("10.1.2.3", "9.9.9.9", "9.9.9.9"),
        ("10.1.2.3", "6.6.6.6, 9.9.9.9, 10.5.5.5", "9.9.9.9"),  # who asks may write the first ones himself
        ("10.1.2.3", "6.6.6.6, nonsense", "10.1.2.3"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("8.8.8.8", "9.9.9.9", "8.8.8.8"),
        ("::1", "9.9.9.9", "::1"),
    ],
)
def test_only_a_trusted_proxy_is_believed(peer: str, said: str, client: str) -> None:
    """The address of who asks is the peer's, unless the peer is a proxy that the host trusts."""
    settings = Settings("x", trusted_proxies=("127.0.0.1", "10.0.0.0/8"))
    request = scope(client=(peer, 1), headers={b"x-forwarded-for": said.encode()})
    assert Asked(settings, request).client[0] == client
    assert Asked(Settings("x"), request).client[0] == peer


def test_metrics_are_for_this_computer(address: str) -> None:
    """Others see no figures unless the host asks for it; a proxy on this computer is others."""
    text = Answer(address, "GET", "/metrics").text
    assert "# TYPE meowze_rooms gauge" in text
    assert "\nmeowze_changes_total " in text
    request = scope(path="/metrics")
    assert Asked(Settings("x"), request).status == 200
    for other in (
        scope(path="/metrics", client=("192.168.1.7", 3)),
        scope(path="/metrics", headers={b"x-forwarded-for": b"127.0.0.1"}),
    ):
        assert Asked(Settings("x"), other).status == 403
        assert Asked(Settings("x", metrics_open=True), other).status == 200


@pytest.mark.parametrize(
    "wrong",
    [{"public_url": "games.example.org"}, {"public_url": "ftp://x"}, {"trusted_proxies": ("proxy",)}, {"host": "here"}],
)
def test_unsuitable_settings_are_explained(wrong: Any) -> None:
    """A setting that means nothing is told with what was expected."""
    with pytest.raises(BadSetting, match="must be"):
        Settings("x", **wrong)


# ---- limits


def test_credits_fill_again() -> None:
    """So many at once, and again as time goes by; a clock that goes back gives nothing."""
    bucket = TokenBucket(3, 30)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(105.0)
    assert bucket.take(115.0)
    assert not bucket.take(50.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_purse(monkeypatch: pytest.MonkeyPatch) -> None:
    """One address cannot spend for another, and only so many are remembered."""
    monkeypatch.setattr("meowze.server.rate_limit.MAX_ADDRESSES", 2)
    limiter = RateLimiter(1, 30)
    assert [limiter.allow(who, 5.0) for who in ("a", "a", "b", "a")] == [True, False, True, False]
    limiter.allow("c", 5.0)
    assert limiter.allow("b", 5.0)
    openings = OpenedRooms()
    for who in "abc":
        openings.note(who, [who])
    assert [openings.of(who) for who in "abc"] == [[], ["b"], ["c"]]


@pytest.mark.parametrize(("limit", "kind"), [("rooms_per_address", "address"), ("rooms_per_device", "device")])
def test_too_many_rooms_are_refused(tmp_path: Path, limit: str, kind: str) -> None:
    """Open rooms are counted for each address and each device, and told with status 429."""
    with running(tmp_path / "games.sqlite", **{limit: 2}) as address:
        token = new_token()
        for _ in range(2):
            opened(address, token)
        answer = Answer(address, "POST", "/api/rooms", new_room(token))
        assert answer.status == 429
        assert "You already have 2 tables open" in answer.json["error"]
        assert (answer.json["key"], answer.json["values"]) == ("too-many", {"count": 2, "seconds": 3600})
        if kind == "device":
            opened(address, new_token())


def test_nobody_waits_for_one_who_sends_nothing(address: str) -> None:
    """A connection that says nothing keeps nobody else from being answered."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port))):
        assert Answer(address, "GET", "/api/games").status == 200
