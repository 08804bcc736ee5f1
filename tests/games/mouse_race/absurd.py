"""Moves of Mouse race that a child would laugh at, found by the rules."""

from meowze.games.mouse_race import rules
from meowze.games.mouse_race.rules import State
from meowze.games.mouse_race.ways import CUT_OFF, free_plane, likely_ways, way_left

LONG_WAY_ROUND = 6  # tiles more than another move needs

OPTIONS = ""


def absurd(s: State, codes: tuple[int, ...]) -> tuple[str, set[int]]:
    """What kind of position this is, and the moves that nobody should make there."""
    if s.phase == rules.CHOOSING:
        return "goes-back", {code for code in codes if goes_back(s, code)}
    after = {code: rules.step(s, code) for code in codes}
    won = {code for code in codes if after[code].winner == s.seat}
    if won:
        return "cheese", set(codes) - won
    own = {code: way_left(after[code], s.seat, free_plane(after[code])) for code in codes}
    if s.hand == rules.CAT:
        before = way_left(s, s.seat, free_plane(s))
        return "own-way", {code for code in codes if own[code] > before + 1 and not hinders(s, after[code])}
    return "dead-end", {code for code in codes if own[code] >= min(*own.values(), CUT_OFF) + LONG_WAY_ROUND}


def goes_back(s: State, code: int) -> bool:
    """Whether this misses a turn for nothing: it takes back a tile or a cat, and the own way becomes no shorter."""
    if code == rules.DRAW:
        return False
    return s.bag > 0 and likely_ways(rules.step(s, code))[s.seat] >= likely_ways(s)[s.seat]


def hinders(s: State, after: State) -> bool:
    """Whether a rival's way has become longer."""
    free, then = free_plane(s), free_plane(after)
    return any(way_left(after, k, then) > way_left(s, k, free) for k in range(s.seats) if k != s.seat)
