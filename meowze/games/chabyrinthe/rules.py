"""Chabyrinthe: turn and push gutter cards until the cats are home. Paragraphs: docs/rules/chabyrinthe.md.

Cells are numbered row by row, four to a row also on 3×3; places (each a door too) run clockwise from the upper left:

          0   1   2   3
     15 [ 0   1   2   3]  4       A plane of cells holds both gutters of a card: bit c the first of cell c,
     14 [ 4   5   6   7]  5       bit c + 16 the second. A plane of places (`rim`) is written in cells: bit c is the
     13 [ 8   9  10  11]  6       place above or below cell c, bit c + 16 the place left or right of it.
     12 [12  13  14  15]  7
         11  10   9   8
"""

from typing import NamedTuple

from meowze.games.grid import WORD, Actions, drawn_kind, has, lowest, slid, turned

VERSION = 1
NATURE = -1
ACTIONS_A_TURN = 2  # CR6

# Codes of actions (docs/notation.md): a seat's, then nature's outcomes, then the forced moves.
PUSH, STOP, CARD, CAT, SEAT, UNDER, HOME, ACTIONS = 48, 112, 113, 141, 144, 148, 149, 150

# Phases: who moves next, and what.
DEALING, DRAWING, RETURNING, LAYING, HOMING, CASTING, ACTING, ENDED = 0, 1, 2, 3, 4, 5, 6, 7

# Modes; 0 lets the number of seats decide.
POINTS, TEAMS, COOPERATIVE, SOLITAIRE = 1, 2, 3, 4

# Shapes as cards at turn 0: elbow ne, straight ns, tee esw, cross, bridge ns + ew, double elbow ne + sw, dead end n.
SHAPES = 7
ELBOW = 0x03
BASE = 0x03 | 0x05 << 8 | 0x0E << 16 | 0x0F << 24 | 0xA5 << 32 | 0xC3 << 40 | 0x01 << 48
SHAPE_OF = sum(
    shape << (3 * sides)
    for shape, group in enumerate(((3, 6, 12, 9), (5, 10), (7, 11, 13, 14), (15,), (), (), (1, 2, 4, 8)))
    for sides in group
)

# Decks: how many cards of each shape, six bits a shape. No source gives the counts; these are ours (CD30).
DECK_26 = 8 | 6 << 6 | 4 << 12 | 2 << 18 | 3 << 24 | 3 << 30
DECK_36 = 11 | 8 << 6 | 6 << 12 | 3 << 18 | 4 << 24 | 4 << 30
LARGEST_DECK = 36
# Cats of value 3, 4, 5 in the pile, four bits a value.
CATS = 5 | 5 << 4 | 5 << 8
LARGEST_LIMIT = 1_000_000

BOTH = 0x10001  # times a plane of cells: the same cells in both gutters
SQUARES = (0x0777, 0xFFFF)  # of 3×3, of 4×4
TOP_ROW, LEFT_COLUMN = 0xF * BOTH, 0x1111 * BOTH
BOTTOM_ROW = (0x0F00 * BOTH, 0xF000 * BOTH)
RIGHT_COLUMN = (0x4444 * BOTH, 0x8888 * BOTH)
ROW, COLUMN = (0x7 * BOTH, 0xF * BOTH), (0x0111 * BOTH, 0x1111 * BOTH)


# Four numbers for the sides n, e, s, w, a hex digit each: the cell of a side's first corner (times size - 1), and
# the steps from cell to cell clockwise and inwards (plus 4).
CORNERS, CLOCKWISE, INWARDS = 0x4510, 0x0385, 0x5038


def side_of(size: int, place: int) -> int:
    """On which side of the square a place lies: n 0, e 1, s 2, w 3."""
    return place >> 2 if size == 4 else place // 3


def entry(size: int, place: int) -> int:
    """The cell that a place touches: the one behind a door."""
    side = side_of(size, place)
    corner = (size - 1) * ((CORNERS >> (4 * side)) & 15)
    return corner + (((CLOCKWISE >> (4 * side)) & 15) - 4) * (place - side * size)


def spot(size: int, place: int) -> int:
    """A place as one bit of a rim plane."""
    return 1 << (entry(size, place) + 16 * (side_of(size, place) & 1))


def places(size: int, rim: int) -> int:
    """A rim plane as a set of places, bit = place."""
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
    """The switches (docs/notation.md)."""

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
    north: int  # openings of the cards, a plane a side
    east: int
    south: int
    west: int
    top: int  # the card on top of the pile, 0 none
    under: tuple[int, int, int, int]  # cards put back, longest lain first, seven to an int
    lying: int  # how many they are
    unseen: int  # cards of the pile nobody has seen, six bits a shape
    homes: int  # rim planes
    cats: int
    fours: int  # which of the cats are worth 4
    fives: int
    strays: int  # cats in their pile, four bits a value
    owed: int  # places of won cats whose successors are still to be laid, bit = place
    won: int  # cats of each seat, four bits a value, twelve a seat
    turns: int  # finished
    seat: int  # whose turn, -1 before the lot
    did: int  # 0 nothing yet, 1 a rotation, 2 a push, 3 all of the turn
    phase: int


# ---------------------------------------------------------------------------------------------- starting


def cards_of(deck: int, shape: int) -> int:
    """How many cards of a shape a deck or the unseen part of the pile holds."""
    return (deck >> (6 * shape)) & 63


def cards(deck: int) -> int:
    """How many cards in all."""
    total = 0
    for shape in range(SHAPES):
        total += cards_of(deck, shape)
    return total


def mode_for(mode: int, seats: int) -> int:
    """The mode that is played: the one asked for, or by the number of seats."""
    if mode:
        return mode
    return SOLITAIRE if seats == 1 else POINTS


def fits(options: Options, seats: int) -> int:
    """0, or the number of the switch that does not fit, counted from 1 in the order of Options; 10 is seats."""
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
    """Before nature deals: the two fixed elbows and the homes lie; two cats are owed (CR2, CR3, CD2, CD3)."""
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
    """Of the gutters that open to the rim, above or below and left or right, those at these places."""
    return (upright & ((rim & 0xFFFF) * BOTH)) | (level & ((rim >> 16) * BOTH))


def touched(s: State, rim: int) -> int:
    """The gutters that open to one of these places (CD12)."""
    k = s.options.board - 3
    upright = (s.north & TOP_ROW) | (s.south & BOTTOM_ROW[k])
    level = (s.west & LEFT_COLUMN) | (s.east & RIGHT_COLUMN[k])
    return beside(upright, level, rim)


def grown(north: int, east: int, south: int, west: int, gutters: int) -> int:
    """These gutters and those that one step joins to them."""
    up, down = gutters & north, gutters & south
    right, left = gutters & east, gutters & west
    return (
        gutters
        | (((((up | (up >> 16)) & 0xFFF0) >> 4) * BOTH) & south)
        | (((((down | (down >> 16)) & 0x0FFF) << 4) * BOTH) & north)
        | (((((right | (right >> 16)) & 0x7777) << 1) * BOTH) & west)
        | (((((left | (left >> 16)) & 0xEEEE) >> 1) * BOTH) & east)
    )


def flooded(s: State, gutters: int, goal: int) -> int:
    """All gutters joined to these; stops early when one of `goal` is among them."""
    north, east, south, west = s.north, s.east, s.south, s.west
    more = grown(north, east, south, west, gutters)
    while more != gutters and more & goal == 0:
        gutters, more = more, grown(north, east, south, west, more)
    return more


def linked(s: State) -> int:
    """1 when some cat has a way to a home (CR11, CD5)."""
    k = s.options.board - 3
    upright = (s.north & TOP_ROW) | (s.south & BOTTOM_ROW[k])
    level = (s.west & LEFT_COLUMN) | (s.east & RIGHT_COLUMN[k])
    goal = beside(upright, level, s.homes)
    gutters = beside(upright, level, s.cats) if goal else 0
    return 1 if gutters and flooded(s, gutters, goal) & goal else 0


def shelter(s: State, place: int) -> int:
    """The home that the cat at this place goes to: the first clockwise that it can reach (CD14), or -1."""
    size = s.options.board
    reached = flooded(s, touched(s, spot(size, place)), 0)
    for k in range(1, 4 * size):
        other = spot(size, (place + k) % (4 * size))
        if s.homes & other and touched(s, other) & reached:
            return (place + k) % (4 * size)
    return -1


def free_after(s: State, place: int, taken: int) -> int:
    """The first place clockwise after this one where nothing lies (CR14)."""
    size = s.options.board
    place = (place + 1) % (4 * size)
    while taken & spot(size, place):
        place = (place + 1) % (4 * size)
    return place


# ---------------------------------------------------------------------------------------------- moves


def upcoming(s: State) -> int:
    """What follows when the pile is in order: a cat to lay, a round of wins, the end, the lot, a seat (CD27)."""
    if s.owed:
        return LAYING
    if linked(s):
        return HOMING
    if s.cats == 0:
        return ENDED
    return ACTING if s.seat >= 0 else CASTING


def settled(s: State) -> State:
    """The state with what comes next, and the turn passed on when it is over (CD15, CD20)."""
    phase = upcoming(s)
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
    """The phase as it follows from the rest of a state: what a reader of positions needs."""
    if next_square(s) < 16:
        return DEALING
    if s.top == 0:
        return DRAWING if s.unseen else RETURNING
    phase = upcoming(s)
    return ENDED if phase == ACTING and 0 < s.options.limit <= s.turns else phase


def rotated(s: State, cell: int, quarters: int) -> State:
    """One card turned clockwise by so many quarters (CR7)."""
    at = BOTH << cell
    n, e, so, w = s.north & at, s.east & at, s.south & at, s.west & at
    if quarters == 1:
        n, e, so, w = w, n, e, so
    elif quarters == 2:
        n, e, so, w = so, w, n, e
    else:
        n, e, so, w = e, so, w, n
    if n >> (16 + cell):  # the gutter with the north side is the first one
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
    """The four planes n, e, s, w of one card on this cell."""
    both = (card | card << 12) & 0xF000F
    return (both & BOTH) << cell, (both >> 1 & BOTH) << cell, (both >> 2 & BOTH) << cell, (both >> 3 & BOTH) << cell


def card_at(s: State, cell: int) -> int:
    """The card on a cell, 0 when none is dealt yet."""
    upright = (s.north >> cell & BOTH) | (s.south >> cell & BOTH) << 2
    both = upright | (s.east >> cell & BOTH) << 1 | (s.west >> cell & BOTH) << 3
    return (both & 15) | (both >> 12 & 0xF0)


def shape_of(card: int) -> int:
    """The shape of a card, whichever way it lies."""
    if card > 15:
        return 4 if card == 0xA5 else 5
    return (SHAPE_OF >> (3 * card)) & 7


def base(shape: int) -> int:
    """A shape as a card at turn 0."""
    return (BASE >> (8 * shape)) & 255


def put_under(under: tuple[int, int, int, int], k: int, card: int) -> tuple[int, int, int, int]:
    """The cards under the pile with one more, the k-th."""
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
    """The card that has lain longest under the pile comes to its top (CD26)."""
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
    """A card of the unseen part: onto the next square, or to the top of the pile (CD27, CD29)."""
    card = turned(base(shape), quarters)
    unseen = s.unseen - (1 << (6 * shape))
    if s.phase == DRAWING:
        return s._replace(top=card, unseen=unseen)
    cell = next_square(s)
    n, e, so, w = openings(card, cell)
    t = s._replace(north=s.north | n, east=s.east | e, south=s.south | so, west=s.west | w, unseen=unseen)
    return t._replace(phase=DRAWING if next_square(t) == 16 else DEALING)


def laid(s: State, worth: int) -> State:
    """A new cat on the first free place after that of the cat it follows (CR13, CD17, CD18)."""
    place = lowest(s.owed)
    strays = s.strays - (1 << (4 * worth))
    owed = s.owed & (s.owed - 1) if strays else 0
    at = spot(s.options.board, free_after(s, place, s.homes | s.cats))
    fours = s.fours | (at if worth == 1 else 0)
    fives = s.fives | (at if worth == 2 else 0)
    return s._replace(cats=s.cats | at, fours=fours, fives=fives, strays=strays, owed=owed)


def moved_home(s: State, place: int, times: int, taken: int) -> int:
    """Where a home goes that took in so many cats of this round (CR12, CD16)."""
    place = free_after(s, place, taken)
    if times == 2 and s.options.shared_home:
        place = free_after(s, place, taken)
    return spot(s.options.board, place)


def homed(s: State) -> State:
    """One round of wins: cats taken, homes carried on, new cats owed (CD15-CD17)."""
    size = s.options.board
    gone, owed, won = 0, 0, s.won
    one, other, times = -1, -1, 0  # the homes that took in a cat, and how many the first of them
    waiting = places(size, s.cats)
    while waiting:
        place = lowest(waiting)
        waiting &= waiting - 1
        at, home = spot(size, place), shelter(s, place)
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
    """The state after a legal action; the caller has checked that it is one."""
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
    return settled(t) if t.top else t  # CD27: first the pile is put in order


# ---------------------------------------------------------------------------------------------- questions


def mover(s: State) -> int:
    """The seat that is to act, or NATURE."""
    return s.seat if s.phase == ACTING else NATURE


def over(s: State) -> int:
    """1 when the game has ended (CR17, CD34)."""
    return 1 if s.phase == ENDED else 0


def words(codes: int) -> Actions:
    """A set of codes, given as the bits of one number, as a set of actions."""
    return (codes & WORD_MASK, (codes >> WORD) & WORD_MASK, codes >> (2 * WORD))


# For each board, without and with the right to stop: turns alone, with pushes as it lies, with all pushes.
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
    """The set of actions possible now; nature's outcomes when nature is to move."""
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
    """Nature's weight of this outcome, 0 when it cannot happen now (CD24, CD26, CD29, CD31)."""
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
    """In how many turns nature's next card can come (CD29, CD31)."""
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
    """Nature's outcome at which its weights, added up in the order of codes, exceed `rest`."""
    if s.phase <= DRAWING:
        shape, quarters = drawn_kind(s.unseen, 6, card_turns(s), rest)
        return CARD + 4 * shape + quarters
    if s.phase == LAYING:
        return CAT + drawn_kind(s.strays, 4, 1, rest)[0]
    if s.phase == CASTING:
        return SEAT + (2 * rest if s.options.mode == TEAMS else rest)
    return UNDER if s.phase == RETURNING else HOME


def forced(s: State) -> int:
    """The one move that follows without anybody's choice or luck, or -1."""
    if s.phase == RETURNING:
        return UNDER
    return HOME if s.phase == HOMING else -1


def pile(s: State) -> tuple[int, int, int, int]:
    """Nature to move: which pile (0 gutter cards, 1 cats, 2 the lot) and the number of the draw; no slots."""
    if s.phase == LAYING:
        return (1, 15 - (s.strays & 15) - (s.strays >> 4 & 15) - (s.strays >> 8), 0, 0)
    if s.phase == CASTING:
        return (2, 0, 0, 0)
    return (0, cards(s.options.deck) - cards(s.unseen) - 2, 0, 0)


def why(s: State, action: int) -> int:
    """0, or the rule that bars an action: n for CRn, 100 + n for CDn."""
    if action >= 0 and action < ACTIONS and has(legal(s), action):
        return 0
    if s.phase == ENDED:
        return 17 if s.cats == 0 else 134
    if action < 0 or action >= ACTIONS or (action <= STOP) != (s.phase == ACTING):
        return 127  # not this mover's to do now
    if action == STOP:
        return 104
    if action < PUSH or (action < STOP and (action - PUSH) // 4 >= 4 * s.options.board):
        return 1  # not on this board
    if action < STOP:
        return 128 if s.did == 2 and s.options.must_rotate else 131
    if s.phase == CASTING:
        return 124
    return 126  # none of these is left, or it is not the time for it


def total(s: State, seat: int) -> int:
    """The points on one seat's cats."""
    mine = s.won >> (12 * seat)
    return 3 * (mine & 15) + 4 * (mine >> 4 & 15) + 5 * (mine >> 8 & 15)


def score(s: State, seat: int) -> int:
    """The number of the rule book: points, the team's points, or turns (CR18, CR20, CR21, CR23, CD33)."""
    if s.options.mode >= COOPERATIVE:
        return s.turns
    if s.options.mode == TEAMS:
        return total(s, seat // 2 * 2) + total(s, seat // 2 * 2 + 1)
    return total(s, seat)


def won(s: State, seat: int) -> int:
    """1 for each winner of a game that has ended; alone or together: 1 when all cats are home (CD21, CD33)."""
    if s.phase != ENDED:
        return 0
    if s.options.mode >= COOPERATIVE:
        return 1 if s.cats == 0 else 0
    for other in range(s.seats):
        if score(s, other) > score(s, seat):
            return 0
    return 1


def verdict(s: State) -> int:
    """The success scale of a solved game alone or together: 1 (seven turns or fewer) to 7 (eighteen or more) (CR22)."""
    if s.options.mode < COOPERATIVE or s.phase != ENDED or s.cats:
        return 0
    if s.turns <= 7:
        return 1
    return 7 if s.turns >= 18 else s.turns // 2 - 2


def goal(s: State, seat: int) -> int:
    """Higher is better: the lead over the best rival, or cats home before turns spent (CR24)."""
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
    """What a seat may know: everything; only the future is hidden (CD26)."""
    return s


def guess(s: State, seat: int, roll: int) -> State:
    """A whole state that agrees with what the seat knows: this one (CD26)."""
    return s
