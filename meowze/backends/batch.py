"""Many games with the same rules at once: one after the other on the CPU, in parallel on a GPU."""

from typing import Any

from meowze.backends import cpu, cuda
from meowze.backends.action_sets import words_of
from meowze.backends.gather import BackendError
from meowze.backends.rows import words
from meowze.games.contract import AnyRules

LOOPS = ("play_all", "act_all", "look_all")


def spread_seeds(seed: int, count: int) -> Any:
    """As many states of the random generator as asked for, derived from one seed by splitmix64."""
    import numpy

    x = (numpy.arange(count, dtype=numpy.uint64) + numpy.uint64(seed << 32)) * numpy.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> numpy.uint64(30))) * numpy.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> numpy.uint64(27))) * numpy.uint64(0x94D049BB133111EB)
    return ((x ^ (x >> numpy.uint64(31))) >> numpy.uint64(2)).astype(numpy.int64)


def columns(states: list[Any]) -> Any:
    """States as an array of int64, one column for each state."""
    import numpy

    reads = [compile(text, "<word>", "eval") for text in words(type(states[0]), "s")]
    return numpy.array([[eval(read, {"s": s}) for s in states] for read in reads], dtype=numpy.int64)


class Batch:
    """Many games as arrays of int64, in main memory or on the GPU, with one column or element for each game.

    `law` holds the compiled loops, `rows` the states, `lucks` the states of the random generators, `finished` how many
    games `play` has finished. `act` fills `ended` and `goals`; `look` fills `movers` and `legal`.
    """

    def __init__(
        self, rules: AnyRules, options: Any, seats: int, games: int, seed: int = 1, backend: str = "cpu"
    ) -> None:
        if wrong := rules.fits(options, seats):
            raise BackendError(f"switch {wrong} of {options} does not fit {seats} seats")
        if games < 1 or not 0 <= seed < 1 << 31:
            raise BackendError(f"a batch needs one game or more and a seed below 2^31, not {games} and {seed}")
        if backend not in {"cpu", "cuda"}:
            raise BackendError(f"a batch is played on cpu or cuda, not on {backend!r}")
        import numpy

        first = rules.start(options, seats)
        fixed = {"options": first.options, "seats": first.seats}  # constants need no registers and no branches
        put: Any = cuda.available_gpu().to_device if backend == "cuda" else numpy.ascontiguousarray
        self.law: Any = cuda.load(rules, (), fixed) if backend == "cuda" else cpu.load(rules, (), fixed, LOOPS)
        self.games, self.seats = games, seats
        self.rows = put(numpy.repeat(columns([first]), games, axis=1))
        self.lucks = put(spread_seeds(seed, games))
        self.finished, self.ended, self.movers = (put(numpy.zeros(games, dtype=numpy.int64)) for _ in range(3))
        heights = words_of(rules.ACTIONS), seats
        self.legal, self.goals = (put(numpy.zeros((height, games), dtype=numpy.int64)) for height in heights)
        self.play(0)  # the deal

    def play(self, count: int) -> None:
        """Play `count` random actions of seats in every game, and nature's moves until a seat is to act again.

        A game that ends, or is cut off after `loops.LONGEST` turns, is replaced by a new deal.
        """
        self.law.play_all(self.rows, self.lucks, self.finished, count)

    def act(self, codes: Any) -> None:
        """Play one given action in each game.

        `ended` becomes 1 where the game ended, 2 where it was cut off after `loops.LONGEST` turns, -1 where the action
        was illegal, else 0. A game that ended or was cut off is replaced by a new deal.
        """
        self.law.act_all(self.rows, self.lucks, codes, self.ended, self.goals)

    def look(self) -> None:
        """Fill `movers`, and `legal` with the words of each game's set of legal actions."""
        self.law.look_all(self.rows, self.movers, self.legal)
