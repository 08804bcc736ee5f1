"""Mouse race by the book: what docs/rules/mouse-race.md decides on paths, cats, missed turns and the end."""

import pytest

from meowze.games import GAMES
from tests.games.labyrinth.mazes import kinds, part
from tests.games.mouse_race.boards import CELLS, COLUMNS, PLAIN, SCENT, but, chair, kitchen, path, squares, ways

ANYWHERE = f"cat_zone=anywhere,{PLAIN}"
OWN = "take_back=own"
ZONES = ("side-or-way", "side", "way", "anywhere")
FINISH = "finish=scent"
# Where the exit lies: a path of seat 0 from a1, or of seat 1 from m13.
TO_F6 = "eeeee" + "sssss"
TO_G6 = "eeeeee" + "sssss"
TO_F7 = "ssssss" + "eeeee"
TO_H7 = "nnnnnn" + "wwwww"
TO_G8 = "wwwwww" + "nnnnn"
BOTH = ("straight", "curve")


# ---- laying a path ----


@pytest.mark.parametrize(
    ("walk", "cats", "straight", "curve"),
    [
        ("", "", "es", "es"),  # two ways for either shape
        ("", "b1", "s", "e"),  # one exit of the corner is blocked
        ("", "c1", "s", "es"),
        ("", "b2", "es", "back"),
        ("ese", "", "e", "ns"),  # pointing at c2
        ("ese", "c2", "back", "back"),  # the exit itself is taken
        ("ese", "d2 c1", "back", "s"),
        (TO_G6, "", "s", "ew"),  # pointing at the cheese is allowed
    ],
)
def test_md4_the_exit_and_the_next_exit_must_be_empty(walk: str, cats: str, straight: str, curve: str) -> None:
    """A tile needs a free square and a free square to point at; a straight fits in one way, a curve in two."""
    assert [ways(kind, walk, "", cats=cats) for kind in BOTH] == [straight, curve]


@pytest.mark.parametrize(
    ("walks", "kind", "no", "yes"),
    [
        (("eesw", ""), "curve", "s", "ns"),  # the own path on b1
        (("eesww", ""), "curve", "s", "ns"),  # the own mouse on a1
        (("e" * 11, "", "", ""), "straight", "back", "e"),  # another's mouse on m1
        (("eee", "w" * 8 + "s", "", ""), "straight", "back", "e"),  # another's path on e1
    ],
)
def test_md5_a_new_end_points_at_no_path_and_no_mouse(walks: tuple[str, ...], kind: str, no: str, yes: str) -> None:
    """A new end may not point at a path or a mouse of any seat, unless may_point allows it."""
    assert (ways(kind, *walks), ways(kind, *walks, switches="may_point=yes")) == (no, yes)
    if no != "back":
        assert "(MD5)" in kitchen(*walks, hand=kind).why("n")


def test_md5_the_switch_is_not_for_cats_and_the_rim() -> None:
    """Even with may_point a new end may not point at a cat or off the board."""
    assert [ways(kind, "eee", "", cats="e1", switches="may_point=yes") for kind in BOTH] == ["back", "s"]


def test_md5_who_points_at_a_path_is_stuck_until_the_square_is_free() -> None:
    """Seat 0 points at seat 1's tile on e1 and can lay nothing; when that is taken back it goes on."""
    stuck = kitchen("eee", "w" * 8 + "s", "", "", switches="may_point=yes").play("draw straight e miss miss miss")
    assert [stuck.play(f"draw {kind}").mover for kind in BOTH] == [1, 1]
    free = stuck.play("miss back miss miss")
    assert [free.play(f"draw {kind}").legal for kind in BOTH] == [("e",), ("s",)]


def test_md6_along_the_rim_is_fine() -> None:
    """From b1 to l1 and on down column m no tile goes back."""
    position = kitchen("", "").play("draw straight e miss " + "draw straight e miss " * 10)
    assert path(position) == "b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1 → m1"
    assert position.play("draw straight").mover == 1  # this one would point off the board


def test_md7_cats_beside_the_path_do_no_harm() -> None:
    """A path may pass beside cats."""
    position = kitchen("eee", "", cats="b2 c2 d2").play("draw straight e")
    assert path(position) == "b1 c1 d1 → e1"


def test_md8_a_tile_that_cannot_be_laid_goes_back_by_itself() -> None:
    """A tile that cannot be laid is shown to everybody and goes back into the bag before the next draw."""
    position = kitchen("eee", "", cats="d1")
    assert kinds(position, "draw curve") == ["drew", "drawn", "returned"]
    assert [step.fact.tile for step in position.steps("draw curve")] == [None, "curve", "curve"]
    assert position.play("draw curve draw").chances == position.play("draw").chances
    assert position.play("draw").chances == {"straight": 70, "curve": 72, "cat": 19}
    seen = kitchen("eee", "", hand="curve")
    assert [seen.view(viewer).hand for viewer in (None, 0, 1)] == ["curve"] * 3
    assert "(MD8)" in position.play("draw").why("miss")


def test_md9_a_cat_ahead_costs_this_turn_only() -> None:
    """A tile that would point at a cat costs only this turn; in the next one the seat may draw again."""
    position = kitchen("eee", "", cats="e1").play("draw straight")
    assert position.mover == 1
    again = position.play("miss")
    assert (again.mover, "draw" in again.legal) == (0, True)
    assert path(again.play("draw curve s")) == "b1 c1 d1 → d2"


def test_md10_the_very_first_tile_and_cats_must_be_laid() -> None:
    """A tile that can be laid must be laid, but the seat chooses how."""
    position = kitchen("", "")
    for kind in BOTH:
        assert position.play(f"draw {kind}").legal == ("e", "s")
    cat = position.play("draw cat")
    assert (cat.mover, set(cat.legal) <= set(CELLS), "return" in cat.legal) == (0, True, False)


# ---- laying a cat ----


@pytest.mark.parametrize(
    ("walks", "seat", "nearest", "longest"),
    [
        (("", "", "", ""), "0", 1, 1),  # equals: the first one after
        (("", "", "", ""), "2", 3, 3),
        (("", "", "nnn", "enwn"), "0", 2, 3),  # m11 is 10 steps away with two tiles, a12 is 11 with three
        (("", "", "nnn", "ennn"), "0", 3, 3),  # b11 is 9 steps away
        (("", "", "nn", "nn"), "0", 2, 2),
        (("", "", "nn", "nn"), "2", 3, 3),
        (("eee", "", "nn", ""), "0", 2, 2),  # never oneself
        (("eeeee", "www", "", ""), "3", 0, 0),
        (("", "ww", "nws", ""), "0", 2, 2),  # from l1 11 steps, from l12 10; where they point does not count
    ],
)
def test_md11_who_gets_the_cat(walks: tuple[str, ...], seat: str, nearest: int, longest: int) -> None:
    """A cat goes against the next player or, by option, the one nearest to the cheese or with the longest path."""
    found = {
        word: kitchen(*walks, hand="cat", seat=seat, switches=f"cat_against={word}").view().target
        for word in ("nearest", "longest")
    }
    assert found == {"nearest": nearest, "longest": longest}
    assert kitchen(*walks, hand="cat", seat=seat).view().target == (int(seat) + 1) % 4


def test_md11_the_cat_lies_on_the_side_of_whom_it_goes_against() -> None:
    """Seat 2 is nearest: l12 is open to seat 0's cat and l2 is not."""
    allowed = squares("", "", "nn", "", switches=f"cat_against=nearest,{PLAIN}")
    assert ("l12" in allowed, "l2" in allowed) == (True, False)


@pytest.mark.parametrize(
    ("seats", "seat", "count", "inside", "outside"),
    [
        (2, 1, 89, "a2 m1 a13 g6 f7 h6 f8", "b13 m2 h7 g8"),
        (2, 0, 89, "m12 m1 a13 g8 h7 h6 f8", "l1 a12 g6 f7"),
        (3, 2, 68, "a12 g1 g6 f8 a13 b12", "h1 b13 g8 h6"),
        (3, 0, 47, "g1 m7 g6 h7", "f1 m8 g8 f7"),
        (3, 1, 68, "m12 m7 g8 b13 a13 f8", "m2 m6 a12 g6 f7"),
        (4, 3, 47, "g1 a7 g6 f7", "h1 a8 g8 h7"),
        (4, 1, 47, "m7 g13 g8 h7", "m6 f13 g6 f7"),
    ],
)
def test_md12_a_side_is_what_is_not_nearer_to_another_corner(
    seats: int, seat: int, count: int, inside: str, outside: str
) -> None:
    """A side is half of the board for two seats, a quarter for four, and 68, 47 and 68 squares for three."""
    players = "players=2-to-4," if seats == 3 else ""
    allowed = squares(*[""] * seats, seat=str(seat), switches=players + PLAIN)
    assert len(allowed) == count
    assert (allowed >= set(inside.split()), allowed & set(outside.split())) == (True, set())


def rectangle(first: str, last: str) -> set[str]:
    """The cells from one corner of a rectangle to the opposite one."""
    columns = COLUMNS[COLUMNS.index(first[0]) : COLUMNS.index(last[0]) + 1]
    return {f"{column}{row}" for column in columns for row in range(int(first[1:]), int(last[1:]) + 1)}


@pytest.mark.parametrize(
    ("walk", "last", "way"),
    [
        ("", "m1", rectangle("g1", "m7")),  # without a tile: from the corner to the cheese, and no ring
        ("ww", "l1", rectangle("f1", "m8")),  # one ring, as far as the board goes
        ("sss", "m3", rectangle("f2", "m8")),
        ("w" * 9 + "s", "d1", rectangle("c1", "h8")),  # the path has left its side
        ("wwwwww" + "sss", "g3", rectangle("f2", "h8")),  # in the column of the cheese: a strip three wide
        ("s" * 9 + "w", "m10", rectangle("f6", "m11")),
        ("wssssse", "l6", rectangle("f5", "m8")),  # it points away, and has its way all the same
    ],
)
def test_md12_a_way_is_the_rectangle_from_the_path_to_the_cheese(walk: str, last: str, way: set[str]) -> None:
    """The cat of seat 0 against seat 1 may lie there, except at the end of the path and on what is taken."""
    position = kitchen("", walk, "", "", hand="cat", switches=f"cat_zone=way,{PLAIN}")
    end = chair(position, 1)
    assert (end.path[-1].cell if end.path else end.corner) == last
    assert set(position.view().way) == way
    taken = {tile.cell for tile in end.path} | {"g7", "m1"} | (set(end.exits) if end.path else set())
    assert set(position.legal) == way - taken


def test_md12_on_the_side_or_in_the_way() -> None:
    """A path that has left its side can be met again; `cat_zone` narrows or widens where."""
    walks = ("s" * 3, "w" * 9 + "s", "", "")
    side, way = squares("", "", "", ""), squares(*walks, switches=f"cat_zone=way,{PLAIN}")
    taken = {f"{column}1" for column in "defghijkl"} | {"d2"}
    assert {"c1", "c2", "e3"} <= way
    assert squares(*walks) == (side - taken) | way
    assert squares(*walks, switches=f"cat_zone=side,{PLAIN}") == side - taken
    assert len(squares("", "", "", "", switches=ANYWHERE)) == 169 - 5
    for zone, cell in (("side-or-way", "c9"), ("side", "c1"), ("way", "m2")):
        assert "(MD12)" in kitchen(*walks, hand="cat", switches=f"cat_zone={zone},{PLAIN}").why(cell)


def test_md12_the_view_shows_whom_the_cat_goes_against_and_where() -> None:
    """Side and way are shown while a cat is to be laid, as far as they count."""
    shown = [kitchen("", "", hand="cat", switches=f"cat_zone={zone}").view() for zone in ZONES]
    assert [(view.target, len(view.side), len(view.way)) for view in shown] == [
        (1, 91, 49), (1, 91, 0), (1, 0, 49), (1, 0, 0)
    ]  # fmt: skip
    quiet = kitchen("", "").view()
    assert (quiet.target, quiet.side, quiet.way) == (None, (), ())


@pytest.mark.parametrize("preset", ["spanish", "italian"])
def test_md12_the_spanish_and_italian_cats_have_a_victim(preset: str) -> None:
    """Seat 1 has the longer way behind it: the cat must lie in its way, not anywhere."""
    switches = f"{GAMES['mouse-race'].preset(preset, 4)},{PLAIN}"
    position = kitchen("", "www", "", "", hand="cat", switches=switches)
    assert position.view().target == 1
    assert set(position.legal) == rectangle("f1", "l8") - {"l1", "k1", "j1", "g7"}
    assert "(MD12)" in position.why("b12")


def test_md13_everybodys_path_ends_are_safe() -> None:
    """No cat may lie at the end of any path, not even of the mover's own."""
    walks = ("ee", "ww", "nn", "ne")
    allowed = squares(*walks, switches=ANYWHERE)
    assert {exit for seat in range(4) for exit in chair(kitchen(*walks), seat).exits} == {"c1", "k1", "m11", "b12"}
    assert not {"c1", "k1", "m11", "b12"} & allowed
    assert len(allowed) == 169 - 5 - 4 - 4


@pytest.mark.parametrize(
    ("walks", "cats", "barred"),
    [
        (("", "", "", ""), "", ""),
        (("", "", "", ""), "l1", "m2"),  # the next player's
        (("", "", "", ""), "m2", "l1"),
        (("", "", "", ""), "b1 l13", "a2 m12"),  # the own one, and one across
        (("e" * 11 + "s", "", "", ""), "", "m2 l2"),  # a path lies on l1, and points at l2
        (("", "", "n" * 11 + "w", ""), "", "l1 l2"),  # one lies on m2
        (("", "www", "", ""), "m2", "j1"),  # with a path only its end counts
    ],
)
def test_md14_the_last_way_out_of_a_corner_stays_open(walks: tuple[str, ...], cats: str, barred: str) -> None:
    """If one exit of a corner is blocked by anything, no cat may lie on the other one."""
    position = kitchen(*walks, cats=cats, hand="cat", switches=ANYWHERE)
    taken = set(cats.split()) | {"a1", "m1", "m13", "a13", "g7"}
    taken |= {tile.cell for seat in range(4) for tile in chair(position, seat).path}
    assert set(CELLS) - taken - set(position.legal) == set(barred.split())
    if len(barred.split()) == 1 and not walks[1]:
        assert "(MD14)" in position.why(barred)


def test_md14_no_more_than_that_is_protected() -> None:
    """Cats farther away may leave a mouse without a place for any tile; it can still draw or take a cat away."""
    position = kitchen("", "", cats="c1 b2", seat="1", switches=PLAIN).play("draw cat a3")
    assert set(position.legal) == {"draw", "miss", "c1", "b2", "a3"}
    assert [position.play(f"draw {kind}").mover for kind in BOTH] == [1, 1]
    assert position.play("b2 miss draw curve").legal == ("e", "s")


@pytest.mark.parametrize(
    ("cats", "barred"),
    [
        ("", ""),
        ("b1", "a2"),  # the first tiles that are left all lie on a2
        ("b1 a3", "a2 b2"),  # only one is left: the curve on a2 that points at b2
        ("b2", ""),  # the straights on either side have no square in common
        ("b2 c1", "a2 a3"),
        ("c1 a3", "b2"),  # the curves on b1 and a2 both point at b2
        ("b1 b2 a3", "a2"),  # no first tile is left; the last exit is safe all the same
    ],
)
@pytest.mark.parametrize("seat", ["1", "2"])
def test_md14_where_cats_stay_nobody_is_shut_in(cats: str, barred: str, seat: str) -> None:
    """With take_back=own no cat takes away the last first tile of a mouse, whoever's turn is next."""
    position = kitchen("", "", "", "", cats=cats, hand="cat", seat=seat, switches=f"{OWN},{ANYWHERE}")
    assert {cell for cell in CELLS if "(MD14)" in position.why(cell)} == set(barred.split())


def test_md15_the_scent_area_is_open_to_every_cat() -> None:
    """Any cat may be laid in the scent area, even at the end of a path."""
    walks = (TO_G6, "", "", "")
    for seat in range(4):
        assert set(SCENT) <= squares(*walks, seat=str(seat), switches="")
    assert kitchen(*walks, hand="cat").play("g6").view().cats == ("g6",)
    assert set(SCENT) & squares(TO_G6 + "e", "", cats="f8", switches="") == set(SCENT) - {"g6", "f8"}


def test_md16_where_no_cat_can_lie() -> None:
    """No cat may lie on another tile, on a mouse's corner or on the cheese."""
    position = kitchen("ees", "", cats="k9", hand="cat", switches="cat_zone=anywhere")
    for cell in ("b1", "c1", "k9", "a1", "m13", "g7"):
        assert "(MD16)" in position.why(cell)
    assert set(CELLS) - set(position.legal) == {"b1", "c1", "c2", "k9", "a1", "m13", "g7"}  # c2 is the path's end


@pytest.mark.parametrize(("walk", "empty", "left"), [("", "", ""), ("", "h3", "h3"), ("ww", "k1", "")])
def test_md17_a_cat_without_a_square_goes_back(walk: str, empty: str, left: str) -> None:
    """A cat with one possible square must be laid there; with none it goes back into the bag."""
    quarter = {cell for cell in CELLS if cell[0] in "ghijklm" and int(cell[1:]) <= 7}
    full = (quarter | set(SCENT)) - {"m1", "g7", empty, "l1" if walk else ""}
    position = kitchen("", walk, "", "", cats=" ".join(full), switches="cat_zone=side,bag=50/54/60")
    after = position.play("draw cat")
    if left:
        assert (after.mover, after.legal) == (0, (left,))
    else:
        assert kinds(position, "draw cat") == ["drew", "drawn", "returned"]
        assert (after.mover, part(after, "bag")) == (1, part(position, "bag"))


def test_md24_no_cat_is_pushed_aside_or_covered() -> None:
    """A path that points at a cat cannot continue until somebody misses a turn to take the cat away."""
    position = kitchen(TO_G6, "", cats="g6")
    assert [position.play(f"draw {kind}").mover for kind in BOTH] == [1, 1]
    assert "(MD16)" in position.play("draw cat").why("g6")
    assert position.play("g6 miss draw straight").legal == ("s",)


def test_md25_without_the_exception_scent_squares_are_like_others() -> None:
    """Without the exception a cat in the scent area must be on the target's side and at no path end."""
    assert set(SCENT) & squares("", "") == {"h6", "h7", "f8", "g8", "h8"}
    assert set(SCENT) & squares("", "", seat="1") == {"f6", "g6", "h6", "f7", "f8"}
    assert set(SCENT) - squares(TO_G6, TO_H7, switches=ANYWHERE) == {"g6", "h7"}


# ---- missing a turn ----


@pytest.mark.parametrize("kind", ["straight", "curve", "cat"])
def test_md18_who_has_drawn_cannot_miss(kind: str) -> None:
    """After drawing a tile a seat can no longer miss its turn."""
    position = kitchen("ees", "")
    assert {"draw", "miss", "back"} == set(position.legal)
    drawn = position.play(f"draw {kind}")
    for action in ("miss", "back", "draw"):
        assert "(MD18)" in drawn.why(action)


def test_md19_any_cat_may_be_taken_away() -> None:
    """Any cat on the board may be taken away, unless take_back allows only the seat's own tile."""
    assert set(kitchen("", "", cats="b2 l12").legal) == {"draw", "miss", "b2", "l12"}
    position = kitchen("ee", "", cats="b2 l12", switches=OWN)
    assert set(position.legal) == {"draw", "miss", "back"}
    assert "(MR15)" in position.why("b2")
    assert "(MD19)" in kitchen("", "", cats="b2").why("b3")


def test_md20_nothing_must_be_taken_back_and_one_tile_at_most() -> None:
    """A missed turn may take back nothing or one tile, and then the next seat's turn begins."""
    position = kitchen("ees", "", cats="d4 e5")
    missed = position.play("miss")
    assert [part(missed, name) == part(position, name) for name in ("rows", "paths", "bag")] == [True] * 3
    assert (missed.mover, missed.turns) == (1, 1)
    assert [position.play(action).mover for action in ("d4", "e5", "back")] == [1, 1, 1]


def test_md21_the_last_piece_even_if_it_is_the_only_one() -> None:
    """Taking back a tile frees its square; after the only tile both exits of the corner count again."""
    position = kitchen("eese", "")
    shown = [path(position)]
    for _ in range(3):
        position = position.play("back miss")
        shown.append(path(position))
    assert shown == ["b1 c1 c2 → d2", "b1 c1 → c2", "b1 → c1", "→ b1 a2"]
    assert part(position, "bag") == "72/72/20"
    assert "(MD21)" in position.why("back")
    assert position.play("draw straight").legal == ("e", "s")


def test_md21_the_danish_preset_plays_as_the_others_do() -> None:
    """Its text has lost the cat; a cat may be taken away all the same."""
    options = GAMES["mouse-race"].preset("danish", 2)
    assert kitchen("ee", "", cats="k9", switches=options).legal == ("k9", "draw", "miss", "back")


def test_md21_the_last_of_the_path_though_a_cat_was_drawn_later() -> None:
    """`back` takes the last tile of the path even if the seat has laid a cat since."""
    position = kitchen("ee", "", switches=OWN).play("draw cat k9 miss back")
    assert (path(position), position.view().cats) == ("→ b1 a2", ("k9",))


# ---- the end ----


@pytest.mark.parametrize(
    ("walks", "seat", "played", "cheese", "scent"),
    [
        ((TO_G6, ""), "0", "straight s", True, True),
        ((TO_F7, ""), "0", "straight e", True, True),
        (("", TO_H7), "1", "straight w", True, True),
        (("", TO_G8), "1", "straight n", True, True),
        ((TO_G6, ""), "0", "curve e", False, True),  # on g6, past the cheese
        ((TO_F7, ""), "0", "curve n", False, True),
        ((TO_F6, ""), "0", "straight s", False, True),  # f6 touches it at a corner
        ((TO_F6, ""), "0", "curve e", False, True),
        (("", "nnnnn" + "wwwww"), "1", "straight w", False, True),  # h8
        (("eeeeeee" + "sssss", ""), "0", "straight s", False, True),  # h6
        (("sssssss" + "eeeee", ""), "0", "straight e", False, True),  # f8
        ((TO_G6[:-1], ""), "0", "straight s", False, False),  # on g5, pointing at g6
    ],
)
def test_md22_when_the_cheese_is_reached(
    walks: tuple[str, ...], seat: str, played: str, cheese: bool, scent: bool
) -> None:
    """The cheese is reached when a new end points at it or, by option, when a tile lies in the scent area."""
    for switches, wins in (("", cheese), (FINISH, scent)):
        after = kitchen(*walks, seat=seat, switches=switches).play(f"draw {played}")
        assert (after.over, after.winners) == (wins, (int(seat),) if wins else ())


def test_md22_a_curve_wins_too_and_a_proper_tile_it_must_be() -> None:
    """From f6 a curve on g6 turns to the cheese; with the finish "scent area" no tile may point at a cat."""
    assert kitchen(TO_F6 + "e", "").play("draw curve s").winners == (0,)
    position = kitchen(TO_F6, "", cats="f7", switches=FINISH).play("draw straight")
    assert (position.over, position.mover) == (False, 1)


def test_md23_with_an_empty_bag_one_can_only_miss() -> None:
    """When all 164 tiles are on the board, no seat can draw."""
    cats = but("a1", "m13", "g7", "b1", "b2", "c3")
    position = kitchen("es", "", cats=cats, switches="bag=0/1/163," + OWN)
    assert (position.view().bag, position.legal) == ((0, 0, 0), ("miss", "back"))
    assert "(MD23)" in position.why("draw")
    assert position.play("miss").legal == ("miss",)
    assert position.play("back").play("draw").chances == {"curve": 1}


def test_md23_without_a_limit_it_goes_on() -> None:
    """With limit=0 the game is never called a draw, and nothing counts turns up to a limit."""
    position = kitchen("", "", turns=5000, switches="limit=0")
    assert position.play("miss").mover == 1
    assert "turn 5001, seat 0" in position.letters()
    assert "turn 1 of 400, seat 0" in kitchen("", "").letters()


@pytest.mark.parametrize(("switches", "limit"), [("", 400), ("limit=3", 3)])
def test_md23_after_the_limit_it_is_a_draw(switches: str, limit: int) -> None:
    """After the limit of turns of all seats the game is a draw, but a win in the last turn counts."""
    position = kitchen(TO_G6, "", turns=limit - 1, switches=switches)
    assert not position.over
    drawn = position.play("miss")
    assert (drawn.over, drawn.turns, drawn.winners, drawn.legal) == (True, limit, (), ())
    assert "(MD23)" in drawn.why("miss")
    won = position.play("draw straight s")
    assert (won.over, won.turns, won.winners) == (True, limit, (0,))
    assert kitchen("", "", turns=limit - 2, switches=switches).play("miss").mover == 1


def test_md27_who_is_walled_in_stays_in_the_game() -> None:
    """A seat that can lay no tile can still draw, lay cats and miss turns."""
    position = kitchen("", "", cats="c1 b2 a3", switches=OWN)
    assert position.legal == ("draw", "miss")
    assert [position.play(f"draw {kind}").mover for kind in BOTH] == [1, 1]
    laid = position.play("draw cat l12")
    assert (laid.mover, "l12" in laid.view().cats) == (1, True)
    assert position.play("miss miss").legal == ("draw", "miss")


def test_md28_one_for_the_winner() -> None:
    """The score is 1 for the winner and 0 for everybody else, before the end and in a draw."""
    position = kitchen("", "", "w" * 6 + "n" * 5, "", seat="2", turns=399)
    assert position.scores == (0, 0, 0, 0)
    assert position.play("draw straight n").scores == (0, 0, 1, 0)
    assert position.play("miss").scores == (0, 0, 0, 0)
