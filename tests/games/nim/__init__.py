"""A fourth game that exists only in the tests: its rules and this module are the whole game."""

from meowze.games.plain import plain_game
from tests.games.nim import features, observation, rules

NAMES = [f"take{k + 1}" for k in range(rules.ACTIONS)]
GAME = plain_game("nim", rules, NAMES, observation=observation, features=features)
