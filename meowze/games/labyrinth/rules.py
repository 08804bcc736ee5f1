"""Labyrinth: slide the maze, walk to secret treasures, return. Paragraphs: docs/rules/labyrinth.md.

Cells are numbered row by row from a1 = 0 to g7 = 48; the loose tile in hand is cell 49, so that one slide moves it too.
Doors run clockwise, three to a side:

             0     1     2
       [ 0  1  2  3  4  5  6]
    11 [ 7  8  9 10 11 12 13]  3
       [14 ...             20]
    10 [21                 27]  4
       [28                 34]
     9 [35                 41]  5
       [42 43 44 45 46 47 48]
             8     7     6
"""

from typing import NamedTuple

from meowze.games.grid import WORD, Actions, count, drawn_kind, has, lowest, nth_bit, slid

VERSION = 1
NATURE = -1

# Codes of actions (docs/notation.md): a seat's, then nature's outcomes, then the forced move.
WALK, TILE, CARD, SEAT, FIND, ACTIONS = 48, 97, 153, 177, 181, 182

# Phases: who moves next, and what.
DEALING, SHOWING, CASTING, PUSHING, WALKING, FINDING, ENDED = 0, 1, 2, 3, 4, 5, 6

HAND = 49
BOARD = (1 << 49) - 1
ROW, COLUMN = 0x7F, 0x40810204081
NOT_RIGHT = BOARD & ~(COLUMN << 6)
TREASURES = 24
EVERY_CARD = (1 << TREASURES) - 1
LARGEST_LIMIT = 1_000_000

# Openings are four bits: n 1, e 2, s 4, w 8. A tile turned to its normal form, by its openings.
CORNER, STRAIGHT, TEE, CROSS, DEAD_END = 3, 5, 14, 15, 1
NORMAL = (0, 1, 1, 3, 1, 5, 3, 14, 1, 3, 5, 14, 3, 14, 14, 15)

# Kinds of loose tiles: straight, plain corner, tees with treasures 12-17, corners with treasures 18-23.
KINDS = 14
LOOSE_13 = 13 | 9 << 4 | sum(1 << (4 * kind) for kind in range(2, KINDS))
LOOSE_12 = 12 | 10 << 4 | sum(1 << (4 * kind) for kind in range(2, KINDS))

LOOSE = 34  # tiles in all
EVERY_SECOND = sum(15 << (8 * pair) for pair in range(KINDS // 2))
EACH_KIND = sum(1 << (4 * kind) for kind in range(KINDS))
TILES_BELOW = (1 << (2 * WORD - TILE)) - 1  # codes of tiles that stand in the second word of a set

# The sixteen fixed tiles: openings, four bits each, and treasure + 1, five bits each, row by row (LR2's board).
FIXED = ((6, 0), (14, 1), (14, 2), (12, 0), (7, 3), (7, 4), (14, 5), (13, 6),
         (7, 7), (11, 8), (13, 9), (13, 10), (3, 0), (11, 11), (11, 12), (9, 0))  # fmt: skip


def fixed_plane(bit: int, part: int) -> int:
    """The cells of the fixed tiles that have this bit in their openings (part 0) or their mark (part 1)."""
    plane = 0
    for k in range(16):
        plane |= (FIXED[k][part] >> bit & 1) << (14 * (k // 4) + 2 * (k % 4))
    return plane


FIXED_OPENINGS = (fixed_plane(0, 0), fixed_plane(1, 0), fixed_plane(2, 0), fixed_plane(3, 0))
FIXED_MARKS = (fixed_plane(0, 1), fixed_plane(1, 1), fixed_plane(2, 1), fixed_plane(3, 1), fixed_plane(4, 1))

Marks = tuple[int, int, int, int, int]
Four = tuple[int, int, int, int]


class Options(NamedTuple):
    """The switches (docs/notation.md)."""

    tiles: int = 0  # 0 thirteen straights, 1 twelve
    secrets: int = 0  # cards for each seat, 0 all
    cards: int = 0  # 0 the top card, 1 all of them open to their owner
    next_card: int = 0  # 0 at the next turn, 1 at once
    finish: int = 0  # 0 the start corner, 1 anywhere
    limit: int = 0
    first: int = 0  # 0 by lot, else seat + 1


class State(NamedTuple):
    """A game at one moment."""

    options: Options
    seats: int
    loose: int  # tiles to be dealt, four bits a kind
    north: int  # openings, a plane a side
    east: int
    south: int
    west: int
    marks: Marks  # treasure + 1 of each tile, a plane a bit
    pawns: int  # the cell of each seat's pawn, six bits a seat
    last: int  # the door of the last push, -1 before the first
    hands: Four  # cards each seat has seen and not opened, as sets
    held: int  # how many those are, five bits a seat
    found: Four  # cards each seat has opened
    left: int  # cards of each seat that nobody has looked at, five bits a seat
    pool: int  # all cards nobody has looked at, also those out of the game
    turns: int  # finished
    seat: int  # whose turn, -1 before the lot
    did: int  # 0 nothing yet, 1 the push, 2 the walk too
    phase: int


# ---------------------------------------------------------------------------------------------- starting


def secrets_for(secrets: int, seats: int) -> int:
    """How many cards each seat gets (LR3, LD12)."""
    return secrets if secrets else TREASURES // seats


def fits(options: Options, seats: int) -> int:
    """0, or the number of the switch that does not fit, counted from 1 in the order of Options; 8 is seats."""
    if seats < 1 or seats > 4:
        return 8
    if options.tiles < 0 or options.tiles > 1:
        return 1
    if options.secrets < 0 or options.secrets > TREASURES // seats:
        return 2
    if options.cards < 0 or options.cards > 1:
        return 3
    if options.next_card < 0 or options.next_card > 1:
        return 4
    if options.finish < 0 or options.finish > 1:
        return 5
    if options.limit < 0 or options.limit > LARGEST_LIMIT:
        return 6
    return 7 if options.first < 0 or options.first > seats else 0


def corner(seats: int, seat: int) -> int:
    """The start corner of a seat (LR4, LD13)."""
    k = 2 * seat if seats == 2 else seat
    return (0x2A300600 >> (8 * k)) & 63


def start(options: Options, seats: int) -> State:
    """Before nature deals: the fixed tiles lie and the pawns stand on their corners (LR2, LR4)."""
    first = options.first - 1
    if seats == 1:
        first = 0
    each = secrets_for(options.secrets, seats)
    secrets = 0 if each == TREASURES // seats else each
    left = 0
    for seat in range(seats):
        left |= each << (5 * seat)
    pawns = 0
    for seat in range(seats):
        pawns |= corner(seats, seat) << (6 * seat)
    loose = LOOSE_12 if options.tiles else LOOSE_13
    return State(
        options=options._replace(secrets=secrets),
        seats=seats,
        loose=loose,
        north=FIXED_OPENINGS[0],
        east=FIXED_OPENINGS[1],
        south=FIXED_OPENINGS[2],
        west=FIXED_OPENINGS[3],
        marks=FIXED_MARKS,
        pawns=pawns,
        last=-1,
        hands=(0, 0, 0, 0),
        held=0,
        found=(0, 0, 0, 0),
        left=left,
        pool=EVERY_CARD,
        turns=0,
        seat=first,
        did=0,
        phase=DEALING,
    )


# ---------------------------------------------------------------------------------------------- the maze


def opens_at(s: State, cell: int) -> int:
    """The openings of the tile on a cell (the hand is cell 49), 0 when none is dealt yet."""
    return (s.north >> cell & 1) | (s.east >> cell & 1) << 1 | (s.south >> cell & 1) << 2 | (s.west >> cell & 1) << 3


def in_hand(s: State) -> int:
    """The openings of the tile in hand, beyond which a plane has nothing."""
    return s.north >> HAND | s.east >> HAND << 1 | s.south >> HAND << 2 | s.west >> HAND << 3


def mark_at(s: State, cell: int) -> int:
    """The treasure of the tile on a cell plus 1, 0 for none."""
    m = s.marks
    low = (m[0] >> cell & 1) | (m[1] >> cell & 1) << 1 | (m[2] >> cell & 1) << 2
    return low | (m[3] >> cell & 1) << 3 | (m[4] >> cell & 1) << 4


def normal(opens: int) -> int:
    """The openings of a tile in its normal form."""
    return NORMAL[opens]


def spun(opens: int, quarters: int) -> int:
    """Openings turned clockwise."""
    return ((opens << quarters) | (opens >> (4 - quarters))) & 15


def pawn(s: State, seat: int) -> int:
    """The cell of a seat's pawn."""
    return s.pawns >> (6 * seat) & 63


def joints(s: State) -> tuple[int, int]:
    """Cells joined to the one below, and cells joined to the one at their right."""
    return joints_of(s.north, s.east, s.south, s.west, BOARD >> 7, NOT_RIGHT)


def joints_of(north: int, east: int, south: int, west: int, above: int, left: int) -> tuple[int, int]:
    """The same of these openings, for the cells that have one below and those that have one at their right."""
    return south & (north >> 7) & above, east & (west >> 1) & left


def grown(below: int, right: int, cells: int) -> int:
    """These cells and those one step away from them."""
    return cells | (cells & below) << 7 | (cells >> 7) & below | (cells & right) << 1 | (cells >> 1) & right


def flooded(below: int, right: int, cells: int) -> int:
    """All cells joined to these (LR14): up and down, then sideways, twice before each look; faster than `grown`."""
    before = 0
    while before != cells:
        cells |= (cells & below) << 7 | (cells >> 7) & below
        cells |= (cells & right) << 1 | (cells >> 1) & right
        before = cells
        cells |= (cells & below) << 7 | (cells >> 7) & below
        cells |= (cells & right) << 1 | (cells >> 1) & right
    return cells


def reach(s: State, seat: int) -> int:
    """The cells that a seat's pawn can walk to, its own among them (LR14, LD22)."""
    below, right = joints(s)
    return flooded(below, right, 1 << pawn(s, seat))


# For each door: the cell behind it (LR10), the last one of its line, and the step from cell to cell that a push makes.
ENTRIES = (1, 3, 5, 13, 27, 41, 47, 45, 43, 35, 21, 7)
ENDS = (43, 45, 47, 7, 21, 35, 5, 3, 1, 41, 27, 13)
STEPS = (7, 7, 7, -1, -1, -1, -7, -7, -7, 1, 1, 1)
LINES = tuple(
    ROW << cell // 7 * 7 if step % 7 else COLUMN << cell % 7 for cell, step in zip(ENTRIES, STEPS, strict=True)
)
MOVING = tuple(line & ~(1 << end) for line, end in zip(LINES, ENDS, strict=True))
RESTING = tuple(BOARD & ~line for line in LINES)


def entry(door: int) -> int:
    """The cell behind a door (LR10)."""
    return ENTRIES[door]


def opposite(door: int) -> int:
    """The door at the other end of the same line."""
    return 14 - door if door // 3 % 2 else 8 - door


EVERY_PUSH = (1 << WALK) - 1
ALLOWED = (EVERY_PUSH, *(EVERY_PUSH & ~(15 << 4 * opposite(last)) for last in range(12)))  # by the last door + 1 (LR11)


def pushes(s: State) -> int:
    """The set of pushes that the last one allows (LR11)."""
    return ALLOWED[s.last + 1]


def lane(door: int) -> tuple[int, int, int, int, int]:
    """What a push at a door moves: the cells that go on by a step, those that rest; the first, the last, the step."""
    return MOVING[door], RESTING[door], ENTRIES[door], ENDS[door], STEPS[door]


def ridden(plane: int, moving: int, resting: int, cell: int, end: int, step: int) -> int:
    """A plane of marks after a push: what lies on tiles rides with them, into the maze and out of it."""
    return slid(plane, moving, resting, step) | plane >> HAND << cell | (plane >> end & 1) << HAND


def carried(s: State, moving: int, cell: int, end: int, step: int) -> int:
    """The pawns after a push: those on the line ride along, one that is pushed out enters again (LR13, LD9)."""
    pawns = s.pawns
    for place in range(0, 6 * s.seats, 6):
        at = pawns >> place & 63
        if at == end:
            pawns += (cell - at) << place
        elif moving >> at & 1:
            pawns += step << place
    return pawns


def carried_cells(cells: int, door: int) -> int:
    """Where pawns on these cells are after a push (LR13, LD9)."""
    moving, resting, cell, end, step = lane(door)
    return slid(cells, moving, resting, step) | (cells >> end & 1) << cell


def pushed(s: State, door: int, quarters: int) -> State:
    """The tile in hand pushed in at a door (LR8, LR9, LD1)."""
    moving, resting, cell, end, step = lane(door)
    enters, leaves = spun(in_hand(s), quarters), normal(opens_at(s, end))
    a, b, c, d, e = s.marks
    return s._replace(
        north=slid(s.north, moving, resting, step) | (enters & 1) << cell | (leaves & 1) << HAND,
        east=slid(s.east, moving, resting, step) | (enters >> 1 & 1) << cell | (leaves >> 1 & 1) << HAND,
        south=slid(s.south, moving, resting, step) | (enters >> 2 & 1) << cell | (leaves >> 2 & 1) << HAND,
        west=slid(s.west, moving, resting, step) | (enters >> 3) << cell | (leaves >> 3) << HAND,
        marks=(
            ridden(a, moving, resting, cell, end, step),
            ridden(b, moving, resting, cell, end, step),
            ridden(c, moving, resting, cell, end, step),
            ridden(d, moving, resting, cell, end, step),
            ridden(e, moving, resting, cell, end, step),
        ),
        pawns=carried(s, moving, cell, end, step),
        last=door,
        did=1,
        phase=WALKING,
    )


# ---------------------------------------------------------------------------------------------- moves


def of(four: Four, seat: int) -> int:
    """The number of one seat; chosen, since a GPU would branch on an index."""
    return four[0] if seat == 0 else four[1] if seat == 1 else four[2] if seat == 2 else four[3]


def put(four: Four, seat: int, value: int) -> Four:
    """Four numbers with another one for one seat."""
    return (
        value if seat == 0 else four[0],
        value if seat == 1 else four[1],
        value if seat == 2 else four[2],
        value if seat == 3 else four[3],
    )


def looker(s: State, seat: int, did: int) -> int:
    """The seat that must look at a card before anything else happens, or -1 (LR6, LR17, LR20, LD20)."""
    if s.options.cards == 0 and s.options.next_card == 0:
        if seat < 0 or did or s.held >> (5 * seat) & 31:
            return -1
        return seat if s.left >> (5 * seat) & 31 else -1
    for other in range(s.seats):
        if s.left >> (5 * other) & 31 and (s.options.cards or (s.held >> (5 * other) & 31) == 0):
            return other
    return -1


def homes(s: State, seat: int) -> int:
    """The cells where a seat that has opened all its cards is home (LR18, LR21)."""
    return BOARD if s.options.finish else 1 << corner(s.seats, seat)


def finished(s: State, seat: int, cell: int) -> int:
    """1 when a seat has opened all its cards and stands where it must (LR18, LR19, LR21, LD14)."""
    if (s.held | s.left) >> (5 * seat) & 31:
        return 0
    return homes(s, seat) >> cell & 1


def arrived(s: State, seat: int, cell: int) -> int:
    """The phase after a walk to a cell; WALKING when the turn is over."""
    if (of(s.hands, seat) << 1 >> mark_at(s, cell)) & 1:  # a treasure whose card it holds (LD4, LD5, LD15)
        return FINDING
    if looker(s, seat, 2) >= 0:
        return SHOWING
    return ENDED if finished(s, seat, cell) else WALKING


def upcoming(s: State, turns: int, seat: int, did: int) -> int:
    """The phase before the push or the walk of a seat, when all tiles are dealt."""
    if seat >= 0 and did == 0 and 0 < s.options.limit <= turns:
        return ENDED  # LD24
    if looker(s, seat, did) >= 0:
        return SHOWING
    if seat < 0:
        return CASTING
    return WALKING if did else PUSHING


def settled(s: State, pawns: int, seat: int, did: int) -> State:
    """The state with the pawns so, what comes next for this seat, and the turn passed on when it is over."""
    turns = s.turns
    if did < 2:
        phase = upcoming(s, turns, seat, did)
    else:
        phase = arrived(s, seat, pawns >> (6 * seat) & 63)
        if phase == ENDED:
            turns += 1
        elif phase == WALKING:
            turns += 1
            seat = seat + 1 if seat + 1 < s.seats else 0
            did = 0
            phase = upcoming(s, turns, seat, did)
    return s._replace(pawns=pawns, turns=turns, seat=seat, did=did, phase=phase)


def phase_of(s: State) -> int:
    """The phase as it follows from the rest of a state: what a reader of positions needs."""
    if next_square(s) <= HAND:
        return DEALING
    if s.did < 2:
        return upcoming(s, s.turns, s.seat, s.did)
    phase = arrived(s, s.seat, pawn(s, s.seat))
    hidden = (s.held >> (5 * s.seat) & 31) > count(s.hands[s.seat])
    return FINDING if phase == WALKING and hidden else phase  # it can only wait for a find


def next_square(s: State) -> int:
    """The first cell without a tile, row by row, then the hand; 50 when all are dealt."""
    free = ~(s.north | s.east | s.south | s.west) & ((1 << (HAND + 2)) - 1)
    return lowest(free)


def tile_of(kind: int) -> int:
    """The openings of a kind of loose tile in normal form."""
    return STRAIGHT if kind == 0 else TEE if 2 <= kind < 8 else CORNER


def mark_of(kind: int) -> int:
    """The treasure of a kind of loose tile plus 1, 0 for none."""
    return kind + 11 if kind >= 2 else 0


def dealt(s: State, kind: int, quarters: int) -> State:
    """A loose tile on the next square, the last one in hand (LR2, LD16)."""
    cell, opens, mark = next_square(s), spun(tile_of(kind), quarters), mark_of(kind)
    m = s.marks
    return s._replace(
        loose=s.loose - (1 << (4 * kind)),
        north=s.north | (opens & 1) << cell,
        east=s.east | (opens >> 1 & 1) << cell,
        south=s.south | (opens >> 2 & 1) << cell,
        west=s.west | (opens >> 3 & 1) << cell,
        marks=(
            m[0] | (mark & 1) << cell,
            m[1] | (mark >> 1 & 1) << cell,
            m[2] | (mark >> 2 & 1) << cell,
            m[3] | (mark >> 3 & 1) << cell,
            m[4] | (mark >> 4 & 1) << cell,
        ),
    )


def shown(s: State, card: int) -> State:
    """The seat that must look sees this card (LR6)."""
    seat = looker(s, s.seat, s.did)
    hands = put(s.hands, seat, of(s.hands, seat) | 1 << card)
    one = 1 << (5 * seat)
    return s._replace(hands=hands, held=s.held + one, left=s.left - one, pool=s.pool & ~(1 << card))


def opened(s: State) -> State:
    """The card of the treasure under the mover's pawn lies open (LR16)."""
    seat = s.seat
    card = 1 << (mark_at(s, pawn(s, seat)) - 1)
    hands = put(s.hands, seat, of(s.hands, seat) & ~card)
    found = put(s.found, seat, of(s.found, seat) | card)
    return s._replace(hands=hands, held=s.held - (1 << (5 * seat)), found=found)


def step(s: State, action: int) -> State:
    """The state after a legal action; the caller has checked that it is one."""
    if action < WALK:
        return pushed(s, action >> 2, action & 3)
    t, pawns, seat, did = s, s.pawns, s.seat, s.did
    if action < TILE:
        pawns, did = pawns + ((action - WALK - pawn(s, seat)) << (6 * seat)), 2
    elif action < CARD:
        t = dealt(s, (action - TILE) >> 2, (action - TILE) & 3)
    elif action < SEAT:
        t = shown(s, action - CARD)
    elif action < FIND:
        seat = action - SEAT
    else:
        t = opened(s)
    return t if t.loose else settled(t, pawns, seat, did)  # nothing is settled before all is dealt


# ---------------------------------------------------------------------------------------------- questions


def mover(s: State) -> int:
    """The seat that is to act, or NATURE."""
    return s.seat if PUSHING <= s.phase <= WALKING else NATURE


def over(s: State) -> int:
    """1 when the game has ended (LR19, LD11, LD24)."""
    return 1 if s.phase == ENDED else 0


def legal(s: State) -> Actions:
    """The set of actions possible now; nature's outcomes when nature is to move."""
    if s.phase == PUSHING:
        return (pushes(s), 0, 0)
    if s.phase == WALKING:
        cells = reach(s, s.seat)
        return ((cells & 0x3FFF) << WALK, cells >> 14, 0)
    if s.phase == FINDING:
        return (0, 0, 1 << (FIND - 2 * WORD))
    if s.phase == SHOWING:
        return (0, 0, s.pool << (CARD - 2 * WORD))
    if s.phase == CASTING:
        return (0, 0, ((1 << s.seats) - 1) << (SEAT - 2 * WORD))
    return tiles_left(s) if s.phase == DEALING else (0, 0, 0)


def tiles_to_deal(s: State) -> int:
    """How many tiles are to be dealt, the one for the hand among them."""
    return ((s.loose & EVERY_SECOND) + (s.loose >> 4 & EVERY_SECOND)) % 255  # the sum of all bytes


def tiles_left(s: State) -> Actions:
    """The kinds of tiles that can be dealt next, each in four turns; the tile in hand is dealt in one (LD16)."""
    some = s.loose | s.loose >> 1
    kinds = (some | some >> 2) & EACH_KIND
    codes = kinds if next_square(s) == HAND else 15 * kinds
    return (0, (codes & TILES_BELOW) << (TILE - WORD), codes >> (2 * WORD - TILE))


def chance(s: State, action: int) -> int:
    """Nature's weight of this outcome, 0 when it cannot happen now."""
    if s.phase == DEALING:
        if action < TILE or action >= CARD or ((action - TILE) & 3 and next_square(s) == HAND):
            return 0
        return s.loose >> (action - TILE) // 4 * 4 & 15
    if s.phase == SHOWING:
        return s.pool >> (action - CARD) & 1 if CARD <= action < SEAT else 0
    if s.phase == CASTING:
        return 1 if SEAT <= action < SEAT + s.seats else 0
    return 1 if s.phase == FINDING and action == FIND else 0


def odds(s: State) -> int:
    """The sum of nature's weights."""
    if s.phase == DEALING:
        tiles = tiles_to_deal(s)
        return 4 * tiles if tiles > 1 else 1  # LD16
    if s.phase == SHOWING:
        return count(s.pool)
    return s.seats if s.phase == CASTING else 1


def outcome(s: State, rest: int) -> int:
    """Nature's outcome at which its weights, added up in the order of codes, exceed `rest`."""
    if s.phase == DEALING:
        kind, quarters = drawn_kind(s.loose, 4, 4 if tiles_to_deal(s) > 1 else 1, rest)
        return TILE + 4 * kind + quarters
    if s.phase == SHOWING:
        return CARD + nth_bit(s.pool, rest)
    return SEAT + rest if s.phase == CASTING else FIND


def forced(s: State) -> int:
    """The one move that follows without anybody's choice or luck, or -1."""
    return FIND if s.phase == FINDING else -1


def pile(s: State) -> tuple[int, int, int, int]:
    """Nature to move: which pile, the number of the draw; for the cards, a deck dealt in fixed slots, its codes too."""
    if s.phase == SHOWING:
        seat = looker(s, s.seat, s.did)
        each = secrets_for(s.options.secrets, s.seats)
        return (1, each * (seat + 1) - (s.left >> (5 * seat) & 31), CARD, TREASURES)
    if s.phase == CASTING:
        return (2, 0, 0, 0)
    return (0, LOOSE - tiles_to_deal(s), 0, 0)


def why(s: State, action: int) -> int:
    """0, or the rule that bars an action: n for LRn, 100 + n for LDn."""
    if action >= 0 and action < ACTIONS and has(legal(s), action):
        return 0
    if s.phase == ENDED:
        return 19 if s.did == 2 else 124
    if action < 0 or action >= ACTIONS or (action < TILE) != (mover(s) >= 0):
        return 120
    if s.phase == PUSHING:
        return 11 if action < WALK else 7
    if s.phase == WALKING:
        return 14 if action >= WALK else 7
    return 120


def won(s: State, seat: int) -> int:
    """1 for the seat that has finished first (LR1, LR19, LD23)."""
    return 1 if s.phase == ENDED and s.did == 2 and s.seat == seat else 0


def score(s: State, seat: int) -> int:
    """Cards opened, and one more for the winner; for one player the number of turns (LD21, LD23)."""
    return s.turns if s.seats == 1 else count(s.found[seat]) + won(s, seat)


def goal(s: State, seat: int) -> int:
    """Higher is better: the lead over the best rival; alone: cards opened before turns spent."""
    if s.seats == 1:
        return (count(s.found[0]) + won(s, 0)) * (LARGEST_LIMIT + 1) - s.turns
    best = 0
    for other in range(s.seats):
        if other != seat and score(s, other) > best:
            best = score(s, other)
    return score(s, seat) - best


def seen(s: State, seat: int) -> State:
    """What a seat may know: its own cards, what all have found, and how many cards each has (LD18)."""
    if s.phase == ENDED:
        return s
    own = s.hands[seat] if seat >= 0 else 0
    known = own | s.found[0] | s.found[1] | s.found[2] | s.found[3]
    hands = put((0, 0, 0, 0), seat, own)
    return s._replace(hands=hands, pool=EVERY_CARD & ~known)


def guess(s: State, seat: int, roll: int) -> State:
    """A whole state that agrees with what the seat knows, all such deals equally likely (LD19).

    The roll is below 2^62, enough for the 18 cards that can be hidden from a seat; an onlooker's guess is less fair.
    """
    t = seen(s, seat)
    hands, pool = t.hands, t.pool
    if t.phase == FINDING and t.seat != seat:
        card = 1 << (mark_at(t, pawn(t, t.seat)) - 1)  # everybody sees what is about to be opened
        hands, pool = put(hands, t.seat, card), pool & ~card
    for other in range(t.seats):
        if other != seat:
            for _ in range((t.held >> (5 * other) & 31) - count(hands[other])):
                choices = count(pool)
                card = 1 << nth_bit(pool, roll % choices)
                roll //= choices
                pool &= ~card
                hands = put(hands, other, hands[other] | card)
    return t._replace(hands=hands, pool=pool)
