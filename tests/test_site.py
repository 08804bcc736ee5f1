"""The site of static files without a browser: what is in it, and whether its engine plays."""

import asyncio
import json
import re
import subprocess
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from bench.site import sizes
from meowze.browser.package_data import PackageData
from meowze.live.errors import NotLoaded
from meowze.server.static_files import FRAMES, POLICY, has_engine
from tests.browser.static import built_site
from tests.browser.test_weight import MOST
from tests.paths import ROOT, TESTS
from tests.test_architecture import pinned
from tools import site
from tools.engine import build as engine
from tools.engine.compile import without_docstrings


@pytest.fixture
def small_engine(tmp_path: Path) -> Path:
    """Something in the place of the engine."""
    folder = tmp_path / "engine"
    folder.mkdir()
    (folder / "pyodide.mjs").write_text("export {}", encoding="utf-8")
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.parametrize("carrier", ["browser", "both"])
def test_the_same_sources_give_the_same_bytes(tmp_path: Path, small_engine: Path, carrier: str) -> None:
    """Twice built, every file is equal; the list of the service worker is complete, and its hashes are right."""
    for name in ("one", "two"):
        site.build(tmp_path / name, carrier, small_engine)
    found = contents(tmp_path / "one")
    assert found == contents(tmp_path / "two")
    listed = site.listed(tmp_path / "one" / "service-worker.js")
    assert {*found} - {*listed} == {".nojekyll", "404.html", "service-worker.js"}
    assert listed["engine/pyodide.mjs"] == "sha256-9MXPm7eOhfFdwnGAJgY3zySyokvDngeIeDo6zMTd5hQ="
    assert has_engine(tmp_path / "one")


def test_the_page_says_what_it_may_load_and_who_carries(tmp_path: Path, small_engine: Path) -> None:
    """As strict as a server, but for WebAssembly and for what only a header can say; all addresses are relative."""
    site.build(tmp_path / "site", "browser", small_engine)
    page = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert f"content=\"{POLICY}; script-src 'self' 'wasm-unsafe-eval'\"" in page
    assert FRAMES not in page
    assert '<meta name="carrier" content="browser" />' in page
    assert {link[:2] for link in re.findall(r'(?:src|href)="([^"]*)"', page)} == {"./"}


def test_the_manifest_names_icons_that_are_there(tmp_path: Path, small_engine: Path) -> None:
    """Each has the size that it says; one that may be cut to any form fills its square."""
    site.build(tmp_path / "site", "browser", small_engine)
    manifest = json.loads((tmp_path / "site" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        with Image.open(tmp_path / "site" / icon["src"]) as picture:
            assert icon["sizes"] == f"{picture.width}x{picture.height}"
            corner = picture.convert("RGBA").getpixel((0, 0))
            assert (corner == (0x1C, 0x23, 0x46, 255)) == (icon["purpose"] == "maskable")
    ElementTree.fromstring(site.full(site.ICON.read_text(encoding="utf-8")))


def test_the_browser_has_the_version_that_is_locked() -> None:
    """The package that a room needs is the same in a browser as on a server."""
    assert pinned("requirements-browser.lock") == {"msgspec": pinned("requirements.lock")["msgspec"]}


@pytest.mark.proof
def test_the_engine_is_small_enough() -> None:
    """What a first game loads, compressed: the engine with all bots and lessons, and the pages of a game."""
    assert sizes(built_site())["engine_sent"] + MOST / 1e6 <= 6


def test_what_is_packed_says_nothing_of_itself() -> None:
    """Texts for readers of modules and classes are left out; a dataclass writes no text of its own instead."""
    source = b'''"""A module."""
from dataclasses import dataclass
@dataclass
class Point:
    """A class."""
    x: int
class Bare:
    x = "kept"
'''
    found = dict[str, Any]()
    exec(compile(without_docstrings(source), "module", "exec"), found)
    assert (found["__doc__"], found["Point"].__doc__, found["Bare"].__doc__) == ("-", "-", None)
    assert (found["Point"](3).x, found["Bare"].x) == (3, "kept")


@pytest.mark.proof
def test_whole_games_on_the_engine_as_it_is_packed() -> None:
    """With the standard library cut down, in Node: a game of each kind to its end, and all that is asked about it.

    The data that comes later is not packed, or else it would never come.
    """
    folder = built_site() / "engine"
    line = ["node", str(TESTS / "engine.mjs"), str(folder), str(ROOT / "tools" / "engine" / "trial.py")]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    with zipfile.ZipFile(folder / "meowze.zip") as packed:
        assert [name for name in packed.namelist() if "puzzle_files" in name] == []
    answers = json.loads(done.stdout.splitlines()[-1])
    assert {name: (folder / f"{name}.json").read_text(encoding="utf-8") for name in answers} == answers
    assert "Mozilla Public License" in (folder / "licences.txt").read_text(encoding="utf-8")
    assert {*json.loads((folder / "sizes.json").read_text(encoding="utf-8"))} <= {
        path.name for path in folder.iterdir()
    }


def test_large_data_lies_beside_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is left out of what is loaded for a game, and the service worker keeps it like the rest."""
    package = tmp_path / "checkout" / "meowze" / "learn" / "puzzle_files"
    package.mkdir(parents=True)
    (package / "puzzles.json").write_text("[]", encoding="utf-8")
    (package.parent / "small.json").write_text("[]", encoding="utf-8")
    for name in engine.MODULES:
        (tmp_path / "checkout" / "meowze" / name).touch()
    monkeypatch.setattr(engine, "ROOT", tmp_path / "checkout")
    assert engine.later(tmp_path / "checkout" / "meowze") == [package / "puzzles.json"]
    wheel = tmp_path / "package.whl"
    subprocess.run(["python3", "-m", "zipfile", "-c", str(wheel), str(ROOT / "LICENSE")], check=True)
    engine.stage(wheel, tmp_path / "staged")
    assert (tmp_path / "staged" / "meowze" / "learn" / "small.json").is_file()
    assert not (tmp_path / "staged" / "meowze" / "learn" / "puzzle_files").exists()


def test_data_comes_into_the_package_once(tmp_path: Path) -> None:
    """When it is first asked for; one that cannot be had is refused, leaves nothing behind, and is asked for again."""
    asked = []

    class File(bytes):
        def to_bytes(self) -> bytes:
            return bytes(self)

    class Files:
        async def data(self, path: str, /) -> File:
            asked.append(path)
            if len(asked) == 1:
                raise OSError("no network")
            return File(b"puzzles")

    data = PackageData(Files(), tmp_path)
    with pytest.raises(NotLoaded, match="refused-not-loaded"):
        asyncio.run(data.bring("learn/puzzle_files/a.z"))
    for _ in range(2):
        assert asyncio.run(data.bring("learn/puzzle_files/a.z")).read_bytes() == b"puzzles"
    assert asked == ["learn/puzzle_files/a.z"] * 2


def test_parts_that_stay_on_the_server(tmp_path: Path) -> None:
    """What runs in a browser brings neither server nor storage with it."""
    wheel = tmp_path / "package.whl"
    subprocess.run(["python3", "-m", "zipfile", "-c", str(wheel), str(ROOT / "LICENSE")], check=True)
    engine.stage(wheel, tmp_path / "staged")
    parts = {path.name for path in (tmp_path / "staged" / "meowze").iterdir()}
    assert parts >= {"games", "play", "room", "live", "browser", "bots"}
    assert parts.isdisjoint({"server", "storage", "cli", "web", "locales", "envs"})
