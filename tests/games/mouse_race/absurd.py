"""Moves of Mouse race that a child would laugh at, found by the rules."""

from meowze.games.mouse_race import rules
from meowze.games.mouse_race.rules import State
from meowze.games.mouse_race.ways import free_plane, likely_ways, way_left

NEARBY = 4  # steps
LONG_WAY_ROUND = 6  # tiles more than another move needs

OPTIONS = ""
GAMES = 60  # from which positions are taken


def absurd(s: State, codes: tuple[int, ...]) -> tuple[str, set[int]]:
    """What kind of position this is, and the moves that nobody should make there."""
    if s.phase == rules.CHOOSING:
        return "goes-back", {code for code in codes if goes_back(s, code)}
    after = {code: rules.step(s, code) for code in codes}
    won = {code for code in codes if after[code].winner == s.seat}
    if won:
        return "cheese", set(codes) - won
    short = {code: way_left(after[code], s.seat, free_plane(after[code])) for code in codes}
    likely = {code: likely_ways(after[code])[s.seat] for code in codes}
    worse = {code for code in codes if likely[code] > min(likely.values())}  # even if tiles are taken back
    if s.hand == rules.CAT:
        before = way_left(s, s.seat, free_plane(s))
        return "own-way", {code for code in worse if short[code] > before + 1 and not hinders(s, after[code])}
    if min(likely.values()) >= likely_ways(s)[s.seat]:
        return "", set()  # this tile will be taken back anyway
    return "dead-end", {code for code in worse if short[code] >= min(short.values()) + LONG_WAY_ROUND}


def goes_back(s: State, code: int) -> bool:
    """Whether this misses a turn for nothing: the way becomes no shorter, and it is no cat nearby that is taken."""
    if code == rules.DRAW or (code < rules.DRAW and rules.apart(code, rules.end(s, s.seat)) <= NEARBY):
        return False
    return s.bag > 0 and likely_ways(rules.step(s, code))[s.seat] >= likely_ways(s)[s.seat]


def hinders(s: State, after: State) -> bool:
    """Whether a rival's way has become longer."""
    free, then = free_plane(s), free_plane(after)
    return any(way_left(after, k, then) > way_left(s, k, free) for k in range(s.seats) if k != s.seat)
