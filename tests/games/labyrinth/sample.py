"""Labyrinth for the tests over all games: random options."""

import random

QUICK = "secrets=1,finish=anywhere,limit=4"  # over within a few acts
SHORT = "secrets=1"  # a short game that can be won
FOR_ANY_SEATS = "secrets=1"  # fits two, three and four seats
MODES = (
    (1, "secrets=2,limit=12"),
    (3, "secrets=1,cards=open,finish=anywhere,limit=12"),
    (4, "secrets=1,next_card=at-once,limit=12"),
)


def options(luck: random.Random) -> tuple[str, int]:
    """Random options and seats, mostly for short games, since random players rarely find a treasure."""
    seats = luck.randint(1, 4)
    chosen = {
        "tiles": luck.choice(("13/15/6", "12/16/6")),
        "secrets": luck.choice(("1", "2", "2", "3", "all")),
        "cards": luck.choice(("top", "open")),
        "next_card": luck.choice(("next-turn", "at-once")),
        "finish": luck.choice(("corner", "anywhere")),
        "limit": luck.choice(("160", str(luck.randint(1, 30)))),
        "first": luck.choice(("lot", str(luck.randrange(seats)))),
    }
    return ",".join(f"{name}={value}" for name, value in chosen.items()), seats
