"""The command line: meowze [play | serve | replay | arena | perft]. Asks the rest; decides nothing about games."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

from meowze import __version__
from meowze.games import GAMES, game_named
from meowze.games.errors import MeowzeError
from meowze.play.position import Position, perft
from meowze.texts import LANGUAGES

DEFAULT_PORT = 8440
GAME_NAMES = ", ".join(GAMES)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; errors of the user are one line, never a stack trace."""
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser()
    chosen = parser.parse_args(words or ["play"])
    try:
        chosen.run(chosen)
    except (MeowzeError, OSError, UnicodeDecodeError) as error:
        print(f"meowze: {_sentence(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def _sentence(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "this file is not text"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} must be a whole number from {least} to {most}")
        return int(text)

    return read


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} must be a number of seconds, more than 0")
    return seconds


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="meowze", description="Tile-maze board games: play, replay, count.")
    parser.add_argument("--version", action="version", version=f"meowze {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help="play in the browser, or at this keyboard with --terminal"))
    _add_serve(commands.add_parser("serve", help="host tables for others, without a browser"))
    _add_replay(commands.add_parser("replay", help="tell a recorded game step by step, or draw it"))
    _add_arena(commands.add_parser("arena", help="let bots play many games and compare them"))
    _add_perft(commands.add_parser("perft", help="count the ways to play on, to test the rules"))
    return parser


def _add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", default=next(iter(GAMES)), metavar="GAME", help=GAME_NAMES)
    play.add_argument("--terminal", action="store_true", help="play at this keyboard")
    play.add_argument("--language", choices=LANGUAGES, help="at this keyboard (default: of the environment)")
    play.add_argument("--seats", type=_whole(1, 4), metavar="N", help="how many play at the keyboard (default 2)")
    play.add_argument("--names", default="", metavar="ANN,BEN", help="their names")
    play.add_argument("--bots", default="", metavar="3,Pip", help="bots by level or name on the last seats")
    play.add_argument("--random", type=_whole(0, 4), default=0, metavar="N", help="so many of them play at random")
    play.add_argument("--preset", default="", metavar="NAME", help="switches that belong together")
    play.add_argument("--options", default="", metavar="NAME=VALUE,…", help="single switches")
    play.add_argument("--seed", metavar="SEED", help="luck that can be repeated")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the record of the game there")
    play.add_argument("--port", type=_whole(0, 65535), default=DEFAULT_PORT, metavar="N", help="0: any free one")
    play.add_argument("--database", metavar="FILE", help="where games are kept")
    play.add_argument("--only-here", action="store_true", help="no other device in the home network may join")
    play.add_argument("--no-browser", action="store_true", help="do not open a browser")
    play.set_defaults(run=_play)


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file", type=Path, metavar="FILE")
    drawn = replay.add_mutually_exclusive_group()
    for kind, place, says in (
        ("gif", "OUT", "a moving picture of the game"),
        ("webp", "OUT", "the same, in more colours"),
        ("svg", "DIR", "a picture of each position, to be enlarged at will"),
        ("png", "DIR", "a picture of each position"),
    ):
        drawn.add_argument(f"--{kind}", type=Path, metavar=place, help=says)
    replay.set_defaults(run=_replay)


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("game", metavar="GAME", help=GAME_NAMES)
    arena.add_argument("--bots", required=True, metavar="A,B", help="1 to 5, a name, random, greedy, file.py:function")
    arena.add_argument("--games", type=_whole(1, 1_000_000), default=100, metavar="N")
    arena.add_argument("--seed", default="1", metavar="SEED", help="luck that can be repeated")
    arena.add_argument("--options", default="", metavar="NAME=VALUE,…", help="single switches")
    arena.add_argument("--seconds", type=_seconds, metavar="T", help="time a turn (default: each bot's own)")
    arena.add_argument("--processes", type=_whole(1, 64), metavar="N", help="default: all cores")
    arena.add_argument("--json", action="store_true", help="one object")
    arena.set_defaults(run=_arena)


def _add_perft(count: argparse.ArgumentParser) -> None:
    count.add_argument("game", metavar="GAME", help=GAME_NAMES)
    count.add_argument("--depth", type=_whole(0, 12), required=True, metavar="D", help="how many moves")
    count.add_argument("--position", metavar="TEXT", help="from here instead of before the deal")
    count.add_argument("--options", default="", metavar="NAME=VALUE,…")
    count.add_argument("--seats", type=_whole(1, 4), default=2, metavar="N")
    count.add_argument("--json", action="store_true", help="one object")
    count.set_defaults(run=_perft)


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen; 0.0.0.0: everywhere")
    serve.add_argument("--port", type=_whole(0, 65535), default=DEFAULT_PORT, metavar="N", help="0: any free one")
    serve.add_argument("--database", metavar="FILE|URL", help="where games are kept: a file, or postgresql://…")
    serve.add_argument("--public-url", default="", metavar="URL", help="the address people type, if another one")
    serve.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="believe its X-Forwarded-For"
    )
    serve.add_argument("--metrics-open", action="store_true", help="show /metrics to others than this computer")
    days, most = _whole(0, 36500), _whole(1, 1_000_000)
    for name, kind, default, says in (
        ("--keep-days", days, 0, "delete finished games that nobody visits for so many days (default 0: never)"),
        ("--keep-unfinished-days", days, 30, "delete unfinished ones after so many days (default 30; 0: never)"),
        ("--rooms-per-address", most, 100, "open rooms that one address may have (default 100)"),
    ):
        serve.add_argument(name, type=kind, default=default, metavar="N", help=says)
    serve.set_defaults(run=_serve)


def _database(chosen: argparse.Namespace) -> Path | str:
    from platformdirs import user_data_path

    return chosen.database or user_data_path("meowze", ensure_exists=True) / "games.sqlite"


def _serve(chosen: argparse.Namespace) -> None:
    from meowze.server.run import serve
    from meowze.server.settings import Settings

    settings = Settings(
        _database(chosen),
        host=chosen.host,
        port=chosen.port,
        public_url=chosen.public_url,
        trusted_proxies=tuple(chosen.trusted_proxy),
        metrics_open=chosen.metrics_open,
        keep_days=chosen.keep_days,
        keep_unfinished_days=chosen.keep_unfinished_days,
        rooms_per_address=chosen.rooms_per_address,
    )
    serve(settings)


def _play(chosen: argparse.Namespace) -> None:
    if chosen.terminal:
        from meowze.cli.terminal import play

        play(chosen)
        return
    from meowze.server.run import serve
    from meowze.server.settings import EVERYWHERE, LOOPBACK, Settings

    game_named(chosen.game)
    host = LOOPBACK if chosen.only_here else EVERYWHERE
    settings = Settings(_database(chosen), host=host, port=chosen.port, home_only=True)
    serve(settings, open_browser=not chosen.no_browser, show_qr=True)


def _replay(chosen: argparse.Namespace) -> None:
    from meowze.cli.replay import replay

    replay(chosen)


def _arena(chosen: argparse.Namespace) -> None:
    from meowze.cli.arena import run_arena

    run_arena(chosen)


def _perft(chosen: argparse.Namespace) -> None:
    if chosen.position is None:
        position = Position.deal(chosen.game, chosen.seats, chosen.options)
    else:
        position = Position.read(chosen.game, chosen.position)
    start = time.perf_counter()
    leaves = perft(position, chosen.depth)
    seconds = time.perf_counter() - start
    if chosen.json:
        found = {"game": chosen.game, "position": position.text, "depth": chosen.depth, "leaves": leaves}
        print(json.dumps({**found, "seconds": round(seconds, 3)}))
    else:
        print(f"{leaves} ways to play {chosen.depth} moves, counted in {seconds:.1f} s")
