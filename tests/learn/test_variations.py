"""Trees of variations: a record becomes a tree and the tree the same record again."""

import pytest

from meowze import Dice, Position
from meowze.games.errors import MeowzeError, Misfit
from meowze.learn.study import MAX_ACTIONS
from meowze.learn.variations import TreeNode, check_depth, nodes_of, record_of
from meowze.play.record import Record

START = Position.deal("mouse-race", options="first=0", dice=Dice(7))


def test_there_and_back() -> None:
    """Branches in branches, comments and marks come out as they went in."""
    text = Record(START, ("Ann", "Ben"), "2026-11-17").text.replace("record 1", "record 2") + (
        "{First words}\n1. miss ? {Why?} (draw curve s {along the edge} ! (e) miss) (draw straight)\n2. miss !?\n"
    )
    record = Record.read(text)
    nodes = nodes_of(record)
    assert [(node.before, node.action) for node in nodes[:2]] == [(-1, "miss"), (0, "miss")]
    again = record_of(START, nodes, record.names, record.date, "First words")
    assert Record.read(again.text) == again
    assert record_of(START, nodes_of(again), record.names, record.date, "First words") == again
    assert sorted(node.action for node in nodes_of(again)) == sorted(node.action for node in nodes)
    assert [note.mark for note in again.notes] == ["", "?", "!?"]
    assert [branch.actions[:2] for branch in again.notes[1].branches] == [("draw", "curve")]  # one draw, two outcomes


def test_what_is_no_tree_is_refused() -> None:
    """A node before its own, an action against the rules, and lines that are too long."""
    with pytest.raises(Misfit, match="node 0 comes after node 3"):
        record_of(START, [TreeNode(3, "miss")], ("Ann", "Ben"))
    with pytest.raises(MeowzeError, match="MD21"):
        record_of(START, [TreeNode(-1, "miss"), TreeNode(-1, "back")], ("Ann", "Ben"))
    with pytest.raises(Misfit, match="at most"):
        check_depth([TreeNode(k - 1, "miss") for k in range(MAX_ACTIONS + 1)])
