"""Moves of Chabyrinthe that a child would laugh at, found by the rules."""

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.features import cats_left
from meowze.games.chabyrinthe.rules import State
from meowze.games.grid import popcount

OPTIONS = ""
GAMES = 150  # from which positions are taken
MUCH = 5  # points at once that are not left to others


def absurd(s: State, codes: tuple[int, ...]) -> tuple[str, set[int]]:
    """What kind of position this is, and the moves that nobody should make there, with the last action of a turn."""
    if s.did == 0:
        return "", set()
    home = {code: cats_with_a_way(rules.step(s, code)) for code in codes}
    last = {code for code in codes if popcount(home[code]) == cats_left(s) and wins(s, code)}
    if last:
        return "lets-the-win-go", set(codes) - last
    points = {code: points_of(s, home[code]) for code in codes}
    return "leaves-cats", {code for code in codes if home[code] == 0} if max(points.values()) >= MUCH else set()


def cats_with_a_way(s: State) -> int:
    """The places of the cats that go home now."""
    size, found = s.options.board, 0
    for place in range(4 * size):
        if s.cats & rules.spot(size, place) and rules.home_for(s, place) >= 0:
            found |= rules.spot(size, place)
    return found


def points_of(s: State, cats: int) -> int:
    """What these cats are worth."""
    return 3 * popcount(cats) + popcount(cats & s.fours) + 2 * popcount(cats & s.fives)


def wins(s: State, code: int) -> bool:
    """Whether this ends the game with a win, if no card of the pile gets in the way."""
    after = rules.step(s, code)
    while after.phase != rules.ENDED and (forced := rules.forced(after)) >= 0:
        after = rules.step(after, forced)
    return after.phase == rules.ENDED and rules.won(after, s.seat) == 1
