"""Perft counts of the naive twins: python -m tests.games.twin_perft > tests/data/perft.txt."""

import random
from types import ModuleType

from tests.games.chabyrinthe import twin as chabyrinthe
from tests.games.labyrinth import twin as labyrinth
from tests.games.mouse_race import twin as mouse_race

# Game, options, seats, how many random moves before counting starts, and the depth.
CASES: tuple[tuple[ModuleType, dict[str, str], int, int, int], ...] = (
    (chabyrinthe, {}, 2, 0, 3),
    (chabyrinthe, {}, 2, 18, 2),
    (chabyrinthe, {}, 3, 60, 2),
    (chabyrinthe, {}, 1, 500, 2),
    (chabyrinthe, {"board": "3x3"}, 2, 11, 2),
    (chabyrinthe, {"board": "3x3", "inserted": "as-it-lies"}, 1, 40, 2),
    (chabyrinthe, {"board": "3x3", "must_rotate": "yes", "actions": "at-most-two"}, 2, 31, 3),
    (chabyrinthe, {"mode": "teams", "deck": "36", "shared_home": "each-cat"}, 4, 50, 3),
    (chabyrinthe, {"board": "3x3", "deck": "4/3/2/1/1/1/1", "mode": "cooperative", "limit": "9"}, 2, 20, 3),
    (chabyrinthe, {"board": "3x3", "shared_home": "each-cat"}, 2, 120, 2),
    (labyrinth, {}, 2, 0, 2),
    (labyrinth, {}, 2, 35, 2),
    (labyrinth, {"secrets": "2"}, 3, 60, 2),
    (labyrinth, {"cards": "open", "secrets": "1", "finish": "anywhere"}, 2, 41, 2),
    (labyrinth, {"next_card": "at-once", "tiles": "12/16/6"}, 4, 50, 3),
    (labyrinth, {"secrets": "1", "limit": "3"}, 1, 37, 4),
    (mouse_race, {}, 2, 0, 4),
    (mouse_race, {"first": "0"}, 4, 60, 3),
    (mouse_race, {"cat_against": "longest", "cat_zone": "anywhere", "may_point": "yes"}, 2, 90, 3),
    (mouse_race, {"players": "2-to-4", "scent": "no-exception", "take_back": "own", "finish": "scent"}, 3, 120, 3),
    (mouse_race, {"take_back": "own", "cat_zone": "way", "bag": "40/40/84"}, 4, 40, 3),
    (mouse_race, {"bag": "40/40/84", "cat_against": "nearest", "limit": "12"}, 2, 16, 3),
)


def main() -> None:
    """Print one line for each case: game | position | depth | count."""
    print("# game | position | depth | sequences of moves, counted by the naive twin")
    for seed, (twin, options, seats, moves, depth) in enumerate(CASES):
        luck = random.Random(seed)
        game = twin.Naive(options, seats)
        for _ in range(moves):
            if not game.over():
                game.play(luck.choice(sorted(game.legal())))
        twin.play_forced(game)
        name = twin.__name__.split(".")[-2].replace("_", "-")
        print(f"{name} | {game.text()} | {depth} | {twin.perft(game, depth)}", flush=True)


if __name__ == "__main__":
    main()
