"""Trees of variations as pages need them: a record taken apart, and a tree as a record."""

from typing import NamedTuple

import msgspec

from meowze.games.errors import Misfit
from meowze.learn.study import Study
from meowze.learn.variations import MAX_NODES, TreeNode, check_depth, nodes_of, record_of
from meowze.live.errors import NoReplay
from meowze.play.position import Position
from meowze.play.record import Record, read_record
from meowze.room.messages.outgoing import Fact


class RecordQuestion(msgspec.Struct, frozen=True):
    """The text of a record, and after how many of its steps somebody wants to go on."""

    text: str
    step: int = 0


class VariationNode(msgspec.Struct, frozen=True):
    """An action of a tree, the number of the node before it, what is noted about it, and what happened by it."""

    before: int
    action: str
    comment: str
    mark: str
    facts: tuple[Fact, ...]


class VariationTree(msgspec.Struct, frozen=True):
    """A record as a tree; of the nodes after the same one the first is the main line."""

    game: str
    position: str  # the start, as text
    names: tuple[str, ...]
    date: str
    comment: str  # before the first action
    nodes: tuple[VariationNode, ...]
    at: int  # how many actions of the main line lead to the step that was asked for


class TreeQuestion(msgspec.Struct, frozen=True):
    """A tree, to be written as a record; its nodes are in the order in which they were added."""

    game: str
    position: str
    names: tuple[str, ...]
    date: str
    comment: str
    nodes: tuple[TreeNode, ...]


class RecordText(msgspec.Struct, frozen=True):
    """The text of a record."""

    text: str


class VariationRequest(NamedTuple):
    """A question for the process that replays games."""

    question: RecordQuestion | TreeQuestion


def variations(asked: RecordQuestion | TreeQuestion) -> VariationTree | RecordText:
    """The answer to a question."""
    return tree_of(asked) if isinstance(asked, RecordQuestion) else text_of(asked)


def text_of(asked: TreeQuestion) -> RecordText:
    """A tree as a record."""
    start = Study.read(asked.game, asked.position).start
    return RecordText(record_of(start, asked.nodes, asked.names, asked.date, asked.comment).text)


def tree_of(asked: RecordQuestion) -> VariationTree:
    """A record as a tree."""
    record = read_record(asked.text)
    nodes = nodes_of(record)
    check_depth(nodes)
    if len(nodes) > MAX_NODES:
        raise Misfit("text", f"{len(nodes)} actions: a tree has at most {MAX_NODES}")
    steps = list(record.steps())
    if not 0 <= asked.step <= len(steps):
        raise NoReplay(f"step is a number from 0 to {len(steps)}")
    return VariationTree(
        game=record.start.game.name,
        position=record.start.text,
        names=record.names,
        date=record.date,
        comment=next((note.comment for note in record.notes if note.at == 0), ""),
        nodes=_with_facts(record, nodes),
        at=sum(not step.forced for step in steps[: asked.step]),
    )


def _with_facts(record: Record, nodes: tuple[TreeNode, ...]) -> tuple[VariationNode, ...]:
    """The nodes with what happened by each."""
    reached: list[Position] = []
    told = []
    for node in nodes:
        position = reached[node.before] if node.before >= 0 else record.start
        steps = list(position.steps(node.action))
        reached.append(steps[-1].position)
        facts = tuple(step.fact for step in steps)
        told.append(VariationNode(node.before, node.action, node.comment, node.mark, facts))
    return tuple(told)
