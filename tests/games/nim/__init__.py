"""A fourth game that exists only in the tests: its rules and this module are the whole game."""

from meowze.games.plain import plain_game
from tests.games.nim import observation, rules

GAME = plain_game("nim", rules, [f"take{k + 1}" for k in range(rules.ACTIONS)], observation=observation)
