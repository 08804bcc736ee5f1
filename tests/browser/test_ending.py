"""The story of a game and its end in a real browser."""

from playwright.sync_api import Browser, expect

from tests.browser.screen import DRAWN, Screen, check_size, lay_out
from tests.browser.tables import open_room, wait_for_turn
from tests.browser.test_pages import check_axe
from tests.server.serving import TWO_HERE

PLAY = """([room, number]) => new Promise(done => {
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${room}/socket`);
  const token = JSON.parse(localStorage['meowze.token']);
  const send = message => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', since: -1, token });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const table = message.type === 'table' ? message : message.table;
    if (!table) return;
    if (table.view.over || !number--) return socket.close(), done();
    send({ type: 'act', seat: table.mover, at: table.at, id: `play-${table.at}`, action: table.legal.at(-1) });
  };
})"""


def play(screen: Screen, room: str, number: int) -> None:
    """Let this device play so many actions elsewhere, until the page shows them."""
    screen.page.evaluate(PLAY, [room, number])
    screen.shown()


def test_the_story_and_the_end(browser: Browser, server: str) -> None:
    """A moment of the story on the board and back; the result put aside; a finished game is left without a question."""
    screen = Screen(browser, server, reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    room = open_room(screen, "chabyrinthe", *TWO_HERE, options="board=3x3,limit=2")
    assert wait_for_turn(screen)
    play(screen, room, 3)
    lines = screen.at("story").get_by_role("button")
    expect(lines).to_have_count(3)
    check_axe(screen, "story")
    now = screen.settled()
    lines.last.click()
    expect(screen.at("back-to-game")).to_be_visible()
    assert screen.page.evaluate(DRAWN) != now
    screen.at("back-to-game").click()
    assert screen.settled() == now
    screen.page.set_viewport_size({"width": 360, "height": 640})
    screen.at("read").click()
    expect(screen.at("story").get_by_role("button")).to_have_count(3)
    screen.at("close").click()
    screen.page.set_viewport_size({"width": 390, "height": 844})
    expect(lines).to_have_count(3)
    assert screen.at("read").count() == 0
    lay_out(screen.page)
    gaps = screen.page.evaluate("""() => {
      const [board, story, tray] = ['.stage', '.story', '.tray'].map(part =>
        document.querySelector(part).getBoundingClientRect());
      return [story.top - board.bottom, tray.top - story.bottom];
    }""")
    assert all(0 < gap < 10 for gap in gaps), "it takes the room between board and tray"
    check_axe(screen, "story below the board")
    play(screen, room, 1000)
    expect(screen.at("over")).to_be_visible()
    title = screen.at("over").get_by_role("heading").inner_text()
    expect(screen.at("line")).to_contain_text(title)
    check_size(screen)
    assert screen.at("over").evaluate("panel => panel.scrollHeight - panel.clientHeight") <= 0, "all of it is seen"
    screen.at("change").click()
    check_axe(screen, "other players or rules")
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("?")
    check_axe(screen, "keys")
    screen.page.keyboard.press("Escape")
    screen.at("see-board").click()
    expect(screen.at("over")).to_have_count(0)
    screen.page.keyboard.press("Escape")
    expect(screen.at("over")).to_be_visible()
    screen.page.go_back()
    expect(screen.at("games")).to_be_visible()
    assert screen.at("leave-no").count() == 0
    assert screen.page.get_by_text("Go on with a game").count() == 0
    screen.close()
