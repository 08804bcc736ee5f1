"""Checks that a Chabyrinthe state read from text is possible: cards and cats add up, places are used once."""

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.notation import cell_name, cell_numbers, write_deck
from meowze.games.chabyrinthe.rules import State
from meowze.games.fields import expect
from meowze.games.grid import popcount, turned


def checked(s: State) -> None:
    """Raise an error that says what is wrong, if the state is impossible."""
    _check_cards(s)
    _check_cats(s)
    _check_turn(s)


def _check_cards(s: State) -> None:
    square = [rules.card_at(s, cell) for cell in cell_numbers(s.options.board).values()]
    under = [(s.under[k // 7] >> (8 * (k % 7))) & 255 for k in range(s.lying)]
    known = [card for card in (*square, *under, s.top) if card]
    cards = s.unseen + sum(1 << (6 * rules.shape_of(card)) for card in known)
    expect(
        cards == s.options.deck,
        f"square, top, under and unseen together are {write_deck(cards)} cards by shape, "
        f"but the deck has {write_deck(s.options.deck)}",
    )
    dealt = 0 not in square
    expect(dealt or not (s.top or under), "while squares are not dealt there is no top card and nothing under it")


def _check_cats(s: State) -> None:
    expect(popcount(s.homes) == 2, "homes: there must be two")
    expect(s.homes & s.cats == 0, "a cat and a home cannot lie on the same place")
    values = (s.cats & ~s.fours & ~s.fives, s.fours, s.fives)
    for worth, plane in enumerate(values):
        won = sum(s.won >> (12 * seat + 4 * worth) & 15 for seat in range(s.seats))
        cats = popcount(plane) + won + (s.strays >> (4 * worth) & 15)
        expect(cats == 5, f"cats, strays and won together have {cats} cats of value {worth + 3}, but there are 5")
    waiting = popcount(s.cats) + popcount(s.owed)
    expect(
        waiting == 2 if s.strays else waiting < 3 and s.owed == 0,
        "outside the square there must be two cats, counting those owed, unless the pile of cats is empty",
    )


def _check_turn(s: State) -> None:
    expect(-1 <= s.seat < s.seats, f"seat: there are seats 0 to {s.seats - 1}")
    if s.seat < 0:
        _check_deal(s)
        return
    idle = rules.phase_of(s) == rules.ACTING and s.did == 3
    expect(not idle, "did:2 is only right while something still has to be drawn, laid or taken home")


def _check_deal(s: State) -> None:
    """Before lots are drawn the game must be freshly dealt."""
    start = rules.start(s.options, s.seats)
    last = s.options.board - 1
    fixed = {4 * last: rules.ELBOW, last: turned(rules.ELBOW, 2)}
    elbows = all(rules.card_at(s, cell) == card for cell, card in fixed.items())
    expect(start.seat < 0, "seat: this game has no lot, so a seat must be named")
    fresh = s.homes == start.homes and s.won == s.turns == s.did == s.lying == 0
    names = " and ".join(f"{cell_name(cell)}" for cell in fixed)
    expect(fresh and elbows, f"seat:- is only right in a fresh deal, with elbows on {names} and nothing won yet")
