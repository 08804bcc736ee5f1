"""Games in which every seat follows a judge, and the samples that they leave.

The code is written like the rules and compiled with them, with the search, and with the features of a game. A judge is
a row of ints. Its first word is the sight of the evaluation by which a seat chooses, or -1 for a network of one hidden
layer; then how many inputs and hidden units that has; for each hidden unit its weights and its constant; the weights of
the output and its constant.

A network says how likely a seat is to win. Where all seats play together it says instead which part of the turns that a
game may last are still needed: that number of turns is then the `horizon`, which is 0 otherwise.
"""

from meowze.backends.rows import ROWS, Array
from meowze.bots import search
from meowze.games.contract import EVALUATION, FEATURES, LAW, AnyState
from meowze.games.grid import CERTAIN, WORD, lowest, next_random, probability, roll

NATURE = -1
LEAST = -(1 << 60)
NETWORK = -1  # instead of a sight
HEAD = 3  # words of a judge before the weights
OUTPUT_SHIFT = 18  # the bits by which the sum of the output is too long
legal, mover, forced, step, over, won = LAW.legal, LAW.mover, LAW.forced, LAW.step, LAW.over, LAW.won
value, features = EVALUATION.value, FEATURES.features
load_row, store_row = ROWS.load_row, ROWS.store_row
advance, draw_luck, random_action = search.advance, search.draw_luck, search.random_action


def network_odds(net: Array, x: tuple[int, ...]) -> int:
    """The logarithm of the odds that a network finds for these features."""
    inputs, hidden, at = net[1], net[2], HEAD
    output = HEAD + hidden * (inputs + 1)
    total: int = net[output + hidden]
    for unit in range(hidden):
        found = net[at + inputs]
        for k in range(len(x)):
            found += net[at + k] * x[k]
        total += net[output + unit] * found if found > 0 else 0
        at += inputs + 1
    return total >> OUTPUT_SHIFT


def won_part(s: AnyState, seat: int) -> int:
    """What a seat has of the win when the game is over: nothing, all, or its part."""
    winners = 0
    for other in range(s.seats):
        winners += won(s, other)
    return CERTAIN * won(s, seat) // winners if winners else 0


def judged_state(net: Array, s: AnyState, seat: int, horizon: int) -> int:
    """How good a state is for a seat, as its judge sees it."""
    if net[0] != NETWORK:
        return value(s, seat, net[0])
    if horizon == 0:
        return won_part(s, seat) if over(s) else probability(network_odds(net, features(s, seat)))
    if over(s) and won(s, seat):
        return -CERTAIN * s.turns // horizon
    return -CERTAIN * s.turns // horizon - (CERTAIN if over(s) else probability(network_odds(net, features(s, seat))))


def best_second(net: Array, s: AnyState, seat: int, horizon: int, luck: int) -> tuple[int, int]:
    """The value of the best next action, and the action; the state itself where it is no longer this seat's turn."""
    if over(s) or mover(s) != seat:
        return judged_state(net, s, seat, horizon), -1
    best, second = LEAST, -1
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t, _ = advance(s, action, luck)
            found = judged_state(net, t, seat, horizon)
            if found > best:
                best, second = found, action
    return best, second


def best_turn(net: Array, s: AnyState, seat: int, horizon: int, draws: int, luck: int) -> tuple[int, int]:
    """The best two actions of a turn; where chance comes between them the average of several draws counts."""
    best, first, second = LEAST, -1, -1
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t, drew = advance(s, action, luck)
            found, follower = best_second(net, t, seat, horizon, luck)
            if drew:
                follower, other = -1, luck
                for _ in range(1, draws):
                    other = next_random(other)
                    t, _ = advance(s, action, other)
                    more, _ = best_second(net, t, seat, horizon, other)
                    found += more
                found //= draws
            if found > best:
                best, first, second = found, action, follower
    return first, second


def first_state(s: AnyState, luck: int) -> AnyState:
    """The state in which the first seat is to act."""
    if over(s) or mover(s) != NATURE:
        return s
    action = forced(s)
    s, _ = advance(s, random_action(s, draw_luck(s, luck)) if action < 0 else action, luck)
    return s


def play_turn(
    net: Array, s: AnyState, horizon: int, draws: int, explore: int, luck: int, own: int
) -> tuple[AnyState, int]:
    """The state after a turn, and the seat's next random number; `explore` of a thousand actions are random."""
    turns = s.turns
    while over(s) == 0 and s.turns == turns:
        seat, second = mover(s), -1
        own = next_random(own)
        first = random_action(s, next_random(own))
        if roll(own, 1000) >= explore:
            first, second = best_turn(net, s, seat, horizon, draws, own)
        s, _ = advance(s, first, luck)
        if second >= 0 and over(s) == 0 and mover(s) == seat:
            s, _ = advance(s, second, luck)
    return s, own


def record_turn(
    nets: Array, rows: Array, lucks: Array, samples: Array, kept: Array, ends: Array, i: int,
    horizon: int, draws: int, explore: int,
) -> None:  # fmt: skip
    """Play one turn of game `i`, with a judge for each seat, and write what every seat sees afterwards.

    `rows` are the states, `lucks` the luck of each game and the random numbers of its seats. `kept` gets the number of
    turns if there is a sample. When the game is over, `ends` gets each seat's part of the win, then the turns.
    """
    s = first_state(load_row(rows[i]), lucks[i][0])
    if over(s):
        return
    s, lucks[i][1] = play_turn(nets[mover(s)], s, horizon, draws, explore, lucks[i][0], lucks[i][1])
    store_row(rows[i], s)
    if over(s):
        for seat in range(s.seats):
            ends[seat, i] = won_part(s, seat)
        ends[s.seats, i] = s.turns
        return
    kept[i] = s.turns
    for seat in range(s.seats):
        x = features(s, seat)
        for k in range(len(x)):
            samples[i, seat, k] = x[k]


def record_games(
    nets: Array, rows: Array, lucks: Array, samples: Array, kept: Array, ends: Array,
    horizon: int, draws: int, explore: int,
) -> None:  # fmt: skip
    """Play as many turns of every game as there is room for."""
    for turn in range(len(kept)):
        for i in range(len(rows)):
            record_turn(nets, rows, lucks, samples[turn], kept[turn], ends, i, horizon, draws, explore)
