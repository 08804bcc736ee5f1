"""Pictures of any game: a sheet of stamps (symbols from the game's art.svg) and labels, written as standalone SVG.

Lengths are in art units: a stamp of size 100 shows its symbol at the size it was drawn."""

import json
import pkgutil
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal
from zlib import crc32

_PART = re.compile(r'<(symbol|linearGradient|radialGradient) id="([^"]+)".*?</\1>', re.DOTALL)
_USE = re.compile(r"url\(#([^)]+)\)")


@dataclass(frozen=True)
class Stamp:
    """A symbol with its upper left corner at x, y, turned clockwise by quarters about its centre."""

    symbol: str
    x: float
    y: float
    size: float = 100.0
    turn: int = 0
    opacity: float = 1.0
    ink: str = ""  # the colour of the parts drawn in `currentColor`, such as digits


@dataclass(frozen=True)
class Label:
    """A line of text with its baseline at y."""

    text: str
    x: float
    y: float
    size: float
    ink: str = "#f6e8cc"
    anchor: Literal["start", "middle", "end"] = "start"
    weight: int = 700


@dataclass(frozen=True)
class Sheet:
    """A picture: stamps and labels, from the lowest layer to the highest, on a plain background."""

    width: float
    height: float
    ground: str  # the colour of the background as #rrggbb
    stamps: tuple[Stamp | Label, ...]
    art: str  # the package of the game, which contains art.svg; empty for a picture of text only
    title: str


def _read(package: str, file: str) -> str:
    """A text file of a package, read by pkgutil because importlib.resources takes long to import."""
    return (pkgutil.get_data(package, file) or b"").decode()


@cache
def layout(package: str) -> dict[str, Any]:
    """The numbers of a package's art.json, by which the pages draw too: sizes in art units, shares in percent."""
    numbers: dict[str, Any] = json.loads(_read(package, "art.json"))
    return numbers


@cache
def parts(art: str) -> dict[str, str]:
    """The symbols and gradients of a game's art.svg as SVG text, by id."""
    return {match[2]: match[0] for match in _PART.finditer(_read(art, "art.svg"))}


CAPTION = 0.027  # size of the letters below a picture as a fraction of its width
DARK, BRIGHT = "#3a2418", "#f6e8cc"
# As in `html.escape`, but that module would bring the names of all letters into the browser, 37 KB.
_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
PITCH: float = layout("meowze.games")["pitch"]  # from tile to tile: the gap shows that they move


def escape(text: str) -> str:
    """Text as SVG and HTML have it, also between quotes."""
    return text.translate(_ESCAPED)


def svg(sheet: Sheet) -> str:
    """The sheet as a self-contained SVG document with the symbols it uses."""
    prefix = f"{sheet.art.rpartition('.')[2]}-{crc32(repr(sheet).encode()):08x}-"
    size = f"{_number(sheet.width)} {_number(sheet.height)}"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">',
        f"<title>{escape(sheet.title)}</title>",
        "<defs>",
        *_definitions(sheet, prefix),
        "</defs>",
        f'<rect width="100%" height="100%" fill={_attribute(sheet.ground)}/>',
        *(_text(item) if isinstance(item, Label) else _use(item, prefix) for item in sheet.stamps),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def with_caption(sheet: Sheet, names: Sequence[str], turns: int) -> Sheet:
    """The sheet with a line below it: the names of the players and the number of turns."""
    size, ink = CAPTION * sheet.width, _ink(sheet.ground)
    line = sheet.height + 1.1 * size
    who = Label(" · ".join(names), size / 2, line, size, ink)
    turn = Label(str(turns), sheet.width - size / 2, line, size, ink, "end")
    return replace(sheet, height=sheet.height + 1.6 * size, stamps=(*sheet.stamps, who, turn))


def _ink(ground: str) -> str:
    """A colour that can be read on this one, which is written as #rrggbb."""
    red, green, blue = bytes.fromhex(ground.removeprefix("#"))
    return DARK if 3 * red + 6 * green + blue > 1280 else BRIGHT


def number(value: int, x: float, y: float, size: float, ink: str) -> tuple[Stamp, ...]:
    """A number as stamps of the digits in art.svg, centred on x, y."""
    digits, step = str(value), 0.62 * size
    left = x - size / 2 - step * (len(digits) - 1) / 2
    return tuple(
        Stamp(f"digit-{digit}", left + step * k, y - size / 2, size, ink=ink) for k, digit in enumerate(digits)
    )


def _definitions(sheet: Sheet, prefix: str) -> list[str]:
    used = dict.fromkeys(item.symbol for item in sheet.stamps if isinstance(item, Stamp))
    symbols = parts(sheet.art) if used else {}
    colours = dict.fromkeys(name for symbol in used for name in _USE.findall(symbols[symbol]))
    found = "\n".join(symbols[name] for name in (*colours, *used))
    return [re.sub(r'( id="|url\(#)', rf"\g<1>{prefix}", found)] if found else []


def _use(stamp: Stamp, prefix: str) -> str:
    x, y, size = _number(stamp.x), _number(stamp.y), _number(stamp.size)
    line = f'<use href="#{prefix}{stamp.symbol}" x="{x}" y="{y}" width="{size}" height="{size}"'
    if stamp.turn % 4:
        middle = f"{_number(stamp.x + stamp.size / 2)} {_number(stamp.y + stamp.size / 2)}"
        line += f' transform="rotate({stamp.turn % 4 * 90} {middle})"'
    if stamp.opacity != 1:
        line += f' opacity="{_number(stamp.opacity)}"'
    if stamp.ink:
        line += f" color={_attribute(stamp.ink)}"
    return line + "/>"


def _text(label: Label) -> str:
    return (
        f'<text x="{_number(label.x)}" y="{_number(label.y)}" font-size="{_number(label.size)}"'
        f' font-family="Nunito, sans-serif" font-weight="{label.weight}" text-anchor="{label.anchor}"'
        f" fill={_attribute(label.ink)}>{escape(label.text)}</text>"
    )


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attribute(value: str) -> str:
    return f'"{escape(value)}"'
