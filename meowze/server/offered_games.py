"""Which games this server offers: the built-in ones, and those of others that its host has switched on."""

from meowze.games import GAMES, game_named
from meowze.live.offered_games import OfferedGames
from meowze.server.settings import Settings


def offered(settings: Settings) -> OfferedGames:
    """The games by name; fails if the host has switched on a game that is not installed."""
    return {**GAMES, **{name: game_named(name) for name in settings.extra_games}}
