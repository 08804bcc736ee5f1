"""The naive twin of Chabyrinthe: the game written directly from docs/rules/chabyrinthe.md.

It is slow on purpose: plain lists, dicts, loops and recursion. It shares no code with the package, so that a mistake
in either of the two shows up as a difference. Names and texts are those of docs/notation.md.
"""

from __future__ import annotations

SHAPES = ["L", "I", "T", "X", "B", "D", "U"]
SIDES = ["n", "e", "s", "w"]
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}

# The sides that a card joins at turn 0; two words are two separate gutters.
JOINS = {
    "L": ["ne"],
    "I": ["ns"],
    "T": ["esw"],
    "X": ["nesw"],
    "B": ["ns", "ew"],
    "D": ["ne", "sw"],
    "U": ["n"],
}

DECKS = {"26": [8, 6, 4, 2, 3, 3, 0], "36": [11, 8, 6, 3, 4, 4, 0]}
CAT_VALUES = [3, 4, 5]
CATS_OF_EACH_VALUE = 5
LARGEST_DECK = 36
LARGEST_LIMIT = 1000000

# The most turns for each verdict of CR22, best first; more turns than these give the worst verdict.
SCALE = [7, 9, 11, 13, 15, 17]

OPTION_NAMES = [
    "deck",
    "board",
    "mode",
    "actions",
    "must_rotate",
    "inserted",
    "shared_home",
    "limit",
    "first",
]
OPTION_WORDS = {
    "board": ["4x4", "3x3"],
    "mode": ["points", "teams", "cooperative", "solitaire"],
    "actions": ["exactly-two", "at-most-two"],
    "must_rotate": ["no", "yes"],
    "inserted": ["free", "as-it-lies"],
    "shared_home": ["one-place", "each-cat"],
}

Card = tuple[str, int]  # shape, quarters turned clockwise
Gutter = tuple[str, str]  # cell, the sides that this gutter of its card joins


def gutters_of(card: Card) -> list[str]:
    """The gutters of a card as it lies, each as its sides in the order n, e, s, w."""
    shape, turn = card
    result = []
    for joined in JOINS[shape]:
        turned = [SIDES[(SIDES.index(side) + turn) % 4] for side in joined]
        result.append("".join(side for side in SIDES if side in turned))
    return result


def written(card: Card) -> str:
    """The card as text, with the smallest turn that looks the same."""
    shape, turn = card
    for smaller in range(turn % 4):
        if sorted(gutters_of((shape, smaller))) == sorted(gutters_of(card)):
            return shape + str(smaller)
    return shape + str(turn % 4)


def read_number(name: str, word: str) -> int:
    if word == "" or any(letter not in "0123456789" for letter in word):
        raise ValueError(f"{name}: {word!r} is not a number")
    return int(word)


def read_deck(word: str) -> list[int]:
    if word in DECKS:
        return list(DECKS[word])
    parts = word.split("/")
    if len(parts) == len(SHAPES) - 1:
        parts.append("0")
    if len(parts) != len(SHAPES):
        raise ValueError(f"deck: {word!r} is neither 26 nor 36 nor a count for each shape")
    return [read_number("deck", part) for part in parts]


class Naive:
    def __init__(self, options: dict[str, str], seats: int) -> None:
        if seats not in (1, 2, 3, 4):
            raise ValueError("seats: 1 to 4 can play")
        for name, word in options.items():
            if name not in OPTION_NAMES:
                raise ValueError(f"{name}: there is no such switch")
            if name in OPTION_WORDS and word not in OPTION_WORDS[name]:
                raise ValueError(f"{name}: {word!r} is none of {OPTION_WORDS[name]}")

        self.seats = seats
        self.size = 3 if options.get("board", "4x4") == "3x3" else 4
        self.mode = self._read_mode(options)
        self.may_stop = options.get("actions", "exactly-two") == "at-most-two"
        self.must_rotate = options.get("must_rotate", "no") == "yes"
        self.as_it_lies = options.get("inserted", "free") == "as-it-lies"
        self.each_cat = options.get("shared_home", "one-place") == "each-cat"
        self.limit = read_number("limit", options.get("limit", "0"))
        if self.limit > LARGEST_LIMIT:
            raise ValueError(f"limit: at most {LARGEST_LIMIT}")
        self.first = self._read_first(options)
        deck = read_deck(options.get("deck", "26"))
        if deck[0] < 2:
            raise ValueError("deck: two plain elbows are needed")
        if sum(deck) < self.size * self.size + 1:
            raise ValueError(f"deck: at least {self.size * self.size + 1} cards are needed")
        if sum(deck) > LARGEST_DECK:
            raise ValueError(f"deck: at most {LARGEST_DECK} cards")
        self.with_text = self._options_text(deck)

        columns = "abcd"[: self.size]
        rows = "1234"[: self.size]
        last_column = columns[-1]
        last_row = rows[-1]
        self.cells = [column + row for row in rows for column in columns]
        # The places clockwise from the upper left, each with the cell it touches and on which side of it.
        self.touches: dict[str, tuple[str, str]] = {}
        for column in columns:
            self.touches[column + "n"] = (column + rows[0], "n")
        for row in rows:
            self.touches[row + "e"] = (last_column + row, "e")
        for column in reversed(columns):
            self.touches[column + "s"] = (column + last_row, "s")
        for row in reversed(rows):
            self.touches[row + "w"] = (columns[0] + row, "w")
        self.places = list(self.touches)

        # CD3, CD29: before the deal the two elbows lie in their corners, opening inwards.
        self.board: dict[str, Card] = {columns[0] + last_row: ("L", 0), last_column + rows[0]: ("L", 2)}
        self.unseen = dict(zip(SHAPES, deck, strict=True))
        self.unseen["L"] -= 2
        self.top: Card | None = None
        self.under: list[Card] = []
        # CD2: homes at places N and 3N; cats at 0 and 2N, owed for the places just before these.
        self.homes = [self.places[self.size], self.places[3 * self.size]]
        self.cats: dict[str, int] = {}
        self.strays = dict.fromkeys(CAT_VALUES, CATS_OF_EACH_VALUE)
        self.owed = [self.places[2 * self.size - 1], self.places[-1]]
        self.won_cats: list[list[int]] = [[] for _ in range(seats)]
        self.turns = 0
        self.seat: int | None = self.first
        self.did = "-"

    def _read_mode(self, options: dict[str, str]) -> str:
        mode = options.get("mode", self._usual_mode())
        if mode == "solitaire" and self.seats != 1:
            raise ValueError("mode: solitaire is for one seat")
        if mode == "teams" and self.seats != 4:
            raise ValueError("mode: teams need four seats")
        if mode in ("points", "cooperative") and self.seats < 2:
            raise ValueError(f"mode: {mode} needs two to four seats")
        return mode

    def _usual_mode(self) -> str:
        return "solitaire" if self.seats == 1 else "points"

    def _read_first(self, options: dict[str, str]) -> int | None:
        """The seat that begins, or None if lots decide."""
        word = options.get("first", "lot")
        self.first_word = word
        if word == "lot":
            return 0 if self.seats == 1 else None
        if word not in ("0", "1", "2", "3"):
            raise ValueError(f"first: {word!r} is neither lot nor a seat")
        if int(word) >= self.seats:
            raise ValueError(f"first: there is no seat {word}")
        if self.mode == "teams" and int(word) not in (0, 2):
            raise ValueError("first: in teams only seat 0 or seat 2 can begin")
        return int(word)

    def _options_text(self, deck: list[int]) -> str:
        deck_word = "/".join(str(count) for count in deck)
        for name, counts in DECKS.items():
            if counts == deck:
                deck_word = name
        words = {
            "deck": (deck_word, "26"),
            "board": (f"{self.size}x{self.size}", "4x4"),
            "mode": (self.mode, self._usual_mode()),
            "actions": ("at-most-two" if self.may_stop else "exactly-two", "exactly-two"),
            "must_rotate": ("yes" if self.must_rotate else "no", "no"),
            "inserted": ("as-it-lies" if self.as_it_lies else "free", "free"),
            "shared_home": ("each-cat" if self.each_cat else "one-place", "one-place"),
            "limit": (str(self.limit), "0"),
            "first": (self.first_word, "lot"),
        }
        parts = [f"{name}={words[name][0]}" for name in OPTION_NAMES if words[name][0] != words[name][1]]
        return ",".join(parts) if parts else "standard"

    def copy(self) -> Naive:
        other = object.__new__(Naive)
        other.__dict__.update(self.__dict__)
        other.board = dict(self.board)
        other.unseen = dict(self.unseen)
        other.under = list(self.under)
        other.homes = list(self.homes)
        other.cats = dict(self.cats)
        other.strays = dict(self.strays)
        other.owed = list(self.owed)
        other.won_cats = [list(cats) for cats in self.won_cats]
        return other

    # --- What comes next ---

    def _next(self) -> str:
        """What comes next: deal, draw, under, cat, home, over, lot or act."""
        if len(self.board) < len(self.cells):
            return "deal"
        if self.top is None:
            return "draw" if sum(self.unseen.values()) > 0 else "under"
        if self.owed:
            return "cat"
        if self._cats_with_a_way():
            return "home"
        if not self.cats:
            return "over"
        if self.seat is None:
            return "lot"
        if self.limit > 0 and self.turns >= self.limit:
            return "over"
        return "act"

    def mover(self) -> int | None:
        return self.seat if self._next() == "act" else None

    def over(self) -> bool:
        return self._next() == "over"

    def legal(self) -> set[str]:
        what = self._next()
        if what == "over":
            return set()
        if what == "act":
            return self._seat_actions()
        return set(self._outcomes(what))

    def chance(self, action: str) -> int:
        return self._outcomes(self._next()).get(action, 0)

    def _outcomes(self, what: str) -> dict[str, int]:
        """Nature's outcomes now, with their weights."""
        outcomes: dict[str, int] = {}
        if what in ("deal", "draw"):
            turns = [0, 1, 2, 3] if what == "deal" or self.as_it_lies else [0]
            for shape, count in self.unseen.items():
                for turn in turns:
                    if count > 0:
                        outcomes[shape + str(turn)] = count
        elif what == "cat":
            for value, count in self.strays.items():
                if count > 0:
                    outcomes["cat" + str(value)] = count
        elif what == "lot":
            for seat in range(self.seats):
                if self.mode != "teams" or seat in (0, 2):
                    outcomes["seat" + str(seat)] = 1
        elif what in ("under", "home"):
            outcomes[what] = 1
        return outcomes

    def _seat_actions(self) -> set[str]:
        actions = set()
        for cell in self.cells:
            for gesture in ("+", "++", "-"):
                actions.add(cell + gesture)
        if not (self.must_rotate and self.did == "p"):
            for place in self.places:
                for quarters in [0] if self.as_it_lies else [0, 1, 2, 3]:
                    actions.add(place + str(quarters))
        if self.may_stop:
            actions.add("stop")
        return actions

    # --- Moves ---

    def play(self, action: str) -> None:
        what = self._next()
        if action not in self.legal():
            raise ValueError(f"{action!r} is not possible now")
        if what == "deal":
            empty = [cell for cell in self.cells if cell not in self.board]
            self.board[empty[0]] = self._take_unseen(action)
        elif what == "draw":
            self.top = self._take_unseen(action)
        elif what == "under":
            self.top = self.under.pop(0)
        elif what == "cat":
            self._lay_cat(int(action[3:]))
        elif what == "home":
            self._round_of_wins()
        elif what == "lot":
            self.seat = int(action[4:])
        elif action == "stop":
            self.did = "2"
        elif action[-1] in "+-":
            self._rotate(action[:2], action[2:])
            self.did = "r" if self.did == "-" else "2"
        else:
            self._push(action[:2], int(action[2]))
            self.did = "p" if self.did == "-" else "2"
        self._end_turn_if_done()

    def _take_unseen(self, action: str) -> Card:
        self.unseen[action[0]] -= 1
        return (action[0], int(action[1]))

    def _rotate(self, cell: str, gesture: str) -> None:
        quarters = {"+": 1, "++": 2, "-": 3}[gesture]
        shape, turn = self.board[cell]
        self.board[cell] = (shape, (turn + quarters) % 4)

    def _push(self, door: str, quarters: int) -> None:
        """CR8-CR10: the card at the far end goes under the pile, then the top card is pushed in."""
        line = self._line_from(door)
        shape, turn = self.board[line[-1]]
        self.under.append((shape, turn) if self.as_it_lies else (shape, 0))
        for index in range(len(line) - 1, 0, -1):
            self.board[line[index]] = self.board[line[index - 1]]
        assert self.top is not None
        shape, turn = self.top
        self.board[line[0]] = (shape, (turn + quarters) % 4)
        self.top = None

    def _line_from(self, door: str) -> list[str]:
        """The cells of the row or column of a door, the one next to the door first."""
        cell, side = self.touches[door]
        line = []
        here: str | None = cell
        while here is not None:
            line.append(here)
            here = self._neighbour(here, OPPOSITE[side])
        return line

    def _neighbour(self, cell: str, side: str) -> str | None:
        column = "abcd".index(cell[0]) + {"n": 0, "e": 1, "s": 0, "w": -1}[side]
        row = "1234".index(cell[1]) + {"n": -1, "e": 0, "s": 1, "w": 0}[side]
        if 0 <= column < self.size and 0 <= row < self.size:
            return "abcd"[column] + "1234"[row]
        return None

    def _lay_cat(self, value: int) -> None:
        """CR13, CD17-CD19: the next cat is laid clockwise of the first place that is owed one."""
        old_place = self.owed.pop(0)
        self.strays[value] -= 1
        taken = self.homes + list(self.cats)
        self.cats[self._free_place_after(old_place, taken)] = value
        if sum(self.strays.values()) == 0:
            self.owed = []

    def _free_place_after(self, place: str, taken: list[str]) -> str:
        index = self.places.index(place)
        while True:
            index = (index + 1) % len(self.places)
            if self.places[index] not in taken:
                return self.places[index]

    def _round_of_wins(self) -> None:
        """CD15: cats are won and homes move; then new cats are owed."""
        winners = self._cats_with_a_way()
        goes_to = {cat: self._home_for(cat) for cat in winners}
        assert self.seat is not None
        for cat in winners:
            self.won_cats[self.seat].append(self.cats.pop(cat))

        # CD17: all homes that move are lifted first, so that they do not block each other.
        lifted = [home for home in self.homes if home in goes_to.values()]
        standing = [home for home in self.homes if home not in lifted]
        moved = []
        for home in lifted:
            visitors = [cat for cat in winners if goes_to[cat] == home]
            new_place = home
            for _ in visitors if self.each_cat else visitors[:1]:  # CD16
                new_place = self._free_place_after(new_place, standing + list(self.cats))
            moved.append(new_place)
        self.homes = standing + moved

        if sum(self.strays.values()) > 0:
            self.owed = winners
        if not self.cats and not self.owed:
            self.turns += 1  # CD20: with the last cat the turn counts as a full one

    def _end_turn_if_done(self) -> None:
        settled = self.top is not None and not self.owed and not self._cats_with_a_way()
        if self.did == "2" and settled and self.cats:
            assert self.seat is not None
            self.turns += 1
            self.seat = (self.seat + 1) % self.seats
            self.did = "-"

    # --- Ways ---

    def _joined_to(self, place: str) -> list[Gutter]:
        """Every gutter that can be reached from this place (CD12)."""
        found: list[Gutter] = []
        cell, side = self.touches[place]
        self._follow(cell, side, found)
        return found

    def _follow(self, cell: str, side: str, found: list[Gutter]) -> None:
        """Enter a cell from one of its sides and follow the gutters as far as they go."""
        if cell not in self.board:
            return
        for gutter in gutters_of(self.board[cell]):
            if side in gutter and (cell, gutter) not in found:
                found.append((cell, gutter))
                for exit_side in gutter:
                    neighbour = self._neighbour(cell, exit_side)
                    if neighbour is not None:
                        self._follow(neighbour, OPPOSITE[exit_side], found)

    def _homes_reached(self, cat: str) -> list[str]:
        reached = []
        for home in self.homes:
            home_cell, home_side = self.touches[home]
            for cell, gutter in self._joined_to(cat):
                if cell == home_cell and home_side in gutter:
                    reached.append(home)
        return reached

    def _cats_with_a_way(self) -> list[str]:
        """The places of the cats that have a way to a home, in the order of places."""
        return [place for place in self.places if place in self.cats and self._homes_reached(place)]

    def _home_for(self, cat: str) -> str:
        """CD14: the first home clockwise from the cat that it can reach."""
        reached = self._homes_reached(cat)
        start = self.places.index(cat)
        clockwise = self.places[start:] + self.places[:start]
        return next(place for place in clockwise if place in reached)

    def ways(self) -> list[set[str]]:
        return [{cell for cell, _ in self._joined_to(cat)} for cat in self._cats_with_a_way()]

    # --- The end ---

    def _counts_turns(self) -> bool:
        return self.mode in ("solitaire", "cooperative")

    def score(self, seat: int) -> int:
        if self._counts_turns():
            return self.turns
        if self.mode == "teams":
            team = [0, 1] if seat in (0, 1) else [2, 3]
            return sum(sum(self.won_cats[partner]) for partner in team)
        return sum(self.won_cats[seat])

    def _solved(self) -> bool:
        return sum(len(cats) for cats in self.won_cats) == CATS_OF_EACH_VALUE * len(CAT_VALUES)

    def won(self, seat: int) -> bool:
        if not self.over():
            return False
        if self._counts_turns():
            return self._solved()
        return self.score(seat) == max(self.score(other) for other in range(self.seats))

    def verdict(self) -> int:
        if not self._counts_turns() or not self._solved():
            return 0
        for index, most in enumerate(SCALE):
            if self.turns <= most:
                return index + 1
        return len(SCALE) + 1

    # --- Text ---

    def text(self) -> str:
        rows = []
        for row in "1234"[: self.size]:
            cards = [written(self.board[cell]) if cell in self.board else ".." for cell in self.cells if cell[1] == row]
            rows.append("".join(cards))
        homes = [place for place in self.places if place in self.homes]
        cats = [place + str(self.cats[place]) for place in self.places if place in self.cats]
        won = ["/".join(str(cats.count(value)) for value in CAT_VALUES) for cats in self.won_cats]
        fields = [
            "/".join(rows),
            "homes:" + (",".join(homes) or "-"),
            "cats:" + (",".join(cats) or "-"),
            "top:" + (written(self.top) if self.top is not None else "-"),
            "under:" + ("".join(written(card) for card in self.under) or "-"),
            "unseen:" + "/".join(str(self.unseen[shape]) for shape in SHAPES),
            "strays:" + "/".join(str(self.strays[value]) for value in CAT_VALUES),
            "owed:" + (",".join(self.owed) or "-"),
            "won:" + ",".join(won),
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
    while game.legal() in ({"under"}, {"home"}):
        game.play(next(iter(game.legal())))
