"""Learning curves: measured by matches against each bot, and drawn."""

import xml.etree.ElementTree as tree
from itertools import pairwise
from pathlib import Path

import pytest

from meowze.bots.characters import BOTS
from meowze.bots.learning_curve import HEIGHT, LearningCurve
from meowze.bots.strength import estimate
from meowze.games.errors import MeowzeError
from meowze.parallel import Cores

SVG = "{http://www.w3.org/2000/svg}"


def test_a_point_is_a_match_against_each_bot(tmp_path: Path) -> None:
    """A player is measured; one that fails is an error with its name and what was wrong."""
    file = tmp_path / "own.py"
    file.write_text("def play(position, seat, budget, dice):\n    return dice.choice(position.legal)\n")
    curve = LearningCurve("mouse-race", f"{file}:play", "limit=10", games=2, share=0.01)
    found = curve.measure(0, Cores(1))
    assert list(found) == [bot.name for bot in BOTS]
    assert all(0 < point.low < point.share < point.high < 1 for point in found.values())
    file.write_text("def play(position, seat, budget, dice):\n    return 1 / 0\n")
    with pytest.raises(MeowzeError, match=r"own.py:play against Pip, game 0: .*ZeroDivisionError"):
        curve.measure(1, Cores(1))


def test_the_picture_shows_every_bot() -> None:
    """A line, a band and a name for each, from left to right in the order of steps, the names apart."""
    curve = LearningCurve("a & b", "own.py:play")
    with pytest.raises(MeowzeError, match="needs a point"):
        curve.svg()
    for steps, wins in ((2_000_000, 20), (0, 1), (5_000_000, 39)):
        curve.points[steps] = [estimate(wins, 40, 2) for _ in BOTS]
    picture = tree.fromstring(curve.svg())
    lines = [line.attrib["points"] for line in picture.iter(f"{SVG}polyline")]
    assert len(lines) == len(BOTS)
    across = [float(point.split(",")[0]) for point in lines[0].split()]
    up = [-float(point.split(",")[1]) for point in lines[0].split()]
    assert across == sorted(across)
    assert up == sorted(up)
    texts = {text.text: float(text.attrib["y"]) for text in picture.iter(f"{SVG}text")}
    names = sorted(texts[f"{bot.level} {bot.name}"] for bot in BOTS)
    assert all(after - before > 15 for before, after in pairwise(names))
    assert names[-1] < HEIGHT
    assert "million steps played" in texts
    assert "a & b: games won against each bot" in texts
