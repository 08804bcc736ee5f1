"""Games seen again in a real browser: how it went, to the end and back, shared, reopened, played on from the middle."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import Record, read_record, write_record
from tests.browser.screen import DRAWN, Screen, check_size, lay_out
from tests.browser.test_pages import check_axe
from tests.server.serving import choice, opened, seated

TOKEN = "replay" * 6
ALONE = [{"who": "here", "name": "Ada"}]
DROP = """text => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
  const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector('main').dispatchEvent(drop);
}"""


def solved(server: str) -> str:
    """A room in which somebody has brought all cats home alone."""
    address, luck = server.removeprefix("http://").rstrip("/"), random.Random(8)
    room = opened(address, TOKEN, seats=ALONE, preset="", options="board=3x3")
    with seated(address, room, TOKEN) as client:
        while client.table["mover"] is not None:
            client.act(choice(client.table, luck))
    return room


def maze() -> Record:
    """A game of Labyrinth, some turns old."""
    dice, luck = Seeded("maze"), random.Random(3)
    record = Record(Position.deal("labyrinth", 2, "", dice), ("Ann", "Ben"))
    for _ in range(16):
        record = record.play(luck.choice(record.position.legal), dice)
    return record


ROOM_BESIDE = """() => {
  const dialog = document.querySelector('dialog'), { left, right } = dialog.getBoundingClientRect();
  return [left, document.documentElement.clientWidth - right, dialog.scrollWidth - dialog.clientWidth];
}"""


def be_at(screen: Screen, step: int, of: int) -> None:
    """Wait until this step is shown."""
    expect(screen.at("at")).to_have_text(f"{step} of {of}")


def share(screen: Screen) -> str:
    """Save the record, a picture and a film of a replay, and see a film fail; the record's text."""
    screen.at("share").click()
    check_axe(screen, "share")
    size = screen.page.viewport_size
    assert size
    screen.page.set_viewport_size({"width": 360, "height": 640})
    lay_out(screen.page)
    left, right, hidden = screen.page.evaluate(ROOM_BESIDE)
    assert (left, hidden) == (pytest.approx(right, abs=1), 0)
    screen.page.set_viewport_size(size)
    with screen.page.expect_download() as saved:
        screen.at("save-record").click()
    text = saved.value.path().read_text(encoding="utf-8")
    assert read_record(text).names == ("Ada",)
    expect(screen.at("record")).to_have_value(text)
    for kind, begins in (("png", b"\x89PNG"), ("svg", b"<svg"), ("gif", b"GIF89a")):
        with screen.page.expect_download() as saved:
            screen.at(f"save-{kind}").click()
        assert saved.value.path().read_bytes().startswith(begins)
    screen.page.route("**/game.webp*", lambda route: route.abort())
    screen.at("save-webp").click()
    expect(screen.at("film-problem")).to_have_text("The server does not answer. Please try again.")
    screen.complaints.clear()  # the browser's own line about the film
    screen.at("close").click()
    return text


def test_a_game_is_seen_again(browser: Browser, server: str, tmp_path: Path) -> None:
    """From the end of a game: how it went, to the end of its replay and back, its record saved and dropped again."""
    room = solved(server)
    screen = Screen(browser, server, reduced_motion="reduce", accept_downloads=True)
    screen.page.evaluate("token => localStorage['meowze.token'] = JSON.stringify(token)", TOKEN)
    screen.page.goto(f"{server}room/{room}")
    expect(screen.at("personal-best")).to_be_visible()
    assert screen.at("best").locator("li").count() >= 1
    expect(screen.at("statistics").locator("figure")).to_have_count(2)
    check_axe(screen, "how it went")

    screen.at("watch-again").click()
    expect(screen.at("slider")).to_be_visible()
    end = int(screen.at("slider").get_attribute("max") or 0)
    be_at(screen, 0, end)
    first = screen.page.evaluate(DRAWN)
    check_axe(screen, "replay")
    check_size(screen, "button, input, select")
    screen.at("speed").select_option("4")
    screen.at("play").click()
    be_at(screen, end, end)
    expect(screen.at("go-on-here")).to_have_attribute("aria-disabled", "true")
    screen.at("step-back").click()
    be_at(screen, end - 1, end)
    screen.page.mouse.click(*screen.middle("cell-b2"))  # a look at the board takes no keys away
    for key, step in (("ArrowLeft", end - 2), ("End", end), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        screen.page.keyboard.press(key)
        be_at(screen, step, end)
    screen.page.wait_for_function(
        f"drawn => JSON.stringify(({DRAWN})()) === drawn", arg=json.dumps(first, separators=(",", ":"))
    )
    for name in ("Pause", "Play"):
        screen.page.keyboard.press(" ")
        expect(screen.at("play")).to_have_attribute("aria-label", name)

    text = share(screen)
    screen.at("back").click()

    expect(screen.at("games")).to_be_visible()
    screen.page.evaluate(DROP, text)
    be_at(screen, 0, end)
    assert "/replay/record-" in screen.page.url
    screen.page.reload()
    be_at(screen, 0, end)
    screen.close()


def test_playing_on_from_the_middle(browser: Browser, server: str, tmp_path: Path) -> None:
    """A file is chosen on a phone: a damaged one is explained, a whole one is seen with other eyes and played on."""
    record, file = maze(), tmp_path / "game.txt"
    text, steps = write_record(record), len(list(record.steps()))
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    screen = Screen(browser, server, reduced_motion="reduce", **phone)
    file.write_text(text.replace("1. ", "1. a1++ "), encoding="utf-8")
    screen.at("open-record").set_input_files(file)
    expect(screen.at("record-problem")).to_contain_text("line 9")
    screen.complaints.clear()  # the browser's own line about the refused file
    file.write_text(text, encoding="utf-8")
    screen.at("open-record").set_input_files(file)
    be_at(screen, 0, steps)
    check_axe(screen, "replay")
    check_size(screen, "button, input, select")
    screen.at("slider").fill("10")
    be_at(screen, 10, steps)
    screen.at("eyes").select_option("1")
    expect(screen.at("eyes")).to_have_value("1")
    be_at(screen, 10, steps)
    screen.at("go-on-here").click()
    check_axe(screen, "play on")
    screen.at("who-1-bot").check(force=True)
    screen.at("begin").click()
    screen.page.wait_for_url("**/room/*")
    expect(screen.at("menu")).to_be_visible()
    position = [step.position for step in record.steps()][9]
    assert screen.table["view"]["turns"] >= position.turns
    assert [seat["who"] for seat in screen.table["company"]["seats"]].count("bot") == 1
    began = next(message for message in screen.heard if message["type"] == "table")
    assert [square["tile"]["name"] for square in began["view"]["squares"]] == [
        s.tile.name for s in position.view().squares
    ]
    screen.close()
