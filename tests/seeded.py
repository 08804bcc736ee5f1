"""A fixed random seed for the servers of the tests, so that every run deals and draws the same.

`python -m tests.seeded` is the command line with such luck; with the folder PAGES in its environment `play` has other
pages.
"""

import os
import random
from functools import partial
from pathlib import Path
from typing import Any

SEED = os.environ.get("LUCK", "meowze")


def settle() -> None:
    """Use the seed for all deals, draws and invented names in this process."""
    from meowze.play.dice import Seeded
    from meowze.room import names, room

    vars(room)["Secure"] = lambda: Seeded(SEED)
    vars(names)["_random"] = random.Random(SEED)


def at(table: Any) -> random.Random:
    """Random numbers for a choice at a table, from the seed but different at each step, so that play never loops."""
    return random.Random(f"{SEED}/{table['game']}/{table['at']}")


def show(pages: Path) -> None:
    """The server of `play` has the pages of this folder."""
    from meowze.cli import browser
    from meowze.server.settings import Settings

    vars(browser)["Settings"] = partial(Settings, pages=pages)


if __name__ == "__main__":
    from meowze.cli.main import main

    settle()
    if "PAGES" in os.environ:
        show(Path(os.environ["PAGES"]))
    main()
