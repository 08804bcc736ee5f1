"""Chabyrinthe in words: the names that the table of games asks of every game."""

from meowze.play.chabyrinthe.facts import fact, offers, sentence, view, ways
from meowze.play.chabyrinthe.sheet import letters, sheet
from meowze.play.chabyrinthe.text import position_text, read_position
from meowze.play.chabyrinthe.view import Fact, Offer, View
from meowze.play.chabyrinthe.words import (
    PRESETS,
    SWITCHES,
    action_code,
    action_text,
    barred,
    fitting_options,
    option_words,
    options_text,
)

__all__ = [
    "PRESETS",
    "SWITCHES",
    "Fact",
    "Offer",
    "View",
    "action_code",
    "action_text",
    "barred",
    "fact",
    "fitting_options",
    "letters",
    "offers",
    "option_words",
    "options_text",
    "position_text",
    "read_position",
    "sentence",
    "sheet",
    "view",
    "ways",
]
