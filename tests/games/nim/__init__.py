"""A fourth game that only the tests know: its rules and this one row are all of it."""

from meowze.games.plain import plain_game
from tests.games.nim import rules

GAME = plain_game("nim", rules, [f"take{k + 1}" for k in range(rules.ACTIONS)])
