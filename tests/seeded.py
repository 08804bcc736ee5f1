"""A fixed random seed for the servers of the tests, so that every run deals and draws the same.

`python -m tests.seeded` is the command line with such luck.
"""

import os
import random
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


if __name__ == "__main__":
    from meowze.cli.main import main

    settle()
    main()
