"""Which games can be played here: the built-in ones, and what else whoever runs it has switched on."""

from collections.abc import Mapping

from meowze.games import AnyGame
from meowze.room.refusal import require

MAX_NAME = 40  # as much of a name as is repeated
OfferedGames = Mapping[str, AnyGame]


def require_offered(games: OfferedGames, name: str) -> None:
    """Refuse a game that is not offered here."""
    require(name in games, "game-not-offered", game=name[:MAX_NAME])
