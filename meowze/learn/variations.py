"""A record as a tree of variations, and back: what was played, and what else could have been.

The tree is a list. Each node is an action and names the node before it; of the nodes that follow the same one, the
first is the main line and the others are branches beside it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from meowze.games.errors import Misfit
from meowze.learn.study import MAX_ACTIONS
from meowze.play.notes import Branch, Note
from meowze.play.position import Position
from meowze.play.record import Record

ROOT = -1
MAX_NODES = 5_000


@dataclass(frozen=True)
class TreeNode:
    """An action, the number of the node before it (-1 for the start), and what is noted about it."""

    before: int
    action: str
    comment: str = ""
    mark: str = ""


def nodes_of(record: Record) -> tuple[TreeNode, ...]:
    """The tree of a record.

    >>> from meowze import Dice
    >>> start = Position.deal("mouse-race", options="first=0", dice=Dice(7))
    >>> record = Record(start, ("Ann", "Ben"), actions=("miss", "miss")).note("Better:", "?", at=1, branch="draw curve")
    >>> [(node.before, node.action) for node in nodes_of(record)]
    [(-1, 'miss'), (0, 'miss'), (-1, 'draw'), (2, 'curve')]
    """
    nodes: list[TreeNode] = []
    _add(nodes, ROOT, record.actions, record.notes)
    return tuple(nodes)


def _add(nodes: list[TreeNode], before: int, actions: tuple[str, ...], notes: Iterable[Note]) -> None:
    """Add a line with its branches."""
    noted = {note.at: note for note in notes}
    line = [before]
    for at, action in enumerate(actions, 1):
        note = noted.get(at, Note(at))
        opening = noted[0].comment if at == 1 and before != ROOT and 0 in noted else ""  # of a branch
        line.append(_find(nodes, line[-1], TreeNode(line[-1], action, f"{opening} {note.comment}".strip(), note.mark)))
    for at in range(1, len(actions) + 1):
        for branch in noted.get(at, Note(at)).branches:
            _add(nodes, line[at - 1], branch.actions, branch.notes)


def _find(nodes: list[TreeNode], before: int, node: TreeNode) -> int:
    """The number of a node; one that is there already stays."""
    for number, known in enumerate(nodes):
        if known.before == before and known.action == node.action:
            return number
    nodes.append(node)
    return len(nodes) - 1


def record_of(
    start: Position, nodes: Sequence[TreeNode], names: tuple[str, ...], date: str = "", comment: str = ""
) -> Record:
    """The record of a tree; what is not possible by the rules is refused.

    >>> from meowze import Dice
    >>> start = Position.deal("mouse-race", options="first=0", dice=Dice(7))
    >>> tree = (TreeNode(-1, "miss"), TreeNode(-1, "draw"), TreeNode(1, "curve", "Better", "!"))
    >>> print(record_of(start, tree, ("Ann", "Ben")).text.splitlines()[-1])
    1. miss (draw curve ! {Better})
    """
    following = _following(nodes)
    actions, notes = _line(nodes, following, ROOT)
    first = (Note(0, comment),) if comment else ()
    return Record(start, names, date, actions, notes=(*first, *notes))


def _following(nodes: Sequence[TreeNode]) -> dict[int, list[int]]:
    """The numbers of the nodes after each node, the main line first."""
    if len(nodes) > MAX_NODES:
        raise Misfit("nodes", f"{len(nodes)} nodes: a tree has at most {MAX_NODES}")
    following: dict[int, list[int]] = {}
    for number, node in enumerate(nodes):
        if not ROOT <= node.before < number:
            raise Misfit("nodes", f"node {number} comes after node {node.before}, which does not come before it")
        following.setdefault(node.before, []).append(number)
    return following


def _line(
    nodes: Sequence[TreeNode], following: dict[int, list[int]], before: int, first: int | None = None
) -> tuple[tuple[str, ...], tuple[Note, ...]]:
    """The line that goes on from a node, with another first action if one is named, and its notes."""
    actions: list[str] = []
    notes: list[Note] = []
    at = before
    while ways := following.get(at, []):
        number = first if first is not None and at == before else ways[0]
        others = ways[1:] if number == ways[0] else []  # a branch names its own, not those beside it
        branches = tuple(Branch(*_line(nodes, following, at, other)) for other in others)
        node = nodes[number]
        actions.append(node.action)
        notes.append(Note(len(actions), node.comment, node.mark, branches))
        at = number
    return tuple(actions), tuple(notes)


def check_depth(nodes: Sequence[TreeNode]) -> None:
    """Refuse lines that are longer than a study may be."""
    depths: list[int] = []
    for node in nodes:
        depths.append(1 + (depths[node.before] if node.before >= 0 else 0))
    if depths and max(depths) > MAX_ACTIONS:
        raise Misfit("nodes", f"{max(depths)} actions: a study has at most {MAX_ACTIONS}").with_key("board-long")
