"""Golden files: one game for each preset, with all answers of the rules at each step."""

import pytest

from meowze.games import AnyGame
from meowze.games.options import Preset
from tests.play.playthroughs import FOLDER, cases, lines, path


@pytest.mark.parametrize(("game", "preset"), cases(), ids=lambda value: value.name)
def test_a_playthrough_is_as_it_was(game: AnyGame, preset: Preset) -> None:
    """Positions, legal actions, facts and scores equal those in the file written by tests.play.playthroughs."""
    stored = path(game, preset).read_text(encoding="utf-8").splitlines()
    for number, (now, before) in enumerate(zip(lines(game, preset), stored, strict=True), start=1):
        assert now == before, f"line {number} of {path(game, preset).name}"


def test_no_playthrough_is_left_over() -> None:
    """Every file belongs to a preset that exists."""
    assert sorted(FOLDER.glob("*.txt")) == sorted(path(game, preset) for game, preset in cases())
