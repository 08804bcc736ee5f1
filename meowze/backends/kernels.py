"""What a GPU runs: one thread a game. Copies run in the namespace of a law, which puts its functions in their place."""

from typing import Any

NATURE = -1
LANES = 0xFFFFFFFF  # all 32 threads that go in step
PHASES = 8  # no law has more

cuda: Any = None
start: Any = None
mover: Any = None
over: Any = None
chosen: Any = None
step: Any = None
load_row: Any = None
store_row: Any = None
act_one: Any = None
look_one: Any = None


def act_all(rows: Any, lucks: Any, codes: Any, ended: Any, goals: Any) -> None:
    """One given action in every game."""
    i = cuda.grid(1)
    if i < rows.shape[1]:
        act_one(rows, lucks, codes, ended, goals, i)


def look_all(rows: Any, movers: Any, words: Any) -> None:
    """Who is to act and what is legal in every game."""
    i = cuda.grid(1)
    if i < rows.shape[1]:
        look_one(rows, movers, words, i)


def elected(phase: int, ages: int) -> tuple[int, int]:
    """The phase whose lanes move next, -1 for none, and how long each phase has waited, a byte each.

    It is the one with the largest product of lanes and waiting, so that few lanes wait long but not for ever.
    """
    best, found, waited = 0, -1, 0
    for k in range(PHASES):
        votes = cuda.popc(cuda.ballot_sync(LANES, phase == k))
        age = (ages >> (8 * k) & 127) + 1 if votes else 0
        if votes * age > best:
            best, found = votes * age, k
        waited |= age << (8 * k)
    return found, waited & ~(255 << (8 * found)) if found >= 0 else 0


def play_all(rows: Any, lucks: Any, finished: Any, count: int) -> None:
    """So many random actions of seats in every game.

    Lanes in different phases would run each other's branches. So only the lanes of one phase move at a time, and
    seldom phases wait until there are some lanes to share the work.
    """
    i = cuda.grid(1)
    mine = i < rows.shape[1]
    i = i if mine else 0
    s, luck, games, left, ages = load_row(rows[:, i]), lucks[i], 0, count, 0
    while True:
        if over(s):
            s = start(s.options, s.seats)
            games += 1
        phase = s.phase if mine and (left > 0 or mover(s) == NATURE) else -1
        turn, ages = elected(phase, ages)
        if turn < 0:
            break
        if phase == turn:
            left -= 0 if mover(s) == NATURE else 1
            action, luck = chosen(s, luck)
            s = step(s, action)
    if mine:
        store_row(rows[:, i], s)
        lucks[i] = luck
        finished[i] += games
