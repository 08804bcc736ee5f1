"""Names of people: two friendly words for those who meet by link, or what is typed at one device; and their animals."""

import random

from meowze.games.errors import Misfit
from meowze.play.record_text import is_name

# A generated name is stored as these words, whatever language they are shown in (`Texts.name`, on pages `personName`).
ADJECTIVES = (
    "Brave Busy Calm Clever Curious Fluffy Gentle Happy Kind Lively Lucky Mighty Nimble Patient Playful Proud Quick "
    "Quiet Silver Sleepy Sunny Tiny Wild Wise"
).split()
NAMED_ANIMALS = (
    "Badger Bear Bee Dolphin Duck Eagle Falcon Fox Frog Hare Heron Horse Koala Lion Lynx Otter Owl Panda Parrot Raven "
    "Swan Tiger Turtle Zebra"
).split()
# Words that were offered by earlier versions: rooms still have such names, and show them as they are.
EARLIER_ADJECTIVES = (
    "Bright Cosy Dancing Eager Humming Jolly Merry Shiny Sly Smiling Snowy Speedy Swift Velvet Warm Witty"
).split()
EARLIER_ANIMALS = (
    "Beaver Camel Crab Crane Deer Donkey Finch Goose Lamb Lark Llama Magpie Mole Moose Newt Pony Puffin Robin Seal "
    "Toad Walrus Whale Wombat"
).split()
ANIMALS = ("cat", "mouse", "fox", "owl", "hare", "bear", "frog", "hedgehog", "duck", "otter", "bee", "turtle")
MAX_LENGTH = 16
_random = random.SystemRandom()


def random_names(number: int = 5, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Different names, none of them taken."""
    found: dict[str, None] = {}
    while len(found) < number:
        name = f"{_random.choice(ADJECTIVES)} {_random.choice(NAMED_ANIMALS)}"
        if name not in taken:
            found[name] = None
    return tuple(found)


def is_generated(name: str) -> bool:
    """Whether this or an earlier version could have made this name."""
    adjective, _, animal = name.partition(" ")
    return adjective in (*ADJECTIVES, *EARLIER_ADJECTIVES) and animal in (*NAMED_ANIMALS, *EARLIER_ANIMALS)


def checked_name(name: str) -> str:
    """A typed name without spaces around it, or an error that says what a name may be."""
    name = name.strip()
    if not is_name(name, MAX_LENGTH):
        text = f"a name has 1 to {MAX_LENGTH} characters, without commas or line breaks"
        raise Misfit("names", text).with_key("name", most=MAX_LENGTH)
    return name
