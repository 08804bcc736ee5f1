"""The story by which a child learns Mouse race: lay a tile, draw one, stop the other mouse."""

from meowze.games.contract_learn import StoryBoard
from meowze.games.mouse_race.notation import CELLS
from meowze.games.mouse_race.rules import State, at

LAY = (
    "0............/│............/│............/│............/│............/└─────......./"
    "......*....../............./............./..........──┐/............│/............│/"
    "............1 paths:sssseeeeee,nnwww hand:curve bag:59/69/20 turns:0 seat:0 won:- drawn:0,0 "
    "with:standard rules:2"
)
DRAW = (
    "0............/│............/│............/│............/│............/│............/"
    "└────.*....../............./............./..........──┐/............│/............│/"
    "............1 paths:ssssseeeee,nnwww hand:- bag:59/70/20 turns:0 seat:0 won:- drawn:0,0 "
    "with:standard rules:2"
)
CAT = (
    "0............/│............/│............/│............/│............/└............/"
    "......*.────┐/............│/............│/............│/............│/............│/"
    "............1 paths:sssse,nnnnnwwwww hand:cat bag:59/70/19 turns:0 seat:0 won:- drawn:0,0 "
    "with:standard rules:2"
)


GATE = CELLS["h7"]  # where the other mouse would come to the cheese next


def at_cheese(s: State) -> bool:
    """Whether the first mouse has the cheese."""
    return s.winner == 0


def stopped(s: State) -> bool:
    """Whether a cat sits before the other mouse."""
    return at(s.cats, GATE) == 1


TO_CHEESE = (("mouse-0",), ("cheese",))

STORY: tuple[StoryBoard[State], ...] = (
    StoryBoard("lay", LAY, at_cheese, ("s",), ("g6",), ("g7",), TO_CHEESE),
    StoryBoard("draw", DRAW, at_cheese, ("draw", "e"), ("f7",), ("g7",), TO_CHEESE, seed=2),
    StoryBoard("cat", CAT, stopped, ("h7",), ("h7",), ("i7",), (("cat-0",), ("mouse-2",))),
)
