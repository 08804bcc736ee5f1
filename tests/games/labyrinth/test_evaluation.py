"""The evaluation of Labyrinth: shortest ways are correct, secrets have no influence, and rivals count."""

import itertools
from typing import Any

import pytest

from meowze.games.labyrinth import aims, evaluation, guesses, prospects, walkers
from meowze.games.labyrinth import rules as law
from meowze.games.labyrinth.rules import State
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of
from tests.games.sampling import any_state


def states_after_a_turn(s: State) -> set[State]:
    """All states that one turn can lead to in a game with one player."""
    pushes = (law.step(s, code) for code in codes_of(law.legal(s)))
    ends = (law.step(t, code) for t in pushes for code in codes_of(law.legal(t)))
    return {law.step(t, law.FIND) if t.phase == law.FINDING else t for t in ends}


def fewest_by_trying(s: State) -> int:
    """The fewest turns to the end of the game, 3 for more than two."""
    after = states_after_a_turn(s)
    if any(law.over(t) for t in after):
        return 1
    wide = {(t.north, t.east, t.pawns, t.marks): t for t in after}.values()
    return 2 if any(law.over(u) for t in wide for u in states_after_a_turn(t)) else 3


@pytest.mark.parametrize("board", [0, 1, 4, 5, 21, 35])  # one needs 1 turn, one needs 3
def test_the_shortest_way_is_what_trying_everything_finds(board: int) -> None:
    """The search with sets of cells finds the same number of turns as trying all pushes and walks one by one."""
    s: Any = Position.deal("labyrinth", 1, "secrets=1,finish=anywhere", Seeded(f"way/{board}")).state
    wanted = aims.targets(s, 0)
    assert walkers.turns_needed(walkers.bare_maze(s, wanted), 1 << law.pawn(s, 0), 2) == fewest_by_trying(s)


def test_tiles_in_reach_of_one_push() -> None:
    """`tiles_in_reach` contains exactly the tiles that some push and walk can reach."""
    s: Any = Position.deal("labyrinth", 2, "secrets=2,first=0", Seeded("within")).state
    reached = 0
    for code in codes_of(law.legal(s)):
        t = law.step(s, code)
        for cell in range(law.HAND):
            mark = law.mark_at(t, cell)
            if mark and law.reach(t, 0) >> cell & 1:
                reached |= 1 << (mark - 1)
    tiles = walkers.tiles_in_reach(walkers.bare_maze(s, 0), 1 << law.pawn(s, 0))
    for card in range(law.TREASURES):
        assert bool(aims.treasure_cells(s, 1 << card) & tiles) == bool(reached >> card & 1)


MODES = [
    f"cards={cards},next_card={when},finish={finish},secrets=3"
    for cards, when, finish in itertools.product(("top", "open"), ("next-turn", "at-once"), ("corner", "anywhere"))
]


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_secrets_of_rivals_do_not_change_the_value(seats: int, options: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of its turn all guesses of what is hidden from a seat have the same value for it, in every mode."""
    monkeypatch.setattr(prospects, "GUESSES", 12)
    luck = Seeded(f"hidden/{options}")
    position = Position.deal("labyrinth", seats, options, luck)
    seat = position.mover
    assert seat is not None
    position = position.play(position.legal[7], luck)
    position = position.play(position.legal[-1], luck)
    for sight in (2, evaluation.RACE, *([evaluation.REPLIES] if seats > 2 or options == MODES[0] else [])):
        guessed = [law.guess(any_state(position), seat, roll) for roll in (0, 12345, 1 << 60)]
        worths = {evaluation.value(guess, seat, sight) for guess in guessed}
        assert len(worths) == 1
        assert sight == 2 or 0 <= worths.pop() < evaluation.WON


def test_a_rival_who_can_come_home_is_a_greater_threat_than_one_who_looks_for_a_card() -> None:
    """A position is worth less when the rival only has to come home."""
    s: Any = Position.deal("labyrinth", 2, "secrets=1,first=0", Seeded("home")).state
    opened = s._replace(held=s.held & 31, left=s.left & 31)
    assert evaluation.value(opened, 0, 2) < evaluation.value(s, 0, 2)


def chances_after_coming_home(s: State, wanted: int) -> list[int]:
    """The chance of seat 0 after every push with which seat 1 comes home; pushes that look the same count once."""
    found = []
    for code in codes_of(law.legal(s)):
        if not walkers.redundant(s, code):
            t = law.step(s._replace(marks=(wanted, 0, 0, 0, 0)), code)
            if law.reach(t, 1) & law.homes(t, 1):
                found.append(walkers.reach_chance(t._replace(seats=0), 1 << law.pawn(t, 0), 1))
    return found


def test_a_rival_pushes_to_come_home() -> None:
    """If the rival can come home, what counts after its reply is the mean over the pushes with which it does."""
    means = []
    for board in range(12):
        s: Any = Position.deal("labyrinth", 2, "secrets=4,first=1", Seeded(f"reply/{board}")).state
        s = s._replace(held=s.held & 31, left=s.left & 31, pawns=s.pawns & 63 | 24 << 6)  # in the middle, no cards left
        wanted = aims.treasure_cells(s, 1 << board)
        if chances := chances_after_coming_home(s, wanted):
            means.append(sum(chances) // len(chances))
            assert prospects.chance_after_reply(s, 0, wanted, 1, law.homes(s, 1)) == means[-1]
    assert any(0 < mean < 1000 for mean in means)


def test_steps_are_counted_along_rows_and_columns() -> None:
    """The distance of two cells is that of their rows and of their columns together; the nearest cell counts."""
    for one, other in itertools.product(range(law.HAND), repeat=2):
        assert aims.nearest(1 << one, other) == abs(one // 7 - other // 7) + abs(one % 7 - other % 7)
    assert aims.nearest(1 << 7 | 1 << 48, 6) == 6
    assert aims.nearest(0, 24) == 12


def test_what_a_rival_looks_for_is_guessed_by_how_near_it_went() -> None:
    """A tile beside a rival is guessed more often than one far away; where nothing is known both are as likely."""
    near, far, at = 1 << 10, 1 << 48, 9
    drawn = {
        hint: [guesses.guessed_tile(near | far, at, hint, luck << 50) for luck in range(0, 1 << 12, 7)]
        for hint in (guesses.NEARBY, guesses.HIDDEN)
    }
    assert all(set(tiles) == {near, far} for tiles in drawn.values())
    shares = {hint: tiles.count(near) / len(tiles) for hint, tiles in drawn.items()}
    assert shares[guesses.HIDDEN] == pytest.approx(0.5, abs=0.01)
    weights = guesses.NEARNESS[1], guesses.NEARNESS[aims.nearest(far, at)]
    assert shares[guesses.NEARBY] == pytest.approx(weights[0] / sum(weights), abs=0.01)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_rival_that_comes_home_whatever_is_pushed(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival that has only to come home, and stands where no push can keep it from that, is sure to come home."""
    monkeypatch.setattr(prospects, "GUESSES", 24)
    s: Any = Position.deal("labyrinth", seats, "secrets=2,first=0", Seeded("sure")).state
    keep = ~(31 << 5 * 2)
    s = s._replace(held=s.held & keep, left=s.left & keep, hands=law.with_seat_value(s.hands, 2, 0), seat=1)
    cells = walkers.safe_within(walkers.bare_maze(s, law.homes(s, 2)), law.BOARD)
    assert cells
    sure = s._replace(pawns=s.pawns & ~(63 << 12) | (cells.bit_length() - 1) << 12)
    assert prospects.chances_by_guesses(sure, 0)[1] == 1000
