"""`meowze serve`: the server as a host wants it."""

import argparse
from pathlib import Path

from platformdirs import user_data_path

from meowze.server import run as server
from meowze.server.run import ENGLISH, Greeting
from meowze.server.settings import Settings
from meowze.texts import command_line_texts


def database(chosen: argparse.Namespace) -> Path | str:
    """Where games are kept: as asked for, or in the user's own folder for data."""
    return chosen.database or user_data_path("meowze", ensure_exists=True) / "games.sqlite"


def greeting(language: str) -> Greeting:
    """What the server says when it has started."""
    if language == "en":
        return ENGLISH  # the same as in the texts, which take time to load
    say = command_line_texts(language).say
    return Greeting(
        say("greeting", url="{url}"),
        say("greeting-others", urls="{urls}"),
        say("greeting-network"),
        say("greeting-running", url="{url}"),
    )


def run(chosen: argparse.Namespace) -> None:
    """Serve until Ctrl-C."""
    server.serve(
        Settings(
            database(chosen),
            host=chosen.host,
            port=chosen.port,
            public_url=chosen.public_url,
            trusted_proxies=tuple(chosen.trusted_proxy),
            metrics_open=chosen.metrics_open,
            keep_days=chosen.keep_days,
            keep_unfinished_days=chosen.keep_unfinished_days,
            rooms_per_address=chosen.rooms_per_address,
            extra_games=tuple(chosen.extra_games),
            log=chosen.log,
            workers=chosen.workers,
            internal=chosen.internal,
        ),
        words=greeting(chosen.language),
    )
