"""A server that attacks are tried against."""

from collections.abc import Iterator

import pytest

from meowze.server import open_connections, protocols
from tests.server.attackers import LONG
from tests.server.serving import running


@pytest.fixture(scope="module")
def in_a_hurry() -> Iterator[None]:
    """Servers look more often than usual at connections that they might let go, and wait less."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(open_connections, "SWEEP_SECONDS", 0.05)
        patch.setattr(protocols, "FAREWELL_SECONDS", 0.1)
        yield


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, in_a_hurry: None) -> Iterator[str]:
    """A server that the tests of a file share, with a long page."""
    folder = tmp_path_factory.mktemp("data")
    (folder / "index.html").write_bytes(b"x" * LONG)
    with running(folder / "games.sqlite", pages=folder) as address:
        yield address
