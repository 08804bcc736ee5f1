"""The site of static files, built once, served as any web host would, and a page of it whose worker is overheard."""

import hashlib
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, flock
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from meowze import GAMES, Record, read_record
from meowze.bots import compile_wasm
from meowze.server.static_files import MEDIA
from tests import programs
from tests.browser.screen import Screen
from tests.paths import ROOT
from tools import site
from tools.engine import build as engine

SOURCES = ("meowze", "tools", "web/site", "web/package-lock.json", "requirements-browser.lock")
OVERHEAR = """window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => 'text' in data && window.overheard(data.data));
  }
};"""
KEPT = """async () => {
  const [name] = await caches.keys();
  return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
}"""


def built_site(search: Path | None = None, carrier: str = "browser") -> Path:
    """The folder of the site, built unless it was built from the same sources; with the searches in a folder.

    With `both` as carrier it is the folder of a server's pages.
    """
    if not (ROOT / "meowze" / "web" / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    folder = ROOT / "build" / "tests" / f"{'full' if search else 'light'}-{_fingerprint()}"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / "lock").open("w") as lock:
        flock(lock, LOCK_EX)  # tests run in several processes
        if not (folder / "engine" / "sizes.json").is_file():
            try:
                engine.build(folder / "engine", search)
            except subprocess.CalledProcessError as error:
                missing = f"the engine cannot be built: {error}"
                (pytest.fail if programs.required() else pytest.skip)(missing)
        pages = folder / ("site" if carrier == "browser" else carrier)
        if not (pages / "service-worker.js").is_file():
            site.build(pages, carrier, folder / "engine")
    return pages


def full_site() -> Path:
    """The folder of the site with the compiled searches of all games, which take minutes when they are not kept."""
    search = ROOT / "build" / "search"
    search.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        compile_wasm.write(search, game)
    return built_site(search)


def _fingerprint() -> str:
    """What all sources add up to."""
    found = hashlib.sha256()
    for source in SOURCES:
        files = [ROOT / source, *(ROOT / source).rglob("*")]
        for file in sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts):
            found.update(f"{file.relative_to(ROOT)} ".encode() + file.read_bytes())
    return found.hexdigest()[:16]


class Files(SimpleHTTPRequestHandler):
    """Files by their types, quietly."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | MEDIA

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class StaticHost:
    """A web host that has the site below a path."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", port), partial(Files, directory=str(folder.parent)))
        self._server.daemon_threads = True
        self.port = self._server.server_port
        self.url = f"http://127.0.0.1:{self.port}/{folder.name}/"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End it."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def static_host(folder: Path, port: int = 0) -> Iterator[StaticHost]:
    """A host that runs meanwhile, unless it is ended before."""
    host = StaticHost(folder, port)
    try:
        yield host
    finally:
        with suppress(OSError):
            host.close()


class StaticScreen(Screen):
    """A page without a server."""

    _explains = False

    def _complain(self, text: str) -> None:
        """A site without compiled searches, in which bots think more slowly, says so in its log, with a traceback."""
        self._explains |= text.startswith("no compiled search")
        if not self._explains:
            super()._complain(text)
        self._explains &= "JsException" not in text

    def _listen(self) -> None:
        self.page.expose_function("overheard", self._hear)
        self.page.add_init_script(OVERHEAR)

    def learn(self, path: str) -> None:
        """A host of static files knows only its start page."""
        self.page.goto(f"{self.server}?learn={path}")

    def record(self) -> Record:
        """The game so far, as somebody would take it along."""
        self.at("menu").click()
        self.at("take-along").click()
        with self.page.expect_download() as saved:
            self.at("save-record").click()
        self.at("close").click()
        return read_record(saved.value.path().read_text(encoding="utf-8"))

    def wait_until_kept(self, folder: Path) -> None:
        """Wait until the browser has kept the whole site."""
        listed = {self.server + path for path in site.listed(folder / "service-worker.js")}
        self.wait_until(lambda: {*self.page.evaluate(KEPT)} >= listed, "it is not kept")
