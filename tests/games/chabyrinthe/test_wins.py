"""Chabyrinthe by the book: the decisions on paths and wins, one by one."""

import pytest

from meowze.games.chabyrinthe.facts import ways
from meowze.games.chabyrinthe.view import Moved
from meowze.play.dice import Seeded
from meowze.play.position import Position
from tests.games.chabyrinthe.boards import DOUBLE, ROW, STAR, TEE, dealt, part, rim, table
from tests.games.sampling import any_state

LUCK = Seeded(4)
AT_MOST = "actions=at-most-two"
NOTHING = "0/0/0/0/0/0/0"


def pushes(position: Position) -> set[str]:
    """The pushes among the actions that are possible now."""
    return {action for action in position.legal if action[-1].isdigit()}


def turns(position: Position) -> set[str]:
    """The rotations among the actions that are possible now."""
    return {action for action in position.legal if action[-1] in "+-"}


def joined(position: Position) -> bool:
    """Whether some cat has a path to a home."""
    return position.legal == ("home",)


@pytest.mark.parametrize(
    ("row", "cat", "home", "path"),
    [
        ("L0 L3 --", "an", "bn", True),  # the gutters come out on both sides of the edge
        ("L0 I0 --", "an", "bn", False),  # on one side only
        ("I0 L3 --", "an", "bn", False),
        ("L1 L3 --", "an", "bn", False),  # no gutter ends beside the cat
        ("I0 I0 --", "an", "bn", False),  # side by side is not joined
        ("L0 B0 L3", "an", "cn", True),  # over the bridge
        ("L0 B0 L3", "an", "bn", False),  # its gutters stay apart
        ("L0 X0 L3", "an", "bn", True),
        ("L0 D1 --", "an", "bn", True),  # one gutter of a double elbow
        ("L0 D0 --", "an", "bn", False),  # not from one into the other
        ("X0 -- --", "an", "1w", True),  # one card can be a path
        ("B0 -- --", "an", "1w", False),
        ("L0 T2 L3", "cn", "an", True),
        ("L0 -- L3", "an", "cn", False),  # a dead end carries nothing
    ],
)
def test_cd12_what_is_a_path(row: str, cat: str, home: str, path: bool) -> None:
    """Gutters meet at the edge between two cards, and a cat or home meets the gutter that ends beside it."""
    small = f". . .\n. {row} .\n. -- -- -- .\n. -- -- -- .\n. . ."
    assert joined(table(small, cats=f"{cat}3,as4", homes=f"{home},cs")) is path


LOOP = """
      3  4  H
   .  I0 L1 L2  .
   4  I1 B0 L3  .
   .  -- I0 --  .
      .  H  .
"""


def test_cd12_a_path_may_cross_a_bridge_twice_but_no_cat_or_home() -> None:
    """From 2w the way runs over b2, back through it and out at bs; nobody runs through the cat at bn."""
    twice = table(LOOP, cats="an3,2w4", homes="cn,bs")
    assert joined(twice)
    (way,) = next(twice.steps("home")).fact.ways
    assert (way.place, way.home, way.cells) == ("2w", "bs", ("a2", "b2", "c2", "c1", "b1", "b2", "b3"))
    row = ". . .\n. I0 I0 I0 .\n. -- -- -- .\n. -- -- -- .\n. . ."
    assert not joined(table(row, cats="an3,bn4", homes="cn,3e"))


def test_cd13_cat_with_cat_and_home_with_home_is_nothing() -> None:
    """A path from cat to cat or from home to home wins nothing."""
    position = table(DOUBLE)
    after = position.play("a1+")
    assert (position.mover, part(after, "won")) == (0, "0/0/0,0/0/0")
    assert rim(after) == rim(position) == "bs,2w bn3,2e4"


def test_cd14_of_two_homes_the_first_clockwise_from_the_cat_moves() -> None:
    """From bn the home at 3w comes before that at an, though an is nearer and named first."""
    position = table(
        """
              H  3  .  .
           .  L0 T0 -- --  .
           .  -- I0 -- --  .
           H  I1 L3 -- --  .
           .  -- -- -- --  4
              .  .  .  .
        """
    )
    assert rim(position.play("b1+ cat5")) == "an,2w cn5,4e4"


def test_cd14_the_count_runs_on_past_the_upper_left() -> None:
    """From 3w the home at cn comes before its neighbour at 4w."""
    position = table(
        """
              .  .  H  .
           .  L1 I1 L3 --  .
           .  I0 -- -- --  .
           3  T3 -- -- --  .
           H  L3 -- -- --  4
              .  .  .  .
        """
    )
    assert rim(position.play("a3++ cat5")) == "dn,4w 4e4,2w5"


def test_cd14_two_cats_joined_to_both_homes_run_each_to_its_own() -> None:
    """The cat at bn goes to 2e, the one at bs to 2w, and both homes move."""
    after = table(STAR, top="I0").play("bn0 L0 cat5 cat3")
    assert (part(after, "won"), rim(after)) == ("1/1/0,0/0/0", "3e,1w cn5,as3")


def test_cd15_cats_of_one_round_are_found_before_anything_moves() -> None:
    """Two cats with a path to the same home are both won, although the home moves."""
    steps = [step.fact for step in table(TEE).steps("b2+ cat5 cat3")]
    assert [fact.kind for fact in steps] == ["turned", "homed", "arrived", "arrived"]
    assert [(way.place, way.home) for way in steps[1].ways] == [("bn", "2e"), ("2w", "2e")]


def test_cd15_no_cat_has_a_path_while_a_player_thinks() -> None:
    """In a whole random game no cat has a path whenever a seat is to act."""
    position, actions = dealt(11, seats=3), 0
    while not position.over and actions < 150:
        assert ways(any_state(position)) == ()
        best = max(position.offers, key=lambda offer: len(offer.ways), default=None)
        chosen = best.action if best else position.legal[37 * actions % 112]
        position, actions = position.play(chosen, LUCK), actions + 1
    assert sum(position.scores) > 20


@pytest.mark.parametrize(
    ("homes", "switch", "expected"),
    [
        ("2e,4w", "one-place", "3e,4w"),
        ("2e,4w", "each-cat", "4e,4w"),
        ("2e,3e", "one-place", "3e,4e"),
        ("2e,3e", "each-cat", "3e,ds"),  # two single steps, the first over 3e
        ("2e,4e", "each-cat", "4e,ds"),  # the second over 4e
    ],
)
def test_cd16_a_home_that_takes_two_cats_moves_one_place_or_one_for_each(
    homes: str, switch: str, expected: str
) -> None:
    """The switch decides, and a taken place is passed over in each step."""
    after = table(TEE, homes=homes, switches=f"shared_home={switch}").play("b2+")
    assert part(after, "homes") == expected


@pytest.mark.parametrize(("switch", "expected"), [("one-place", "3e,4w 4e5,1w4"), ("each-cat", "4e,4w ds5,1w4")])
def test_cd16_both_steps_come_before_any_new_cat(switch: str, expected: str) -> None:
    """With two steps the home takes 4e, so that the cat for 3e goes on to ds."""
    position = table(
        """
              .  .  .  .
           .  -- -- -- --  .
           3  I1 I1 I1 T1  H
           .  -- -- -- L0  4
           H  -- -- -- --  .
              .  .  .  .
        """,
        switches=f"shared_home={switch}",
    )
    assert rim(position.play("d2- cat5 cat4")) == expected


def test_cd16_with_one_cat_for_each_home_both_switches_are_the_same() -> None:
    """Two homes that take one cat each go one place each."""
    assert part(table(DOUBLE, switches="shared_home=each-cat").play("b2+"), "homes") == "as,1w"


def test_cd17_homes_that_move_together_do_not_block_each_other() -> None:
    """The home at 1e goes to 2e while the one from 2e goes to 3e."""
    position = table(
        """
              3  4  .  .
           .  L0 -- I1 I1  H
           .  -- B0 I1 I1  H
           .  -- L0 -- --  .
           .  -- -- -- --  .
              .  .  .  .
        """
    )
    steps = list(position.steps("bs0 L0"))
    assert steps[-1].fact.homes == (Moved("1e", "2e"), Moved("2e", "3e"))
    assert (part(steps[-1].position, "homes"), part(steps[-1].position, "owed")) == ("2e,3e", "an,bn")


def test_cd17_places_of_won_cats_are_free_for_homes_and_new_cats() -> None:
    """A home goes to an, where a won cat lay, and a new cat to bn, where the other did."""
    position = table(
        """
              3  4  .  .
           H  D0 L3 -- --  .
           H  L3 -- -- --  .
           .  -- -- -- --  .
           .  -- -- -- --  .
              .  .  .  .
        """
    )
    assert rim(position.play("a1+ cat5 cat3")) == "an,1w bn5,cn3"


def test_cd17_new_cats_come_clockwise_from_the_upper_left() -> None:
    """The first new cat replaces that of bn and the second that of 2e, whichever homes the cats went to."""
    assert part(table(DOUBLE).play("b2+ cat3 cat5"), "cats") == "cn3,3e5"
    assert part(table(DOUBLE).play("b2+ cat5 cat3"), "cats") == "cn5,3e3"


def test_cd17_a_lone_last_cat_serves_the_first_of_two_places() -> None:
    """With one cat left in the pile only the first of two won cats is replaced."""
    after = table(DOUBLE, won="4/4/4,0/0/0").play("b2+ cat5")
    assert (rim(after), part(after, "owed"), after.mover) == ("as,1w cn5", "-", 0)


def test_cd18_a_new_cat_counts_from_the_place_after_its_forerunners() -> None:
    """The cat for 2w lies at 1w, not at 2w itself, which is free; with 1w taken, at an."""
    assert part(table(ROW).play("d2+ cat4"), "cats") == "cs5,1w4"
    assert part(table(ROW, homes="2e,1w").play("d2+ cat4"), "cats") == "an4,cs5"


def test_cd19_without_a_pile_of_cats_the_home_still_moves_and_play_goes_on() -> None:
    """The last but one leaves the other cat outside, and the same seat has an action left."""
    after = table(ROW, won="4/5/4,0/0/0").play("d2+")
    assert (rim(after), after.over, after.mover) == ("3e,4w cs5", False, 0)
    assert after.play("d2+").mover == 1


@pytest.mark.parametrize("did", ["-", "r", "p"])
def test_cd20_the_last_cat_ends_the_game_in_the_middle_of_a_turn(did: str) -> None:
    """With the first action as with the second the turn counts in full, and no other follows."""
    after = table(ROW, won="5/5/4", cats="2w5", turns=6, did=did).play("d2+")
    assert (after.over, after.turns, after.scores, after.legal) == (True, 7, (7,), ())
