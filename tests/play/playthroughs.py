"""`python -m tests.play.playthroughs` writes one game for each preset, with all answers of the rules at each step."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meowze.games import GAMES, AnyGame
from meowze.games.options import Preset
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.sampling import winning
from tests.paths import DATA

FOLDER = DATA / "playthroughs"
SEED, MOST_ACTIONS = 11, 80


def cases() -> list[tuple[AnyGame, Preset]]:
    """Every preset of every game."""
    return [(game, preset) for game in GAMES.values() for preset in game.notation.PRESETS]


def path(game: AnyGame, preset: Preset) -> Path:
    """The file of a preset."""
    return FOLDER / f"{game.name}-{preset.name}.txt"


def lines(game: AnyGame, preset: Preset) -> Iterator[str]:
    """The playthrough of a preset, line by line."""
    seats = preset.seats[min(1, len(preset.seats) - 1)]
    luck, dice = random.Random(SEED), Seeded(SEED)
    position = Position.deal(game.name, seats, preset.options, dice)
    shown = ""
    yield f"{game.name}, preset {preset.name}, {seats} seats"
    for _ in range(MOST_ACTIONS):
        yield f"position {position.text}"
        legal = " ".join(position.legal)
        yield "legal the same" if legal == shown else f"legal {legal}"
        shown = legal
        yield f"offers {' '.join(str(offer).partition(':')[0] for offer in position.offers) or '-'}"
        yield f"scores {' '.join(map(str, position.scores))}"
        if position.over:
            break
        action = game.notation.action_text(position.state, winning(game, position.state, luck, position.codes))
        for step in position.steps(action, dice):
            yield f"  {step.action}: {brief(step.fact)}"
            position = step.position
    yield f"over {position.over} winners {' '.join(map(str, position.winners)) or '-'} turns {position.turns}"


def brief(fact: Any) -> str:
    """A fact with its non-empty fields; pieces are given by name."""
    parts = [f"{name}={_short(value)}" for name, value in vars(fact).items() if value not in ("", (), None)]
    return " ".join(parts)


def _short(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_short, value))
    if hasattr(value, "name"):
        return str(value.name)
    return "/".join(map(_short, vars(value).values())) if hasattr(value, "__dataclass_fields__") else str(value)


def main() -> None:
    """Write all files again."""
    FOLDER.mkdir(exist_ok=True)
    for game, preset in cases():
        path(game, preset).write_text("\n".join(lines(game, preset)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
