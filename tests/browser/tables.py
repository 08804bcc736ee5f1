"""Tables that are opened without the start page, short ones too, and the wait for one's turn."""

from typing import Any

from tests.browser.screen import Screen

HERE, LINK, BOT = {"who": "here", "name": "Ada"}, {"who": "link"}, {"who": "bot", "level": 2}
SHORT = {
    "chabyrinthe": "board=3x3,limit=6",
    "labyrinth": "secrets=1,finish=anywhere",
    "mouse-race": "limit=6",
}
OPEN = """async asked => {
  localStorage['meowze.token'] ??= JSON.stringify('t'.repeat(20) + Math.random().toString(36).slice(2).padEnd(20, 'x'));
  const body = JSON.stringify({ ...asked, token: JSON.parse(localStorage['meowze.token']) });
  const answer = await fetch('/api/rooms', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()).room;
}"""


def open_room(screen: Screen, game: str, *seats: dict[str, Any], options: str = "") -> str:
    """Open a room with options that the page does not offer, and go there."""
    asked = {"game": game, "seats": list(seats), "options": options or SHORT[game]}
    room = str(screen.page.evaluate(OPEN, asked))
    screen.page.goto(f"{screen.server}room/{room}")
    return room


def wait_for_turn(screen: Screen) -> bool:
    """Wait until somebody here may play and the page shows it; whether the game still goes on."""
    screen.wait_until(lambda: screen.table.get("legal") or screen.table.get("view", {}).get("over"), "no turn came")
    if not screen.table["legal"]:
        return False
    screen.shown()
    screen.pause()
    return True
