"""Games in which every seat follows a judge, and the samples that they leave.

The code is written like the rules and compiled with them, with the search, and with the features of a game. A judge is
a row of ints. Its first word is the sight of the evaluation by which a seat chooses, or -1 for a network of one hidden
layer; then how many inputs and hidden units that has; for each hidden unit its weights and its constant; the weights of
the output and its constant.

A network says how likely a seat is to win. Where all seats play together it says instead how many turns are still
needed, as a part of the `horizon`, a number of turns that is 0 otherwise.
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
    spent: int = -CERTAIN * s.turns // horizon
    if over(s):
        return spent - CERTAIN * (1 - won(s, seat))
    return spent - probability(network_odds(net, features(s, seat)))


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


def judged_turn(
    net: Array, s: AnyState, seat: int, horizon: int, draws: int, luck: int, action: int
) -> tuple[int, int]:
    """The value of the best turn that begins with this action, and its second action.

    Where chance comes between them the average of several draws counts, and the second action is not decided yet.
    """
    total, count = 0, 0
    while True:
        t, drew = advance(s, action, luck)
        found, follower = best_second(net, t, seat, horizon, luck)
        total, count = total + found, count + 1
        if drew == 0:
            return found, follower
        if count == draws:
            return total // draws, -1
        luck = next_random(luck)


def best_turn(net: Array, s: AnyState, seat: int, horizon: int, draws: int, luck: int) -> tuple[int, int]:
    """The best two actions of a turn; the second is -1 where it is not decided yet."""
    best, first, second = LEAST, -1, -1
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            found, follower = judged_turn(net, s, seat, horizon, draws, luck, action)
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


def explores(own: int, explore: int) -> int:
    """1 if a seat with this random number plays a random action, as `explore` of a thousand do."""
    return 1 if roll(own, 1000) < explore else 0


def settle_act(
    s: AnyState, first: int, second: int, row: Array, luck: int, samples: Array, kept: Array, ends: Array, i: int
) -> None:
    """Play one or two actions of a seat in game `i`, and write what every seat sees when its turn is over.

    `samples` are ordered by turn, game and seat. `kept` gets the number of turns where there is a sample. When the game
    is over, `ends` gets each seat's part of the win, then the turns; -1 if there is no room for more turns.
    """
    seat, turns = mover(s), s.turns
    s, _ = advance(s, first, luck)
    if second >= 0 and over(s) == 0 and mover(s) == seat:
        s, _ = advance(s, second, luck)
    store_row(row, s)
    if over(s):
        for other in range(s.seats):
            ends[other, i] = won_part(s, other)
        ends[s.seats, i] = s.turns
    elif s.turns >= len(kept):
        ends[s.seats, i] = -1
    elif s.turns != turns:
        kept[s.turns, i] = s.turns
        for other in range(s.seats):
            x = features(s, other)
            for k in range(len(x)):
                samples[s.turns, i, other, k] = x[k]


def record_games(
    nets: Array, rows: Array, lucks: Array, samples: Array, kept: Array, ends: Array,
    horizon: int, draws: int, explore: int,
) -> None:  # fmt: skip
    """Play all games to their end, with a judge for each seat.

    `rows` are the states, `lucks` the luck of each game and the random numbers of its seats.
    """
    for i in range(len(rows)):
        while ends[len(nets), i] == 0:
            s = first_state(load_row(rows[i]), lucks[i][0])
            lucks[i][1] = next_random(lucks[i][1])
            own = lucks[i][1]
            if explores(own, explore):
                first, second = random_action(s, next_random(own)), -1
            else:
                first, second = best_turn(nets[mover(s)], s, mover(s), horizon, draws, own)
            settle_act(s, first, second, rows[i], lucks[i][0], samples, kept, ends, i)
