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
def test_a_walker_pushes_towards_what_it_wants(board: int) -> None:
    """Where the rules find a way home by one push the walker takes such a push, not always the same; else any."""
    taken = set()
    for cell in range(0, law.HAND, 3):
        s = maze(board, cell)
        for luck in (1 << 20, 1 << 61, 3 << 59):
            push, reaches = walkers.push_towards(walkers.bare_maze(s, 1 << HOME), 1 << cell, luck)
            t = law.step(s, push)
            assert law.pushes(s) >> push & 1
            assert reaches == comes_home(s) == law.reach(t, 0) >> HOME & 1
            taken.add((cell, reaches, push))
    assert len({(cell, reaches) for cell, reaches, _ in taken}) < len(taken)


@pytest.mark.parametrize("board", range(3))
def test_the_tiles_that_a_rival_reaches_although_it_has_to_block(board: int) -> None:
    """`blocking_tiles` are those that pushes lead to after which the rules find no way home, each push counted once."""
    s = maze(board, 10)._replace(seat=1)
    bare = walkers.bare_maze(s, 0, 1 << HOME)
    each = [code for code in codes_of(law.legal(s)) if not walkers.redundant(bare, code)]
    after = [law.step(s, code) for code in each]
    blocked = [t for t in after if not comes_home(t._replace(did=0, phase=law.PUSHING))]
    marks = {law.mark_at(t, cell) for t in blocked for cell in range(law.HAND) if law.reach(t, 1) >> cell & 1} - {0}
    tiles, ways, every = walkers.blocking_tiles(bare, 1 << law.pawn(s, 1), 1 << 10)
    assert (ways, every) == (len(blocked), len(each))
    assert {law.mark_at(s, cell) for cell in range(law.HAND + 1) if tiles >> cell & 1} - {0} == marks


@pytest.mark.parametrize("board", range(2))
def test_the_surest_of_several_cells(board: int) -> None:
    """`surest_cells` are those from which a pawn has the best chance after random pushes of a rival."""
    bare = walkers.bare_maze(maze(board, 0), 1 << HOME)
    chances = {cell: walkers.chance_after_pushes(bare, 1 << cell, 1, 1) for cell in (1, 8, 10, 16, 23, 24, 35, 46)}
    best = max(chances.values())
    cells, most = walkers.surest_cells(bare, sum(1 << cell for cell in chances))
    assert cells == sum(1 << cell for cell, chance in chances.items() if chance == best)
    assert best == 1000 * most // walkers.SAMPLES > min(chances.values())


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
