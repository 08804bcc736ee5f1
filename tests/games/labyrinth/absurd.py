"""Moves of Labyrinth that a child would laugh at, found by the rules."""

from meowze.games.labyrinth import rules
from meowze.games.labyrinth.aims import targets
from meowze.games.labyrinth.rules import State

OPTIONS = "secrets=2"
GAMES = 60  # from which positions are taken


def absurd(s: State, codes: tuple[int, ...]) -> tuple[str, set[int]]:
    """What kind of position this is, and the moves that nobody should make there."""
    if s.phase == rules.WALKING:
        wanted = {code for code in codes if targets(s, s.seat) >> (code - rules.WALK) & 1}
        return "walks-past", set(codes) - wanted if wanted else set()
    home = (s.held | s.left) >> (5 * s.seat) & 31 == 0
    if not home and not in_reach(s, s.seat):
        return "", set()
    good = {code for code in codes if in_reach(rules.step(s, code), s.seat)}
    return "misses-home" if home else "shuts-itself-out", set(codes) - good if good else set()


def in_reach(s: State, seat: int) -> bool:
    """Whether the pawn can walk to what this seat wants."""
    return bool(rules.reach(s, seat) & targets(s, seat))
