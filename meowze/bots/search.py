"""The search of all bots: it evaluates whole turns, then compares the best of them by play-outs.

The code is written like the rules and compiled with them. `meowze.bots.mind` allocates the memory it works in:

- `rows`: the stack of states on the current path;
- `todo`: for each of them, the actions not yet tried;
- `out`: for each second action of a turn, the sum of the values found;
- `best`: the best turns so far, best first, each with its value and its first two actions (-1 for none).

`luck` is a state of the random generator and decides the order of every pile. Actions are compared with the same luck,
so that nature does the same after each of them. `sight` is the level of detail of the evaluation, 0 being the simplest.
"""

from meowze.backends import loops
from meowze.backends.rows import ROWS, Array
from meowze.games.contract import EVALUATION, LAW, AnyState
from meowze.games.grid import WORD, Actions, lowest, next_random

LEAST = -(1 << 60)  # lower than any value
DEEPEST = 4  # the most actions of one turn that are searched

NATURE = -1
legal, mover, pile, forced, step, over, guess = (
    LAW.legal, LAW.mover, LAW.pile, LAW.forced, LAW.step, LAW.over, LAW.guess
)  # fmt: skip
value = EVALUATION.value
load_row, store_row = ROWS.load_row, ROWS.store_row
random_action = loops.random_action


def advance(s: AnyState, action: int, luck: int) -> tuple[AnyState, int]:
    """The state after this action and nature's moves that follow, and 1 if chance was involved."""
    drew = 0
    while True:
        s = step(s, action)
        if over(s) or mover(s) != NATURE:
            return s, drew
        action = forced(s)
        if action < 0:
            drew = 1
            action = random_action(s, draw_luck(s, luck))


def draw_luck(s: AnyState, luck: int) -> int:
    """The luck for nature's next draw.

    It depends only on the pile and the number of the draw: a pile keeps its order whatever is played.
    """
    which, number, _, _ = pile(s)
    mixed = next_random(luck + 64 * number + which)
    return next_random(mixed ^ (mixed >> 31))


def store_actions(row: Array, actions: Actions) -> None:
    """Write the words of a set of actions into a row."""
    for k in range(len(actions)):
        row[k] = actions[k]


def pop_action(row: Array) -> int:
    """Remove the lowest action from the set in a row and return it; -1 when the set is empty."""
    word = 0
    while word < len(row) and row[word] == 0:
        word += 1
    if word == len(row):
        return -1
    actions = row[word]
    row[word] = actions & (actions - 1)
    return WORD * word + lowest(actions)


def best_value(rows: Array, todo: Array, s: AnyState, seat: int, sight: int, depth: int, luck: int) -> tuple[int, int]:
    """The best value that up to `depth` more actions of this turn can reach, and the number of states visited."""
    if depth == 0 or over(s) or mover(s) != seat:
        return value(s, seat, sight), 1
    best, nodes, level = LEAST, 0, 0
    store_row(rows[0], s)
    store_actions(todo[0], legal(s))
    while level >= 0:
        action = pop_action(todo[level])
        if action < 0:
            level -= 1
            continue
        t, _ = advance(load_row(rows[level]), action, luck)
        nodes += 1
        if level + 1 == depth or over(t) or mover(t) != seat:
            found = value(t, seat, sight)
            best = found if found > best else best
        else:
            level += 1
            store_row(rows[level], t)
            store_actions(todo[level], legal(t))
    return best, nodes


def try_turn(
    rows: Array, todo: Array, out: Array, best: Array, kept: int, keep: int, root: Array, seat: int, action: int,
    sight: int, depth: int, draws: int, luck: int,
) -> tuple[int, int]:  # fmt: skip
    """Search the turns that begin with this action and insert them into `best`, averaged over `draws` random outcomes.

    A turn is identified by its first two actions. The second is -1 if there is none, if it is beyond the depth, or if
    chance comes before it. Returns how many turns are in `best`, and the number of states visited.
    """
    for k in range(len(out)):
        out[k] = LEAST
    nodes = 0
    for _ in range(draws):
        luck = next_random(luck)
        s = guess(load_row(root), seat, next_random(luck))
        nodes += evaluate_turns(rows, todo, out, s, seat, action, sight, depth, luck)
    for k in range(len(out)):
        if out[k] != LEAST:
            kept = insert_best(best, kept, keep, out[k] // draws, action, k - 1)
    return kept, nodes


def evaluate_turns(
    rows: Array, todo: Array, out: Array, s: AnyState, seat: int, action: int, sight: int, depth: int, luck: int
) -> int:
    """Add the value of each turn that begins with this action to `out[second action + 1]`; states visited."""
    s, drew = advance(s, action, luck)
    if over(s) or mover(s) != seat or depth == 1 or drew:
        found, nodes = best_value(rows, todo, s, seat, sight, depth - 1, luck)
        out[0] = found + (0 if out[0] == LEAST else out[0])
        return nodes + 1
    nodes = 1
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            second = WORD * word + lowest(rest)
            rest &= rest - 1
            t, _ = advance(s, second, luck)
            found, more = best_value(rows, todo, t, seat, sight, depth - 2, luck)
            out[second + 1] = found + (0 if out[second + 1] == LEAST else out[second + 1])
            nodes += more
    return nodes


def best_actions(best: Array, s: AnyState, seat: int, sight: int, keep: int, luck: int) -> tuple[int, int]:
    """Fill `best` with the best `keep` single actions; returns how many there are, and the states visited."""
    kept, nodes = 0, 0
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t, _ = advance(s, action, luck)
            nodes += 1
            kept = insert_best(best, kept, keep, value(t, seat, sight), action, -1)
    return kept, nodes


def playout_move(best: Array, s: AnyState, seat: int, sight: int, narrow: int, luck: int) -> tuple[int, int, int]:
    """A seat's move in a play-out, chosen quickly: of its best `narrow` actions the one with the best successor.

    Returns that action, the action after it (-1 if not decided yet) and the number of states visited.
    """
    kept, nodes = best_actions(best, s, seat, sight, narrow, luck)
    if kept == 1:
        return best[0][1], -1, nodes
    first, second, highest = -1, -1, LEAST
    for k in range(kept):
        t, drew = advance(s, best[k][1], luck)
        found, follower = best[k][0], -1
        if over(t) == 0 and mover(t) == seat and t.turns == s.turns:
            _, more = best_actions(best[kept:], t, seat, sight, 1, luck)
            nodes += more
            found, follower = best[kept][0], -1 if drew else best[kept][1]
        if found > highest:
            first, second, highest = best[k][1], follower, found
    return first, second, nodes


def insert_best(best: Array, kept: int, keep: int, found: int, first: int, second: int) -> int:
    """Insert a turn into the sorted list of the best `keep` turns, if it is good enough; returns how many there are."""
    if kept == keep:
        if found <= best[kept - 1][0]:
            return kept
        kept -= 1
    k = kept
    while k > 0 and best[k - 1][0] < found:
        best[k][0], best[k][1], best[k][2] = best[k - 1][0], best[k - 1][1], best[k - 1][2]
        k -= 1
    best[k][0], best[k][1], best[k][2] = found, first, second
    return kept + 1


def play_out(
    best: Array, root: Array, seat: int, first: int, second: int, sight: int,
    turns: int, playout_sight: int, narrow: int, luck: int, roll: int,
) -> tuple[int, int]:  # fmt: skip
    """Play the given turn, then `turns` more turns in which every seat moves by `playout_move`.

    Returns the value for this seat at the end, and the number of states visited.
    """
    s = guess(load_row(root), seat, roll)
    last = s.turns + 1 + turns
    nodes, playout_luck = 0, luck
    while True:
        mine = mover(s)
        s, _ = advance(s, first, luck)
        if second >= 0 and over(s) == 0 and mover(s) == mine:
            s, _ = advance(s, second, luck)
        if over(s) or s.turns >= last:
            return value(s, seat, sight), nodes + 2
        playout_luck = next_random(playout_luck)  # seats do not know which draws will really come
        first, second, more = playout_move(best, s, mover(s), playout_sight, narrow, playout_luck)
        nodes += more + 2
