"""A site of static files in the browser, as any web host would show it."""

import argparse
import webbrowser
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from meowze.cli.browser import start_page
from meowze.cli.serve import greeting
from meowze.games.errors import Misfit
from meowze.server.run import listening_socket
from meowze.server.settings import LOOPBACK
from meowze.server.static_files import find_page


def play(chosen: argparse.Namespace) -> None:
    """Serve the folder on this computer until Ctrl-C, and open the page that the command line asks for."""
    folder = Path(chosen.static)
    if not (folder / "index.html").is_file():
        error = Misfit("static", f"there is no site in {folder}: make site builds one")
        raise error.with_key("no-site", folder=str(folder))
    page = start_page(chosen)
    with server_of(folder, chosen.port) as server:
        url = f"http://{LOOPBACK}:{server.server_port}/{page}"
        print(greeting(chosen.language).here.format(url=url), flush=True)
        if not chosen.no_browser:
            webbrowser.open(url)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


def server_of(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of the files of a folder, on this computer."""

    class Files(BaseHTTPRequestHandler):
        """Answers with a file."""

        def do_GET(self) -> None:
            """Send a file with its type."""
            page = find_page(unquote(self.path.partition("?")[0]), folder)
            self.send_response(page.status)
            self.send_header("content-type", page.media)
            self.send_header("content-length", str(len(page.body)))
            self.send_header("cache-control", page.cache)
            self.end_headers()
            with suppress(ConnectionError):  # nobody waits for it any more
                self.wfile.write(page.body)

        def log_message(self, format: str, *args: object) -> None:
            """Not a line for each file."""

    server = ThreadingHTTPServer((LOOPBACK, port), Files, bind_and_activate=False)
    server.socket.close()
    server.socket = listening_socket(LOOPBACK, port)
    server.server_address = server.socket.getsockname()
    server.server_port = server.server_address[1]
    return server
