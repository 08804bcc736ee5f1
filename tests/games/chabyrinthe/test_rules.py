"""Chabyrinthe by the book: the rules CR1 to CR25 of docs/rules/chabyrinthe.md, one by one."""

import re
from itertools import pairwise

import pytest

from meowze.games.chabyrinthe.view import Offer, Way
from meowze.games.errors import Illegal, Unreadable
from meowze.play.position import Position
from tests.games.chabyrinthe.boards import DOUBLE, LINES, QUIET, ROW, TEE, cards, dealt, part, rim, table

# Cat an and home bn side by side; b1 turned a quarter back joins them.
BESIDE = """
      3  H  .  .
   .  L0 L0 -- --  .
   .  -- -- -- --  .
   .  -- -- -- --  .
   H  -- -- -- --  .
      .  .  5  .
"""
# c2 turned: the cats at 2w and 3w go, a new one at 1w goes, a newer one at 2w goes.
CHAIN = """
      .  .  .  .
   .  I1 I1 I1 T0  H
   3  I1 I1 I0 I1  H
   4  I1 I1 I1 T2  .
   .  I1 I1 I1 I1  .
      .  .  .  .
"""


# ---- setting up ----


@pytest.mark.parametrize(("board", "last", "count"), [("4x4", "d4", 16), ("3x3", "c3", 9)])
def test_cr1_the_square_is_four_by_four_or_three_by_three(board: str, last: str, count: int) -> None:
    """The deal fills a square of the size that was asked for, and nothing can be done outside it."""
    position = dealt(1, options=f"board={board}")
    squares = position.view().squares
    assert (len(squares), squares[0].cell, squares[-1].cell) == (count, "a1", last)
    assert all(square.card for square in squares)
    with pytest.raises(Unreadable):
        position.why("d5+" if board == "4x4" else "d1+")


def test_cr2_two_corners_are_elbows_and_chance_decides_the_others() -> None:
    """In forty deals the lower left and upper right corners are always elbows, and every other square varies."""
    deals = [{square.cell: square.card.name for square in dealt(seed).view().squares} for seed in range(40)]
    seen = {cell: {deal[cell] for deal in deals} for cell in deals[0]}
    assert {cell for cell, names in seen.items() if len(names) == 1} == {"a4", "d1"}
    assert all(name[0] == "L" for cell in ("a4", "d1") for name in seen[cell])
    assert min(len(names) for cell, names in seen.items() if cell not in ("a4", "d1")) > 5


def test_cr3_two_homes_and_two_cats_drawn_at_random_lie_outside() -> None:
    """Each of the fifteen cats can be the first, each of the fourteen others the second."""
    squares = "L0 L0 L0 L0 L0 L0 I0 I0 I0 I0 I0 I0 T0 T0"
    position = Position.undealt("chabyrinthe", 2).play(f"{squares} T0")
    assert position.chances == {"cat3": 5, "cat4": 5, "cat5": 5}
    assert position.play("cat4").chances == {"cat3": 5, "cat4": 4, "cat5": 5}
    view = position.play("cat4 cat4").view()
    assert (len(view.homes), len(view.cats)) == (2, 2)


def test_cr4_the_gutter_pile_shows_its_face_and_the_cat_pile_hides_it() -> None:
    """Everybody sees the top gutter card, while any of the thirteen cats in the pile can be the next."""
    position = dealt(7, options="first=0")
    view = position.view(1)
    assert (view.pile, sum(view.strays)) == (10, 13)
    assert position.play("an0").view().squares[0].card == view.top
    assert "-cat-back" in position.svg()
    assert table(ROW).play("d2+").chances == {"cat3": 4, "cat4": 5, "cat5": 4}


def test_cr25_cards_are_drawn_with_a_gap_between_them() -> None:
    """In the picture no card of the square touches its neighbour."""
    roofs = re.findall(r'-roof" x="([0-9.]+)" y="([0-9.]+)" width="100"', table(QUIET).svg())
    assert len(roofs) == 16
    for k in (0, 1):
        lines = sorted({float(roof[k]) for roof in roofs})
        assert [b - a > 100 for a, b in pairwise(lines)] == [True] * 3


# ---- your turn ----


def test_cr5_the_turn_passes_clockwise_from_the_first_player() -> None:
    """With three seats and seat 2 first, the turns go 2, 0, 1, 2."""
    position = table(QUIET, won="0/0/0,0/0/0,0/0/0", seat="2", switches="first=2")
    movers = [position.mover]
    for _ in range(3):
        position = position.play("a1+ a1+")
        movers.append(position.mover)
    assert movers == [2, 0, 1, 2]
    assert dealt(3, seats=3, options="first=2").mover == 2


@pytest.mark.parametrize(
    ("first", "second"), [("a1+", "b1-"), ("a1+", "an0 L0"), ("an0 L0", "a1+"), ("an0 L0", "bs0 L0")]
)
def test_cr6_a_turn_is_two_actions_of_either_kind_in_any_order(first: str, second: str) -> None:
    """After one action the seat has all its actions again, after two the next seat has."""
    position = table(QUIET)
    once = position.play(first)
    assert (once.mover, once.legal, len(once.legal)) == (0, position.legal, 48 + 64)
    assert once.play(second).mover == 1


def test_cr7_any_card_may_be_turned_a_quarter_either_way_or_half() -> None:
    """All sixteen cards have three turns, and a tee shows that each is the right one."""
    position = table(LINES)
    turns = {action for action in position.legal if action[-1] in "+-"}
    assert turns == {f"{column}{row}{way}" for column in "abcd" for row in "1234" for way in ("+", "++", "-")}
    assert cards(position.play("b1+"), "b") == "T1 X0 L0 T3"
    assert cards(position.play("b1++"), "b") == "T2 X0 L0 T3"
    assert cards(position.play("b1-"), "b") == "T3 X0 L0 T3"


def test_cr8_a_card_from_the_edge_goes_under_the_pile() -> None:
    """Pushes at bn and then 2e put the tee of b4 and the double elbow of a2 under it, the later one last."""
    position = table(LINES, top="L0").play("bn0 L0")
    assert part(position, "under") == "T0"
    position = position.play("2e0 L0")
    assert part(position, "under") == "T0D0"
    assert "D" not in part(position, "rows")


@pytest.mark.parametrize(("door", "line"), [("bn", "b"), ("bs", "b"), ("2w", "2"), ("2e", "2")])
def test_cr9_cats_and_homes_at_either_end_neither_hinder_nor_move(door: str, line: str) -> None:
    """A line with a cat at one end and a home at the other is pushed from both ends, and both stay."""
    position = table(QUIET, homes="2e,bs", cats="bn3,2w4", top="X0")
    assert position.why(f"{door}0") == ""
    after = position.play(f"{door}0 L0")
    assert "X0" in cards(after, line)
    assert rim(after) == "2e,bs bn3,2w4"


@pytest.mark.parametrize(
    ("push", "line", "expected", "out"),
    [
        ("bn1", "b", "L1 T0 X0 L0", "T0"),
        ("bs1", "b", "X0 L0 T3 L1", "T0"),
        ("2w1", "2", "L1 D0 X0 B0", "I0"),
        ("2e1", "2", "X0 B0 I0 L1", "D0"),
    ],
)
def test_cr10_the_top_card_enters_at_the_far_end_and_shoves_the_line(
    push: str, line: str, expected: str, out: str
) -> None:
    """The gap closes by a shift of the whole line: the new card is not laid where the old one left."""
    before = table(LINES, top="L0")
    after = before.play(f"{push} L0")
    assert (cards(after, line), part(after, "under")) == (expected, out)
    pairs = zip(before.view().squares, after.view().squares, strict=True)
    assert all(old == new for old, new in pairs if line not in old.cell)


# ---- winning cats ----


@pytest.mark.parametrize("actions", ["d2+ cat4", "2w1 L0 cat4"])
def test_cr11_a_cat_with_a_path_is_the_active_players(actions: str) -> None:
    """The seat that completes a path, by a rotation or by a push, wins the cat."""
    before = table(ROW, top="I0", seat="1")
    assert [chair.cats for chair in before.view().chairs] == [(), ()]
    after = before.play(actions)
    assert [chair.cats for chair in after.view().chairs] == [(), (3,)]
    assert part(after, "cats") == "cs5,1w4"


def test_cr11_a_cat_without_a_path_stays() -> None:
    """A path that ends one card before the home wins nothing."""
    after = table(ROW).play("d1+")
    assert (part(after, "won"), part(after, "cats")) == ("0/0/0,0/0/0", "cs5,2w3")


def test_cr12_the_home_that_took_the_cat_in_moves_one_place_clockwise() -> None:
    """The home goes from 2e to 3e; the other, at 4w, stays."""
    assert part(table(ROW).play("d2+"), "homes") == "3e,4w"


def test_cr13_after_the_home_a_cat_from_the_pile_comes_one_place_on() -> None:
    """The home leaves bn before the new cat looks for the place after an, which is bn."""
    after = table(BESIDE).play("b1- cat4")
    assert rim(after) == "cn,4w bn4,cs5"
    assert part(after, "strays") == "4/4/4"


@pytest.mark.parametrize(
    ("homes", "cats", "expected"),
    [
        ("2e,as", "2w3,3e4", "4e,as 3e4,1w5"),  # the home over a cat
        ("2e,3e", "2w3,bs4", "3e,4e bs4,1w5"),  # the home over a home
        ("2e,4e", "2w3,3e4", "4e,ds 3e4,1w5"),  # the home over both
        ("2e,1w", "2w3,bs4", "3e,1w an5,bs4"),  # the cat over a home
        ("2e,bs", "2w3,1w4", "3e,bs an5,1w4"),  # the cat over a cat
        ("2e,an", "2w3,1w4", "an,3e bn5,1w4"),  # the cat over both
    ],
)
def test_cr14_a_taken_place_is_passed_over(homes: str, cats: str, expected: str) -> None:
    """Home and new cat go on to the first free place, over one card or two."""
    assert rim(table(ROW, homes=homes, cats=cats).play("d2+ cat5")) == expected


def test_cr15_a_moved_home_can_reach_a_cat_that_lay_there_before() -> None:
    """The home comes from 2e to 3e, where row 3 leads to the cat that has waited at 3w."""
    straight = ROW.replace("   .  -- -- -- --  .\n   H", "   4  I1 I1 I1 I1  .\n   H").replace("5", ".")
    after = table(straight).play("d2+ cat5 cat3")
    assert part(after, "won") == "1/1/0,0/0/0"
    assert rim(after) == "4e,4w 2w3,1w5"


def test_cr15_new_cats_are_won_too_and_five_in_a_turn_are_no_ceiling() -> None:
    """One action wins four cats in three rounds, and the next a fifth, all in one turn."""
    once = table(CHAIN).play("c2+ cat5 cat3 cat4 cat5")
    assert (part(once, "won"), rim(once)) == ("2/1/1,0/0/0", "3e,4e an4,1w5")
    twice = once.play("d2+ cat3")
    assert (part(twice, "won"), rim(twice)) == ("2/1/2,0/0/0", "4e,ds an4,bn3")
    assert (twice.scores, twice.mover, twice.turns) == ((20, 0), 1, 1)


def test_cr16_one_action_wins_two_cats_with_two_homes() -> None:
    """Two cats that reach two homes are both replaced, and both homes move on."""
    after = table(DOUBLE).play("b2+ cat5 cat3")
    assert part(after, "won") == "1/1/0,0/0/0"
    assert rim(after) == "as,1w cn5,3e3"


def test_cr16_one_action_wins_two_cats_with_one_home() -> None:
    """Two cats that reach one home are both replaced, and only that home moves on."""
    after = table(TEE).play("b2+ cat5 cat3")
    assert part(after, "won") == "1/1/0,0/0/0"
    assert rim(after) == "3e,4w cn5,1w3"


# ---- the end ----


def test_cr17_the_game_is_over_with_the_fifteenth_cat() -> None:
    """The game ends with the fifteenth cat, not before, and then no action is legal."""
    fourteenth = table(ROW, won="5/4/4,0/0/0", cats="2w4,cs5").play("d2+")
    assert (fourteenth.over, fourteenth.mover) == (False, 0)
    last = table(ROW, won="5/5/4,0/0/0", cats="2w5").play("d2+")
    assert (last.over, last.mover, last.legal) == (True, None, ())
    with pytest.raises(Illegal) as refused:
        last.play("a1+")
    assert refused.value.rule == "CR17"


def test_cr18_the_highest_total_wins_not_the_most_cats() -> None:
    """Eight cats worth 27 lose to seven worth 33."""
    position = table(ROW, won="4/3/0,0/2/5", cats="2w3")
    assert (position.scores, position.winners) == ((24, 33), ())
    after = position.play("d2+")
    assert (after.scores, after.winners) == ((27, 33), (1,))


# ---- other ways to play ----

KITTENS = """
      .  .  .
   .  -- -- --  .
   .  -- -- --  H
   4  I1 I1 I0  H
      .  5  .
"""


def test_cr19_kittens_changes_nothing_but_the_square() -> None:
    """On 3×3 there are 9 × 3 turns and 12 × 4 pushes; home and cat move on round the small square."""
    position = table(KITTENS)
    assert len(position.legal) == 27 + 48
    after = position.play("c3+ cat3")
    assert (after.scores, rim(after)) == ((4, 0), "2e,cs bs5,2w3")
    assert cards(table(KITTENS, top="X0").play("3e0 L0"), "3") == "I1 I0 X0"


def test_cr20_alone_the_turns_until_the_last_cat_count() -> None:
    """The fifteenth cat in the tenth turn makes the score ten."""
    after = table(ROW, won="5/5/4", cats="2w5", turns=9).play("d2+")
    assert (after.over, after.scores, after.view().mode) == (True, (10,), "solitaire")


def test_cr21_together_the_turns_count_for_everybody() -> None:
    """All three have the same score and win together, whoever brought the cats."""
    won = "5/0/0,0/5/4,0/0/0"
    after = table(ROW, won=won, cats="2w5", turns=11, seat="2", switches="mode=cooperative").play("d2+")
    assert (after.scores, after.winners) == ((12, 12, 12), (0, 1, 2))


@pytest.mark.parametrize(
    ("verdict", "turns"),
    [(1, (1, 6, 7)), (2, (8, 9)), (3, (10, 11)), (4, (12, 13)), (5, (14, 15)), (6, (16, 17)), (7, (18, 19, 90))],
)
def test_cr22_seven_verdicts(verdict: int, turns: tuple[int, ...]) -> None:
    """Solitaire and co-operative games have the same scale of seven verdicts."""
    for count in turns:
        alone = table(ROW, won="5/5/4", cats="2w5", turns=count - 1)
        assert alone.view().verdict == 0
        assert alone.play("d2+").view().verdict == verdict
        together = table(ROW, won="5/5/4,0/0/0", cats="2w5", turns=count - 1, switches="mode=cooperative")
        assert together.play("d2+").view().verdict == verdict


def test_cr23_partners_play_in_succession_and_count_together() -> None:
    """Seats 0 and 1 are a team, 2 and 3 the other; turns go 0, 1, 2, 3."""
    position = table(QUIET, won="1/0/0,0/1/0,0/0/1,0/0/0", switches="mode=teams")
    assert position.scores == (7, 7, 5, 5)
    movers = []
    for _ in range(5):
        movers.append(position.mover)
        position = position.play("a1+ a1+")
    assert movers == [0, 1, 2, 3, 0]


def test_cr24_an_unbroken_path_wins_the_points_of_a_cat() -> None:
    """Only turning the card that interrupts the path is previewed as a win, with the whole way."""
    position = table(ROW)
    way = Way("2w", 3, "2e", ("a2", "b2", "c2", "d2"))
    assert str(position.offers) == str((Offer("d2+", (way,)), Offer("d2-", (way,))))
    assert position.scores == (0, 0)
    assert position.play("d2-").scores == (3, 0)
