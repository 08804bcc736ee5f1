"""Mouse race: lay a path to the cheese, block others with cats. Paragraphs: docs/rules/mouse-race.md.

Cells are numbered row by row from a1 = 0 to m13 = 168; the cheese lies on g7 = 84. A plane of cells is four ints with
four rows of 13 bits each, the last with one row. Directions are n 0, e 1, s 2, w 3. A path is stored as its last cell,
the direction in which that points, and for each tile the direction in which the path comes into it.
"""

from typing import NamedTuple

from meowze.games.grid import WORD, Actions, drawn_kind, has

VERSION = 2
NATURE = -1

SIDE, MIDDLE, CELLS, CHEESE, BAG = 13, 6, 169, 84, 164

# Codes of actions (docs/notation.md): cells, a seat's other actions, then nature's outcomes and the forced move.
DRAW, MISS, BACK, LAY, TILE, RETURN, SEAT, ACTIONS = 169, 170, 171, 172, 176, 179, 180, 184

# Phases: what happens next.
CASTING, DRAWING, CHOOSING, LAYING, RETURNING, ENDED = 0, 1, 2, 3, 4, 5

# What is in hand; UNSEEN is a tile that nature is about to draw.
NOTHING, STRAIGHT, CURVE, CAT, UNSEEN = 0, 1, 2, 3, 4

# Where a cat may lie, and what may be taken back on a missed turn.
SIDE_OR_WAY, ONLY_SIDE, ONLY_WAY, ANYWHERE = 0, 1, 2, 3
CAT_OR_OWN, ONLY_OWN = 0, 1

USUAL_BAG = 72 | 72 << 8 | 20 << 16
LARGEST_LIMIT = 1_000_000

Plane = tuple[int, int, int, int]
Four = tuple[int, int, int, int]
EMPTY: Plane = (0, 0, 0, 0)
BOARD: Plane = ((1 << 52) - 1, (1 << 52) - 1, (1 << 52) - 1, (1 << 13) - 1)
FIRST_ROW, FOUR_ROWS = 0x1FFF, 1 | 1 << 13 | 1 << 26 | 1 << 39  # all of one row; the first square of each row
CORNERS = 0 | 12 << 8 | 168 << 16 | 156 << 24  # clockwise from a1
SCENT_CELLS = (70, 71, 72, 83, 85, 96, 97, 98)


def column(cell: int) -> int:
    """The column of a cell, from 0."""
    return cell - SIDE * (
        cell * 79 >> 10
    )  # cell % 13 by a multiplication and a shift, which are faster than a division


def at(plane: Plane, cell: int) -> int:
    """1 if the plane contains this cell."""
    word = cell * 79 >> 12  # cell // 52; then no variable index, for which a GPU would have to branch
    plane_word = plane[0] if word == 0 else plane[1] if word == 1 else plane[2] if word == 2 else plane[3]
    return plane_word >> (cell - 52 * word) & 1


def flipped(plane: Plane, cell: int) -> Plane:
    """The plane with this cell added or, if it was in the plane, removed."""
    word = cell * 79 >> 12
    bit = 1 << (cell - 52 * word)
    return (
        plane[0] ^ (bit if word == 0 else 0),
        plane[1] ^ (bit if word == 1 else 0),
        plane[2] ^ (bit if word == 2 else 0),
        plane[3] ^ (bit if word == 3 else 0),
    )


def both(one: Plane, other: Plane) -> Plane:
    """The squares in both planes."""
    return (one[0] & other[0], one[1] & other[1], one[2] & other[2], one[3] & other[3])


def either(one: Plane, other: Plane) -> Plane:
    """The squares in one plane or the other."""
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3])


def corner(seats: int, seat: int) -> int:
    """The start corner of a seat (MR2, MD2)."""
    return CORNERS >> (8 * (2 * seat if seats == 2 else seat)) & 255


def apart(cell: int, other: int) -> int:
    """The distance of two cells in steps along rows and columns."""
    rows, columns = cell // SIDE - other // SIDE, cell % SIDE - other % SIDE
    return (rows if rows > 0 else -rows) + (columns if columns > 0 else -columns)


def zone(seats: int, seat: int) -> Plane:
    """A seat's side of the board: the squares to which no other start corner is nearer than its own (MD12)."""
    plane = EMPTY
    for cell in range(CELLS):
        nearer = 0
        for other in range(seats):
            if apart(cell, corner(seats, other)) < apart(cell, corner(seats, seat)):
                nearer = 1
        if nearer == 0:
            plane = flipped(plane, cell)
    return plane


def taken_at_start(seats: int) -> Plane:
    """The squares that are never free: the cheese and the start corners (MD2, MD16)."""
    plane = flipped(EMPTY, CHEESE)
    for seat in range(seats):
        plane = flipped(plane, corner(seats, seat))
    return plane


def scent_plane() -> Plane:
    """The eight squares around the cheese (MR14)."""
    plane = EMPTY
    for k in range(8):
        plane = flipped(plane, SCENT_CELLS[k])
    return plane


SCENT = scent_plane()
ZONES = tuple(word for seats in (2, 3, 4) for seat in range(4) for word in zone(seats, seat % seats))
NEVER_FREE = (taken_at_start(2), taken_at_start(3), taken_at_start(4))


class Options(NamedTuple):
    """The options (docs/notation.md)."""

    players: int = 0  # 0 two or four, 1 two to four
    bag: int = USUAL_BAG  # straights, curves, cats, eight bits each
    cat_against: int = 0  # 0 the next player, 1 the one nearest to the cheese, 2 the one with the longest path
    cat_zone: int = SIDE_OR_WAY  # that player's side or way, only the side, only the way, or anywhere
    scent: int = 0  # 0 cats may block paths in the scent area, 1 they may not
    take_back: int = CAT_OR_OWN  # any cat or one's own last tile, or only the latter
    may_point: int = 0  # 1 a new end may point at a path tile or a mouse
    finish: int = 0  # 0 the cheese, 1 the scent area
    limit: int = 400  # turns until the game is a draw, 0 for none
    first: int = 0  # 0 by lot, else seat + 1


class State(NamedTuple):
    """A game at one moment."""

    options: Options
    seats: int
    paths: Plane  # squares with a path tile
    in_low: Plane  # the low bit of the direction in which the path comes into each of them
    in_high: Plane  # the high bit
    cats: Plane
    ends: int  # the last cell of each path, or the corner of a seat without one, eight bits per seat
    points: int  # the direction of its free end, two bits per seat
    lengths: int  # how many tiles it has, eight bits per seat
    bag: int  # straights, curves, cats, eight bits each
    drawn: Four  # how many tiles each seat has drawn
    hand: int
    winner: int  # the seat that has won, or -1
    turns: int  # finished
    seat: int  # whose turn, -1 before the lot
    phase: int


# ---------------------------------------------------------------------------------------------- starting


def fits(options: Options, seats: int) -> int:
    """0 if the options are valid, else the number of the wrong one: 1 is the first field of Options, 11 the seats."""
    if seats < 2 or seats > 4:
        return 11
    if options.players < 0 or options.players > 1 or (seats == 3 and options.players == 0):
        return 1  # MD1
    straights, curves, cats = options.bag & 255, options.bag >> 8 & 255, options.bag >> 16
    if straights + curves + cats != BAG or curves == 0 or options.bag < 0:
        return 2
    if options.cat_against < 0 or options.cat_against > 2:
        return 3
    if options.cat_zone < SIDE_OR_WAY or options.cat_zone > ANYWHERE:
        return 4
    flags = (options.scent, options.take_back, options.may_point, options.finish)
    for k in range(4):
        if flags[k] < 0 or flags[k] > 1:
            return 5 + k
    if options.limit < 0 or options.limit > LARGEST_LIMIT:
        return 9
    return 10 if options.first < 0 or options.first > seats else 0


def start(options: Options, seats: int) -> State:
    """The mice sit on their corners and all tiles are in the bag (MR2)."""
    ends = 0
    for seat in range(seats):
        ends |= corner(seats, seat) << (8 * seat)
    phase = CHOOSING if options.first else CASTING
    return State(
        options=options,
        seats=seats,
        paths=EMPTY,
        in_low=EMPTY,
        in_high=EMPTY,
        cats=EMPTY,
        ends=ends,
        points=0,
        lengths=0,
        bag=options.bag,
        drawn=(0, 0, 0, 0),
        hand=NOTHING,
        winner=-1,
        turns=0,
        seat=options.first - 1,
        phase=phase,
    )


# ---------------------------------------------------------------------------------------------- squares and paths


def ahead(cell: int, direction: int) -> int:
    """The next cell in a direction, or -1 off the board."""
    if direction == 0:
        return cell - SIDE if cell >= SIDE else -1
    if direction == 2:
        return cell + SIDE if cell < CELLS - SIDE else -1
    if direction == 1:
        return cell + 1 if column(cell) < SIDE - 1 else -1
    return cell - 1 if column(cell) else -1


def is_free(s: State, cell: int) -> int:
    """1 if a square is free."""
    paths, cats, never = s.paths, s.cats, NEVER_FREE[s.seats - 2]
    taken = (
        paths[0] | cats[0] | never[0], paths[1] | cats[1] | never[1], paths[2] | cats[2] | never[2],
        paths[3] | cats[3] | never[3],
    )  # fmt: skip
    return 1 - at(taken, cell)


def end(s: State, seat: int) -> int:
    """The last cell of a seat's path, or its corner."""
    return s.ends >> (8 * seat) & 255


def point(s: State, seat: int) -> int:
    """The direction of the free end of a seat's path."""
    return s.points >> (2 * seat) & 3


def length(s: State, seat: int) -> int:
    """How many tiles a seat's path has."""
    return s.lengths >> (8 * seat) & 255


def coming_in(s: State, cell: int) -> int:
    """The direction in which the path comes into a cell."""
    return at(s.in_low, cell) | at(s.in_high, cell) << 1


def side_exit(cell: int) -> int:
    """The direction along the row that leads away from a corner."""
    return 1 if column(cell) == 0 else 3


def deep_exit(cell: int) -> int:
    """The direction along the column that leads away from a corner."""
    return 2 if cell < SIDE else 0


def entering(s: State, seat: int, kind: int, direction: int) -> int:
    """The direction in which the path comes into its next tile, if that is of this kind and its new end points there.

    That determines the square on which the tile is laid (MR5, MR6, MD4).
    """
    if length(s, seat):
        return point(s, seat)
    along_row = direction & 1
    if kind == CURVE:
        along_row = 1 - along_row
    return side_exit(end(s, seat)) if along_row else deep_exit(end(s, seat))


def bar(s: State, seat: int, kind: int, direction: int) -> int:
    """0, or the rule that forbids laying a path tile of this kind with its new end in this direction (MD4-MD7)."""
    comes = entering(s, seat, kind, direction)
    if (comes == direction) != (kind == STRAIGHT) or (comes ^ direction) == 2:
        return 6
    cell = ahead(end(s, seat), comes)
    if is_free(s, cell) == 0:
        return 8
    to = ahead(cell, direction)
    if to < 0:
        return 9
    if at(s.cats, to):
        return 10
    if s.options.may_point == 0 and to != CHEESE and is_free(s, to) == 0:
        return 105
    return 0


def ways(s: State, seat: int) -> int:
    """The directions in which the new end of the path tile in hand may point, as four bits (MR5-MR7)."""
    one = other = point(s, seat)
    if length(s, seat) == 0:
        one, other = side_exit(end(s, seat)), deep_exit(end(s, seat))
    elif s.hand == CURVE:
        one, other = one ^ 1, one ^ 3
    return (0 if bar(s, seat, s.hand, one) else 1 << one) | (0 if bar(s, seat, s.hand, other) else 1 << other)


def laid(s: State, direction: int) -> State:
    """The path tile in hand is laid with its new end in this direction, perhaps to win (MR5, MR6, MR17, MD22)."""
    seat = s.seat
    comes = entering(s, seat, s.hand, direction)
    cell = ahead(end(s, seat), comes)
    if s.options.finish:
        won = at(SCENT, cell)
    else:
        won = 1 if ahead(cell, direction) == CHEESE else 0
    in_low = flipped(s.in_low, cell) if comes & 1 else s.in_low
    in_high = flipped(s.in_high, cell) if comes & 2 else s.in_high
    ends = s.ends + ((cell - end(s, seat)) << (8 * seat))
    points = s.points + ((direction - point(s, seat)) << (2 * seat))
    winner = seat if won else -1
    return s._replace(
        paths=flipped(s.paths, cell),
        in_low=in_low,
        in_high=in_high,
        ends=ends,
        points=points,
        lengths=s.lengths + (1 << (8 * seat)),
        hand=NOTHING,
        winner=winner,
    )


def taken_own(s: State) -> State:
    """The seat takes back the last tile of its path into the bag (MR15, MD21)."""
    seat = s.seat
    cell, comes = end(s, seat), coming_in(s, end(s, seat))
    kind = 0 if comes == point(s, seat) else 8
    in_low = flipped(s.in_low, cell) if comes & 1 else s.in_low
    in_high = flipped(s.in_high, cell) if comes & 2 else s.in_high
    before = ahead(cell, comes ^ 2)
    ends = s.ends + ((before - cell) << (8 * seat))
    came = comes if length(s, seat) > 1 else 0
    points = s.points + ((came - point(s, seat)) << (2 * seat))
    return s._replace(
        paths=flipped(s.paths, cell),
        in_low=in_low,
        in_high=in_high,
        ends=ends,
        points=points,
        lengths=s.lengths - (1 << (8 * seat)),
        bag=s.bag + (1 << kind),
    )


# ---------------------------------------------------------------------------------------------- cats


def target(s: State) -> int:
    """The seat that a cat is laid against (MR11, MD11)."""
    best, found = -1, -1
    for k in range(1, s.seats):
        other = (s.seat + k) % s.seats
        if s.options.cat_against == 0:
            return other
        worth = length(s, other) if s.options.cat_against == 2 else 2 * SIDE - apart(end(s, other), CHEESE)
        if worth > best:
            best, found = worth, other
    return found


def protected(s: State) -> Plane:
    """Squares that no cat may block outside the scent area: ends of paths, last exits of mice (MD13, MD14)."""
    plane = EMPTY
    for seat in range(s.seats):
        if length(s, seat):
            cell = ahead(end(s, seat), point(s, seat))
            if at(plane, cell) == 0:
                plane = flipped(plane, cell)
        else:
            one, other = ahead(end(s, seat), side_exit(end(s, seat))), ahead(end(s, seat), deep_exit(end(s, seat)))
            if is_free(s, other) == 0 and at(plane, one) == 0:
                plane = flipped(plane, one)
            if is_free(s, one) == 0 and at(plane, other) == 0:
                plane = flipped(plane, other)
            if s.options.take_back == ONLY_OWN:
                plane = either(plane, needed_by_first_tile(s, seat))
    return plane


def needed_by_first_tile(s: State, seat: int) -> Plane:
    """For a seat without tiles: the squares common to all first tiles that can still be laid (MD14).

    A first tile needs the square it lies on and the one it points at.
    """
    common, tiles = BOARD, 0
    for kind in range(STRAIGHT, CAT):
        for direction in range(4):
            if bar(s, seat, kind, direction) == 0:
                cell = ahead(end(s, seat), entering(s, seat, kind, direction))
                common = both(common, flipped(flipped(EMPTY, cell), ahead(cell, direction)))
                tiles += 1
    return common if tiles else EMPTY


def side_of(s: State, seat: int) -> Plane:
    """A seat's side of the board (MD12)."""
    k = 16 * (s.seats - 2) + 4 * seat
    return (ZONES[k], ZONES[k + 1], ZONES[k + 2], ZONES[k + 3])


def part_of_rectangle(k: int, top: int, bottom: int, columns: int) -> int:
    """Word `k` of a plane with the squares in these columns, given as bits, from one row to another."""
    first = top - 4 * k if top > 4 * k else 0
    last = bottom - 4 * k if bottom < 4 * k + 3 else 3
    if first > 3 or last < 0:
        return 0
    return columns * FOUR_ROWS & ((1 << (SIDE * (last + 1))) - (1 << (SIDE * first)))


def way_of(s: State, seat: int) -> Plane:
    """A seat's way to the cheese (MD12): the rectangle from the last square of its path to the cheese.

    One ring of squares around it belongs to the way too, unless the seat has no tile yet.
    """
    ring = 1 if length(s, seat) else 0
    x, y = column(end(s, seat)), end(s, seat) * 79 >> 10
    left, right = (x if x < MIDDLE else MIDDLE) - ring, (x if x > MIDDLE else MIDDLE) + ring
    top, bottom = (y if y < MIDDLE else MIDDLE) - ring, (y if y > MIDDLE else MIDDLE) + ring
    columns = ((2 << (right if right < SIDE else SIDE - 1)) - 1) & ~((1 << (left if left > 0 else 0)) - 1)
    return (
        part_of_rectangle(0, top, bottom, columns),
        part_of_rectangle(1, top, bottom, columns),
        part_of_rectangle(2, top, bottom, columns),
        part_of_rectangle(3, top, bottom, columns) & FIRST_ROW,
    )


def reach(s: State, seat: int) -> Plane:
    """The squares where a cat against this seat may lie, whatever is on them (MD12)."""
    if s.options.cat_zone == ANYWHERE:
        return BOARD
    if s.options.cat_zone == ONLY_SIDE:
        return side_of(s, seat)
    if s.options.cat_zone == ONLY_WAY:
        return way_of(s, seat)
    return either(side_of(s, seat), way_of(s, seat))


def cat_squares(s: State) -> Plane:
    """The squares on which the cat in hand may be laid (MR12-MR14, MR18, MD12-MD16)."""
    near = reach(s, target(s))
    barred, never = protected(s), NEVER_FREE[s.seats - 2]
    scent = EMPTY if s.options.scent else SCENT
    return (
        (near[0] & ~barred[0] | scent[0]) & BOARD[0] & ~(never[0] | s.paths[0] | s.cats[0]),
        (near[1] & ~barred[1] | scent[1]) & BOARD[1] & ~(never[1] | s.paths[1] | s.cats[1]),
        (near[2] & ~barred[2] | scent[2]) & BOARD[2] & ~(never[2] | s.paths[2] | s.cats[2]),
        (near[3] & ~barred[3] | scent[3]) & BOARD[3] & ~(never[3] | s.paths[3] | s.cats[3]),
    )


# ---------------------------------------------------------------------------------------------- moves


def passed(s: State) -> State:
    """The turn is over: the next seat's turn begins, or the game ends (MR3, MD23)."""
    turns = s.turns + 1
    if s.winner >= 0:
        return s._replace(turns=turns, phase=ENDED)
    seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    phase = ENDED if 0 < s.options.limit <= turns else CHOOSING
    return s._replace(turns=turns, seat=seat, phase=phase)


def phase_after_draw(s: State) -> int:
    """The phase after a draw: the seat lays its tile, or it must go back into the bag (MR7-MR10, MD8, MD17)."""
    if s.hand == CAT:
        squares = cat_squares(s)
        return LAYING if squares[0] | squares[1] | squares[2] | squares[3] else RETURNING
    return LAYING if ways(s, s.seat) else RETURNING


def phase_of(s: State) -> int:
    """The phase that follows from the other fields of a state; positions read from text do not name it."""
    if s.winner >= 0:
        return ENDED
    if s.seat < 0:
        return CASTING
    if s.hand == NOTHING:
        return ENDED if 0 < s.options.limit <= s.turns else CHOOSING
    return DRAWING if s.hand == UNSEEN else phase_after_draw(s)


def held(s: State, kind: int) -> State:
    """A tile of this kind is drawn from the bag (MR4)."""
    drawn = (
        s.drawn[0] + (1 if s.seat == 0 else 0),
        s.drawn[1] + (1 if s.seat == 1 else 0),
        s.drawn[2] + (1 if s.seat == 2 else 0),
        s.drawn[3] + (1 if s.seat == 3 else 0),
    )
    t = s._replace(bag=s.bag - (1 << (8 * (kind - 1))), drawn=drawn, hand=kind)
    return t._replace(phase=phase_after_draw(t))


def with_cat(s: State, cell: int, bag: int) -> State:
    """A cat is laid on a square, or taken from it."""
    return s._replace(cats=flipped(s.cats, cell), bag=bag, hand=NOTHING)


def step(s: State, action: int) -> State:
    """The state after an action. The caller must make sure that the action is legal."""
    if action == DRAW:
        return s._replace(hand=UNSEEN, phase=DRAWING)
    if TILE <= action < RETURN:
        return held(s, action - TILE + 1)
    if action >= SEAT:
        return s._replace(seat=action - SEAT, phase=CHOOSING)
    t = s
    if action < DRAW:
        t = with_cat(s, action, s.bag + (1 << 16) if s.phase == CHOOSING else s.bag)
    elif action == BACK:
        t = taken_own(s)
    elif action == RETURN:
        t = s._replace(bag=s.bag + (1 << (8 * (s.hand - 1))), hand=NOTHING)
    elif action != MISS:
        t = laid(s, action - LAY)
    return passed(t)


# ---------------------------------------------------------------------------------------------- questions


def mover(s: State) -> int:
    """The seat to act, or NATURE."""
    return s.seat if CHOOSING <= s.phase <= LAYING else NATURE


def over(s: State) -> int:
    """1 when the game has ended (MR17, MD23)."""
    return 1 if s.phase == ENDED else 0


def actions_of(cells: Plane, others: int) -> Actions:
    """A set of actions from cells and from the codes that begin with DRAW."""
    return (
        cells[0] | (cells[1] & 0x3FF) << 52,
        cells[1] >> 10 | (cells[2] & 0xFFFFF) << 42,
        cells[2] >> 20 | cells[3] << 32 | others << (DRAW - 2 * WORD),
    )


def legal(s: State) -> Actions:
    """The set of legal actions, or of nature's outcomes when nature is to move."""
    if s.phase == CHOOSING:
        others = (1 if s.bag else 0) | 2 | (4 if length(s, s.seat) else 0)
        return actions_of(EMPTY if s.options.take_back == ONLY_OWN else s.cats, others)
    if s.phase == LAYING and s.hand == CAT:
        return actions_of(cat_squares(s), 0)
    if s.phase == LAYING:
        return actions_of(EMPTY, ways(s, s.seat) << (LAY - DRAW))
    others = 0
    for code in range(TILE, ACTIONS):
        others |= (1 if chance(s, code) else 0) << (code - DRAW)
    return actions_of(EMPTY, others)


def chance(s: State, action: int) -> int:
    """The weight of one of nature's outcomes, 0 when it cannot happen now."""
    if s.phase == DRAWING:
        return s.bag >> (8 * (action - TILE)) & 255 if TILE <= action < RETURN else 0
    if s.phase == CASTING:
        return 1 if SEAT <= action < SEAT + s.seats else 0
    return 1 if s.phase == RETURNING and action == RETURN else 0


def odds(s: State) -> int:
    """The sum of nature's weights."""
    if s.phase == DRAWING:
        return (s.bag & 255) + (s.bag >> 8 & 255) + (s.bag >> 16)
    return s.seats if s.phase == CASTING else 1


def outcome(s: State, rest: int) -> int:
    """The first outcome of nature, in the order of codes, at which the sum of weights so far exceeds `rest`."""
    if s.phase == DRAWING:
        return TILE + drawn_kind(s.bag, 8, 1, rest)[0]
    return SEAT + rest if s.phase == CASTING else RETURN


def forced(s: State) -> int:
    """The forced move, or -1."""
    return RETURN if s.phase == RETURNING else -1


def pile(s: State) -> tuple[int, int, int, int]:
    """When nature is to move: its pile and how many times it has drawn from it.

    The draws of each seat count as a pile of their own, 0 to 3; lots are pile 4.
    """
    if s.phase == DRAWING:
        return (s.seat, s.drawn[s.seat], 0, 0)
    return (4, 0, 0, 0)


def why_cat(s: State, cell: int) -> int:
    """The rule that forbids laying the cat in hand on a square."""
    if is_free(s, cell) == 0:
        return 116
    if at(reach(s, target(s)), cell) == 0:
        return 112
    for seat in range(s.seats):
        if length(s, seat) and ahead(end(s, seat), point(s, seat)) == cell:
            return 113
    return 114


def why(s: State, action: int) -> int:
    """0 for a legal action, else the rule that forbids it: n for MRn, 100 + n for MDn."""
    if action >= 0 and action < ACTIONS and has(legal(s), action):
        return 0
    if s.phase == ENDED:
        return 17 if s.winner >= 0 else 123
    if action < 0 or action >= ACTIONS or (action < TILE) != (mover(s) >= 0):
        return 108
    if s.phase == CHOOSING:
        if action < DRAW:
            return 15 if s.options.take_back == ONLY_OWN else 119
        return 123 if action == DRAW else 121 if action == BACK else 4
    if s.phase == LAYING:
        if DRAW <= action < LAY:
            return 118
        if s.hand == CAT:
            return why_cat(s, action) if action < DRAW else 11
        return bar(s, s.seat, s.hand, action - LAY) if action >= LAY else 7
    return 108


def won(s: State, seat: int) -> int:
    """1 for the winner (MR17, MD28)."""
    return 1 if s.winner == seat else 0


def score(s: State, seat: int) -> int:
    """1 for the winner, 0 for the others (MD28)."""
    return won(s, seat)


def goal(s: State, seat: int) -> int:
    """1 for a win, -1 for a loss, 0 for a draw or an unfinished game."""
    return 0 if s.winner < 0 else 1 if s.winner == seat else -1


def seen(s: State, seat: int) -> State:
    """What a seat may know: everything, since only future draws are hidden (MD8)."""
    return s


def guess(s: State, seat: int, roll: int) -> State:
    """A complete state that agrees with what the seat knows: this one."""
    return s
