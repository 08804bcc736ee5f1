"""Sets of cells computed backwards are those that the rules find by trying."""

from collections.abc import Iterator
from typing import Any

import pytest

from meowze.games.labyrinth import rules as law
from meowze.games.labyrinth import walkers
from meowze.games.labyrinth.rules import State
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of

HOME = 0  # the corner of seat 0


def maze(board: int, cell: int) -> State:
    """A maze in which seat 0 stands on a cell and has only to come home."""
    s: Any = Position.deal("labyrinth", 2, "secrets=1,first=0", Seeded(f"walkers/{board}")).state
    found: State = s._replace(held=0, left=0, hands=(0, 0, 0, 0), pawns=s.pawns & ~63 | cell)
    return found


def after_pushes(s: State) -> Iterator[State]:
    """The state after each push of whoever is to move."""
    yield from (law.step(s, code) for code in codes_of(law.legal(s)))


def comes_home(s: State) -> bool:
    """Whether some push lets seat 0 walk home, by the rules."""
    return any(law.reach(t, 0) >> HOME & 1 for t in after_pushes(s))


@pytest.mark.parametrize("board", range(3))
def test_the_cells_from_which_one_push_leads_home(board: int) -> None:
    """`reaching_cells` are the cells from which the rules find a push and a walk home."""
    cells = walkers.reaching_cells(walkers.bare_maze(maze(board, 0), 1 << HOME))
    assert [cells >> cell & 1 for cell in range(law.HAND)] == [comes_home(maze(board, c)) for c in range(law.HAND)]


@pytest.mark.parametrize("board", range(3))
def test_after_how_many_pushes_of_a_rival_the_way_home_is_open(board: int) -> None:
    """`open_pushes` counts the pushes of a rival, those that look the same once."""
    s = maze(board, 10)
    bare = walkers.bare_maze(s, 1 << HOME)
    each = [code for code in codes_of(law.legal(s)) if not walkers.redundant(bare, code)]
    after = [comes_home(law.step(s, code)._replace(did=0, phase=law.PUSHING)) for code in each]
    assert walkers.open_pushes(bare, 10) == (sum(after), len(each))


def reaches_by_trying(s: State, standing: int, turns: int) -> bool:
    """Whether the walker of a bare maze can reach a wanted tile, by trying every push in every turn."""
    for code in codes_of((law.pushes(s), 0, 0)):
        t = law.pushed(s, code >> 2, code & 3)
        cells = law.flood_fill(*law.joints(t), law.carried_cells(standing, code >> 2))
        if cells & t.marks[0] or (turns > 1 and reaches_by_trying(t, cells, turns - 1)):
            return True
    return False


@pytest.mark.parametrize("board", range(3))
def test_quick_refusals_refuse_nothing_that_is_possible(board: int) -> None:
    """`can_reach` says what trying all pushes says, for treasures near and far and for one in hand."""
    s = maze(board, 10)
    answers = set()
    for cell in (0, 3, 24, 27, 45, 48, law.HAND):
        bare = walkers.bare_maze(s, 1 << cell)
        for turns in (1, 2):
            answer = walkers.can_reach(bare, 1 << 10, turns)
            assert answer == reaches_by_trying(bare, 1 << 10, turns)
            answers.add((turns, answer))
    assert {(1, 0), (2, 1)} <= answers
