"""Labyrinth: slide the maze, walk to secret treasures, return. Paragraphs: docs/rules/labyrinth.md.

Cells are numbered row by row from a1 = 0 to g7 = 48. The tile in hand is cell 49 of each plane. Doors run clockwise,
three to a side:

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

from meowze.games.grid import WORD, Actions, drawn_kind, has, lowest, nth_bit, popcount, slid

VERSION = 1
NATURE = -1

# Codes of actions (docs/notation.md): a seat's, then nature's outcomes, then the forced move.
WALK, TILE, CARD, SEAT, FIND, ACTIONS = 48, 97, 153, 177, 181, 182

# Phases: what happens next.
DEALING, SHOWING, CASTING, PUSHING, WALKING, FINDING, ENDED = 0, 1, 2, 3, 4, 5, 6

HAND = 49
BOARD = (1 << 49) - 1
ROW, COLUMN = 0x7F, 0x40810204081
NOT_RIGHT = BOARD & ~(COLUMN << 6)
TREASURES = 24
EVERY_CARD = (1 << TREASURES) - 1
LARGEST_LIMIT = 1_000_000

# Openings are four bits: n 1, e 2, s 4, w 8. NORMAL gives, for the openings of a tile, those of the tile at turn 0.
CORNER, STRAIGHT, TEE, CROSS, DEAD_END = 3, 5, 14, 15, 1
NORMAL = (0, 1, 1, 3, 1, 5, 3, 14, 1, 3, 5, 14, 3, 14, 14, 15)

# Kinds of loose tiles: straight, plain corner, tees with treasures 12-17, corners with treasures 18-23. How many
# there are of each kind, four bits per kind:
KINDS = 14
LOOSE_13 = 13 | 9 << 4 | sum(1 << (4 * kind) for kind in range(2, KINDS))
LOOSE_12 = 12 | 10 << 4 | sum(1 << (4 * kind) for kind in range(2, KINDS))

LOOSE = 34  # all loose tiles
EVERY_SECOND = sum(15 << (8 * pair) for pair in range(KINDS // 2))  # the counts of every second kind
EACH_KIND = sum(1 << (4 * kind) for kind in range(KINDS))  # the lowest bit of each count
TILES_BELOW = (1 << (2 * WORD - TILE)) - 1  # tile codes in the second word of a set

# The sixteen fixed tiles row by row (LR2): the openings, and the mark, which is the treasure + 1 or 0 for none.
FIXED = ((6, 0), (14, 1), (14, 2), (12, 0), (7, 3), (7, 4), (14, 5), (13, 6),
         (7, 7), (11, 8), (13, 9), (13, 10), (3, 0), (11, 11), (11, 12), (9, 0))  # fmt: skip


def fixed_plane(bit: int, part: int) -> int:
    """The cells whose fixed tile has this bit set in its openings (part 0) or in its mark (part 1)."""
    plane = 0
    for k in range(16):
        plane |= (FIXED[k][part] >> bit & 1) << (14 * (k // 4) + 2 * (k % 4))
    return plane


FIXED_OPENINGS = (fixed_plane(0, 0), fixed_plane(1, 0), fixed_plane(2, 0), fixed_plane(3, 0))
FIXED_MARKS = (fixed_plane(0, 1), fixed_plane(1, 1), fixed_plane(2, 1), fixed_plane(3, 1), fixed_plane(4, 1))

Marks = tuple[int, int, int, int, int]
Four = tuple[int, int, int, int]


class Options(NamedTuple):
    """The options (docs/notation.md)."""

    tiles: int = 0  # 0 thirteen straights, 1 twelve
    secrets: int = 0  # cards for each seat, 0 all
    cards: int = 0  # a seat sees 0 its top card, 1 all its cards
    next_card: int = 0  # 0 at the next turn, 1 at once
    finish: int = 0  # 0 the start corner, 1 anywhere
    limit: int = 0
    first: int = 0  # 0 by lot, else seat + 1


class State(NamedTuple):
    """A game at one moment."""

    options: Options
    seats: int
    loose: int  # tiles to be dealt, four bits per kind
    north: int  # tiles that are open to the north; likewise for the other sides
    east: int
    south: int
    west: int
    marks: Marks  # the treasure + 1 of each tile, one plane for each bit of it
    pawns: int  # the cell of each seat's pawn, six bits per seat
    last: int  # the door of the last push, -1 before the first
    hands: Four  # the cards each seat has seen and not opened, as sets
    held: int  # how many these are, five bits per seat
    found: Four  # the cards each seat has opened
    left: int  # how many cards of each seat nobody has looked at, five bits per seat
    pool: int  # all cards nobody has looked at, even those out of the game
    turns: int  # finished
    seat: int  # whose turn, -1 before the lot
    did: int  # in this turn: 0 nothing yet, 1 the push, 2 push and walk
    phase: int


# ---------------------------------------------------------------------------------------------- starting


def secrets_for(secrets: int, seats: int) -> int:
    """How many cards each seat gets (LR3, LD12)."""
    return secrets if secrets else TREASURES // seats


def fits(options: Options, seats: int) -> int:
    """0 if the options are valid, else the number of the wrong one: 1 is the first field of Options, 8 the seats."""
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
    """Before the deal: only the fixed tiles and the pawns are on the board (LR2, LR4)."""
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
    """The openings of the tile on a cell (49 is the hand), 0 if none is dealt yet."""
    return (s.north >> cell & 1) | (s.east >> cell & 1) << 1 | (s.south >> cell & 1) << 2 | (s.west >> cell & 1) << 3


def in_hand(s: State) -> int:
    """The openings of the tile in hand, which is the highest bit of each plane."""
    return s.north >> HAND | s.east >> HAND << 1 | s.south >> HAND << 2 | s.west >> HAND << 3


def mark_at(s: State, cell: int) -> int:
    """The mark of the tile on a cell: its treasure + 1, 0 for none."""
    m = s.marks
    low = (m[0] >> cell & 1) | (m[1] >> cell & 1) << 1 | (m[2] >> cell & 1) << 2
    return low | (m[3] >> cell & 1) << 3 | (m[4] >> cell & 1) << 4


def normal(opens: int) -> int:
    """The openings of a tile turned back to turn 0."""
    return NORMAL[opens]


def spun(opens: int, quarters: int) -> int:
    """The openings of a tile after so many quarter turns clockwise."""
    return ((opens << quarters) | (opens >> (4 - quarters))) & 15


def pawn(s: State, seat: int) -> int:
    """The cell of a seat's pawn."""
    return s.pawns >> (6 * seat) & 63


def joints(s: State) -> tuple[int, int]:
    """The cells joined to the cell below, and those joined to the cell at their right."""
    return joints_of(s.north, s.east, s.south, s.west, BOARD >> 7, NOT_RIGHT)


def joints_of(north: int, east: int, south: int, west: int, above: int, left: int) -> tuple[int, int]:
    """The same for any openings: `above` are the cells with a neighbour below, `left` those with one at their right."""
    return south & (north >> 7) & above, east & (west >> 1) & left


def flood_step(below: int, right: int, cells: int) -> int:
    """One step of the flood fill: these cells and those joined to them directly."""
    return cells | (cells & below) << 7 | (cells >> 7) & below | (cells & right) << 1 | (cells >> 1) & right


def flood_fill(below: int, right: int, cells: int) -> int:
    """Flood fill: all cells joined to these (LR14).

    Each round spreads up and down, then sideways, twice before it checks for a change. That is faster than repeating
    `flood_step`.
    """
    before = 0
    while before != cells:
        cells |= (cells & below) << 7 | (cells >> 7) & below
        cells |= (cells & right) << 1 | (cells >> 1) & right
        before = cells
        cells |= (cells & below) << 7 | (cells >> 7) & below
        cells |= (cells & right) << 1 | (cells >> 1) & right
    return cells


def reach(s: State, seat: int) -> int:
    """The cells that a seat's pawn can walk to, its own cell included (LR14, LD22)."""
    below, right = joints(s)
    return flood_fill(below, right, 1 << pawn(s, seat))


# For each door: the first cell of its line (LR10), the last one, the step of a push from cell to cell, all cells of
# the line, those that a push shifts on the board, and those outside the line.
ENTRIES = (1, 3, 5, 13, 27, 41, 47, 45, 43, 35, 21, 7)
ENDS = (43, 45, 47, 7, 21, 35, 5, 3, 1, 41, 27, 13)
STEPS = (7, 7, 7, -1, -1, -1, -7, -7, -7, 1, 1, 1)
LINES = tuple(
    ROW << cell // 7 * 7 if step % 7 else COLUMN << cell % 7 for cell, step in zip(ENTRIES, STEPS, strict=True)
)
MOVING = tuple(line & ~(1 << end) for line, end in zip(LINES, ENDS, strict=True))
RESTING = tuple(BOARD & ~line for line in LINES)


def entry(door: int) -> int:
    """The cell into which a door leads (LR10)."""
    return ENTRIES[door]


def opposite(door: int) -> int:
    """The door at the other end of the same line."""
    return 14 - door if door // 3 % 2 else 8 - door


EVERY_PUSH = (1 << WALK) - 1
ALLOWED = (EVERY_PUSH, *(EVERY_PUSH & ~(15 << 4 * opposite(last)) for last in range(12)))  # by last door + 1 (LR11)


def pushes(s: State) -> int:
    """The set of pushes that are legal after the last one (LR11)."""
    return ALLOWED[s.last + 1]


def lane(door: int) -> tuple[int, int, int, int, int]:
    """A push at a door: the cells it shifts, the cells outside the line, the first and last cell, the step."""
    return MOVING[door], RESTING[door], ENTRIES[door], ENDS[door], STEPS[door]


def carried_marks(plane: int, moving: int, resting: int, cell: int, end: int, step: int) -> int:
    """A plane of marks after a push: marks move with their tiles, into the maze and out of it."""
    return slid(plane, moving, resting, step) | plane >> HAND << cell | (plane >> end & 1) << HAND


def carried(s: State, moving: int, cell: int, end: int, step: int) -> int:
    """The pawns after a push: they move with their tiles, and one pushed out enters at the other end (LR13, LD9)."""
    pawns = s.pawns
    for place in range(0, 6 * s.seats, 6):
        at = pawns >> place & 63
        if at == end:
            pawns += (cell - at) << place
        elif moving >> at & 1:
            pawns += step << place
    return pawns


def carried_cells(cells: int, door: int) -> int:
    """The cells where pawns on these cells are after a push (LR13, LD9)."""
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
            carried_marks(a, moving, resting, cell, end, step),
            carried_marks(b, moving, resting, cell, end, step),
            carried_marks(c, moving, resting, cell, end, step),
            carried_marks(d, moving, resting, cell, end, step),
            carried_marks(e, moving, resting, cell, end, step),
        ),
        pawns=carried(s, moving, cell, end, step),
        last=door,
        did=1,
        phase=WALKING,
    )


# ---------------------------------------------------------------------------------------------- moves


def seat_value(four: Four, seat: int) -> int:
    """The number of one seat. A GPU needs comparisons here: it would have to branch for a variable index."""
    return four[0] if seat == 0 else four[1] if seat == 1 else four[2] if seat == 2 else four[3]


def with_seat_value(four: Four, seat: int, value: int) -> Four:
    """The four numbers with that of one seat replaced."""
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
    """The cells on which a seat that has opened all its cards wins (LR18, LR21)."""
    return BOARD if s.options.finish else 1 << corner(s.seats, seat)


def finished(s: State, seat: int, cell: int) -> int:
    """1 if a seat on this cell has opened all its cards and wins there (LR18, LR19, LR21, LD14)."""
    if (s.held | s.left) >> (5 * seat) & 31:
        return 0
    return homes(s, seat) >> cell & 1


def phase_after_walk(s: State, seat: int, cell: int) -> int:
    """The phase after a walk to this cell; WALKING means that the turn is over."""
    if (seat_value(s.hands, seat) << 1 >> mark_at(s, cell)) & 1:  # the treasure of a card in hand (LD4, LD5, LD15)
        return FINDING
    if looker(s, seat, 2) >= 0:
        return SHOWING
    return ENDED if finished(s, seat, cell) else WALKING


def next_phase(s: State, turns: int, seat: int, did: int) -> int:
    """The phase before the push or the walk of a seat, once all tiles are dealt."""
    if seat >= 0 and did == 0 and 0 < s.options.limit <= turns:
        return ENDED  # LD24
    if looker(s, seat, did) >= 0:
        return SHOWING
    if seat < 0:
        return CASTING
    return WALKING if did else PUSHING


def settled(s: State, pawns: int, seat: int, did: int) -> State:
    """The state with these pawns, in its next phase; when the turn is over, the next seat's turn begins."""
    turns = s.turns
    if did < 2:
        phase = next_phase(s, turns, seat, did)
    else:
        phase = phase_after_walk(s, seat, pawns >> (6 * seat) & 63)
        if phase == ENDED:
            turns += 1
        elif phase == WALKING:
            turns += 1
            seat = seat + 1 if seat + 1 < s.seats else 0
            did = 0
            phase = next_phase(s, turns, seat, did)
    return s._replace(pawns=pawns, turns=turns, seat=seat, did=did, phase=phase)


def phase_of(s: State) -> int:
    """The phase that follows from the other fields of a state; positions read from text do not name it."""
    if next_square(s) <= HAND:
        return DEALING
    if s.did < 2:
        return next_phase(s, s.turns, s.seat, s.did)
    phase = phase_after_walk(s, s.seat, pawn(s, s.seat))
    hidden = (s.held >> (5 * s.seat) & 31) > popcount(s.hands[s.seat])
    return FINDING if phase == WALKING and hidden else phase  # with hidden cards only a find can be pending


def next_square(s: State) -> int:
    """The next cell to be dealt: row by row, then the hand (49); 50 when all tiles are dealt."""
    free = ~(s.north | s.east | s.south | s.west) & ((1 << (HAND + 2)) - 1)
    return lowest(free)


def tile_of(kind: int) -> int:
    """The openings of a kind of loose tile at turn 0."""
    return STRAIGHT if kind == 0 else TEE if 2 <= kind < 8 else CORNER


def mark_of(kind: int) -> int:
    """The mark of a kind of loose tile: its treasure + 1, 0 for none."""
    return kind + 11 if kind >= 2 else 0


def dealt(s: State, kind: int, quarters: int) -> State:
    """A loose tile is dealt on the next square, the last one into the hand (LR2, LD16)."""
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
    """The seat that must look at a card looks at this one (LR6)."""
    seat = looker(s, s.seat, s.did)
    hands = with_seat_value(s.hands, seat, seat_value(s.hands, seat) | 1 << card)
    one = 1 << (5 * seat)
    return s._replace(hands=hands, held=s.held + one, left=s.left - one, pool=s.pool & ~(1 << card))


def opened(s: State) -> State:
    """The card of the treasure under the mover's pawn is opened (LR16)."""
    seat = s.seat
    card = 1 << (mark_at(s, pawn(s, seat)) - 1)
    hands = with_seat_value(s.hands, seat, seat_value(s.hands, seat) & ~card)
    found = with_seat_value(s.found, seat, seat_value(s.found, seat) | card)
    return s._replace(hands=hands, held=s.held - (1 << (5 * seat)), found=found)


def step(s: State, action: int) -> State:
    """The state after an action. The caller must make sure that the action is legal."""
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
    return t if t.loose else settled(t, pawns, seat, did)  # during the deal the phase stays the same


# ---------------------------------------------------------------------------------------------- questions


def mover(s: State) -> int:
    """The seat to act, or NATURE."""
    return s.seat if PUSHING <= s.phase <= WALKING else NATURE


def over(s: State) -> int:
    """1 when the game has ended (LR19, LD11, LD24)."""
    return 1 if s.phase == ENDED else 0


def legal(s: State) -> Actions:
    """The set of legal actions, or of nature's outcomes when nature is to move."""
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
    """How many tiles are still to be dealt, the one for the hand included."""
    return ((s.loose & EVERY_SECOND) + (s.loose >> 4 & EVERY_SECOND)) % 255  # modulo 255 gives the sum of all bytes


def tiles_left(s: State) -> Actions:
    """The outcomes of the deal: every kind left, in four turns on the board, in one turn for the hand (LD16)."""
    some = s.loose | s.loose >> 1
    kinds = (some | some >> 2) & EACH_KIND
    codes = kinds if next_square(s) == HAND else 15 * kinds
    return (0, (codes & TILES_BELOW) << (TILE - WORD), codes >> (2 * WORD - TILE))


def chance(s: State, action: int) -> int:
    """The weight of one of nature's outcomes, 0 when it cannot happen now."""
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
        return popcount(s.pool)
    return s.seats if s.phase == CASTING else 1


def outcome(s: State, rest: int) -> int:
    """The first outcome of nature, in the order of codes, at which the sum of weights so far exceeds `rest`."""
    if s.phase == DEALING:
        kind, quarters = drawn_kind(s.loose, 4, 4 if tiles_to_deal(s) > 1 else 1, rest)
        return TILE + 4 * kind + quarters
    if s.phase == SHOWING:
        return CARD + nth_bit(s.pool, rest)
    return SEAT + rest if s.phase == CASTING else FIND


def forced(s: State) -> int:
    """The forced move, or -1."""
    return FIND if s.phase == FINDING else -1


def pile(s: State) -> tuple[int, int, int, int]:
    """When nature is to move: its pile (0 tiles, 1 cards, 2 lots) and the number of the draw.

    All cards are different, and each seat has its own range of draws. For them the first code and the number of codes
    follow.
    """
    if s.phase == SHOWING:
        seat = looker(s, s.seat, s.did)
        each = secrets_for(s.options.secrets, s.seats)
        return (1, each * (seat + 1) - (s.left >> (5 * seat) & 31), CARD, TREASURES)
    if s.phase == CASTING:
        return (2, 0, 0, 0)
    return (0, LOOSE - tiles_to_deal(s), 0, 0)


def why(s: State, action: int) -> int:
    """0 for a legal action, else the rule that forbids it: n for LRn, 100 + n for LDn."""
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
    """The cards opened, plus one for the winner; with one player the number of turns (LD21, LD23)."""
    return s.turns if s.seats == 1 else popcount(s.found[seat]) + won(s, seat)


def goal(s: State, seat: int) -> int:
    """Higher is better: the lead over the best rival; with one player first the cards opened, then fewer turns."""
    if s.seats == 1:
        return (popcount(s.found[0]) + won(s, 0)) * (LARGEST_LIMIT + 1) - s.turns
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
    hands = with_seat_value((0, 0, 0, 0), seat, own)
    return s._replace(hands=hands, pool=EVERY_CARD & ~known)


def guess(s: State, seat: int, roll: int) -> State:
    """A complete state that agrees with what the seat knows; all such states are equally likely (LD19).

    The roll is below 2^62, which suffices for the 18 cards that can be hidden from a seat. More cards are hidden from a
    spectator, so that a spectator's guesses are slightly uneven.
    """
    t = seen(s, seat)
    hands, pool = t.hands, t.pool
    if t.phase == FINDING and t.seat != seat:
        card = 1 << (mark_at(t, pawn(t, t.seat)) - 1)  # everybody sees what is about to be opened
        hands, pool = with_seat_value(hands, t.seat, card), pool & ~card
    for other in range(t.seats):
        if other != seat:
            for _ in range((t.held >> (5 * other) & 31) - popcount(hands[other])):
                choices = popcount(pool)
                card = 1 << nth_bit(pool, roll % choices)
                roll //= choices
                pool &= ~card
                hands = with_seat_value(hands, other, hands[other] | card)
    return t._replace(hands=hands, pool=pool)
