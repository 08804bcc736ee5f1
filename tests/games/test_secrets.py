"""Secrets stay secret: positions that differ only in secrets look the same, and guesses are fair."""

import random
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meowze import Position, Seeded
from meowze.games import GAMES
from meowze.texts import texts
from tests.games.sampling import GAME_NAMES, walk

NAMES = ("Ann", "Ben", "Cid", "Dot")
every_game = pytest.mark.parametrize("name", GAME_NAMES)


def other_world(position: Position, seat: int | None, roll: int) -> Position:
    """A position that differs only in what this seat (or a spectator) may not know."""
    rules = position.game.rules
    return Position(position.game, rules.guess(position.state, -1 if seat is None else seat, roll))


def shown(position: Position, seat: int | None) -> tuple[Any, ...]:
    """Everything a seat is shown: view, drawings, legal actions and previews."""
    known = position.seen(seat)
    acts = position.legal if position.mover is not None else ()
    offers = position.offers if position.mover is not None else ()
    return known, known.text, position.view(seat), position.letters(seat), position.svg(seat), acts, offers


@every_game
def test_worlds_that_differ_in_secrets_look_the_same(name: str) -> None:
    """What a seat or a spectator sees, before and after an action, does not depend on what it may not know."""

    @given(st.integers(0, 10_000), st.integers(0, 2**62 - 1), st.randoms(use_true_random=False))
    def check(seed: int, roll: int, luck: random.Random) -> None:
        position, code = luck.choice(list(walk(name, seed)))
        for seat in (None, *range(position.seats)):
            other = other_world(position, seat, roll)
            assert shown(other, seat) == shown(position, seat)
            if position.mover is not None and code >= 0:
                after, elsewhere = position._step(code, False), other._step(code, False)
                known = position.game.facts.known
                assert known(after.fact, seat) == known(elsewhere.fact, seat)

    check()


@every_game
def test_a_view_is_what_everybody_sees_and_what_is_ones_own(name: str) -> None:
    """Views differ only in the fields given by `own`, which are empty for a spectator."""
    for position, _ in walk(name, 9):
        everybody = vars(position.view())
        for seat in (None, *range(position.seats)):
            assert vars(position.view(seat)) == {**everybody, **position.own(seat)}
        assert not any(value for part, value in position.own().items() if part != "viewer")


@every_game
def test_what_nature_shows_to_one_is_hidden_from_the_others(name: str) -> None:
    """A fact with a secret is complete only for the seat that it belongs to."""
    facts = GAMES[name].facts
    for position, code in walk(name, 8):
        if code < 0 or position.mover is not None:
            continue
        fact = position._step(code, False).fact
        hidden = facts.known(fact, None)
        if hidden != fact:
            assert fact.seat is not None
            assert facts.known(fact, fact.seat) == fact
            assert all(str(fact.treasure) not in line for line in texts().tell(GAMES[name], hidden, NAMES))


@every_game
def test_a_guess_agrees_with_what_is_known(name: str) -> None:
    """A guess is a complete, playable position that the seat cannot tell from the real one."""

    @given(st.integers(0, 10_000), st.integers(0, 2**62 - 1), st.randoms(use_true_random=False))
    def check(seed: int, roll: int, luck: random.Random) -> None:
        position, _ = luck.choice(list(walk(name, seed)))
        for seat in range(position.seats):
            other = other_world(position, seat, roll)
            assert other.seen(seat) == position.seen(seat)
            assert re.search(r"cards:\S*\?", other.text) is None
            assert Position.read(name, other.text) == other

    check()


def test_guesses_are_fair() -> None:
    """In Labyrinth every card a seat has not seen is equally likely to be the rival's target."""
    position = Position.deal("labyrinth", 2, "next_card=at-once,first=0", Seeded(5))
    luck, targets = random.Random(1), Counter[int]()
    rules: Any = position.game.rules
    for _ in range(4600):
        targets[rules.guess(position.state, 0, luck.randrange(2**62)).hands[1]] += 1
    assert len(targets) == 23
    assert 130 < min(targets.values()) <= max(targets.values()) < 275  # 200 expected, five standard deviations
    open_cards = Position.deal("labyrinth", 4, "cards=open,secrets=2,first=0", Seeded(5))
    pairs = Counter[int]()
    for _ in range(2310):
        pairs[rules.guess(open_cards.state, 0, luck.randrange(2**62)).hands[3]] += 1
    assert all(count.bit_count() == 2 for count in pairs)
    assert len(pairs) == 231
    assert max(pairs.values()) < 30


def test_a_seed_deals_the_same_secrets_whatever_is_played() -> None:
    """In Labyrinth a seed gives each seat the same cards in the same order, whatever is played."""
    dealt = []
    for first in ("0", "1"):
        position = Position.deal("labyrinth", 2, f"next_card=at-once,first={first}", Seeded(9))
        dealt.append((position.view(0).cards, position.view(1).cards))
    late = Position.deal("labyrinth", 2, "first=1", Seeded(9))
    looked = late.view(1).cards
    assert dealt[0] == dealt[1]
    assert looked == dealt[0][1]
