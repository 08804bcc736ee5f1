"""Labyrinth by the book: the rules and decisions on the secret cards, one by one."""

from collections import Counter
from itertools import combinations

import pytest

from meowze.games.errors import MeowzeError
from meowze.games.labyrinth import rules
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import Record, read_record, write_record
from tests.games.labyrinth.mazes import HALL, QUIET, TREASURES, cards_shown, dealt, kinds, maze, part, without
from tests.games.sampling import any_state

OPEN, AT_ONCE = "cards=open", "next_card=at-once"


@pytest.mark.parametrize(("seats", "each"), [(1, 24), (2, 12), (3, 8), (4, 6)])
def test_lr3_the_cards_are_shared_out_evenly_and_lie_hidden(seats: int, each: int) -> None:
    """Everybody has the same number, each card is in one pile, and nobody knows one before looking at it."""
    position = dealt(1, seats, "first=0") if seats > 1 else dealt(1, 1)
    assert [chair.left for chair in position.view().chairs] == [each] * seats
    assert [position.view(seat).cards for seat in range(1, seats)] == [()] * (seats - 1)
    piles = part(dealt(1, seats, "cards=open"), "cards")
    assert [len(pile) for pile in piles.split(",")] == [each] * seats
    assert sorted(piles.replace(",", "")) == list(TREASURES)


def test_lr3_a_pile_keeps_its_order_whoever_begins() -> None:
    """The first card of seat 1 is the same when seat 0 has had a turn before, and it is one of its own."""
    late = dealt(6, options="first=0").play(QUIET, Seeded(6))
    late = late.play(part(late, "pawns")[:2], Seeded(6))
    early = dealt(6, options="first=1")
    own = part(dealt(6, options="cards=open"), "cards").split(",")[1]
    assert early.view(1).cards == late.view(1).cards != ()
    assert part(early, "cards")[-1] in own


def test_lr6_a_turn_begins_with_a_peek_at_the_top_card() -> None:
    """Seat 0 must look before it pushes; the card is its target, stays in its pile and is shown to nobody else."""
    position = maze(HALL, secrets=2, cards="-,x")
    assert (position.mover, position.chances) == (None, cards_shown(without("x")))
    assert "(LD20)" in position.why("bn0")
    position = position.play("card-m")
    assert (position.mover, position.view(0).cards, position.view(1).cards) == (0, ("bat",), ("spider",))
    assert (position.view(1).chairs[0].left, position.view(1).chairs[0].found) == (2, ())
    again = position.play(f"{QUIET} a1 {QUIET} g7")
    assert (again.mover, again.view(0).cards) == (0, ("bat",))  # not found: the same card is on top


def test_lr16_a_reached_target_is_turned_up_and_lies_open() -> None:
    """The walk to c4 opens the bat's card for all to see; the record need not say so."""
    position = maze(HALL, secrets=2, cards="m,x")
    assert kinds(position, f"{QUIET} c4") == ["pushed", "walked", "found"]
    after = position.play(f"{QUIET} c4")
    assert (part(after, "cards"), part(after, "found"), part(after, "left")) == ("-,x", "m,-", "1,1")
    assert [after.view(seat).chairs[0].found for seat in (0, 1, None)] == [("bat",)] * 3
    assert after.view(1).chairs[0].left == 1
    record = Record(position, ("A", "B")).play(f"{QUIET} c4")
    assert record.actions == (QUIET, "c4")
    assert read_record(write_record(record)).position == after


def test_lr17_the_next_card_is_looked_at_when_the_turn_comes_round() -> None:
    """After its find seat 0 knows no card while seat 1 plays, and looks at one when its turn begins."""
    position = maze(HALL, secrets=2, cards="m,x").play(f"{QUIET} c4")
    assert (position.mover, position.view(0).cards) == (1, ())
    position = position.play(f"{QUIET} g7")
    assert (position.mover, part(position, "seat"), position.chances) == (None, "0", cards_shown(without("mx")))
    assert position.play("card-a").view(0).cards == ("book",)


def test_lr20_with_open_cards_the_order_is_free() -> None:
    """Seat 0 sees all its cards before its first turn and finds the later one first, or the other."""
    position = maze(HALL, secrets=2, cards="am,wx", switches="cards=open")
    assert (position.mover, position.view(0).cards) == (0, ("book", "bat"))
    for cell, found, cards in (("c4", "m", "a"), ("c1", "a", "m")):
        after = position.play(f"{QUIET} {cell}")
        assert (part(after, "found"), part(after, "cards")) == (f"{found},-", f"{cards},wx")
    both = position.play(f"{QUIET} c4 {QUIET} g7 {QUIET} c1")
    assert (part(both, "found"), both.over) == ("am,-", False)


# ---- the deal ----


@pytest.mark.parametrize(("seats", "most"), [(1, 24), (2, 12), (3, 8), (4, 6)])
def test_ld12_how_many_cards_everyone_gets(seats: int, most: int) -> None:
    """Each seat gets an equal share of the cards, or fewer by option, but at least one."""
    for options, each in (("", most), (f"secrets={most}", most), (f"secrets={most - 1}", most - 1), ("secrets=1", 1)):
        assert part(Position.undealt("labyrinth", seats, options), "left") == ",".join([str(each)] * seats)
    for number in (0, most + 1):
        with pytest.raises(MeowzeError, match="secrets"):
            Position.undealt("labyrinth", seats, f"secrets={number}")


def test_ld12_nobody_knows_the_cards_that_are_out_of_the_game() -> None:
    """Any of the 24 cards can be dealt, and the cards that are not dealt are never looked at."""
    position = maze(HALL, cards="-,-")
    assert position.chances == cards_shown(TREASURES)
    position = position.play(f"card-a {QUIET} a1")
    assert position.chances == cards_shown(without("a"))
    position = position.play(f"card-x {QUIET} g7 {QUIET} c1 {QUIET} g7 {QUIET} a1")
    assert (position.winners, part(position, "left"), part(position, "pool")) == ((0,), "0,0", without("ax"))


@pytest.mark.parametrize("switches", [OPEN, f"{OPEN},{AT_ONCE}"])
def test_ld20_open_cards_are_all_seen_before_the_first_turn(switches: str) -> None:
    """Seat 0 looks at all its cards, then seat 1, then lots are drawn; later nobody looks at a card."""
    position = maze(HALL, secrets=2, cards="-,-", seat="-", switches=switches)
    looks = [(step.fact.kind, step.fact.seat) for step in position.steps("card-m card-a card-x card-w seat0")]
    assert looks == [("looked", 0), ("looked", 0), ("looked", 1), ("looked", 1), ("began", 0)]
    position = position.play("card-m card-a card-x card-w seat0")
    assert (part(position, "cards"), part(position, "left"), position.mover) == ("am,wx", "0,0", 0)
    assert position.play(f"{QUIET} c4").mover == 1


def test_ld20_by_the_booklet_one_looks_when_the_own_turn_begins() -> None:
    """Before its first turn seat 1 has no target, and looks when seat 0 is done, before its push."""
    position = maze(HALL, secrets=2, cards="-,-", seat="-")
    assert position.chances == {"seat0": 1, "seat1": 1}
    position = position.play("seat0 card-m")
    assert (position.mover, position.view(1).cards) == (0, ())
    position = position.play(f"{QUIET} a1")
    assert (position.mover, position.turns, part(position, "seat"), part(position, "did")) == (None, 1, "1", "-")
    assert position.play("card-x").view(1).cards == ("spider",)


def test_ld20_in_newer_editions_everybody_looks_before_the_first_turn() -> None:
    """Each seat looks at one card before lots are drawn, and also when the first seat is named."""
    position = maze(HALL, secrets=2, cards="-,-", seat="-", switches=AT_ONCE).play("card-m card-x")
    assert (part(position, "cards"), position.chances) == ("m,x", {"seat0": 1, "seat1": 1})
    named = maze(HALL, secrets=2, cards="-,-", seat="1", switches=f"{AT_ONCE},first=1").play("card-m card-x")
    assert (part(named, "cards"), part(named, "left"), named.mover) == ("m,x", "1,1", 1)


def test_ld20_in_newer_editions_the_next_card_is_seen_at_once() -> None:
    """Seat 0 finds the bat and looks before its turn is over; with no card left there is nothing to look at."""
    position = maze(HALL, secrets=2, cards="m,x", switches=AT_ONCE).play(f"{QUIET} c4")
    assert (position.mover, position.turns, part(position, "seat"), part(position, "did")) == (None, 0, "0", "w")
    assert position.chances == cards_shown(without("mx"))
    position = position.play("card-a")
    assert (position.mover, position.turns, position.view(0).cards) == (1, 1, ("book",))
    assert maze(HALL, cards="m,x", switches=AT_ONCE).play(f"{QUIET} c4").mover == 1


# ---- what is secret ----


def test_ld15_any_own_treasure_is_found_and_only_own_cards_are_seen() -> None:
    """With open cards any own treasure counts, and rivals see only the cards found and how many are left."""
    position = maze(HALL, secrets=3, cards="am,vwx", found="d,-", switches=OPEN)
    assert {a for a in position.play(QUIET).legal if "found" in kinds(position.play(QUIET), a)} == {"c1", "c4"}
    view = position.view(1)
    assert (view.cards, view.chairs[0].found, view.chairs[0].left) == (("rat", "scarab", "spider"), ("crown",), 2)
    assert (part(position.seen(1), "cards"), part(position.seen(0), "cards")) == ("??,vwx", "am,???")


@pytest.mark.parametrize(
    ("seat", "cards", "unknown", "own"),
    [(0, "m,?", without("am"), ("bat",)), (1, "?,x", without("ax"), ("spider",)), (None, "?,?", without("a"), ())],
)
def test_ld18_what_a_seat_and_an_onlooker_know(
    seat: int | None, cards: str, unknown: str, own: tuple[str, ...]
) -> None:
    """A seat knows its own card, the cards found and the numbers of cards, but not where any other card is."""
    position = maze(HALL, secrets=3, cards="m,x", found="a,-")
    seen = position.seen(seat)
    assert [part(seen, name) for name in ("cards", "found", "left", "pool")] == [cards, "a,-", "1,2", unknown]
    assert Position.read("labyrinth", seen.text) == seen
    view = position.view(seat)
    assert (view.cards, [chair.left for chair in view.chairs]) == (own, [2, 3])


def test_ld18_nothing_that_is_seen_depends_on_what_is_secret() -> None:
    """A change of seat 1's card is visible to seat 1, but not to seat 0 or a spectator."""
    one, other = (maze(HALL, secrets=3, cards=f"m,{card}", found="a,-") for card in "xd")
    for seat in (0, None):
        assert (one.seen(seat), one.view(seat), one.svg(seat)) == (other.seen(seat), other.view(seat), other.svg(seat))
    assert one.seen(1) != other.seen(1)
    assert one.secret


def test_ld18_for_a_seat_every_card_it_has_not_seen_is_as_likely() -> None:
    """Seat 0 is about to look: in truth the spider is seat 1's target, but only seat 1 knows that."""
    position = maze(HALL, secrets=2, cards="-,x")
    assert position.chances == position.seen(1).chances == cards_shown(without("x"))
    assert position.seen(0).chances == position.seen().chances == cards_shown(TREASURES)


def test_ld18_which_card_somebody_looks_at_is_told_to_nobody_else() -> None:
    """When a seat looks at a card the others learn only that it did; a treasure found is known to all."""
    look, *_, find = maze(HALL, secrets=2, cards="-,x").steps(f"card-m {QUIET} c4")
    known = find.position.game.facts.known
    assert [known(look.fact, seat).treasure for seat in (0, 1, None)] == ["bat", "", ""]
    assert [known(find.fact, seat).treasure for seat in (0, 1, None)] == ["bat"] * 3


@pytest.mark.parametrize(("cell", "switches"), [("a1", ""), ("b1", "limit=1")])
def test_ld18_after_the_game_everything_may_be_shown(cell: str, switches: str) -> None:
    """After a game, won or called off, everybody sees the cards that were not found."""
    position = maze(HALL, cards="-,x", found="m,-", switches=switches).play(f"{QUIET} {cell}")
    assert position.over
    assert position.seen(0) == position.seen() == position


# ---- guesses ----


def guesses(position: Position, seat: int, rolls: int) -> Counter[str]:
    """How often each deal is guessed when every roll comes once; each must look the same to the seat."""
    counts: Counter[str] = Counter()
    for roll in range(rolls):
        guess = Position(position.game, rules.guess(any_state(position), seat, roll))
        assert guess.seen(seat if seat >= 0 else None) == position.seen(seat if seat >= 0 else None)
        assert Position.read("labyrinth", guess.text) == guess
        counts[part(guess, "cards")] += 1
    return counts


def test_ld19_every_deal_that_fits_is_guessed_equally_often() -> None:
    """Seat 1 holds two of six cards seat 0 has not seen: fifteen deals, each for two of thirty rolls."""
    position = maze(HALL, secrets=10, cards="qr,st", found="abcdefgh,ijklmnop", switches=OPEN)
    pairs = ["".join(pair) for pair in combinations("stuvwx", 2)]
    assert guesses(position, 0, 30) == {f"qr,{pair}": 2 for pair in pairs}
    onlooker = guesses(position, -1, 8 * 7 * 6 * 5)
    assert (len(onlooker), set(onlooker.values())) == (28 * 15, {4})


def test_ld19_a_guess_deals_the_targets_and_leaves_the_piles_in_the_dark() -> None:
    """Each rival has one card of the four that seat 2 does not know; what nobody has seen stays unseen."""
    position = maze(HALL, pawns="a1,g1,g7", secrets=8, cards="u,v,w", found="abcdefg,hijklmn,opqrst", seat="2")
    assert part(position, "left") == "0,0,1"
    assert guesses(position, 2, 6) == {f"{one},{two},w": 1 for one in "uvx" for two in "uvx" if one != two}
    assert guesses(position, 0, 6) == {f"u,{one},{two}": 1 for one in "vwx" for two in "vwx" if one != two}
    guess = Position(position.game, rules.guess(any_state(position), 2, 0))
    assert (part(guess, "pool"), part(guess, "left")) == (without(part(guess, "cards") + part(guess, "found")), "0,0,1")


def test_ld19_a_card_that_is_about_to_be_opened_is_no_guess() -> None:
    """Seat 0 has walked onto its bat and is yet to turn it up: seat 1 sees that, and guesses the other card only."""
    position = maze(HALL, secrets=11, cards="am,wx", found="bcdefghij,klnopqrst", switches=OPEN)
    walked = list(position.steps(f"{QUIET} c4"))[1].position
    assert walked.legal == ("find",)
    assert guesses(walked, 1, 3) == {"am,wx": 1, "mu,wx": 1, "mv,wx": 1}
