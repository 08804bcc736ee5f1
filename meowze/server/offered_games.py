"""Which games this server offers: the built-in ones, and those of others that its host has switched on."""

from collections.abc import Mapping

from meowze.games import GAMES, AnyGame, game_named
from meowze.room.refusal import require
from meowze.server.settings import Settings

MAX_NAME = 40  # as much of a name as is repeated
OfferedGames = Mapping[str, AnyGame]


def offered(settings: Settings) -> OfferedGames:
    """The games by name; fails if the host has switched on a game that is not installed."""
    return {**GAMES, **{name: game_named(name) for name in settings.extra_games}}


def require_offered(games: OfferedGames, name: str) -> None:
    """Refuse a game that is not offered here."""
    require(name in games, "game-not-offered", game=name[:MAX_NAME])
