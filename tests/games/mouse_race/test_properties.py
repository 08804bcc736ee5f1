"""Properties of Mouse race that hold for every game, whatever is played."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from meowze.games.mouse_race import rules
from meowze.games.mouse_race.notation import cell_names, path_cells
from tests.games.sampling import walk

seeds = st.integers(1000, 1_000_000)


@given(seeds)
def test_tiles_are_conserved(seed: int) -> None:
    """The tiles of each kind on the board, in hand and in the bag always add up, and no square has two tiles."""
    for position, _ in walk("mouse-race", seed):
        s: Any = position.state
        tiles = [tile for seat in range(s.seats) for tile in path_cells(s, seat)]
        straights = sum(comes == out for _, comes, out in tiles)
        held = [0, 0, 0]
        if rules.NOTHING < s.hand < rules.UNSEEN:
            held[s.hand - 1] = 1
        on_board = (straights, len(tiles) - straights, len(cell_names(s.cats)))
        bag = (s.bag & 255, s.bag >> 8 & 255, s.bag >> 16)
        total = [a + b + c for a, b, c in zip(on_board, held, bag, strict=True)]
        assert total == [s.options.bag & 255, s.options.bag >> 8 & 255, s.options.bag >> 16]
        assert sum(total) == 164
        taken = [cell for cell, _, _ in tiles]
        assert len(set(taken)) == len(taken) == len(cell_names(s.paths))


@given(seeds)
def test_each_path_is_one_unbroken_line(seed: int) -> None:
    """From the corner to its end every tile follows the one before it, where that points."""
    for position, _ in walk("mouse-race", seed):
        s: Any = position.state
        for seat in range(s.seats):
            cell, out = rules.corner(s.seats, seat), -1
            for there, comes, points in path_cells(s, seat):
                assert out in (-1, comes)
                assert rules.ahead(cell, comes) == there
                assert comes ^ points != 2
                cell, out = there, points
            assert cell == rules.end(s, seat)


@given(seeds)
def test_a_tile_just_laid_points_where_it_may(seed: int) -> None:
    """A legal action never makes a path point off the board or at a cat, and nobody is ever without an action."""
    for position, code in walk("mouse-race", seed):
        s: Any = position.state
        assert position.over or position.outcomes or position.codes
        if rules.LAY <= code < rules.TILE:
            after = rules.step(s, code)
            to = rules.ahead(rules.end(after, s.seat), rules.point(after, s.seat))
            assert to >= 0
            assert not rules.at(after.cats, to)


@given(seeds)
def test_taking_back_restores(seed: int) -> None:
    """A tile laid and taken back, and a cat laid and taken back, leave the board and the bag as they were."""
    for position, code in walk("mouse-race", seed):
        s: Any = position.state
        if rules.LAY <= code < rules.TILE:
            back = rules.taken_own(rules.laid(s, code - rules.LAY)._replace(seat=s.seat))
            assert back[2:6] == s[2:6]
            assert (back.ends, back.points, back.lengths) == (s.ends, s.points, s.lengths)
            assert back.bag == s.bag + (1 << (8 * (s.hand - 1)))
        if code >= 0 and code < rules.DRAW and s.phase == rules.LAYING:
            laid = rules.with_cat(s, code, s.bag)
            assert rules.with_cat(laid, code, laid.bag + (1 << 16)).cats == s.cats
