"""A game looked back on: what each turn was worth, what the best turn found would have been worth, and the luck.

Everything is judged by what the seat knew: hidden cards and future draws are guessed, as its bot would guess them.
Between rivals a worth is the chance of winning, from 0 to 1. Where all play for the same result, it is minus the number
of turns that the whole game is expected to take: one more is as good as finishing a turn earlier.

Thinking is done in slices, as `meowze.bots.mind` does it.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from meowze.bots.engine import Line
from meowze.bots.hints import reasons
from meowze.bots.mind import LUCK_BITS, Budget, Mind, Slices, finished
from meowze.games.errors import MeowzeError
from meowze.games.reason import Reason
from meowze.games.skill import Skill
from meowze.learn.reviewed_game import Choice, Review, summed
from meowze.play.dice import Dice
from meowze.play.position import Position, codes_of
from meowze.play.record import Record

SECONDS = 6.0  # at most, of searching in a whole game; the rest takes a second or two
SAMPLES, FEW_SAMPLES = 32, 2  # guesses and draws over which a turn is averaged: compiled, and in plain Python
DRAWS = 12  # with which an actual draw is compared
KEPT = 5  # turns that are compared with the one that was played


Begun = tuple[int, int, Position, tuple[str, ...], Position | None]  # the first fields of a decision


@dataclass(frozen=True)
class Decision:
    """A choice as the record has it."""

    step: int
    at: int
    position: Position
    actions: tuple[str, ...]
    undrawn: Position | None  # before what was drawn between the turn of another seat and this choice
    after: Position  # with nature's moves
    drew: bool  # whether chance was involved


def review(record: Record, mind: Mind | None = None, seconds: float = SECONDS, nodes: int = 1 << 60) -> Review:
    """A review of a record, made at once."""
    thinker = mind or Mind(record.start.game)
    return finished(reviewed(thinker, record, seconds, nodes))


def answer(mind: Mind, text: str, seconds: float) -> Slices[str]:
    """The review of the text of a record as JSON: a task for the bots of a server or a browser."""
    try:
        found = yield from reviewed(mind, Record.read(text), seconds)
    except MeowzeError:  # there is nothing to review
        return ""
    return json.dumps(asdict(found), separators=(",", ":"))


def reviewed(mind: Mind, record: Record, seconds: float = SECONDS, nodes: int = 1 << 60) -> Slices[Review]:
    """The same in slices; the time or the number of states is divided evenly between the choices."""
    decisions = list(decisions_of(record))
    if not decisions:
        raise MeowzeError("nobody has played in this record yet")
    each, budget = len(decisions), Budget(seconds)
    choices = []
    for number, decision in enumerate(decisions):
        left = (1 - budget.share) * seconds / (each - number)
        choices.append((yield from _judged(mind, decision, Budget(max(0.001, left), max(1, nodes // each)))))
    return summed(record, tuple(_with_luck(choices, decisions)))


def _with_luck(choices: list[Choice], decisions: list[Decision]) -> Iterator[Choice]:
    """What nature gave: what the seat can make of it, if it goes on at once, less what could be expected."""
    for choice, decision, (k, following) in zip(choices, decisions, enumerate((*choices[1:], None), 1), strict=True):
        luck = _drawn_before(decision, choice.seat) if decision.undrawn else 0.0
        if decision.drew and following and _same_turn(decision.position, decisions[k].position):
            luck += following.worth + following.cost - choice.worth
        elif decision.drew:
            luck += _worth_now(decision.after, choice.seat) - choice.worth
        yield replace(choice, luck=luck)


def _drawn_before(decision: Decision, seat: int) -> float:
    """What a draw before the seat's turn gave: what the position is worth, less what it is worth after other draws."""
    assert decision.undrawn is not None
    dice = random.Random(repr((decision.undrawn.seen(seat).state, decision.step)))
    others = (_drawn(decision.undrawn, dice) for _ in range(DRAWS))
    return _worth_now(decision.position, seat) - sum(_worth_now(other, seat) for other in others) / DRAWS


def _drawn(position: Position, dice: random.Random) -> Position:
    """The position after nature's next moves."""
    rules, state = position.game.rules, position.state
    while not rules.over(state) and rules.mover(state) < 0:
        code = rules.forced(state)
        state = rules.step(state, code if code >= 0 else rules.outcome(state, dice.randrange(rules.odds(state))))
    return Position(position.game, state)


def decisions_of(record: Record) -> Iterator[Decision]:
    """The choices of all seats: two actions of one turn are one choice where nothing is drawn between them."""
    position, step, at = record.start, 0, 0
    current: Begun | None = None
    drew, undrawn = False, record.start
    for taken in record.steps():
        seat = position.mover
        if not taken.forced and seat is not None:
            begun = current is not None and not drew and len(current[3]) == 1 and _same_turn(current[2], position)
            if current and not begun:
                yield Decision(*current, position, drew)
            if current and begun:
                current = (*current[:3], (*current[3], taken.action), current[4])
            else:
                before_draw = undrawn if current and drew and current[2].mover != seat else None
                current = (step, at, position, (taken.action,), before_draw)
            drew = False
        elif not taken.forced:
            drew, undrawn = True, undrawn if drew else position
        position, step, at = taken.position, step + 1, at + (not taken.forced)
    if current:
        yield Decision(*current, position, drew)


def _same_turn(before: Position, now: Position) -> bool:
    return before.mover == now.mover and before.turns == now.turns


# ------------------------------------------------------------------------------------ one choice


def _judged(mind: Mind, decision: Decision, budget: Budget) -> Slices[Choice]:
    """What was played, compared with the best turns that the search finds."""
    position = decision.position
    seat, game = position.mover or 0, position.game
    known = position.seen(seat)
    dice = random.Random(repr((known.state, decision.actions)))
    sight = game.strategy.JUDGEMENT.sees(position.together)
    skill = replace(game.strategy.SKILLS[-1], sight=sight, turns=0, keep=KEPT)
    played = _line(decision)
    lines = yield from _candidates(mind, known, seat, skill, budget, dice)
    worths = yield from _worths(mind, known, seat, dict.fromkeys((played, *lines), 0.0), skill, dice)
    best = max(worths, key=lambda line: worths[line] + (1e-9 if line == played else 0))
    own = worths[played]
    texts = {line: _text(known, line) for line in (played, best)}
    why = _why(known, seat, " ".join(decision.actions))
    return Choice(
        step=decision.step,
        at=decision.at,
        turn=position.turns + 1,
        seat=seat,
        played=" ".join(decision.actions),
        best=texts[best] if best != played else " ".join(decision.actions),
        worth=own,
        cost=worths[best] - own,
        edge=0.0 if _only_draws(why) else own - worths[lines[-1]],
        luck=0.0,
        why=why,
        best_why=_why(known, seat, texts[best]),
    )


def _only_draws(why: tuple[Reason, ...]) -> bool:
    """Whether the choice was to draw something, which everybody does and nobody is praised for."""
    return any(reason.kind == "draws" for reason in why)


def _line(decision: Decision) -> Line:
    position = decision.position
    first = position.action_code(decision.actions[0])
    if len(decision.actions) == 1:
        return first, -1
    return first, position.play(decision.actions[0]).action_code(decision.actions[1])


def _candidates(
    mind: Mind, known: Position, seat: int, skill: Skill, budget: Budget, dice: random.Random
) -> Slices[list[Line]]:
    """The best turns found, best first, and at the end an ordinary one: in the middle by a first glance."""
    codes = list(codes_of(known.game.rules.legal(known.state)))
    mind.engine.begin(known.state)
    quick = replace(skill, depth=1, draws=1, keep=len(codes))
    glance = yield from mind.search_turns(codes, seat, quick, budget, dice)
    ordinary = glance[len(glance) // 2]
    found = yield from mind.search_turns([first for first, _ in glance], seat, skill, budget, dice)
    return [*found, ordinary]


def _worths(
    mind: Mind, known: Position, seat: int, sums: dict[Line, float], skill: Skill, dice: random.Random
) -> Slices[dict[Line, float]]:
    """What each of these turns is worth, averaged over guesses and draws that are the same for all of them."""
    mind.engine.begin(known.state)
    samples = FEW_SAMPLES if mind.engine.backend == "python" else SAMPLES
    for _ in range(samples):
        luck, roll = dice.getrandbits(LUCK_BITS), dice.getrandbits(LUCK_BITS)
        for line in sums:
            end = _ended(known, seat, line, luck, roll)
            if end is None:
                value, _ = mind.engine.play_out(seat, line, skill, luck, roll)
                end = _worth_of(known, value)
            sums[line] += end
            yield
    return {line: total / samples for line, total in sums.items()}


def _ended(known: Position, seat: int, line: Line, luck: int, roll: int) -> float | None:
    """What the turn is worth if the game is over after it; no evaluation knows that as well as the rules."""
    rules, dice = known.game.rules, Dice(luck)
    position = Position(known.game, rules.guess(known.state, seat, roll & ((1 << 61) - 1)))
    for code in line:
        if code >= 0 and not position.over and position.mover == seat and not position.why(code):
            position = position.play(code, dice)
    return _worth_now(position, seat) if position.over else None


def _worth_of(position: Position, value: float) -> float:
    strategy = position.game.strategy
    if position.together:
        return -strategy.JUDGEMENT.turns(value)
    return strategy.JUDGEMENT.chance(value, position.seats, strategy.rest(position.state))


def _worth_now(position: Position, seat: int) -> float:
    """What a position is worth to a seat, with what it knows there; the result if the game is over."""
    if position.over and not position.together:
        winners = position.winners
        return (seat in winners) / len(winners) if winners else 1 / position.seats
    known = position.seen(seat)
    sight = position.game.strategy.JUDGEMENT.sees(position.together)
    return _worth_of(position, position.game.strategy.evaluation.value(known.state, seat, sight))


def _text(known: Position, line: Line) -> str:
    first = known.action_text(line[0])
    if line[1] < 0:
        return first
    return f"{first} {known.play(first).action_text(line[1])}"


def _why(known: Position, seat: int, actions: str) -> tuple[Reason, ...]:
    return reasons(known, seat, actions)
