"""`python -m tools.site FOLDER` makes a site that needs no server: the pages, the engine, and what an app needs.

With `--both` it is the folder of a server whose pages can also play without it. The same sources give the same bytes.
"""

import argparse
import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

import resvg_py

from meowze.server.static_files import ENGINE, NOT_FOUND, POLICY

ROOT = Path(__file__).parents[1]
PAGES, ENGINE_FOLDER = ROOT / "meowze" / "web", ROOT / "build" / "engine"
SERVICE_WORKER = ROOT / "web" / "site" / "service-worker.js"
ICON = ROOT / "web" / "src" / "app" / "icon.svg"
GROUND = "#1c2346"
SAFE = 0.8  # of a maskable icon's width: a circle of this size is never cut off
ICONS = {  # by file: its size in pixels, and what it is for; one that is full may be cut to any form
    "icon-192.png": (192, "any"),
    "icon-512.png": (512, "any"),
    "icon-full-192.png": (192, "maskable"),
    "icon-full-512.png": (512, "maskable"),
}
TOUCH_ICON = "icon-full-192.png"
MANIFEST = {
    "name": "Meowze",
    "short_name": "Meowze",
    "description": "Three tile-maze board games",
    "id": "./",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": GROUND,
    "theme_color": GROUND,
    "categories": ["games"],
}
HEAD = """
    <meta http-equiv="Content-Security-Policy" content="{policy}" />
    <meta name="carrier" content="{carrier}" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./{touch_icon}" />"""
CHARSET = '<meta charset="utf-8" />'
UNLISTED = (".nojekyll", "404.html", "service-worker.js")  # what no page loads


def full(icon: str) -> str:
    """An icon without round corners, its picture in the part that is always shown."""
    squared = re.sub(r' rx="\d+"', "", icon, count=1)
    parts = re.fullmatch(r"(<svg[^>]*>)(<rect[^>]*/>)(.*)</svg>\s*", squared, re.DOTALL)
    assert parts, "an icon is a ground and a picture"
    opening, ground, picture = parts.groups()
    place = f"translate({50 * (1 - SAFE):g} {50 * (1 - SAFE):g}) scale({SAFE:g})"
    return f'{opening}{ground}<g transform="{place}">{picture}</g></svg>'


def write_icons(folder: Path) -> None:
    """The icons in pixels, drawn from the one drawing."""
    icon = ICON.read_text(encoding="utf-8")
    for name, (size, purpose) in ICONS.items():
        drawing = full(icon) if purpose == "maskable" else icon
        (folder / name).write_bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size))


def write_manifest(folder: Path) -> None:
    """What a browser needs to install the site as an app."""
    icons = [
        {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, (size, purpose) in ICONS.items()
    ]
    _write(folder / "manifest.webmanifest", json.dumps({**MANIFEST, "icons": icons}, indent=2) + "\n")


def write_page(folder: Path, carrier: str) -> None:
    """Tell the page who carries its messages, and what it may load."""
    page = (PAGES / "index.html").read_text(encoding="utf-8")
    head = HEAD.format(policy=POLICY + ENGINE, carrier=carrier, touch_icon=TOUCH_ICON)
    assert CHARSET in page
    _write(folder / "index.html", page.replace(CHARSET, CHARSET + head))


def write_service_worker(folder: Path, carrier: str) -> None:
    """The service worker with the list of all files and their hashes."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in UNLISTED)
    files = {path.relative_to(folder).as_posix(): _integrity(path.read_bytes()) for path in paths}
    listed = json.dumps(files, indent=2)
    script = SERVICE_WORKER.read_text(encoding="utf-8")
    for name, value in {
        "FILES = {}": f"FILES = {listed}",
        "VERSION = ''": f"VERSION = '{hashlib.sha256((script + listed).encode()).hexdigest()[:16]}'",
        "BEFORE_NETWORK = true": f"BEFORE_NETWORK = {'true' if carrier == 'browser' else 'false'}",
    }.items():
        assert script.count(name) == 1, name
        script = script.replace(name, value)
    _write(folder / "service-worker.js", script)


def listed(service_worker: Path) -> dict[str, str]:
    """The files that a service worker keeps, and their hashes."""
    found = re.search(r"FILES = (\{.*?\})", service_worker.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


def build(folder: Path, carrier: str = "browser", engine: Path = ENGINE_FOLDER) -> None:
    """Write the site into a folder, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGES, folder)
    shutil.copytree(engine, folder / "engine", dirs_exist_ok=True)
    write_icons(folder)
    write_manifest(folder)
    write_page(folder, carrier)
    (folder / "404.html").write_bytes(NOT_FOUND)
    (folder / ".nojekyll").touch()  # on a well-known host: serve the files as they are
    write_service_worker(folder, carrier)


def _integrity(data: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--both", action="store_true", help="for the pages of a server")
    chosen = parser.parse_args()
    build(chosen.folder, "both" if chosen.both else "browser")


if __name__ == "__main__":
    main()
