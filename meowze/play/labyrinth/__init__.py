"""Labyrinth in words: the names that the table of games asks of every game."""

from meowze.play.labyrinth.facts import fact, known, offers, own, reach, together, view
from meowze.play.labyrinth.sheet import letters, sheet
from meowze.play.labyrinth.text import position_text, read_position
from meowze.play.labyrinth.view import Fact, Offer, View
from meowze.play.labyrinth.words import PREFIX, PRESETS, SWITCHES, WHY, action_code, action_text

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
