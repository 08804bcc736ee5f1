"""Many games with the same rules at once: one after the other on the CPU, in parallel on a GPU."""

from typing import Any

from meowze.backends import cpu, cuda
from meowze.backends.action_sets import words_of
from meowze.backends.gather import BackendError
from meowze.backends.rows import words
from meowze.extras import needs
from meowze.games import game_named
from meowze.games.contract import AnyGame, AnyRules, Game

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


def put_in_memory(array: Any) -> Any:
    """An array of columns for the CPU: the words of a game lie side by side.

    If every word of a state began a power of two behind the one before it, all of them would compete for the same few
    lines of the cache.
    """
    import numpy

    return numpy.asfortranarray(array)


def is_whole(number: object) -> bool:
    """Whether this is a whole number, whatever the caller was told."""
    return isinstance(number, int)


def rules_of(game: str | AnyGame | AnyRules) -> AnyRules:
    """The rules of a game that is given by its name, by its `Game` or by its rules."""
    if isinstance(game, str):
        return game_named(game).rules
    if isinstance(game, Game):
        return game.rules
    if not hasattr(game, "fits") or not hasattr(game, "ACTIONS"):
        raise BackendError(f"a batch needs the name of a game, its Game or its rules, not {game!r}")
    return game


def options_of(game: str | AnyGame | AnyRules, options: Any, seats: int) -> Any:
    """Options given as a value or, for a game that is given by its name or its `Game`, as text."""
    rules = rules_of(game)
    if not is_whole(seats):
        raise BackendError(f"the number of seats is a whole number, not {seats!r}")
    if isinstance(options, str):
        table = game_named(game) if isinstance(game, str) else game
        if not isinstance(table, Game):
            raise BackendError(
                f"options as text, {options!r}, need the name of a game or its Game, not its rules alone"
            )
        return table.started(options, seats).options
    if not isinstance(options, rules.Options):
        raise BackendError(f"options are text or rules.Options(…), not {options!r}")
    if wrong := rules.fits(options, seats):
        raise BackendError(f"switch {wrong} of {options} does not fit {seats} seats")
    return options


def checked_codes(codes: Any, games: int, backend: str) -> Any:
    """One action code for each game, where the backend can read it; anything else is an error."""
    import numpy

    if backend == "cuda" and hasattr(codes, "__cuda_array_interface__"):
        found = cuda.available_gpu().as_cuda_array(codes)
    else:
        try:
            found = numpy.asarray(codes)
        except (TypeError, ValueError):  # rows of different lengths, or an array of another device
            found = numpy.asarray(None)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        told = f"{'×'.join(map(str, found.shape)) or 'one number'}, {found.dtype}"
        raise BackendError(f"act needs one whole number for each of the {games} games, in one row, not {told}")
    if isinstance(found, numpy.ndarray):
        found = numpy.ascontiguousarray(found, dtype=numpy.int64)
        return cuda.available_gpu().to_device(found) if backend == "cuda" else found
    return found


class Games:
    """Many games under the same options: `rows` are their states, `lucks` the states of their random generators.

    Both are int64. `rows` has one column for each game.
    """

    def __init__(
        self,
        rules: str | AnyGame | AnyRules,
        options: Any,
        seats: int,
        games: int,
        seed: int = 1,
        backend: str = "cpu",
    ) -> None:
        self.rules = rules_of(rules)
        first = self.rules.start(options_of(rules, options, seats), seats)
        if not is_whole(games) or not is_whole(seed) or games < 1 or not 0 <= seed < 1 << 31:
            raise BackendError(f"a batch needs one game or more and a seed below 2^31, not {games!r} and {seed!r}")
        if backend not in {"cpu", "cuda"}:
            raise BackendError(f"a batch is played on cpu or cuda, not on {backend!r}")
        with needs("fast" if backend == "cpu" else "cuda"):
            import numpy

        self.fixed = {"options": first.options, "seats": first.seats}  # constants need no registers and no branches
        self.put: Any = cuda.available_gpu().to_device if backend == "cuda" else put_in_memory
        self.first, self.games, self.seats, self.backend = first, games, seats, backend
        self.rows = self.put(numpy.repeat(columns([first]), games, axis=1))
        self.lucks = self.put(spread_seeds(seed, games))


class Batch(Games):
    """Many games as arrays, in main memory or on the GPU, with one column or element for each game.

    The game is given by its name, by its `Game` or by its rules, the options as a value or as text. `law` holds the
    compiled loops, `rows` the states, `lucks` the states of the random generators, `finished` how many games `play` has
    finished. `act` fills `ended` and `goals`; `look` fills `movers` and `legal`. All these arrays are int64, and words
    use up to 62 bits: JAX must be told to keep them (`jax_enable_x64`), or it takes the lower half. The arrays of
    `meowze.envs.VectorEnv` are int8, bool and float32.
    """

    def __init__(
        self,
        rules: str | AnyGame | AnyRules,
        options: Any,
        seats: int,
        games: int,
        seed: int = 1,
        backend: str = "cpu",
    ) -> None:
        super().__init__(rules, options, seats, games, seed, backend)
        import numpy

        on_gpu, fixed = backend == "cuda", self.fixed
        self.law: Any = cuda.load(self.rules, (), fixed) if on_gpu else cpu.load(self.rules, (), fixed, LOOPS)
        self.finished, self.ended, self.movers = (self.put(numpy.zeros(games, dtype=numpy.int64)) for _ in range(3))
        heights = words_of(self.rules.ACTIONS), seats
        self.legal, self.goals = (self.put(numpy.zeros((height, games), dtype=numpy.int64)) for height in heights)
        self.play(0)  # the deal

    def play(self, count: int) -> None:
        """Play `count` random actions of seats in every game, and nature's moves until a seat is to act again.

        A game that ends, or is cut off after `loops.LONGEST` turns, is replaced by a new deal.
        """
        if not is_whole(count) or count < 0:
            raise BackendError(f"play needs a number of actions, 0 or more, not {count!r}")
        self.law.play_all(self.rows, self.lucks, self.finished, count)

    def act(self, codes: Any) -> None:
        """Play one given action in each game: an array of whole numbers, on the GPU if the batch is there.

        `ended` becomes 1 where the game ended, 2 where it was cut off after `loops.LONGEST` turns, -1 where the action
        was illegal, else 0. A game that ended or was cut off is replaced by a new deal.
        """
        checked = checked_codes(codes, self.games, self.backend)
        self.law.act_all(self.rows, self.lucks, checked, self.ended, self.goals)

    def look(self) -> None:
        """Fill `movers`, and `legal` with the words of each game's set of legal actions."""
        self.law.look_all(self.rows, self.movers, self.legal)
