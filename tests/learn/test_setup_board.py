"""Positions set up by hand: whatever is changed, only positions come out that the rules know, or a clear refusal."""

import random

import pytest

from meowze import Dice, Position
from meowze.games import GAMES
from meowze.games.contract_learn import NOTHING
from meowze.games.errors import MeowzeError, Misfit
from meowze.learn.setup_board import Change, changed, editables

KEYS = {"setup-none-left", "setup-cannot-move", "setup-impossible"}


def some_change(position: Position, luck: random.Random) -> Change | None:
    """One of the changes that the position offers."""
    places = editables(position)
    place = luck.choice(places)
    ways = [Change(place.place, "put", choice) for choice in place.choices]
    ways += [Change(place.place, "turn")] * place.turns
    ways += [Change(place.place, "move", luck.choice(places).place)] * 3 * place.moves
    return luck.choice(ways) if ways else None


@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_every_change_leads_to_a_position(game: str, dealt: bool) -> None:
    """What is offered is possible, or refused in words that pages can say; it can be played from there."""
    luck = random.Random(7)
    for seats in {GAMES[game].seats[0], GAMES[game].seats[-1]}:
        position = Position.deal(game, seats, dice=Dice(3)) if dealt else Position.undealt(game, seats)
        made = 0
        for _ in range(60):
            change = some_change(position, luck)
            if change is None:
                continue
            try:
                position = changed(position, change)
            except MeowzeError as error:
                assert error.key in KEYS, (change, error)
                continue
            made += 1
            assert Position.read(game, position.text) == position
        assert made > 25
        begun = position.rolled(Dice(3))
        assert begun.over or begun.legal


def test_everything_offered_can_be_put() -> None:
    """In a dealt game every choice of every place is possible but for a few that need more than one change."""
    for game in GAMES:
        position = Position.deal(game, 2, dice=Dice(3))
        for place in editables(position):
            for choice in place.choices[:4]:
                changed(position, Change(place.place, "put", choice))
            if place.turns:
                assert changed(position, Change(place.place, "turn")).text != ""
                assert place.moves


def test_what_is_not_offered_is_refused() -> None:
    """An unknown place, choice or turn gets an error that says what can be there."""
    position = Position.deal("labyrinth", 2, dice=Dice(3))
    with pytest.raises(Misfit, match="z9: nothing can be changed there"):
        changed(position, Change("z9", "put", "tee"))
    with pytest.raises(Misfit, match="dog: at b1 there can be corner, straight, tee"):
        changed(position, Change("b1", "put", "dog"))
    with pytest.raises(Misfit, match="turn seat"):
        changed(position, Change("seat", "turn"))


def test_chabyrinthe() -> None:
    """Cards come from the pile and go back there; cats and homes change places; won cats leave their pile."""
    position = Position.read("chabyrinthe", GAMES["chabyrinthe"].story[0].position)
    fewer = changed(position, Change("b2", "put", "tee"))  # a cross was there
    assert "T0" in fewer.text.split()[0]
    assert "unseen:4/2/3/2/2/3/0" in fewer.text
    bare = changed(position, Change("b2", "put", NOTHING))
    assert bare.outcomes
    assert "top:-" in bare.text
    moved = changed(position, Change("an", "move", "1e"))
    assert "homes:an,3w cats:1e3,cs4" in moved.text
    won = changed(position, Change("won-0", "put", "cat-5"))
    assert won.scores
    assert "won:0/0/1" in won.text
    assert "strays:4/4/4" in won.text
    assert changed(won, Change("won-0", "put", "back-5")) == position


def test_labyrinth() -> None:
    """Tiles change places, a treasure lies once, a pawn goes before its tile, cards belong to one seat."""
    position = Position.deal("labyrinth", 2, dice=Dice(3))
    view = position.view()
    tiles = {square.cell: square.tile for square in view.squares}
    swapped = changed(position, Change("b1", "move", "hand"))
    hand = swapped.view().hand
    assert hand
    assert tiles["b1"]
    assert hand.shape == tiles["b1"].shape
    owl = changed(position, Change("b1", "put", "owl"))
    assert sum(square.tile is not None and square.tile.treasure == "owl" for square in owl.view().squares) <= 1
    assert changed(position, Change("a1", "move", "d4")).view().chairs[0].pawn == "d4"
    found = changed(position, Change("found-0", "put", "owl"))
    assert found.view().chairs[0].found == ("owl",)
    other = changed(found, Change("found-1", "put", "owl"))
    assert [chair.found for chair in other.view().chairs] == [(), ("owl",)]


def test_mouse_race() -> None:
    """A path grows by a shortest way, is cut where it is taken hold of, and wins at the cheese."""
    position = Position.deal("mouse-race", 2, "first=0", dice=Dice(3))
    grown = changed(position, Change("a1", "move", "c3"))
    path = grown.view().chairs[0].path
    assert len(path) == 4
    assert path[-1].cell == "c3"
    cut = changed(grown, Change("c3", "put", NOTHING))
    assert len(cut.view().chairs[0].path) == 3
    assert changed(grown, Change("a1", "move", "b1")).view().chairs[0].path[-1].cell == "b1"
    turned = changed(grown, Change("c3", "turn"))
    assert turned.view().chairs[0].path[-1].joins != path[-1].joins
    assert changed(grown, Change("c3", "move", "g7")).winners == (0,)
    with pytest.raises(Misfit, match="cannot be moved"):
        changed(changed(position, Change("d4", "put", "cat")), Change("d4", "move", "a1"))
