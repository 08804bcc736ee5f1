"""Games of the day on a server: the list of the best results takes records that replay with the luck of the day."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from meowze.live.daily_api import MAX_SHOWN, day_now
from meowze.play.record import read_record
from meowze.room.names import is_generated
from tests.play.daily_games import DAILY, solved
from tests.server.serving import Answer, new_token, opened, running, seated

GAME = DAILY[0]
ALONE = [{"who": "here"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite") as address:
        yield address


def day_ago(days: int) -> str:
    """A day before today."""
    return (day_now() - timedelta(days=days)).isoformat()


def asked(address: str, method: str, path: str, token: str, body: Any = None) -> Answer:
    """Ask as a device."""
    return Answer(address, method, f"/api/daily{path}", body, Authorization=f"Bearer {token}")


def brought(address: str, token: str, day: str, seed: int = 0, hints: int = 0, **other: Any) -> Answer:
    """Put a result on the list."""
    body = {"text": solved(GAME, day, seed, **other), "hints": hints}
    return asked(address, "POST", f"/{GAME}/{day}", token, body)


def test_what_is_played_today(address: str) -> None:
    """The games of the day are named with their day; a room for today or yesterday has the deal of that day."""
    cards = asked(address, "GET", "", new_token()).json
    assert [card["game"] for card in cards] == DAILY
    assert {card["day"] for card in cards} <= {day_ago(0), day_ago(1)}  # a new day may just have begun
    assert all(card["listed"] for card in cards)
    tables = []
    for _ in range(2):
        token = new_token()
        room = opened(address, token, game=GAME, seats=ALONE, preset="", daily=cards[0]["day"])
        with seated(address, room, token) as client:
            tables.append(client.table)
    assert tables[0]["view"] == tables[1]["view"]
    assert tables[0]["daily"] == cards[0]["day"]


@pytest.mark.parametrize("days", [-2, 2, 400])
def test_no_other_day_is_played(address: str, days: int) -> None:
    """Neither a day that is over nor one that has not begun."""
    body = {"game": GAME, "seats": ALONE, "token": new_token(), "daily": day_ago(days)}
    assert Answer(address, "POST", "/api/rooms", body).json["key"] == "daily-day"
    assert brought(address, new_token(), day_ago(days)).json["key"] == "daily-day"


def test_the_list(tmp_path: Path) -> None:
    """The best come first; a device has one place, its best; names are generated ones; it can be forgotten."""
    day = day_ago(1)
    with running(tmp_path / "games.sqlite") as address:
        tokens = [new_token() for _ in range(3)]
        turns = [read_record(solved(GAME, day, seed)).position.turns for seed in range(3)]
        for seed, token in enumerate(tokens):
            assert brought(address, token, day, seed, seed, name="Zoraida" if seed else "Brave Owl").status == 200
        found = asked(address, "GET", f"/{GAME}/{day}", tokens[2]).json
        assert [entry["turns"] for entry in found["best"]] == sorted(turns)
        assert {entry["turns"]: entry["hints"] for entry in found["best"]} == dict(zip(turns, range(3), strict=True))
        assert all(is_generated(entry["name"]) for entry in found["best"])
        assert found["mine"] == sorted(turns).index(turns[2]) + 1
        assert [entry["mine"] for entry in found["best"]].count(True) == 1
        worst, best = turns.index(max(turns)), turns.index(min(turns))
        brought(address, tokens[worst], day, best)  # without hints: before the other one with as many turns
        brought(address, tokens[worst], day, worst)
        after = asked(address, "GET", f"/{GAME}/{day}", tokens[worst]).json
        assert [entry["turns"] for entry in after["best"]].count(min(turns)) == 2
        assert after["count"] == 3
        assert asked(address, "DELETE", "", tokens[worst]).status == 204
        assert asked(address, "GET", f"/{GAME}/{day}", tokens[worst]).json["count"] == 2
        assert asked(address, "GET", f"/{GAME}/{day_ago(0)}", tokens[0]).json == {"best": [], "count": 0, "mine": 0}


def test_what_is_refused(address: str) -> None:
    """Other luck, text that is no record, a game that has none, no token: each is explained."""
    day, token = day_ago(1), new_token()
    path = f"/{GAME}/{day}"
    other = {"text": solved(GAME, "2020-01-01")}
    assert asked(address, "POST", path, token, other).json["key"] == "not-daily"
    wrong = asked(address, "POST", path, token, {"text": "hello"})
    assert (wrong.status, wrong.json["key"]) == (400, "record")
    assert asked(address, "POST", f"/mouse-race/{day}", token, other).json["key"] == "no-daily"
    assert asked(address, "POST", path, "short", other).status == 400
    assert asked(address, "GET", "/nothing/2026-01-01", token).status in (400, 404)
    assert asked(address, "GET", f"/{GAME}/tomorrow", token).json["key"] == "no-day"
    assert asked(address, "GET", path, token).json["count"] == 0


def test_the_list_is_rationed(tmp_path: Path) -> None:
    """One address may put only so many results on it within an hour; the page shows ten of them."""
    day = day_ago(1)
    with running(tmp_path / "games.sqlite", daily_results=MAX_SHOWN + 1) as address:
        for seed in range(MAX_SHOWN + 1):
            assert brought(address, new_token(), day, seed).status == 200
        refused = brought(address, new_token(), day, 99)
        assert (refused.status, refused.json["key"]) == (429, "daily-many")
        found = asked(address, "GET", f"/{GAME}/{day}", new_token()).json
        assert (len(found["best"]), found["count"]) == (MAX_SHOWN, MAX_SHOWN + 1)
