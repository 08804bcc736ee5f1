"""Checks that a Mouse race state read from text is possible: tiles add up, paths and the turn make sense."""

from collections.abc import Iterable

from meowze.games.fields import expect
from meowze.games.mouse_race import rules
from meowze.games.mouse_race.notation import KINDS, cell_names, path_cells, write_bag
from meowze.games.mouse_race.rules import State


def checked(s: State) -> None:
    """Raise an error that says what is wrong, if the state is impossible."""
    _check_tiles(s)
    _check_paths(s)
    _check_turn(s)


def _check_tiles(s: State) -> None:
    tiles = [tile for seat in range(s.seats) for tile in path_cells(s, seat)]
    straights = sum(1 for _, comes, out in tiles if comes == out)
    on_board = (straights, len(tiles) - straights, len(cell_names(s.cats)))
    total = s.bag + sum(count << (8 * kind) for kind, count in enumerate(on_board))
    total += 1 << (8 * (s.hand - 1)) if rules.NOTHING < s.hand < rules.UNSEEN else 0
    expect(
        total == s.options.bag,
        f"board, hand and bag together have {write_bag(total)} tiles ({'/'.join(KINDS)}), "
        f"but the game has {write_bag(s.options.bag)}",
    )
    never = set(cell_names(rules.NEVER_FREE[s.seats - 2]))
    expect(not never & set(cell_names(s.cats)), "no cat can lie on the cheese or on the corner of a mouse")


def reaches_finish(finish: int, tiles: Iterable[tuple[int, int, int]]) -> bool:
    """Whether a path of these tiles has won, by the option `finish`."""
    if finish:
        return any(rules.at(rules.SCENT, cell) for cell, _, _ in tiles)
    return any(rules.ahead(cell, out) == rules.CHEESE for cell, _, out in tiles)


def _check_paths(s: State) -> None:
    for seat in range(s.seats):
        if rules.length(s, seat):
            on_board = rules.ahead(rules.end(s, seat), rules.point(s, seat)) >= 0
            expect(on_board, f"paths: the path of seat {seat} points off the board")
        expect(
            reaches_finish(s.options.finish, path_cells(s, seat)) == (s.winner == seat),
            "won: only a seat whose path has reached the finish wins, and it must",
        )


def _check_turn(s: State) -> None:
    if s.seat < 0:
        fresh = s.options.first == 0 and not s.lengths and s.turns == s.hand == 0 and not any(s.drawn)
        expect(fresh and not cell_names(s.cats), "seat:- is only right before the lot, with an empty board")
    expect(s.winner in (-1, s.seat), "won: the seat whose turn it was has won")
    expect(s.winner < 0 or s.hand == rules.NOTHING, "hand: nothing is in hand when the game is won")
    limit = s.options.limit
    expect(s.hand == rules.NOTHING or limit == 0 or s.turns < limit, "hand: nothing is drawn after the last turn")
    expect(s.hand != rules.UNSEEN or s.bag > 0, "hand: nothing can be drawn from an empty bag")
