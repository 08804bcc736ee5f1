"""The command line: meowze [play | serve | replay | arena | perft]. Reads the words and runs one command."""

import sys
from importlib import import_module

from meowze.cli.arguments import parser
from meowze.games.errors import MeowzeError


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; errors of the user are one line, never a stack trace."""
    words = sys.argv[1:] if arguments is None else arguments
    chosen = parser().parse_args(words or ["play"])
    try:
        import_module(f"meowze.cli.{chosen.command}").run(chosen)  # late: a command imports much, and help nothing
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
