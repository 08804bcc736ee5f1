"""The picture of a match: every bot has a dot inside its bar, the strongest stands first, and the scale fits."""

import xml.etree.ElementTree as tree
from pathlib import Path

import pytest

from meowze.bots.strength import Estimate, estimate
from meowze.bots.strength_chart import LEFT, RIGHT, WIDTH, Strength, strength_svg
from meowze.cli.main import main
from meowze.games.errors import MeowzeError

SVG = "{http://www.w3.org/2000/svg}"


def test_dots_lie_inside_their_bars() -> None:
    """Bots stand from the strongest to the weakest; a strength beyond the scale stays on the picture."""
    shares = {
        "weak & low": estimate(10, 100, 3),
        "strong": estimate(70, 100, 3),
        "open": Estimate(0.2, 0.2, 1 - 1e-9),
    }
    picture = tree.fromstring(strength_svg("a <b>", [Strength(*row) for row in shares.items()]))
    groups = picture.findall(f"{SVG}g")
    assert [group.findtext(f"{SVG}text") for group in groups] == ["strong", "open", "weak & low"]
    for group in groups:
        bar, dot = group.find(f"{SVG}rect"), group.find(f"{SVG}circle")
        assert bar is not None
        assert dot is not None
        left, wide = float(bar.attrib["x"]), float(bar.attrib["width"])
        assert LEFT <= left <= float(dot.attrib["cx"]) <= left + wide <= WIDTH - RIGHT + 0.1
    assert picture.findtext(f"{SVG}text") == "a <b>"


def test_one_bot_alone_is_no_match() -> None:
    """Elo points need somebody to compare with."""
    with pytest.raises(MeowzeError, match="at least two"):
        strength_svg("alone", [Strength("5", estimate(1, 1, 2))])


def test_the_arena_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--svg FILE` writes the picture beside the figures; a game without rivals has none."""
    file = tmp_path / "match.svg"
    words = ["arena", "mouse-race", "--games", "2", "--processes", "1", "--options", "limit=6", "--svg", str(file)]
    main([*words, "--bots", "random,random"])
    assert tree.fromstring(file.read_text(encoding="utf-8")).tag == f"{SVG}svg"
    file.unlink()
    with pytest.raises(SystemExit) as ended:
        main(["arena", "labyrinth", "--games", "1", "--bots", "random", "--options", "secrets=1", "--svg", str(file)])
    assert ended.value.code == 2
    assert not file.exists()
    capsys.readouterr()
