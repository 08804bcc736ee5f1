"""Tic-tac-toe for Meowze."""

from meowze.games.plain import plain_game
from meowze_tic_tac_toe import observation, rules

CELLS = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]


def board(s: rules.State) -> str:
    """The nine squares, with the names of the free ones."""
    signs = ["X " if s.crosses >> k & 1 else "O " if s.noughts >> k & 1 else name for k, name in enumerate(CELLS)]
    return "\n".join(" | ".join(signs[k : k + 3]) for k in (0, 3, 6))


GAME = plain_game("tic-tac-toe", rules, CELLS, board, observation)
