"""Positions as values, options as text, and errors that say what was expected."""

import dataclasses
import re

import pytest

from meowze import GAMES, Illegal, Misfit, Position, Seeded, Unreadable, perft
from meowze.games import game_named
from meowze.play.dice import Remembering, Secure
from tests.games.sampling import GAME_NAMES, random_options, walk

GAME = "chabyrinthe"


def dealt(options: str = "", seats: int = 2, seed: int = 1) -> Position:
    """A new game of Chabyrinthe."""
    return Position.deal(GAME, seats, options, Seeded(seed))


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("seed", range(8))
def test_texts_and_positions_are_twins(name: str, seed: int) -> None:
    """Every position and every action of a game can be read back from its text."""
    for position, code in walk(name, seed):
        assert Position.read(name, position.text) == position
        notation = position.game.notation
        texts = tuple(position.chances) or position.legal
        for action, legal in zip(texts, tuple(position.outcomes) or position.codes, strict=True):
            assert notation.action_code(position.state, action) == legal
        if code >= 0:
            assert notation.action_text(position.state, code) in texts


def test_a_position_is_a_value() -> None:
    """A position is immutable, equal to an identical one, and can be a key of a dict."""
    position = dealt()
    with pytest.raises(dataclasses.FrozenInstanceError):
        position.state = None  # type: ignore[misc, assignment]
    assert {position: 1}[dealt()] == 1
    assert position != position.play(position.legal[0])
    assert str(position) == position.text


def test_play_takes_several_actions_and_forced_moves() -> None:
    """`play` plays several actions and the forced moves after them, but leaves chance to the dice."""
    position = dealt("inserted=free")
    turned = position.play("a1+ a1-")
    assert turned.turns == 1
    pushed = position.play("an0")
    assert pushed.mover is None
    assert sum(pushed.chances.values()) == 9
    assert position.play("an0", Seeded(1)).mover is not None


def test_undoing_a_turn_by_turning_back() -> None:
    """A card turned clockwise and back lies as before."""
    position = dealt()
    assert position.play("b2+ b2-").view().squares == position.view().squares


def test_steps_tell_facts() -> None:
    """Each step has its action, a fact about what happened, and the position after it."""
    steps = list(dealt().steps("b3++ 2e1", Seeded(1)))
    assert [step.fact.kind for step in steps] == ["turned", "pushed", "drawn"]
    turned, pushed, drawn = (step.fact for step in steps)
    assert (turned.cell, turned.quarters, turned.seat) == ("b3", 2, dealt().mover)
    assert pushed.door == "2e"
    assert pushed.card.name[0] == dealt().view().top.name[0]
    assert drawn.card == steps[-1].position.view().top


def test_the_same_seed_gives_the_same_cards_whatever_is_played() -> None:
    """Two games with the same seed draw the same gutter cards in the same order, even if played differently."""
    drawn = []
    for action in ("an0", "4w3"):
        position, dice, cards = dealt(), Seeded(1), []
        for _ in range(9):
            facts = [step.fact for step in position.steps(action, dice)]
            cards += [fact.card.name for fact in facts if fact.kind == "drawn"]
            position = position.play(action, dice)
        drawn.append(cards)
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 9


def test_remembered_luck_comes_again() -> None:
    """A draw made once is repeated, unless its outcome has become impossible."""
    dice = Remembering(Secure())
    outcomes = [(code, 1) for code in range(1000)]
    first = dice.roll((0, 0, 0, 0), outcomes)
    assert all(dice.roll((0, 0, 0, 0), outcomes) == first for _ in range(5))
    others = [(code, 1) for code in range(1000) if code != first]
    assert dice.roll((0, 0, 0, 0), others) != first


def test_secure_luck_follows_the_weights() -> None:
    """An outcome of weight 0 never happens, and outcomes with larger weights happen more often."""
    rolls = [Secure().roll((0, 0, 0, 0), [(1, 0), (2, 1), (3, 9)]) for _ in range(400)]
    assert set(rolls) == {2, 3}
    assert rolls.count(3) > rolls.count(2)


# ------------------------------------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("options", "seats", "switch", "allowed"),
    [
        ("mode=teams", 3, "mode", "teams (4 seats)"),
        ("mode=solitaire", 2, "mode", "solitaire (1 seat)"),
        ("mode=points", 1, "mode", "points (2 to 4 seats)"),
        ("deck=1/9/9/5/1/1/0", 2, "deck", "at least 2 elbows"),
        ("deck=8/8/0/0/0/0/0", 2, "deck", "more cards than the board has squares"),
        ("deck=30/7/0/0/0/0/0", 2, "deck", "at most 36"),
        ("first=2", 2, "first", "a seat that exists"),
        ("mode=teams,first=1", 4, "first", "in teams lot, 0 or 2"),
        ("", 5, "seats", "1 to 4"),
        ("", 0, "seats", "1 to 4"),
    ],
)
def test_options_that_contradict_each_other_name_the_switch(
    options: str, seats: int, switch: str, allowed: str
) -> None:
    """The error for contradictory options names the option and its possible values."""
    with pytest.raises(Misfit, match=re.escape(allowed)) as caught:
        dealt(options, seats)
    assert caught.value.switch == switch
    assert switch in str(caught.value)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ("board=5x5", "board can be 4x4 or 3x3"),
        ("colour=red", "there is no option 'colour'; there are deck, board, mode"),
        ("board", "write name=value pairs"),
        ("board=3x3,board=4x4", "given twice"),
        ("limit=-1", "limit can be a number of turns"),
        ("limit=1e3", "limit can be a number of turns"),
        ("limit=2000000", "limit can be a number of turns"),
        ("deck=8/6/4/2", "deck can be 26, 36, or counts"),
        ("first=4", "first can be lot or a seat"),
        ("must_rotate=maybe", "must_rotate can be no or yes"),
    ],
)
def test_options_that_cannot_be_read_say_what_was_expected(options: str, expected: str) -> None:
    """The error for a wrong value names the right ones."""
    with pytest.raises(Unreadable, match=re.escape(expected)):
        dealt(options)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_options_read_back(name: str) -> None:
    """The options of a game, written as text, give the same game again."""
    import random

    for seed in range(100):
        options, seats = random_options(name, random.Random(seed))
        position = Position.undealt(name, seats, options)
        assert Position.undealt(name, seats, position.options) == position


@pytest.mark.parametrize("name", GAME_NAMES)
def test_presets_fit_their_seats(name: str) -> None:
    """Every preset deals a game for its numbers of seats, and names them in the error for others."""
    game = GAMES[name]
    for preset in game.notation.PRESETS:
        for seats in range(1, 5):
            if seats in preset.seats:
                Position.deal(name, seats, game.preset(preset.name, seats), Seeded(1))
            else:
                with pytest.raises(Misfit, match=f"the preset {preset.name} is for"):
                    game.preset(preset.name, seats)
    with pytest.raises(Unreadable, match="has no preset 'x'; it has standard"):
        game.preset("x", 2)


def test_presets_of_the_editions() -> None:
    """The presets of the editions have the deck, number of actions and duty to rotate of their booklets."""
    options = {preset.name: preset.options for preset in GAMES[GAME].notation.PRESETS}
    assert options["french"] == options["english"] == "actions=at-most-two"
    assert options["russian-2024"] == "deck=36"
    assert options["2007"] == "must_rotate=yes"
    assert next(preset.seats for preset in GAMES[GAME].notation.PRESETS if preset.name == "2007") == (2, 3, 4)


# ------------------------------------------------------------------------------------------------- wrong input


@pytest.mark.parametrize("text", ["", "b9+", "b3", "b3+++", "bn4", "xn0", "B3+", "home sweet", "é", "L9"])
def test_what_is_no_action_says_what_one_looks_like(text: str) -> None:
    """The error for a text that is not an action gives examples of actions."""
    with pytest.raises(Unreadable, match="is no action on a 4x4 board: turn a card"):
        dealt().why(text)


def test_a_cell_of_the_larger_board_is_no_action_on_the_smaller() -> None:
    """On 3×3 column d and row 4 do not exist."""
    with pytest.raises(Unreadable, match="no action on a 3x3 board"):
        dealt("board=3x3").play("d1+")


def test_a_barred_action_names_its_rule() -> None:
    """The error for an illegal action gives the reason and the paragraph of the rules."""
    position = dealt()
    with pytest.raises(Illegal, match="exactly two actions") as caught:
        position.play("stop")
    assert caught.value.rule == "CD4"
    assert position.why("stop") == str(caught.value)
    assert position.why("a1+") == ""


GOOD = dealt().text


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (GOOD, "", "a position is the rows of the board"),
        (" homes:", " house:", "each once and in this order"),
        ("homes:1e,4w", "homes:1e", "there must be two"),
        ("homes:1e,4w", "homes:1e,1e", "names a place twice"),
        ("homes:1e,4w", "homes:1e,9w", "is no place: they are an bn cn dn"),
        ("homes:1e,4w", "homes:an,4w", "cannot lie on the same place"),
        ("strays:", "strays:9", "too large"),
        ("strays:5/", "strays:4/", "but there are 5"),
        ("turns:0", "turns:x", "turns: 'x' must be a number"),
        ("did:-", "did:2", "only right while something still has to be drawn"),
        ("did:-", "did:x", "did must be"),
        ("did:-", "did:rp", "did must be"),
        ("with:standard", "with:board=3x3", "3 rows of 3 cards"),
        ("with:standard", "with:mode=teams", "with: mode=teams does not fit 2 seats"),
        ("won:0/0/0,0/0/0", "won:0/0/0,0/0", "won: '0/0' must be 3 numbers"),
        ("/", "", "rows of 4 cards"),
        ("under:-", "under:L0", "but the deck has"),
        ("top:", "top:L0", "top"),
    ],
)
def test_a_position_that_cannot_be_says_why(old: str, new: str, expected: str) -> None:
    """The error for an impossible position says what is wrong."""
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    with pytest.raises(Unreadable, match=re.escape(expected)):
        Position.read(GAME, text)


def test_an_unknown_game_names_those_there_are() -> None:
    """The error for an unknown game lists the games."""
    with pytest.raises(Unreadable, match="there is no game 'chess'; there are chabyrinthe, labyrinth, mouse-race"):
        game_named("chess")


def test_perft_of_nothing_is_one() -> None:
    """Depth 0 counts the position itself; a negative depth is refused."""
    assert perft(dealt(), 0) == 1
    with pytest.raises(Unreadable, match="depth must be 0 or more"):
        perft(dealt(), -1)
