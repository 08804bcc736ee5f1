"""What makes compiling faster: thin functions are found, and constants do not make a function compile again."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from meowze.backends import compile_time, gather, wasm
from meowze.bots import search
from meowze.games import game_named

MADE = """
def much(a, b):
    total = 0
    for k in range(a):
        total += (a + k) * (b - k) // (1 + k) + (a ^ k) * (b | k) - (a & k) * (b + 3 * k)
        total -= (a - k) * (b + k) // (2 + k) + (a | k) * (b ^ k) - (b & k) * (a + 5 * k)
        total ^= (a + k) * (b - k) // (3 + k) + (a ^ b) * (b | k) - (a & b) * (b + 7 * k)
    return total

def thin(a):
    return much(a, 1)

def often(a):
    return much(a, 2)

def endless(a):
    return endless(a - 1) if a else much(a, 3)

def entry(a):
    return thin(a) + often(a) + often(a + 1) + often(a + 2) + often(a + 3) + endless(a)
"""


def test_thin_functions() -> None:
    """Little code above much: yes; called at many places, or by itself or nobody, or calling nothing: no."""
    module = ModuleType("made")
    exec(MADE, vars(module))
    for function in vars(module).values():
        if callable(function):
            function.__module__ = "made"
    assert compile_time.thin_functions([module]) == {"thin"}


@pytest.mark.parametrize("name", ["chabyrinthe", "labyrinth", "mouse-race"])
def test_the_levels_of_a_search_are_thin(name: str) -> None:
    """What stands between the entries and the evaluation is copied into its callers; what does the work is not."""
    evaluation = game_named(name).strategy.evaluation
    further = gather.names_beyond(game_named(name).rules, (search, evaluation))
    modules = gather.modules_of(game_named(name).rules, (search, evaluation))
    thin = compile_time.thin_functions([module for module in modules if module.__name__ in further])
    assert {"best_actions", "best_value", "evaluate_turns", "playout_move", "judged"} <= thin
    assert thin.isdisjoint({"advance", "insert_best", "pop_action", "draw_luck", "value"})


def test_constants_compile_nothing_again() -> None:
    """A function that is called with two constants and a variable is compiled once."""
    numba: Any = pytest.importorskip("numba")

    double: Any = compile_time.for_any_number(numba.njit(lambda a: 2 * a))
    caller: Any = numba.njit(lambda a: double(1) + double(20) + double(a) + double(a=300))
    assert caller(4000) == 8642
    assert len(double.signatures) == 1


def test_webassembly_leaves_this_machines_compiler_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Afterwards it optimises as before, also where something failed."""
    numba: Any = pytest.importorskip("numba")
    context = numba.core.registry.cpu_target.target_context
    usual, level = context.codegen(), numba.config.OPT
    rules = game_named("chabyrinthe").rules
    seen = []

    def codes(*_: Any) -> Iterator[str]:
        made: Any = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(lambda a: a + 1)
        made.compile((numba.types.int64,))
        (result,) = made.overloads.values()
        seen.append((context.codegen() is usual, int(numba.config.OPT)))
        yield result.library.get_llvm_str()
        raise RuntimeError

    monkeypatch.setattr(wasm, "codes", codes)
    with pytest.raises(RuntimeError):
        wasm.unoptimised(rules, wasm.exports_of(rules, None))
    assert seen == [(False, 0)]
    assert (context.codegen(), numba.config.OPT) == (usual, level)
