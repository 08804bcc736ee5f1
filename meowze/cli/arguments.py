"""What can be typed after `meowze`: every command with its options. Numbers and names come from the list of games."""

import argparse
from collections.abc import Callable
from pathlib import Path

from meowze import __version__
from meowze.bots.characters import BOTS
from meowze.games import all_games
from meowze.server.settings import PORT, Settings
from meowze.texts import LANGUAGES

GAME_NAMES = ", ".join(all_games())
LEVELS = f"{BOTS[0].level} to {BOTS[-1].level}"
SEATS = sorted({seats for game in all_games().values() for seats in game.seats})


def parser() -> argparse.ArgumentParser:
    """The whole command line; `command` in what it reads says which module of this package runs."""
    found = argparse.ArgumentParser(prog="meowze", description="Tile-maze board games: play, host, replay, compare.")
    found.add_argument("--version", action="version", version=f"meowze {__version__}")
    commands = found.add_subparsers(required=True, metavar="COMMAND", dest="command")
    for name, add, says in (
        ("play", _add_play, "play in the browser, or in this terminal with --terminal"),
        ("serve", _add_serve, "host tables for others, without opening a browser"),
        ("replay", _add_replay, "tell a recorded game step by step, or draw it"),
        ("arena", _add_arena, "let bots play many games and compare them"),
        ("perft", _add_perft, "count the ways to play on, to test the rules"),
    ):
        add(commands.add_parser(name, help=says))
    return found


def whole(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers in a range."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} must be a whole number from {least} to {most}")
        return int(text)

    return read


def seconds(text: str) -> float:
    """A reader of thinking times."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} must be a number of seconds, more than 0")
    return number


def _add_port(command: argparse._ActionsContainer) -> None:
    command.add_argument(
        "--port", type=whole(0, 65535), default=PORT, metavar="N", help=f"default {PORT}; 0: any free one"
    )


def _add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", metavar="GAME", help=GAME_NAMES)
    play.add_argument("--seats", type=whole(SEATS[0], SEATS[-1]), metavar="N", help="how many play, bots included")
    play.add_argument("--names", default="", metavar="ANN,BEN", help="the names of the people")
    play.add_argument(
        "--bots", default="", metavar="3,Pip", help=f"bots on the last seats, by level ({LEVELS}) or name"
    )
    play.add_argument("--preset", default="", metavar="NAME", help="a named set of rule options")
    play.add_argument("--options", default="", metavar="NAME=VALUE,…", help="single rule options")
    browser = play.add_argument_group("in the browser")
    _add_port(browser)
    browser.add_argument("--database", metavar="FILE", help="where games are kept")
    browser.add_argument("--only-here", action="store_true", help="no other device in the home network may join")
    browser.add_argument("--no-browser", action="store_true", help="print the address, but open no browser")
    terminal = play.add_argument_group("in the terminal")
    terminal.add_argument("--terminal", action="store_true", help="play in this terminal")
    terminal.add_argument("--language", choices=LANGUAGES, help="default: the language of the environment")
    terminal.add_argument(
        "--random", type=whole(0, SEATS[-1]), default=0, metavar="N", help="seats that play at random"
    )
    terminal.add_argument("--seed", metavar="SEED", help="luck that can be repeated")
    terminal.add_argument("--save", type=Path, metavar="FILE", help="write the record of the game to this file")


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default=Settings.host, metavar="ADDRESS", help="where to listen; 0.0.0.0: everywhere")
    _add_port(serve)
    serve.add_argument("--database", metavar="FILE|URL", help="where games are kept: a file, or postgresql://…")
    serve.add_argument("--public-url", default="", metavar="URL", help="the address people type, if another one")
    serve.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="believe its X-Forwarded-For"
    )
    serve.add_argument("--metrics-open", action="store_true", help="show /metrics to others than this computer")
    days, most = whole(0, 36500), whole(1, 1_000_000)
    for name, kind, default, says in (
        ("--keep-days", days, Settings.keep_days, "days after which finished games nobody visits are deleted"),
        ("--keep-unfinished-days", days, Settings.keep_unfinished_days, "the same for unfinished games"),
        ("--rooms-per-address", most, Settings.rooms_per_address, "open rooms that one address may have"),
    ):
        never = "; 0: never" if kind is days else ""
        serve.add_argument(name, type=kind, default=default, metavar="N", help=f"{says} (default {default}{never})")


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file", type=Path, metavar="FILE")
    drawn = replay.add_mutually_exclusive_group()
    for kind, place, says in (
        ("gif", "OUT", "a moving picture of the game"),
        ("webp", "OUT", "the same, in more colours"),
        ("svg", "DIR", "a picture of each position, sharp at any size"),
        ("png", "DIR", "a picture of each position"),
    ):
        drawn.add_argument(f"--{kind}", type=Path, metavar=place, help=says)


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("game", metavar="GAME", help=GAME_NAMES)
    arena.add_argument(
        "--bots", required=True, metavar="A,B", help=f"{LEVELS}, a name, random, greedy, file.py:function"
    )
    arena.add_argument("--games", type=whole(1, 1_000_000), default=100, metavar="N", help="default 100")
    arena.add_argument("--seed", default="1", metavar="SEED", help="luck that can be repeated")
    arena.add_argument("--options", default="", metavar="NAME=VALUE,…", help="single rule options")
    arena.add_argument("--seconds", type=seconds, metavar="T", help="thinking time a turn (default: each bot's own)")
    arena.add_argument("--processes", type=whole(1, 64), metavar="N", help="default: all cores")
    arena.add_argument("--json", action="store_true", help="print one JSON object")


def _add_perft(count: argparse.ArgumentParser) -> None:
    count.add_argument("game", metavar="GAME", help=GAME_NAMES)
    count.add_argument("--depth", type=whole(0, 12), required=True, metavar="D", help="how many moves")
    count.add_argument("--position", metavar="TEXT", help="from here instead of before the deal")
    count.add_argument("--options", default="", metavar="NAME=VALUE,…", help="single rule options")
    count.add_argument("--seats", type=whole(SEATS[0], SEATS[-1]), metavar="N", help="how many play")
    count.add_argument("--json", action="store_true", help="print one JSON object")
