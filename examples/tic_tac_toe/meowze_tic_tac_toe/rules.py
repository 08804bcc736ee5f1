"""Tic-tac-toe: three in a row win. The squares are numbered row by row, 0 to 8; a set of squares is a number."""

from typing import NamedTuple

from meowze.games import no_chance, no_secrets
from meowze.games.grid import Actions, has

VERSION, NATURE, ACTIONS = 1, -1, 9
FULL = 0b111111111
LINES = (0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100)
chance, odds, outcome = no_chance.chance, no_chance.odds, no_chance.outcome
forced, pile = no_chance.forced, no_chance.pile
seen, guess = no_secrets.seen, no_secrets.guess


class Options(NamedTuple):
    """Who begins."""

    first: int = 0


class State(NamedTuple):
    """A game at one moment."""

    options: Options
    seats: int
    crosses: int  # squares of the first player
    noughts: int
    turns: int
    phase: int  # 0 playing, 1 over


def fits(options: Options, seats: int) -> int:
    """Two seats; the first player is one of them."""
    return 2 if seats != 2 else 0 if 0 <= options.first <= 1 else 1


def start(options: Options, seats: int) -> State:
    """An empty board."""
    return State(options=options, seats=seats, crosses=0, noughts=0, turns=0, phase=0)


def mover(s: State) -> int:
    """The seats take turns."""
    return (s.turns + s.options.first) % 2 if s.phase == 0 else NATURE


def legal(s: State) -> Actions:
    """Every free square."""
    return (FULL & ~(s.crosses | s.noughts) if s.phase == 0 else 0,)


def why(s: State, action: int) -> int:
    """Rule 1: the square must be free."""
    return 0 if 0 <= action < ACTIONS and has(legal(s), action) else 1


def lined(squares: int) -> int:
    """1 when three of these squares are in a row."""
    for k in range(8):
        if squares & LINES[k] == LINES[k]:
            return 1
    return 0


def step(s: State, action: int) -> State:
    """A sign on a square."""
    own = (s.noughts if s.turns % 2 else s.crosses) | 1 << action
    crosses, noughts = (s.crosses, own) if s.turns % 2 else (own, s.noughts)
    ended = 1 if lined(own) or crosses | noughts == FULL else 0
    return s._replace(crosses=crosses, noughts=noughts, turns=s.turns + 1, phase=ended)


def over(s: State) -> int:
    """Three in a row, or a full board."""
    return s.phase


def won(s: State, seat: int) -> int:
    """Whoever has three in a row."""
    return lined(s.crosses if seat == s.options.first else s.noughts)


def score(s: State, seat: int) -> int:
    """1 for the winner."""
    return won(s, seat)


def goal(s: State, seat: int) -> int:
    """A win, a draw or a game that goes on, a loss."""
    return won(s, seat) - won(s, 1 - seat)
