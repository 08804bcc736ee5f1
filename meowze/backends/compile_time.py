"""Ways to make numba compile faster, without changing what the compiled code computes.

With every function numba optimises all functions that it calls once more, so that each level of calls costs as much as
all levels below it. And it compiles a function again for every constant that is passed to it.
"""

import dis
from collections import Counter
from collections.abc import Collection
from types import FunctionType, ModuleType
from typing import Any

from meowze.backends import gather

CARRIED = 8  # a thin function calls at least so many times as much code as its copies add
COPIES = 2  # of a thin function, at most


def thin_functions(modules: list[ModuleType]) -> set[str]:
    """The names of functions with little code that call a lot of it: they should be copied into their callers."""
    functions = {name: f for module in modules for name, f in gather.functions_of(module).items()}
    calls = {name: _called(f, functions.keys()) for name, f in functions.items()}
    sizes = {name: len(f.__code__.co_code) for name, f in functions.items()}
    places = Counter(callee for called in calls.values() for callee in called)

    def is_thin(name: str) -> bool:
        below = _below(name, calls)
        enough = sum(sizes[callee] for callee in below) > CARRIED * sizes[name] * places[name]
        return enough and 0 < places[name] <= COPIES and name not in below

    return set(filter(is_thin, functions))


def _called(function: FunctionType, names: Collection[str]) -> list[str]:
    """Which of these functions a function calls, as often as it names them."""
    return [i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL" and i.argval in names]


def _below(name: str, calls: dict[str, list[str]]) -> set[str]:
    """All functions that a function calls, and those that they call."""
    found: set[str] = set()
    rest = [*calls[name]]
    while rest:
        callee = rest.pop()
        if callee not in found:
            found.add(callee)
            rest += calls[callee]
    return found


def for_any_number(compiled: Any) -> Any:
    """Let one compiled form of a function take constants as well as other numbers."""
    import numba

    unliteral: Any = numba.types.unliteral
    find = compiled.get_call_template
    compiled.get_call_template = lambda args, named: find(
        tuple(map(unliteral, args)), {name: unliteral(kind) for name, kind in named.items()}
    )
    return compiled
