"""The race of Labyrinth: the chance to be the first at home, from the stages that every seat has before it.

A stage is a card to be opened, or the way home. A seat reaches its next stage in a turn with some chance: the one that
is known for its next turn, later ones by experience. The module is written like the rules and compiled with them.
"""

from itertools import product

TURNS, STAGES = 24, 8  # of the tables
PACK = 6  # numbers of the tables to an int
LAST = 5  # stages of the foremost seat: what comes before the last ones is the same for all
SURE = 1000  # the probability of what is certain: all are in thousandths
# Experience: the chance to open a new card at once, and in a later turn, and the same for the way home. Of two, each
# one sees the other's way home and blocks it: four more chances are those while the other one has only to come home.
OWN_DUEL = (397, 774, 94, 398, 250, 250, 121, 251)
RIVAL_DUEL = (407, 716, 94, 149, 371, 400, 67, 133)
OWN_CROWD, RIVAL_CROWD = (600, 790, 600, 850), (520, 455, 330, 370)
FINE = 1_000_000_000  # the probability of what is certain, while a table is made
Stages = tuple[int, int, int, int]  # of a seat and its rival, and whether each of them has tried its stage before


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


def duel_rate(pace: tuple[int, ...], stages: int, tried: int, others: int) -> int:
    """The chance of a seat in its next turn, by its stages and those of the other seat."""
    return pace[(4 if others == 1 else 0) + (2 if stages == 1 else 0) + tried]


def duel_stage(won: dict[Stages, int], at: Stages, both_fail: int | None) -> int:
    """The chance to win from these stages, the rival being next; `both_fail` is None if that leads to the same ones."""
    mine, theirs, tried, theirs_tried = at
    p, q = duel_rate(RIVAL_DUEL, theirs, theirs_tried, mine), duel_rate(OWN_DUEL, mine, tried, theirs)
    reached = FINE if mine == 1 else won[mine - 1, theirs, 0, 1]
    behind = 0  # after the rival has reached its stage
    if theirs > 1:
        then = duel_rate(OWN_DUEL, mine, tried, theirs - 1)
        behind = then * (FINE if mine == 1 else won[mine - 1, theirs - 1, 0, 0])
        behind += (SURE - then) * won[mine, theirs - 1, 1, 0]
    if both_fail is None:
        return (p * behind + (SURE - p) * q * reached) // (SURE * SURE - (SURE - p) * (SURE - q))
    return (p * behind + (SURE - p) * (q * reached + (SURE - q) * both_fail)) // (SURE * SURE)


def duel_table() -> tuple[int, ...]:
    """The chance to win between two by `Stages`, the rival being next."""
    won: dict[Stages, int] = {}
    for mine, theirs in product(range(1, STAGES), repeat=2):
        again = won[mine, theirs, 1, 1] = duel_stage(won, (mine, theirs, 1, 1), None)
        for tried, theirs_tried in ((0, 0), (0, 1), (1, 0)):
            won[mine, theirs, tried, theirs_tried] = duel_stage(won, (mine, theirs, tried, theirs_tried), again)
    return tuple(won[at] * SURE // FINE for at in sorted(won))


DUEL = packed(duel_table())
# Of more than two, one after the other: of a seat and of its rivals, of a new stage and of one tried before.
LASTING = packed(table(OWN_CROWD, 0) + table(OWN_CROWD, 1) + table(RIVAL_CROWD, 0) + table(RIVAL_CROWD, 1))


def duel_entry(mine: int, theirs: int, tried: int, theirs_tried: int) -> int:
    """A number of the table for two."""
    at = 4 * ((STAGES - 1) * (mine - 1) + theirs - 1) + 2 * tried + theirs_tried
    return DUEL[at // PACK] >> 10 * (at % PACK) & 1023


def after_own_turn(mine: int, chance: int, theirs: int, theirs_tried: int) -> int:
    """The probability, in millionths, that a seat wins between two whose next turn succeeds with this chance."""
    reached = SURE if mine == 1 else duel_entry(mine - 1, theirs, 0, theirs_tried)
    return chance * reached + (SURE - chance) * duel_entry(mine, theirs, 1, theirs_tried)


def first_of_two(mine: int, chance: int, rival: int, rivals_chance: int) -> int:
    """The probability, in millionths, that a seat whose only rival moves before it is home first.

    `mine` and `rival` are the stages of both, the chances those of their next turns.
    """
    fewest = mine if mine < rival else rival
    own, other = shortened(mine, fewest), shortened(rival, fewest)
    behind = 0 if rival == 1 else after_own_turn(own, chance, other - 1, 0)
    return (rivals_chance * behind + (SURE - rivals_chance) * after_own_turn(own, chance, other, 1)) // SURE


def lasts(kind: int, stages: int, chance: int, turn: int) -> int:
    """The probability that a seat needs more than so many turns, if its next one succeeds with this chance.

    `kind` is 1 for rivals.
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
    """The probability, in millionths, that a seat whose two or three rivals move before it is home first.

    `mine` and `rivals` are the stages of the seats, `chance` and `chances` those of their next turns.
    """
    fewest = mine
    for k in range(seats - 1):
        fewest = rivals[k] if rivals[k] < fewest else fewest
    total, before = 0, SURE
    for turn in range(1, TURNS):
        after = lasts(0, shortened(mine, fewest), chance, turn)
        ahead = lasts(1, shortened(rivals[0], fewest), chances[0], turn)
        ahead = ahead * lasts(1, shortened(rivals[1], fewest), chances[1], turn) // SURE
        if seats > 3:
            ahead = ahead * lasts(1, shortened(rivals[2], fewest), chances[2], turn) // SURE
        total, before = total + (before - after) * ahead, after
    return total
