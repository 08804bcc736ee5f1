"""The race of Labyrinth: the chance to be the first at home, from the stages that every seat has before it.

A stage is a card to be opened, or the way home. A seat reaches its next stage in a turn with some chance: the one that
is known for its next turn, later ones by experience. The module is written like the rules and compiled with them.
"""

TURNS, STAGES = 24, 10  # of the tables
SURE = 1024  # the probability of what is certain
# Experience, in parts of SURE: the chance to open a new card at once, and in a later turn, and the same for the way
# home. Of two, each one sees the other's way home and blocks it.
CROWD_PACE = (490, 700, 430, 600)
DUEL_PACE = (410, 640, 110, 220)


def table(pace: tuple[int, int, int, int], later: int) -> tuple[int, ...]:
    """For so many stages and turns the probability that the stages take more than these turns.

    `later` is 1 if the first stage was tried before.
    """
    fresh = [[0] * TURNS]
    tried = [[0] * TURNS]
    for stage in range(1, STAGES):
        first, again = pace[2:] if stage == 1 else pace[:2]
        fresh.append([SURE])
        tried.append([SURE])
        for turn in range(1, TURNS):
            above, before = fresh[stage - 1][turn - 1], tried[stage][turn - 1]
            tried[stage].append((again * above + (SURE - again) * before) // SURE)
            fresh[stage].append((first * above + (SURE - first) * before) // SURE)
    return tuple(chance for row in (tried if later else fresh) for chance in row)


CROWD_FRESH, CROWD_TRIED = table(CROWD_PACE, 0), table(CROWD_PACE, 1)
DUEL_FRESH, DUEL_TRIED = table(DUEL_PACE, 0), table(DUEL_PACE, 1)


def lasts(stages: int, chance: int, turn: int, seats: int) -> int:
    """The probability that a seat needs more than so many turns, if its next one succeeds with this chance."""
    if turn == 0:
        return SURE
    at = TURNS * stages + turn - 1
    if seats == 2:
        return (chance * DUEL_FRESH[at - TURNS] + (SURE - chance) * DUEL_TRIED[at]) // SURE
    return (chance * CROWD_FRESH[at - TURNS] + (SURE - chance) * CROWD_TRIED[at]) // SURE


def shortened(stages: int, fewest: int) -> int:
    """The stages of a seat in a race that is cut to what the tables hold; `fewest` are those of the foremost seat."""
    cut = stages - (fewest - 5 if fewest > 5 else 0)
    return cut if cut < STAGES else STAGES - 1


def first_home(mine: int, chance: int, rivals: tuple[int, int, int], chances: tuple[int, int, int], seats: int) -> int:
    """The probability, in parts of SURE ** 2, that a seat whose rivals move before it is home first.

    `mine` and `rivals` are the stages of the seats, the others are the chances of their next turns in parts of SURE.
    """
    fewest = mine
    for k in range(seats - 1):
        fewest = rivals[k] if rivals[k] < fewest else fewest
    total, before = 0, SURE
    for turn in range(1, TURNS):
        after = lasts(shortened(mine, fewest), chance, turn, seats)
        ahead = lasts(shortened(rivals[0], fewest), chances[0], turn, seats)
        if seats > 2:
            ahead = ahead * lasts(shortened(rivals[1], fewest), chances[1], turn, seats) // SURE
        if seats > 3:
            ahead = ahead * lasts(shortened(rivals[2], fewest), chances[2], turn, seats) // SURE
        total, before = total + (before - after) * ahead, after
    return total
