"""Questions about puzzles: what is answered, and that the solution is not told before somebody asks for it."""

import asyncio
from typing import Any

import msgspec
import pytest

from meowze.games import GAMES
from meowze.games.errors import Misfit, Unreadable
from meowze.learn.puzzles import daily, shipped
from meowze.learn.study import MAX_ACTIONS
from meowze.live.puzzle_answers import PuzzleMove
from meowze.live.puzzle_api import PuzzleApi
from meowze.live.replay_library import DirectReplayer
from meowze.room.refusal import Refusal

API = PuzzleApi(DirectReplayer(), GAMES)


def first(game: str) -> str:
    """The id of a puzzle."""
    return next(iter(shipped(game)))


def played(game: str, id: str, *actions: str, hint: int = 0) -> Any:
    """The answer after some actions."""
    return msgspec.json.decode(asyncio.run(API.played(game, id, "", PuzzleMove(actions, hint), "")))


@pytest.mark.parametrize("game", GAMES)
def test_themes_and_ids(game: str) -> None:
    """The list names every puzzle with its strength, and counts the themes."""
    found = msgspec.json.decode(asyncio.run(API.themes(game, "")))
    assert len(found["ids"]) == len(found["strengths"]) == len(shipped(game))
    assert sum(sum(theme["counts"]) for theme in found["themes"]) == len(shipped(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_keeps_its_solution(game: str) -> None:
    """Neither the puzzle nor a move without a question tells the solution; a question tells the next action."""
    puzzle = shipped(game)[first(game)]
    sheet = msgspec.json.decode(asyncio.run(API.puzzle(game, puzzle.id, "", "")))
    assert (sheet["id"], sheet["position"], sheet["seat"]) == (puzzle.id, puzzle.position, puzzle.seat)
    assert "solution" not in sheet
    answer = played(game, puzzle.id)
    assert (answer["verdict"], answer["hint"], answer["at"]) == ("open", None, 0)
    assert played(game, puzzle.id, hint=1)["hint"] == puzzle.solution[0]


@pytest.mark.parametrize("game", GAMES)
def test_hints_lead_to_the_end(game: str) -> None:
    """Whoever does what hints say has solved it in the end."""
    actions, answer = list[str](), played(game, first(game), hint=2)
    while answer["verdict"] == "open":
        actions.append(answer["hint"])
        answer = played(game, first(game), *actions, hint=2)
    assert (answer["verdict"], answer["hint"]) == ("solved", None)


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_a_day(game: str) -> None:
    """`daily` is the puzzle of the day that is asked for; something that is no day is refused."""
    sheet = msgspec.json.decode(asyncio.run(API.puzzle(game, "daily", "2027-01-31", "")))
    assert sheet["id"] == daily(game, "2027-01-31").id
    with pytest.raises(Unreadable, match="a day is written"):
        asyncio.run(API.puzzle(game, "daily", "tomorrow", ""))


def test_too_much_is_refused() -> None:
    """Too many actions, unknown puzzles and unknown games are refused."""
    game = next(iter(GAMES))
    with pytest.raises(Misfit):
        played(game, first(game), *["x"] * (MAX_ACTIONS + 1))
    with pytest.raises(Unreadable):
        played(game, "nothing-1")
    with pytest.raises(Refusal, match="not-offered"):
        played("chess", "x-1")
