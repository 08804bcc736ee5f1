"""What a rival of Labyrinth is taken to answer is what a bot of its kind plays."""

import random
from typing import Any

import pytest

from meowze.bots.mind import Budget, Mind
from meowze.games.labyrinth import GAME, aims, evaluation, replies
from meowze.games.labyrinth import rules as law
from meowze.games.labyrinth.rules import State
from meowze.games.labyrinth.strategy import CLASSIC
from meowze.play.dice import Seeded
from meowze.play.position import Position

ABOUT = 120  # of values: the rival is taken to fear for the card that it looks for, too
PATIENT = 3600.0  # seconds: the search may have to be compiled first


def after(s: State, push: int, cell: int) -> State:
    """The state after a turn of the seat to move."""
    t = law.step(law.step(s, push), law.WALK + cell)
    return law.step(t, law.FIND) if t.phase == law.FINDING else t


@pytest.mark.parametrize("board", range(6))
def test_the_reply_is_a_turn_that_the_rival_would_choose(board: int) -> None:
    """Known its card, the reply is worth about as much to the rival as the turn that its search finds."""
    luck = Seeded(f"replies/{board}")
    position = Position.deal("labyrinth", 2, "secrets=2", luck)
    s: Any = position.state
    if board % 2:  # the other one has only to come home, and has to be blocked
        s = s._replace(
            held=s.held & 31 << 5 * s.seat,
            left=s.left & 31 << 5 * s.seat,
            hands=law.with_seat_value(s.hands, 1 - s.seat, 0),
            pawns=s.pawns & 63 << 6 * s.seat | 17 << 6 * (1 - s.seat),
        )
    mind, dice = Mind(GAME), random.Random(board)
    push = mind.choose(Position(position.game, s), s.seat, CLASSIC, Budget(PATIENT), dice)
    walk = mind.choose(Position(position.game, law.step(s, push)), s.seat, CLASSIC, Budget(PATIENT), dice)
    best = evaluation.value(after(s, push, walk - law.WALK), s.seat, CLASSIC.sight)
    gets, answer, stops = replies.reply(s, 1 - s.seat, aims.targets(s, s.seat))
    t = after(s, answer, stops.bit_length() - 1)
    assert best - ABOUT <= evaluation.value(t, s.seat, CLASSIC.sight) <= best
    assert gets == (t.found != s.found)


def test_a_rival_is_suspected_of_looking_for_what_it_went_to() -> None:
    """What a rival would have stopped here for weighs more than what it passed by; a new card can be any."""
    heavier = 0
    for board in range(6):
        s: Any = Position.deal(
            "labyrinth", 2, "secrets=4,first=1,next_card=at-once", Seeded(f"suspicion/{board}")
        ).state
        tile = aims.targets(s, 1)
        assert replies.suspicion(s, 1, tile) == 1
        _, push, stops = replies.reply(s, 0, tile)
        t = law.step(law.step(s, push), law.WALK + stops.bit_length() - 1)
        if t.phase == law.PUSHING and t.seat == 0:
            t = law.step(t, 0 if law.pushes(t) & 1 else 4)._replace(turns=9)
            weights = [replies.suspicion(t, 1, aims.treasure_cells(t, 1 << card)) for card in range(law.TREASURES)]
            own = replies.suspicion(t, 1, aims.treasure_cells(t, s.hands[1]))
            heavier += own > sum(weights) / len(weights)
            assert own >= min(weights)
    assert heavier >= 3
