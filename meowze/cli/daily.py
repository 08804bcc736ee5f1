"""`meowze daily`: the game of the day in the terminal."""

import argparse
from datetime import UTC, datetime

from meowze.cli import terminal


def run(chosen: argparse.Namespace) -> None:
    """Play it."""
    terminal.play_daily(chosen, chosen.game, chosen.day or datetime.now(UTC).date().isoformat())
