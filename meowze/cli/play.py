"""`meowze play`: a table in the browser, or a game in the terminal."""

import argparse

from meowze.extras import needs


def run(chosen: argparse.Namespace) -> None:
    """Play where it was asked for."""
    if chosen.terminal:
        with needs("terminal"):
            from meowze.cli import terminal
        terminal.play(chosen)
    elif chosen.static:
        with needs("play"):
            from meowze.cli import static_site
        static_site.play(chosen)
    else:
        with needs("play"):
            from meowze.cli import browser
        browser.play(chosen)
