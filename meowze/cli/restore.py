"""`meowze restore`: a backup in the place of the database, while no server is running."""

import argparse

from meowze.cli.backup import tell
from meowze.cli.serve import database
from meowze.storage.backup import restore


def run(chosen: argparse.Namespace) -> None:
    """Restore the backup and say what was in it."""
    tell(chosen, "restore-done", restore(chosen.file, database(chosen), chosen.force))
