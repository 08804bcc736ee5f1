"""`meowze backup`: everything that is stored as one file, while a server may be running."""

import argparse

from meowze.cli.serve import database
from meowze.storage.backup import Contents, back_up
from meowze.texts import command_line_texts


def run(chosen: argparse.Namespace) -> None:
    """Write the backup and say what is in it."""
    tell(chosen, "backup-done", back_up(database(chosen), chosen.file, chosen.force))


def tell(chosen: argparse.Namespace, key: str, contents: Contents) -> None:
    """Say what was copied, and which rooms were damaged before."""
    say = command_line_texts(chosen.language).say
    print(say(key, file=str(chosen.file), rooms=str(contents.rooms), events=str(contents.events)))
    if contents.damaged:
        print(say("backup-damaged", rooms=", ".join(contents.damaged)))
