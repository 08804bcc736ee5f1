"""Properties of Labyrinth that hold for every game, whatever is played."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from meowze.games.grid import popcount
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.previews import reaches
from meowze.games.labyrinth.rules import HAND, State
from tests.games.sampling import any_state, walk

seeds = st.integers(1000, 1_000_000)


def tiles(s: State) -> list[tuple[int, int]]:
    """Every dealt tile at turn 0 with its treasure, sorted."""
    found = ((rules.opens_at(s, cell), rules.mark_at(s, cell)) for cell in range(HAND + 1))
    return sorted((rules.normal(opens), mark) for opens, mark in found if opens)


@given(seeds)
def test_tiles_treasures_pawns_and_cards_are_conserved(seed: int) -> None:
    """Fifty tiles and twenty-four treasures stay in the game, pawns stay on the board, every card is somewhere once."""
    whole = None
    for position, _ in walk("labyrinth", seed):
        s: Any = position.state
        if s.phase != rules.DEALING:
            whole = whole or tiles(s)
            assert tiles(s) == whole
            assert len(whole) == 50
            assert sorted(mark for _, mark in whole if mark) == list(range(1, 25))
        assert all(rules.pawn(s, seat) < HAND for seat in range(s.seats))
        cards = [*s.hands, *s.found, s.pool]
        assert sum(map(popcount, cards)) == 24
        assert sum(cards) == rules.EVERY_CARD


@given(seeds, st.integers(0, 47))
def test_a_slide_and_the_slide_back_restore(seed: int, push: int) -> None:
    """Pushing in at the far end what came out brings back the maze, its treasures and every pawn."""
    for position, _ in list(walk("labyrinth", seed))[-3:]:
        s: Any = position.state
        if s.phase == rules.DEALING:
            continue
        door, quarters = push // 4, push % 4
        far = rules.entry(rules.opposite(door))
        out = rules.opens_at(s, far)
        there = rules.pushed(s, door, quarters)
        turns = next(k for k in range(4) if rules.spun(rules.normal(out), k) == out)
        back = rules.pushed(there, rules.opposite(door), turns)
        assert (back.north, back.east, back.south, back.west, back.marks) == (s.north, s.east, s.south, s.west, s.marks)
        assert back.pawns == s.pawns


@given(seeds, st.integers(0, 47))
def test_a_preview_tells_what_the_push_would_open(seed: int, push: int) -> None:
    """The previews of all pushes agree with the pushes themselves on what the mover can reach."""
    for position, _ in list(walk("labyrinth", seed))[-9:]:
        s: Any = position.state
        if s.phase != rules.DEALING and s.seat >= 0:
            expected = rules.reach(rules.pushed(s, push // 4, push % 4), s.seat)
            assert list(reaches(s))[push] == expected


@given(seeds)
def test_reach_is_symmetric_and_idempotent(seed: int) -> None:
    """The cells in reach are the same from every cell among them."""
    position, _ = list(walk("labyrinth", seed))[-1]
    below, right = rules.joints(any_state(position))
    for cell in range(HAND):
        reached = rules.flood_fill(below, right, 1 << cell)
        assert rules.flood_fill(below, right, reached) == reached
        for other in range(HAND):
            if reached >> other & 1:
                assert rules.flood_fill(below, right, 1 << other) == reached
