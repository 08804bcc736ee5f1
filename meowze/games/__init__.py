"""The list of games; games of other packages are found by the entry point group "meowze.games"."""

import copyreg
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import cast

from meowze.games.contract import AnyGame, Game
from meowze.games.errors import Unreadable, WrongType

__all__ = ["GAMES", "AnyGame", "Game", "all_games", "game_named"]

FOLDERS = {"chabyrinthe": "chabyrinthe", "labyrinth": "labyrinth", "mouse-race": "mouse_race"}


class Games(Mapping[str, AnyGame]):
    """Our games by name; each is imported when it is first asked for, so that importing the package stays quick."""

    def __init__(self) -> None:
        self._imported: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._imported:
            self._imported[name] = cast(AnyGame, import_module(f"meowze.games.{FOLDERS[name]}").GAME)
        return self._imported[name]

    def __contains__(self, name: object) -> bool:
        return name in FOLDERS

    def __iter__(self) -> Iterator[str]:
        return iter(FOLDERS)

    def __len__(self) -> int:
        return len(FOLDERS)

    def __repr__(self) -> str:
        return f"<{len(FOLDERS)} games: {', '.join(FOLDERS)}>"


GAMES: Mapping[str, AnyGame] = Games()


@cache
def installed_games() -> dict[str, AnyGame]:
    """The games of other packages by name; looked for once, when somebody first asks."""
    from importlib.metadata import entry_points  # it imports half of the standard library

    found = (point.load() for point in entry_points(group="meowze.games"))
    return {game.name: game for game in found if isinstance(game, Game)}


def all_games() -> dict[str, AnyGame]:
    """All games by name. If another package reuses the name of one of our games, ours is taken."""
    return {**installed_games(), **GAMES}


def game_named(name: str) -> AnyGame:
    """A game by its name."""
    if not isinstance(name, str):
        raise WrongType(f"game={name!r}: expected the name of a game, such as {next(iter(FOLDERS))!r}")
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
