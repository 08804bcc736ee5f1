"""The cuda backend tested without a GPU: kernels are compiled for an H100 and inspected, blocks run as threads."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

from meowze import backends
from meowze.backends import cuda, env_loops, gather, kernels, packing, rows
from meowze.backends.batch import columns, spread_seeds
from meowze.envs.observing import observation_of
from meowze.games import GAMES
from meowze.games.contract import AnyRules
from tests.backends.gpu_blocks import env_all, play_all
from tests.envs.test_vector import every_table, table
from tests.games.sampling import GAME_NAMES

every_game = pytest.mark.parametrize("name", GAME_NAMES)
HOPPER = (9, 0)


class FakeDevice:
    """Answers the compiler's questions about a GPU that is not there."""

    compute_capability = HOPPER


def assembler() -> Path:
    """NVIDIA's assembler from the package nvidia-cuda-nvcc; without it the test is skipped."""
    if not importlib.util.find_spec("numba_cuda"):
        pytest.skip("numba-cuda is missing: pip install numba-cuda nvidia-nvvm nvidia-cuda-nvcc")
    found = importlib.util.find_spec("nvidia")
    folders = [Path(folder) for folder in (found.submodule_search_locations or [])] if found else []
    files = [file for folder in folders for file in folder.glob("cu*/bin/ptxas")]
    if not files:
        pytest.skip("NVIDIA's assembler is missing: pip install nvidia-cuda-nvcc")
    return files[0]


def assembled(ptx: str, folder: Path) -> str:
    """The assembler's report about a kernel."""
    (folder / "kernel.ptx").write_text(ptx)
    command = [str(assembler()), "-arch=sm_90", "-v", "kernel.ptx", "-o", "kernel.cubin"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stderr


def pretend(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The compiler, which is told that there is a GPU."""
    compiler = cuda.numba_cuda()
    # NVRTC compiles C++ and is 134 MB; it would only be asked which GPUs it supports.
    monkeypatch.setattr("numba.cuda.cuda_paths._get_nvrtc_path", lambda: None)
    monkeypatch.setattr("numba.cuda.config.FORCE_CUDA_CC", HOPPER)
    for module in list(sys.modules.values()):
        if module.__name__.startswith(("numba.cuda", "numba_cuda")) and hasattr(module, "get_current_device"):
            monkeypatch.setattr(module, "get_current_device", FakeDevice)
    return compiler


def ptx_of(rules: AnyRules, name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A kernel of a batch as PTX, the input of the GPU's driver."""
    compiler = pretend(monkeypatch)
    one, two = (compiler.types.Array(compiler.types.int64, n, "C") for n in (1, 2))
    arguments = {
        "play_all": (two, one, one, compiler.types.int64),
        "act_all": (two, one, one, one, two),
        "look_all": (two, one, two),
    }
    first = rules.start(rules.Options(), 2)
    law: Any = cuda.load(rules, (), {"options": first.options, "seats": first.seats})
    ptx, _ = compiler.compile(getattr(law, name).code.py_func, arguments[name], device=False, abi="numba", cc=HOPPER)
    return str(ptx)


def env_ptx_of(game: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A kernel of an environment as PTX."""
    compiler = pretend(monkeypatch)
    types = compiler.types
    one, two = (types.Array(types.int64, n, "C") for n in (1, 2))
    seen = (one, types.Array(types.int8, 1, "C"))
    seats, rewards, ends = types.Array(types.int8, 1, "C"), types.Array(types.float32, 2, "C"), (types.uint8, 2, "C")
    numbers = (types.int64,) * 3
    arguments = {
        "env_all": (two, one, one, *numbers, two, seats, seats, rewards, types.Array(*ends), *seen, one),
        "observe_all": (two, seats, *seen),
    }
    first = game.rules.start(game.rules.Options(), 2)
    extension = gather.Extension((game.observation, env_loops), packing.source(game.rules, game.observation, 2))
    fixed = {"options": first.options, "seats": first.seats}
    law: Any = cuda.load_env(game.rules, fixed, extension, packing.sizes_of(game.observation, 2))
    ptx, _ = compiler.compile(getattr(law, name).code.py_func, arguments[name], device=False, abi="numba", cc=HOPPER)
    return str(ptx)


KERNELS = [(name, kernel) for name in GAME_NAMES for kernel in ("play_all", "act_all", "look_all")]
LARGEST = ("mouse-race", "play_all")  # the most instructions; the others are left to the proofs


@pytest.mark.parametrize(
    ("name", "kernel"), [pytest.param(*one, marks=() if one == LARGEST else pytest.mark.proof) for one in KERNELS]
)
def test_kernels_stay_in_registers(name: str, kernel: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """States stay in registers: the code uses no local memory, calls no function, and the assembler spills nothing."""
    assembler()
    ptx = ptx_of(GAMES[name].rules, kernel, monkeypatch)
    assert ".target sm_90" in ptx
    assert re.findall(r"\.local|\bcall\b", ptx) == []
    assert "0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads" in assembled(ptx, tmp_path)


@every_game
def test_a_block_plays_as_the_processor_does(name: str) -> None:
    """Threads that take games from queues play each game as it is played alone, even in a block that is not full."""
    rules, games, threads, pool = GAMES[name].rules, 13, 3, 8
    first = rules.start(rules.Options(limit=9), 2)
    there = [columns([first] * games), spread_seeds(5, games), numpy.zeros(games, dtype=int)]
    there = [array.astype(object) for array in there]
    here = [array.copy() for array in there]
    law = backends.load(rules, "python")
    for count in (0, 25):
        assert play_all(rules, there, count, pool, threads) == []
        law.play_all(*here, count)
        assert all(numpy.array_equal(one, other) for one, other in zip(here, there, strict=True))
    assert sum(here[2]) > 0


@pytest.mark.parametrize("kernel", ["env_all", "observe_all"])
@pytest.mark.parametrize(
    "name", ["labyrinth", *(pytest.param(k, marks=pytest.mark.proof) for k in ("chabyrinthe", "mouse-race"))]
)
def test_kernels_of_environments_compile(
    name: str, kernel: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The code uses shared memory, no local memory, and calls no function; the assembler accepts it."""
    assembler()
    ptx = env_ptx_of(GAMES[name], kernel, monkeypatch)
    assert re.findall(r"\.local|\bcall\b", ptx) == []
    assert re.search(r"[1-9]\d* bytes smem", assembled(ptx, tmp_path))


@every_table
def test_a_block_tells_what_the_processor_tells(name: str) -> None:
    """Threads that write side by side tell of each game what it tells alone, even in a block that is not full."""
    env = table(name)
    game, games, seats = env.game, env.games, env.seats
    batch, sizes = env.batch, env.batch.sizes
    env.reset(seed=3)
    rows, lucks = (array.astype(object) for array in (batch.rows, batch.lucks))
    codes = env.reset(seed=3).mask.argmax(1)
    codes[5] = -1
    shapes: list[Any] = [games, games, (games, seats), (3, games)]
    finals = numpy.zeros(rows.shape, dtype=object)
    told = [numpy.zeros(shape, dtype=object) for shape in shapes]
    obs, flat, mask = (
        numpy.zeros(-(-games * size // 8), int) for size in (sizes.cells, 8 * sizes.counters, sizes.actions)
    )
    arguments = [rows, lucks, codes.astype(object), env_loops.ACT, 3000, 0, finals, *told, obs, flat, mask]
    assert env_all(game, seats, games, arguments, 8) == []
    now = env.step(codes)
    assert numpy.array_equal(rows, batch.rows)
    assert numpy.array_equal(obs.view(numpy.int8)[: games * sizes.cells], now.obs.ravel())
    assert numpy.array_equal(mask.view(numpy.bool_)[: games * sizes.actions], now.mask.ravel())
    assert numpy.array_equal(flat, now.flat.ravel())
    assert numpy.array_equal(told[3][2].astype(bool), now.illegal)


@pytest.mark.parametrize("seats", [2, 4])
@every_game
def test_a_block_has_room_for_what_its_games_tell(name: str, seats: int) -> None:
    """The threads of an environment's block are a multiple of eight, and what they pack fits into shared memory."""
    found = packing.sizes_of(observation_of(GAMES[name]), seats)
    threads = cuda.env_threads(found)
    assert threads % 8 == 0
    assert 64 <= threads <= kernels.THREADS
    assert threads * (8 * (found.words + 1) + found.counters) <= 48 * 1024


@every_game
def test_a_pool_fits_into_shared_memory(name: str) -> None:
    """A block has at least one game for each thread and fits into shared memory, whichever fields are fixed."""
    state = GAMES[name].rules.State
    for fixed in ({}, {"options": 0, "seats": 0}):
        width = len(rows.free_words(state, fixed))
        games, queues = cuda.pool(width), kernels.PHASES * (kernels.QUEUE_SIZE + 8)
        assert kernels.THREADS <= games <= kernels.QUEUE_SIZE
        assert games * (8 * width + 4) + queues <= 48 * 1024


def test_without_numba_cuda_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without numba-cuda the error names the package to install."""
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    monkeypatch.delattr("numba.cuda", raising=False)
    with pytest.raises(backends.BackendError, match=r"meowze\[cuda\]"):
        backends.load(GAMES[GAME_NAMES[0]].rules, "cuda")


def test_without_a_card_a_batch_says_so() -> None:
    """Without a GPU the error says that none was found."""
    if not importlib.util.find_spec("numba_cuda"):
        pytest.skip("numba-cuda is missing: pip install numba-cuda")
    if cuda.numba_cuda().is_available():
        pytest.skip("there is a card here")
    rules = GAMES[GAME_NAMES[0]].rules
    with pytest.raises(backends.BackendError, match="no NVIDIA card"):
        backends.Batch(rules, rules.Options(), 2, 4, backend="cuda")
