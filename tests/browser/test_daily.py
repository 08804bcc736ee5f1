"""The game of the day in a real browser: played with hints to its end, its moons, its place on the list."""

import re

from playwright.sync_api import Browser, expect

from meowze.games import GAMES
from tests.browser.screen import Screen
from tests.browser.tables import wait_for_turn
from tests.browser.test_pages import check_axe

GAME = next(name for name, game in GAMES.items() if game.daily)
FOLLOW_HINTS = """room => new Promise(done => {
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${room}/socket`);
  const token = JSON.parse(localStorage['meowze.token']);
  const send = message => socket.send(JSON.stringify(message));
  let table = null;
  const ask = () => send({ type: 'hint', at: table.at, id: `hint-${table.at}` });
  socket.onopen = () => send({ type: 'hello', since: -1, token });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'hinted')
      return send({ type: 'act', seat: 0, at: table.at, id: `act-${table.at}`, action: message.action });
    if (message.type !== 'table' && message.type !== 'moved') return;
    table = message.table ?? message;
    table.view.over ? (socket.close(), done()) : ask();
  };
})"""


def test_a_whole_game_of_the_day(browser: Browser, server: str) -> None:
    """It begins on its page, is solved with hints, which are marked, and gets moons, a row of days and a place."""
    screen = Screen(browser, server, reduced_motion="reduce", viewport={"width": 390, "height": 844})
    screen.page.goto(f"{server}#{GAME}")
    screen.at("daily-open").click()
    expect(screen.at("daily-list")).to_have_count(0)
    check_axe(screen, "the game of the day")
    screen.at("daily-play").click()
    assert wait_for_turn(screen)
    room = str(screen.table["room"])
    screen.page.go_back()
    screen.page.goto(f"{server}learn/{GAME}/daily")
    screen.at("daily-play").click()  # goes on at the same table
    assert wait_for_turn(screen)
    assert screen.table["room"] == room
    screen.page.evaluate(FOLLOW_HINTS, room)
    result = screen.at("daily-result")
    expect(result).to_be_visible()
    moons = int(screen.at("moons").get_attribute("data-count") or 0)
    deal = GAMES[GAME].daily
    assert deal
    assert moons == deal.moons(screen.table["view"]["turns"]) > 0
    expect(screen.at("daily-hints")).to_have_text(re.compile(r"\d"))
    check_axe(screen, "the end of the game of the day")
    screen.page.goto(f"{server}learn/{GAME}/daily")
    expect(screen.at("moons")).to_have_attribute("data-count", str(moons))
    with screen.page.expect_download() as picture:
        screen.at("daily-picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    screen.at("daily-add").click()
    expect(screen.at("daily-mine")).to_be_visible()
    expect(screen.at("daily-list").get_by_role("listitem")).to_have_count(1)
    check_axe(screen, "the list of the day")
