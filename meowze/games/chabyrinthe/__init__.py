"""Chabyrinthe in words: the names that the table of games asks of every game."""

from meowze.games.chabyrinthe.drawing import letters, sheet
from meowze.games.chabyrinthe.facts import fact, known, offers, own, together, view, ways
from meowze.games.chabyrinthe.notation import PREFIX, PRESETS, SWITCHES, WHY, action_code, action_text
from meowze.games.chabyrinthe.text import position_text, read_position
from meowze.games.chabyrinthe.view import Fact, Offer, View

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
    "read_position",
    "sheet",
    "together",
    "view",
    "ways",
]
