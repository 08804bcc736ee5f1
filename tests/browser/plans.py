"""What somebody who wants to win plays next at each game, as gestures: whatever the hand is that makes them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests import seeded
from tests.browser import test_maze, test_race, test_table
from tests.browser.screen import Screen, Seen


class Plan(NamedTuple):
    """A button to press; or a spot to tap so often, the tile in hand turned so often, and whether a tick follows."""

    button: str = ""
    spot: str = ""
    taps: int = 1
    turns: int = 0
    tick: bool = True


def roof(screen: Seen) -> Plan:
    """Chabyrinthe: a turn or a push."""
    action = test_table.chosen(screen)
    spot, rest = action[:2], action[2:]
    if rest not in test_table.QUARTERS:
        return Plan(spot=spot, turns=int(rest))
    ways = [way for way in test_table.QUARTERS if spot + way in screen.table["legal"]]
    return Plan(spot=spot, taps=ways.index(rest) + 1)


def maze(screen: Seen) -> Plan:
    """Labyrinth: a push, or a walk to a treasure that is sought."""
    table = screen.table
    if table["view"]["did"] == "nothing":
        action, _ = test_maze.chosen(table)
        return Plan(spot=action[:2], turns=int(action[2]))
    lies = {square["tile"]["treasure"]: square["cell"] for square in table["view"]["squares"]}
    sought = [lies[card] for card in table["view"]["cards"] if lies.get(card) in table["legal"]]
    spot = sought[0] if sought else seeded.at(table).choice(table["legal"])
    return Plan(spot=spot, tick=len(table["legal"]) > 1)


def race(screen: Seen) -> Plan:
    """Mouse race: draw, or lay what was drawn."""
    table: dict[str, Any] = screen.table
    if table["view"]["hand"] is None:
        return Plan(button="draw", tick=False)
    several = len(table["legal"]) > 1
    if table["view"]["hand"] == "cat":
        return Plan(spot=max(table["legal"], key=test_race.far), tick=several)
    best = min(table["offers"], key=lambda offer: test_race.far(offer["exit"]))
    ways = [offer["action"] for offer in table["offers"] if offer["cell"] == best["cell"]]
    return Plan(spot=best["cell"], taps=ways.index(best["action"]) + 1, tick=several)


class Game(NamedTuple):
    """How a short whole game of it is opened and played."""

    title: str
    seats: int
    preset: str
    options: dict[str, str]
    plan: Callable[[Seen], Plan]

    def begin(self, screen: Screen) -> None:
        """Open a table."""
        screen.begin(self.title, self.seats, self.preset, **self.options)


GAMES = {
    "chabyrinthe": Game("Chabyrinthe", 2, "Kittens", {}, roof),
    "labyrinth": Game("Labyrinth", 2, "Standard", {"secrets": "1", "finish": "anywhere"}, maze),
    "mouse-race": Game("Mouse race", 2, "Standard", {"finish": "scent", "limit": "30"}, race),
}
