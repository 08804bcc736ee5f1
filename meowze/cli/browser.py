"""A table in the browser, on this computer and in the home network."""

import argparse

from meowze.cli.serve import database, greeting
from meowze.cli.table import planned_table
from meowze.games import GAMES, all_games, game_named
from meowze.games.errors import Misfit
from meowze.server import run as server
from meowze.server.settings import EVERYWHERE, LOOPBACK, Settings
from meowze.storage.database_lock import DatabaseInUse

TABLE_CHOICES = ("seats", "names", "bots", "preset", "options")
TERMINAL_CHOICES = ("random", "seed", "save")


def play(chosen: argparse.Namespace) -> None:
    """Serve, and open the page that the command line asks for."""
    page = start_page(chosen)
    host = LOOPBACK if chosen.only_here else EVERYWHERE
    extra = (*chosen.extra_games, *([chosen.game] if chosen.game not in (None, *GAMES) else ()))
    settings = Settings(database(chosen), host=host, port=chosen.port, home_only=True, extra_games=extra)
    words, browser = greeting(chosen.language), not chosen.no_browser
    try:
        server.serve(settings, words=words, open_browser=browser, show_qr=True, page=page)
    except DatabaseInUse:
        url = server.running_server(settings.database)
        if not url:
            raise
        server.show_running(url + page, words, browser)


def start_page(chosen: argparse.Namespace) -> str:
    """What follows the server's address in the browser: the game's own page, with the choices that were made."""
    for name in TERMINAL_CHOICES:
        if getattr(chosen, name):
            error = Misfit(name, f"--{name} is for games in the terminal: add --terminal")
            raise error.with_key("terminal-only", option=f"--{name}")
    given = [name for name in TABLE_CHOICES if getattr(chosen, name)]
    if chosen.game is None:
        if given:
            known = ", ".join(all_games())
            error = Misfit("game", f"--{given[0]} belongs to a game: name one of {known}")
            raise error.with_key("game-first", option=f"--{given[0]}", known=known)
        return ""
    return f"#{planned_table(chosen).link() if given else game_named(chosen.game).name}"
