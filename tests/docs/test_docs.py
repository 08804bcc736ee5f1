"""What the pages for readers say: their code runs, their commands are understood, their links lead somewhere."""

import argparse
import random
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from meowze import Position, Seeded
from meowze.backends.gather import game_folder
from meowze.bots.arena import Match, one_game
from meowze.bots.mind import Budget
from meowze.cli.arguments import NeedsTexts, silent_parser
from meowze.games import GAMES
from tests.paths import ROOT

PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    *sorted(f"docs/{f.name}" for f in (ROOT / "docs").glob("*.md")),
]
MADE = {"meowze/web/"}
every_page = pytest.mark.parametrize("page", PAGES)


def text(page: str) -> str:
    """A page as it is written, with lines that go on in the next one put together."""
    return (ROOT / page).read_text(encoding="utf-8").replace("\\\n", " ")


def blocks(page: str, language: str) -> list[str]:
    """What stands between fences of a language."""
    return re.findall(rf"```{language}\n(.*?)```", text(page), re.DOTALL)


def commands(page: str, program: str) -> list[str]:
    """Every line that calls a program, in fences and sentences, with what may be left out and the first of choices.

    The first line of a record is no call.
    """
    quoted = re.findall(rf"`(?:\.venv/bin/)?({program} [^`\n]+)`", text(page))
    fenced = [line for block in re.findall(r"```\w*\n(.*?)```", text(page), re.DOTALL) for line in block.splitlines()]
    called = [line.partition("  #")[0] for line in fenced if re.match(rf"(\S*/)?{program} (?!record \d)", line)]
    return [re.sub(r"[\[\]]| \| .*", "", line) for line in (*quoted, *called)]


def understood(words: list[str]) -> bool:
    """Whether the command line takes these words."""
    try:
        silent_parser().parse_args(words)
    except NeedsTexts:
        return "--help" in words
    except SystemExit as end:
        return end.code == 0
    return True


def test_the_bot_of_the_readme_plays(tmp_path: Path) -> None:
    """In the arena to the end of a game, and always something legal."""
    (tmp_path / "mybot.py").write_text(blocks("README.md", "python")[2], encoding="utf-8")
    one_game(Match("mouse-race", (f"{tmp_path}/mybot.py:play", "random"), "1", "limit=20"), 0)
    space: dict[str, Any] = {}
    exec(blocks("README.md", "python")[2], space)
    position = Position.deal("chabyrinthe", 2, "first=0", Seeded(1))
    assert space["play"](position, 0, None, random.Random(1)) in position.legal


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_that_plays_on_in_its_mind(game: str) -> None:
    """The example for authors of bots answers in time, with something legal, in each game."""
    space: dict[str, Any] = {}
    exec(blocks("docs/bots.md", "python")[0], space)
    position = Position.deal(game, 2, "first=0", Seeded(1)).seen(0)
    budget = Budget(seconds=0.1)
    assert space["play"](position, 0, budget, random.Random(1)) in position.legal
    assert budget.share == 1


@every_page
def test_commands_are_understood(page: str) -> None:
    """Every `meowze …` of a page is one that the command line takes; every `make …` is in the Makefile."""
    for line in commands(page, "meowze"):
        words = [{"N": "1", "T": "1", "GAME": "labyrinth"}.get(word, word) for word in shlex.split(line)[1:]]
        assert understood(words if len(words) > 1 else [*words, "--help"]), line
    targets = set(re.findall(r"(?m)^([a-z]+):", text("Makefile")))
    assert {line.split()[1].rstrip(",.;") for line in commands(page, "make")} <= targets


def test_hosts_are_told_every_option() -> None:
    """What `meowze serve` takes stands in the table of the page for hosts."""
    serve: argparse.ArgumentParser = next(
        action.choices["serve"] for action in silent_parser()._actions if isinstance(action.choices, dict)
    )
    options = {word for action in serve._actions for word in action.option_strings if word.startswith("--")}
    told = set(re.findall(r"(?m)^\| `(--[a-z-]+)", text("docs/hosting.md")))
    assert options - {"--help"} == told


@every_page
def test_links_lead_somewhere(page: str) -> None:
    """Files that a page shows or points to are there."""
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", text(page))
    here = [link for link in links if not link.startswith(("http:", "https:"))]
    assert [link for link in here if not ((ROOT / page).parent / link).exists()] == []


@every_page
def test_files_that_are_named_exist(page: str) -> None:
    """A file or folder in a sentence is where the page says; `<game>` stands for each of them, dist/ is made."""
    if page == "CHANGELOG.md":
        return
    named = re.findall(r"`((?:meowze|tests|bench|docs|web|examples)/[\w./<>-]+)`", text(page))
    games = [game_folder(game.rules) for game in GAMES.values()]
    places = {place.replace("<game>", game) for place in named for game in games if "<version>" not in place}
    forms = {place: (place, place.replace("_", "-"), place.replace("<language>", "en")) for place in places - MADE}
    assert [place for place, ways in forms.items() if not any((ROOT / way).exists() for way in ways)] == []


def test_commands_are_found_at_all() -> None:
    """The test of commands reads sentences and fences."""
    assert "meowze play --only-here" in commands("docs/hosting.md", "meowze")
    assert any("--public-url" in line for line in commands("docs/hosting.md", "meowze"))
    assert "make test" in [line.strip() for line in commands("README.md", "make")]
