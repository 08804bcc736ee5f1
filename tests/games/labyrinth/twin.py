"""The naive twin of Labyrinth: the game written directly from docs/rules/labyrinth.md.

It is slow on purpose: plain lists, dicts, loops and recursion. It shares no code with the package, so that a mistake
in either of the two shows up as a difference. Names and texts are those of docs/notation.md.
"""

from __future__ import annotations

COLUMNS = "abcdefg"
ROWS = "1234567"
CELLS = [column + row for row in ROWS for column in COLUMNS]
SIDES = ["n", "e", "s", "w"]
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

# The doors clockwise: the letter of a column or the number of a row, then the side of the board.
DOORS = ["bn", "dn", "fn", "2e", "4e", "6e", "fs", "ds", "bs", "6w", "4w", "2w"]

# The open sides of a tile at turn 0.
OPEN = {"L": "ne", "I": "ns", "T": "esw"}

TREASURES = "abcdefghijklmnopqrstuvwx"

# The sixteen fixed tiles: shape, open sides, treasure.
FIXED = {
    "a1": ("L", "es", "-"),
    "c1": ("T", "esw", "a"),  # book
    "e1": ("T", "esw", "b"),  # gold
    "g1": ("L", "sw", "-"),
    "a3": ("T", "nes", "c"),  # map
    "c3": ("T", "nes", "d"),  # crown
    "e3": ("T", "esw", "e"),  # keys
    "g3": ("T", "nsw", "f"),  # skull
    "a5": ("T", "nes", "g"),  # ring
    "c5": ("T", "new", "h"),  # chest
    "e5": ("T", "nsw", "i"),  # emerald
    "g5": ("T", "nsw", "j"),  # sword
    "a7": ("L", "ne", "-"),
    "c7": ("T", "new", "k"),  # candelabrum
    "e7": ("T", "new", "l"),  # helmet
    "g7": ("L", "nw", "-"),
}

# Loose tiles with a treasure: bat to princess on tees, lizard to spider on corners; one of each.
KINDS = ["I-", "L-"] + ["T" + treasure for treasure in "mnopqr"] + ["L" + treasure for treasure in "stuvwx"]
PLAIN = {"13/15/6": {"I-": 13, "L-": 9}, "12/16/6": {"I-": 12, "L-": 10}}

# LD13: the start corners by the number of seats.
CORNERS = {1: ["a1"], 2: ["a1", "g7"], 3: ["a1", "g1", "g7"], 4: ["a1", "g1", "g7", "a7"]}

LARGEST_LIMIT = 1000000
DEFAULTS = {
    "tiles": "13/15/6",
    "secrets": "all",
    "cards": "top",
    "next_card": "next-turn",
    "finish": "corner",
    "limit": "0",
    "first": "lot",
}
OPTION_WORDS = {
    "tiles": ["13/15/6", "12/16/6"],
    "cards": ["top", "open"],
    "next_card": ["next-turn", "at-once"],
    "finish": ["corner", "anywhere"],
    "first": ["lot", "0", "1", "2", "3"],
}

Tile = tuple[str, int, str]  # shape, quarters turned clockwise, treasure or "-"


def open_sides(shape: str, turn: int) -> str:
    """The sides to which a tile is open as it lies, in the order n, e, s, w."""
    turned = [SIDES[(SIDES.index(side) + turn) % 4] for side in OPEN[shape]]
    return "".join(side for side in SIDES if side in turned)


def smallest_turn(shape: str, sides: str) -> int:
    """The smallest number of quarters after which the shape is open to these sides."""
    for turn in range(4):
        if open_sides(shape, turn) == sides:
            return turn
    raise ValueError(f"{shape} never opens to {sides}")


def written(tile: Tile) -> str:
    """The tile as text, with the smallest turn that looks the same."""
    shape, turn, treasure = tile
    return shape + str(smallest_turn(shape, open_sides(shape, turn))) + treasure


def neighbour(cell: str, side: str) -> str | None:
    right, down = STEP[side]
    column = COLUMNS.index(cell[0]) + right
    row = ROWS.index(cell[1]) + down
    if 0 <= column < 7 and 0 <= row < 7:
        return COLUMNS[column] + ROWS[row]
    return None


def line_from(door: str) -> list[str]:
    """The seven cells of the row or column of a door, the one next to the door first."""
    name, side = door[0], door[1]
    if name in COLUMNS:
        line = [name + row for row in ROWS]
    else:
        line = [column + name for column in COLUMNS]
    return line if side in ("n", "w") else line[::-1]


def in_order(cards: list[str]) -> str:
    return "".join(sorted(cards)) or "-"


def read_number(name: str, word: str) -> int:
    if word == "" or any(letter not in "0123456789" for letter in word):
        raise ValueError(f"{name}: {word!r} is not a number")
    return int(word)


class Naive:
    def __init__(self, options: dict[str, str], seats: int) -> None:
        if seats not in CORNERS:
            raise ValueError("seats: 1 to 4 can play")
        for name, word in options.items():
            if name not in DEFAULTS:
                raise ValueError(f"{name}: there is no such switch")
            if name in OPTION_WORDS and word not in OPTION_WORDS[name]:
                raise ValueError(f"{name}: {word!r} is none of {OPTION_WORDS[name]}")
        words = dict(DEFAULTS)
        words.update(options)

        self.seats = seats
        self.secrets = self._read_secrets(words["secrets"])
        self.all_seen = words["cards"] == "open"
        self.at_once = words["next_card"] == "at-once"
        self.anywhere = words["finish"] == "anywhere"
        self.limit = read_number("limit", words["limit"])
        if self.limit > LARGEST_LIMIT:
            raise ValueError(f"limit: at most {LARGEST_LIMIT}")
        first = self._read_first(words["first"])
        words["secrets"] = "all" if self.secrets == 24 // seats else str(self.secrets)
        words["limit"] = str(self.limit)
        changed = [f"{name}={words[name]}" for name in DEFAULTS if words[name] != DEFAULTS[name]]
        self.with_text = ",".join(changed) or "standard"

        self.board: dict[str, Tile] = {}
        for cell, (shape, sides, treasure) in FIXED.items():
            self.board[cell] = (shape, smallest_turn(shape, sides), treasure)
        self.hand: Tile | None = None
        self.loose = {kind: PLAIN[words["tiles"]].get(kind, 1) for kind in KINDS}
        self.corners = CORNERS[seats]
        self.pawns = list(self.corners)
        self.last: str | None = None
        self.cards: list[list[str]] = [[] for _ in range(seats)]  # seen by the seat, not yet opened
        self.found: list[list[str]] = [[] for _ in range(seats)]
        self.left = [self.secrets] * seats  # dealt to the seat, looked at by nobody
        self.pool = list(TREASURES)  # looked at by nobody, those out of the game included
        self.turns = 0
        self.seat: int | None = first
        self.did = "-"
        self.winner: int | None = None

    def _read_secrets(self, word: str) -> int:
        """LD12: how many cards each seat gets."""
        most = 24 // self.seats
        if word == "all":
            return most
        number = read_number("secrets", word)
        if not 1 <= number <= most:
            raise ValueError(f"secrets: 1 to {most} cards for each of {self.seats}")
        return number

    def _read_first(self, word: str) -> int | None:
        """The seat that begins, or None if lots decide."""
        if word == "lot":
            return 0 if self.seats == 1 else None
        if int(word) >= self.seats:
            raise ValueError(f"first: there is no seat {word}")
        return int(word)

    def copy(self) -> Naive:
        other = object.__new__(Naive)
        other.__dict__.update(self.__dict__)
        other.board = dict(self.board)
        other.loose = dict(self.loose)
        other.pawns = list(self.pawns)
        other.cards = [list(cards) for cards in self.cards]
        other.found = [list(cards) for cards in self.found]
        other.left = list(self.left)
        other.pool = list(self.pool)
        return other

    # --- What comes next ---

    def _next(self) -> str:
        """What comes next: deal, hand, card, lot, over, push, walk or find."""
        if len(self.board) < len(CELLS):
            return "deal"
        if self.hand is None:
            return "hand"
        if self._looks_at_a_card() is not None:
            return "card"
        if self.seat is None:
            return "lot"
        if self.winner is not None or (self.limit > 0 and self.turns >= self.limit):
            return "over"
        return {"-": "push", "p": "walk", "w": "find"}[self.did]

    def _looks_at_a_card(self) -> int | None:
        """The seat that looks at a card now, or None (LD20)."""
        before_the_first_push = self.last is None
        if before_the_first_push:
            for seat in range(self.seats):
                seen = len(self.cards[seat]) + len(self.found[seat])
                if seen < self._seen_before_the_first_turn():
                    return seat
        if self.seat is None or self.all_seen or self.winner is not None:
            return None
        if self.limit > 0 and self.turns >= self.limit:
            return None
        has_no_target = not self.cards[self.seat] and self.left[self.seat] > 0
        moment = "w" if self.at_once else "-"
        return self.seat if has_no_target and self.did == moment else None

    def _seen_before_the_first_turn(self) -> int:
        if self.all_seen:
            return self.secrets
        return 1 if self.at_once else 0

    def mover(self) -> int | None:
        return self.seat if self._next() in ("push", "walk") else None

    def over(self) -> bool:
        return self._next() == "over"

    def legal(self) -> set[str]:
        what = self._next()
        if what == "push":
            return self._pushes()
        if what == "walk":
            assert self.seat is not None
            return self.reach(self.seat)
        return set(self._outcomes(what))

    def chance(self, action: str) -> int:
        return self._outcomes(self._next()).get(action, 0)

    def _outcomes(self, what: str) -> dict[str, int]:
        """Nature's outcomes now, with their weights."""
        outcomes: dict[str, int] = {}
        if what in ("deal", "hand"):
            for kind, count in self.loose.items():
                for turn in [0, 1, 2, 3] if what == "deal" else [0]:
                    if count > 0:
                        outcomes[kind[0] + str(turn) + kind[1]] = count
        elif what == "card":
            for card in self.pool:
                outcomes["card-" + card] = 1
        elif what == "lot":
            for seat in range(self.seats):
                outcomes["seat" + str(seat)] = 1
        elif what == "find":
            outcomes["find"] = 1
        return outcomes

    def _pushes(self) -> set[str]:
        """LR10, LR11, LD1, LD3: pushes in every orientation at every door, except where the last tile came out."""
        pushes = set()
        for door in DOORS:
            if self.last is None or door != self.last[0] + OPPOSITE[self.last[1]]:
                for quarters in "0123":
                    pushes.add(door + quarters)
        return pushes

    def reach(self, seat: int) -> set[str]:
        """LR14: the cells joined to the seat's pawn by an unbroken passage, its own cell included."""
        reached = [self.pawns[seat]]
        for cell in reached:  # the list grows during the loop
            for side in SIDES:
                beyond = neighbour(cell, side)
                if beyond is not None and beyond not in reached and self._joined(cell, side, beyond):
                    reached.append(beyond)
        return set(reached)

    def _joined(self, cell: str, side: str, beyond: str) -> bool:
        if cell not in self.board or beyond not in self.board:
            return False
        shape, turn, _ = self.board[cell]
        other_shape, other_turn, _ = self.board[beyond]
        return side in open_sides(shape, turn) and OPPOSITE[side] in open_sides(other_shape, other_turn)

    # --- Moves ---

    def play(self, action: str) -> None:
        what = self._next()
        if action not in self.legal():
            raise ValueError(f"{action!r} is not possible now")
        if what == "deal":
            empty = [cell for cell in CELLS if cell not in self.board]
            self.board[empty[0]] = self._take_loose(action)
        elif what == "hand":
            self.hand = self._take_loose(action)
        elif what == "card":
            self._look_at(action[-1])
        elif what == "lot":
            self.seat = int(action[-1])
        elif what == "push":
            self._push(action[:2], int(action[2]))
            self.did = "p"
        elif what == "walk":
            assert self.seat is not None
            self.pawns[self.seat] = action
            self.did = "w"
        else:
            self._find()
        self._end_turn_if_done()

    def _take_loose(self, action: str) -> Tile:
        shape, turn, treasure = action[0], int(action[1]), action[2]
        self.loose[shape + treasure] -= 1
        return (shape, turn, treasure)

    def _look_at(self, card: str) -> None:
        seat = self._looks_at_a_card()
        assert seat is not None
        self.pool.remove(card)
        self.cards[seat].append(card)
        self.left[seat] -= 1

    def _push(self, door: str, quarters: int) -> None:
        """LR8, LR13, LD9: a line shifts with its pawns, and the tile that drops out is the next one in hand."""
        line = line_from(door)
        assert self.hand is not None
        dropped_shape, _, dropped_treasure = self.board[line[-1]]
        for index in range(len(line) - 1, 0, -1):
            self.board[line[index]] = self.board[line[index - 1]]
        shape, _, treasure = self.hand
        self.board[line[0]] = (shape, quarters, treasure)
        self.hand = (dropped_shape, 0, dropped_treasure)
        for seat in range(self.seats):
            if self.pawns[seat] == line[-1]:
                self.pawns[seat] = line[0]
            elif self.pawns[seat] in line:
                self.pawns[seat] = line[line.index(self.pawns[seat]) + 1]
        self.last = door

    def _stands_on(self) -> str:
        """The treasure on the tile under the pawn of the seat whose turn it is."""
        assert self.seat is not None
        _, _, treasure = self.board[self.pawns[self.seat]]
        return treasure

    def _find(self) -> None:
        """LR16, LD5: the card of the treasure under the pawn is opened."""
        assert self.seat is not None
        treasure = self._stands_on()
        self.cards[self.seat].remove(treasure)
        self.found[self.seat].append(treasure)

    def _end_turn_if_done(self) -> None:
        if self.did != "w" or self.seat is None:
            return
        if self._stands_on() in self.cards[self.seat] or self._looks_at_a_card() is not None:
            return
        self.turns += 1
        at_the_finish = self.anywhere or self.pawns[self.seat] == self.corners[self.seat]
        if len(self.found[self.seat]) == self.secrets and at_the_finish:
            self.winner = self.seat  # LD11: the game stops here, still in the winner's turn
        else:
            self.seat = (self.seat + 1) % self.seats
            self.did = "-"

    # --- The end ---

    def score(self, seat: int) -> int:
        """LD23; one seat alone counts its turns (LD21)."""
        if self.seats == 1:
            return self.turns
        return len(self.found[seat]) + (1 if self.winner == seat else 0)

    def won(self, seat: int) -> bool:
        return self.winner == seat

    def verdict(self) -> int:
        """Labyrinth has no scale of verdicts."""
        return 0

    # --- Text ---

    def text(self) -> str:
        return self._line([in_order(cards) for cards in self.cards], self.pool)

    def seen(self, seat: int | None) -> str:
        """LD18: the position as a seat or a spectator (None) knows it; after the game all of it."""
        if self.over():
            return self.text()
        cards = []
        unseen = [card for card in TREASURES if all(card not in found for found in self.found)]
        for owner in range(self.seats):
            if owner == seat:
                cards.append(in_order(self.cards[owner]))
                unseen = [card for card in unseen if card not in self.cards[owner]]
            else:
                cards.append("?" * len(self.cards[owner]) or "-")
        return self._line(cards, unseen)

    def _line(self, cards: list[str], pool: list[str]) -> str:
        rows = []
        for row in ROWS:
            cells = [column + row for column in COLUMNS]
            rows.append("".join(written(self.board[cell]) if cell in self.board else "..." for cell in cells))
        dealt = sum(self.loose.values()) == 0
        fields = [
            "/".join(rows),
            "hand:" + (written(self.hand) if self.hand is not None else "-"),
            "loose:" + ("-" if dealt else "/".join(str(self.loose[kind]) for kind in KINDS)),
            "pawns:" + ",".join(self.pawns),
            "last:" + (self.last or "-"),
            "cards:" + ",".join(cards),
            "found:" + ",".join(in_order(found) for found in self.found),
            "left:" + ",".join(str(number) for number in self.left),
            "pool:" + in_order(pool),
            "turns:" + str(self.turns),
            "seat:" + (str(self.seat) if self.seat is not None else "-"),
            "did:" + self.did,
            "with:" + self.with_text,
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
    while game.legal() == {"find"}:
        game.play("find")
