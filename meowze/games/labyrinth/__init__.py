"""Labyrinth in words: the names that the table of games asks of every game."""

from meowze.games.labyrinth.drawing import letters, sheet
from meowze.games.labyrinth.facts import fact, known, offers, own, reach, together, view
from meowze.games.labyrinth.notation import PREFIX, PRESETS, SWITCHES, WHY, action_code, action_text
from meowze.games.labyrinth.text import position_text, read_position
from meowze.games.labyrinth.view import Fact, Offer, View

__all__ = [
    "PREFIX",
    "PRESETS",
    "SWITCHES",
    "WHY",
    "Fact",
    "Offer",
    "View",
    "action_code",
    "action_text",
    "fact",
    "known",
    "letters",
    "offers",
    "own",
    "position_text",
    "reach",
    "read_position",
    "sheet",
    "together",
    "view",
]
