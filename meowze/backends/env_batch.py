"""Games that are played by actions from outside, and the arrays that tell what their seats see and may do."""

import os
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, NamedTuple, cast

from meowze.backends import cpu, cuda, env_loops, packing
from meowze.backends.batch import Games, checked_codes, columns, spread_seeds
from meowze.backends.dlpack import DeviceArray
from meowze.backends.gather import BackendError, Extension, gathered
from meowze.backends.loops import LONGEST
from meowze.games.contract import AnyGame, AnyState

ENTRIES = ("env_range", "observe_range")
CHUNK = 64  # games; threads share the games in multiples of this, so that no two write to the same line of the cache
ACT, DEAL, LOOK = env_loops.ACT, env_loops.DEAL, env_loops.LOOK


class Seen(NamedTuple):
    """What one seat of each game sees, as the compiled code writes it: one row for each game."""

    obs: Any
    flat: Any


class EnvBatch(Games):
    """Many games, and arrays with one row for each of them.

    The arrays are overwritten by the next call. `told` gives them as others should see them.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: int,
        games: int,
        seed: int = 1,
        backend: str = "cpu",
        threads: int | None = None,
        longest: int = LONGEST,
    ) -> None:
        super().__init__(game, options, seats, games, seed, backend)
        if game.observation is None:
            raise BackendError(f"{game.name} has no observation, so it cannot be used in an environment")
        import numpy

        self.sizes = packing.sizes_of(game.observation, seats)
        modules = cast(ModuleType, game.observation), env_loops
        extension = Extension(modules, packing.source(self.rules, game.observation, seats))
        if backend == "cuda":
            self.law: Any = cuda.load_env(self.rules, self.fixed, extension, self.sizes)
        else:
            self.law = cpu.load(self.rules, (), self.fixed, ENTRIES, extension)
        self.longest, self.together = longest, int(game.facts.together(self.first))
        self.finals = self.put(numpy.zeros(self.rows.shape, numpy.int64))
        self.viewers, self.seat = (self._made(games, numpy.int8) for _ in range(2))
        self.reward, self.ends = self._made((games, seats), numpy.float32), self._made((3, games), numpy.uint8)
        self.now, self.mask = self._seen(), self._bytes(self.sizes.actions)
        self.other: Seen | None = None
        self.last: Seen | None = None
        self.parts = self._parts(1 if backend == "cuda" else threads or os.cpu_count() or 1)
        self.pool = ThreadPoolExecutor(len(self.parts)) if len(self.parts) > 1 else None
        words = (self.sizes.words, 1)
        self.bits = [numpy.zeros(words, numpy.int64) for _ in self.parts]
        self.spread = numpy.array([sum((b >> k & 1) << 8 * k for k in range(8)) for b in range(256)], numpy.int64)
        self.nothing = self._made(games, numpy.int64)
        self.codes = self._made(games, numpy.int64)
        self.recorded: cuda.RecordedCall | None = None

    # ------------------------------------------------------------------------------------ memory

    def _made(self, shape: Any, dtype: Any) -> Any:
        import numpy

        array = numpy.zeros(shape, dtype)
        return cuda.available_gpu().to_device(array) if self.backend == "cuda" else array

    def _bytes(self, size: int) -> Any:
        """Memory for so many bytes of every game: rows on the CPU, words of eight bytes on a GPU."""
        import numpy

        if self.backend == "cuda":
            return self._made(-(-self.games * size // 8), numpy.int64)
        return self._made((self.games, size), numpy.int8)

    def _seen(self) -> Seen:
        import numpy

        counters = self.sizes.counters
        flat = (self.games * counters,) if self.backend == "cuda" else (self.games, counters)
        return Seen(self._bytes(self.sizes.cells), self._made(flat, numpy.int8))

    def told(self, array: Any, *shape: int, kind: str = "int8") -> Any:
        """An array for others, of this shape for each game: a NumPy array, or a `DeviceArray` on a GPU."""
        import numpy

        if self.backend == "cpu":
            return array.reshape(self.games, *shape).view(kind)
        card = cuda.available_gpu()
        if array.dtype == numpy.int64:
            array = array.view(numpy.int8)
        size = self.games * int(numpy.prod(shape, dtype=int))
        shaped = array[:size].view(numpy.dtype(kind)).reshape(self.games, *shape) if array.ndim == 1 else array
        return DeviceArray(shaped, card.synchronize, card.get_current_device().id)

    def planes(self, seen: Seen) -> Any:
        """The planes of an observation for others."""
        return self.told(seen.obs, self.sizes.planes, self.sizes.height, self.sizes.width)

    def counters(self, seen: Seen) -> Any:
        """The counters of an observation for others."""
        return self.told(seen.flat, self.sizes.counters)

    # ------------------------------------------------------------------------------------ work

    def _parts(self, threads: int) -> list[tuple[int, int]]:
        """The games of each thread: from the first one up to the next thread's first one."""
        chunks = -(-self.games // CHUNK)
        each = -(-chunks // max(1, min(threads, chunks))) * CHUNK
        return [(first, min(first + each, self.games)) for first in range(0, self.games, each)]

    def _run(self, name: str, *arrays: Any) -> None:
        """Run a function on all games: one kernel on a GPU, on the CPU every thread with its own games."""
        if self.backend == "cuda":
            getattr(self.law, name.replace("range", "all"))(*arrays)
            return
        code = getattr(self.law, name)
        calls = [(*arrays, bits, self.spread, *part) for bits, part in zip(self.bits, self.parts, strict=True)]
        if self.pool is None:
            code(*calls[0])
            return
        for done in [self.pool.submit(code, *call) for call in calls]:
            done.result()

    def run(self, task: int, codes: Any) -> None:
        """Play an action in every game, deal where `codes` is not 0, or only tell what there is."""
        self._run("env_range", *self._arguments(task, codes))

    def _arguments(self, task: int, codes: Any) -> tuple[Any, ...]:
        state = self.rows, self.lucks, codes, task, self.longest, self.together
        return *state, self.finals, self.viewers, self.seat, self.reward, self.ends, *self.now, self.mask

    def act(self, codes: Any) -> None:
        """Play one action in every game. Wrong shapes and types are an error before anything moves."""
        if self.backend == "cuda" and (address := self._address(codes)):
            self._act_again(address)
        else:
            self.run(ACT, checked_codes(codes, self.games, self.backend))

    def _address(self, codes: Any) -> int:
        """Where an array of the right shape and type lies on the GPU; 0 if something must be done before it is read."""
        found = getattr(codes, "__cuda_array_interface__", {})
        shape, kind, gaps = found.get("shape"), found.get("typestr"), found.get("strides")
        fitting = shape == (self.games,) and kind == "<i8" and gaps is None and found.get("stream") is None
        return int(found["data"][0]) if fitting else 0

    def _act_again(self, address: int) -> None:
        """Play the codes at an address; the call is recorded the first time and then repeated."""
        if self.recorded is None:
            self.recorded = cuda.RecordedCall(self.law.env_all, self.codes, self._arguments(ACT, self.codes))
        self.recorded(address)

    def deal(self, where: Any, seed: int | None = None) -> None:
        """Deal new games where `where` says so, with a seed for their random generators or as they go on."""
        import numpy

        if seed is not None:
            lucks = numpy.where(where, spread_seeds(seed, self.games), self.host(self.lucks))
            self.lucks, self.recorded = self.put(lucks), None
        self.run(DEAL, self.put(where.astype(numpy.int64)))

    def _observed(self, rows: Any, viewers: Any, seen: Seen) -> Seen:
        self._run("observe_range", rows, viewers, *seen)
        return seen

    def seen_by(self, viewers: Any) -> Seen:
        """What these seats, one for each game, see now."""
        import numpy

        self.other = self.other or self._seen()
        return self._observed(self.rows, self.put(viewers.astype(numpy.int8)), self.other)

    def seen_last(self, viewers: Any = None) -> Seen:
        """What seats saw at the end of the games that have ended in the last call; zeros elsewhere.

        `viewers` are seats, one for each game; without them it is those that acted.
        """
        import numpy

        self.last = self.last or self._seen()
        if viewers is None:
            return self._observed(self.finals, self.viewers, self.last)
        asked = numpy.where(self.host(self.viewers) < 0, -1, viewers).astype(numpy.int8)
        return self._observed(self.finals, self.put(asked), self.last)

    # ------------------------------------------------------------------------------------ single games

    def host(self, array: Any) -> Any:
        """An array in main memory."""
        return array.copy_to_host() if self.backend == "cuda" else array

    def state(self, i: int) -> AnyState:
        """The state of game `i`."""
        read = gathered(self.rules, (), lambda function: function).load_row
        return read([int(self.rows[k, i]) for k in range(self.rows.shape[0])])

    def put_state(self, i: int, state: AnyState) -> None:
        """Replace the state of game `i`, and tell what there is now."""
        for k, word in enumerate(columns([state])[:, 0]):
            self.rows[k, i] = word
        self.run(LOOK, self.nothing)
