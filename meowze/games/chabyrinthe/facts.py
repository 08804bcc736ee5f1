"""Views, facts and previews of Chabyrinthe, made from states."""

from collections.abc import Iterator, Sequence

from meowze.games.chabyrinthe import rules
from meowze.games.chabyrinthe.coats import next_coat
from meowze.games.chabyrinthe.notation import (
    SCALE,
    action_text,
    card_name,
    cell_name,
    cell_numbers,
    place_name,
    place_numbers,
    rim_places,
)
from meowze.games.chabyrinthe.rules import State
from meowze.games.chabyrinthe.text import cat_values, under_cards
from meowze.games.chabyrinthe.view import Card, Cat, Chair, Fact, Mode, Moved, Offer, Shape, Square, Team, View, Way
from meowze.games.contract import Values
from meowze.games.grid import has

SHAPES: tuple[Shape, ...] = ("elbow", "straight", "tee", "cross", "bridge", "double-elbow", "dead-end")
MODES: dict[int, Mode] = {
    rules.POINTS: "points",
    rules.TEAMS: "teams",
    rules.COOPERATIVE: "cooperative",
    rules.SOLITAIRE: "solitaire",
}


def card_view(card: int) -> Card | None:
    """A card as it is shown, None for no card."""
    if card == 0:
        return None
    name = card_name(card)
    groups = (card & 15, card >> 4)
    joins = tuple("".join(side for k, side in enumerate("nesw") if group >> k & 1) for group in groups if group)
    return Card(name, SHAPES[rules.shape_of(card)], int(name[1]), joins)


def counts(packed: int, kinds: int, bits: int) -> tuple[int, ...]:
    """Packed counts as a tuple."""
    return tuple(packed >> (bits * kind) & ((1 << bits) - 1) for kind in range(kinds))


def chair(s: State, seat: int) -> Chair:
    """A seat's score and cats."""
    cats = counts(s.won >> (12 * seat), 3, 4)
    return Chair(rules.score(s, seat), tuple(value for value, n in zip((3, 4, 5), cats, strict=True) for _ in range(n)))


def teams(s: State) -> tuple[Team, ...]:
    """The two teams (CR23)."""
    return tuple(Team((seat, seat + 1), rules.score(s, seat)) for seat in range(0, s.seats, 2))


def own(s: State, viewer: int | None) -> dict[str, object]:
    """The fields of a view that differ from viewer to viewer: none."""
    return {}


def view(s: State, viewer: int | None = None) -> View:
    """What a seat sees, which is the same for all seats."""
    size = s.options.board
    unseen = counts(s.unseen, rules.SHAPES, 6)
    return View(
        board=size,
        mode=MODES[s.options.mode],
        counted="turns" if s.options.mode >= rules.COOPERATIVE else "points",
        squares=tuple(Square(name, card_view(rules.card_at(s, cell))) for name, cell in cell_numbers(size).items()),
        places=tuple(place_numbers(size)),
        homes=rim_places(s, s.homes),
        cats=tuple(Cat(place, value) for place, value in cat_values(s)),
        top=card_view(s.top),
        pile=sum(unseen) + s.lying + (1 if s.top else 0),
        under=tuple(card for lying in under_cards(s) if (card := card_view(lying))),
        unseen=unseen,
        strays=counts(s.strays, 3, 4),
        chairs=tuple(chair(s, seat) for seat in range(s.seats)),
        seat=s.seat if s.seat >= 0 else None,
        done=min(s.did, 1) if s.did < 3 else 2,
        actions=rules.ACTIONS_A_TURN,
        turns=s.turns,
        over=rules.over(s) == 1,
        winners=tuple(seat for seat in range(s.seats) if rules.won(s, seat)),
        verdict=rules.verdict(s),
        scale=SCALE.most if s.options.mode >= rules.COOPERATIVE else (),
        teams=teams(s) if s.options.mode == rules.TEAMS else (),
    )


def _path(s: State, place: int, home: int) -> tuple[str, ...]:
    """A shortest way from a cat to a home, cell by cell: a breadth-first search from the cat, then traced back."""
    size = s.options.board
    planes = (s.north, s.east, s.south, s.west)
    goal = rules.touched(s, rules.spot(size, home))
    layers = [rules.touched(s, rules.spot(size, place))]
    while layers[-1] & goal == 0:
        layers.append(rules.flood_step(*planes, layers[-1]))
    back = [layers[-1] & goal]
    for layer in reversed(layers[:-1]):
        near = rules.flood_step(*planes, back[-1]) & layer
        back.append(near & -near)
    return tuple(cell_name((gutter.bit_length() - 1) % 16) for gutter in reversed(back))


def ways(s: State) -> tuple[Way, ...]:
    """Every cat that has a way home now, with its home and a shortest way there."""
    size = s.options.board
    found = []
    for name, value in cat_values(s):
        place = place_numbers(size)[name]
        home = rules.home_for(s, place)
        if home >= 0:
            found.append(Way(name, value, place_name(size, home), _path(s, place, home)))
    return tuple(found)


def offers(s: State) -> tuple[Offer, ...]:
    """The legal actions that would win cats, with the ways home."""
    if rules.mover(s) == rules.NATURE:
        return ()
    return tuple(_offers(s))


def _offers(s: State) -> Iterator[Offer]:
    legal = rules.legal(s)
    for code in range(rules.STOP):
        if has(legal, code):
            after = rules.step(s, code)
            if after.phase == rules.HOMING or (after.top == 0 and rules.linked(after)):  # a push waits for a new card
                yield Offer(action_text(s, code), ways(after))


def _homes_moved(s: State, after: State, gone: tuple[Way, ...]) -> tuple[Moved, ...]:
    """Where each home that took in a cat has moved: the first new place clockwise from its old one."""
    places = list(place_numbers(s.options.board))
    took = sorted({way.home for way in gone}, key=places.index)
    standing = set(rim_places(s, s.homes)) - set(took)
    new = set(rim_places(after, after.homes)) - standing
    moved = []
    for home in took:
        k = places.index(home) + 1
        moved.append(Moved(home, next(place for place in places[k:] + places[:k] if place in new)))
    return tuple(moved)


def _seat_fact(s: State, action: int, after: State) -> Fact:
    size = s.options.board
    if action < rules.PUSH:
        cell = action // 3
        card = card_view(rules.card_at(after, cell))
        return Fact("turned", s.seat, cell=cell_name(cell), quarters=action % 3 + 1, card=card)
    if action == rules.STOP:
        return Fact("stopped", s.seat)
    door, quarters = divmod(action - rules.PUSH, 4)
    inserted = card_view(rules.card_at(after, rules.entry(size, door)))
    out = card_view(under_cards(after)[-1])
    return Fact("pushed", s.seat, door=place_name(size, door), quarters=quarters, card=inserted, out=out)


def fact(s: State, action: int, after: State) -> Fact:
    """What happened in a step."""
    if action <= rules.STOP:
        return _seat_fact(s, action, after)
    if action < rules.CAT and s.phase == rules.DEALING:
        cell = rules.next_square(s)
        return Fact("dealt", cell=cell_name(cell), card=card_view(rules.card_at(after, cell)))
    if action < rules.CAT:
        return Fact("drawn", card=card_view(after.top))
    if action < rules.SEAT:
        (place,) = rim_places(s, after.cats & ~s.cats)
        worth = action - rules.CAT
        return Fact("arrived", place=place, value=worth + 3, coats=(next_coat(s, worth),))
    if action < rules.UNDER:
        return Fact("began", action - rules.SEAT)
    if action == rules.UNDER:
        return Fact("returned", card=card_view(after.top))
    gone = ways(s)
    return Fact("homed", s.seat, ways=gone, homes=_homes_moved(s, after, gone))


def together(s: State) -> bool:
    """Whether all seats play for the same result."""
    return int(s.options.mode) >= rules.COOPERATIVE


def known(step: Fact, viewer: int | None) -> Fact:
    """A fact as a seat may know it: nothing is secret (CD26)."""
    return step


def told(step: Fact, names: Sequence[str]) -> Iterator[tuple[str, Values]]:
    """The messages that narrate a step: one for each cat that came home, else one for the step."""
    values: Values = {"who": names[step.seat or 0], "cell": step.cell, "door": step.door, "place": step.place}
    values |= {"value": step.value, "quarters": step.quarters, "shape": step.card.shape if step.card else ""}
    if step.kind != "homed":
        yield step.kind, values
    for way in step.ways:
        yield "homed", values | {"value": way.value, "place": way.place, "home": way.home}
