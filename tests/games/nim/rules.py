"""Nim with one heap: seats take turns at removing matches, and whoever takes the last one wins."""

from typing import NamedTuple

from meowze.games import no_chance, no_secrets
from meowze.games.grid import WORD, Actions, has

VERSION, NATURE, ACTIONS = 1, -1, 250  # code k takes k + 1 matches
chance, odds, outcome = no_chance.chance, no_chance.odds, no_chance.outcome
forced, pile = no_chance.forced, no_chance.pile
seen, guess = no_secrets.seen, no_secrets.guess


class Options(NamedTuple):
    """The size of the heap, and how many may be taken at once."""

    heap: int = 21
    most: int = 3


class State(NamedTuple):
    """A heap between two players."""

    options: Options
    seats: int
    heap: int
    turns: int
    phase: int


def fits(options: Options, seats: int) -> int:
    """One or more matches, two seats."""
    return 3 if seats != 2 else 1 if options.heap < 1 else 0 if 1 <= options.most <= ACTIONS else 2


def start(options: Options, seats: int) -> State:
    """The whole heap."""
    return State(options=options, seats=seats, heap=options.heap, turns=0, phase=0)


def mover(s: State) -> int:
    """The seats take turns."""
    return s.turns % 2 if s.heap else NATURE


def ones(many: int) -> int:
    """The lowest `many` bits of a word."""
    return (1 << max(0, min(many, WORD))) - 1


def legal(s: State) -> Actions:
    """What the heap and the limit allow."""
    many = min(s.heap, s.options.most)
    return (ones(many), ones(many - WORD), ones(many - 2 * WORD), ones(many - 3 * WORD), ones(many - 4 * WORD))


def why(s: State, action: int) -> int:
    """Rule 1: take at least one and not too many."""
    return 0 if 0 <= action < ACTIONS and has(legal(s), action) else 1


def step(s: State, action: int) -> State:
    """The state with fewer matches."""
    return s._replace(heap=s.heap - action - 1, turns=s.turns + 1)


def over(s: State) -> int:
    """1 when no matches are left."""
    return 1 if s.heap == 0 else 0


def won(s: State, seat: int) -> int:
    """1 for the seat that took the last match."""
    return 1 if s.heap == 0 and s.turns % 2 != seat else 0


def score(s: State, seat: int) -> int:
    """1 for the winner."""
    return won(s, seat)


def goal(s: State, seat: int) -> int:
    """A win, a loss, or nothing yet."""
    return 0 if s.heap else 2 * won(s, seat) - 1
