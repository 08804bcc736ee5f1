"""Which of the fifteen cats is which: five of each value, told apart by their coats.

Rules and positions only count cats. The coat is the number of a cat among those of its value, in the order in which
they come out of their pile, and stays with it from there to the seat that wins it."""

from dataclasses import replace
from itertools import count
from typing import NamedTuple

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.rules import State
from meowze.games.chabyrinthe.text import cat_values
from meowze.games.chabyrinthe.view import Fact, View

VALUES = (3, 4, 5)
Worn = tuple[tuple[int, int], ...]  # value and coat of some cats


class Coats(NamedTuple):
    """The coats of all cats that have left their pile."""

    waiting: dict[str, int]  # by place
    won: tuple[Worn, ...]  # by seat, lowest first


def begun(s: State) -> Coats:
    """The coats in a position whose past is unknown: first the cats of the seats, then those that wait, clockwise."""
    fresh = {value: count() for value in VALUES}
    counts = [[s.won >> (12 * seat + 4 * kind) & 15 for kind in range(len(VALUES))] for seat in range(s.seats)]
    won = tuple(
        tuple((value, next(fresh[value])) for value, n in zip(VALUES, has, strict=True) for _ in range(n))
        for has in counts
    )
    return Coats({place: next(fresh[value]) for place, value in cat_values(s)}, won)


def after(coats: Coats, step: Fact) -> Coats:
    """The coats after a step."""
    if step.kind == "arrived":
        return coats._replace(waiting={**coats.waiting, step.place: step.coats[0]})
    if step.kind == "homed":
        gone = {way.place: (way.value, coats.waiting[way.place]) for way in step.ways}
        waiting = {place: coat for place, coat in coats.waiting.items() if place not in gone}
        won = (tuple(sorted((*has, *gone.values()))) if k == step.seat else has for k, has in enumerate(coats.won))
        return Coats(waiting, tuple(won))
    return coats


def told(coats: Coats, step: Fact) -> Fact:
    """A step with the coats of the cats that go home in it."""
    return replace(step, coats=tuple(coats.waiting[way.place] for way in step.ways)) if step.ways else step


def shown(coats: Coats, view: View) -> View:
    """A view with the coats of its cats."""
    return replace(
        view,
        cats=tuple(replace(cat, coat=coats.waiting[cat.place]) for cat in view.cats),
        chairs=tuple(
            replace(chair, coats=tuple(coat for _, coat in has))
            for chair, has in zip(view.chairs, coats.won, strict=True)
        ),
    )


def next_coat(s: State, worth: int) -> int:
    """The coat of the next cat of this worth (0 for value 3) that comes out of the pile."""
    return ((rules.CATS >> (4 * worth)) & 15) - ((s.strays >> (4 * worth)) & 15)
