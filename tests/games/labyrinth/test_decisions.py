"""Labyrinth by the book: the decisions on shifting, walking, finding and the end, one by one."""

import pytest

from meowze.games.errors import Illegal
from meowze.play.position import Position
from tests.games.labyrinth.mazes import (
    CELLS,
    DOORS,
    HALL,
    QUIET,
    WALLS,
    all_over,
    dealt,
    kinds,
    line,
    maze,
    part,
    pushes,
    reach,
    tiles,
    with_tiles,
)
from tests.games.sampling import any_state

ANYWHERE = "finish=anywhere"
FIXED_CELLS = [cell for cell in CELLS if cell[0] in "aceg" and cell[1] in "1357"]


# ---- shifting ----


@pytest.mark.parametrize(
    ("hand", "names"), [("┬m", "T0m T1m T2m T3m"), ("└", "L0- L1- L2- L3-"), ("│", "I0- I1- I0- I1-")]
)
def test_ld1_the_tile_may_be_turned_before_it_goes_in(hand: str, names: str) -> None:
    """A tile can be pushed in with 0 to 3 quarter turns clockwise."""
    position = maze(WALLS, hand=hand)
    assert [tiles(position.play(f"4w{quarters}"))["a4"] for quarters in range(4)] == names.split()


def test_ld3_only_the_far_end_of_the_last_line_is_barred() -> None:
    """After 4w the door 4e is barred in any orientation, 4w itself is not, whatever seat 0 does next."""
    for cell in ("a1", "a2", "e1"):
        position = maze(HALL).play(f"4w0 {cell}")
        assert set(position.legal) == pushes(*DOORS) - pushes("4e")
        assert ["(LR11)" in position.why(f"4e{quarters}") for quarters in range(4)] == [True] * 4
        assert part(position.play("4w3"), "last") == "4w"


def test_ld3_nothing_is_barred_on_the_first_turn() -> None:
    """All twelve doors are open, and after the second push the first one counts no more."""
    position = dealt(2, options="first=0")
    assert (set(position.legal), position.view().barred) == (pushes(*DOORS), "")
    later = maze(WALLS).play("bn0 a1 4e0 g7")
    assert set(later.legal) == pushes(*DOORS) - pushes("4w")


def test_ld9_all_pawns_on_the_tile_that_drops_out_move_over() -> None:
    """All pawns on a tile that drops out come back on the other side, and pawns on the line move with it."""
    position = maze(WALLS, pawns="g4,g4,f4,g4", seat="1").play("4w0")
    assert part(position, "pawns") == "a4,a4,g4,a4"
    assert (position.mover, reach(any_state(position), 1)) == (1, ("a3", "a4"))


def test_ld10_no_push_moves_a_pawn_on_a_fixed_tile() -> None:
    """Whatever is pushed, pawns on the sixteen printed tiles stay, and so do the tiles."""
    for k in range(4):
        pawns = ",".join(FIXED_CELLS[4 * k : 4 * k + 4])
        position = maze(HALL, pawns=pawns, hand="┬n")
        before = tiles(position)
        for push in position.legal:
            after = position.play(push)
            assert part(after, "pawns") == pawns
            assert all(tiles(after)[cell] == before[cell] for cell in FIXED_CELLS)


def test_ld10_the_last_step_home_is_a_walk_and_only_anywhere_wins_without_one() -> None:
    """Carried to d4 together with the last treasure, one wins by staying there if any square will do."""
    for switches, winners in (("", ()), (ANYWHERE, (0,))):
        position = maze(HALL, pawns="c4,g7", cards="m,x", switches=switches)
        after = position.play("4w0 d4")
        assert (part(after, "found"), after.winners) == ("m,-", winners)


@pytest.mark.parametrize("door", DOORS)
def test_ld22_staying_is_a_walk_to_the_own_square(door: str) -> None:
    """After any push the square where the pawn stands is among its walks, even shut in."""
    for pawn in ("a1", line(door)[2], line(door)[6]):
        position = maze(all_over("╵"), pawns=f"{pawn},g7").play(f"{door}0")
        here = part(position, "pawns").split(",")[0]
        assert position.legal == (here,)
        assert kinds(position, here) == ["walked"]


def test_ld22_all_four_ways_count_even_if_they_look_alike() -> None:
    """A cross can be pushed in 48 ways, and a straight turned by half gives the same position."""
    assert len(maze(WALLS, hand="┼").legal) == 48
    position = maze(WALLS, hand="│")
    assert set(position.legal) == pushes(*DOORS)
    assert position.play("bn0") == position.play("bn2") != position.play("bn1")


# ---- walking and finding ----


def test_ld2_the_walk_may_be_skipped_and_the_push_may_not() -> None:
    """Staying before the push is barred; after it the turn passes on and the pawn is where it was."""
    position = maze(HALL)
    with pytest.raises(Illegal, match="LR7"):
        position.play("a1")
    after = position.play(f"{QUIET} a1")
    assert (part(after, "pawns"), after.mover, after.turns) == ("a1,g7", 1, 1)


def test_ld4_running_across_the_target_is_not_enough() -> None:
    """The way to c5 leads over the bat at c4, and the card stays hidden; ending on it turns it up."""
    position = maze(HALL, cards="m,x").play(QUIET)
    (step,) = position.steps("c5")
    assert step.fact.way == ("a1", "b1", "c1", "c2", "c3", "c4", "c5")
    assert (part(step.position, "cards"), part(step.position, "found")) == ("m,x", "-,-")
    assert part(position.play("c4"), "found") == "m,-"


def test_ld4_running_through_the_start_corner_is_no_win() -> None:
    """Passing over the start corner does not count as coming home; stopping there does."""
    position = maze(HALL, pawns="a3,g7", cards="-,x", found="m,-").play(QUIET)
    (step,) = position.steps("b1")
    assert step.fact.way == ("a3", "a2", "a1", "b1")
    assert (step.position.over, position.play("a1").winners) == (False, (0,))


@pytest.mark.parametrize(
    ("pawn", "hand", "changes", "actions", "found"),
    [
        ("c1", "╵", "", f"{QUIET} c4", "m"),  # walked
        ("c4", "╵", "", f"{QUIET} c4", "m"),  # stood there already
        ("c4", "╵", "", "4w0 d4", "m"),  # carried along with it
        ("c4", "╵", "", "4e0 b4", "m"),
        ("g4", "┬m", "c4 ╵", "4w0 a4", "m"),  # came back on it
        ("b7", "┬m", "c4 ╵", "bn0 b1", "m"),
        ("g4", "╵", "c4 ╵ g4 ┬m", "4w0 a4", "-"),  # dropped out with it: the treasure waits beside the board
        ("c4", "╵", "", f"{QUIET} c3", "-"),  # walked away from it
    ],
)
def test_ld5_it_counts_where_the_pawn_is_when_the_turn_ends(
    pawn: str, hand: str, changes: str, actions: str, found: str
) -> None:
    """It does not matter how the pawn came to stand on its treasure."""
    position = maze(with_tiles(HALL, changes), pawns=f"{pawn},g7", hand=hand, cards="m,x")
    assert part(position.play(actions), "found") == f"{found},-"


def test_ld5_a_rivals_push_onto_the_target_counts_at_the_end_of_the_own_turn() -> None:
    """Seat 1 throws seat 0 onto the dragon at a4: nothing yet; it is found if seat 0 is still there a turn later."""
    position = maze(WALLS, pawns="g4,g7", hand="┬n", cards="n,x", seat="1").play("4w1 g7")
    assert (part(position, "pawns"), part(position, "found"), position.mover) == ("a4,g7", "-,-", 0)
    assert part(position.play(f"{QUIET} a4"), "found") == "n,-"
    assert part(position.play(f"{QUIET} a3"), "found") == "-,-"
    assert part(position.play("4w0 b4"), "found") == "n,-"


def test_ld5_only_the_mover_finds_and_only_its_own_target() -> None:
    """Both stand on c4: the bat is seat 1's, so seat 0 finds nothing there, and seat 1 only in its own turn."""
    position = maze(HALL, pawns="c4,c4", cards="x,m").play(f"{QUIET} c4")
    assert (part(position, "found"), part(position, "cards"), position.mover) == ("-,-", "x,m", 1)
    after = position.play(f"{QUIET} c4")
    assert (part(after, "found"), part(after, "cards")) == ("-,m", "x,-")
    assert [chair.left for chair in after.view().chairs] == [1, 0]


def test_ld5_turning_the_card_up_is_no_choice() -> None:
    """Finding a treasure is forced after the walk; the seat has no choice."""
    *_, walked, found = maze(HALL, cards="m,x").steps(f"{QUIET} c4")
    assert (walked.position.mover, walked.position.legal) == (None, ("find",))
    assert (found.action, found.forced, found.position.mover) == ("find", True, 1)


def test_ld6_one_turn_finds_one_secret() -> None:
    """With both cards seen the way to the bat leads over the book and the crown, and only the bat is found."""
    position = maze(HALL, secrets=3, cards="adm,vwx", switches="cards=open").play(f"{QUIET} c4")
    assert (part(position, "found"), part(position, "cards"), position.mover) == ("m,-", "ad,vwx", 1)
    at_once = maze(HALL, secrets=2, cards="m,x", switches="next_card=at-once").play(f"{QUIET} c4 card-d")
    assert (part(at_once, "found"), part(at_once, "cards"), at_once.mover) == ("m,-", "d,x", 1)


def test_ld7_the_last_secret_and_the_way_home_take_two_turns() -> None:
    """From the last find a1 is in reach, but the turn is over; no corner has a treasure."""
    position = maze(HALL, cards="m,x").play(f"{QUIET} c4")
    assert ("a1" in reach(any_state(position), 0), position.over, position.mover) == (True, False, 1)
    assert position.play(f"{QUIET} g7 {QUIET} a1").winners == (0,)
    corners = [square.tile for square in dealt(1).view().squares if square.cell in ("a1", "g1", "g7", "a7")]
    assert [corner.treasure for corner in corners] == [""] * 4


def test_ld8_a_target_beside_the_board_must_be_pushed_in() -> None:
    """The treasure on the tile in hand can be found only after it has been pushed in."""
    position = maze(WALLS, hand="┬r", cards="r,x")
    assert part(position.play("2w1 a2"), "found") == "r,-"
    assert part(position.play("6e1 a2"), "found") == "-,-"
    waiting = maze(with_tiles(WALLS, "g2 ┬r"), pawns="g2,g7", cards="r,x").play("2w0 a2")
    assert (part(waiting, "hand"), part(waiting, "found")) == ("T0r", "-,-")


# ---- the end and the count ----


def test_ld11_the_game_stops_the_moment_somebody_has_won() -> None:
    """The game ends at once when a seat comes home; later seats get no further turn."""
    position = maze(all_over("┼"), pawns="a1,g2,g6", cards="x,-,-", found="-,m,n", seat="1", turns=7)
    position = position.play(f"{QUIET} g1")
    assert (position.over, position.winners, position.turns) == (True, (1,), 8)
    assert (position.mover, position.legal, part(position, "seat"), part(position, "did")) == (None, (), "1", "w")


def test_ld14_with_the_finish_anywhere_the_last_card_wins() -> None:
    """Neither the first of two cards nor a card of a rival ends the game; the second does, where it is found."""
    position = maze(HALL, secrets=2, cards="am,wx", switches=f"cards=open,{ANYWHERE}")
    once = position.play(f"{QUIET} c1 {QUIET} g7")
    assert (once.over, part(once, "found")) == (False, "a,-")
    twice = once.play(f"{QUIET} c4")
    assert (twice.over, twice.winners, twice.turns, part(twice, "pawns")) == (True, (0,), 3, "c4,g7")
    hidden = maze(HALL, secrets=2, cards="m,x", switches=ANYWHERE).play(f"{QUIET} c4")
    assert (hidden.over, part(hidden, "found"), part(hidden, "left")) == (False, "m,-", "1,1")


def test_ld21_alone_the_turns_are_counted() -> None:
    """One player alone scores the number of turns, and may not undo their own last push."""
    position = maze(HALL, pawns="a1", cards="m").play(f"{QUIET} c4")
    assert (position.mover, position.scores, position.winners) == (0, (1,), ())
    assert set(position.legal) == pushes(*DOORS) - pushes("fs")
    position = position.play(f"{QUIET} c4 {QUIET} a1")
    assert (position.over, position.scores, position.winners) == (True, (3,), (0,))
    assert part(Position.undealt("labyrinth", 1), "seat") == "0"  # no lot
    fresh = dealt(1, 1)
    assert (part(fresh, "pawns"), part(fresh, "left"), fresh.scores, fresh.mover) == ("a1", "23", (0,), 0)


def test_ld23_a_point_for_each_card_and_one_for_the_winner() -> None:
    """Seat 0 comes home with two cards and has three points; nobody is second."""
    position = maze(HALL, secrets=2, pawns="a2,g1,g7", cards="-,x,w", found="ab,-,c")
    assert (position.scores, position.winners) == ((2, 0, 1), ())
    position = position.play(f"{QUIET} a1")
    assert (position.scores, position.winners) == ((3, 0, 1), (0,))


def test_ld24_after_the_limit_the_game_is_called_off() -> None:
    """Four turns of both seats together, and nobody has won, not even who has more cards."""
    position = maze(HALL, secrets=2, cards="-,x", found="ab,-", pawns="c1,g7", switches="limit=4")
    for cell in ("c1", "g7", "c1"):
        position = position.play(f"{QUIET} {cell}")
    assert (position.over, position.mover) == (False, 1)
    position = position.play(f"{QUIET} g7")
    assert (position.over, position.winners, position.scores, position.turns) == (True, (), (2, 0), 4)
    assert (position.mover, position.legal) == (None, ())
    assert "(LD24)" in position.why("bn0")


def test_ld24_the_last_turn_can_still_win_and_no_card_is_looked_at_after_it() -> None:
    """Coming home in the last turn is a win; in a game that is called off no more cards are looked at."""
    home = maze(HALL, cards="x,-", found="-,m", pawns="c1,g6", seat="1", turns=3, switches="limit=4")
    assert home.play(f"{QUIET} g7").winners == (1,)
    called_off = maze(HALL, secrets=2, cards="-,x", seat="1", turns=3, switches="limit=4").play(f"{QUIET} g7")
    assert (called_off.over, called_off.winners, part(called_off, "left")) == (True, (), "2,1")


def test_ld24_usually_there_is_no_limit() -> None:
    """After 999999 turns the next one is played, and the game goes on."""
    position = maze(HALL, turns=999999).play(f"{QUIET} a1")
    assert (position.over, position.turns, position.mover) == (False, 1000000, 1)


# ---- the table ----


@pytest.mark.parametrize(("seats", "corners"), [(1, "a1"), (2, "a1,g7"), (3, "a1,g1,g7"), (4, "a1,g1,g7,a7")])
def test_ld13_seats_and_corners_go_clockwise(seats: int, corners: str) -> None:
    """Four have all corners from the upper left, three the first three, two those facing each other, one a1."""
    assert part(Position.undealt("labyrinth", seats), "pawns") == corners
    assert ",".join(chair.corner for chair in dealt(1, seats).view().chairs) == corners


def test_ld16_loose_tiles_lie_each_way_with_the_same_chance() -> None:
    """On a square all four turns of a tile are equally likely; the tile left over has no orientation."""
    position = Position.undealt("labyrinth")
    chances = position.chances
    assert {len({chances[f"{kind[0]}{turn}{kind[1]}"] for turn in range(4)}) for kind in ("I-", "L-", "Tm", "Ls")} == {
        1
    }
    dealt_as = [tiles(position.play(f"T{turn}m"))["b1"] for turn in range(4)]
    assert dealt_as == ["T0m", "T1m", "T2m", "T3m"]
    last = position.play(
        " ".join([*["I1-"] * 13, *["L2-"] * 9, *"T0m T0n T0o T0p T0q L0s L0t L0u L0v L0w L0x".split()])
    )
    assert last.chances == {"T0r": 1}


def test_ld17_everybody_sees_the_tile_that_is_left_over() -> None:
    """All seats and spectators see the tile in hand, with its treasure."""
    position = maze(HALL, hand="┬p")
    assert [position.view(seat).hand.treasure for seat in (0, 1, None)] == ["ghost"] * 3
    after = position.play("4e0")
    assert [after.view(seat).hand.name for seat in (0, 1, None)] == ["U0-"] * 3
