"""Chabyrinthe by the book: the decisions on the table, the turn, counting and chance, one by one."""

import pytest

from meowze.games.chabyrinthe import GAME
from meowze.games.errors import Illegal, Misfit, Unreadable
from meowze.play.dice import Seeded
from meowze.play.position import Position, Step
from meowze.play.record import Record, read_record, write_record
from tests.games.chabyrinthe.boards import FRESH, LINES, QUIET, ROW, STAR, cards, dealt, kinds, part, rim, table

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


# ---- the table ----

# One card turned a quarter opens the outer column or row it lies in from end to end.
FRAME = """
      .  .  .  .
   .  B0 I0 I1 B0  .
   .  I1 -- -- I1  .
   .  I0 -- -- I0  .
   .  B0 I0 I1 B0  .
      .  .  .  .
"""


@pytest.mark.parametrize(
    ("homes", "cats", "action", "expected"),
    [
        ("dn,2w", "ds3,2e4", "d2+", "1e,2w 2e4,cs5"),  # past the upper right corner
        ("4e,2w", "4w3,2e4", "b4+", "ds,2w 2e4,3w5"),  # past the lower right
        ("as,2e", "an3,2w4", "a2+", "2e,4w bn5,2w4"),  # past the lower left
        ("1w,2e", "1e3,2w4", "b1+", "an,2e 3e5,2w4"),  # past the upper left
    ],
)
def test_cd1_there_are_no_places_at_the_diagonals(homes: str, cats: str, action: str, expected: str) -> None:
    """A home goes from the last place of one side to the first of the next in one step."""
    assert rim(table(FRAME, homes=homes, cats=cats).play(f"{action} cat5")) == expected


def test_cd1_every_edge_card_has_a_place_on_each_outer_side() -> None:
    """There are 16 places round the big square and 12 round the small one."""
    big = "an bn cn dn 1e 2e 3e 4e ds cs bs as 4w 3w 2w 1w"
    assert dealt(1).view().places == tuple(big.split())
    assert dealt(1, options="board=3x3").view().places == tuple("an bn cn 1e 2e 3e cs bs as 3w 2w 1w".split())


def test_cd2_where_the_first_cats_and_homes_lie() -> None:
    """The first cats lie above a1 and below d4, the homes right of d1 and left of a4."""
    view = dealt(5).view()
    assert view.homes == ("1e", "4w")
    assert [cat.place for cat in view.cats] == ["an", "ds"]


def test_cd3_the_fixed_elbows_open_to_the_inside_so_no_deal_gives_a_path() -> None:
    """Even if all other cards are crosses, no cat has a path after the deal."""
    position = dealt(1, options="deck=2/0/0/15/0/0,first=0")
    assert part(position, "rows") == "X0X0X0L2/X0X0X0X0/X0X0X0X0/L0X0X0X0"
    joins = {square.cell: square.card.joins for square in position.view().squares}
    assert (joins["a4"], joins["d1"]) == (("ne",), ("sw",))
    assert (position.mover, len(position.view().cats), part(position, "won")) == (0, 2, "0/0/0,0/0/0")


def test_cd25_kittens_is_laid_out_like_the_big_square() -> None:
    """The elbows lie in the same corners, cats and homes beside the corner cards."""
    position = Position.undealt("chabyrinthe", 2, "board=3x3")
    assert part(position, "rows") == "....L2/....../L0...."
    view = dealt(5, options="board=3x3").view()
    assert view.homes == ("1e", "3w")
    assert [cat.place for cat in view.cats] == ["an", "cs"]


def test_cd29_the_deal_fills_the_square_from_the_shuffled_rest() -> None:
    """Two elbows are laid first, every other card is dealt at random in a random direction, and ten of 26 are left."""
    position = Position.undealt("chabyrinthe", 2)
    assert part(position, "rows") == "......L2/......../......../L0......"
    counts = {"L": 6, "I": 6, "T": 4, "X": 2, "B": 3, "D": 3}
    assert position.chances == {f"{shape}{turn}": n for shape, n in counts.items() for turn in range(4)}
    position = position.play("D1 D0 D0 I1 I3 L0 L1 L2 L3 B0 B2 T0 T1 X0")
    assert part(position, "rows") == "D1D0D0L2/I1I1L0L1/L2L3B0B0/L0T0T1X0"
    assert position.chances == {"L0": 2, "I0": 4, "T0": 2, "X0": 1, "B0": 1}


def test_cd29_in_play_the_two_elbows_are_cards_like_any_other() -> None:
    """The two elbows of the deal can be turned and pushed out."""
    position = table(FRESH)
    turned = position.play("a4+ d1-")
    assert (cards(turned, "4"), cards(turned, "1")) == ("L1 U0 U0 U0", "U0 U0 U0 L1")
    assert part(position.play("4e0 L0 1w0"), "under") == "L0L0"


@pytest.mark.parametrize("options", ["deck=2/0/0/0/0/0/15", "deck=11/8/6/3/4/4", "deck=2/0/0/0/0/0/8,board=3x3"])
def test_cd30_an_own_deck_needs_one_card_more_than_the_square_and_at_most_36(options: str) -> None:
    """Decks of the smallest and largest allowed size are accepted, and there is always a card to push in."""
    position = dealt(1, options=f"{options},first=0")
    for _ in range(40):
        position = position.play("an0", LUCK)
        assert position.view().top


@pytest.mark.parametrize(
    ("deck", "counts"), [("26", "8/6/4/2/3/3/0"), ("36", "11/8/6/3/4/4/0"), ("3/3/3/3/3/3", "3/3/3/3/3/3/0")]
)
def test_cd30_decks_hold_the_cards_of_the_table(deck: str, counts: str) -> None:
    """A deck given by name equals the deck given by counts; the count of dead ends may be left out."""
    assert Position.undealt("chabyrinthe", 2, f"deck={deck}") == Position.undealt("chabyrinthe", 2, f"deck={counts}")


@pytest.mark.parametrize(
    "options",
    ["deck=1/16/0/0/0/0", "deck=0/8/4/2/3/9", "deck=8/8/0/0/0/0", "deck=12/8/6/3/4/4", "deck=9/0/0/0/0/0,board=3x3"],
)
def test_cd30_other_decks_are_refused(options: str) -> None:
    """Decks with fewer than two elbows, without a pile or with 37 cards are refused with an error naming the option."""
    with pytest.raises(Misfit) as refused:
        Position.undealt("chabyrinthe", 2, options)
    assert refused.value.switch == "deck"


# ---- the turn ----


def test_cd4_both_actions_must_be_used_unless_the_switch_allows_fewer() -> None:
    """Without the option, stopping is illegal before the first and before the second action."""
    for position in (table(QUIET), table(QUIET).play("a1+")):
        assert "stop" not in position.legal
        with pytest.raises(Illegal) as refused:
            position.play("stop")
        assert refused.value.rule == "CD4"
    assert table(QUIET, switches=AT_MOST).why("stop") == ""


def test_cd5_paths_are_looked_for_after_each_single_action() -> None:
    """The cat is won by the first action although the second would close the path again."""
    once = table(ROW).play("d2+ cat4")
    assert (once.scores, once.mover) == ((3, 0), 0)
    assert once.play("d2+").scores == (3, 0)
    last_action = table(ROW, did="r").play("d2+ cat4")
    assert (last_action.scores, last_action.mover) == ((3, 0), 1)


def test_cd6_a_pushed_card_may_be_turned_all_four_ways() -> None:
    """An elbow can be pushed in as L0, L1, L2 or L3; with inserted=as-it-lies there is only one way."""
    position = table(LINES, top="L0")
    entered = [cards(position.play(f"an{quarters}"), "a")[:2] for quarters in range(4)]
    assert entered == ["L0", "L1", "L2", "L3"]
    as_it_lies = table(LINES, top="L0", switches="inserted=as-it-lies")
    assert pushes(as_it_lies) == {f"{place}0" for place in as_it_lies.view().places}


CORNER = QUIET.replace("   .  -- -- -- --  .\n   .", "   .  T1 I0 X0 --  .\n   .", 1).replace("3  .  .", ".  3  .")


@pytest.mark.parametrize(
    ("push", "row", "column"), [("1e0", "I0 X0 U0 B0", "I0 U0 U0 U0"), ("as0", "U0 I0 X0 U0", "U0 U0 U0 B0")]
)
def test_cd7_a_corner_card_leaves_by_row_or_column(push: str, row: str, column: str) -> None:
    """The tee of a1 goes under the pile either way, and the line named by the door shifts."""
    after = table(CORNER, top="B0").play(f"{push} L0")
    assert part(after, "under") == "T0"
    assert (cards(after, "1"), cards(after, "a")) == (row, column)


def test_cd8_only_cards_of_the_edge_leave() -> None:
    """No push lets a middle card out; an edge card leaves by one door, a corner card by two."""
    position = table(
        """
              3  .  .  .
           .  T0 I0 -- --  .
           .  -- X0 X0 --  H
           H  -- X0 X0 --  .
           .  -- -- -- --  .
              .  .  .  4
        """
    )
    assert len(pushes(position)) == 4 * 16
    out = {place: part(position.play(f"{place}0"), "under") for place in position.view().places}
    assert {place for place, card in out.items() if card == "T0"} == {"1e", "as"}
    assert {place for place, card in out.items() if card == "I0"} == {"bs"}
    assert "X0" not in out.values()


def test_cd9_the_old_card_goes_under_before_the_next_is_taken() -> None:
    """With a pile of one card, the card that leaves is the next one on top."""
    position = table(LINES, top="L0", unseen=NOTHING)
    after = position.play("bn0")
    assert kinds(position, "bn0") == ["pushed", "returned"]
    assert (part(after, "top"), part(after, "under"), after.mover) == ("T0", "-", 0)


def test_cd10_pushing_back_is_allowed_and_undoes_nothing() -> None:
    """The line goes back, but at its end lies the next card of the pile."""
    pushed = table(LINES, top="I0", did="r").play("bn0 L0")
    assert (pushed.mover, cards(pushed, "b")) == (1, "I0 T0 X0 L0")
    back = pushed.play("bs1 L0")
    assert (cards(back, "b"), part(back, "under")) == ("T0 X0 L0 L1", "T0I0")


@pytest.mark.parametrize("actions", ["b2+", "d2++", "b1+ b1-", "b3+ b3-", "b4++ b4++"])
def test_cd11_a_turn_may_change_nothing_and_both_may_use_one_card(actions: str) -> None:
    """Turning a cross, turning a straight by half, or turning a card and back leaves the square as it was."""
    position = table(LINES)
    assert part(position.play(actions), "rows") == part(position, "rows")


@pytest.mark.parametrize("action", ["b2", "b20", "b2+++", "b2++++", "b2+-"])
def test_cd11_leaving_a_card_as_it_lies_is_no_rotation(action: str) -> None:
    """There is no action that turns a card by nothing."""
    with pytest.raises(Unreadable):
        table(LINES).play(action)


def test_cd28_with_at_most_two_a_turn_may_end_before_either_action() -> None:
    """A turn that is stopped at once counts as a turn."""
    position = table(QUIET, turns=4, switches=AT_MOST)
    nothing = position.play("stop")
    assert (nothing.mover, nothing.turns, part(nothing, "did")) == (1, 5, "-")
    one = position.play("an0 L0 stop")
    assert (one.mover, one.turns) == (1, 5)


def test_cd28_with_must_rotate_nobody_pushes_twice_in_a_turn() -> None:
    """With must_rotate only rotations are legal after a push, and everything is legal after a rotation."""
    position = table(QUIET, switches="must_rotate=yes")
    pushed = position.play("an0 L0")
    assert (len(pushes(position)), pushes(pushed), len(turns(pushed))) == (64, set(), 48)
    with pytest.raises(Illegal) as refused:
        pushed.play("bn0")
    assert refused.value.rule == "CD28"
    assert position.play("a1+ an0 L0").mover == 1
    assert len(pushes(pushed.play("a1+"))) == 64
    both = table(QUIET, switches=f"{AT_MOST},must_rotate=yes").play("an0 L0")
    assert set(both.legal) == turns(both) | {"stop"}


def test_cd31_as_it_lies_keeps_the_direction_of_cards_in_the_pile() -> None:
    """A card put under the pile keeps its direction; an unseen card is drawn in one of four directions at random."""
    position = table(LINES, top="L2", switches="inserted=as-it-lies")
    assert "CD31" in position.why("bn1")
    after = position.play("bn0")
    assert (cards(after, "b"), part(after, "under")) == ("L2 T0 X0 L0", "T3")
    assert after.chances == {"L0": 2, "L1": 2, "L2": 2, "L3": 2}
    assert part(after.play("L3"), "top") == "L3"


def test_cd31_a_card_comes_back_as_it_lay() -> None:
    """A straight that left lying level comes back from under the pile lying level."""
    switches = "inserted=as-it-lies"
    after = table(LINES, top="L2", under="I1", unseen=NOTHING, switches=switches).play("2w0")
    assert (part(after, "top"), part(after, "under")) == ("I1", "I0")
    assert cards(after.play("1w0"), "1") == "I1 U0 T0 U0"


def test_cd32_gestures_with_the_same_result_are_all_allowed() -> None:
    """Turning a straight left or right, or pushing a cross in four ways, are different actions with the same result."""
    position = table(LINES, top="X0")
    assert {"d2+", "d2-", "an0", "an1", "an2", "an3"} <= set(position.legal)
    assert position.play("d2+") == position.play("d2-") != position
    assert len({position.play(f"an{quarters}") for quarters in range(4)}) == 1


# ---- counting and chance ----


@pytest.mark.parametrize(
    ("won", "seat", "scores", "winners"),
    [
        ("5/0/3,0/5/1", "1", (30, 30), (0, 1)),
        ("0/0/4,3/4/0,2/1/0", "0", (25, 25, 10), (0, 1)),  # five cats against seven
        ("0/0/4,3/4/0,2/1/0", "1", (20, 30, 10), (1,)),
    ],
)
def test_cd21_a_tie_is_a_shared_win(won: str, seat: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """All seats with the highest total win; the number of cats does not break a tie."""
    after = table(ROW, won=won, cats="2w5", seat=seat).play("d2+")
    assert (after.scores, after.winners) == (scores, winners)


def test_cd22_turns_of_single_players_are_counted() -> None:
    """One turn of each of two players counts as two turns, however many actions they have."""
    position = table(QUIET, switches=f"mode=cooperative,{AT_MOST}")
    counted = []
    for turn in ("a1+ a1+", "stop", "an0 L0 stop"):
        position = position.play(turn)
        counted.append(position.scores)
    assert counted == [(1, 1), (2, 2), (3, 3)]


def test_cd22_the_last_turn_counts_and_all_fifteen_cats_have_to_be_home() -> None:
    """With an empty pile and one cat outside the game goes on; a first turn that wins the last cat is one turn."""
    waiting = table(ROW, won="4/5/4", turns=8).play("d2+")
    assert (waiting.over, waiting.winners, waiting.view().verdict) == (False, (), 0)
    assert table(ROW, won="5/5/4", cats="2w5").play("d2+").scores == (1,)


@pytest.mark.parametrize("won", ["5/5/4,0/0/0", "0/0/0,5/5/4", "2/3/4,3/2/0"])
def test_cd23_alone_and_together_only_turns_matter(won: str) -> None:
    """In solitaire and co-operative games neither score nor verdict depends on who has won which cats."""
    together = table(ROW, won=won, cats="2w5", turns=9, switches="mode=cooperative").play("d2+")
    assert (together.scores, together.winners, together.view().verdict) == ((10, 10), (0, 1), 3)


def test_cd23_the_scale_is_told_where_turns_count() -> None:
    """The bands of the booklets are those of the card and of the view, and each verdict lies in its band."""
    assert GAME.scale
    assert GAME.scale.most == (7, 9, 11, 13, 15, 17)
    for options in (f"{GAME.scale.switch}={word}" for word in GAME.scale.words):
        assert (
            Position.undealt("chabyrinthe", 1 if "solitaire" in options else 2, options).view().scale == GAME.scale.most
        )
    assert Position.undealt("chabyrinthe", 2).view().scale == ()
    for band, most in enumerate(GAME.scale.most, 1):
        solved = [table(ROW, won="5/5/4", cats="2w5", turns=turns - 1).play("d2+") for turns in (most, most + 1)]
        assert [position.view().verdict for position in solved] == [band, band + 1]


def test_cr23_partners_are_told_with_their_sum() -> None:
    """The view names the two teams; a seat keeps its own cats."""
    teams = Position.undealt("chabyrinthe", 4, "mode=teams").view().teams
    assert [(team.seats, team.score) for team in teams] == [((0, 1), 0), ((2, 3), 0)]
    assert Position.undealt("chabyrinthe", 4).view().teams == ()


def test_cd23_the_scale_is_the_same_for_every_square_and_deck() -> None:
    """Ten turns give the third verdict on the small square and with the larger deck as well."""
    small = ". . .\n. -- -- -- .\n5 I1 I1 I0 H\nH -- -- -- .\n. . ."
    kittens = table(small, won="5/5/4", turns=9).play("c2+")
    assert (kittens.scores, kittens.view().verdict) == ((10,), 3)
    more = table(ROW, won="5/5/4", cats="2w5", turns=9, unseen="2/2/2/2/2/2/7").play("d2+")
    assert (more.scores, more.view().verdict) == ((10,), 3)


@pytest.mark.parametrize(
    ("seats", "switches", "first"),
    [(2, "", "01"), (3, "", "012"), (4, "", "0123"), (4, "mode=teams", "02"), (3, "mode=cooperative", "012")],
)
def test_cd24_the_lot_falls_on_each_seat_alike(seats: int, switches: str, first: str) -> None:
    """Each seat is equally likely to begin; in teams only seats 0 and 2 can."""
    position = table(FRESH, won=",".join(["0/0/0"] * seats), seat="-", switches=switches)
    assert position.chances == {f"seat{seat}": 1 for seat in first}
    assert [position.play(f"seat{seat}").mover for seat in first] == [int(seat) for seat in first]
    if switches == "mode=teams":
        assert "CD24" in position.why("seat1")


def test_cd24_a_named_seat_begins_without_a_lot() -> None:
    """A named seat begins without lots; in teams it must be 0 or 2, or the error names the option."""
    assert "began" not in [step.fact.kind for step in _deal("first=1", 2)]
    assert "began" in [step.fact.kind for step in _deal("", 2)]
    assert "began" not in [step.fact.kind for step in _deal("", 1)]
    assert [dealt(seed, options="first=1").mover for seed in range(5)] == [1] * 5
    assert dealt(1, seats=4, options="mode=teams,first=2").mover == 2
    for seats, options in ((4, "mode=teams,first=1"), (4, "mode=teams,first=3"), (2, "first=2")):
        with pytest.raises(Misfit) as refused:
            Position.undealt("chabyrinthe", seats, options)
        assert refused.value.switch == "first"


def _deal(options: str, seats: int) -> list[Step]:
    """The steps of a deal after its first card."""
    return list(Position.undealt("chabyrinthe", seats, options).steps("T1", LUCK))


def test_cd26_all_see_everything_but_the_future() -> None:
    """All seats and spectators have the same view; only the order of the unseen cards is hidden."""
    position = table(LINES, top="L0", under="T0X0", unseen="1/3/0/0/0/2/0", won="1/0/0,0/2/0,0/0/0")
    view = position.view()
    assert [position.view(seat) for seat in range(3)] == [view] * 3
    assert ([card.name for card in view.under], view.top.name) == (["T0", "X0"], "L0")
    assert (view.unseen, view.pile, view.strays) == ((1, 3, 0, 0, 0, 2, 0), 9, (3, 2, 5))
    assert [chair.cats for chair in view.chairs] == [(3,), (4, 4), ()]
    assert position.play("bn0").chances == {"L0": 1, "I0": 3, "D0": 2}


def test_cd26_the_shuffled_part_is_used_up_first_then_the_oldest_card_comes_back() -> None:
    """Unseen cards are drawn at random first; then the cards put under the pile come back in order."""
    position = table(LINES, top="L0", under="D0X0", unseen="1/0/0/0/0/0/0")
    first = position.play("bn0")
    assert (first.mover, first.chances, part(first, "under")) == (None, {"L0": 1}, "D0X0T0")
    second = first.play("L0 bn0")
    assert (second.mover, part(second, "top"), part(second, "under")) == (1, "D0", "X0T0L0")
    third = second.play("dn0")
    assert (part(third, "top"), part(third, "under")) == ("X0", "T0L0U0")


def test_cd27_the_next_top_card_shows_before_the_wins_and_their_new_cats() -> None:
    """After a push come the next card, the round of wins and the new cats one by one, then the next action."""
    position = table(STAR, top="I0")
    assert kinds(position, "bn0 L0 cat5 cat3") == ["pushed", "drawn", "homed", "arrived", "arrived"]
    pushed = position.play("bn0")
    assert (pushed.mover, set(pushed.chances), part(pushed, "won")) == (None, {"L0"}, "0/0/0,0/0/0")
    for waiting in (pushed, pushed.play("L0"), pushed.play("L0 cat5")):
        with pytest.raises(Illegal) as refused:
            waiting.play("a1+")
        assert refused.value.rule == "CD27"
    assert pushed.play("L0 cat5 cat3").mover == 0


def test_cd27_a_record_holds_what_chance_did_and_nothing_that_was_forced() -> None:
    """A record contains nature's cards and cats in order, but not the round of wins."""
    record = Record(table(STAR, top="I0"), ("Ann", "Bob")).play("bn0 L0 cat5 cat3")
    assert "1. bn0 L0 cat5 cat3\n" in write_record(record)
    assert read_record(write_record(record)).position == record.position


def test_cd27_when_the_last_cat_is_won_nothing_more_is_drawn() -> None:
    """When a push wins the last cat, only the next top card is drawn before the game is over."""
    position = table(ROW, top="I0", won="5/5/4,0/0/0", cats="2w5")
    after = position.play("2w1 L0")
    assert kinds(position, "2w1 L0") == ["pushed", "drawn", "homed"]
    assert (after.over, after.chances, after.play("", LUCK)) == (True, {}, after)


@pytest.mark.parametrize(
    ("seat", "scores", "winners"),
    [("3", (30, 30, 30, 30), (0, 1, 2, 3)), ("0", (35, 35, 25, 25), (0, 1)), ("2", (30, 30, 30, 30), (0, 1, 2, 3))],
)
def test_cd33_partners_have_the_sum_of_the_team(seat: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """Both partners win together, with equal sums all four do."""
    won = "5/0/0,0/0/3,0/5/0,0/0/1"
    after = table(ROW, won=won, cats="2w5", seat=seat, switches="mode=teams").play("d2+")
    assert (after.scores, after.winners) == (scores, winners)


def test_cd33_by_points_the_highest_wins_alone_the_turns_are_the_result() -> None:
    """The same cats give 40 to 20 points with two players, but three turns with one."""
    between = table(ROW, won="5/5/0,0/0/4", cats="2w5", turns=2).play("d2+")
    assert (between.scores, between.winners) == ((40, 20), (0,))
    alone = table(ROW, won="5/5/4", cats="2w5", turns=2).play("d2+")
    assert alone.scores == (3,)


def test_cd34_a_game_is_called_off_after_the_turns_of_all_together() -> None:
    """With a limit of two the game ends after a turn each, and the points so far decide."""
    position = table(QUIET, won="1/0/0,0/1/0", switches="limit=2").play("a1+ a1+")
    assert (position.over, position.mover) == (False, 1)
    after = position.play("a1+ a1+")
    assert (after.over, after.turns, after.scores, after.winners, after.legal) == (True, 2, (3, 4), (1,), ())
    with pytest.raises(Illegal) as refused:
        after.play("a1+")
    assert refused.value.rule == "CD34"
    assert Position.read("chabyrinthe", after.text) == after


@pytest.mark.parametrize(("won", "mode"), [("1/0/0", "solitaire"), ("1/0/0,0/1/0", "cooperative")])
def test_cd34_a_game_called_off_alone_or_together_is_unsolved(won: str, mode: str) -> None:
    """A solitaire or co-operative game that is called off has no winner and no verdict."""
    after = table(QUIET, won=won, turns=4, switches=f"limit=5,mode={mode}").play("a1+ a1+")
    assert (after.over, set(after.scores), after.winners, after.view().verdict) == (True, {5}, (), 0)


def test_cd34_the_last_cat_in_the_last_turn_still_counts() -> None:
    """A game solved in the last turn before the limit counts as solved."""
    after = table(ROW, won="5/5/4", cats="2w5", turns=4, did="r", switches="limit=5").play("d2+")
    assert (after.over, after.turns, after.winners, after.view().verdict) == (True, 5, (0,), 1)


def test_cd34_without_a_limit_a_game_goes_on() -> None:
    """The default limit 0 means that a game is never called off."""
    assert table(QUIET, switches="limit=0") == table(QUIET)
    assert not table(QUIET, turns=999_998).play("a1+ a1+ a1+ a1+").over


def test_cd34_a_position_beyond_its_limit_ends_as_soon_as_a_seat_would_act() -> None:
    """A position at its limit with a win still pending ends once the new cat is laid, and can be read back."""
    pending = table(ROW, switches="limit=3").play("d2+").text.replace("turns:0", "turns:3")
    position = Position.read("chabyrinthe", pending)
    assert not position.over
    after = position.play(next(iter(position.chances)))
    assert after.over
    assert Position.read("chabyrinthe", after.text) == after
