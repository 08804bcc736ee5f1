"""`python -m meowze.server.typescript` writes web/src/protocol.ts: every message as TypeScript, made from type hints.

Not by way of JSON schema: msgspec makes none for a union of dataclasses, which the views of two games are.
"""

import dataclasses
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from meowze.learn.reviewed_game import Review
from meowze.live.answer_types import Answers
from meowze.live.daily_api import DailyBest, DailyCard, NewDailyResult
from meowze.live.puzzle_answers import PuzzleAnswer, PuzzleList, PuzzleMove, PuzzleSheet
from meowze.live.replay import Best, Look, NewRecord, Replay, Story
from meowze.live.setup_answers import SetUp, SetupQuestion
from meowze.live.story_answers import StoryMoment, StoryQuestion
from meowze.live.study_answers import Advised, Studied, StudyQuestion
from meowze.live.variation_answers import RecordQuestion, RecordText, TreeQuestion, VariationTree
from meowze.room.messages import incoming, outgoing

TARGET = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
HEAD = "// Made from meowze/room/messages by `python -m meowze.server.typescript`; never edited."
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
UNIONS = {
    "View": outgoing.View,
    "Fact": outgoing.Fact,
    "Offer": outgoing.Offer,
    "Incoming": incoming.Incoming,
    "Outgoing": outgoing.Outgoing,
}
ROOTS = (
    *UNIONS.values(), incoming.NewRoom, incoming.SeatPlan, Answers, Replay, Story, Look, Best, NewRecord,
    StudyQuestion, Studied, Advised, StoryQuestion, StoryMoment, Review, DailyCard, DailyBest, NewDailyResult,
    PuzzleList, PuzzleSheet, PuzzleMove, PuzzleAnswer, SetupQuestion, SetUp, RecordQuestion, TreeQuestion, RecordText,
    VariationTree,
)  # fmt: skip
SENT = (
    *typing.get_args(incoming.Incoming), incoming.NewRoom, incoming.SeatPlan, StudyQuestion, StoryQuestion, PuzzleMove,
    SetupQuestion, RecordQuestion, TreeQuestion,
)  # fmt: skip


def protocol() -> str:
    """The whole of protocol.ts."""
    unions = (f"export type {name} = {written(hint)};" for name, hint in UNIONS.items())
    interfaces = (interface(kind) for kind in classes(ROOTS))
    return "\n\n".join((HEAD, "\n".join(unions), *interfaces)) + "\n"


def classes(hints: tuple[Any, ...]) -> list[type]:
    """Every class in these hints and in the fields of those classes, each once."""
    found: dict[type, None] = {}
    for hint in hints:
        for kind in _named(hint):
            if kind not in found:
                found[kind] = None
                found.update(dict.fromkeys(classes(tuple(typing.get_type_hints(kind).values()))))
    return list(found)


def interface(kind: type) -> str:
    """A class as an interface; what a client may leave out has a question mark."""
    about = " ".join((kind.__doc__ or "").split())
    lines = [f"/** {about} */", f"export interface {name_of(kind)} {{"]
    tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
    if tag is not None:
        lines.append(f'  readonly type: "{tag}";')
    optional = _defaulted(kind) if kind in SENT else set()
    for name, hint in typing.get_type_hints(kind).items():
        lines.append(f"  readonly {name}{'?' if name in optional else ''}: {written(hint)};")
    return "\n".join((*lines, "}"))


def written(hint: Any) -> str:
    """A type hint as TypeScript."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in inner)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(map(written, inner))
    if origin is tuple and inner[1:] == (...,):
        item = written(inner[0])
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if origin is tuple:
        return f"readonly [{', '.join(map(written, inner))}]"
    if origin is dict:
        return f"Readonly<Record<{', '.join(map(written, inner))}>>"
    if hint in PLAIN:
        return PLAIN[hint]
    if not _is_record(hint):
        raise TypeError(f"{hint} has no form in protocol.ts")
    return name_of(hint)


def name_of(kind: type) -> str:
    """A class's name; a game's own classes carry the game's name in front, since every game has a View."""
    inside = kind.__module__.split(".")
    game = inside[2].replace("_", "").capitalize() if inside[:2] == ["meowze", "games"] and inside[3:] else ""
    return game + kind.__name__


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and (dataclasses.is_dataclass(hint) or issubclass(hint, msgspec.Struct))


def _named(hint: Any) -> Iterator[type]:
    if _is_record(hint):
        yield hint
    elif typing.get_origin(hint) is not Literal:
        for inner in typing.get_args(hint):
            yield from _named(inner)


def _defaulted(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind) if not field.required}


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(protocol(), encoding="utf-8")
