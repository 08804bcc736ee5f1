"""The site of static files, served as any web host would, and a page of it whose worker is overheard."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from meowze import Record, read_record
from meowze.server.static_files import MEDIA
from tests.browser.screen import Screen
from tests.paths import ROOT

SITE = ROOT / "build" / "site"
OVERHEAR = """window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => 'text' in data && window.overheard(data.data));
  }
};"""


class Files(SimpleHTTPRequestHandler):
    """Files by their types, quietly."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **MEDIA}

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def static_host() -> Iterator[str]:
    """The address of the site, below a path of a host that runs meanwhile."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(SITE.parent))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{host.server_port}/{SITE.name}/"
        finally:
            host.shutdown()


class StaticScreen(Screen):
    """A page without a server."""

    def _listen(self) -> None:
        self.page.expose_function("overheard", self._hear)
        self.page.add_init_script(OVERHEAR)

    def record(self) -> Record:
        """The game so far, as somebody would take it along."""
        self.at("menu").click()
        self.at("take-along").click()
        with self.page.expect_download() as saved:
            self.at("save-record").click()
        self.at("close").click()
        return read_record(saved.value.path().read_text(encoding="utf-8"))
