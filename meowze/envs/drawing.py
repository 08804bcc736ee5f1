"""How environments draw a position: as letters, as SVG, or as pixels."""

from typing import Literal, TypeAlias, get_args

import numpy
import numpy.typing

from meowze.envs.observing import EnvError
from meowze.play.position import Position

Mode: TypeAlias = Literal["ansi", "svg", "rgb_array"]
Frame: TypeAlias = str | numpy.typing.NDArray[numpy.uint8]

MODES: tuple[Mode, ...] = get_args(Mode)
WIDTH = 560  # pixels


def checked_mode(mode: str | None) -> Mode | None:
    """A render mode, or None for an environment that draws nothing."""
    for known in MODES:
        if mode == known:
            return known
    if mode is not None:
        raise EnvError(f"render mode {mode!r}: it can be {', '.join(MODES)} or None")
    return None


def drawn(position: Position, mode: Mode | None, seat: int | None = None) -> Frame | None:
    """A position as a seat sees it, or as everybody does."""
    if mode == "ansi":
        return position.letters(seat)
    if mode == "svg":
        return position.svg(seat)
    if mode == "rgb_array":
        from meowze.pictures import render

        return numpy.asarray(render(position.sheet(seat), WIDTH))
    return None
