"""Mouse race for the tests over all games: random options, and a player that makes progress."""

import random

from meowze.games.mouse_race import rules

QUICK = "limit=6"  # over within a few acts
SHORT = ""  # a short game that can be won
FOR_ANY_SEATS = "players=2-to-4,limit=20"  # fits two, three and four seats
MODES = (
    (2, "limit=16"),
    (3, "players=2-to-4,cat_against=nearest,limit=16"),
    (4, "take_back=own,finish=scent,limit=16"),
)


def options(luck: random.Random) -> tuple[str, int]:
    """Random values for all options, and a number of seats that fits them."""
    seats = luck.choice((2, 2, 3, 4))
    cats, straights = luck.choice((0, 5, 20, 40)), luck.randint(40, 90)
    chosen = {
        "players": "2-to-4" if seats == 3 else luck.choice(("2-or-4", "2-to-4")),
        "bag": luck.choice(("72/72/20", f"{straights}/{164 - straights - cats}/{cats}")),
        "cat_against": luck.choice(("next", "nearest", "longest")),
        "cat_zone": luck.choice(("side-or-way", "side-or-way", "side", "way", "anywhere")),
        "scent": luck.choice(("may-block", "no-exception")),
        "take_back": luck.choice(("cat-or-own", "own")),
        "may_point": luck.choice(("no", "yes")),
        "finish": luck.choice(("cheese", "scent")),
        "limit": luck.choice(("60", "120", str(luck.randint(1, 30)))),
        "first": luck.choice(("lot", str(luck.randrange(seats)))),
    }
    return ",".join(f"{name}={value}" for name, value in chosen.items()), seats


def good_action(state: rules.State, luck: random.Random, codes: tuple[int, ...]) -> int:
    """Draws and lays tiles towards the cheese, because no action scores before the end of a game."""
    if state.phase == rules.CHOOSING:
        return rules.DRAW if rules.DRAW in codes else luck.choice(codes)
    if state.hand == rules.CAT:
        return luck.choice(codes)

    def apart(code: int) -> int:
        after = rules.laid(state, code - rules.LAY)
        return rules.apart(rules.ahead(rules.end(after, state.seat), code - rules.LAY), rules.CHEESE)

    return min(codes, key=apart)
