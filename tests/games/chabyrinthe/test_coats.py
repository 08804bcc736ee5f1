"""A cat is the same cat from its pile to the seat that wins it."""

import random

import pytest

from meowze.play.dice import Seeded
from meowze.play.position import Position, Step
from meowze.room.played_game import PlayedGame

Cat = tuple[int, int]  # value and coat


def play(seed: int, options: str = "") -> tuple[Position, list[list[Step]]]:
    """A whole game in which every cat within reach is brought home: the deal, and the steps of each act."""
    chance, dice = random.Random(seed), Seeded(seed)
    dealt = position = Position.deal("chabyrinthe", 2, options, dice)
    acts = []
    while not position.over:
        wins = [offer.action for offer in position.offers]
        acts.append(list(position.steps(chance.choice(wins or position.legal), dice)))
        position = acts[-1][-1].position
    return dealt, acts


def waiting(position: Position) -> dict[str, Cat]:
    return {cat.place: (cat.value, cat.coat) for cat in position.view().cats}


def baskets(position: Position) -> list[list[Cat]]:
    return [list(zip(chair.cats, chair.coats, strict=True)) for chair in position.view().chairs]


@pytest.mark.parametrize("seed", range(3))
def test_a_coat_follows_its_cat(seed: int) -> None:
    dealt, acts = play(seed)
    outside, inside = waiting(dealt), baskets(dealt)
    seen = list(outside.values())
    for step in (step for act in acts for step in act):
        fact = step.fact
        if fact.kind == "arrived":
            outside[fact.place] = (fact.value, *fact.coats)
            seen.append(outside[fact.place])
        for way, coat in zip(fact.ways, fact.coats if fact.ways else (), strict=True):
            cat = outside.pop(way.place)
            assert cat == (way.value, coat)
            inside[fact.seat or 0] = sorted([*inside[fact.seat or 0], cat])
        assert waiting(step.position) == outside
        assert baskets(step.position) == inside
    assert sorted(seen) == [(value, coat) for value in (3, 4, 5) for coat in range(5)]


def test_a_server_that_starts_again_and_an_undo_show_the_same_cats() -> None:
    dealt, acts = play(4)
    game = again = PlayedGame.begin(1, dealt)
    ends = []
    for act in acts:
        first = game.recent[-1][0] + 1
        game = game.after(first, act)
        ends.append((game.recent[-1][0], game.position))
    again = PlayedGame.begin(1, Position.read("chabyrinthe", game.start))
    for played in game.acts:
        again = again.after(played.first, list(again.position.steps(" ".join(played.actions))))
        assert again.position.view() == dict(ends)[played.last].view()
    to, before = ends[len(ends) // 2]
    assert game.back(ends[-1][0] + 1, to).position.view() == before.view()


def test_a_position_without_its_past_has_fifteen_different_cats() -> None:
    _, acts = play(5)
    for act in acts:
        position = Position.read("chabyrinthe", act[-1].position.text)
        cats = [*waiting(position).values(), *(cat for basket in baskets(position) for cat in basket)]
        assert len(set(cats)) == len(cats)
        assert all(0 <= coat < 5 for _, coat in cats)
