"""`meowze serve`: the server as a host wants it."""

import argparse
from pathlib import Path

from platformdirs import user_data_path

from meowze.server import run as server
from meowze.server.settings import Settings


def database(chosen: argparse.Namespace) -> Path | str:
    """Where games are kept: as asked for, or in the user's own folder for data."""
    return chosen.database or user_data_path("meowze", ensure_exists=True) / "games.sqlite"


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
        )
    )
