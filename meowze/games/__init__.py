"""The one table of games: everything else asks here."""

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from meowze.games import chabyrinthe, labyrinth
from meowze.games import mouse_race as mouserace
from meowze.games.chabyrinthe import rules as chabyrinthe_rules
from meowze.games.errors import Illegal, Misfit, Unreadable
from meowze.games.labyrinth import rules as labyrinth_rules
from meowze.games.mouse_race import rules as mouserace_rules
from meowze.games.options import Preset, fitting_options, option_words, options_text


@dataclass(frozen=True)
class Game:
    """A game: its law and its words, modules with the same names for every game (docs/decisions.md)."""

    name: str
    rules: ModuleType
    words: ModuleType

    @property
    def version(self) -> int:
        """The version of the rules, raised when an old record would replay differently."""
        return int(self.rules.VERSION)

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats that can play."""
        return tuple(sorted({seats for preset in self.words.PRESETS for seats in preset.seats}))

    def started(self, options: str, seats: int) -> Any:
        """The state before the deal, with options that fit."""
        return self.rules.start(fitting_options(self.rules, self.words.SWITCHES, options, seats), seats)

    def options_text(self, state: Any) -> str:
        """The options of a game that differ from the usual ones."""
        return options_text(self.rules, self.words.SWITCHES, state)

    def option_words(self, state: Any) -> dict[str, str]:
        """Every option of a game with its word."""
        return option_words(self.words.SWITCHES, state.options)

    def barred(self, number: int, action: str) -> Illegal:
        """The error for an action that a rule bars: the law's `why` in words."""
        rule = f"{self.words.PREFIX}{'D' if number > 100 else 'R'}{number % 100}"
        return Illegal(rule, f"{action} is not possible: {self.words.WHY[rule]} ({rule})")

    def preset(self, name: str, seats: int) -> str:
        """The options of a preset, checked against the number of seats."""
        presets: dict[str, Preset] = {preset.name: preset for preset in self.words.PRESETS}
        if name not in presets:
            raise Unreadable(f"{self.name} has no preset {name!r}; it has {', '.join(presets)}")
        if seats not in presets[name].seats:
            allowed = " or ".join(map(str, presets[name].seats))
            raise Misfit("seats", f"seats={seats}: the preset {name} is for {allowed} seats")
        return presets[name].options


GAMES = {
    game.name: game
    for game in (
        Game("chabyrinthe", chabyrinthe_rules, chabyrinthe),
        Game("labyrinth", labyrinth_rules, labyrinth),
        Game("mouse-race", mouserace_rules, mouserace),
    )
}


def game_named(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Unreadable(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]
