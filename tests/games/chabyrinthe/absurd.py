"""Moves of Chabyrinthe that a child would laugh at, found by the rules."""

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.features import cats_left
from meowze.games.chabyrinthe.rules import State

OPTIONS = ""


def absurd(s: State, codes: tuple[int, ...]) -> tuple[str, set[int]]:
    """What kind of position this is, and the moves that nobody should make there."""
    home = {code: cats_with_a_way(rules.step(s, code)) for code in codes}
    last = {code for code in codes if home[code] == cats_left(s) and wins(s, code)}
    if last:
        return "lets-the-win-go", set(codes) - last
    if s.did == 0 or max(home.values()) == 0:
        return "", set()
    return "leaves-cats", {code for code in codes if home[code] == 0}


def cats_with_a_way(s: State) -> int:
    """How many cats go home now."""
    size = s.options.board
    cats = [place for place in range(4 * size) if s.cats & rules.spot(size, place)]
    return sum(rules.home_for(s, place) >= 0 for place in cats)


def wins(s: State, code: int) -> bool:
    """Whether this ends the game with a win, if no card of the pile gets in the way."""
    after = rules.step(s, code)
    while after.phase != rules.ENDED and (forced := rules.forced(after)) >= 0:
        after = rules.step(after, forced)
    return after.phase == rules.ENDED and rules.won(after, s.seat) == 1
