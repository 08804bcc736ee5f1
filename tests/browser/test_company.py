"""Tables with company in a real browser: bots, friends by link, two tabs, a phone as hand, the ghost hand, hints."""

import json
import re
from collections.abc import Container
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from tests.browser.conftest import serving
from tests.browser.plans import GAMES, Plan
from tests.browser.samples import one_game
from tests.browser.screen import Screen, check_size
from tests.browser.tables import BOT, HERE, LINK, open_room, wait_for_turn
from tests.browser.test_pages import SIZES, check_axe, own_address
from tests.server.serving import new_token, opened


def by_pointer(screen: Screen, plan: Plan) -> None:
    """The mouse."""
    if plan.button:
        screen.at(plan.button).click()
        return
    screen.turn_hand(plan.turns)
    knob = screen.page.locator(f"[data-spot='{plan.spot}']")
    for _ in range(plan.taps):
        knob.click()
    if plan.tick:
        screen.pause()
        screen.at("tick").click()


def act(screen: Screen, game: str) -> None:
    """One action of somebody here."""
    at = screen.table["at"]
    by_pointer(screen, GAMES[game].plan(screen))
    screen.changed(at)


@one_game("labyrinth")
def test_whole_game_against_a_bot(browser: Browser, server: str, game: str) -> None:
    """The bot thinks with its face, plays where it is seen, and the end is said."""
    screen = Screen(browser, server, viewport={"width": 1024, "height": 768})
    open_room(screen, game, HERE, BOT)
    expect(screen.at("cell-b2")).to_be_visible()
    expect(screen.page.locator("[data-seat='1'] use[href^='#faces-mochi']")).to_have_count(1)
    while wait_for_turn(screen):
        act(screen, game)
    assert screen.record().position.over
    expect(screen.at("over")).to_be_visible()
    screen.at("change").click()
    screen.page.get_by_role("radio", name="Standard", exact=True).check()
    screen.at("bot-1-3").check(force=True)
    screen.at("begin").click()
    expect(screen.at("over")).to_have_count(0)
    expect(screen.page.locator("[data-seat='1'] use[href^='#faces-basil']")).to_have_count(1)
    screen.close()


def test_two_taps_to_a_game(browser: Browser, server: str) -> None:
    """A picture, then the bot that was played against last; the advice of the hint is played by the tick."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180})
    screen.play_against("Labyrinth", 2)
    assert [seat["level"] for seat in screen.table["company"]["seats"]] == [0, 2]
    assert wait_for_turn(screen)
    expect(screen.at("curtain")).to_have_count(0)
    expect(screen.at("cards").get_by_role("img")).to_have_count(1)
    at = screen.table["at"]
    screen.at("hint").click()
    expect(screen.at("tick")).to_be_visible()
    advice = next(message for message in reversed(screen.heard) if message["type"] == "hinted")
    expect(screen.at("line")).not_to_have_text("")
    check_axe(screen, "hint")
    screen.at("tick").click()
    screen.changed(at)
    assert screen.table["view"]["last"] == advice["action"][:2]
    screen.page.goto(server)
    screen.at("game-labyrinth").click()
    expect(screen.at("versus")).to_contain_text("Mochi")
    screen.close()


SETTLE = """([room, clock]) => new Promise(resolve => {
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${room}/socket`);
  const send = message => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', since: -1, token: JSON.parse(localStorage['meowze.token']) });
  socket.onmessage = ({ data }) => {
    const table = JSON.parse(data).table ?? JSON.parse(data);
    if (table.type === 'table' && table.company.clock !== clock)
      send({ type: 'settle', closed: false, undo: true, absent: 0, clock, id: 'a shorter clock' });
    if (table.company?.clock === clock) { socket.close(); resolve(); }
  };
})"""
EMOTE = """([room, seat]) => new Promise(resolve => {
  const socket = new WebSocket(`ws://${location.host}/api/rooms/${room}/socket`);
  const send = message => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ type: 'hello', since: -1, token: JSON.parse(localStorage['meowze.token']) });
  socket.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type === 'table') send({ type: 'emote', seat, phrase: 'well-played', id: `emote-${seat}-${innerWidth}` });
    if (type === 'said') { socket.close(); resolve(); }
  };
})"""


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("text_size", [1, 1.5])
def test_whose_turn_it_is_stays_in_sight(browser: Browser, server: str, seats: int, text_size: float) -> None:
    """What somebody says leaves the line free, and nothing must be scrolled, with the largest text too."""
    screen = Screen(browser, server)
    screen.page.evaluate(f"localStorage['meowze.settings'] = '{json.dumps({'textSize': text_size})}'")
    company = (HERE, {"who": "here", "name": "Konstantin"}, BOT, BOT)[:seats]
    room = open_room(screen, "chabyrinthe", *company, options="first=0")
    for width, height in ((390, 844), (820, 1180)):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert wait_for_turn(screen)
        check_size(screen)
        for name in ("word-0", "word-1"):
            screen.page.evaluate(EMOTE, [room, int(name[-1])])
            expect(screen.at(name)).to_be_visible()
            word, line = screen.box(name), screen.box("line")
            assert word["y"] + word["height"] <= line["y"]
            assert 0 <= word["x"] <= width - word["width"]
    screen.close()


class Wire:
    """The sockets of a page, which can be cut."""

    def __init__(self, screen: Screen) -> None:
        self.screen, self.whole = screen, True
        self.open: list[WebSocketRoute] = []
        screen.page.route_web_socket("**/socket", self._joined)

    def _joined(self, socket: WebSocketRoute) -> None:
        if not self.whole:
            socket.close(code=4408)
            return
        self.open.append(socket)
        server = socket.connect_to_server()
        server.on_message(lambda message: self._pass(socket, message))

    def _pass(self, socket: WebSocketRoute, message: str | bytes) -> None:
        self.screen._hear(message)
        socket.send(message)

    def cut(self) -> None:
        self.whole = False
        for socket in self.open:
            socket.close(code=4408)
        self.open.clear()


def test_two_browsers_by_link(browser: Browser, server: str) -> None:
    """A friend joins by code; is reloaded and cut off in the middle; agrees to an undo; hears a phrase; plays again."""
    host = Screen(browser, server, viewport={"width": 1024, "height": 768})
    room = open_room(host, "chabyrinthe", HERE, LINK, options="board=3x3,first=0")
    expect(host.at("room-code")).to_have_text(room)
    expect(host.at("only-here")).to_be_visible()
    check_axe(host, "waiting")
    guest = Screen(browser, server, **SIZES["phone"])
    wire = Wire(guest)
    guest.at("code").fill(room.upper())
    guest.at("join").click()
    guest.at("sit-1").click()
    check_axe(guest, "names")
    name = guest.at("name").first.inner_text()
    guest.at("name").first.click()
    for screen in (host, guest):
        expect(screen.at("cell-b2")).to_be_visible()
        assert screen.table["names"][1] == name
    players = (host, guest)
    for number in range(4):
        mover = players[host.table["mover"]]
        assert wait_for_turn(mover)
        if number == 3:
            guest.reload()
            assert wait_for_turn(guest)
        if number == 1:
            wire.cut()
            expect(guest.at("line")).to_contain_text("Connection lost")
        act(mover, "chabyrinthe")
        wire.whole = True
        for screen in players:
            screen.page.wait_for_function("() => !document.querySelector('.line')?.textContent.includes('lost')")
        host.wait_until(lambda: host.table["at"] == guest.table["at"])
    check_consent(host, guest)
    host.at("say").click()
    check_axe(host, "phrases")
    host.at("phrase-hello").click()
    expect(guest.at("word-0")).to_have_text("Hello!")
    check_new_seat(guest)
    host.close()
    guest.close()


def check_new_seat(guest: Screen) -> None:
    """Who stands up in the middle of a game watches, and may sit down again."""
    guest.at("menu").click()
    guest.at("stand-1").click()
    expect(guest.at("sit-1")).to_be_visible()
    check_axe(guest, "seats")
    guest.at("close").click()
    guest.at("join-in").click()
    guest.at("name").first.click()
    expect(guest.at("join-in")).to_have_count(0)


def check_consent(host: Screen, guest: Screen) -> None:
    """An undo over what others have played asks them: no leaves everything, yes takes back."""
    at = host.table["at"]
    host.at("undo").click()
    guest.at("decline").click()
    expect(guest.at("decline")).to_have_count(0)
    assert host.table["at"] == at
    host.page.wait_for_timeout(400)
    host.at("undo").click()
    check_axe(guest, "asked")
    guest.at("agree").click()
    host.wait_until(lambda: host.table["at"] != at and guest.table["at"] == host.table["at"])


def test_host_sets_the_table(browser: Browser, server: str) -> None:
    """In the waiting room the host closes the door, settles two more things, and gives the free seat to a bot."""
    host = Screen(browser, server, viewport={"width": 820, "height": 1180})
    room = open_room(host, "labyrinth", HERE, LINK, options="secrets=1")
    host.at("close-room").click()
    expect(host.at("closed")).to_contain_text("Nobody else can come in")
    expect(host.at("room-code")).to_have_count(0)
    host.at("open-room").click()
    expect(host.at("room-code")).to_have_text(room)
    host.at("close-room").click()
    expect(host.at("closed")).to_be_visible()
    guest = Screen(browser, server)
    guest.page.goto(f"{server}room/{room}")
    expect(guest.page.get_by_text("closed this table")).to_be_visible()
    host.at("undo-allowed").uncheck()
    host.wait_until(lambda: not host.table["company"]["undo"])
    host.at("absent").select_option("60")
    host.wait_until(lambda: host.table["company"]["absent"] == 60)
    check_axe(host, "waiting")
    host.at("fill-1").click()
    host.at("newcomer-3").click(force=True)
    expect(host.at("cell-b2")).to_be_visible()
    assert host.table["names"][1] == "Basil"
    host.at("menu").click()
    expect(host.at("undo-allowed")).not_to_be_checked()
    host.at("undo-allowed").check()
    host.wait_until(lambda: host.table["company"]["undo"] and host.table["company"]["closed"])
    host.at("close").click()
    guest.page.goto(server)
    guest.at("code").fill("nowhere")
    guest.at("join").click()
    expect(guest.page.get_by_role("alert")).not_to_have_text("")
    guest.complaints.clear()  # the browser reports the answer 404
    guest.close()
    host.page.goto(server)
    expect(host.page.get_by_role("navigation").get_by_role("link", name="Basil")).to_be_visible()
    host.close()


def test_friends_far_apart(browser: Browser, server: str) -> None:
    """The host keeps name and face; who watches has no dead buttons; a bot plays for who is away or late."""
    host = Screen(browser, server, viewport={"width": 360, "height": 640})
    host.page.goto(f"{server}#chabyrinthe?seats=2")
    host.page.get_by_role("textbox", name="Player 1’s name").fill("Anna")
    host.at("who-1-link").check(force=True)
    expect(host.page.get_by_role("textbox", name="Player 1’s name")).to_have_value("Anna")
    host.page.goto(server)
    room = open_room(host, "chabyrinthe", {"who": "here", "name": "Anna"}, LINK, options="board=3x3,first=1")
    host.at("face-0").click()
    host.page.get_by_role("radio", name="owl").check(force=True)
    check_axe(host, "face")
    host.at("keep-name").click()
    host.at("clock").select_option("30")
    expect(host.at("clock-about")).to_contain_text("Mochi")
    guest = Screen(browser, server, **SIZES["phone"])
    guest.page.goto(f"{server}room/{room}")
    guest.at("sit-1").click()
    guest.at("name").first.click()
    expect(guest.page.locator("[data-seat='0'] use[href='#animals-owl']")).to_have_count(1)
    expect(guest.page.locator("[data-seat='0']")).to_contain_text("Anna")
    expect(guest.page.locator("[data-seat='1']").get_by_test_id("sandglass")).to_be_visible()
    watcher = Screen(browser, server, viewport={"width": 360, "height": 640})
    watcher.page.goto(f"{server}room/{room}")
    expect(watcher.at("watching")).to_contain_text("You are watching")
    for name in ("undo", "hint", "say", "join-in"):
        expect(watcher.at(name)).to_have_count(0)
    check_axe(watcher, "watching")
    friend = guest.page.url
    guest.page.goto(server)
    expect(host.at("absence-1")).to_have_text("away")
    expect(host.at("line")).to_contain_text("is away")
    check_axe(host, "away")
    host.at("substitute").click()
    host.wait_until(lambda: host.table["company"]["seats"][1]["level"] == 2 and host.table["mover"] == 0)
    expect(host.at("absence-1")).to_have_text("Mochi plays")
    guest.page.goto(friend)
    host.wait_until(lambda: host.table["company"]["seats"][1]["level"] == 0)
    expect(host.at("absence-1")).to_have_count(0)
    expect(host.page.locator("[data-seat='0']").get_by_test_id("sandglass")).to_be_visible()
    at = host.table["at"]
    host.page.evaluate(SETTLE, [room, 2])  # nobody waits half a minute here
    host.wait_until(lambda: host.table["company"]["overdue"] or host.table["at"] > at)
    host.wait_until(lambda: host.table["mover"] == 1)
    assert any(message.get("what") == "late" for message in host.heard)
    for screen in (host, guest, watcher):
        screen.close()


def test_same_seat_in_two_tabs(browser: Browser, server: str) -> None:
    """What one tab plays the other shows, and both may play on."""
    first = Screen(browser, server, viewport={"width": 1024, "height": 768})
    open_room(first, "chabyrinthe", HERE, {"who": "here", "name": "Ben"})
    expect(first.at("cell-b2")).to_be_visible()
    second = Screen(browser, server, viewport={"width": 1024, "height": 768}, like=first)
    second.page.goto(first.page.url)
    expect(second.at("cell-b2")).to_be_visible()
    for one, other in ((first, second), (second, first)):
        act(one, "chabyrinthe")
        first.wait_until(lambda: first.table["at"] == second.table["at"])
        assert other.settled() == one.settled()
    second.close()


def check_palm(phone: Screen) -> None:
    """The cards are large and covered by a tap; the board comes when it is wanted, and goes again."""
    card = phone.table["view"]["cards"][0]
    expect(phone.at("cell-b2")).to_be_hidden()
    expect(phone.at("hand-cards")).to_have_accessible_name(re.compile(card.replace("-", " ")))
    assert phone.box("hand-cards")["width"] > 300
    check_axe(phone, "phone as hand")
    check_size(phone)
    phone.at("hand-cards").tap()
    expect(phone.page.locator("[data-testid=hand-cards] use")).to_have_attribute("href", "#labyrinth-card-back")
    phone.at("show-board").tap()
    expect(phone.at("cell-b2")).to_be_visible()
    phone.at("menu").tap()
    phone.at("my-cards").tap()
    expect(phone.at("cell-b2")).to_be_hidden()
    phone.at("show-board").tap()


def test_phone_as_hand(browser: Browser, tmp_path: Any) -> None:
    """The tablet shows the board, a phone the cards of one seat, until the seat is given back.

    After a lost connection the tablet shows another code: the server may have begun anew and forgotten the first one.
    """
    address = own_address()
    if not address or address.startswith("127."):
        pytest.skip("this machine has no address but its own")
    with serving(tmp_path / "rooms.sqlite3", address) as server:
        tablet = Screen(browser, server, viewport={"width": 820, "height": 1180})
        wire = Wire(tablet)
        open_room(tablet, "labyrinth", HERE, {"who": "here", "name": "Ben"}, options="secrets=2,first=0")
        expect(tablet.at("curtain")).to_be_visible()
        tablet.at("menu").click()
        tablet.at("pair-0").click()
        expect(tablet.page.get_by_role("img", name="QR")).to_be_visible()
        forgotten = tablet.at("link").input_value()
        wire.cut()
        wire.whole = True
        expect(tablet.at("link")).not_to_have_value(forgotten)
        link = tablet.at("link").input_value()
        phone = Screen(browser, link, **SIZES["phone"])
        expect(tablet.at("on-phone")).to_be_visible()
        expect(phone.at("hand-device")).to_be_visible()
        assert (tablet.table["view"]["cards"], len(phone.table["view"]["cards"])) == ([], 1)
        check_palm(phone)
        for _ in range(2):
            at, plan = phone.table["at"], GAMES["labyrinth"].plan(phone)
            phone.turn_hand(plan.turns)
            phone.page.locator(f"[data-spot='{plan.spot}']").tap()
            if plan.tick:
                phone.pause()
                phone.at("tick").tap()
            phone.changed(at)
        tablet.wait_until(lambda: tablet.table["mover"] == 1)
        expect(tablet.at("curtain")).to_contain_text("Ben")
        tablet.undo()
        tablet.at("menu").click()
        tablet.at("pair-0").click()
        expect(tablet.at("curtain")).to_be_visible()
        expect(phone.at("cards")).to_have_count(0)
        tablet.close()
        phone.close()


def test_ghost_hand_shows_each_gesture_once(browser: Browser, server: str) -> None:
    """On the first game a hand shows a push and a walk, waits for them, and comes no more until it is asked to."""
    screen = Screen(browser, server, viewport={"width": 820, "height": 1180}, guided=True)
    open_room(screen, "labyrinth", HERE, options="secrets=6")
    for gesture in ("push", "cell"):
        expect(screen.at("ghost")).to_be_attached()
        screen.page.wait_for_timeout(350)
        act(screen, "labyrinth")
        shown = json.loads(screen.page.evaluate("localStorage['meowze.shown']"))
        assert f"labyrinth:{gesture}" in shown
    screen.page.wait_for_timeout(2000)
    expect(screen.at("ghost")).to_have_count(0)
    screen.at("menu").click()
    screen.at("show-again").click()
    expect(screen.at("ghost")).to_be_attached()
    screen.at("skip-guide").click()
    expect(screen.at("ghost")).to_have_count(0)
    screen.close()


POINTED = """() => {
  const [shown] = document.querySelector('[data-testid=ghost]')?.getAnimations() ?? [];
  const at = shown?.effect.getKeyframes()[2].transform.match(/[-\\d.]+px/g)?.map(parseFloat);
  const node = at && document.elementFromPoint(...at)?.closest('[data-spot], [data-testid]');
  return node ? node.dataset.spot ?? node.dataset.testid : '';
}"""


def pointed(screen: Screen, wanted: Container[str]) -> None:
    """The ghost hand points at one of these, and at nothing else before."""
    screen.wait_until(lambda: screen.page.evaluate(POINTED), "the ghost hand never came")
    assert screen.page.evaluate(POINTED) in wanted


def test_ghost_hand_points_where_things_are(browser: Browser, server: str) -> None:
    """The aim is told first. After the board has zoomed the hand is on a lit field, after a hint on the tick."""
    screen = Screen(browser, server, **SIZES["phone"], guided=True)
    open_room(screen, "mouse-race", HERE, BOT, options="first=0,bag=82/82/0")
    expect(screen.at("line")).to_contain_text("Lay a path for your mouse to the cheese")
    pointed(screen, {"draw"})
    at = screen.table["at"]
    screen.at("draw").click()
    screen.changed(at)
    cells = {offer["cell"] for offer in screen.table["offers"]}
    pointed(screen, cells)
    screen.at("hint").click()
    expect(screen.at("tick")).to_be_visible()
    pointed(screen, {"tick"})
    screen.close()


def test_a_move_that_comes_before_the_pictures(browser: Browser, server: str) -> None:
    """A bot that plays while the game's pictures still load: the board is drawn as it then is."""
    token, held = new_token(), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    address, game = server.partition("//")[2].rstrip("/"), {"game": "labyrinth", "preset": "", "options": "first=1"}
    room = opened(address, token, **game, seats=[HERE, BOT])
    screen = Screen(browser, server)
    screen.page.evaluate("token => { localStorage['meowze.token'] = JSON.stringify(token) }", token)
    screen.page.route("**/skin-*.js", hold)
    screen.page.goto(f"{server}room/{room}", wait_until="commit")
    screen.wait_until(lambda: held and any(message["type"] == "moved" for message in screen.heard))
    for route in held:
        route.continue_()
    expect(screen.at("cell-b2")).to_be_visible()
    screen.close()
