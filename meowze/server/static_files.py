"""The built pages: a path becomes a file of the package, or index.html for every address of the client.

Their links are relative, so that they work below any path of a host, whether a proxy passes it on or not.
"""

import re
from pathlib import Path
from typing import NamedTuple

UNKNOWN = "application/octet-stream"
MEDIA = {  # our own table: that of the system may call a script plain text
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Meowze</title>
<h1>The pages are not built yet</h1><p>Run <code>make web</code>, then load this page again.</p></html>
"""
NOT_FOUND = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Meowze</title>
<h1>There is no such page</h1><p><a href="./">To the start</a></p></html>
"""


# What a page may load, and that other sites' pages may not frame it, which only a header can say.
POLICY = "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'"
FRAMES = "; frame-ancestors 'none'"
ENGINE = "; script-src 'self' 'wasm-unsafe-eval'"  # for pages that run Python: a browser compiles it


class Page(NamedTuple):
    """What is sent for a path."""

    status: int
    media: str
    cache: str
    body: bytes


def find_page(path: str, folder: Path, depth: int = 0) -> Page:
    """The page or file at a path; `depth` is how many folders it is below the start page."""
    path = path.strip("/")
    if not (folder / "index.html").is_file():
        return Page(503, MEDIA[".html"], "no-store", NOT_BUILT)
    if path in ("", "index.html") or re.fullmatch("(room|pair|replay|rules)/[^/]+|learn(/[^/]+){1,3}", path):
        return Page(200, MEDIA[".html"], "no-cache", _seen_from(depth, (folder / "index.html").read_bytes()))
    file = (folder / path).resolve() if "\0" not in path else folder
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        return Page(404, MEDIA[".html"], "no-store", _seen_from(depth, NOT_FOUND))
    # A file in assets/ gets another name whenever its content changes.
    cache = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    return Page(200, MEDIA.get(file.suffix, UNKNOWN), cache, file.read_bytes())


def has_engine(folder: Path) -> bool:
    """Whether these pages can run a room in the browser."""
    return (folder / "engine" / "pyodide.mjs").is_file()


def _seen_from(depth: int, page: bytes) -> bytes:
    return page.replace(b'="./', b'="' + (b"../" * depth or b"./"))
