"""The evaluation of Labyrinth: cards opened, the seat's chance to open the next one, and its rivals' chances.

It is written like the rules and compiled with them. Chances are computed in a bare maze: a state without seats, whose
first plane of marks holds the wanted tiles. Its one walker is not a cell but the set of all cells where it may be, so
that each push is tried once and not after every possible walk.
"""

from meowze.games.grid import next_random, popcount, roll
from meowze.games.labyrinth.race import SURE, first_home
from meowze.games.labyrinth.rules import (
    BOARD,
    ENDED,
    EVERY_CARD,
    HAND,
    LARGEST_LIMIT,
    WALK,
    WALKING,
    State,
    carried_cells,
    flood_fill,
    goal,
    homes,
    joints,
    mark_at,
    opposite,
    pawn,
    pushed,
    pushes,
    reach,
    step,
    won,
)
from meowze.games.labyrinth.walkers import bare_maze, can_get_safe, open_pushes, redundant, safe_after_reply, suspicion
from meowze.games.skill import BLOCKS, ROAMS, STYLE

CARD_WORTH, TURN_WORTH = 1000, 200
CHANCE_WORTH, THREAT_WORTH = 700, 850  # a sure chance to open the next card: the seat's own, a rival's
HOME_FACTOR = 3  # a rival who only has to come home is a greater threat
RACE_WORTH = 100_000
ESCAPE, CARELESS, FOLLOW = 500, 150, 600
CROWD_SAMPLES = 48
NEARNESS = (2, 32, 40, 12, 8, 5, 4, 3, 3, 2, 2, 2, 6)
SAMPLES = 12  # random pushes of the next rival
CAREFUL = 3  # the sight from which the reply of a single rival is weighed
REACH_WORTH = 2  # a cell in reach, to one who loves to roam
MOST_TURNS = 3  # the depth of the search for the shortest way


def treasure_cells(s: State, cards: int) -> int:
    """The cells with the treasures of these cards; the hand may be one of them."""
    a, b, c, d, e = s.marks
    cells = 0
    while cards:
        mark = popcount((cards & -cards) - 1) + 1
        cards &= cards - 1
        cells |= (
            (a if mark & 1 else ~a) & (b if mark & 2 else ~b) & (c if mark & 4 else ~c)
            & (d if mark & 8 else ~d) & (e if mark & 16 else ~e)
        )  # fmt: skip
    return cells & (1 << HAND | BOARD)


def targets(s: State, seat: int) -> int:
    """The cells that this seat wants to reach; none while it does not know its next card."""
    if s.held >> (5 * seat) & 31:
        return treasure_cells(s, s.hands[seat])
    if s.left >> (5 * seat) & 31:
        return 0
    return homes(s, seat)


def unseen(s: State, seat: int) -> int:
    """The cards that this seat has not seen; its next card and those of its rivals are among them."""
    return EVERY_CARD & ~(s.hands[seat] | s.found[0] | s.found[1] | s.found[2] | s.found[3])


def nearest(cells: int, cell: int) -> int:
    """The distance to the nearest of these cells in steps, ignoring walls; at most 12."""
    ring, steps = 1 << cell, 0
    while ring & cells == 0 and steps < 12:
        ring |= (ring << 7 | ring >> 7) & BOARD
        ring |= (ring & 0x7EFDFBF7EFDFB) << 1 & BOARD | (ring >> 1) & 0xFDFBF7EFDFBF
        steps += 1
    return steps


# ------------------------------------------------------------------------------------ one walker in a bare maze


def reaching_pushes(s: State, standing: int) -> int:
    """The number of pushes after which the walker can reach a wanted tile."""
    ways = 0
    for push in range(WALK):
        if redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            if flood_fill(below, right, carried_cells(standing, push >> 2)) & t.marks[0]:
                ways += 1
    return ways


def can_reach(s: State, standing: int, turns: int) -> int:
    """1 if the walker can reach a wanted tile within this many turns, without turns of other seats in between."""
    for push in range(WALK):
        if redundant(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            cells = flood_fill(below, right, carried_cells(standing, push >> 2))
            if cells & t.marks[0] if turns == 1 else can_reach(t, cells, turns - 1):
                return 1
    return 0


def turns_needed(s: State, standing: int, most: int) -> int:
    """The fewest turns in which a walker alone can reach a wanted tile; `most` + 1 if it takes more than `most`."""
    turns = 1
    while turns <= most and can_reach(s, standing, turns) == 0:
        turns += 1
    return turns


def tiles_in_reach(s: State, standing: int) -> int:
    """The tiles that the walker can reach with one push, given by their present cells; 49 is the hand."""
    tiles = 0
    for door in range(WALK // 4):
        cells, last = 0, s
        for quarters in range(4):
            if redundant(s, 4 * door + quarters) == 0:
                last = pushed(s, door, quarters)
                below, right = joints(last)
                cells |= flood_fill(below, right, carried_cells(standing, door))
        if cells:
            tiles |= pushed(bare_maze(last, cells), opposite(door), 0).marks[0]
    return tiles


# ------------------------------------------------------------------------------------ seats


def reach_chance(s: State, standing: int, known: int) -> int:
    """The chance, in thousandths, to reach a wanted tile with one push now.

    If `known` is 0, only one of the wanted tiles is really wanted, each with equal probability.
    """
    wanted = s.marks[0]
    hit = tiles_in_reach(s, standing) & wanted
    if known:
        return 1000 if hit else 0
    return 1000 * popcount(hit) // popcount(wanted)


def weighed(cells: int, cell: int) -> int:
    """The weight of these cells as what a rival on this cell looks for: those nearby weigh more."""
    ring, before, total, steps = 1 << cell, 0, NEARNESS[12] * (cells >> HAND & 1), 0
    while before != ring and steps < 12:
        total += NEARNESS[steps] * popcount(cells & ring & ~before)
        before = ring
        ring |= (ring << 7 | ring >> 7) & BOARD
        ring |= (before & 0x7EFDFBF7EFDFB) << 1 & BOARD | (before >> 1) & 0xFDFBF7EFDFBF
        steps += 1
    return total


def threat_of(s: State, rival: int, seat: int, standing: int, hidden: int) -> int:
    """The chance, in thousandths, that a rival finds in its next turn what it looks for, as far as this seat knows.

    `s` is a bare maze with what the rival may look for. A rival that has looked at its card has not reached it so far, but it went closer.
    """
    if hidden == 0:
        return reach_chance(s, standing, 1)
    if hidden == 1:
        return reach_chance(s, standing, 0)
    if hidden == 3:
        return suspicion(s, s.marks[0], standing, tiles_in_reach(s, standing) & s.marks[0])
    cell = popcount(standing - 1)
    all_of = weighed(s.marks[0], cell)
    return 1000 * weighed(tiles_in_reach(s, standing) & s.marks[0], cell) // (all_of if all_of else 1)


def hiding(s: State, rival: int, sight: int) -> int:
    """0 if everybody knows where a rival goes, 1 if nobody does, 2 if its last walk tells something."""
    if cards_left(s, rival) == 0:
        return 0
    if sight < 5 or s.turns <= s.seats or (s.found[rival] << 1 >> mark_at(s, pawn(s, rival))) & 1:
        return 1  # it has a new card
    if s.seats > 2:
        return 2
    return 3 if sight == 6 else 1


def cards_left(s: State, seat: int) -> int:
    """How many cards a seat has still to open."""
    return (s.held >> (5 * seat) & 31) + (s.left >> (5 * seat) & 31)


def rival_targets(s: State, rival: int, seat: int) -> int:
    """The cells that a rival may want to reach, as far as this seat knows."""
    return treasure_cells(s, unseen(s, seat)) if cards_left(s, rival) else targets(s, rival)


def chance_after_reply(s: State, seat: int, wanted: int, known: int) -> int:
    """The chance, in thousandths, to reach a wanted tile after the next turn, which is that of a rival.

    If the rival can reach what it wants, it pushes to do so, else to leave this seat little in reach.
    """
    rival = s.seat
    hoped = rival_targets(s, rival, seat)
    before = s._replace(seats=0, marks=(wanted, hoped, 0, 0, 0))
    reaching, reached, blocking, blocked = 0, 0, 0, 0
    for push in range(WALK):
        if redundant(before, push) == 0:
            t, door = pushed(before, push >> 2, push & 3), push >> 2
            tiles = tiles_in_reach(t, carried_cells(1 << pawn(s, seat), door))
            hit = popcount(tiles & t.marks[0])
            chance = (1000 if hit else 0) if known else 1000 * hit // popcount(wanted)
            below, right = joints(t)
            ways = popcount(flood_fill(below, right, carried_cells(1 << pawn(s, rival), door)) & t.marks[1])
            shut = (HAND + 1 - popcount(tiles)) * (HAND + 1 - popcount(tiles))
            reaching, reached = reaching + ways, reached + ways * chance
            blocking, blocked = blocking + shut, blocked + shut * chance
    likely = reach_chance(bare_maze(s, hoped), 1 << pawn(s, rival), 0 if cards_left(s, rival) else 1)
    meets = reached // reaching if reaching else 0
    return (likely * meets + (1000 - likely) * (blocked // (blocking if blocking else 1))) // 1000


def own_chance(s: State, seat: int, wanted: int, known: int, sight: int) -> int:
    """The chance, in thousandths, to reach a wanted tile in this seat's next turn, after random pushes of rivals."""
    waits, total, luck = (seat - s.seat) % s.seats, 0, 1
    if waits == 0:
        return reach_chance(bare_maze(s, wanted), 1 << pawn(s, seat), known)
    if waits == 1 and sight >= CAREFUL:
        return chance_after_reply(s, seat, wanted, known)
    for sample in range(SAMPLES):
        t, standing = bare_maze(s, wanted), 1 << pawn(s, seat)
        for rival in range(waits):
            luck = next_random(luck)
            push = 4 * sample + roll(luck, 4) if rival == 0 else roll(luck, WALK)
            if pushes(t) >> push & 1:
                t, standing = pushed(t, push >> 2, push & 3), carried_cells(standing, push >> 2)
        total += reach_chance(t, standing, known)
    return total // SAMPLES


def progress(s: State, seat: int, sight: int) -> int:
    """How close a seat is to opening its next card; always less than the value of a card."""
    cells = targets(s, seat)
    known = 1 if cells else 0
    near = 12 - nearest(cells & BOARD, pawn(s, seat)) if cells & BOARD else 0
    if s.phase == WALKING and s.seat == seat:
        return CHANCE_WORTH if reach(s, seat) & cells else near
    if sight == 0:
        return near
    if sight == 1:
        return near + 12 * reaching_pushes(bare_maze(s, cells), 1 << pawn(s, seat)) if known else 0
    return (
        near
        + CHANCE_WORTH
        * own_chance(s, seat, cells if known else treasure_cells(s, unseen(s, seat)), known, sight)
        // 1000
    )


def threats(s: State, seat: int) -> int:
    """How likely the rivals are to open their next cards at once, using only what this seat knows."""
    total = 0
    for rival in range(s.seats):
        if rival != seat:
            known = 0 if cards_left(s, rival) else 1
            found = reach_chance(bare_maze(s, rival_targets(s, rival, seat)), 1 << pawn(s, rival), known)
            total += HOME_FACTOR * found if known else found
    return THREAT_WORTH * total // (1000 * (s.seats - 1))


def liking(s: State, seat: int, style: int) -> int:
    """What a style adds to the value: many cells in reach, or few chances of the rivals."""
    if style == ROAMS:
        return REACH_WORTH * popcount(reach(s, seat))
    return -threats(s, seat) if style == BLOCKS and s.seats > 1 and s.phase != WALKING else 0


def value(s: State, seat: int, sight: int) -> int:
    """How good a position is for a seat of this style."""
    style = sight // STYLE
    found = judged(s, seat, sight % STYLE)
    return found + liking(s, seat, style) if style and s.phase != ENDED else found


def judged(s: State, seat: int, sight: int) -> int:
    """Cards opened, and how close the next one is.

    Sight 0 measures the distance, 1 counts the pushes that reach the next card, 2 estimates the chances of all seats,
    and 3 weighs what the rival does who moves in between.
    """
    if s.seats == 1:
        return value_alone(s, sight)
    mine = CARD_WORTH * goal(s, seat)
    if s.phase == ENDED:
        return 2 * RACE_WORTH * won(s, seat) if sight > 3 else mine
    if sight > 3 and s.phase != WALKING:
        return race(s, seat, sight)
    mine += progress(s, seat, sight)
    return mine - threats(s, seat) if sight > 1 and s.phase != WALKING else mine


def race(s: State, seat: int, sight: int) -> int:
    """The chance to win, in parts of RACE_WORTH, between seats of which this one has just moved."""
    near = 12 - nearest(targets(s, seat) & BOARD, pawn(s, seat)) if targets(s, seat) & BOARD else 0
    ahead = duel_chance(s, seat, sight) if s.seats == 2 else crowd_chance(s, seat, sight)
    return RACE_WORTH * ahead // (SURE * SURE) + near


def stages_of(s: State, seat: int) -> int:
    """The cards that a seat has still to open, and the way home."""
    return cards_left(s, seat) + 1


def duel_chance(s: State, seat: int, sight: int) -> int:
    """The chance to win against one rival, who moves next."""
    rival = (seat + 1) % 2
    if cards_left(s, rival):
        maze = bare_maze(s, rival_targets(s, rival, seat))
        threat = threat_of(maze, rival, seat, 1 << pawn(s, rival), hiding(s, rival, sight))
    else:
        way = bare_maze(s, homes(s, rival))
        threat = reach_chance(way, 1 << pawn(s, rival), 1)
        if threat == 0 and sight > 4 and can_get_safe(way, pawn(s, rival)):
            threat = ESCAPE
    if cards_left(s, seat):
        cells = targets(s, seat)
        hope = chance_after_reply(s, seat, cells if cells else treasure_cells(s, unseen(s, seat)), 1 if cells else 0)
    else:
        way = bare_maze(s, homes(s, seat))
        ways, every = open_pushes(way, pawn(s, seat))
        hope = SURE if ways == every else CARELESS * ways // every
        if ways < every and sight > 5:
            hope += (1000 - hope) * FOLLOW * safe_after_reply(way, pawn(s, seat)) // 12000
    return first_home(stages_of(s, seat), hope, (stages_of(s, rival), 0, 0), (threat, 0, 0), 2)


def crowd_chance(s: State, seat: int, sight: int) -> int:
    """The chance to win against several rivals, who move before this seat does again, after random pushes."""
    known = 1 if targets(s, seat) else 0
    wanted = targets(s, seat) if known else treasure_cells(s, unseen(s, seat))
    hope, luck, a, b, c = 0, 1, 0, 0, 0
    r1, r2, r3 = (seat + 1) % s.seats, (seat + 2) % s.seats, (seat + 3) % s.seats
    w1, w2, w3 = rival_targets(s, r1, seat), rival_targets(s, r2, seat), rival_targets(s, r3, seat)
    k1, k2, k3 = hiding(s, r1, sight), hiding(s, r2, sight), hiding(s, r3, sight)
    a = threat_of(bare_maze(s, w1), r1, seat, 1 << pawn(s, r1), k1) * CROWD_SAMPLES
    for sample in range(CROWD_SAMPLES):
        t, me = s._replace(seats=0, marks=(wanted, w1, w2, w3, 0)), 1 << pawn(s, seat)
        p2, p3 = 1 << pawn(s, r2), 1 << pawn(s, r3)
        for rival in range(s.seats - 1):
            if rival == 1:
                b += threat_of(bare_maze(t, t.marks[2]), r2, seat, p2, k2)
            if rival == 2:
                c += threat_of(bare_maze(t, t.marks[3]), r3, seat, p3, k3)
            luck = next_random(luck)
            push = 4 * (sample % 12) + roll(luck, 4) if rival == 0 else roll(luck, WALK)
            if pushes(t) >> push & 1:
                t, me = pushed(t, push >> 2, push & 3), carried_cells(me, push >> 2)
                p2, p3 = carried_cells(p2, push >> 2), carried_cells(p3, push >> 2)
        hope += reach_chance(bare_maze(t, t.marks[0]), me, known)
    stages = stages_of(s, r1), stages_of(s, r2), stages_of(s, r3)
    chances = a // CROWD_SAMPLES, b // CROWD_SAMPLES, c // CROWD_SAMPLES
    return first_home(stages_of(s, seat), hope // CROWD_SAMPLES, stages, chances, s.seats)


def value_alone(s: State, sight: int) -> int:
    """The value in a game with one player: cards opened, minus the turns spent.

    With sight 2 the turns needed for the next card are subtracted as well.
    """
    done = CARD_WORTH * ((goal(s, 0) + s.turns) // (LARGEST_LIMIT + 1)) - TURN_WORTH * s.turns
    cells = targets(s, 0)
    if s.phase == ENDED or sight < 2 or cells == 0:
        return done if s.phase == ENDED else done + progress(s, 0, sight)
    standing = reach(s, 0) if s.phase == WALKING else 1 << pawn(s, 0)
    near = 12 - nearest(cells & BOARD, pawn(s, 0)) if cells & BOARD else 0
    needed = 0 if s.phase == WALKING and standing & cells else turns_needed(bare_maze(s, cells), standing, MOST_TURNS)
    return done + CARD_WORTH - TURN_WORTH * needed + near


def obvious(s: State, action: int) -> int:
    """1 for what even the weakest bot never overlooks: reaching what it wants, keeping it in reach, the way home."""
    if s.phase == WALKING:
        return targets(s, s.seat) >> (action - WALK) & 1
    going_home = (s.held | s.left) >> (5 * s.seat) & 31 == 0
    if going_home == 0 and reach(s, s.seat) & targets(s, s.seat) == 0:
        return 0
    t = step(s, action)
    return 1 if reach(t, s.seat) & targets(t, s.seat) else 0
