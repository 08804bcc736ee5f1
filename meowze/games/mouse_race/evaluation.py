"""The evaluation of Mouse race: how likely a seat is to reach the cheese first.

It is written like the rules and compiled with them. Sight 4 is what was learned by self-play; sights below it were made
by hand, and compare the ways of the seats.
"""

from meowze.games.grid import CERTAIN, probability
from meowze.games.mouse_race.features import features
from meowze.games.mouse_race.rules import DRAW, LAY, LAYING, State, laid
from meowze.games.mouse_race.ways import FAR, likely_ways, short_ways
from meowze.games.mouse_race.weights import four, two

WIN = 1_000_000
LEARNED = 4


def learned_value(s: State, seat: int) -> int:
    """The probability that this seat wins, learned for two seats and for four; three are taken as four."""
    if s.winner >= 0:
        return CERTAIN if s.winner == seat else 0
    x = features(s, seat)
    return probability(two(x) if s.seats == 2 else four(x))


def value(s: State, seat: int, sight: int) -> int:
    """A win or a loss, or how close the seat and its rivals are to the cheese.

    Sight 0 uses the seat's own shortest way, 1 the rivals' as well, 2 the seat's likely way, 3 the likely ways of all,
    and 4 what was learned from them.
    The nearest rival counts most, but the others count too, since a cat may have to be laid against any of them.
    """
    if sight >= LEARNED:
        return learned_value(s, seat)
    if s.winner >= 0:
        return WIN if s.winner == seat else -WIN
    likely = likely_ways(s) if sight > 1 else short_ways(s)
    rivals = likely if sight == 3 else short_ways(s)
    to_move = 4 if s.seat == seat else 0
    if sight == 0:
        return to_move - 4 * likely[seat]
    nearest, total = FAR, 0
    for other in range(s.seats):
        if other != seat:
            nearest = rivals[other] if rivals[other] < nearest else nearest
            total += rivals[other]
    return to_move + 2 * nearest + 2 * total // (s.seats - 1) - 4 * likely[seat]


def obvious(s: State, action: int) -> int:
    """1 for drawing a tile and for reaching the cheese, which even the weakest bot never overlooks."""
    if s.phase == LAYING and action >= LAY:
        return 1 if laid(s, action - LAY).winner == s.seat else 0
    return 1 if action == DRAW else 0
