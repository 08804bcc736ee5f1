"""The table that `meowze play` is asked for, checked before anything starts; as a link for the start page too."""

import argparse
from dataclasses import dataclass
from urllib.parse import urlencode

from meowze.bots.characters import BOTS, Character, character
from meowze.games import GAMES, AnyGame, game_named
from meowze.games.errors import Misfit
from meowze.games.options import pairs

USUAL_SEATS = 2


@dataclass(frozen=True)
class PlannedTable:
    """A game, how many play it and who: people on the first seats, then bots, then seats that play at random."""

    game: AnyGame
    seats: int
    names: tuple[str, ...]  # of the people; empty where none were given
    bots: tuple[Character, ...]
    random: int
    preset: str
    options: str

    @property
    def people(self) -> int:
        """How many seats are for people."""
        return self.seats - len(self.bots) - self.random

    @property
    def all_options(self) -> str:
        """The options of the preset with the single ones, which have the last word."""
        preset = self.game.preset(self.preset, self.seats) if self.preset else ""
        return ",".join(f"{name}={value}" for name, value in (pairs(preset) | pairs(self.options)).items())

    def link(self) -> str:
        """The choices as they stand after # in the address of the start page (docs/command-line.md)."""
        fields = {
            "seats": str(self.seats),
            "bots": ",".join(str(bot.level) for bot in self.bots),
            "preset": self.preset,
            "options": self.options,
            "names": ",".join(self.names),
        }
        given = {name: text for name, text in fields.items() if text}
        return f"{self.game.name}?{urlencode(given, safe=',=')}"


def planned_table(chosen: argparse.Namespace) -> PlannedTable:
    """The table that was asked for; what does not fit together is refused with what would."""
    game = game_named(chosen.game or next(iter(GAMES)))
    names, bots = _words(chosen.names), tuple(map(_bot, _words(chosen.bots)))
    seats = chosen.seats or (len(names) + len(bots) + chosen.random if names else _fitting_seats(game, chosen.preset))
    table = PlannedTable(game, seats, names, bots, chosen.random, chosen.preset, chosen.options)
    if table.people < 0:
        alone = len(bots) + chosen.random
        raise Misfit("seats", f"{alone} bots: there are only {seats} seats").with_key("bots", bots=alone, seats=seats)
    if names and len(names) != table.people:
        error = Misfit("names", f"there are {table.people} people at the table but {len(names)} names")
        raise error.with_key("names", people=table.people, names=len(names))
    game.started(table.all_options, seats)
    return table


def usual_seats(allowed: tuple[int, ...]) -> int:
    """How many play where nobody says so: two where that is possible."""
    return USUAL_SEATS if USUAL_SEATS in allowed else allowed[0]


def _fitting_seats(game: AnyGame, preset: str) -> int:
    named = {known.name: known.seats for known in game.notation.PRESETS}
    return usual_seats(named.get(preset, game.seats))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",")) if text else ()


def _bot(text: str) -> Character:
    found = character(text)
    if found is None:
        names = ", ".join(bot.name for bot in BOTS)
        error = Misfit("bots", f"there is no bot {text!r}; there are {names}, or 1 to {BOTS[-1].level}")
        raise error.with_key("no-bot", bot=text, known=names, most=BOTS[-1].level)
    return found
