"""Names for people who meet by link: two friendly words, nothing typed; and the looks of seats."""

import random

from meowze.games.errors import Misfit

FIRST = (
    "Brave Bright Busy Calm Clever Cosy Curious Dancing Eager Fluffy Gentle Happy Humming Jolly Kind Lively Lucky "
    "Merry Mighty Nimble Patient Playful Proud Quick Quiet Shiny Silver Sleepy Sly Smiling Snowy Speedy Sunny Swift "
    "Tiny Velvet Warm Wild Wise Witty"
).split()
SECOND = (
    "Badger Bear Beaver Bee Camel Crab Crane Deer Dolphin Donkey Duck Eagle Falcon Finch Fox Frog Goose Hare Heron "
    "Horse Koala Lamb Lark Lion Llama Lynx Magpie Mole Moose Newt Otter Owl Panda Parrot Pony Puffin Raven Robin Seal "
    "Swan Tiger Toad Turtle Walrus Whale Wombat Zebra"
).split()
ANIMALS = ("cat", "mouse", "fox", "owl", "hare", "bear", "frog", "hedgehog", "duck", "otter", "bee", "turtle")
COLOURS = ("red", "blue", "green", "yellow")
SHAPES = ("circle", "square", "triangle", "diamond")
LONGEST = 16
_luck = random.SystemRandom()


def some_names(number: int = 5, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Different names that nobody here has."""
    found: dict[str, None] = {}
    while len(found) < number:
        name = f"{_luck.choice(FIRST)} {_luck.choice(SECOND)}"
        if name not in taken:
            found[name] = None
    return tuple(found)


def is_generated(name: str) -> bool:
    """Whether this name could come from here."""
    first, _, second = name.partition(" ")
    return first in FIRST and second in SECOND


def typed(name: str) -> str:
    """A name that somebody typed, in order; or an error that says what a name may be."""
    name = name.strip()
    readable = all(sign.isprintable() or sign == "\u200d" for sign in name)  # that one joins emoji
    if not 0 < len(name) <= LONGEST or "," in name or not readable:
        raise Misfit("names", f"a name has 1 to {LONGEST} characters, without commas or line breaks")
    return name
