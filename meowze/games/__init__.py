"""The list of games; games of other packages are found by the entry point group "meowze.games"."""

import copyreg
import sys
from functools import cache
from types import ModuleType
from typing import Any

from meowze.games import chabyrinthe, labyrinth, mouse_race
from meowze.games.contract import AnyGame, Game
from meowze.games.errors import Unreadable

__all__ = ["GAMES", "AnyGame", "Game", "all_games", "game_named"]

_OURS: tuple[Game[Any, Any], ...] = (chabyrinthe.GAME, labyrinth.GAME, mouse_race.GAME)
GAMES: dict[str, AnyGame] = {game.name: game for game in _OURS}


@cache
def installed_games() -> dict[str, AnyGame]:
    """The games of other packages by name; looked for once, when somebody first asks."""
    from importlib.metadata import entry_points  # it imports half of the standard library

    found = (point.load() for point in entry_points(group="meowze.games"))
    return {game.name: game for game in found if isinstance(game, Game)}


def all_games() -> dict[str, AnyGame]:
    """All games by name. If another package reuses the name of one of our games, ours is taken."""
    return installed_games() | GAMES


def game_named(name: str) -> AnyGame:
    """A game by its name."""
    if name in GAMES:
        return GAMES[name]
    if name not in installed_games():
        known = ", ".join(all_games())
        raise Unreadable(f"there is no game {name!r}; there are {known}").with_key("no-game", game=name, known=known)
    return installed_games()[name]


def _by_name(game: AnyGame) -> tuple[object, tuple[str]]:
    return game_named, (game_named(game.name).name,)


copyreg.pickle(Game, _by_name)  # type: ignore[arg-type]  # a game is a singleton: pickles and copies name it


class _CallableModule(ModuleType):
    """`meowze.games` is this package, and `meowze.games()` the list of games."""

    def __call__(self) -> dict[str, AnyGame]:
        return all_games()


sys.modules[__name__].__class__ = _CallableModule
