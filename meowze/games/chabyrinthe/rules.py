"""Chabyrinthe: turn and push gutter cards until the cats are home. Paragraphs: docs/rules/chabyrinthe.md.

Cells are numbered row by row, four to a row even on 3×3. Places, which are also doors, run clockwise:

          0   1   2   3
     15 [ 0   1   2   3]  4
     14 [ 4   5   6   7]  5
     13 [ 8   9  10  11]  6
     12 [12  13  14  15]  7
         11  10   9   8

A card has one or two gutters. In a plane of gutters bit c is the first gutter of cell c, bit c + 16 the second. In a
plane of places, called `rim`, bit c is the place above or below cell c, bit c + 16 the place left or right of it.
"""

from typing import NamedTuple

from meowze.games.grid import WORD, Actions, drawn_kind, has, lowest, slid, turned

VERSION = 1
NATURE = -1
ACTIONS_A_TURN = 2  # CR6

# Codes of actions (docs/notation.md): a seat's, then nature's outcomes, then the forced moves.
PUSH, STOP, CARD, CAT, SEAT, UNDER, HOME, ACTIONS = 48, 112, 113, 141, 144, 148, 149, 150

# Phases: what happens next.
DEALING, DRAWING, RETURNING, LAYING, HOMING, CASTING, ACTING, ENDED = 0, 1, 2, 3, 4, 5, 6, 7

# Modes. In Options 0 means that the number of seats decides.
POINTS, TEAMS, COOPERATIVE, SOLITAIRE = 1, 2, 3, 4
BANDS = 7  # of the scale of success (CR22)

# The shapes as cards at turn 0, eight bits each: elbow ne, straight ns, tee esw, cross, bridge ns + ew,
# double elbow ne + sw, dead end n. SHAPE_OF gives the shape of a card with one gutter, three bits for each.
SHAPES = 7
ELBOW = 0x03
BASE = 0x03 | 0x05 << 8 | 0x0E << 16 | 0x0F << 24 | 0xA5 << 32 | 0xC3 << 40 | 0x01 << 48
SHAPE_OF = sum(
    shape << (3 * sides)
    for shape, group in enumerate(((3, 6, 12, 9), (5, 10), (7, 11, 13, 14), (15,), (), (), (1, 2, 4, 8)))
    for sides in group
)

# Decks: how many cards of each shape, six bits per shape. No source gives the counts; these are our choice (CD30).
DECK_26 = 8 | 6 << 6 | 4 << 12 | 2 << 18 | 3 << 24 | 3 << 30
DECK_36 = 11 | 8 << 6 | 6 << 12 | 3 << 18 | 4 << 24 | 4 << 30
LARGEST_DECK = 36
# Cats of value 3, 4, 5 in the pile, four bits per value.
CATS = 5 | 5 << 4 | 5 << 8
LARGEST_LIMIT = 1_000_000

BOTH = 0x10001  # a set of cells times this: both gutters of these cells
SQUARES = (0x0777, 0xFFFF)  # of 3×3, of 4×4
TOP_ROW, LEFT_COLUMN = 0xF * BOTH, 0x1111 * BOTH
BOTTOM_ROW = (0x0F00 * BOTH, 0xF000 * BOTH)
RIGHT_COLUMN = (0x4444 * BOTH, 0x8888 * BOTH)
ROW, COLUMN = (0x7 * BOTH, 0xF * BOTH), (0x0111 * BOTH, 0x1111 * BOTH)

# Tables for the sides n, e, s, w, one hex digit each from the lowest: the cell at the first place of the side divided
# by size - 1, the step to the cell of the next place plus 4, and the step inwards plus 4.
CORNERS, CLOCKWISE, INWARDS = 0x4510, 0x0385, 0x5038


def side_of(size: int, place: int) -> int:
    """The side of the square on which a place lies: n 0, e 1, s 2, w 3."""
    return place >> 2 if size == 4 else place // 3


def entry(size: int, place: int) -> int:
    """The cell next to a place, into which a card is pushed from there."""
    side = side_of(size, place)
    corner = (size - 1) * ((CORNERS >> (4 * side)) & 15)
    return corner + (((CLOCKWISE >> (4 * side)) & 15) - 4) * (place - side * size)


def spot(size: int, place: int) -> int:
    """A place as one bit of a plane of places."""
    return 1 << (entry(size, place) + 16 * (side_of(size, place) & 1))


def places(size: int, rim: int) -> int:
    """A plane of places as a set in which bit p is place p."""
    found = 0
    for place in range(4 * size):
        found |= (1 if rim & spot(size, place) else 0) << place
    return found


TURNS_4 = (1 << 48) - 1
TURNS_3 = sum(7 << (3 * (4 * row + column)) for row in range(3) for column in range(3))
PUSHES_4, PUSHES_3 = ((1 << 64) - 1) << PUSH, ((1 << 48) - 1) << PUSH
AS_LYING = sum(1 << (PUSH + 4 * door) for door in range(16))
WORD_MASK = (1 << WORD) - 1


class Options(NamedTuple):
    """The options (docs/notation.md)."""

    deck: int = DECK_26
    board: int = 4
    mode: int = 0
    actions: int = 0  # 0 exactly two, 1 at most two
    must_rotate: int = 0
    inserted: int = 0  # 0 free orientation, 1 as it lies
    shared_home: int = 0  # 0 one place, 1 one place for each cat
    limit: int = 0
    first: int = 0  # 0 by lot, else seat + 1


class State(NamedTuple):
    """A game at one moment."""

    options: Options
    seats: int
    north: int  # which gutters open to the north; likewise for the other sides
    east: int
    south: int
    west: int
    top: int  # the card on top of the pile, 0 none
    under: tuple[int, int, int, int]  # cards put back under the pile, oldest first, seven per int
    lying: int  # how many cards these are
    unseen: int  # cards of the pile nobody has seen, six bits per shape
    homes: int  # planes of places, like the next three
    cats: int
    fours: int  # which of the cats are worth 4
    fives: int
    strays: int  # cats in their pile, four bits per value
    owed: int  # places of won cats that are still to be replaced by new ones; bit p is place p
    won: int  # cats of each seat, four bits per value, twelve per seat
    turns: int  # finished
    seat: int  # whose turn, -1 before the lot
    did: int  # in this turn: 0 nothing yet, 1 a rotation, 2 a push, 3 both actions
    phase: int


# ---------------------------------------------------------------------------------------------- starting


def cards_of(deck: int, shape: int) -> int:
    """How many cards of a shape are in a deck, or in the unseen part of the pile."""
    return (deck >> (6 * shape)) & 63


def cards(deck: int) -> int:
    """How many cards are in a deck, or in the unseen part of the pile."""
    total = 0
    for shape in range(SHAPES):
        total += cards_of(deck, shape)
    return total


def mode_for(mode: int, seats: int) -> int:
    """The mode in the options, or the default for this number of seats."""
    if mode:
        return mode
    return SOLITAIRE if seats == 1 else POINTS


def fits(options: Options, seats: int) -> int:
    """0 if the options are valid, else the number of the wrong one: 1 is the first field of Options, 10 the seats."""
    if seats < 1 or seats > 4:
        return 10
    if not 3 <= options.board <= 4:
        return 2
    total = cards(options.deck)
    if options.deck < 0 or cards_of(options.deck, 0) < 2 or options.deck >> (6 * SHAPES):
        return 1
    if total <= options.board * options.board or total > LARGEST_DECK:
        return 1  # CD30
    mode = mode_for(options.mode, seats)
    least = 1 if mode == SOLITAIRE else 4 if mode == TEAMS else 2
    most = 1 if mode == SOLITAIRE else 4
    if mode < POINTS or mode > SOLITAIRE or seats < least or seats > most:
        return 3
    if options.actions < 0 or options.actions > 1:
        return 4
    if options.must_rotate < 0 or options.must_rotate > 1:
        return 5
    if options.inserted < 0 or options.inserted > 1:
        return 6
    if options.shared_home < 0 or options.shared_home > 1:
        return 7
    if options.limit < 0 or options.limit > LARGEST_LIMIT:
        return 8
    if options.first < 0 or options.first > seats or (mode == TEAMS and options.first and options.first % 2 == 0):
        return 9  # CD24
    return 0


def start(options: Options, seats: int) -> State:
    """Before the deal: only the two fixed elbows and the homes are there, two cats are owed (CR2, CR3, CD2, CD3)."""
    size = options.board
    last = size - 1
    mode = mode_for(options.mode, seats)
    first = options.first - 1
    if seats == 1:
        first = 0
    lower_left, upper_right = 1 << (4 * last), 1 << last
    return State(
        options=options._replace(mode=mode),
        seats=seats,
        north=lower_left,
        east=lower_left,
        south=upper_right,
        west=upper_right,
        top=0,
        under=(0, 0, 0, 0),
        lying=0,
        unseen=options.deck - 2,
        homes=spot(size, size) | spot(size, 3 * size),
        cats=0,
        fours=0,
        fives=0,
        strays=CATS,
        owed=(1 << (2 * size - 1)) | (1 << (4 * size - 1)),
        won=0,
        turns=0,
        seat=first,
        did=0,
        phase=DEALING,
    )


# ---------------------------------------------------------------------------------------------- ways


def beside(upright: int, level: int, rim: int) -> int:
    """The gutters that end at one of these places.

    `upright` are the gutters that open outwards above and below the square, `level` those at its left and right.
    """
    return (upright & ((rim & 0xFFFF) * BOTH)) | (level & ((rim >> 16) * BOTH))


def touched(s: State, rim: int) -> int:
    """The gutters that end at one of these places (CD12)."""
    k = s.options.board - 3
    upright = (s.north & TOP_ROW) | (s.south & BOTTOM_ROW[k])
    level = (s.west & LEFT_COLUMN) | (s.east & RIGHT_COLUMN[k])
    return beside(upright, level, rim)


def flood_step(north: int, east: int, south: int, west: int, gutters: int) -> int:
    """One step of the flood fill: these gutters and those joined to them directly."""
    up, down = gutters & north, gutters & south
    right, left = gutters & east, gutters & west
    return (
        gutters
        | (((((up | (up >> 16)) & 0xFFF0) >> 4) * BOTH) & south)
        | (((((down | (down >> 16)) & 0x0FFF) << 4) * BOTH) & north)
        | (((((right | (right >> 16)) & 0x7777) << 1) * BOTH) & west)
        | (((((left | (left >> 16)) & 0xEEEE) >> 1) * BOTH) & east)
    )


def flood_fill(s: State, gutters: int, goal: int) -> int:
    """Flood fill: all gutters joined to these. It stops early when it reaches one of `goal`."""
    north, east, south, west = s.north, s.east, s.south, s.west
    more = flood_step(north, east, south, west, gutters)
    while more != gutters and more & goal == 0:
        gutters, more = more, flood_step(north, east, south, west, more)
    return more


def linked(s: State) -> int:
    """1 if some cat has a way to a home (CR11, CD5)."""
    k = s.options.board - 3
    upright = (s.north & TOP_ROW) | (s.south & BOTTOM_ROW[k])
    level = (s.west & LEFT_COLUMN) | (s.east & RIGHT_COLUMN[k])
    goal = beside(upright, level, s.homes)
    gutters = beside(upright, level, s.cats) if goal else 0
    return 1 if gutters and flood_fill(s, gutters, goal) & goal else 0


def home_for(s: State, place: int) -> int:
    """The place of the home to which the cat at this place goes, the first it can reach clockwise (CD14), or -1."""
    size = s.options.board
    reached = flood_fill(s, touched(s, spot(size, place)), 0)
    for k in range(1, 4 * size):
        other = spot(size, (place + k) % (4 * size))
        if s.homes & other and touched(s, other) & reached:
            return (place + k) % (4 * size)
    return -1


def free_after(s: State, place: int, taken: int) -> int:
    """The first free place clockwise after this one (CR14)."""
    size = s.options.board
    place = (place + 1) % (4 * size)
    while taken & spot(size, place):
        place = (place + 1) % (4 * size)
    return place


# ---------------------------------------------------------------------------------------------- moves


def next_phase(s: State) -> int:
    """The phase once the pile has a top card: new cat, round of wins, end, drawing lots, or a seat's turn (CD27)."""
    if s.owed:
        return LAYING
    if linked(s):
        return HOMING
    if s.cats == 0:
        return ENDED
    return ACTING if s.seat >= 0 else CASTING


def settled(s: State) -> State:
    """The state in its next phase; when the turn is over, the next seat's turn begins (CD15, CD20)."""
    phase = next_phase(s)
    turns, seat, did = s.turns, s.seat, s.did
    if phase == ENDED:
        turns += 1
    elif phase == ACTING and did == 3:
        turns += 1
        seat = seat + 1 if seat + 1 < s.seats else 0
        did = 0
    elif phase == s.phase:
        return s
    if phase == ACTING and 0 < s.options.limit <= turns:
        phase = ENDED  # CD34
    return s._replace(turns=turns, seat=seat, did=did, phase=phase)


def phase_of(s: State) -> int:
    """The phase that follows from the other fields of a state; positions read from text do not name it."""
    if next_square(s) < 16:
        return DEALING
    if s.top == 0:
        return DRAWING if s.unseen else RETURNING
    phase = next_phase(s)
    return ENDED if phase == ACTING and 0 < s.options.limit <= s.turns else phase


def rotated(s: State, cell: int, quarters: int) -> State:
    """The card on a cell turned clockwise by 1 to 3 quarters (CR7)."""
    at = BOTH << cell
    n, e, so, w = s.north & at, s.east & at, s.south & at, s.west & at
    if quarters == 1:
        n, e, so, w = w, n, e, so
    elif quarters == 2:
        n, e, so, w = so, w, n, e
    else:
        n, e, so, w = e, so, w, n
    if n >> (16 + cell):  # the gutter that opens to the north must be the first one: exchange them
        n, e = (n >> 16) | (n << 16) & at, (e >> 16) | (e << 16) & at
        so, w = (so >> 16) | (so << 16) & at, (w >> 16) | (w << 16) & at
    return s._replace(
        north=(s.north & ~at) | n,
        east=(s.east & ~at) | e,
        south=(s.south & ~at) | so,
        west=(s.west & ~at) | w,
        did=3 if s.did else 1,
    )


def openings(card: int, cell: int) -> tuple[int, int, int, int]:
    """The openings of a card on this cell as four planes of gutters: n, e, s, w."""
    both = (card | card << 12) & 0xF000F
    return (both & BOTH) << cell, (both >> 1 & BOTH) << cell, (both >> 2 & BOTH) << cell, (both >> 3 & BOTH) << cell


def card_at(s: State, cell: int) -> int:
    """The card on a cell, 0 when none is dealt yet."""
    upright = (s.north >> cell & BOTH) | (s.south >> cell & BOTH) << 2
    both = upright | (s.east >> cell & BOTH) << 1 | (s.west >> cell & BOTH) << 3
    return (both & 15) | (both >> 12 & 0xF0)


def shape_of(card: int) -> int:
    """The shape of a card in any orientation."""
    if card > 15:
        return 4 if card == 0xA5 else 5
    return (SHAPE_OF >> (3 * card)) & 7


def base(shape: int) -> int:
    """A shape as a card at turn 0."""
    return (BASE >> (8 * shape)) & 255


def put_under(under: tuple[int, int, int, int], k: int, card: int) -> tuple[int, int, int, int]:
    """The cards under the pile with this card added as number k."""
    word, more = k // 7, card << (8 * (k % 7))
    return (
        under[0] | (more if word == 0 else 0),
        under[1] | (more if word == 1 else 0),
        under[2] | (more if word == 2 else 0),
        under[3] | (more if word == 3 else 0),
    )


def pushed(s: State, door: int, quarters: int) -> State:
    """The top card pushed in at a door; the far card goes under the pile (CR8-CR10, CD7, CD9)."""
    size = s.options.board
    side, cell = side_of(size, door), entry(size, door)
    line = ROW[size - 3] << (cell & 12) if side & 1 else COLUMN[size - 3] << (cell & 3)
    inwards = ((INWARDS >> (4 * side)) & 15) - 4
    far = cell + (size - 1) * inwards
    moving, resting = line & ~(BOTH << far), ~line
    n, e, so, w = openings(turned(s.top, quarters), cell)
    gone = card_at(s, far)
    if s.options.inserted == 0:
        gone = base(shape_of(gone))  # CD6: in the pile a card has no orientation
    return s._replace(
        north=slid(s.north, moving, resting, inwards) | n,
        east=slid(s.east, moving, resting, inwards) | e,
        south=slid(s.south, moving, resting, inwards) | so,
        west=slid(s.west, moving, resting, inwards) | w,
        top=0,
        under=put_under(s.under, s.lying, gone),
        lying=s.lying + 1,
        did=3 if s.did else 2,
        phase=DRAWING if s.unseen else RETURNING,
    )


def returned(s: State) -> State:
    """The oldest card under the pile becomes its top (CD26)."""
    a, b, c, d = s.under
    under = (
        (a >> 8) | (b & 255) << 48,
        (b >> 8) | (c & 255) << 48,
        (c >> 8) | (d & 255) << 48,
        d >> 8,
    )
    return s._replace(top=a & 255, under=under, lying=s.lying - 1)


def next_square(s: State) -> int:
    """The first cell without a card, row by row; 16 when the square is full."""
    free = SQUARES[s.options.board - 3] & ~(s.north | s.east | s.south | s.west)
    return lowest(free | 1 << 16)


def drawn(s: State, shape: int, quarters: int) -> State:
    """An unseen card is dealt on the next square, or becomes the top of the pile (CD27, CD29)."""
    card = turned(base(shape), quarters)
    unseen = s.unseen - (1 << (6 * shape))
    if s.phase == DRAWING:
        return s._replace(top=card, unseen=unseen)
    cell = next_square(s)
    n, e, so, w = openings(card, cell)
    t = s._replace(north=s.north | n, east=s.east | e, south=s.south | so, west=s.west | w, unseen=unseen)
    return t._replace(phase=DRAWING if next_square(t) == 16 else DEALING)


def laid(s: State, worth: int) -> State:
    """A new cat is laid on the first free place after that of the cat it replaces (CR13, CD17, CD18)."""
    place = lowest(s.owed)
    strays = s.strays - (1 << (4 * worth))
    owed = s.owed & (s.owed - 1) if strays else 0
    at = spot(s.options.board, free_after(s, place, s.homes | s.cats))
    fours = s.fours | (at if worth == 1 else 0)
    fives = s.fives | (at if worth == 2 else 0)
    return s._replace(cats=s.cats | at, fours=fours, fives=fives, strays=strays, owed=owed)


def moved_home(s: State, place: int, times: int, taken: int) -> int:
    """The new place of a home that took in this many cats in this round (CR12, CD16)."""
    place = free_after(s, place, taken)
    if times == 2 and s.options.shared_home:
        place = free_after(s, place, taken)
    return spot(s.options.board, place)


def homed(s: State) -> State:
    """One round of wins: cats go home, their homes move on, new cats are owed (CD15-CD17)."""
    size = s.options.board
    gone, owed, won = 0, 0, s.won
    one, other, times = -1, -1, 0  # the homes that took in a cat, and how many the first one took
    waiting = places(size, s.cats)
    while waiting:
        place = lowest(waiting)
        waiting &= waiting - 1
        at, home = spot(size, place), home_for(s, place)
        if home < 0:
            continue
        gone |= at
        owed |= 1 << place
        worth = 2 if s.fives & at else 1 if s.fours & at else 0
        won += 1 << (12 * s.seat + 4 * worth)
        if one < 0 or one == home:
            one = home
            times += 1
        else:
            other = home
    cats = s.cats & ~gone
    lifted = spot(size, one) | (spot(size, other) if other >= 0 else 0)
    taken = cats | (s.homes & ~lifted)
    homes = s.homes & ~lifted | moved_home(s, one, times, taken)
    if other >= 0:
        homes |= moved_home(s, other, 1, taken)
    if s.strays == 0:
        owed = 0  # CD19
    return s._replace(homes=homes, cats=cats, fours=s.fours & cats, fives=s.fives & cats, owed=owed, won=won)


def step(s: State, action: int) -> State:
    """The state after an action. The caller must make sure that the action is legal."""
    if action < PUSH:
        t = rotated(s, action // 3, action % 3 + 1)
    elif action < STOP:
        t = pushed(s, (action - PUSH) // 4, (action - PUSH) % 4)
    elif action == STOP:
        t = s._replace(did=3)
    elif action < CAT:
        t = drawn(s, (action - CARD) // 4, (action - CARD) % 4)
    elif action < SEAT:
        t = laid(s, action - CAT)
    elif action < UNDER:
        t = s._replace(seat=action - SEAT)
    elif action == UNDER:
        t = returned(s)
    else:
        t = homed(s)
    return settled(t) if t.top else t  # CD27: the pile must have a top card first


# ---------------------------------------------------------------------------------------------- questions


def mover(s: State) -> int:
    """The seat to act, or NATURE."""
    return s.seat if s.phase == ACTING else NATURE


def over(s: State) -> int:
    """1 when the game has ended (CR17, CD34)."""
    return 1 if s.phase == ENDED else 0


def words(codes: int) -> Actions:
    """A set of action codes from the bits of one number."""
    return (codes & WORD_MASK, (codes >> WORD) & WORD_MASK, codes >> (2 * WORD))


# What a seat may do, for each board, without and with `stop`: only rotations; rotations and pushes of the card as it
# lies; rotations and all pushes.
SEAT_ACTIONS = tuple(
    words(turns | pushes & kind | stop)
    for turns, pushes in ((TURNS_3, PUSHES_3), (TURNS_4, PUSHES_4))
    for stop in (0, 1 << STOP)
    for kind in (0, AS_LYING, pushes)
)


def seat_actions(s: State) -> Actions:
    """What the seat may do (CR6, CD4, CD28, CD31)."""
    pushes = 0 if s.did == 2 and s.options.must_rotate else 2 - s.options.inserted
    return SEAT_ACTIONS[6 * (s.options.board - 3) + 3 * s.options.actions + pushes]


def legal(s: State) -> Actions:
    """The set of legal actions, or of nature's outcomes when nature is to move."""
    if s.phase == ACTING:
        return seat_actions(s)
    if s.phase == RETURNING:
        return (0, 0, 1 << (UNDER - 2 * WORD))
    if s.phase == HOMING:
        return (0, 0, 1 << (HOME - 2 * WORD))
    first, last = (CARD, CAT) if s.phase <= DRAWING else (CAT, UNDER)
    middle, high = 0, 0
    for code in range(first, last):
        if chance(s, code):
            middle |= 1 << (code - WORD) if code < 2 * WORD else 0
            high |= 1 << (code - 2 * WORD) if code >= 2 * WORD else 0
    return (0, middle, high)


def chance(s: State, action: int) -> int:
    """The weight of one of nature's outcomes, 0 when it cannot happen now (CD24, CD26, CD29, CD31)."""
    if s.phase <= DRAWING:
        if action < CARD or action >= CAT:
            return 0
        if s.phase == DRAWING and s.options.inserted == 0 and (action - CARD) % 4:
            return 0
        return cards_of(s.unseen, (action - CARD) // 4)
    if s.phase == LAYING:
        return (s.strays >> (4 * (action - CAT))) & 15 if CAT <= action < SEAT else 0
    if s.phase == CASTING:
        if action < SEAT or action >= SEAT + s.seats:
            return 0
        return 0 if s.options.mode == TEAMS and (action - SEAT) % 2 else 1
    if s.phase == RETURNING:
        return 1 if action == UNDER else 0
    if s.phase == HOMING:
        return 1 if action == HOME else 0
    return 0


def card_turns(s: State) -> int:
    """In how many orientations nature's next card can be drawn (CD29, CD31)."""
    return 1 if s.phase == DRAWING and s.options.inserted == 0 else 4


def odds(s: State) -> int:
    """The sum of nature's weights."""
    if s.phase <= DRAWING:
        return cards(s.unseen) * card_turns(s)
    if s.phase == LAYING:
        return (s.strays & 15) + (s.strays >> 4 & 15) + (s.strays >> 8)
    if s.phase == CASTING:
        return 2 if s.options.mode == TEAMS else s.seats  # CD24
    return 1


def outcome(s: State, rest: int) -> int:
    """The first outcome of nature, in the order of codes, at which the sum of weights so far exceeds `rest`."""
    if s.phase <= DRAWING:
        shape, quarters = drawn_kind(s.unseen, 6, card_turns(s), rest)
        return CARD + 4 * shape + quarters
    if s.phase == LAYING:
        return CAT + drawn_kind(s.strays, 4, 1, rest)[0]
    if s.phase == CASTING:
        return SEAT + (2 * rest if s.options.mode == TEAMS else rest)
    return UNDER if s.phase == RETURNING else HOME


def forced(s: State) -> int:
    """The forced move, or -1."""
    if s.phase == RETURNING:
        return UNDER
    return HOME if s.phase == HOMING else -1


def pile(s: State) -> tuple[int, int, int, int]:
    """When nature is to move: its pile (0 gutter cards, 1 cats, 2 lots) and how many times it has drawn from it."""
    if s.phase == LAYING:
        return (1, 15 - (s.strays & 15) - (s.strays >> 4 & 15) - (s.strays >> 8), 0, 0)
    if s.phase == CASTING:
        return (2, 0, 0, 0)
    return (0, cards(s.options.deck) - cards(s.unseen) - 2, 0, 0)


def why(s: State, action: int) -> int:
    """0 for a legal action, else the rule that forbids it: n for CRn, 100 + n for CDn."""
    if action >= 0 and action < ACTIONS and has(legal(s), action):
        return 0
    if s.phase == ENDED:
        return 17 if s.cats == 0 else 134
    if action < 0 or action >= ACTIONS or (action <= STOP) != (s.phase == ACTING):
        return 127  # it is not this player's turn
    if action == STOP:
        return 104
    if action < PUSH or (action < STOP and (action - PUSH) // 4 >= 4 * s.options.board):
        return 1  # not on this board
    if action < STOP:
        return 128 if s.did == 2 and s.options.must_rotate else 131
    if s.phase == CASTING:
        return 124
    return 126  # none of these is left, or it cannot happen now


def total(s: State, seat: int) -> int:
    """The points on one seat's cats."""
    mine = s.won >> (12 * seat)
    return 3 * (mine & 15) + 4 * (mine >> 4 & 15) + 5 * (mine >> 8 & 15)


def score(s: State, seat: int) -> int:
    """The score by the rule book: points, the team's points, or turns (CR18, CR20, CR21, CR23, CD33)."""
    if s.options.mode >= COOPERATIVE:
        return s.turns
    if s.options.mode == TEAMS:
        return total(s, seat // 2 * 2) + total(s, seat // 2 * 2 + 1)
    return total(s, seat)


def won(s: State, seat: int) -> int:
    """1 for each winner of a finished game. In a solitaire or co-operative game all win if all cats are home."""
    if s.phase != ENDED:
        return 0
    if s.options.mode >= COOPERATIVE:
        return 1 if s.cats == 0 else 0
    for other in range(s.seats):
        if score(s, other) > score(s, seat):
            return 0
    return 1


def band(turns: int) -> int:
    """The band of a number of turns on the scale of success: 1 (at most 7 turns) to 7 (at least 18) (CR22)."""
    if turns <= 7:
        return 1
    return BANDS if turns >= 18 else turns // 2 - 2


def verdict(s: State) -> int:
    """How well a solitaire or co-operative game was solved, as a band of the scale, else 0 (CR22)."""
    return 0 if s.options.mode < COOPERATIVE or s.phase != ENDED or s.cats else band(s.turns)


def goal(s: State, seat: int) -> int:
    """Higher is better: the lead over the best rival, or first the cats brought home, then fewer turns (CR24)."""
    if s.options.mode >= COOPERATIVE:
        home = 0
        for other in range(s.seats):
            mine = s.won >> (12 * other)
            home += (mine & 15) + (mine >> 4 & 15) + (mine >> 8 & 15)
        return home * (LARGEST_LIMIT + 1) - s.turns
    best = -1
    for other in range(s.seats):
        partner = s.options.mode == TEAMS and other // 2 == seat // 2
        if other != seat and not partner and score(s, other) > best:
            best = score(s, other)
    return score(s, seat) - best


def seen(s: State, seat: int) -> State:
    """What a seat may know: everything, since only future draws are hidden (CD26)."""
    return s


def guess(s: State, seat: int, roll: int) -> State:
    """A complete state that agrees with what the seat knows: this one (CD26)."""
    return s
