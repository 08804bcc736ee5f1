"""Every page and what can be open on it, prepared once and then visited in any language."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from meowze.games import GAMES
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import Record, write_record
from tests.browser import plans
from tests.browser.plans import Plan
from tests.browser.screen import Screen
from tests.browser.tables import HERE, LINK, OPEN, open_room, wait_for_turn
from tests.browser.test_company import by_pointer
from tests.games.chabyrinthe.boards import ROW, table

NAMES = ("Ada", "Ben", "Cleo", "Dora")
GUESTS = "g" * 40  # the token of another device
UPLOAD = """async text => {
  const headers = { 'content-type': 'application/json' };
  return (await (await fetch('/api/records', { method: 'POST', headers, body: JSON.stringify({ text }) })).json()).id;
}"""
FAMILY = """localStorage['meowze.family'] = JSON.stringify(['Mia', 'Anna-Katharina'].map((name, k) =>
  ({ id: name, name, animal: 'owl', level: 1 + 4 * k, game: '' })))"""
ALMOST = {"won": "5/5/4", "cats": "2w5"}  # all cats but one are home


@dataclass(frozen=True)
class State:
    """A page, the test id by which it is there, and what is then opened on it."""

    name: str
    path: str
    sign: str
    then: Callable[[Screen], object] = lambda screen: None

    def visit(self, screen: Screen) -> None:
        """Go there."""
        screen.page.goto(f"{screen.server}{self.path}", wait_until="commit")
        expect(screen.at(self.sign).first).to_be_visible()
        self.then(screen)


def choose_language(screen: Screen, language: str) -> None:
    """The language of all pages that are loaded from now on."""
    chosen = f"localStorage['meowze.settings'] = JSON.stringify({{ speed: 'quick', language: '{language}' }})"
    screen.page.evaluate(chosen)
    screen.page.goto(f"{screen.server}404")


def prepare(screen: Screen) -> list[State]:
    """All states but those of the rules; tables that are over are played to their end here."""
    screen.page.evaluate(FAMILY)
    dialogs = [
        State("settings", "", "games", lambda screen: screen.at("settings").click()),
        State("family", "", "games", _open_family),
        State("privacy", "", "games", _open_privacy),
        State("forget", "", "games", _ask_to_forget),
    ]
    rooms = (*_waiting(screen), *_tables(screen), *_ends(screen))
    return [State("start", "", "games"), *dialogs, *_setups(), *_learning(), *rooms]


def rule_pages() -> list[State]:
    """The pages of rules."""
    return [State(f"{game} rules", f"rules/{game}", "rule-aim") for game in GAMES]


def _learning() -> Iterator[State]:
    """What is alike in all games stands here for one of them; the themes of puzzles differ."""
    yield from (State(f"{game} puzzles", f"learn/{game}/puzzle", "puzzle-daily") for game in GAMES)
    game = next(game for game in GAMES if GAMES[game].daily)
    yield State("learning", f"learn/{game}", "learn-learn-board")
    yield State("analysis", f"learn/{game}/board", "board-lines")
    yield State("daily", f"learn/{game}/daily", "daily-play")


def _setups() -> Iterator[State]:
    for game in GAMES:
        yield State(f"{game} wishes", f"#{game}", "together")
        yield State(f"{game} setup", f"#{game}?together", "start", _open_choices)


def _open_choices(screen: Screen) -> None:
    if screen.page.locator("input[value=cooperative]").count():
        screen.page.locator("input[value=cooperative]").check()
    for summary in screen.page.locator("summary").all():
        summary.click()


def _open_family(screen: Screen) -> None:
    screen.at("family").click()
    _seen(screen, "family-name")


def _open_privacy(screen: Screen) -> None:
    screen.at("privacy").click()
    _seen(screen, "privacy-done")


def _ask_to_forget(screen: Screen) -> None:
    screen.at("settings").click()
    screen.at("forget-device").click()
    _seen(screen, "forget-device-yes")


def _waiting(screen: Screen) -> Iterator[State]:
    for game in GAMES:
        room = open_room(screen, game, HERE, LINK)
        yield State(f"{game} waiting", f"room/{room}", "waiting")
    asked = {"game": "labyrinth", "seats": [HERE, LINK], "token": GUESTS}
    room = screen.page.evaluate(OPEN.replace("JSON.parse(localStorage['meowze.token'])", "asked.token"), asked)
    yield State("names", f"room/{room}", "sit-1", _ask_names)


def _ask_names(screen: Screen) -> None:
    screen.at("sit-1").click()
    _seen(screen, "name")


def _seen(screen: Screen, name: str) -> None:
    expect(screen.at(name).first).to_be_visible()


def _tables(screen: Screen) -> Iterator[State]:
    for game in GAMES:
        room = open_room(screen, game, *_here(2), options="first=0")
        yield State(f"{game} table", f"room/{room}", "cell-b2")
        yield State(f"{game} menu", f"room/{room}", "cell-b2", lambda screen: screen.at("menu").click())
        if game == "labyrinth":
            yield State(f"{game} uncovered", f"room/{room}", "curtain", lambda screen: screen.at("curtain").click())
    walking, _ = _before_the_walk()
    yield State("labyrinth walk", f"room/{continue_at(screen, walking)}", "cell-b2")
    for hand in ("curve", "cat"):
        yield State(f"mouse-race {hand}", f"room/{continue_at(screen, _drawn(hand))}", "cell-b2")
    room = open_room(screen, "chabyrinthe", *_here(4), options="mode=teams,first=0,actions=at-most-two")
    yield State("chabyrinthe teams", f"room/{room}", "team-1")


def _ends(screen: Screen) -> Iterator[State]:
    walking, cell = _before_the_walk()
    cat = Plan(spot="d2")
    last = {
        "chabyrinthe": (table(ROW, won=f"{ALMOST['won']},0/0/0", cats=ALMOST["cats"]), cat),
        "chabyrinthe alone": (table(ROW, **ALMOST, turns=5), cat),
        "chabyrinthe teams": (table(ROW, won="2/2/1,1/1/1,1/1/1,1/1/1", cats="2w5", switches="mode=teams"), cat),
        "labyrinth": (walking, Plan(spot=cell)),
        "mouse-race": (_drawn("curve", "limit=1,first=0"), None),
    }
    for name, (position, plan) in last.items():
        room = continue_at(screen, position)
        assert wait_for_turn(screen)
        by_pointer(screen, plan or plans.race(screen))
        _seen(screen, "over")
        yield State(f"{name} over", f"room/{room}", "over", lambda screen: _seen(screen, "watch-again"))
        if name == "chabyrinthe":
            screen.at("watch-again").click()
            _seen(screen, "share")
            path = screen.page.url.removeprefix(screen.server).partition("#")[0]
            yield State("replay", path, "share")
            yield State("share", path, "share", lambda screen: screen.at("share").click())


def continue_at(screen: Screen, position: Position) -> str:
    """Open a room in which a game goes on from this position, and go there."""
    record = Record(position, NAMES[: position.seats])
    asked: dict[str, Any] = {"game": position.game.name, "seats": _here(position.seats)}
    asked["replay"] = screen.page.evaluate(UPLOAD, write_record(record))
    room = str(screen.page.evaluate(OPEN, asked))
    screen.table = {}
    screen.page.goto(f"{screen.server}room/{room}")
    return room


def _here(seats: int) -> list[dict[str, Any]]:
    return [{"who": "here", "name": name} for name in NAMES[:seats]]


def _before_the_walk() -> tuple[Position, str]:
    """Labyrinth after a push, with the cell whose treasure ends the game."""
    for luck in range(1000):
        position = Position.deal("labyrinth", 2, "secrets=1,finish=anywhere,first=0,cards=open", Seeded(luck))
        for push in position.legal:
            pushed = position.play(push)
            for cell in pushed.legal:
                if pushed.play(cell).over:
                    return pushed, cell
    raise AssertionError("no deal can be won at once")


def _drawn(hand: str, options: str = "first=0") -> Position:
    """Mouse race after this kind of tile was drawn."""
    deals = (Position.deal("mouse-race", 2, options, Seeded(luck)).play("draw", Seeded(luck)) for luck in range(100))
    return next(position for position in deals if position.view().hand == hand)
