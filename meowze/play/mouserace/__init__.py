"""Mouse race in words: the names that the table of games asks of every game."""

from meowze.play.mouserace.facts import fact, known, offers, own, together, view
from meowze.play.mouserace.sheet import letters, sheet
from meowze.play.mouserace.text import position_text, read_position
from meowze.play.mouserace.view import Fact, Offer, View
from meowze.play.mouserace.words import PREFIX, PRESETS, SWITCHES, WHY, action_code, action_text

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
]
