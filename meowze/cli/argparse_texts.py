"""What argparse itself says, such as "usage", in the language of the command line.

argparse looks every text up with its function `_`, in the manner of gettext, and fills in the variables afterwards.
"""

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager

from meowze.texts import Texts

KEYS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "expected one argument": "argparse-expected-one",
    "expected at least one argument": "argparse-expected-some",
    "expected at most one argument": "argparse-expected-at-most-one",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-explicit",
}
VARIABLE = re.compile(r"%(?:\((\w+)\))?[rs]")


@contextmanager
def speaking(texts: Texts) -> Iterator[None]:
    """Let argparse speak a language as long as this lasts."""
    names = vars(argparse)
    before, names["_"] = names["_"], lambda text: translated(text, texts)
    try:
        yield
    finally:
        names["_"] = before


def translated(text: str, texts: Texts) -> str:
    """A text of argparse; its variables stay, and those without a name are called `what` in the messages."""
    if text not in KEYS:
        return text
    variables = {found[1] or "what": found[0] for found in VARIABLE.finditer(text)}
    ends = (" " if text.endswith(" ") else "", "\n" if text.endswith("\n") else "")
    return texts.say(KEYS[text], **variables) + "".join(ends)
