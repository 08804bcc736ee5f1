"""What comes and goes in a server leaves nothing that only a search through all of its memory would find."""

import gc
from functools import partial
from pathlib import Path

import pytest

from meowze.live import replay_library, review_api
from meowze.server import app, picture_worker
from meowze.server.lobby import ServerLobby
from meowze.server.protocols import CountedFrames
from tests.server.attackers import wait_until
from tests.server.serving import new_token, opened, running, seated

ROOMS = 20
REMEMBERED = 32 * 2**20  # bytes
FEW = 5  # objects a room


def test_rooms_and_sockets_leave_no_cycles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a search holds up all tables, so a server makes one only when memory has grown, and once an hour."""
    lobbies: list[ServerLobby] = []

    def lobby(*given: object, **named: object) -> ServerLobby:
        make: partial[ServerLobby] = partial(ServerLobby, *given, **named)  # type: ignore[arg-type]
        lobbies.append(make(keep_seconds=0.1))
        return lobbies[-1]

    def visits(count: int) -> None:
        for _ in range(count):
            token = new_token()
            room = opened(address, token)
            with seated(address, room, token) as host, seated(address, room, new_token()):
                assert host.act(host.table["legal"][0])["type"] == "moved"
        wait_until(lambda: not lobbies[0].rooms)

    monkeypatch.setattr(app, "ServerLobby", lobby)
    with running(tmp_path / "games.sqlite") as address:
        visits(3)  # what is made once
        gc.collect()
        gc.disable()
        try:
            visits(ROOMS)
            wait_until(lambda: not any(type(each) is CountedFrames for each in gc.get_objects()))
            assert gc.collect() < FEW * ROOMS
        finally:
            gc.enable()


def test_what_is_remembered_of_games_is_little() -> None:
    """All that strangers can make the process of the tables remember of games has a limit in bytes, small in sum."""
    games = replay_library.GAMES_BYTES + replay_library.RECORDS_BYTES + replay_library.ANSWERS_BYTES
    assert games + picture_worker.CACHE_BYTES + review_api.REVIEWS_BYTES <= REMEMBERED
