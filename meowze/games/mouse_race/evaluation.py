"""The evaluation of Mouse race: how likely a seat is to reach the cheese first.

It is written like the rules and compiled with them. Sight 4 is what was learned by self-play; sights below it were made
by hand, and compare the ways of the seats.
"""

from meowze.games.grid import CERTAIN, probability
from meowze.games.mouse_race.features import features, first_squares, room
from meowze.games.mouse_race.rules import CHEESE, DRAW, LAY, LAYING, State, apart, end, length
from meowze.games.mouse_race.ways import FAR, free_plane, likely_ways, short_ways
from meowze.games.mouse_race.weights import four, two
from meowze.games.skill import BLOCKS, HURRIES, ROAMS, STYLE

WIN = 1_000_000
LEARNED = 4
ROOM_WORTH, TILE_WORTH = 12, 300  # to one who loves to roam: a free square near the path's end, a tile of the path
STEP_WORTH = 12  # to one in a hurry: a step less to the cheese, whatever lies between
BLOCK_WORTH = 6  # to one who loves to block: a half tile more for a rival


def learned_value(s: State, seat: int) -> int:
    """The probability that this seat wins, learned for two seats and for four; three are taken as four."""
    if s.winner >= 0:
        return CERTAIN if s.winner == seat else 0
    x = features(s, seat)
    return probability(two(x) if s.seats == 2 else four(x))


def liking(s: State, seat: int, style: int) -> int:
    """What a style adds to the value: a long path with room ahead, nearness to the cheese, or rivals' long ways."""
    if style == ROAMS:
        return ROOM_WORTH * room(first_squares(s, seat), free_plane(s)) + TILE_WORTH * length(s, seat)
    if style == HURRIES:
        return -STEP_WORTH * apart(end(s, seat), CHEESE)
    if style == BLOCKS:
        ways = short_ways(s)
        return BLOCK_WORTH * (ways[0] + ways[1] + ways[2] + ways[3] - ways[seat]) // (s.seats - 1)
    return 0


def value(s: State, seat: int, sight: int) -> int:
    """How good a position is for a seat of this style."""
    style = sight // STYLE
    found = judged(s, seat, sight % STYLE)
    return found + liking(s, seat, style) if style and s.winner < 0 else found


def judged(s: State, seat: int, sight: int) -> int:
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
    """1 for drawing a tile and for every way of laying it, which even the weakest bot never overlooks."""
    return 1 if action == DRAW or (s.phase == LAYING and action >= LAY) else 0
