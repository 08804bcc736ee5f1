"""What only a part of Meowze needs is an extra of the package; where one is missing, the error says how to install it.

`pip install meowze` brings nothing but the library itself. What each extra brings stands in pyproject.toml.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from meowze.games.errors import MissingExtra

OWN = __name__.partition(".")[0]


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Whatever is imported inside and not installed is reported as missing, with the extra that brings it.

    Of several around each other the outermost decides: it knows best what the user wants.
    """
    try:
        yield
    except MissingExtra as error:
        raise missing(extra, str(error.values["package"])) from error
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", OWN):
            raise
        raise missing(extra, package) from error


def missing(extra: str, package: str) -> MissingExtra:
    """The error for a package that is not installed."""
    advice = f'pip install "{OWN}[{extra}]"'
    error = MissingExtra(f"this needs {package}, which is not installed: {advice}")
    return error.with_key("missing-extra", package=package, advice=advice)


def installed(package: str) -> bool:
    """Whether a package could be imported; it is not imported yet."""
    return find_spec(package) is not None
