"""`python -m tests.bots.panel [GAME …]` writes the panels: positions with moves that a child would laugh at.

For each game `tests/data/panels` has 50 of them, a line each: the kind of position, whether the moves that follow are
the only good ones or the absurd ones, these moves, and the position. They come from games of players who make progress,
by a fixed seed; which moves are absurd the game's own `absurd` finds by the rules.
"""

import importlib
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from meowze.games import GAMES
from meowze.play.position import Position
from tests.games.sampling import chosen

FOLDER = Path(__file__).parents[1] / "data" / "panels"
SIZE = 50
LONGEST, LOOKED_AT = 200, 0.25  # turns of a game, and the part of its positions that is judged


class Case(NamedTuple):
    """A position, and what may be played there."""

    kind: str
    position: Position
    absurd: frozenset[str]

    def line(self) -> str:
        """The case as it is stored: of good and absurd moves those that are fewer."""
        good = [action for action in self.position.legal if action not in self.absurd]
        fewer = ("only", good) if len(good) <= len(self.absurd) else ("never", sorted(self.absurd))
        return f"{self.kind} {fewer[0]} {','.join(fewer[1])} {self.position.text}"


def read(game: str, line: str) -> Case:
    """A case as it was stored."""
    kind, which, actions, text = line.split(" ", 3)
    position, named = Position.read(game, text), frozenset(actions.split(","))
    return Case(kind, position, named if which == "never" else frozenset(position.legal) - named)


def stored(game: str) -> list[Case]:
    """The panel of a game."""
    return [read(game, line) for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()]


def judge_of(game: str) -> ModuleType:
    """The module that knows which moves of a game are absurd."""
    return importlib.import_module(f"tests.games.{game.replace('-', '_')}.absurd")


def case(position: Position) -> Case | None:
    """The case that this position is, if it is one."""
    if position.mover is None or len(position.codes) < 2:
        return None
    kind, codes = judge_of(position.game.name).absurd(position.state, position.codes)
    if not codes or len(codes) == len(position.codes):
        return None
    return Case(kind, position, frozenset(map(position.action_text, codes)))


def cases(game: str) -> Iterator[Case]:
    """Cases from one game after the other, at most one of each kind from a game."""
    for number in range(judge_of(game).GAMES):
        luck, seen = random.Random(f"panel/{game}/{number}"), set[str]()
        position = Position.undealt(game, 2, judge_of(game).OPTIONS)
        while not position.over and position.turns < LONGEST:
            found = case(position) if luck.random() < LOOKED_AT else None
            if found and found.kind not in seen:
                seen.add(found.kind)
                yield found
            position = Position(position.game, position.game.rules.step(position.state, chosen(position, luck)))


def panel(game: str) -> list[Case]:
    """Fifty cases: of each kind in turn the next one, as long as there are any."""
    kinds: dict[str, list[Case]] = {}
    for one in cases(game):
        kinds.setdefault(one.kind, []).append(one)
    rounds = zip_longest(*kinds.values())
    return [one for several in rounds for one in several if one][:SIZE]


def main() -> None:
    """Write all panels."""
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        lines = [one.line() for one in panel(game)]
        (FOLDER / f"{game}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(game, Counter(line.split(" ")[0] for line in lines))


if __name__ == "__main__":
    main()
