"""How much a page weighs: what is loaded first, for one game and one language, as it travels."""

import gzip
import re

import pytest

from tests.paths import ROOT

ASSETS = ROOT / "meowze" / "web" / "assets"
MOST = 150 * 1024
LATER = re.compile("(Rules|lessons)-")  # loaded when somebody reads the rules


def test_first_load_is_light() -> None:
    """Scripts and styles of the pages with the heaviest game, compressed."""
    if not ASSETS.is_dir():
        pytest.skip("the pages are not built: make web")
    files = [path for path in ASSETS.iterdir() if path.suffix in {".js", ".css"} and not LATER.match(path.name)]
    sizes = {path: len(gzip.compress(path.read_bytes())) for path in files}
    skins = [path for path in files if path.name.startswith("skin-")]
    heaviest = [
        max(size for path, size in sizes.items() if path in skins and path.suffix == kind) for kind in (".js", ".css")
    ]
    languages = [path for path in files if re.match("[a-z]{2}-", path.name)]
    language = max(sizes[path] for path in languages)
    common = sum(size for path, size in sizes.items() if path not in skins and path not in languages)
    assert common + language + sum(heaviest) <= MOST
