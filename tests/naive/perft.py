"""Counts by the naive twins, for tests/data/perft.txt: python -m tests.naive.perft > tests/data/perft.txt."""

import random

from tests.naive import chabyrinthe

# Options, seats, how many random moves before counting starts, and the depth.
CASES: tuple[tuple[dict[str, str], int, int, int], ...] = (
    ({}, 2, 0, 3),
    ({}, 2, 18, 2),
    ({}, 3, 60, 2),
    ({}, 1, 500, 2),
    ({"board": "3x3"}, 2, 11, 2),
    ({"board": "3x3", "inserted": "as-it-lies"}, 1, 40, 2),
    ({"board": "3x3", "must_rotate": "yes", "actions": "at-most-two"}, 2, 31, 3),
    ({"mode": "teams", "deck": "36", "shared_home": "each-cat"}, 4, 50, 3),
    ({"board": "3x3", "deck": "4/3/2/1/1/1/1", "mode": "cooperative", "limit": "9"}, 2, 20, 3),
    ({"board": "3x3", "shared_home": "each-cat"}, 2, 120, 2),
)


def main() -> None:
    """Print one line a case: game | position | depth | count."""
    print("# game | position | depth | sequences of moves, counted by the naive twin")
    for seed, (options, seats, moves, depth) in enumerate(CASES):
        luck = random.Random(seed)
        game = chabyrinthe.Naive(options, seats)
        for _ in range(moves):
            if not game.over():
                game.play(luck.choice(sorted(game.legal())))
        chabyrinthe.play_forced(game)
        print(f"chabyrinthe | {game.text()} | {depth} | {chabyrinthe.perft(game, depth)}", flush=True)


if __name__ == "__main__":
    main()
