"""The server behind a real nginx, below a path of its host, with the very settings that docs/hosting.md gives."""

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from meowze.room.messages import incoming
from meowze.server.qr import qr_svg
from meowze.server.settings import BadSetting, Settings
from tests.browser.conftest import browser  # noqa: F401
from tests.browser.screen import Screen
from tests.conftest import program
from tests.paths import ROOT
from tests.server.serving import PATIENCE, Answer, Client, free_port, new_room, new_token, process, running

TAKEN_AWAY, PASSED_ON = "proxy_pass http://127.0.0.1:8440/;", "proxy_pass http://127.0.0.1:8440;"


def configuration(folder: Path, port: int, behind: str, passing: str) -> str:
    """The example of the page for hosts, without https, below /games/."""
    found = re.search(r"```nginx\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found
    text = re.sub(r"(?m)^ *ssl_.*\n", "", found[1])
    assert all(part in text for part in ("listen 443 ssl;", "location / {", PASSED_ON))
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};").replace("location / {", "location /games/ {")
    text = text.replace(PASSED_ON, passing.replace("127.0.0.1:8440", behind))
    places = "".join(f"{kind}_temp_path {folder};" for kind in "client_body proxy fastcgi uwsgi scgi".split())
    alone = f"daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}"
    return f"{alone} http {{ access_log off; {places}\n{text} }}"


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def behind_nginx(folder: Path, passing: str) -> Iterator[str]:
    """The address of a proxy, with the server behind it below /games/."""
    nginx, port = program("nginx"), free_port()
    words = ("serve", "--port", "0", "--database", str(folder / "games.sqlite"), "--trusted-proxy", "127.0.0.1")
    with process(*words, "--public-url", f"http://127.0.0.1:{port}/games/") as (_, behind):
        (folder / "nginx.conf").write_text(configuration(folder, port, behind, passing), encoding="utf-8")
        with subprocess.Popen([nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]) as proxy:
            try:
                while proxy.poll() is None and not answers(port):
                    time.sleep(0.05)
                assert proxy.poll() is None, "nginx does not take the configuration"
                yield f"127.0.0.1:{port}"
            finally:
                proxy.terminate()


def files_of(address: str, path: str) -> set[str]:
    """Where a browser looks for what the page at this path asks for."""
    page = Answer(address, "GET", path)
    assert page.status == 200
    return {urljoin(path, link) for link in re.findall(r'(?:href|src)="([^"]+)"', page.text)}


@pytest.mark.parametrize("passing", [TAKEN_AWAY, PASSED_ON])
def test_the_table_is_reached_below_a_path(tmp_path: Path, passing: str) -> None:
    """Pages with their files, questions, QR pictures and sockets, whether the proxy passes the path on or not."""
    with behind_nginx(tmp_path, passing) as address:
        start = f"http://{address}/games/"
        assert urljoin(start[:-1], Answer(address, "GET", "/games").headers["location"]) == start
        assert Answer(address, "GET", "/").status == 404, "nginx answers itself, outside of the path"
        files = files_of(address, "/games/")
        assert files
        for path in ("/games/room/bcdfgh", "/games/room/bcdfgh/"):
            assert files_of(address, path) == files
        assert {Answer(address, "GET", file).status for file in files} == {200}
        assert Answer(address, "GET", "/games/api/here").json["urls"] == [start]
        assert Answer(address, "GET", "/games/api/schema/openapi.json").json["servers"] == [{"url": "/games"}]
        assert Answer(address, "GET", "/games/api/qr?path=room/bcdfgh").text.encode() == qr_svg(f"{start}room/bcdfgh")
        token = new_token()
        room = Answer(address, "POST", "/games/api/rooms", new_room(token), Origin=f"http://{address}").json["room"]
        with connect(f"ws://{address}/games/api/rooms/{room}/socket", open_timeout=PATIENCE) as channel:
            client = Client(channel, token)
            client.say(incoming.Hello(token=token))
            client.hear("table")
            assert client.act(client.table["legal"][0])["type"] == "moved"


def test_a_browser_plays_below_a_path(tmp_path: Path, browser: Browser) -> None:  # noqa: F811
    """From the start page to a game, an action, the page loaded anew, and back; nothing is looked for elsewhere."""
    with behind_nginx(tmp_path, TAKEN_AWAY) as address:
        start, asked = f"http://{address}/games/", dict[str, int]()
        screen = Screen(browser, start)
        screen.page.on("response", lambda response: asked.update({response.url: response.status}))
        screen.page.reload()
        screen.begin("Chabyrinthe", 2, "Kittens")
        assert screen.page.url.startswith(f"{start}room/")
        at = screen.table["at"]
        screen.page.reload()
        expect(screen.at("cell-b2")).to_be_visible()
        assert screen.table["at"] == at
        screen.page.goto(f"{start}rules/labyrinth")
        expect(screen.page.get_by_role("heading", name="Labyrinth").first).to_be_visible()
        assert [url for url, status in asked.items() if not url.startswith(start) or status >= 400] == []
        assert screen.complaints == []
        screen.context.close()


def test_a_folder_without_its_slash_leads_to_the_start(tmp_path: Path) -> None:
    """Where a proxy passes on what was typed; the rest of what is not ours is not found."""
    url = "https://a.example/our/games/"
    with running(tmp_path / "games.sqlite", public_url=url) as address:
        answer = Answer(address, "GET", "/our/games", Host="a.example")
        assert (answer.status, urljoin(url[:-1], answer.headers["location"])) == (308, url)
        assert Answer(address, "GET", "/our/games", Host="b.example").status == 403
        assert Answer(address, "GET", "/our/games/api/games", Host="a.example").status == 200
        assert Answer(address, "GET", "/our", Host="a.example").status == 404


def test_a_path_of_our_own_cannot_be_told_apart() -> None:
    """A public path that begins like one of the server's own is refused."""
    assert Settings("x", public_url="https://a.example/games/").public_path == "/games"
    assert Settings("x", public_url="https://a.example").public_path == ""
    with pytest.raises(BadSetting, match="must not begin its path"):
        Settings("x", public_url="https://a.example/room/")
