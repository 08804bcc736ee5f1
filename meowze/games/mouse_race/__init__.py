"""Mouse race in words: the names that the table of games asks of every game."""

from meowze.games.mouse_race.drawing import letters, sheet
from meowze.games.mouse_race.facts import fact, known, offers, own, together, view
from meowze.games.mouse_race.notation import PREFIX, PRESETS, SWITCHES, WHY, action_code, action_text
from meowze.games.mouse_race.text import position_text, read_position
from meowze.games.mouse_race.view import Fact, Offer, View

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
