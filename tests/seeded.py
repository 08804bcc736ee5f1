"""Settled luck: what the servers of tests deal and draw is the same in every run. `LUCK=7 make test` for other games.

`python -m tests.seeded` is the command line with such luck. Nothing is imported at the top: bots' processes load it.
"""

import os
import random
from typing import Any

SEED = os.environ.get("LUCK", "meowze")


def settle() -> None:
    """All rooms of this process deal, draw and name people by the seed."""
    from meowze.play.dice import Seeded
    from meowze.room import names, room

    vars(room)["Secure"] = lambda: Seeded(SEED)
    vars(names)["_luck"] = random.Random(SEED)


def at(table: Any) -> random.Random:
    """Luck for a choice at a table: settled, but another one at each moment, so nobody goes round in circles."""
    return random.Random(f"{SEED}/{table['game']}/{table['at']}")


if __name__ == "__main__":
    from meowze.cli.main import main

    settle()
    main()
