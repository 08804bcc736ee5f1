"""Copies the functions of a law into a namespace of their own, in which they call each other's compiled form."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, NamedTuple, cast

from meowze.backends import action_sets, loops, rows
from meowze.games.contract import AnyRules


class BackendError(Exception):
    """A backend cannot be used; the message says what is wrong or missing."""


def missing(backend: str, extra: str, error: ImportError) -> BackendError:
    """The error for a compiler that cannot be imported, with the extra that brings it."""
    advice = f'pip install "meowze[{extra}]"'
    return BackendError(f"the {backend} backend needs a compiler that cannot be imported here ({error}): {advice}")


def functions_of(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines, without the `__annotate__` that Python 3.14 adds."""
    found = ((name, f) for name, f in vars(module).items() if not name.startswith("__"))
    return {name: f for name, f in found if isinstance(f, FunctionType) and f.__module__ == module.__name__}


def constants_of(module: ModuleType) -> dict[str, Any]:
    """Everything else in a module: numbers, tuples, types."""
    found = vars(module).items()
    return {n: v for n, v in found if not n.startswith("__") and not isinstance(v, ModuleType | FunctionType)}


def modules_of(rules: AnyRules, more: tuple[ModuleType, ...]) -> list[ModuleType]:
    """The loops, the law and the other modules, each of them after the modules whose functions it imports."""
    found: list[ModuleType] = []

    def add(module: ModuleType) -> None:
        if module in found:
            return
        used = {f.__module__ for f in vars(module).values() if isinstance(f, FunctionType)} - {module.__name__}
        for name in sorted(used):
            if name.partition(".")[0] not in sys.stdlib_module_names:
                add(sys.modules[name])
        found.append(module)

    for module in (loops, cast(ModuleType, rules), *more):
        add(module)
    return found


class Extension(NamedTuple):
    """Modules that are part of a law for some purpose, and source that is generated for them."""

    modules: tuple[ModuleType, ...] = ()
    source: str = ""


NO_EXTENSION = Extension()


def names_beyond(rules: AnyRules, more: tuple[ModuleType, ...], extension: Extension = NO_EXTENSION) -> set[str]:
    """The names of these modules and of what they import, without those that belong to the law."""
    law = {module.__name__ for module in modules_of(rules, extension.modules)}
    return {module.__name__ for module in modules_of(rules, (*extension.modules, *more))} - law


def generated(rules: AnyRules, fixed: rows.Fixed, extension: Extension) -> str:
    """The source of what is generated for a law: its rows, and functions on sets of actions of its width."""
    sets = action_sets.source(action_sets.words_of(rules.ACTIONS))
    return f"{rows.source(rules.State, fixed)}\n\n{sets}\n\n{extension.source}"


def clashes(some: dict[str, Any], others: dict[str, Any]) -> list[str]:
    """The names of constants that would replace others: in one namespace a name has one value."""
    both = sorted(some.keys() & others.keys())
    return [name for name in both if isinstance(others[name], int | tuple) and some[name] != others[name]]


def gathered(
    rules: AnyRules,
    more: tuple[ModuleType, ...],
    compiled: Callable[[Any], Any],
    folder: Path | None = None,
    fixed: rows.Fixed | None = None,
    constant: Callable[[Any], Any] = lambda value: value,
    extension: Extension = NO_EXTENSION,
) -> SimpleNamespace:
    """All functions of a law, of more modules in its style, of its rows and of the loops, each passed to `compiled`."""
    space: dict[str, Any] = {"__builtins__": __builtins__}
    functions: dict[str, FunctionType] = {}
    constants: dict[str, Any] = {}
    for module in modules_of(rules, (*extension.modules, *more)):
        own, values = functions_of(module), constants_of(module)
        assert own.keys().isdisjoint(functions), f"{sorted(own.keys() & functions)} are defined twice"
        assert not (clash := clashes(constants, values)), f"{clash} have different values in different modules"
        functions |= own
        constants |= values
    space |= {name: constant(value) for name, value in constants.items()}
    functions |= functions_of(rows.module(generated(rules, fixed or {}, extension), folder))
    for name, function in functions.items():
        space[name] = compiled(copied(function, space))
    return SimpleNamespace(**{name: value for name, value in space.items() if not name.startswith("__")})


def game_folder(rules: AnyRules) -> str:
    """The name of the folder that contains the rules; files made from them are named after it."""
    return cast(ModuleType, rules).__name__.split(".")[-2]


def copied(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """The same function in another namespace; it keeps its module and name, by which numba's cache finds it."""
    copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    copy.__doc__, copy.__annotations__ = function.__doc__, function.__annotations__
    return copy
