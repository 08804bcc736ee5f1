"""The story by which a child learns Labyrinth: walk, slide the maze, turn the tile, go home."""

from meowze.games.contract_learn import StoryBoard
from meowze.games.labyrinth.rules import State, over

WALK = (
    "L1-T3oT0aL0-T0bI1-L2-/I0-L2-I1-T0qL3vI0-I1-/T3cL2sT3dL2-T0eL1-T1f/I0-L0-L3-L2uL2-L3-L3w/"
    "T3gT2mT2hT0rT1iI1-T1j/I0-I1-T1pT2nL1xI1-L0-/L0-L0tT2kI0-T2lI1-L3- hand:I0- loose:- pawns:a1 "
    "last:4e cards:g found:- left:2 pool:abcdefhijklmnopqrstuvwx turns:0 seat:0 did:p with:secrets=3"
)
SLIDE = (
    "L1-I1-T0aT1nT0bI0-L2-/L0-I1-L2-T3rL3-L1-I0-/T3cI0-T3dI1-T0eL2-T1f/I1-L3uT1qT0pT1oL0-I1-/"
    "T3gL3xT2hT2mT1iL0-T1j/I1-I1-I0-L1wI1-L2-L3-/L0-L2sT2kI0-T2lL0vL3- hand:L0t loose:- pawns:a1 "
    "last:- cards:c found:- left:2 pool:abdefghijklmnopqrstuvwx turns:0 seat:0 did:- with:secrets=3"
)
QUARTER = (
    "L1-L1-T0aI1-T0bL2sL2-/I1-L2uL1xT3oL3tL3wI0-/T3cI1-T3dI1-T0eI1-T1f/I0-L1-L1-L2-L1-I1-L0-/"
    "T3gT0qT2hI0-T1iL0-T1j/L2vT3rI0-T0pT0mL3-I0-/L0-T0nT2kL1-T2lI1-L3- hand:I0- loose:- pawns:a1 "
    "last:- cards:a found:- left:2 pool:bcdefghijklmnopqrstuvwx turns:0 seat:0 did:- with:secrets=3"
)
HOME = (
    "L1-I1-T0aT0mT0bL1vL2-/L0wT1nI0-I0-T0rI0-L2x/T3cT1pT3dL3-T0eL3-T1f/L0-L3-I0-I1-L1sI1-L0-/"
    "T3gL2tT2hL1-T1iT1qT1j/I0-L3-I1-L1-I1-I0-I0-/L0-I0-T2kL0-T2lT3oL3- hand:L0u loose:- pawns:e5 "
    "last:- cards:- found:abj left:0 pool:cdefghiklmnopqrstuvwx turns:0 seat:0 did:- with:secrets=3"
)


def found_one(s: State) -> bool:
    """Whether the first seat has found a treasure."""
    return s.found[0] != 0


def at_home(s: State) -> bool:
    """Whether the game is over: everything is found, and the pawn is back."""
    return bool(over(s))


STORY: tuple[StoryBoard[State], ...] = (
    StoryBoard("walk", WALK, found_one, ("a5",), ("a5",)),
    StoryBoard("slide", SLIDE, found_one, ("4w0", "a3"), ("4w",), ("a3",)),
    StoryBoard("quarter", QUARTER, found_one, ("bn1", "c1"), ("bn",), ("c1",)),
    StoryBoard("home", HOME, at_home, ("dn0", "a1"), ("dn",), ("a1",)),
)
