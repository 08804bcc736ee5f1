"""The command line: meowze [play | serve | delete | backup | restore | …]. Reads the words and runs one command."""

import argparse
import os
import sys
from contextlib import suppress
from importlib import import_module
from itertools import pairwise

from meowze.cli.argparse_texts import speaking
from meowze.cli.arguments import NeedsTexts, parser, silent_parser
from meowze.extras import needs
from meowze.games.errors import MeowzeError
from meowze.texts import LANGUAGES, Texts, command_line_texts, spoken

SYSTEM_ERRORS = {FileNotFoundError: "no-file", PermissionError: "no-permission", IsADirectoryError: "is-folder"}
BROKEN_PIPE = 141  # what a shell sees of a program that SIGPIPE ends
EXTRAS = dict.fromkeys(("arena", "daily", "puzzles", "replay", "review"), "terminal")  # what commands need


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; errors of the user are one line, never a stack trace."""
    try:
        try:
            _run((sys.argv[1:] if arguments is None else arguments) or ["play"])
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough, as in `meowze replay game.txt | head`
        _write_nowhere()
        sys.exit(BROKEN_PIPE)


def _run(words: list[str]) -> None:
    chosen = _chosen(words)
    try:
        with needs(EXTRAS.get(chosen.command, "table")):  # imported late: a command needs much, and help nothing
            command = import_module(f"meowze.cli.{chosen.command}")
        command.run(chosen)
    except BrokenPipeError:
        raise
    except (MeowzeError, OSError, UnicodeDecodeError) as error:
        print(f"meowze: {_sentence(error, command_line_texts(chosen.language))}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def _write_nowhere() -> None:
    """Python writes what is left when it ends, and would complain."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError):  # a stream that is no file
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _chosen(words: list[str]) -> argparse.Namespace:
    """What the words ask for; for help and mistakes they are read again with texts, which take time to load."""
    try:
        chosen = silent_parser().parse_args(words)
    except NeedsTexts:
        texts = command_line_texts(_asked_language(words) or spoken())
        with speaking(texts):
            chosen = parser(texts.say).parse_args(words)
    chosen.language = chosen.language or spoken()
    return chosen


def _asked_language(words: list[str]) -> str:
    """The language that the words ask for, even if something is wrong with them."""
    given = [word.partition("=")[2] for word in words if word.startswith("--language=")]
    given += [after for word, after in pairwise(words) if word == "--language"]
    return next((language for language in given if language in LANGUAGES), "")


def _sentence(error: Exception, texts: Texts) -> str:
    if isinstance(error, UnicodeDecodeError):
        return texts.say("error-not-text")
    if isinstance(error, OSError) and error.strerror:
        key = SYSTEM_ERRORS.get(type(error))
        if key and error.filename:
            return texts.say(f"error-{key}", file=str(error.filename))
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    if isinstance(error, MeowzeError) and texts.has(f"error-{error.key}"):
        return texts.say(f"error-{error.key}", **error.values)
    return str(error)
