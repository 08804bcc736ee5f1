"""The search of all bots, in the rules' style and compiled with them: whole turns first, then play-outs of the best.

The caller gives memory (`meowze.bots.mind` makes it): `rows` for states on the way, `todo` for the actions not yet
tried there, `out` and `best` for what was found. A `luck` is a number of the generator `shaken`; the same luck makes
nature do the same for every action that is compared. `sight` says how much of a position an evaluation looks at, 0 for
the plainest wish.
"""

from typing import Any

from meowze.rules.grid import WORD, count

LEAST = -(1 << 60)
DEEPEST = 4  # own actions of one turn that are looked at together

NATURE = -1
legal: Any = None
mover: Any = None
forced: Any = None
step: Any = None
over: Any = None
guess: Any = None
value: Any = None
shaken: Any = None
picked: Any = None
load_row: Any = None
store_row: Any = None


def after(s: Any, action: int, luck: int) -> tuple[Any, int]:
    """The state when this action and nature's moves after it are done; the luck is the same if nature had no choice."""
    while True:
        s = step(s, action)
        if over(s) or mover(s) != NATURE:
            return s, luck
        action = forced(s)
        if action < 0:
            luck = shaken(luck)
            action = picked(s, luck)


def lowest(word: int) -> int:
    """The place of the lowest bit."""
    return count((word & -word) - 1)


def prospect(rows: Any, todo: Any, s: Any, seat: int, sight: int, depth: int, luck: int) -> tuple[int, int]:
    """The best value that so many more actions of this turn can reach, and how many states were looked at."""
    if depth == 0 or over(s) or mover(s) != seat:
        return value(s, seat, sight), 1
    best, nodes, level = LEAST, 0, 0
    store_row(rows[0], s)
    todo[0][0], todo[0][1], todo[0][2] = legal(s)
    while level >= 0:
        word = 0 if todo[level][0] else 1 if todo[level][1] else 2
        actions = todo[level][word]
        if actions == 0:
            level -= 1
            continue
        todo[level][word] = actions & (actions - 1)
        t, _ = after(load_row(rows[level]), WORD * word + lowest(actions), luck)
        nodes += 1
        if level + 1 == depth or over(t) or mover(t) != seat:
            found = value(t, seat, sight)
            best = found if found > best else best
        else:
            level += 1
            store_row(rows[level], t)
            todo[level][0], todo[level][1], todo[level][2] = legal(t)
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


def imagined(rows: Any, todo: Any, out: Any, s: Any, seat: int, action: int, sight: int, depth: int, luck: int) -> int:
    """Add to `out`, by the second action plus 1, what turns that begin so are worth; states looked at."""
    s, after_luck = after(s, action, luck)
    if over(s) or mover(s) != seat or depth == 1 or after_luck != luck:
        found, nodes = prospect(rows, todo, s, seat, sight, depth - 1, after_luck)
        out[0] = found + (0 if out[0] == LEAST else out[0])
        return nodes + 1
    nodes = 1
    actions = legal(s)
    for word in range(3):
        rest = actions[word]
        while rest:
            second = WORD * word + lowest(rest)
            rest &= rest - 1
            t, t_luck = after(s, second, luck)
            found, more = prospect(rows, todo, t, seat, sight, depth - 2, t_luck)
            out[second + 1] = found + (0 if out[second + 1] == LEAST else out[second + 1])
            nodes += more
    return nodes


def quick(rows: Any, todo: Any, best: Any, s: Any, seat: int, sight: int, narrow: int, luck: int) -> tuple[int, int]:
    """A good action at once: all are looked at alone, the best few with what can follow them in the same turn."""
    kept, nodes = 0, 0
    actions = legal(s)
    for word in range(3):
        rest = actions[word]
        while rest:
            action = WORD * word + lowest(rest)
            rest &= rest - 1
            t, _ = after(s, action, luck)
            nodes += 1
            kept = kept_best(best, kept, narrow, value(t, seat, sight), action, -1)
    chosen, highest = best[0][1], LEAST
    if narrow > 1:
        for k in range(kept):
            t, t_luck = after(s, best[k][1], luck)
            found, more = prospect(rows, todo, t, seat, sight, 1, t_luck)
            nodes += more
            if found > highest:
                chosen, highest = best[k][1], found
    return chosen, nodes


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
    rows: Any, todo: Any, best: Any, root: Any, seat: int, first: int, second: int, sight: int,
    turns: int, habit: int, narrow: int, luck: int, roll: int,
) -> tuple[int, int]:  # fmt: skip
    """What this seat has after its first actions and so many turns of quick choices by all; states looked at."""
    s = guess(load_row(root), seat, roll)
    last = s.turns + 1 + turns
    s, luck = after(s, first, luck)
    if second >= 0 and over(s) == 0 and mover(s) == seat:
        s, luck = after(s, second, luck)
    nodes = 2
    while over(s) == 0 and s.turns < last:
        luck = shaken(luck)
        action, more = quick(rows, todo, best, s, mover(s), habit, narrow, luck)
        luck = shaken(luck)
        s, luck = after(s, action, luck)
        nodes += more
    return value(s, seat, sight), nodes
