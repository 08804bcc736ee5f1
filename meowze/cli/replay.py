"""`meowze replay`: a record told in lines, or drawn as pictures or a film with a progress bar."""

import argparse
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, track

from meowze.play.files import check_writable
from meowze.play.position import Position
from meowze.play.record import Record
from meowze.texts import texts


def run(chosen: argparse.Namespace) -> None:
    """Tell or draw a game as the command line asks."""
    read = Record.load(chosen.file)
    record = replace(read, names=texts(chosen.language).names(read.names))
    if chosen.svg:
        draw_svg(record, chosen.svg)
    elif chosen.png:
        draw_png(record, chosen.png)
    elif chosen.gif or chosen.webp:
        draw_film(record, chosen.gif or chosen.webp, record.gif if chosen.gif else record.webp)
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
    for place, position in _pages(record, folder, "svg"):
        place.write_text(position.svg("open", record.names), encoding="utf-8")


def draw_png(record: Record, folder: Path) -> None:
    """Write each position as PNG."""
    for place, position in _pages(record, folder, "png"):
        place.write_bytes(position.png("open", record.names))


def draw_film(record: Record, place: Path, film: Callable[..., bytes]) -> None:
    """Write the game as a moving picture."""
    check_writable(place)
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(place.name, total=len(record.moments()))
        place.write_bytes(film("open", tick=lambda: progress.advance(bar)))


def _pages(record: Record, folder: Path, ending: str) -> Iterable[tuple[Path, Position]]:
    """A numbered file for the deal and for each step."""
    folder.mkdir(parents=True, exist_ok=True)
    steps = list(record.positions())
    places = [folder / f"{k:0{len(str(len(steps)))}}.{ending}" for k in range(len(steps))]
    return track(list(zip(places, steps, strict=True)), folder.name, console=Console(stderr=True))
