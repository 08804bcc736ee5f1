"""What can be typed after `meowze`: every command with its options. Numbers and names come from the list of games."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from meowze import __version__
from meowze.bots.characters import BOTS
from meowze.games import all_games
from meowze.logs import FORM, FORMS
from meowze.server.settings import PORT, Settings
from meowze.texts import LANGUAGES

Say = Callable[..., str]  # a key and values, as `Texts.say`

GAME_NAMES = ", ".join(all_games())
LEVELS = {"least": BOTS[0].level, "most": BOTS[-1].level}
SEATS = sorted({seats for game in all_games().values() for seats in game.seats})


class NeedsTexts(Exception):
    """Help was asked for or a mistake made, and there are no texts to say so."""


class SilentParser(argparse.ArgumentParser):
    """Reads what is right, and needs no texts for it."""

    def error(self, message: str) -> NoReturn:
        """Something is wrong."""
        raise NeedsTexts

    def print_help(self, file: object = None) -> NoReturn:
        """Help was asked for."""
        raise NeedsTexts


def silent_parser() -> argparse.ArgumentParser:
    """The whole command line without texts."""
    return _filled(SilentParser(prog="meowze"), lambda key, **values: "")


def parser(say: Say) -> argparse.ArgumentParser:
    """The whole command line; `command` in what it reads says which module of this package runs."""
    return _filled(argparse.ArgumentParser(prog="meowze", description=say("about")), say)


def _filled(found: argparse.ArgumentParser, say: Say) -> argparse.ArgumentParser:
    found.add_argument("--version", action="version", version=f"meowze {__version__}", help=say("help-version"))
    _add_language(found, say)
    commands = found.add_subparsers(required=True, metavar=say("word-command"), dest="command")
    for name, add in (
        ("play", _add_play),
        ("daily", _add_daily),
        ("serve", _add_serve),
        ("delete", _add_delete),
        ("backup", _add_backup),
        ("restore", _add_restore),
        ("replay", _add_replay),
        ("review", _add_review),
        ("arena", _add_arena),
        ("puzzles", _add_puzzles),
        ("perft", _add_perft),
    ):
        command = commands.add_parser(name, help=say(f"help-{name}"))
        add(command, say)
        _add_language(command, say, argparse.SUPPRESS)  # what was said before the command stays
    return found


def whole(least: int, most: int, say: Say) -> Callable[[str], int]:
    """A reader of whole numbers in a range."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(say("error-whole", text=text, least=str(least), most=str(most)))
        return int(text)

    return read


def seconds(say: Say) -> Callable[[str], float]:
    """A reader of thinking times."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = 0.0
        if not 0 < number <= 3600:
            raise argparse.ArgumentTypeError(say("error-seconds", text=text))
        return number

    return read


def _add_language(command: argparse.ArgumentParser, say: Say, default: str | None = None) -> None:
    languages = ", ".join(LANGUAGES)
    command.add_argument(
        "--language",
        choices=LANGUAGES,
        default=default,
        metavar=say("word-language"),
        help=say("help-language", languages=languages),
    )


def _add_port(command: argparse._ActionsContainer, say: Say) -> None:
    says = say("help-port", port=str(PORT))
    command.add_argument("--port", type=whole(0, 65535, say), default=PORT, metavar="N", help=says)


def _add_database(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("--database", metavar=f"{say('word-file')}|URL", help=say("help-database-or-url"))


def _add_extra_games(command: argparse._ActionsContainer, say: Say) -> None:
    command.add_argument(
        "--game",
        action="append",
        default=[],
        dest="extra_games",
        metavar=say("word-name"),
        help=say("help-extra-games"),
    )


def _add_options(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("--options", default="", metavar=say("word-options"), help=say("help-options"))


def _add_seats(command: argparse.ArgumentParser, say: Say) -> None:
    command.add_argument("--seats", type=whole(SEATS[0], SEATS[-1], say), metavar="N", help=say("help-seats"))


def _add_play(play: argparse.ArgumentParser, say: Say) -> None:
    play.add_argument("game", nargs="?", metavar=say("word-game"), help=GAME_NAMES)
    _add_seats(play, say)
    play.add_argument("--names", default="", metavar=say("word-names"), help=say("help-names"))
    play.add_argument("--bots", default="", metavar=f"3,{BOTS[0].name}", help=say("help-bots", **LEVELS))
    play.add_argument("--preset", default="", metavar=say("word-name"), help=say("help-preset"))
    _add_options(play, say)
    browser = play.add_argument_group(say("in-browser"))
    _add_port(browser, say)
    browser.add_argument("--database", metavar=say("word-file"), help=say("help-database"))
    _add_extra_games(browser, say)
    browser.add_argument("--only-here", action="store_true", help=say("help-only-here"))
    browser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))
    site, folder = "build/site", say("word-folder")
    browser.add_argument("--static", nargs="?", const=site, metavar=folder, help=say("help-static", folder=site))
    terminal = play.add_argument_group(say("in-terminal"))
    terminal.add_argument("--terminal", action="store_true", help=say("help-terminal"))
    terminal.add_argument("--random", type=whole(0, SEATS[-1], say), default=0, metavar="N", help=say("help-random"))
    terminal.add_argument("--seed", metavar=say("word-seed"), help=say("help-seed"))
    terminal.add_argument("--save", type=Path, metavar=say("word-file"), help=say("help-save"))


def _add_daily(daily: argparse.ArgumentParser, say: Say) -> None:
    known = [name for name, game in all_games().items() if game.daily]
    daily.add_argument("game", nargs="?", default=known[0], metavar=say("word-game"), help=", ".join(known))
    daily.add_argument("--day", metavar="2026-11-16", help=say("help-daily-day"))
    daily.add_argument("--save", type=Path, metavar=say("word-file"), help=say("help-save"))


def _add_serve(serve: argparse.ArgumentParser, say: Say) -> None:
    address = say("word-address")
    serve.add_argument("--host", default=Settings.host, metavar=address, help=say("help-host"))
    _add_port(serve, say)
    _add_database(serve, say)
    serve.add_argument("--public-url", default="", metavar="URL", help=say("help-public-url"))
    proxy = say("help-trusted-proxy")
    serve.add_argument("--trusted-proxy", action="append", default=[], metavar=address, help=proxy)
    serve.add_argument("--workers", type=whole(1, 256, say), default=1, metavar="N", help=say("help-workers"))
    internal = f"{address}:N"
    serve.add_argument("--internal", default="", metavar=internal, help=say("help-internal"))
    _add_extra_games(serve, say)
    serve.add_argument("--metrics-open", action="store_true", help=say("help-metrics-open"))
    form = os.environ.get(FORM, FORMS[0])
    serve.add_argument("--log", choices=FORMS, default=form, metavar="|".join(FORMS), help=say("help-log"))
    days, most = whole(0, 36500, say), whole(1, 1_000_000, say)
    for name, kind, default in (
        ("keep-days", days, Settings.keep_days),
        ("keep-unfinished-days", days, Settings.keep_unfinished_days),
        ("rooms-per-address", most, Settings.rooms_per_address),
    ):
        says = say(f"help-{name}", default=str(default))
        serve.add_argument(f"--{name}", type=kind, default=default, metavar="N", help=says)


def _add_delete(delete: argparse.ArgumentParser, say: Say) -> None:
    delete.add_argument("room", metavar=say("word-room"), help=say("help-room"))
    _add_database(delete, say)


def _add_backup(backup: argparse.ArgumentParser, say: Say) -> None:
    backup.add_argument("file", type=Path, metavar=say("word-file"), help=say("help-backup-file"))
    _add_database(backup, say)
    backup.add_argument("--force", action="store_true", help=say("help-backup-force"))


def _add_restore(restore: argparse.ArgumentParser, say: Say) -> None:
    restore.add_argument("file", type=Path, metavar=say("word-file"), help=say("help-restore-file"))
    _add_database(restore, say)
    restore.add_argument("--force", action="store_true", help=say("help-restore-force"))


def _add_replay(replay: argparse.ArgumentParser, say: Say) -> None:
    replay.add_argument("file", type=Path, metavar=say("word-file"), help=say("help-record"))
    drawn = replay.add_mutually_exclusive_group()
    for kind, place in (("gif", "file"), ("webp", "file"), ("svg", "folder"), ("png", "folder")):
        drawn.add_argument(f"--{kind}", type=Path, metavar=say(f"word-{place}"), help=say(f"help-{kind}"))


def _add_review(review: argparse.ArgumentParser, say: Say) -> None:
    review.add_argument("file", type=Path, metavar=say("word-file"), help=say("help-record"))
    review.add_argument("--seconds", type=seconds(say), metavar="T", help=say("help-review-seconds"))
    review.add_argument("--json", action="store_true", help=say("help-json"))
    review.add_argument("--svg", type=Path, metavar=say("word-file"), help=say("help-review-svg"))
    review.add_argument("--annotate", type=Path, metavar=say("word-file"), help=say("help-annotate"))


def _add_arena(arena: argparse.ArgumentParser, say: Say) -> None:
    arena.add_argument("game", metavar=say("word-game"), help=GAME_NAMES)
    arena.add_argument("--bots", required=True, metavar="A,B", help=say("help-arena-bots", **LEVELS))
    arena.add_argument(
        "--games", type=whole(1, 1_000_000, say), default=100, metavar="N", help=say("help-games", default="100")
    )
    arena.add_argument("--seed", default="1", metavar=say("word-seed"), help=say("help-seed"))
    _add_options(arena, say)
    arena.add_argument("--seconds", type=seconds(say), metavar="T", help=say("help-seconds"))
    where = arena.add_mutually_exclusive_group()
    where.add_argument("--processes", type=whole(1, 64, say), metavar="N", help=say("help-processes"))
    where.add_argument("--cluster", metavar="HOST:PORT", help=say("help-cluster"))
    arena.add_argument("--svg", type=Path, metavar=say("word-file"), help=say("help-arena-svg"))
    arena.add_argument("--json", action="store_true", help=say("help-json"))


def _add_puzzles(puzzles: argparse.ArgumentParser, say: Say) -> None:
    puzzles.add_argument("game", metavar=say("word-game"), help=GAME_NAMES)
    puzzles.add_argument(
        "--count", type=whole(1, 100_000, say), default=100, metavar="N", help=say("help-puzzles-count", default="100")
    )
    puzzles.add_argument("--theme", default="", metavar=say("word-theme"), help=say("help-puzzles-theme"))
    puzzles.add_argument("--seed", default="1", metavar=say("word-seed"), help=say("help-seed"))
    puzzles.add_argument("--seconds", type=seconds(say), metavar="T", help=say("help-puzzles-seconds"))
    where = puzzles.add_mutually_exclusive_group()
    where.add_argument("--processes", type=whole(1, 64, say), metavar="N", help=say("help-processes"))
    where.add_argument("--cluster", metavar="HOST:PORT", help=say("help-cluster"))
    puzzles.add_argument("--output", type=Path, metavar=say("word-file"), help=say("help-puzzles-output"))


def _add_perft(count: argparse.ArgumentParser, say: Say) -> None:
    count.add_argument("game", metavar=say("word-game"), help=GAME_NAMES)
    count.add_argument("--depth", type=whole(0, 12, say), required=True, metavar="N", help=say("help-depth"))
    count.add_argument("--position", metavar=say("word-text"), help=say("help-position"))
    _add_options(count, say)
    _add_seats(count, say)
    count.add_argument("--json", action="store_true", help=say("help-json"))
