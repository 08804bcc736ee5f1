"""Chabyrinthe for the tests over all games: random options."""

import random

MOST_TURNS = "120"  # random players rarely finish a game, so most are called off at this limit

QUICK = "board=3x3,limit=3"  # over within a few acts
SHORT = "board=3x3"  # a short game that can be won
FOR_ANY_SEATS = "board=3x3"  # fits two, three and four seats
MODES = ((1, "limit=6"), (2, "mode=cooperative,limit=6"), (4, "mode=teams,limit=8"), (3, "board=3x3,limit=8"))


def options(luck: random.Random) -> tuple[str, int]:
    """Random values for all options, and a number of seats that fits them."""
    seats = luck.choice((1, 2, 2, 3, 4, 4))
    modes = {1: ["solitaire"], 4: ["points", "teams", "teams", "cooperative"]}.get(seats, ["points", "cooperative"])
    mode = luck.choice(modes)
    least = (4, 4, 2, 1, 1, 1, 0)
    own = "/".join(str(count + luck.randint(0, 3)) for count in least)
    chosen = {
        "deck": luck.choice(("26", "36", own)),
        "board": luck.choice(("4x4", "3x3")) if own else "4x4",
        "mode": mode,
        "actions": luck.choice(("exactly-two", "at-most-two")),
        "must_rotate": luck.choice(("no", "yes")),
        "inserted": luck.choice(("free", "as-it-lies")),
        "shared_home": luck.choice(("one-place", "each-cat")),
        "limit": luck.choice((MOST_TURNS, str(luck.randint(1, 30)))),
        "first": luck.choice(("lot", str(luck.choice((0, 2)) if mode == "teams" else luck.randrange(seats)))),
    }
    if chosen["deck"] == own and sum(map(int, own.split("/"))) < 17:
        chosen["board"] = "3x3"
    return ",".join(f"{name}={value}" for name, value in chosen.items()), seats
