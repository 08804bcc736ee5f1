"""What a position of Labyrinth is worth to a seat: cards opened, its chance to open the next one, and its rivals'.

Written in the rules' style and compiled with them. A sketch is a maze with one wanderer: a state without seats whose
first plane of marks holds the tiles it wishes to stand on. The wanderer is a set of cells, all places where it may be,
so that one look at a push serves all walks before it.
"""

from meowze.games.grid import count, roll, shaken
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
    flooded,
    goal,
    homes,
    in_hand,
    joints,
    opposite,
    pawn,
    pushed,
    pushes,
    reach,
    spun,
)

CARD_WORTH, HOPE, FEAR, TURN_WORTH = 1000, 700, 850, 200
LAST_STEP = 3  # times the fear of a rival who only has to come home
LOOKS = 12  # pushes of the next rival that a seat imagines
FARTHEST = 3  # turns that a search for the shortest way looks ahead


def treasure_cells(s: State, cards: int) -> int:
    """The cells with the treasures of these cards, the hand among them."""
    a, b, c, d, e = s.marks
    cells = 0
    while cards:
        mark = count((cards & -cards) - 1) + 1
        cards &= cards - 1
        cells |= (
            (a if mark & 1 else ~a) & (b if mark & 2 else ~b) & (c if mark & 4 else ~c)
            & (d if mark & 8 else ~d) & (e if mark & 16 else ~e)
        )  # fmt: skip
    return cells & (1 << HAND | BOARD)


def targets(s: State, seat: int) -> int:
    """The cells this seat wants to stand on; none while it does not know them."""
    if s.held >> (5 * seat) & 31:
        return treasure_cells(s, s.hands[seat])
    if s.left >> (5 * seat) & 31:
        return 0
    return homes(s, seat)


def unseen(s: State, seat: int) -> int:
    """The cards that this seat has not seen: any of them may be its own next one, or a rival's."""
    return EVERY_CARD & ~(s.hands[seat] | s.found[0] | s.found[1] | s.found[2] | s.found[3])


def nearest(cells: int, cell: int) -> int:
    """How many steps the nearest of these cells is away, as the crow flies."""
    ring, steps = 1 << cell, 0
    while ring & cells == 0 and steps < 12:
        ring |= (ring << 7 | ring >> 7) & BOARD
        ring |= (ring & 0x7EFDFBF7EFDFB) << 1 & BOARD | (ring >> 1) & 0xFDFBF7EFDFBF
        steps += 1
    return steps


# ------------------------------------------------------------------------------------ one wanderer in a maze


def sketch(s: State, wish: int) -> State:
    """The maze alone, with these cells wished for."""
    return s._replace(seats=0, marks=(wish, 0, 0, 0, 0))


def idle(s: State, push: int) -> int:
    """1 for a push that is barred, or that does the same as one before it because the tile looks alike."""
    if pushes(s) >> push & 1 == 0:
        return 1
    tile = in_hand(s)
    return 1 if push & 3 >= 2 and spun(tile, 2) == tile else 0


def one_push(s: State, stand: int) -> int:
    """Of 48 pushes, how many let the wanderer reach what it wishes."""
    ways = 0
    for push in range(WALK):
        if idle(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            if flooded(below, right, carried_cells(stand, push >> 2)) & t.marks[0]:
                ways += 1
    return ways


def can_reach(s: State, stand: int, turns: int) -> int:
    """1 when so many turns, with nobody else's between them, lead to what the wanderer wishes."""
    for push in range(WALK):
        if idle(s, push) == 0:
            t = pushed(s, push >> 2, push & 3)
            below, right = joints(t)
            cells = flooded(below, right, carried_cells(stand, push >> 2))
            if cells & t.marks[0] if turns == 1 else can_reach(t, cells, turns - 1):
                return 1
    return 0


def turns_needed(s: State, stand: int, most: int) -> int:
    """The fewest turns in which a wanderer alone gets what it wishes; one more than the most when that is too few."""
    turns = 1
    while turns <= most and can_reach(s, stand, turns) == 0:
        turns += 1
    return turns


def within(s: State, stand: int) -> int:
    """The tiles that the wanderer can reach with one push, by where they lie now, the hand among them."""
    tiles = 0
    for door in range(WALK // 4):
        cells, last = 0, s
        for quarters in range(4):
            if idle(s, 4 * door + quarters) == 0:
                last = pushed(s, door, quarters)
                below, right = joints(last)
                cells |= flooded(below, right, carried_cells(stand, door))
        if cells:
            tiles |= pushed(sketch(last, cells), opposite(door), 0).marks[0]
    return tiles


# ------------------------------------------------------------------------------------ seats


def chances(s: State, stand: int, known: int) -> int:
    """Of 1000, the chance to reach the wish with one push now; when it is one of many, of an equally likely one."""
    wish = s.marks[0]
    hit = within(s, stand) & wish
    if known:
        return 1000 if hit else 0
    return 1000 * count(hit) // count(wish)


def hopes(s: State, seat: int, wish: int, known: int) -> int:
    """Of 1000, the chance to reach the wish in this seat's next turn, when the rivals before it push in any way."""
    waits, total, luck = (seat - s.seat) % s.seats, 0, 1
    if waits == 0:
        return chances(sketch(s, wish), 1 << pawn(s, seat), known)
    for look in range(LOOKS):
        t, stand = sketch(s, wish), 1 << pawn(s, seat)
        for rival in range(waits):
            luck = shaken(luck)
            push = 4 * look + roll(luck, 4) if rival == 0 else roll(luck, WALK)
            if pushes(t) >> push & 1:
                t, stand = pushed(t, push >> 2, push & 3), carried_cells(stand, push >> 2)
        total += chances(t, stand, known)
    return total // LOOKS


def outlook(s: State, seat: int, sight: int) -> int:
    """How near a seat is to its next card, below the worth of one."""
    cells = targets(s, seat)
    known = 1 if cells else 0
    near = 12 - nearest(cells & BOARD, pawn(s, seat)) if cells & BOARD else 0
    if s.phase == WALKING and s.seat == seat:
        return HOPE if reach(s, seat) & cells else near
    if sight == 0:
        return near
    if sight == 1:
        return near + 12 * one_push(sketch(s, cells), 1 << pawn(s, seat)) if known else 0
    return near + HOPE * hopes(s, seat, cells if known else treasure_cells(s, unseen(s, seat)), known) // 1000


def fears(s: State, seat: int) -> int:
    """How likely the rivals are to open their next cards at once, as far as this seat can know."""
    total = 0
    for rival in range(s.seats):
        if rival != seat:
            home = 0 if (s.held | s.left) >> (5 * rival) & 31 else 1
            wish = targets(s, rival) if home else treasure_cells(s, unseen(s, seat))
            found = chances(sketch(s, wish), 1 << pawn(s, rival), home)
            total += LAST_STEP * found if home else found
    return FEAR * total // (1000 * (s.seats - 1))


def value(s: State, seat: int, sight: int) -> int:
    """Cards opened, and how near the next one is; with sight 2 the rivals' chances too."""
    if s.seats == 1:
        return value_alone(s, sight)
    mine = CARD_WORTH * goal(s, seat)
    if s.phase == ENDED:
        return mine
    mine += outlook(s, seat, sight)
    return mine - fears(s, seat) if sight > 1 and s.phase != WALKING else mine


def value_alone(s: State, sight: int) -> int:
    """Cards opened, less the turns spent and, with sight 2, those still needed for the next card."""
    done = CARD_WORTH * ((goal(s, 0) + s.turns) // (LARGEST_LIMIT + 1)) - TURN_WORTH * s.turns
    cells = targets(s, 0)
    if s.phase == ENDED or sight < 2 or cells == 0:
        return done if s.phase == ENDED else done + outlook(s, 0, sight)
    stand = reach(s, 0) if s.phase == WALKING else 1 << pawn(s, 0)
    near = 12 - nearest(cells & BOARD, pawn(s, 0)) if cells & BOARD else 0
    needed = 0 if s.phase == WALKING and stand & cells else turns_needed(sketch(s, cells), stand, FARTHEST)
    return done + CARD_WORTH - TURN_WORTH * needed + near


def obvious(s: State, action: int) -> int:
    """1 for an action that even the weakest bot notices: none is so plain here."""
    return 0
