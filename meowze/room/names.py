"""Names of people: two friendly words for those who meet by link, or what is typed at one device; and their animals."""

import random

from meowze.games.errors import Misfit
from meowze.play.record import is_name

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
MAX_LENGTH = 16
_random = random.SystemRandom()


def random_names(number: int = 5, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Different names, none of them taken."""
    found: dict[str, None] = {}
    while len(found) < number:
        name = f"{_random.choice(FIRST)} {_random.choice(SECOND)}"
        if name not in taken:
            found[name] = None
    return tuple(found)


def is_generated(name: str) -> bool:
    """Whether `random_names` could have made this name."""
    first, _, second = name.partition(" ")
    return first in FIRST and second in SECOND


def checked_name(name: str) -> str:
    """A typed name without spaces around it, or an error that says what a name may be."""
    name = name.strip()
    if not is_name(name, MAX_LENGTH):
        raise Misfit("names", f"a name has 1 to {MAX_LENGTH} characters, without commas or line breaks")
    return name
