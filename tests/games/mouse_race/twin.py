"""The naive twin of Mouse race: the game written directly from docs/rules/mouse-race.md.

It is slow on purpose: plain lists, dicts, loops and recursion. It shares no code with the package, so that a mistake
in either of the two shows up as a difference. Names and texts are those of docs/notation.md.
"""

from __future__ import annotations

COLUMNS = "abcdefghijklm"
ROWS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"]
CELLS = [column + row for row in ROWS for column in COLUMNS]
SIDES = ["n", "e", "s", "w"]
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

CHEESE = "g7"
SCENT = ["f6", "g6", "h6", "f7", "h7", "f8", "g8", "h8"]

# MD2: the start corners by the number of seats.
CORNERS = {2: ["a1", "m13"], 3: ["a1", "m1", "m13"], 4: ["a1", "m1", "m13", "a13"]}

KINDS = ["straight", "curve", "cat"]
IN_THE_BAG = 164

# The character of a path tile, by the two sides that its line joins.
LINES = {"ns": "│", "ew": "─", "ne": "└", "es": "┌", "sw": "┐", "nw": "┘"}

LARGEST_LIMIT = 1000000
DEFAULTS = {
    "players": "2-or-4",
    "bag": "72/72/20",
    "cat_against": "next",
    "cat_zone": "side-or-way",
    "scent": "may-block",
    "take_back": "cat-or-own",
    "may_point": "no",
    "finish": "cheese",
    "limit": "400",
    "first": "lot",
}
OPTION_WORDS = {
    "players": ["2-or-4", "2-to-4"],
    "cat_against": ["next", "nearest", "longest"],
    "cat_zone": ["side-or-way", "side", "way", "anywhere"],
    "scent": ["may-block", "no-exception"],
    "take_back": ["cat-or-own", "own"],
    "may_point": ["no", "yes"],
    "finish": ["cheese", "scent"],
    "first": ["lot", "0", "1", "2", "3"],
}

Tile = tuple[str, str, str]  # cell, the side where its line begins, the side its new end points to


def neighbour(cell: str, side: str) -> str | None:
    right, down = STEP[side]
    column = COLUMNS.index(cell[0]) + right
    row = ROWS.index(cell[1:]) + down
    if 0 <= column < 13 and 0 <= row < 13:
        return COLUMNS[column] + ROWS[row]
    return None


def steps(cell: str, other: str) -> int:
    """How many squares apart two cells are, going along rows and columns."""
    columns = abs(COLUMNS.index(cell[0]) - COLUMNS.index(other[0]))
    rows = abs(ROWS.index(cell[1:]) - ROWS.index(other[1:]))
    return columns + rows


def kind_of(tile: Tile) -> str:
    _, begin, end = tile
    return "straight" if end == OPPOSITE[begin] else "curve"


def line_of(tile: Tile) -> str:
    _, begin, end = tile
    return LINES["".join(side for side in SIDES if side in (begin, end))]


def read_number(name: str, word: str) -> int:
    if word == "" or any(letter not in "0123456789" for letter in word):
        raise ValueError(f"{name}: {word!r} is not a number")
    return int(word)


def read_bag(word: str) -> dict[str, int]:
    counts = [read_number("bag", part) for part in word.split("/")]
    if len(counts) != len(KINDS):
        raise ValueError("bag: three counts, straight/curve/cat")
    if sum(counts) != IN_THE_BAG:
        raise ValueError(f"bag: the counts have to add up to {IN_THE_BAG}")
    if counts[1] == 0:
        raise ValueError("bag: at least one curve")
    return {"straight": counts[0], "curve": counts[1], "cat": counts[2]}


class Naive:
    def __init__(self, options: dict[str, str], seats: int) -> None:
        if seats not in CORNERS:
            raise ValueError("seats: 2 or 4 can play, or 3 with the switch for players")
        for name, word in options.items():
            if name not in DEFAULTS:
                raise ValueError(f"{name}: there is no such switch")
            if name in OPTION_WORDS and word not in OPTION_WORDS[name]:
                raise ValueError(f"{name}: {word!r} is none of {OPTION_WORDS[name]}")
        words = dict(DEFAULTS)
        words.update(options)
        if seats == 3 and words["players"] != "2-to-4":
            raise ValueError("players: three need 2-to-4")

        self.seats = seats
        self.bag = read_bag(words["bag"])
        self.cat_against = words["cat_against"]
        self.cat_zone = words["cat_zone"]
        self.scent_exception = words["scent"] == "may-block"
        self.cats_go_back = words["take_back"] == "cat-or-own"
        self.may_point = words["may_point"] == "yes"
        self.finish = words["finish"]
        self.limit = read_number("limit", words["limit"])
        if not 0 <= self.limit <= LARGEST_LIMIT:
            raise ValueError(f"limit: 0 to {LARGEST_LIMIT} turns")
        self.seat: int | None = None  # until lots are drawn
        if words["first"] != "lot":
            self.seat = int(words["first"])
            if self.seat >= seats:
                raise ValueError(f"first: there is no seat {self.seat}")
        words["bag"] = self._bag_text()
        words["limit"] = str(self.limit)
        changed = [f"{name}={words[name]}" for name in DEFAULTS if words[name] != DEFAULTS[name]]
        self.with_text = ",".join(changed) or "standard"

        self.corners = CORNERS[seats]
        self.paths: list[list[Tile]] = [[] for _ in range(seats)]
        self.cats: list[str] = []
        self.hand = "-"  # a kind; "?" while nature is to draw; "-" for nothing
        self.turns = 0
        self.winner: int | None = None
        self.drawn = [0] * seats

    def copy(self) -> Naive:
        other = object.__new__(Naive)
        other.__dict__.update(self.__dict__)
        other.bag = dict(self.bag)
        other.paths = [list(path) for path in self.paths]
        other.cats = list(self.cats)
        other.drawn = list(self.drawn)
        return other

    # --- What lies where ---

    def _board(self) -> dict[str, str]:
        """What lies on the squares that are not empty: cheese, mouse, cat or path."""
        board = {CHEESE: "cheese"}
        for corner in self.corners:
            board[corner] = "mouse"
        for cat in self.cats:
            board[cat] = "cat"
        for path in self.paths:
            for cell, _, _ in path:
                board[cell] = "path"
        return board

    def _exits(self, seat: int) -> dict[str, str]:
        """The squares for the seat's next tile, each with the side on which its line would begin.

        A path has one at its free end; a seat without a path has the two neighbours of its corner (MR5, MR6).
        """
        if self.paths[seat]:
            cell, _, end = self.paths[seat][-1]
            ways = [(neighbour(cell, end), end)]
        else:
            ways = [(neighbour(self.corners[seat], side), side) for side in SIDES]
        return {ahead: OPPOSITE[side] for ahead, side in ways if ahead is not None}

    def _ways_to_lay(self) -> dict[str, Tile]:
        """MD4 to MD7: the ways to lay the path tile in hand, by the direction of its new end."""
        assert self.seat is not None
        board = self._board()
        ways: dict[str, Tile] = {}
        for cell, begin in self._exits(self.seat).items():
            if cell in board:
                continue
            for end in SIDES:
                if end == begin or kind_of((cell, begin, end)) != self.hand:
                    continue
                ahead = neighbour(cell, end)
                if ahead is None:
                    continue  # MR9, MD6: it would point off the board
                if not self._may_be_ahead(board.get(ahead)):
                    continue
                assert end not in ways, "the new end names the square"
                ways[end] = (cell, begin, end)
        return ways

    def _squares_for_the_cat(self) -> set[str]:
        """MR11 to MR14, MD11 to MD16, MD25."""
        board = self._board()
        barred = self._squares_no_cat_may_block(board)
        target = self._target()
        squares = set()
        for cell in CELLS:
            if cell in board:
                continue
            in_reach = self._is_in_reach_of(target, cell)
            excepted = cell in SCENT and self.scent_exception
            if excepted or (in_reach and cell not in barred):
                squares.add(cell)
        return squares

    def _squares_no_cat_may_block(self, board: dict[str, str]) -> set[str]:
        """The squares at the ends of paths (MD13) and the last free exits of corners without a path (MD14)."""
        barred = set()
        for seat in range(self.seats):
            free = [cell for cell in self._exits(seat) if cell not in board]
            if self.paths[seat] or len(free) == 1:
                barred.update(free)
            if not self.paths[seat] and not self.cats_go_back:
                barred |= self._squares_of_every_first_tile(seat, board)
        return barred

    def _squares_of_every_first_tile(self, seat: int, board: dict[str, str]) -> set[str]:
        """MD14, where cats stay: what all first tiles that are still possible have in common.

        A tile takes up the square it lies on and the one it points at.
        """
        tiles = [
            {cell, ahead}
            for cell, begin in self._exits(seat).items()
            for end in SIDES
            if end != begin and cell not in board
            for ahead in [neighbour(cell, end)]
            if ahead is not None and self._may_be_ahead(board.get(ahead))
        ]
        return set.intersection(*tiles) if tiles else set()

    def _may_be_ahead(self, what: str | None) -> bool:
        """MD5, MD7: whether the end of a path may point at this."""
        if what == "cat":
            return False  # MR10
        return self.may_point or what not in ("path", "mouse")  # MR8

    def _target(self) -> int:
        """MD11: the seat that the cat is laid against; among equals the first one after the mover."""
        assert self.seat is not None
        others = [(self.seat + number) % self.seats for number in range(1, self.seats)]
        target = others[0]
        for other in others[1:]:
            if self.cat_against == "nearest" and self._from_the_cheese(other) < self._from_the_cheese(target):
                target = other
            if self.cat_against == "longest" and len(self.paths[other]) > len(self.paths[target]):
                target = other
        return target

    def _from_the_cheese(self, seat: int) -> int:
        last = self.paths[seat][-1][0] if self.paths[seat] else self.corners[seat]
        return steps(last, CHEESE)

    def _is_in_reach_of(self, seat: int, cell: str) -> bool:
        """MD12: whether a cat against this seat may lie here, as far as the place goes."""
        if self.cat_zone == "side":
            return self._is_on_the_side_of(seat, cell)
        if self.cat_zone == "way":
            return self._is_in_the_way_of(seat, cell)
        if self.cat_zone == "anywhere":
            return True
        return self._is_on_the_side_of(seat, cell) or self._is_in_the_way_of(seat, cell)

    def _is_in_the_way_of(self, seat: int, cell: str) -> bool:
        """MD12: in the rectangle between the path's last square and the cheese; a path has one more ring around it."""
        path = self.paths[seat]
        last = path[-1][0] if path else self.corners[seat]
        ring = 1 if path else 0
        left, right = sorted([COLUMNS.index(last[0]), COLUMNS.index(CHEESE[0])])
        top, bottom = sorted([ROWS.index(last[1:]), ROWS.index(CHEESE[1:])])
        across = left - ring <= COLUMNS.index(cell[0]) <= right + ring
        return across and top - ring <= ROWS.index(cell[1:]) <= bottom + ring

    def _is_on_the_side_of(self, seat: int, cell: str) -> bool:
        """MD12: whether no other corner is nearer to the cell."""
        own = steps(cell, self.corners[seat])
        return all(steps(cell, corner) >= own for corner in self.corners)

    # --- What comes next ---

    def _next(self) -> str:
        """What comes next: over, lot, draw, return, path, cat or turn."""
        if self.winner is not None:
            return "over"
        if self.seat is None:
            return "lot"
        if self.hand == "-":
            return "over" if self.limit and self.turns >= self.limit else "turn"
        if self.hand == "?":
            return "draw"
        if self.hand == "cat":
            return "cat" if self._squares_for_the_cat() else "return"
        return "path" if self._ways_to_lay() else "return"

    def mover(self) -> int | None:
        return self.seat if self._next() in ("turn", "path", "cat") else None

    def over(self) -> bool:
        return self._next() == "over"

    def legal(self) -> set[str]:
        what = self._next()
        if what == "turn":
            return self._beginnings()
        if what == "path":
            return set(self._ways_to_lay())
        if what == "cat":
            return self._squares_for_the_cat()
        return set(self._outcomes(what))

    def _beginnings(self) -> set[str]:
        """MR4, MR15, MD18 to MD21, MD23: the actions that can begin a turn."""
        assert self.seat is not None
        actions = {"miss"}
        if sum(self.bag.values()) > 0:
            actions.add("draw")
        if self.paths[self.seat]:
            actions.add("back")
        if self.cats_go_back:
            actions.update(self.cats)
        return actions

    def chance(self, action: str) -> int:
        return self._outcomes(self._next()).get(action, 0)

    def _outcomes(self, what: str) -> dict[str, int]:
        """Nature's outcomes now, with their weights."""
        if what == "draw":
            return {kind: count for kind, count in self.bag.items() if count > 0}
        if what == "lot":
            return {"seat" + str(seat): 1 for seat in range(self.seats)}
        if what == "return":
            return {"return": 1}
        return {}

    # --- Moves ---

    def play(self, action: str) -> None:
        what = self._next()
        if action not in self.legal():
            raise ValueError(f"{action!r} is not possible now")
        if what == "lot":
            self.seat = int(action[-1])
            return
        assert self.seat is not None
        if what == "turn" and action == "draw":
            self.hand = "?"
            return
        if what == "draw":
            self.bag[action] -= 1
            self.hand = action
            self.drawn[self.seat] += 1
            return

        if what == "turn":
            self._miss(action)
        elif what == "path":
            tile = self._ways_to_lay()[action]
            self.paths[self.seat].append(tile)
            if self._reaches_the_finish(tile):
                self.winner = self.seat
        elif what == "cat":
            self.cats.append(action)
        else:  # MD8, MD17: it cannot be laid
            self.bag[self.hand] += 1
        self.hand = "-"
        self.turns += 1
        if self.winner is None:
            self.seat = (self.seat + 1) % self.seats

    def _miss(self, action: str) -> None:
        """MR15: nothing, the last tile of the seat's path, or a cat goes back into the bag."""
        assert self.seat is not None
        if action == "back":
            tile = self.paths[self.seat].pop()
            self.bag[kind_of(tile)] += 1
        elif action != "miss":
            self.cats.remove(action)
            self.bag["cat"] += 1

    def _reaches_the_finish(self, tile: Tile) -> bool:
        """MD22."""
        cell, _, end = tile
        if self.finish == "scent":
            return cell in SCENT
        return neighbour(cell, end) == CHEESE

    # --- The end ---

    def score(self, seat: int) -> int:
        """MD28."""
        return 1 if self.winner == seat else 0

    def won(self, seat: int) -> bool:
        return self.winner == seat

    def verdict(self) -> int:
        """Mouse race has no scale of verdicts."""
        return 0

    # --- Text ---

    def _bag_text(self) -> str:
        return "/".join(str(self.bag[kind]) for kind in KINDS)

    def text(self) -> str:
        drawn_as = {CHEESE: "*"}
        for seat in range(self.seats):
            drawn_as[self.corners[seat]] = str(seat)
            for tile in self.paths[seat]:
                drawn_as[tile[0]] = line_of(tile)
        for cat in self.cats:
            drawn_as[cat] = "C"
        rows = ["".join(drawn_as.get(column + row, ".") for column in COLUMNS) for row in ROWS]
        fields = [
            "/".join(rows),
            "paths:" + ",".join("".join(end for _, _, end in path) or "-" for path in self.paths),
            "hand:" + self.hand,
            "bag:" + self._bag_text(),
            "turns:" + str(self.turns),
            "seat:" + (str(self.seat) if self.seat is not None else "-"),
            "won:" + (str(self.winner) if self.winner is not None else "-"),
            "drawn:" + ",".join(str(number) for number in self.drawn),
            "with:" + self.with_text,
            "rules:2",
        ]
        return " ".join(fields)


def perft(game: Naive, depth: int) -> int:
    """How many sequences of `depth` moves there are; forced moves are played at once and not counted."""
    if depth == 0:
        return 1
    start = game.copy()
    play_forced(start)
    total = 0
    for action in sorted(start.legal()):
        after = start.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total


def play_forced(game: Naive) -> None:
    while game.legal() == {"return"}:
        game.play("return")
