"""Mouse race by the book: the rules of docs/rules/mouse-race.md, and what it decides on the table, one by one."""

import pytest

from meowze.games import GAMES
from meowze.games.errors import Illegal, Misfit
from meowze.games.mouse_race.view import PathTile
from meowze.play.position import Position
from tests.games.labyrinth.mazes import kinds, part
from tests.games.mouse_race.boards import PLAIN, SCENT, chair, kitchen, path, squares, ways

TO_G6 = "eeeeee" + "sssss"  # from a1 along row 1 to g1, down column g to g5, pointing at g6
TO_H8 = "nnnnn" + "wwwww"  # from m13 up to m8, along row 8 to i8, pointing at h8
TO_D1 = "wwwwwwwww"  # from m1 along row 1 to e1, pointing at d1

# What each language sets, and the numbers of players.
LANGUAGES = [
    ("english", "", (2, 4)),
    ("german", "", (2, 4)),
    ("dutch", "", (2, 4)),
    ("portuguese", "", (2, 4)),
    ("french", "players=2-to-4", (2, 3, 4)),
    ("russian", "players=2-to-4", (2, 3, 4)),
    ("danish", "players=2-to-4", (2, 3, 4)),
    ("italian", "players=2-to-4 cat_zone=way finish=scent", (2, 3, 4)),
    ("spanish", "cat_against=nearest cat_zone=way", (2, 4)),
]
USUAL = (
    "players=2-or-4 bag=72/72/20 cat_against=next cat_zone=side-or-way scent=may-block take_back=cat-or-own "
    "may_point=no finish=cheese limit=400 first=lot"
)


def words(text: str) -> dict[str, str]:
    """Options with a space between them, by name."""
    return {name: value for name, _, value in (word.partition("=") for word in text.split())}


# ---- setting up ----


def test_mr1_two_or_four_can_play() -> None:
    """Two or four can play, but not one, three or five."""
    for seats in (2, 4):
        assert Position.undealt("mouse-race", seats).seats == seats
    for seats in (1, 3, 5):
        with pytest.raises(Misfit):
            Position.undealt("mouse-race", seats)


@pytest.mark.parametrize(("name", "changes", "seats"), LANGUAGES)
def test_mr1_each_language_has_its_preset(name: str, changes: str, seats: tuple[int, ...]) -> None:
    """Each preset sets exactly the options and numbers of players of its rule book."""
    game = GAMES["mouse-race"]
    for number in (2, 3, 4):
        if number in seats:
            options = game.preset(name, number)
            state = Position.undealt("mouse-race", number, options).state
            assert game.option_words(state) == words(USUAL) | words(changes)
        else:
            with pytest.raises(Misfit):
                game.preset(name, number)


def test_mr2_mice_in_their_corners_cheese_in_the_middle_the_rest_in_the_bag() -> None:
    """Two mice, the cheese on g7, an empty board and 164 tiles in the bag."""
    view = Position.undealt("mouse-race", 2, "first=0").view()
    assert [(seat.corner, seat.path) for seat in view.chairs] == [("a1", ()), ("m13", ())]
    assert (view.cheese, view.cats, view.hand, view.bag) == ("g7", (), None, (72, 72, 20))
    rows = part(Position.undealt("mouse-race", 2), "rows").split("/")
    assert (rows[0], rows[6], rows[12]) == ("0............", "......*......", "............1")
    assert {rows[k] for k in (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)} == {"............."}


def test_mr3_it_goes_round_clockwise() -> None:
    """From seat 2 it goes on with 3, 0, 1, whose corners follow each other clockwise."""
    position = Position.undealt("mouse-race", 4, "first=2")
    movers = []
    for _ in range(5):
        movers.append(position.mover)
        position = position.play("miss")
    assert movers == [2, 3, 0, 1, 2]
    assert [chair(position, seat).corner for seat in range(4)] == ["a1", "m1", "m13", "a13"]


def test_md1_three_need_the_switch() -> None:
    """With 2-to-4 three can play, and two and four as before."""
    with pytest.raises(Misfit) as error:
        Position.undealt("mouse-race", 3)
    assert error.value.switch == "players"
    assert [Position.undealt("mouse-race", seats, "players=2-to-4").seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize(
    ("seats", "corners", "unused"),
    [(2, "a1 m13", "m1 a13"), (3, "a1 m1 m13", "a13"), (4, "a1 m1 m13 a13", "")],
)
def test_md2_seats_and_corners_go_clockwise(seats: int, corners: str, unused: str) -> None:
    """Mice sit on these corners; a cat may lie on one that nobody uses, and all 164 tiles are there."""
    switches = "players=2-to-4,cat_zone=anywhere,first=0"
    position = Position.undealt("mouse-race", seats, switches).play("draw cat")
    assert [seat.corner for seat in position.view().chairs] == corners.split()
    assert {"a1", "m1", "m13", "a13"} & set(position.legal) == set(unused.split())
    assert (position.view().bag, len(position.legal)) == ((72, 72, 19), 169 - 1 - seats)


def test_md2_a_path_may_use_an_empty_corner() -> None:
    """With two players a path may turn on the unused corner m1."""
    assert path(kitchen("e" * 12, "").play("draw curve s miss draw straight s")).endswith("l1 m1 m2 → m3")


def test_md3_the_bag_is_72_72_20_or_your_own() -> None:
    """A custom bag must have 164 tiles with at least one curve."""
    assert Position.undealt("mouse-race", 2, "first=0").play("draw").chances == {"straight": 72, "curve": 72, "cat": 20}
    own = Position.undealt("mouse-race", 2, "bag=0/1/163,first=0").play("draw")
    assert own.chances == {"curve": 1, "cat": 163}
    for bag in ("72/72/21", "72/72/19", "144/0/20"):
        with pytest.raises(Misfit) as error:
            Position.undealt("mouse-race", 2, f"bag={bag}")
        assert error.value.switch == "bag"


def test_md26_the_lot_or_a_named_seat_begins() -> None:
    """Each seat is equally likely to begin; a named seat begins without lots and must exist."""
    lot = Position.undealt("mouse-race", 4)
    assert (lot.mover, lot.chances) == (None, dict.fromkeys(("seat0", "seat1", "seat2", "seat3"), 1))
    assert [lot.play(f"seat{seat}").mover for seat in range(4)] == [0, 1, 2, 3]
    assert [Position.undealt("mouse-race", 4, f"first={seat}").mover for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(Misfit):
        Position.undealt("mouse-race", 2, "first=2")


# ---- your turn ----


def test_mr4_draw_or_miss() -> None:
    """A turn begins with a draw or a miss, and every tile in the bag is equally likely to be drawn."""
    position = kitchen("", "", seat="1")
    assert position.legal == ("draw", "miss")
    assert "(MR4)" in position.why("n")
    drawing = position.play("draw")
    assert (drawing.mover, drawing.chances) == (None, {"straight": 72, "curve": 72, "cat": 20})
    drawn = drawing.play("curve")
    assert (part(drawn, "hand"), part(drawn, "bag"), part(drawn, "drawn")) == ("curve", "72/71/20", "0,1")
    assert position.play("miss").mover == 0


@pytest.mark.parametrize(
    ("seat", "kind", "way", "cell", "joins", "exit"),
    [
        (0, "straight", "e", "b1", "we", "c1"),
        (0, "straight", "s", "a2", "ns", "a3"),
        (0, "curve", "s", "b1", "ws", "b2"),
        (0, "curve", "e", "a2", "ne", "b2"),
        (1, "straight", "w", "l1", "ew", "k1"),
        (1, "straight", "s", "m2", "ns", "m3"),
        (1, "curve", "s", "l1", "es", "l2"),
        (1, "curve", "w", "m2", "nw", "l2"),
        (2, "straight", "w", "l13", "ew", "k13"),
        (2, "straight", "n", "m12", "sn", "m11"),
        (2, "curve", "n", "l13", "en", "l12"),
        (2, "curve", "w", "m12", "sw", "l12"),
        (3, "straight", "e", "b13", "we", "c13"),
        (3, "straight", "n", "a12", "sn", "a11"),
        (3, "curve", "n", "b13", "wn", "b12"),
        (3, "curve", "e", "a12", "se", "b12"),
    ],
)
def test_mr5_the_first_tile_lies_beside_the_corner(
    seat: int, kind: str, way: str, cell: str, joins: str, exit: str
) -> None:
    """The first tile lies on either side of the corner, and the direction of its new end determines the square."""
    position = kitchen("", "", "", "", seat=str(seat)).play(f"draw {kind}")
    assert len(position.legal) == 2
    after = chair(position.play(way), seat)
    assert (after.path, after.exits) == ((PathTile(cell, joins),), (exit,))


@pytest.mark.parametrize(
    ("kind", "way", "joins", "exit"),
    [("straight", "s", "ns", "b4"), ("curve", "w", "nw", "a3"), ("curve", "e", "ne", "c3")],
)
def test_mr6_each_line_takes_up_where_the_one_before_stops(kind: str, way: str, joins: str, exit: str) -> None:
    """The path by a2 to b2 points at b3: a straight goes on, a curve turns left or right, nothing else joins."""
    position = kitchen("ses", "", hand=kind)
    assert position.legal == {"straight": ("s",), "curve": ("e", "w")}[kind]
    assert "(MR6)" in position.why("n")
    after = position.play(way)
    assert (chair(after).path[2], chair(after).exits) == (PathTile("b3", joins), (exit,))
    assert path(position) == "a2 b2 → b3"


def test_mr7_what_can_be_laid_must_be_laid() -> None:
    """A curve that can only turn away from the cheese must still be laid."""
    position = kitchen("ees", "", cats="d2").play("draw curve")
    assert (position.legal, position.mover) == (("w",), 0)
    assert "(MR7)" in position.why("d2")
    for action in ("draw", "miss", "back", "d2", "return"):
        with pytest.raises(Illegal):
            position.play(action)
    assert path(position.play("w")) == "b1 c1 c2 → b2"


@pytest.mark.parametrize("kind", ["straight", "curve"])
def test_mr8_another_path_is_in_the_way(kind: str) -> None:
    """Seat 1 has laid on d1, where seat 0's path points: every tile goes back and the turn is over."""
    position = kitchen("eee", TO_D1 + "s", "", "")
    assert kinds(position, f"draw {kind}") == ["drew", "drawn", "returned"]
    after = position.play(f"draw {kind}")
    assert (after.mover, after.turns, part(after, "hand")) == (1, 1, "-")
    assert [part(after, name) == part(position, name) for name in ("rows", "paths", "bag")] == [True] * 3


def test_mr9_not_straight_against_the_rim() -> None:
    """Pointing at m1, a straight would lead off the board and goes back; a curve can only turn south."""
    position = kitchen("e" * 12, "")
    after = position.play("draw straight")
    assert (after.mover, path(after), part(after, "bag")) == (1, path(position), part(position, "bag"))
    curve = position.play("draw curve")
    assert curve.legal == ("s",)
    assert "(MR9)" in curve.why("n")


def test_mr9_the_rim_counts_only_ahead() -> None:
    """On d1 a straight may follow the rim, and a curve must leave it."""
    assert [ways(kind, "eee", "") for kind in ("straight", "curve")] == ["e", "s"]


@pytest.mark.parametrize(("kind", "cat", "other"), [("straight", "e1", "curve"), ("curve", "d2", "straight")])
def test_mr10_not_right_in_front_of_a_cat(kind: str, cat: str, other: str) -> None:
    """A tile whose new end would point at a cat goes back; one that turns away can be laid."""
    position = kitchen("eee", "", cats=cat)
    after = position.play(f"draw {kind}")
    assert (after.mover, path(after), part(after, "bag")) == (1, "b1 c1 → d1", part(position, "bag"))
    assert position.play(f"draw {other}").mover == 0
    assert "(MR10)" in kitchen("ees", "", cats="d2", hand="curve").why("e")


# ---- cats ----


def test_mr11_a_cat_goes_against_the_next_player() -> None:
    """Each of four seats lays a cat against the next one, which ends the turn."""
    for seat, target in ((0, 1), (1, 2), (2, 3), (3, 0)):
        position = kitchen("", "", "", "", seat=str(seat), switches=PLAIN).play("draw cat")
        assert position.view().target == target
        assert "(MR11)" in position.why("n")
        corner = {0: "b2", 1: "l2", 2: "l12", 3: "b12"}
        assert [corner[k] in position.legal for k in range(4)] == [k == target for k in range(4)]
        after = position.play(corner[target])
        assert (after.mover, after.view().cats, part(after, "bag")) == (target, (corner[target],), "72/72/19")


def test_mr12_next_to_the_corner_is_a_good_place() -> None:
    """A cat beside a corner leaves that mouse one exit; cats may also lie elsewhere on its side."""
    position = kitchen("", "", "", "", hand="cat", switches=PLAIN)
    assert len(position.legal) == 47
    assert {"l1", "m2", "g1", "m7", "g6", "j4"} <= set(position.legal)
    after = position.play("l1")
    assert [after.play(f"draw {kind}").legal for kind in ("straight", "curve")] == [("s",), ("w",)]


def test_mr13_right_where_that_path_ends_is_taboo() -> None:
    """No cat may lie on the square at which a path points, but beside it and beyond it."""
    allowed = squares("", "www", "", "")
    assert "j1" not in allowed
    assert {"j2", "i1", "k2", "m2"} <= allowed
    assert "(MD13)" in kitchen("", "www", "", "", hand="cat").why("j1")


def test_mr14_but_not_in_the_scent_area() -> None:
    """In the scent area a cat may lie even where a path points."""
    position = kitchen("", TO_H8, hand="cat")
    assert chair(position, 1).exits == ("h8",)
    assert set(SCENT) <= set(position.legal)
    after = position.play("h8")
    assert [after.play(f"draw {kind}").mover for kind in ("straight", "curve")] == [0, 0]  # both went back


# ---- missing a turn ----


def test_mr15_one_tile_may_go_back_when_a_turn_is_missed() -> None:
    """A seat that misses a turn may take back nothing, its last path tile, or a cat."""
    position = kitchen("ees", "nn", cats="d4 k9")
    assert set(position.legal) == {"draw", "miss", "back", "d4", "k9"}
    assert part(position, "bag") == "70/71/18"  # straights b1 and m12, curve c1
    own = position.play("back")
    assert (path(own), own.view().cats, part(own, "bag")) == ("b1 → c1", ("d4", "k9"), "70/72/18")
    cat = position.play("d4")
    assert (path(cat), cat.view().cats, part(cat, "bag")) == ("b1 c1 → c2", ("k9",), "70/71/19")
    assert [(after.mover, after.turns) for after in (own, cat)] == [(1, 1)] * 2


def test_mr16_any_number_of_turns_may_be_missed() -> None:
    """Twenty missed turns in a row change only the number of turns."""
    position = kitchen("ees", "nn", cats="d4")
    after = position.play("miss " * 20)
    assert (after.mover, after.turns, set(after.legal)) == (0, 20, set(position.legal))
    assert [part(after, name) == part(position, name) for name in ("rows", "paths", "bag")] == [True] * 3


# ---- the end ----


def test_mr17_who_first_joins_corner_and_cheese_has_won() -> None:
    """The first seat whose path points at the cheese wins at once."""
    position = kitchen(TO_G6, "wwwwww" + "nnnnn")
    assert not position.over
    after = position.play("draw straight s")
    assert (after.over, after.winners, after.mover, after.legal) == (True, (0,), None, ())
    assert "(MR17)" in after.why("draw")
    assert position.play("miss draw straight n").winners == (1,)


def test_mr18_with_small_children_no_cat_lies_at_a_path_end() -> None:
    """Without the exception for the scent area no cat may lie where a path points."""
    assert GAMES["mouse-race"].preset("younger-players", 2) == PLAIN
    assert ["h8" in squares("", TO_H8, switches=switches) for switches in ("", PLAIN)] == [True, False]
    assert {"g8", "h7", "h9"} <= squares("", TO_H8)


def test_mr19_who_comes_too_near_walks_backwards() -> None:
    """A path that points at another one can lay no tile and must go back."""
    near = kitchen("eee", TO_D1, "", "", seat="1").play("draw curve s miss miss")
    assert (near.mover, chair(near, 1).exits) == (0, ("d2",))
    assert [near.play(f"draw {kind}").mover for kind in ("straight", "curve")] == [1, 1]
    assert path(near.play("back")) == "b1 → c1"
    far = kitchen("sss", TO_D1, "", "", seat="1").play("draw curve s miss miss")
    assert [far.play(f"draw {kind}").legal for kind in ("straight", "curve")] == [("s",), ("e",)]
