"""Games in which every seat follows the present network, and the samples that they leave.

The code is written like the rules and compiled with them, with the search, and with the features of a game. `net` is a
network of one hidden layer as a row of ints: how many inputs and hidden units it has; for each hidden unit its weights
and its constant; the weights of the output and its constant. Before there is a network, `sight` is that of the
evaluation by which seats choose; later it is -1.
"""

from meowze.backends.rows import ROWS, Array
from meowze.bots import search
from meowze.games.contract import EVALUATION, FEATURES, LAW, AnyState
from meowze.games.grid import CERTAIN, WORD, lowest, next_random, probability, roll

NATURE = -1
LEAST = -(1 << 60)
HEAD = 2  # words of a network before its weights
OUTPUT_SHIFT = 18  # the bits by which the sum of the output is too long
legal, mover, forced, step, over, won = LAW.legal, LAW.mover, LAW.forced, LAW.step, LAW.over, LAW.won
value, features = EVALUATION.value, FEATURES.features
load_row = ROWS.load_row
advance, draw_luck, random_action = search.advance, search.draw_luck, search.random_action


def network_odds(net: Array, x: tuple[int, ...]) -> int:
    """The logarithm of the odds of a win that a network finds for these features."""
    inputs, hidden, at = net[0], net[1], HEAD
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


def judged_state(net: Array, s: AnyState, seat: int, sight: int) -> int:
    """How good a state is for a seat: by the evaluation, or by the network."""
    if sight >= 0:
        return value(s, seat, sight)
    return won_part(s, seat) if over(s) else probability(network_odds(net, features(s, seat)))


def best_second(net: Array, s: AnyState, seat: int, sight: int, luck: int) -> tuple[int, int]:
    """The value of the best next action, and the action; the state itself where it is no longer this seat's turn."""
    if over(s) or mover(s) != seat:
        return judged_state(net, s, seat, sight), -1
    best, second = LEAST, -1
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t, _ = advance(s, action, luck)
            found = judged_state(net, t, seat, sight)
            if found > best:
                best, second = found, action
    return best, second


def best_turn(net: Array, s: AnyState, seat: int, sight: int, draws: int, luck: int) -> tuple[int, int]:
    """The best two actions of a turn; where chance comes between them the average of several draws counts."""
    best, first, second = LEAST, -1, -1
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t, drew = advance(s, action, luck)
            found, follower = best_second(net, t, seat, sight, luck)
            if drew:
                follower, other = -1, luck
                for _ in range(1, draws):
                    other = next_random(other)
                    t, _ = advance(s, action, other)
                    more, _ = best_second(net, t, seat, sight, other)
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


def store_sample(samples: Array, labels: Array, at: int, s: AnyState, seat: int) -> None:
    """Write the features that a seat sees; its label is the seat until the game is over."""
    x = features(s, seat)
    for k in range(len(x)):
        samples[at, k] = x[k]
    labels[at] = seat


def record_game(
    net: Array, samples: Array, labels: Array, root: Array, sight: int, draws: int, explore: int, most: int, luck: int
) -> int:
    """Play one game and write a sample for every seat after every turn, labelled with its part of the win.

    `explore` of a thousand actions are random. Returns how many samples there are: none if the game was not over after
    `most` turns, or did not find room.
    """
    s, count, own = first_state(load_row(root), luck), 0, next_random(luck + 1)
    while over(s) == 0:
        if s.turns >= most or count + s.seats > len(labels):
            return 0
        seat, turns = mover(s), s.turns
        own = next_random(own)
        first, second = random_action(s, next_random(own)), -1
        if roll(own, 1000) >= explore:
            first, second = best_turn(net, s, seat, sight, draws, own)
        s, _ = advance(s, first, luck)
        if second >= 0 and over(s) == 0 and mover(s) == seat:
            s, _ = advance(s, second, luck)
        if over(s) == 0 and s.turns != turns:
            for viewer in range(s.seats):
                store_sample(samples, labels, count, s, viewer)
                count += 1
    for k in range(count):
        labels[k] = won_part(s, labels[k])
    return count


def record_games(
    net: Array, samples: Array, labels: Array, root: Array, sight: int, draws: int, explore: int, most: int,
    luck: int, games: int,
) -> tuple[int, int]:  # fmt: skip
    """Play so many games one after the other; returns how many samples there are, and how many games left some."""
    count, used = 0, 0
    for _ in range(games):
        luck = next_random(luck)
        more = record_game(net, samples[count:], labels[count:], root, sight, draws, explore, most, luck)
        count += more
        used += 1 if more else 0
    return count, used
