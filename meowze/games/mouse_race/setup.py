"""Mouse race positions set up by hand: paths, cats, the tile in hand, whose turn it is."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from meowze.games.contract_learn import NOTHING, Editable
from meowze.games.fields import Fields
from meowze.games.mouse_race import rules
from meowze.games.mouse_race.consistency import reaches_finish
from meowze.games.mouse_race.notation import CELLS, DIRECTIONS, KINDS, cell_name, path_cells
from meowze.games.mouse_race.rules import State
from meowze.games.mouse_race.text import FIELDS, line_of, read_position
from meowze.games.setup_words import SEAT, cannot_move, held, none_left, whose_turn

HAND, CAT, PATH = "hand", "cat", "path-"
Tile = tuple[int, int, int]  # a cell, the direction in which the path comes in, and that of its new end


@dataclass
class Path:
    """The cells of a path from its corner on, and where its end points."""

    corner: int
    cells: list[int] = field(default_factory=list)
    out: int = 0

    @property
    def end(self) -> int:
        """The last cell, or the corner."""
        return self.cells[-1] if self.cells else self.corner

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its tiles."""
        way = [self.corner, *self.cells]
        steps = [direction(way[k], way[k + 1]) for k in range(len(self.cells))]
        return tuple(zip(self.cells, steps, [*steps[1:], self.out][: len(steps)], strict=True))

    @property
    def outs(self) -> tuple[int, ...]:
        """Where its end may point, the way straight on first: onto the board and not back."""
        comes = self.tiles[-1][1]
        return tuple(out for out in (comes, comes ^ 1, comes ^ 3) if rules.ahead(self.end, out) >= 0)

    def cut(self, cell: int) -> None:
        """Let the path end on one of its cells, or with its corner begin anew."""
        after = 0 if cell == self.corner else self.cells.index(cell) + 1
        if 0 < after < len(self.cells):
            self.out = direction(cell, self.cells[after])
        del self.cells[after:]


@dataclass
class Parts:
    """A position taken apart; the tiles in the bag are those left over."""

    fields: Fields
    state: State
    paths: list[Path]
    cats: set[int]

    @property
    def taken(self) -> set[int]:
        """The cells where nothing can be laid."""
        tiles = {cell for path in self.paths for cell in (path.corner, *path.cells)}
        return {*tiles, *self.cats, rules.CHEESE}

    @property
    def bag(self) -> list[int]:
        """How many straights, curves and cats are left."""
        used = [
            *("straight" if comes == out else "curve" for path in self.paths for _, comes, out in path.tiles),
            *(CAT for _ in self.cats),
            self.fields.values["hand"],
        ]
        return [(self.state.options.bag >> 8 * k & 255) - used.count(kind) for k, kind in enumerate(KINDS)]

    @property
    def text(self) -> str:
        """The position as text; somebody is to act now, or has won."""
        values = self.fields.values
        finish = self.state.options.finish
        won = [seat for seat, path in enumerate(self.paths) if reaches_finish(finish, path.tiles)]
        values["won"] = str(won[0]) if won else "-"
        values["hand"] = "-" if won else values["hand"]
        values["seat"] = values["won"] if won else values["seat"].replace("-", "0")
        for kind, count in zip(KINDS, self.bag, strict=True):
            if count < 0:
                raise none_left(kind)
        values["bag"] = "/".join(map(str, self.bag))
        values["paths"] = ",".join("".join(DIRECTIONS[out] for *_, out in path.tiles) or "-" for path in self.paths)
        self.fields.rows = "/".join(self._rows())
        return self.fields.text

    def _rows(self) -> Iterator[str]:
        signs = ["C" if cell in self.cats else "." for cell in range(rules.CELLS)]
        signs[rules.CHEESE] = "*"
        for seat, path in enumerate(self.paths):
            signs[path.corner] = str(seat)
            for cell, comes, out in path.tiles:
                signs[cell] = line_of(comes, out)
        for row in range(rules.SIDE):
            yield "".join(signs[rules.SIDE * row : rules.SIDE * (row + 1)])

    def owner(self, cell: int) -> int | None:
        """The seat whose path or corner is there."""
        return next((seat for seat, path in enumerate(self.paths) if cell in (path.corner, *path.cells)), None)


def direction(cell: int, to: int) -> int:
    """The direction from a cell to one beside it."""
    return next(way for way in range(4) if rules.ahead(cell, way) == to)


def taken_apart(text: str) -> Parts:
    """The parts of a position."""
    s = read_position(text)
    paths = []
    for seat in range(s.seats):
        tiles = path_cells(s, seat)
        cells, out = [cell for cell, _, _ in tiles], tiles[-1][2] if tiles else 0
        paths.append(Path(rules.corner(s.seats, seat), cells, out))
    return Parts(Fields(text, FIELDS), s, paths, {cell for cell in range(rules.CELLS) if rules.at(s.cats, cell)})


def editables(text: str) -> tuple[Editable, ...]:
    """Every place where something can be changed."""
    parts = taken_apart(text)
    reached = [ways_from(parts, path.end) for path in parts.paths]
    bag, hand = dict(zip(KINDS, parts.bag, strict=True)), parts.fields.values["hand"]
    owners = {cell: seat for seat, path in enumerate(parts.paths) for cell in (path.corner, *path.cells)}
    cells = []
    for name, cell in CELLS.items():
        if cell in owners:
            cells.append(_on_path(parts.paths[owners[cell]], f"{PATH}{owners[cell]}", name, cell))
        elif cell in parts.cats:
            cells.append(Editable(name, (CAT,), (CAT, NOTHING), moves=True))
        elif cell != rules.CHEESE:
            paths = (f"{PATH}{seat}" for seat, ways in enumerate(reached) if cell in ways)
            cells.append(Editable(name, (), (*((CAT,) if bag[CAT] > 0 else ()), *paths)))
    kinds = tuple(kind for kind, count in bag.items() if count > 0 or kind == hand)
    seat = whose_turn(parts.fields.values["seat"], len(parts.paths))
    return (*cells, Editable(HAND, held(hand.strip("-?")), (*kinds, NOTHING)), seat)


def _on_path(path: Path, word: str, name: str, cell: int) -> Editable:
    if cell == path.corner:
        return Editable(name, (), (), moves=True)
    return Editable(name, (word,), (word, NOTHING), turns=cell == path.end and len(path.outs) > 1, moves=True)


def ways_from(parts: Parts, start: int) -> dict[int, int]:
    """Every free cell that a path can grow to from here, with the cell before it on a shortest way; the cheese too."""
    taken = parts.taken
    before, edge = {start: start}, [start]
    while edge:
        cell = edge.pop(0)
        for way in range(4):
            to = rules.ahead(cell, way)
            if to >= 0 and to not in before and (to not in taken or (to == rules.CHEESE and cell != start)):
                before[to] = cell
                if to != rules.CHEESE:
                    edge.append(to)
    del before[start]
    return before


def grow(parts: Parts, path: Path, to: int) -> None:
    """Let a path grow to a free cell by a shortest way, or up to the cheese."""
    before = ways_from(parts, path.end)
    if to not in before:
        raise cannot_move(cell_name(path.end), cell_name(to))
    way = [to]
    while way[0] != path.end:
        way.insert(0, before[way[0]])
    path.cells += [cell for cell in way[1:] if cell != rules.CHEESE]
    if to == rules.CHEESE:
        path.out = direction(path.end, to)
    else:
        taken = parts.taken
        path.out = min(path.outs, key=lambda out: rules.ahead(path.end, out) in taken)


def put(text: str, place: str, what: str) -> str:
    """One of the choices is put there."""
    parts = taken_apart(text)
    values = parts.fields.values
    if place == SEAT:
        values["seat"] = what
    elif place == HAND:
        values["hand"] = "-" if what == NOTHING else what
    else:
        _put_on_cell(parts, CELLS[place], what)
    return parts.text


def _put_on_cell(parts: Parts, cell: int, what: str) -> None:
    owner = parts.owner(cell)
    if what == CAT:
        parts.cats.add(cell)
    elif what != NOTHING:
        path = parts.paths[int(what.removeprefix(PATH))]
        if cell in path.cells:
            path.cut(cell)
        else:
            grow(parts, path, cell)
    elif owner is None:
        parts.cats.discard(cell)
    else:
        path = parts.paths[owner]
        path.cut([path.corner, *path.cells][path.cells.index(cell)])


def turn(text: str, place: str) -> str:
    """The end of a path points elsewhere."""
    parts = taken_apart(text)
    path = parts.paths[parts.owner(CELLS[place]) or 0]
    clockwise = [(path.out + quarters) % 4 for quarters in (1, 2, 3)]
    path.out = next(out for out in clockwise if out in path.outs)
    return parts.text


def move(text: str, place: str, to: str) -> str:
    """A cat moves; a path is cut where it is taken hold of, and grows from there."""
    parts = taken_apart(text)
    cell, goal = CELLS[place], CELLS.get(to, -1)
    owner = parts.owner(cell)
    if owner is None:
        if cell not in parts.cats or goal < 0 or goal in parts.taken:
            raise cannot_move(place, to)
        parts.cats ^= {cell, goal}
    else:
        path = parts.paths[owner]
        path.cut(goal if goal in path.cells and goal != cell else cell)
        if path.end != goal:
            grow(parts, path, goal)
    return parts.text
