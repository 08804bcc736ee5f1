"""The site of static files, built once and served by a plain web server, and a page of it."""

import hashlib
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, flock
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from meowze import Record, read_record
from tests import programs
from tests.browser.plans import Plan
from tests.browser.screen import Screen
from tests.paths import ROOT
from tools import site
from tools.engine import build as engine

SOURCES = ("meowze", "tools", "web/site", "web/package-lock.json", "requirements-browser.lock")
OVERHEAR = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...from) {
    super(...from);
    workers.push(this);
    this.addEventListener('message', ({ data }) => 'text' in data && overhear(data.data));
  }
};
"""
ASK = """path => new Promise(done => {
  const worker = workers.at(-1);
  worker.addEventListener('message', ({ data }) => data.answer === -1 && done(data.body));
  worker.postMessage({ fetch: -1, method: 'GET', path, headers: {}, body: '' });
})"""
KEPT = """async () => {
  const [name] = await caches.keys();
  return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
}"""


def built_site(search: Path | None = None) -> Path:
    """The folder of the site, built unless it has been built from the same sources; with bots that were compiled."""
    if not (ROOT / "meowze" / "web" / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    folder = ROOT / "build" / "tests" / f"{'site' if search else 'light'}-{_fingerprint()}"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / "lock").open("w") as lock:
        flock(lock, LOCK_EX)  # tests run in several processes
        if not (folder / "site" / "service-worker.js").is_file():
            try:
                engine.build(folder / "engine", search)
            except subprocess.CalledProcessError as error:
                missing = f"the engine cannot be built: {error}"
                (pytest.fail if programs.required() else pytest.skip)(missing)
            site.build(folder / "site", engine=folder / "engine")
    return folder / "site"


def _fingerprint() -> str:
    """What all sources add up to."""
    found = hashlib.sha256()
    for source in SOURCES:
        files = [ROOT / source, *(ROOT / source).rglob("*")]
        for file in sorted(file for file in files if file.is_file() and "__pycache__" not in file.parts):
            found.update(f"{file.relative_to(ROOT)} ".encode() + file.read_bytes())
    return found.hexdigest()[:16]


class PlainHost:
    """A web server of a folder; it remembers what was asked for."""

    def __init__(self, folder: Path, path: str) -> None:
        self.asked: list[str] = []
        host = self

        class Files(SimpleHTTPRequestHandler):
            """Files as they are."""

            def log_message(self, format: str, *args: object) -> None:
                """Remember the path."""
                host.asked.append(self.path)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}/{path}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the server."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def hosting(site: Path, parent: Path, path: str = "games/maze/") -> Iterator[PlainHost]:
    """A host that serves the site below a path, from a folder beside which nothing else lies."""
    place = parent / path
    place.parent.mkdir(parents=True)
    place.symlink_to(site)
    host = PlainHost(parent, path)
    try:
        yield host
    finally:
        with suppress(OSError):
            host.close()


class StaticScreen(Screen):
    """A page of the site, and the hand before it; what its worker says is overheard."""

    def _listen(self) -> None:
        self.page.expose_function("overhear", self._hear)
        self.page.add_init_script(OVERHEAR)

    def record(self) -> Record:
        return read_record(self.page.evaluate(ASK, f"rooms/{self.table['room']}/record"))

    def wait_until_kept(self, folder: Path) -> None:
        """Wait until the browser has kept the whole site."""
        listed = site.listed(folder / "service-worker.js")
        self.wait_until(
            lambda: {*self.page.evaluate(KEPT)} >= {self.server + path for path in listed}, "it is not kept"
        )

    def carry_out(self, plan: Plan) -> None:
        """A button, or taps on a place and the tick where one is wanted; then the answer."""
        at = self.table["at"]
        if plan.button:
            self.at(plan.button).click()
        else:
            self.turn_hand(plan.turns)
            for _ in range(plan.taps):
                self.page.locator(f"[data-spot='{plan.spot}']").click()
                self.pause()
        if plan.tick:
            self.at("tick").click()
        self.changed(at)
