"""`meowze replay`: a record told in lines, or drawn as pictures or a film with a progress bar."""

import argparse
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Literal

from rich.console import Console
from rich.progress import Progress, track

from meowze.games.sheet import svg
from meowze.play.position import OPEN, Position
from meowze.play.record import Record, read_record
from meowze.texts import texts


def run(chosen: argparse.Namespace) -> None:
    """Tell or draw a game as the command line asks."""
    read = read_record(chosen.file.read_text(encoding="utf-8"))
    record = replace(read, names=texts(chosen.language).names(read.names))
    if chosen.svg:
        draw_svg(record, chosen.svg)
    elif chosen.png:
        draw_png(record, chosen.png)
    elif chosen.gif or chosen.webp:
        draw_film(record, chosen.gif or chosen.webp, "gif" if chosen.gif else "webp")
    else:
        tell(record, chosen.language)


def tell(record: Record, language: str) -> None:
    """Print every step in a line, then the end."""
    for line in texts(language).story(record):
        print(line)
    print(f"\n{record.position.letters()}")
    if record.stopped:
        print(record.stopped)


def draw_svg(record: Record, folder: Path) -> None:
    """Write each position as SVG."""
    from meowze.pictures import sheet_of

    for place, position in _pages(record, folder, "svg"):
        place.write_text(svg(sheet_of(position, OPEN, record.names)), encoding="utf-8")


def draw_png(record: Record, folder: Path) -> None:
    """Write each position as PNG."""
    from meowze.pictures import png

    for place, position in _pages(record, folder, "png"):
        place.write_bytes(png(position, OPEN, record.names))


def draw_film(record: Record, place: Path, motion: Literal["gif", "webp"]) -> None:
    """Write the game as a moving picture."""
    from meowze.pictures import film, moments

    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(place.name, total=len(moments(record)))
        place.write_bytes(film(record, motion, OPEN, tick=lambda: progress.advance(bar)))


def _pages(record: Record, folder: Path, ending: str) -> Iterable[tuple[Path, Position]]:
    """A numbered file for the deal and for each step."""
    folder.mkdir(parents=True, exist_ok=True)
    steps = [record.start, *(step.position for step in record.steps())]
    places = [folder / f"{k:0{len(str(len(steps)))}}.{ending}" for k in range(len(steps))]
    return track(list(zip(places, steps, strict=True)), folder.name, console=Console(stderr=True))
