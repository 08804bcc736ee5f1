"""What one client may do to a server: budgets of addresses and devices, and what is written into the log."""

import asyncio
import logging
from pathlib import Path

import pytest

from meowze.room.messages import incoming
from meowze.server.limits import Limits
from meowze.server.log_limits import LINES, MAX_LINE, LogLimit
from meowze.server.rate_limit import CodeGuesses, Held, OpenedRooms, Pace, RateLimiter, network_of
from meowze.server.settings import Settings
from tests.server.serving import new_token, opened, running, seated

pytestmark = pytest.mark.usefixtures("in_a_hurry")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
    ],
)
def test_a_network_has_one_budget(address: str, network: str) -> None:
    """A house has a whole /64 of IPv6, and an IPv4 address is the same however it is written."""
    assert network_of(address) == network


def test_pace_lets_wait_and_then_refuses() -> None:
    """Some at once, what is more in turn, and too much not at all; later everything again."""
    pace = Pace(2, 1.0)
    assert [pace.wait("a", 100.0) for _ in range(4)] == [0.0, 0.25, 0.75, None]
    assert pace.wait("b", 100.0) == 0.0
    assert pace.wait("a", 101.0) == 0.25
    assert [pace.wait("a", 200.0) for _ in range(3)] == [0.0, 0.25, 0.75]
    assert pace.wait("c", 100.0, 2) == 0.0
    assert pace.wait("c", 100.0) == 0.75


def test_held_things_are_counted() -> None:
    """As many at once as allowed; one that is given back is free for another."""
    held = Held(2)
    assert [held.take("2001:db8::1"), held.take("2001:db8::2"), held.take("2001:db8::3")] == [True, True, False]
    assert held.take("192.0.2.1")
    held.give_back("2001:db8::2")
    assert held.take("2001:db8::4")


def test_wrong_codes_are_counted() -> None:
    """After some wrong codes even right ones are not told, except those found before; then time helps."""
    guesses = CodeGuesses(RateLimiter(2, 20.0))
    known = guesses.attempt("a", "Right", 0.0)
    known.was_not_wrong()
    guesses.found("a", "right")
    assert [guesses.attempt("a", "x", 0.0).wait for _ in range(3)] == [0.0, 0.0, 10.0]
    assert guesses.attempt("a", "RIGHT", 0.0).wait == 0.0
    assert guesses.attempt("b", "x", 0.0).wait == 0.0
    assert guesses.attempt("a", "other", 10.0).wait == 0.0


@pytest.mark.parametrize("right", [True, False])
def test_codes_wait_for_those_that_are_being_tried(right: bool) -> None:
    """More devices of one address than it has guesses come back at once: none is refused if all know their rooms."""

    async def come(guesses: CodeGuesses, code: str) -> bool:
        attempt = await guesses.attempt_in_turn("a", code, lambda: 0.0)
        await asyncio.sleep(0.01)  # the room is looked for
        attempt.was_not_wrong() if right else attempt.was_wrong()
        return not attempt.wait

    async def work() -> list[bool]:
        guesses = CodeGuesses(RateLimiter(2, 20.0))
        return await asyncio.gather(*(come(guesses, f"room {k}") for k in range(6)))

    assert asyncio.run(work()) == [True] * 2 + [right] * 4


def test_hints_have_budgets() -> None:
    """Of a device, and of an address; one that is asked for in vain costs the address nothing."""
    budgets = Limits(Settings("x", hints=3, hints_per_device=2), lambda: 100.0)
    assert [budgets.may_ask_hint("192.0.2.1", "a") for _ in range(5)] == [True, True, False, False, False]
    assert [budgets.may_ask_hint("192.0.2.1", "b") for _ in range(2)] == [True, False]
    assert budgets.may_ask_hint("192.0.2.2", "c")


def test_a_hint_too_many_is_refused(tmp_path: Path) -> None:
    """The socket stays, and other messages are answered."""
    token = new_token()
    with (
        running(tmp_path / "games.sqlite", hints_per_device=1) as address,
        seated(address, opened(address, token), token) as client,
    ):
        keys = [client.ask(incoming.Hint(client.table["at"], f"h{n}"))["key"] for n in range(2)]
        assert keys == ["no-bots", "slow-down"]
        assert client.act(client.table["legal"][0])["type"] == "moved"


def test_rooms_being_opened_count() -> None:
    """A room counts from the moment somebody asks for it until it turns out not to be opened."""
    rooms = OpenedRooms()
    rooms.note("a", ["x"])
    with rooms.opening("a", "b"):
        assert (rooms.count("a"), rooms.count("b"), rooms.count("c")) == (2, 1, 0)
    assert (rooms.count("a"), rooms.count("b")) == (1, 0)


def test_log_lines_are_short_and_few() -> None:
    """Long lines are cut, repeated ones are counted, and what clients cause has no traceback."""
    now, logger, lines = 0.0, logging.Logger("uvicorn.error"), list[str]()

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    logger.addFilter(LogLimit(lambda: now))
    logger.addHandler(Lines())
    logger.error("%s failed", "x" * 60_000)
    assert len(lines.pop()) == MAX_LINE + 1
    for k in range(100):
        logger.error("number %s", k)
    assert len(lines) == LINES
    now = 60.0
    logger.error("number %s", 100)
    assert lines[-1] == f"number 100 (and {100 - LINES} more like this)"
    try:
        b"\xff".decode()
    except UnicodeError:
        logger.exception("Invalid text.")
    assert lines[-1].startswith("Invalid text. ('utf-8'")
    assert "\n" not in lines[-1]
    try:
        raise KeyError("ours")
    except KeyError:
        logger.exception("a fault")
    assert "Traceback" in lines[-1]
