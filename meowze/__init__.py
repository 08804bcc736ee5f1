"""Meowze: three tile-maze board games to play, to watch and to study."""

from meowze.games import GAMES
from meowze.games.errors import Illegal, MeowzeError, Misfit, Unreadable
from meowze.play.dice import Secure, Seeded
from meowze.play.position import Position, Step, perft
from meowze.play.record import Record, read_record, write_record

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Illegal",
    "MeowzeError",
    "Misfit",
    "Position",
    "Record",
    "Secure",
    "Seeded",
    "Step",
    "Unreadable",
    "perft",
    "read_record",
    "write_record",
]
