"""Labyrinth for the tests over all games: random options."""

import random


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
