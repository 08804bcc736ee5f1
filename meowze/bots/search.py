"""The search of all bots, in the rules' style and compiled with them: whole turns first, then play-outs of the best.

The caller gives memory (`meowze.bots.mind` makes it): `rows` for states on the way, `todo` for the actions not yet
tried there, `out` and `best` for what was found. A `luck` is a number of the generator `shaken` and stands for the
order of every pile; the same luck makes nature do the same for every action that is compared. `sight` says how much
of a position an evaluation looks at, 0 for the plainest wish.
"""

from typing import Any

from meowze.backends import loops
from meowze.backends.rows import ROWS
from meowze.games.contract import EVALUATION, LAW, AnyState
from meowze.games.grid import WORD, Actions, lowest, shaken

LEAST = -(1 << 60)
DEEPEST = 4  # own actions of one turn that are looked at together

NATURE = -1
legal, mover, pile, forced, step, over, guess = (
    LAW.legal, LAW.mover, LAW.pile, LAW.forced, LAW.step, LAW.over, LAW.guess
)  # fmt: skip
value = EVALUATION.value
load_row, store_row = ROWS.load_row, ROWS.store_row
picked = loops.picked


def after(s: AnyState, action: int, luck: int) -> tuple[AnyState, int]:
    """The state when this action and nature's moves after it are done, and 1 when nature had a choice."""
    drew = 0
    while True:
        s = step(s, action)
        if over(s) or mover(s) != NATURE:
            return s, drew
        action = forced(s)
        if action < 0:
            drew = 1
            action = picked(s, drawn_luck(s, luck))


def drawn_luck(s: AnyState, luck: int) -> int:
    """The luck of nature's next draw: by pile and number, so that a pile has one order whatever is played."""
    which, number, _, _ = pile(s)
    mixed = shaken(luck + 64 * number + which)
    return shaken(mixed ^ (mixed >> 31))


def put_set(row: Any, actions: Actions) -> None:
    """Write a set of actions into a row."""
    for k in range(len(actions)):
        row[k] = actions[k]


def taken(row: Any) -> int:
    """The lowest action of the set in a row, which is taken out of it; -1 when none is left."""
    word = 0
    while word < len(row) and row[word] == 0:
        word += 1
    if word == len(row):
        return -1
    actions = row[word]
    row[word] = actions & (actions - 1)
    return WORD * word + lowest(actions)


def prospect(rows: Any, todo: Any, s: AnyState, seat: int, sight: int, depth: int, luck: int) -> tuple[int, int]:
    """The best value that so many more actions of this turn can reach, and how many states were looked at."""
    if depth == 0 or over(s) or mover(s) != seat:
        return value(s, seat, sight), 1
    best, nodes, level = LEAST, 0, 0
    store_row(rows[0], s)
    put_set(todo[0], legal(s))
    while level >= 0:
        action = taken(todo[level])
        if action < 0:
            level -= 1
            continue
        t, _ = after(load_row(rows[level]), action, luck)
        nodes += 1
        if level + 1 == depth or over(t) or mover(t) != seat:
            found = value(t, seat, sight)
            best = found if found > best else best
        else:
            level += 1
            store_row(rows[level], t)
            put_set(todo[level], legal(t))
    return best, nodes


def try_turn(
    rows: Any, todo: Any, out: Any, best: Any, kept: int, keep: int, root: Any, seat: int, action: int,
    sight: int, depth: int, draws: int, luck: int,
) -> tuple[int, int]:  # fmt: skip
    """Put the turns that begin with this action among the best ones; how many those are, and states looked at.

    A turn is known by its first two actions. The second is -1 where there is none, where it is not looked at, or
    where luck comes before it.
    """
    for k in range(len(out)):
        out[k] = LEAST
    nodes = 0
    for _ in range(draws):
        luck = shaken(luck)
        nodes += imagined(rows, todo, out, guess(load_row(root), seat, shaken(luck)), seat, action, sight, depth, luck)
    for k in range(len(out)):
        if out[k] != LEAST:
            kept = kept_best(best, kept, keep, out[k] // draws, action, k - 1)
    return kept, nodes


def imagined(
    rows: Any, todo: Any, out: Any, s: AnyState, seat: int, action: int, sight: int, depth: int, luck: int
) -> int:
    """Add to `out`, by the second action plus 1, what turns that begin so are worth; states looked at."""
    s, drew = after(s, action, luck)
    if over(s) or mover(s) != seat or depth == 1 or drew:
        found, nodes = prospect(rows, todo, s, seat, sight, depth - 1, luck)
        out[0] = found + (0 if out[0] == LEAST else out[0])
        return nodes + 1
    nodes = 1
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            second = WORD * word + lowest(rest)
            rest &= rest - 1
            t, _ = after(s, second, luck)
            found, more = prospect(rows, todo, t, seat, sight, depth - 2, luck)
            out[second + 1] = found + (0 if out[second + 1] == LEAST else out[second + 1])
            nodes += more
    return nodes


def sharpest(best: Any, s: AnyState, seat: int, sight: int, keep: int, luck: int) -> tuple[int, int]:
    """The best few actions, each looked at alone, into `best`: how many they are, and states looked at."""
    kept, nodes = 0, 0
    actions = legal(s)
    for word in range(len(actions)):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t, _ = after(s, action, luck)
            nodes += 1
            kept = kept_best(best, kept, keep, value(t, seat, sight), action, -1)
    return kept, nodes


def quick(best: Any, s: AnyState, seat: int, sight: int, narrow: int, luck: int) -> tuple[int, int, int]:
    """A good action and the one after it (-1: later) at once: the best few alone are looked at with what can follow.

    Also how many states were looked at.
    """
    kept, nodes = sharpest(best, s, seat, sight, narrow, luck)
    if kept == 1:
        return best[0][1], -1, nodes
    first, second, highest = -1, -1, LEAST
    for k in range(kept):
        t, drew = after(s, best[k][1], luck)
        found, follower = best[k][0], -1
        if over(t) == 0 and mover(t) == seat and t.turns == s.turns:
            _, more = sharpest(best[kept:], t, seat, sight, 1, luck)
            nodes += more
            found, follower = best[kept][0], -1 if drew else best[kept][1]
        if found > highest:
            first, second, highest = best[k][1], follower, found
    return first, second, nodes


def kept_best(best: Any, kept: int, keep: int, found: int, first: int, second: int) -> int:
    """The best few turns in order, with one more if it belongs to them: how many they are."""
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
    best: Any, root: Any, seat: int, first: int, second: int, sight: int,
    turns: int, habit: int, narrow: int, luck: int, roll: int,
) -> tuple[int, int]:  # fmt: skip
    """What this seat has after its first actions and so many turns of quick choices by all; states looked at."""
    s = guess(load_row(root), seat, roll)
    last = s.turns + 1 + turns
    nodes, dream = 0, luck
    while True:
        mine = mover(s)
        s, _ = after(s, first, luck)
        if second >= 0 and over(s) == 0 and mover(s) == mine:
            s, _ = after(s, second, luck)
        if over(s) or s.turns >= last:
            return value(s, seat, sight), nodes + 2
        dream = shaken(dream)  # nobody knows the luck that will come
        first, second, more = quick(best, s, mover(s), habit, narrow, dream)
        nodes += more + 2
