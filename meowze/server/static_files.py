"""The built pages: a path becomes a file of the package, or index.html for every address of the client.

They ask for their files relatively, so that they work below any path of a host, whether a proxy tells it or not.
"""

import re
from pathlib import Path
from typing import NamedTuple

UNKNOWN = "application/octet-stream"
MEDIA = {  # not asked of the system, whose table may say that a script is plain text
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Meowze</title>
<h1>The pages are not built yet</h1><p>Run <code>make web</code>, then load this page again.</p></html>
"""
NOT_FOUND = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Meowze</title>
<h1>There is no such page</h1><p><a href="./">To the start</a></p></html>
"""


class Page(NamedTuple):
    """What is sent for a path."""

    status: int
    media: str
    cache: str
    body: bytes


def find_page(path: str, folder: Path, depth: int = 0) -> Page:
    """The page or file at a path; the browser that asks is so many folders below the start page."""
    path = path.strip("/")
    if not (folder / "index.html").is_file():
        return Page(503, MEDIA[".html"], "no-store", NOT_BUILT)
    if path in ("", "index.html") or re.fullmatch("(room|pair|replay|rules)/[^/]+", path):
        return Page(200, MEDIA[".html"], "no-cache", _seen_from(depth, (folder / "index.html").read_bytes()))
    file = (folder / path).resolve() if "\0" not in path else folder
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        return Page(404, MEDIA[".html"], "no-store", _seen_from(depth, NOT_FOUND))
    # The names of what lies in assets/ change with what is in them.
    cache = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    return Page(200, MEDIA.get(file.suffix, UNKNOWN), cache, file.read_bytes())


def _seen_from(depth: int, page: bytes) -> bytes:
    return page.replace(b'="./', b'="' + (b"../" * depth or b"./"))
