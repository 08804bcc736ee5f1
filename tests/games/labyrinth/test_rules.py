"""Labyrinth by the book: the rules of docs/rules/labyrinth.md on the maze, the walk and the end, one by one."""

from collections import Counter

import pytest

from meowze.games.errors import Illegal, Unreadable
from meowze.games.labyrinth.view import Carried
from meowze.play.position import Position
from tests.games.labyrinth.mazes import (
    CELLS,
    DOORS,
    HALL,
    HALL_FROM_A1,
    LINES,
    QUIET,
    WALLS,
    all_over,
    dealt,
    line,
    maze,
    part,
    pushes,
    reach,
    tiles,
    with_tiles,
)
from tests.games.sampling import any_state

SETS = [("13/15/6", 13, 9), ("12/16/6", 12, 10)]
FIXED = """
    a1 es       c1 esw book        e1 esw gold     g1 sw
    a3 nes map  c3 nes crown       e3 esw keys     g3 nsw skull
    a5 nes ring c5 new chest       e5 nsw emerald  g5 nsw sword
    a7 ne       c7 new candelabrum e7 new helmet   g7 nw
"""
LINES_AND_SIDES = [("b", "ns"), ("d", "ns"), ("f", "ns"), ("2", "we"), ("4", "we"), ("6", "we")]


# ---- the aim ----


@pytest.mark.parametrize(
    ("cards", "found", "cell", "winners"),
    [
        ("-", "m", "a1", (0,)),  # all found and home
        ("-", "m", "a2", ()),  # all found, not home
        ("m", "-", "a1", ()),  # home, one still to find
    ],
)
def test_lr1_the_winner_has_found_everything_and_is_back(
    cards: str, found: str, cell: str, winners: tuple[int, ...]
) -> None:
    """A seat wins only if all its cards are opened and its pawn is on its start corner."""
    position = maze(HALL, cards=f"{cards},x", found=f"{found},-", pawns="a2,g7").play(f"{QUIET} {cell}")
    assert (position.winners, position.over) == (winners, bool(winners))


# ---- setting up ----


def test_lr2_sixteen_tiles_are_printed_on_the_board() -> None:
    """Before the deal the fixed tiles lie on every second cell, with the openings and treasures of the rule book."""
    view = Position.undealt("labyrinth").view()
    lying = [(square.cell, square.tile) for square in view.squares if square.tile]
    words = " ".join(f"{cell} {laid.opens} {laid.treasure}" for cell, laid in lying)
    assert words.split() == FIXED.split()
    assert {laid.shape for cell, laid in lying if cell in ("a1", "g1", "a7", "g7")} == {"corner"}
    assert {laid.shape for _, laid in lying if laid.treasure} == {"tee"}
    assert view.hand is None


@pytest.mark.parametrize(("name", "straights", "corners"), SETS)
def test_lr2_the_loose_tiles_are_mixed(name: str, straights: int, corners: int) -> None:
    """Each of the 34 loose tiles is equally likely to be dealt on the first free square."""
    treasures = dict.fromkeys([*(f"T{letter}" for letter in "mnopqr"), *(f"L{letter}" for letter in "stuvwx")], 1)
    counts = {"I-": straights, "L-": corners} | treasures
    assert sum(counts.values()) == 34
    expected = {f"{kind[0]}{turn}{kind[1]}": n for kind, n in counts.items() for turn in range(4)}
    assert Position.undealt("labyrinth", 2, f"tiles={name}").chances == expected
    after = dealt(3, options=f"tiles={name}")
    loose = [text for cell, text in tiles(after).items() if cell[0] in "bdf" or cell[1] in "246"]
    assert Counter(text[0] + text[2] for text in [*loose, part(after, "hand")]) == counts


def test_lr2_the_empty_squares_are_filled_and_one_tile_remains() -> None:
    """Tiles go down row by row from b1, and the last one is the one to be pushed in."""
    position = Position.undealt("labyrinth", 2, "first=0").play(
        "T0m T1n T2o T3p T0q T1r L0s L1t L2u L3v L0w L1x" + " L2-" * 9 + " I1-" * 12
    )
    assert part(position, "rows").startswith("L1-T0mT0aT1nT0bT2oL2-/T3pT0qT1rL0sL1tL2uL3v/T3cL0wT3dL1xT0eL2-T1f/")
    assert part(position, "rows").endswith("/I1-I1-I1-I1-I1-I1-I1-/L0-I1-T2kI1-T2lI1-L3-")
    assert (position.chances, part(position.play("I0-"), "hand")) == ({"I0-": 1}, "I0-")


def test_lr2_no_square_of_two_deals_is_always_the_same() -> None:
    """In forty deals every free square and the hand change, and no printed tile does."""
    deals = [tiles(position) | {"hand": part(position, "hand")} for position in map(dealt, range(40))]
    varied = {cell: len({deal[cell] for deal in deals}) for cell in deals[0]}
    assert {cell for cell, n in varied.items() if n == 1} == {c for c in CELLS if c[0] in "aceg" and c[1] in "1357"}
    assert min(n for n in varied.values() if n > 1) > 5


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_lr4_every_pawn_starts_in_its_corner(seats: int) -> None:
    """Each seat has one pawn, and it stands on its own corner of the board."""
    chairs = dealt(1, seats).view().chairs
    assert [chair.pawn for chair in chairs] == [chair.corner for chair in chairs]
    assert len({chair.corner for chair in chairs} & {"a1", "g1", "g7", "a7"}) == seats


def test_lr5_lots_decide_who_begins_and_it_goes_round_clockwise() -> None:
    """Each of three seats may be drawn; from seat 2 it goes on with 0, 1, 2."""
    position = maze(WALLS, pawns="a1,g1,g7", seat="-")
    assert position.chances == {"seat0": 1, "seat1": 1, "seat2": 1}
    position = position.play("seat2")
    movers = [position.mover]
    for cell in ("g7", "a1", "g1"):
        position = position.play(f"{QUIET} {cell}")
        movers.append(position.mover)
    assert movers == [2, 0, 1, 2]
    assert {part(dealt(seed, 3), "seat") for seed in range(20)} == {"0", "1", "2"}
    assert {part(dealt(seed, 3, "first=1"), "seat") for seed in range(20)} == {"1"}


# ---- your turn ----


def test_lr7_first_the_push_then_the_walk() -> None:
    """A turn is one push followed by one walk."""
    position = maze(HALL)
    assert set(position.legal) == pushes(*DOORS)
    assert "(LR7)" in position.why("b1")
    pushed = position.play(QUIET)
    assert (pushed.mover, pushed.view().did) == (0, "push")
    assert set(pushed.legal) == set(HALL_FROM_A1)
    assert "(LR7)" in pushed.why("bn0")
    assert pushed.play("b1").mover == 1


# ---- shifting the maze ----


@pytest.mark.parametrize(
    ("push", "expected", "out"),
    [
        ("bn1", "T1m I1n T0o L3u U3- I0- L1-", "T0q"),
        ("bs1", "T0o L3u U3- I0- L1- T3q T1m", "I0n"),
        ("2w1", "T1m L0s T0o L2t X0- U1- I0-", "T0p"),
        ("2e1", "T0o L2t X0- U1- I0- T1p T1m", "L0s"),
    ],
)
def test_lr8_the_whole_line_gives_way_and_a_tile_drops_out(push: str, expected: str, out: str) -> None:
    """The tile goes in at one end, all others move on by one with their treasures and as they lay."""
    after = maze(LINES, hand="┬m").play(push)
    assert " ".join(text for cell, text in tiles(after).items() if push[0] in cell) == expected
    assert part(after, "hand") == out


@pytest.mark.parametrize("door", DOORS)
def test_lr8_every_door_moves_its_own_line_and_the_pawns_on_it(door: str) -> None:
    """Of a dealt maze only the line behind the door changes; a pawn rides on its tile, the others stay."""
    cells = line(door)
    deal = dealt(8, 4, "next_card=at-once,first=0")
    pawns = f"{cells[0]},{cells[3]},{cells[5]},a1"
    position = Position.read("labyrinth", deal.text.replace("pawns:a1,g1,g7,a7", f"pawns:{pawns}"))
    before, after = tiles(position), tiles(position.play(f"{door}2"))
    assert [after[cell] for cell in cells[1:]] == [before[cell] for cell in cells[:-1]]
    assert {cell for cell in CELLS if before[cell] != after[cell]} <= set(cells)
    assert part(position.play(f"{door}2"), "pawns") == f"{cells[1]},{cells[4]},{cells[6]},a1"


def test_lr9_the_tile_that_dropped_out_is_the_next_to_go_in() -> None:
    """The tee of g2 comes out at 2e, lies beside the board, and seat 1 pushes it in."""
    position = maze(LINES).play("2w0 a1")
    assert (position.mover, part(position, "hand")) == (1, "T0p")
    after = position.play("dn3")
    assert (tiles(after)["d1"], part(after, "hand")) == ("T3p", "U0-")


def test_lr10_tiles_go_in_at_the_twelve_arrows_only() -> None:
    """Tiles can be pushed in only at both ends of the lines b, d, f, 2, 4 and 6."""
    position = maze(HALL)
    assert set(position.legal) == pushes(*(name + side for name, sides in LINES_AND_SIDES for side in sides))
    assert position.view().doors == tuple(DOORS)
    for place in ("an", "cn", "gs", "1w", "3e", "7w"):
        with pytest.raises(Unreadable):
            position.play(f"{place}0")


@pytest.mark.parametrize(("name", "sides"), LINES_AND_SIDES)
def test_lr11_nobodys_push_is_undone_at_once(name: str, sides: str) -> None:
    """The next player may not push where the tile dropped out, but one push later it is allowed again."""
    for side, other in zip(sides, reversed(sides), strict=True):
        position = maze(WALLS).play(f"{name}{side}0 a1")
        assert set(position.legal) == pushes(*DOORS) - pushes(name + other)
        assert position.view().barred == name + other
        assert "(LR11)" in position.why(f"{name}{other}0")
        with pytest.raises(Illegal, match="undo"):
            position.play(f"{name}{other}0")
        elsewhere = "4w0" if name == "b" else "bn0"
        assert pushes(name + other) <= set(position.play(f"{elsewhere} g7").legal)


def test_lr12_the_maze_must_be_shifted_even_with_the_target_in_reach() -> None:
    """The bat at c4 can be walked to, yet only pushes are possible, also when the pawn stands on it."""
    for pawn in ("a1", "c4"):
        position = maze(HALL, cards="m,x", pawns=f"{pawn},g7")
        assert "c4" in reach(any_state(position), 0)
        assert set(position.legal) == pushes(*DOORS)
        assert "(LR7)" in position.why("c4")


@pytest.mark.parametrize("door", DOORS)
def test_lr13_a_pawn_that_drops_out_comes_back_on_the_tile_that_went_in(door: str) -> None:
    """A pawn that drops out stands on the tile pushed in, and its seat still walks from there."""
    first, *_, far = line(door)
    position = maze(all_over("┼"), pawns=f"{far},d3", hand="─").play(f"{door}0")
    assert (part(position, "pawns").split(",")[0], tiles(position)[first]) == (first, "I0-")
    assert (position.mover, first in position.legal) == (0, True)
    rival = maze(all_over("┼"), pawns=f"a1,{far}").play(f"{door}0 c1")
    assert (part(rival, "pawns"), rival.mover) == (f"c1,{first}", 1)


def test_lr13_the_walk_starts_on_the_tile_that_went_in() -> None:
    """Thrown out at b7 and back on the straight now at b1, the pawn reaches a1 and c1 but nothing near b7."""
    position = maze(WALLS, pawns="b7,g7", hand="│")
    step = next(position.steps("bn1"))
    assert step.fact.carried == (Carried(0, "b7", "b1"),)
    assert step.position.legal == ("a1", "b1", "c1", "a2", "c2")


# ---- walking ----


def test_lr14_one_walks_as_far_as_the_passage_goes_or_not_at_all() -> None:
    """From a1 the hall leads to sixteen cells, the own one among them, and to no other."""
    position = maze(HALL).play(QUIET)
    assert position.legal == reach(any_state(position), 0) == HALL_FROM_A1
    assert reach(any_state(position), 1) == ("g6", "g7")
    assert part(position.play("c5"), "pawns") == "c5,g7"
    assert part(position.play("a1"), "pawns") == "a1,g7"
    assert "(LR14)" in position.why("f1")


@pytest.mark.parametrize(
    ("changes", "joined"),
    [
        ("d3 ─ e3 ─", True),
        ("d3 ╶ e3 ╴", True),  # two dead ends that face each other
        ("d3 ┼ e3 │", False),  # open on one side of the edge only
        ("d3 │ e3 ┼", False),
        ("d3 ╴ e3 ╴", False),
        ("d3 └ e3 ┐", True),
        ("d3 ┘ e3 └", False),
        ("d3 ├ e3 ┬", True),
        ("d3 ┤ e3 ┴", False),
    ],
)
def test_lr14_two_squares_are_joined_when_both_are_open_to_each_other(changes: str, joined: bool) -> None:
    """A way needs an opening on both sides of the edge; it is the same in both directions."""
    drawing = with_tiles(all_over("╵"), changes)
    position = maze(drawing, pawns="d3,e3")
    assert ("e3" in reach(any_state(position), 0), "d3" in reach(any_state(position), 1)) == (joined, joined)


@pytest.mark.parametrize(
    ("sign", "cells"), [("┼", CELLS), ("─", line("4w")), ("│", line("dn")), ("┌", ["d4"]), ("╵", ["d4"])]
)
def test_lr14_no_way_leads_round_the_rim(sign: str, cells: list[str]) -> None:
    """Crosses join everything, straights a line from rim to rim and no further."""
    position = maze(all_over(sign), pawns="d4,g7", last="fn", did="p", hand="┼")
    assert position.legal == tuple(cells)
    ends = maze(all_over("│"), pawns="a7,a1", last="fn", did="p", hand="┼")
    assert ends.legal == reach(any_state(ends), 1) == tuple(line("an"))


def test_lr15_pawns_share_squares_and_do_not_stop_each_other() -> None:
    """Seat 0 walks past seat 1 on b1 and onto seats 2 and 3 on c4; nobody else moves."""
    position = maze(HALL, pawns="a1,b1,c4,c4").play(QUIET)
    assert position.legal == HALL_FROM_A1
    assert part(position.play("c4"), "pawns") == "c4,b1,c4,c4"
    assert part(position.play("b1"), "pawns") == "b1,b1,c4,c4"
    together = maze(HALL, pawns="a1,a1,a1,g7", seat="1").play(f"{QUIET} b1")
    assert part(together, "pawns") == "a1,b1,a1,g7"


def test_lr22_for_each_push_it_is_told_where_one_can_stand() -> None:
    """The previews tell for each push which cells can be reached."""
    near, far = (maze(WALLS, hand="│", pawns=f"{pawn},g7", last="fn") for pawn in ("a1", "a3"))
    assert {push for offer in near.offers if "c2" in offer.cells for push in offer.pushes} == {"bn1", "bn3"}
    assert not [offer for offer in far.offers if "c2" in offer.cells]
    offered = {push: offer.cells for offer in near.offers for push in offer.pushes}
    assert offered == {push: reach(any_state(near.play(push)), 0) for push in near.legal}
    assert len({offer.cells for offer in near.offers}) == len(near.offers)
    assert near.play("bn1").offers == ()


# ---- the end ----


@pytest.mark.parametrize(("seat", "corner"), list(enumerate(["a1", "g1", "g7", "a7"])))
def test_lr18_after_the_last_card_one_heads_for_the_own_corner(seat: int, corner: str) -> None:
    """After its last card only the seat's own corner ends the game."""
    found = ",".join("m" if k == seat else "-" for k in range(4))
    cards = ",".join("-" if k == seat else "uvwx"[k] for k in range(4))
    pawns = ",".join(["d4"] * 4)
    position = maze(all_over("┼"), pawns=pawns, cards=cards, found=found, seat=str(seat), hand="┼").play(QUIET)
    assert [cell for cell in CELLS if position.play(cell).over] == [corner]


def test_lr19_the_first_to_come_home_with_all_cards_wins() -> None:
    """Both have found everything; seat 1 walks home first, and seat 0 has lost though it is one step away."""
    position = maze(HALL, cards="-,-", found="m,n", pawns="a2,g6").play(f"{QUIET} b1 {QUIET} g7")
    assert (position.over, position.winners, position.mover) == (True, (1,), None)
    assert (part(position, "seat"), part(position, "turns"), position.legal) == ("1", "2", ())
    assert "(LR19)" in position.why("bn0")


# ---- other ways to play ----


def test_lr21_if_agreed_one_need_not_go_home() -> None:
    """With the last card turned up at c4 the game is won there; by the usual rule it is not."""
    for finish, winners in (("anywhere", (0,)), ("corner", ())):
        position = maze(HALL, cards="m,x", switches=f"finish={finish}").play(f"{QUIET} c4")
        assert (part(position, "found"), position.winners) == ("m,-", winners)
