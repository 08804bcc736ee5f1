"""The story by which a child learns Chabyrinthe: turn a gutter, push one in, turn it before, two cats at once."""

from meowze.games.chabyrinthe.rules import State
from meowze.games.contract_learn import StoryBoard

TURN = (
    "L2I1L2/L1X0I0/L0I0B0 homes:1e,3w cats:an3,cs4 top:I0 under:- unseen:4/2/4/1/2/3/0 strays:4/4/5 "
    "owed:- won:0/0/0 turns:0 seat:0 did:- with:board=3x3"
)
PUSH = (
    "L0D0L2/B0T3T0/L0D1I1 homes:1e,3w cats:an4,cs3 top:L0 under:- unseen:4/5/2/2/2/1/0 strays:4/4/5 "
    "owed:- won:0/0/0 turns:0 seat:0 did:- with:board=3x3"
)
QUARTER = (
    "L0I1L2/B0L2D1/L0T0I1 homes:1e,3w cats:an5,cs5 top:L0 under:- unseen:3/4/3/2/2/2/0 strays:5/5/3 "
    "owed:- won:0/0/0 turns:0 seat:0 did:- with:board=3x3"
)
BOTH = (
    "X0L3L2/X0L1L3/L0T3I1 homes:1e,3w cats:an5,cs3 top:I0 under:- unseen:3/4/3/0/3/3/0 strays:4/5/4 "
    "owed:- won:0/0/0 turns:0 seat:0 did:- with:board=3x3"
)


def cats_home(s: State) -> int:
    """How many cats the first seat has brought home."""
    return sum(s.won >> (4 * value) & 15 for value in range(3))


def one_home(s: State) -> bool:
    """Whether a cat is at home."""
    return cats_home(s) >= 1


def two_home(s: State) -> bool:
    """Whether two cats are at home."""
    return cats_home(s) >= 2


STORY: tuple[StoryBoard[State], ...] = (
    StoryBoard("turn", TURN, one_home, ("c1-",), ("c1",), ("cs", "1e"), (("cat-5",), ("home",))),
    StoryBoard("push", PUSH, one_home, ("an0",), ("an",), ("an", "3w"), (("cat-5",), ("home",))),
    StoryBoard("quarter", QUARTER, one_home, ("3e2",), ("3e",), ("cs", "3w"), (("cat-11",), ("home",))),
    StoryBoard(
        "both", BOTH, two_home, ("a3-",), ("a3",), ("an", "cs", "1e", "3w"), (("cat-10", "cat-0"), ("home", "home"))
    ),
)
