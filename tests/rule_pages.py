"""`python -m tests.rule_pages` writes web/src/games/<game>/lessons.json: the pictures of the rule pages, as played."""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.mouse_race.boards import kitchen
from tests.paths import ROOT

FOLDER = ROOT / "web" / "src" / "games"
LIT = {"mouse-race"}  # games whose boards show what is offered


class Lesson(NamedTuple):
    """A position and the actions played from it, scene by scene.

    `focus` are the cells to zoom in on, `marked` those with a frame.
    """

    start: Position
    beats: tuple[str, ...] = ()
    focus: str = ""
    marked: str = ""


def roof(seed: int) -> Position:
    """A deal of Chabyrinthe."""
    return Position.deal("chabyrinthe", 2, "first=0", Seeded(seed))


def small_roof(seed: int) -> Position:
    """A deal of Kittens."""
    return Position.deal("chabyrinthe", 2, "first=0,board=3x3", Seeded(seed))


def maze(seed: int, seats: int = 2, **fields: str) -> Position:
    """A deal of Labyrinth with some fields of its text changed."""
    text = Position.deal("labyrinth", seats, "first=0,secrets=3", Seeded(seed)).text
    for name, value in fields.items():
        text = re.sub(rf" {name}:\S+", f" {name}:{value}", text)
    return Position.read("labyrinth", text)


LESSONS = {  # those for one value of an option have its name at their end
    "chabyrinthe": {
        "start": Lesson(roof(7), marked="a4 d1"),
        "rotate": Lesson(roof(7), ("b3+", "c3++")),
        "push": Lesson(roof(12), ("bn1", "3e0")),
        "home": Lesson(roof(235), ("d1-",)),
        "chain": Lesson(roof(244), ("a4-",)),
        "start-board-3x3": Lesson(small_roof(8), marked="a3 c1"),
        "rotate-board-3x3": Lesson(small_roof(8), ("b2+", "c3+")),
        "push-board-3x3": Lesson(small_roof(12), ("bn1", "3e0")),
        "home-board-3x3": Lesson(small_roof(14), ("c1-",)),
        "chain-board-3x3": Lesson(small_roof(97), ("a3-",)),
    },
    "labyrinth": {
        "start": Lesson(maze(109)),
        "slide": Lesson(maze(63), ("dn0",)),
        "barred": Lesson(maze(46), ("4w0", "a1")),
        "ride": Lesson(maze(24, pawns="b7,g7"), ("bn0",)),
        "walk": Lesson(maze(93), ("2w0", "f4")),
        "end": Lesson(
            maze(108, pawns="g5,g7", cards="-,-", found="abj,-", left="0,3", pool="cdefghiklmnopqrstuvwx"),
            ("2e0", "a1"),
        ),
        "start-1": Lesson(maze(109, 1)),
        "start-3": Lesson(maze(109, 3)),
        "start-4": Lesson(maze(109, 4)),
    },
    "mouse-race": {
        "start": Lesson(kitchen("", "", "", "")),
        "path": Lesson(
            kitchen("", "", seat="0"),
            ("draw straight", "e", "draw curve", "n", "draw curve", "s", "draw straight", "n", "draw straight", "s"),
            "a1 e5",
        ),
        "blocked": Lesson(kitchen("eess", "wwnn", cats="b3 d3"), ("draw curve",), "a1 e5"),
        "cat": Lesson(kitchen("eeeeeeeeessssw", "wwnnw", seat="1"), ("draw cat",)),
        "scent": Lesson(kitchen("eeesseesss", "wwnnw", seat="1"), ("draw cat", "f6"), "d3 h7"),
        "miss": Lesson(kitchen("eesse", "wwnnw", cats="f3"), ("f3",), "a1 e5"),
        "end": Lesson(kitchen("eeesseessss", "wwnnw"), ("draw curve", "e"), "c3 g7"),
        "start-2": Lesson(kitchen("", "")),
        "start-3": Lesson(kitchen("", "", "", switches="players=2-to-4")),
    },
}


def shown(position: Position) -> dict[str, Any]:
    """What the board shows of a position, from the view of seat 0."""
    offers = position.offers if position.game.name in LIT else ()
    told = {
        "view": position.view(0),
        "mover": position.mover,
        "legal": tuple(position.chances) or position.legal,
        "offers": offers,
    }
    built: dict[str, Any] = msgspec.to_builtins(told)
    return built


def scenes(lesson: Lesson) -> Iterator[dict[str, Any]]:
    """The first position, then the facts of each scene and the position after it."""
    position, dice = lesson.start, Seeded(1)
    yield {"facts": [], **shown(position)}
    for beat in lesson.beats:
        named, _, last = beat.rpartition(" ")
        steps = list(position.steps(named))
        steps += (steps[-1].position if steps else position).steps(last, dice)
        position = steps[-1].position
        known = [position.game.facts.known(step.fact, 0) for step in steps]
        yield {"facts": msgspec.to_builtins(known), **shown(position)}


def written(lessons: dict[str, Lesson]) -> str:
    """The lessons of a game as JSON, with one line for each scene."""
    parts = []
    for name, lesson in lessons.items():
        lines = ",\n".join(json.dumps(scene, separators=(",", ":")) for scene in scenes(lesson))
        cells = f'"focus":{json.dumps(lesson.focus.split())},"marked":{json.dumps(lesson.marked.split())}'
        parts.append(f'"{name}":{{{cells},"scenes":[\n{lines}\n]}}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    for game, lessons in LESSONS.items():
        (FOLDER / game / "lessons.json").write_text(written(lessons), encoding="utf-8")
