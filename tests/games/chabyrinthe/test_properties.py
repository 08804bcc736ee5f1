"""Properties of Chabyrinthe that hold for every game, whatever is played."""

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.facts import ways
from meowze.games.chabyrinthe.notation import cell_numbers, place_numbers
from meowze.games.chabyrinthe.rules import State
from meowze.games.chabyrinthe.text import under_cards
from meowze.games.grid import popcount, slid, turned
from tests.games.sampling import any_state, walk

seeds = st.integers(1000, 1_000_000)
cards = st.builds(
    lambda shape, quarters: turned(rules.base(shape), quarters), st.integers(0, rules.SHAPES - 1), st.integers(0, 3)
)


def turned_round(s: State) -> State:
    """The whole table turned by 180 degrees; seats, piles and the rest stay."""
    size = s.options.board
    last = size - 1
    north = east = south = west = 0
    for cell in cell_numbers(size).values():
        card = turned(rules.card_at(s, cell), 2) if rules.card_at(s, cell) else 0
        opposite = 4 * (last - cell // 4) + last - cell % 4
        n, e, so, w = rules.openings(card, opposite)
        north, east, south, west = north | n, east | e, south | so, west | w

    def rim(plane: int) -> int:
        places = [place for place in range(4 * size) if plane & rules.spot(size, place)]
        return sum(rules.spot(size, (place + 2 * size) % (4 * size)) for place in places)

    owed = sum(1 << ((place + 2 * size) % (4 * size)) for place in range(4 * size) if s.owed >> place & 1)
    return s._replace(
        north=north,
        east=east,
        south=south,
        west=west,
        homes=rim(s.homes),
        cats=rim(s.cats),
        fours=rim(s.fours),
        fives=rim(s.fives),
        owed=owed,
    )


def turned_action(s: State, action: int) -> int:
    """The same gesture on the table turned by 180 degrees."""
    size = s.options.board
    if action < rules.PUSH:
        cell, quarters = divmod(action, 3)
        return 3 * (4 * (size - 1 - cell // 4) + size - 1 - cell % 4) + quarters
    if action < rules.STOP and s.options.inserted == 0:
        door, quarters = divmod(action - rules.PUSH, 4)
        return rules.PUSH + 4 * ((door + 2 * size) % (4 * size)) + (quarters + 2) % 4
    return action


@given(seeds)
def test_turning_the_whole_table_changes_nothing(seed: int) -> None:
    """Every action does the same when the whole table is turned by 180 degrees."""
    for position, action in walk("chabyrinthe", seed):
        s: Any = position.state
        lying = action >= rules.PUSH and s.options.inserted and action < rules.STOP
        if action < 0 or lying or rules.STOP < action < rules.UNDER:
            continue  # the order of nature's moves begins at place an, so it is not symmetric
        after = rules.step(s, action)
        assert turned_round(after) == rules.step(turned_round(s), turned_action(s, action))


@given(seeds)
def test_cards_and_cats_are_conserved(seed: int) -> None:
    """No card or cat is ever lost or doubled, and no two pieces share a place."""
    for position, _ in walk("chabyrinthe", seed):
        s: Any = position.state
        known = [rules.card_at(s, cell) for cell in cell_numbers(s.options.board).values()] + [s.top, *under_cards(s)]
        for shape in range(rules.SHAPES):
            held = sum(1 for card in known if card and rules.shape_of(card) == shape)
            assert held + rules.cards_of(s.unseen, shape) == rules.cards_of(s.options.deck, shape)
        won = sum(s.won >> (4 * k) & 15 for k in range(12))
        strays = sum(s.strays >> (4 * k) & 15 for k in range(3))
        assert won + strays + popcount(s.cats) == 15
        assert popcount(s.homes) == 2
        assert s.homes & s.cats == 0
        assert (s.fours | s.fives) & ~s.cats == s.fours & s.fives == 0


@given(seeds)
def test_between_two_actions_no_cat_has_a_way(seed: int) -> None:
    """Whenever a seat is to act, no cat has a way home."""
    for position, _ in walk("chabyrinthe", seed):
        if position.mover is not None:
            assert ways(any_state(position)) == ()
            assert rules.linked(any_state(position)) == 0


@given(seeds)
def test_a_connection_holds_both_ways(seed: int) -> None:
    """A place is joined to another exactly when the other is joined to it."""
    position = random.Random(seed).choice(list(walk("chabyrinthe", seed)))[0]
    s = any_state(position)
    size = s.options.board
    reached = {}
    for place in range(4 * size):
        gutters = rules.flood_fill(s, rules.touched(s, rules.spot(size, place)), 0)
        reached[place] = {other for other in range(4 * size) if gutters & rules.touched(s, rules.spot(size, other))}
    for place, others in reached.items():
        assert all(place in reached[other] for other in others)


@given(seeds)
def test_every_chain_ends_and_every_way_is_a_way(seed: int) -> None:
    """No chain has more rounds than cats; each way goes from neighbour to neighbour, from the cat to the home."""
    rounds = 0
    for position, action in walk("chabyrinthe", seed):
        s: Any = position.state
        rounds = rounds + 1 if action == rules.HOME else 0 if position.mover is not None else rounds
        assert rounds <= 15
        for way in ways(s):
            numbers = [cell_numbers(s.options.board)[cell] for cell in way.cells]
            size, places = s.options.board, place_numbers(s.options.board)
            assert numbers[0] == rules.entry(size, places[way.place])
            assert numbers[-1] == rules.entry(size, places[way.home])
            steps = [abs(a // 4 - b // 4) + abs(a % 4 - b % 4) for a, b in pairwise(numbers)]
            assert set(steps) <= {1}


@given(cards, st.integers(0, 3), st.integers(0, 3))
def test_turning_adds_up(card: int, first: int, second: int) -> None:
    """Turning twice is turning by the sum, four quarters are none, and the shape stays."""
    assert turned(turned(card, first), second) == turned(card, (first + second) % 4)
    assert turned(card, 0) == card
    assert rules.shape_of(turned(card, first)) == rules.shape_of(card)


@given(st.integers(0, (1 << 32) - 1), st.sampled_from((0, 4, 8, 12)))
def test_a_slide_and_the_slide_back_restore(plane: int, row: int) -> None:
    """A slide followed by the opposite slide restores a line, and other lines never move."""
    line, out, gap = rules.ROW[1] << row, rules.BOTH << (row + 3), rules.BOTH << row
    moved = slid(plane, line & ~out, ~line, 1)
    back = slid(moved, line & ~gap, ~line, -1) | (plane & out)
    assert back == plane
    assert moved & ~line == plane & ~line


@pytest.mark.parametrize("size", [3, 4])
def test_places_touch_the_rim_clockwise(size: int) -> None:
    """The places in order go once around the square, each next to its own edge card."""
    cells = [rules.entry(size, place) for place in range(4 * size)]
    last = size - 1
    assert cells[0] == 0
    assert cells[size] == cells[size - 1] == last
    assert cells[2 * size] == 5 * last
    assert cells[3 * size] == 4 * last
    assert len({rules.spot(size, place) for place in range(4 * size)}) == 4 * size
