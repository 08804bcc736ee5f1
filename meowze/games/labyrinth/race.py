"""The race of Labyrinth: the chance to be the first at home, from the stages that every seat has before it.

A stage is a card to be opened, or the way home. A seat reaches its next stage in a turn with some chance: the one that
is known for its next turn, later ones by experience. The module is written like the rules and compiled with them.
"""

TURNS, STAGES = 24, 8  # of the tables
PACK = 6  # numbers of the tables to an int
LAST = 5  # stages of the foremost seat: what comes before the last ones is the same for all
SURE = 1000  # the probability of what is certain: all are in thousandths
# Experience: the chance to open a new card at once, and in a later turn, and the same for the way
# home. Of two, each one sees the other's way home and blocks it.
OWN_DUEL, RIVAL_DUEL = (440, 710, 150, 370), (420, 660, 100, 230)
OWN_CROWD, RIVAL_CROWD = (490, 730, 420, 680), (470, 490, 390, 410)


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


def packed(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Numbers of ten bits, PACK to an int: long tuples take long to compile."""
    return tuple(
        sum(number << 10 * place for place, number in enumerate(numbers[at : at + PACK]))
        for at in range(0, len(numbers), PACK)
    )


# One after the other: of a seat and of its rivals, of two seats and of more, of a new stage and of one tried before.
LASTING = packed(
    table(OWN_DUEL, 0) + table(OWN_DUEL, 1) + table(RIVAL_DUEL, 0) + table(RIVAL_DUEL, 1)
    + table(OWN_CROWD, 0) + table(OWN_CROWD, 1) + table(RIVAL_CROWD, 0) + table(RIVAL_CROWD, 1)
)  # fmt: skip


def lasts(kind: int, stages: int, chance: int, turn: int) -> int:
    """The probability that a seat needs more than so many turns, if its next one succeeds with this chance.

    `kind` is 1 for rivals, plus 2 where more than two play.
    """
    at = TURNS * (2 * STAGES * kind + stages) + turn - 1
    return (chance * entry_at(at - TURNS) + (SURE - chance) * entry_at(at + TURNS * STAGES)) // SURE


def entry_at(at: int) -> int:
    """A number of the tables."""
    return LASTING[at // PACK] >> 10 * (at % PACK) & 1023


def shortened(stages: int, fewest: int) -> int:
    """The stages of a seat in a race that is cut to what the tables hold; `fewest` are those of the foremost seat."""
    cut = stages - (fewest - LAST if fewest > LAST else 0)
    return cut if cut < STAGES else STAGES - 1


def first_home(mine: int, chance: int, rivals: tuple[int, int, int], chances: tuple[int, int, int], seats: int) -> int:
    """The probability, in millionths, that a seat whose rivals move before it is home first.

    `mine` and `rivals` are the stages of the seats, `chance` and `chances` those of their next turns.
    """
    fewest = mine
    for k in range(seats - 1):
        fewest = rivals[k] if rivals[k] < fewest else fewest
    total, before, kind = 0, SURE, 0 if seats == 2 else 2
    for turn in range(1, TURNS):
        after = lasts(kind, shortened(mine, fewest), chance, turn)
        ahead = lasts(kind + 1, shortened(rivals[0], fewest), chances[0], turn)
        if seats > 2:
            ahead = ahead * lasts(kind + 1, shortened(rivals[1], fewest), chances[1], turn) // SURE
        if seats > 3:
            ahead = ahead * lasts(kind + 1, shortened(rivals[2], fewest), chances[2], turn) // SURE
        total, before = total + (before - after) * ahead, after
    return total
