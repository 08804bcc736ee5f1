"""The story by which a child learns Labyrinth: walk, slide the maze, turn the tile, go home.

Only four treasures lie in each maze, so that there is little to look at.
"""

from meowze.games.contract_learn import StoryBoard
from meowze.games.labyrinth.rules import State, over

WALK = (
    "L1-T3-T0-L0-T0-I1-L2-/I0-L2-I1-T0-L3-I0-I1-/T3-L2-T3dL2-T0-L1-T1-/I0-L0-L3-L2-L2-L3-L3-/"
    "T3gT2-T2-T0-T1-I1-T1-/I0-I1-T1pT2-L1-I1-L0-/L0-L0-T2-I0-T2lI1-L3- hand:I0- loose:- pawns:a1 "
    "last:4e cards:g found:- left:2 pool:abcdefhijklmnopqrstuvwx turns:0 seat:0 did:p with:secrets=3"
)
SLIDE = (
    "L1-I1-T0-T1-T0-I0-L2-/L0-I1-L2-T3rL3-L1-I0-/T3cI0-T3dI1-T0-L2-T1-/I1-L3-T1-T0-T1-L0-I1-/"
    "T3-L3-T2-T2-T1iL0-T1-/I1-I1-I0-L1-I1-L2-L3-/L0-L2-T2-I0-T2-L0-L3- hand:L0- loose:- pawns:a1 "
    "last:- cards:c found:- left:2 pool:abdefghijklmnopqrstuvwx turns:0 seat:0 did:- with:secrets=3"
)
QUARTER = (
    "L1-L1-T0aI1-T0-L2-L2-/I1-L2-L1-T3-L3-L3-I0-/T3-I1-T3dI1-T0-I1-T1-/I0-L1-L1-L2-L1-I1-L0-/"
    "T3-T0-T2hI0-T1-L0-T1-/L2-T3-I0-T0-T0-L3-I0-/L0-T0-T2-L1-T2lI1-L3- hand:I0- loose:- pawns:a1 "
    "last:- cards:a found:- left:2 pool:bcdefghijklmnopqrstuvwx turns:0 seat:0 did:- with:secrets=3"
)
HOME = (
    "L1-I1-T0aT0-T0bL1-L2-/L0-T1-I0-I0-T0-I0-L2-/T3-T1-T3dL3-T0-L3-T1-/L0-L3-I0-I1-L1-I1-L0-/"
    "T3-L2-T2-L1-T1-T1-T1j/I0-L3-I1-L1-I1-I0-I0-/L0-I0-T2-L0-T2-T3-L3- hand:L0- loose:- pawns:e5 "
    "last:- cards:- found:abj left:0 pool:cdefghiklmnopqrstuvwx turns:0 seat:0 did:- with:secrets=3"
)


def found_one(s: State) -> bool:
    """Whether the first seat has found a treasure."""
    return s.found[0] != 0


def at_home(s: State) -> bool:
    """Whether the game is over: everything is found, and the pawn is back."""
    return bool(over(s))


PAWN = ("pawn-3",)  # of the first seat

STORY: tuple[StoryBoard[State], ...] = (
    StoryBoard("walk", WALK, found_one, ("a5",), ("a5",), ("a5",), (PAWN, ("ring",))),
    StoryBoard("slide", SLIDE, found_one, ("4w0", "a3"), ("4w",), ("a3",), (PAWN, ("map",))),
    StoryBoard("quarter", QUARTER, found_one, ("bn1", "c1"), ("bn",), ("c1",), (PAWN, ("book",))),
    StoryBoard("home", HOME, at_home, ("dn0", "a1"), ("dn",), ("a1",), (PAWN, ("corner-3",))),
)
