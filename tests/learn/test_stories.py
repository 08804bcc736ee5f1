"""Stories: every board can be solved as it says, not before the first action, and a wrong action is noticed."""

from collections.abc import Iterator

import pytest

from meowze.games import GAMES
from meowze.games.errors import Misfit
from meowze.games.sheet import parts
from meowze.learn.stories import Page, story_of

BOARDS = [pytest.param(game, k, id=f"{game}-{board.name}") for game in GAMES for k, board in enumerate(story_of(game))]
each_board = pytest.mark.parametrize(("game", "number"), BOARDS)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_short_story(game: str) -> None:
    """A story has three to five boards, each with a name of its own."""
    names = [board.name for board in story_of(game)]
    assert 3 <= len(names) <= 5
    assert len(set(names)) == len(names)


def played(page: Page, game: str, number: int) -> Iterator[Page]:
    """The pages to which each legal action leads."""
    actions = page.study.actions
    yield from (Page.read(game, number, (*actions, action)) for action in page.study.position.legal)


@each_board
def test_the_solution_is_the_shortest(game: str, number: int) -> None:
    """The aim is reached by the solution, not at the start, and by nothing shorter."""
    start = Page.read(game, number)
    solution = start.board.solution
    assert not start.reached
    assert Page.read(game, number, solution).reached
    assert all(not Page.read(game, number, solution[:k]).reached for k in range(len(solution)))
    if len(solution) > 1:
        assert not any(page.reached for page in played(start, game, number))


@each_board
def test_advice_leads_to_the_aim(game: str, number: int) -> None:
    """Whoever follows the advice, from the start or after any first action that still allows it, reaches the aim."""
    for page in [Page.read(game, number), *played(Page.read(game, number), game, number)]:
        while page.advice:
            page = Page.read(game, number, (*page.study.actions, page.advice))  # noqa: PLW2901
        assert page.reached or len(page.study.actions) == 1


@each_board
def test_some_actions_are_wrong(game: str, number: int) -> None:
    """There is something to find out: not every first action leads to the aim, unless there is only one to make."""
    pages = list(played(Page.read(game, number), game, number))
    assert any(page.reached or page.advice for page in pages)
    assert any(not page.reached and not page.advice for page in pages)


@each_board
def test_the_aim_is_a_picture(game: str, number: int) -> None:
    """Who cannot read sees who has to come where: in symbols of the game's art, and on the board from the start."""
    board = story_of(game)[number]
    who, to = board.picture
    assert who
    assert to
    assert board.aim
    assert set(who + to) <= parts(f"meowze.games.{game.replace('-', '_')}").keys()


def test_no_such_board() -> None:
    """A board that a story does not have is refused with the number of those it has."""
    with pytest.raises(Misfit, match="has 4 boards"):
        Page.read("labyrinth", 9)
