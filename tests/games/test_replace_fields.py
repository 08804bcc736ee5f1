"""`s._replace(…)` in a law: rewritten into the constructor, and otherwise what Python makes of it."""

from types import FunctionType, ModuleType
from typing import NamedTuple

import pytest

from meowze.games import GAMES
from meowze.games.replace_fields import rewrite_replace


class Options(NamedTuple):
    """Switches."""

    size: int = 3


class State(NamedTuple):
    """A state."""

    options: Options
    seats: int
    heap: int


def smaller(s: State, by: int) -> State:
    """Two fields changed, one from another's old value."""
    return s._replace(
        heap=s.heap - by,
        seats=s.heap,
    )


def resized(options: Options) -> Options:
    """Another kind of tuple, known by its field."""
    return options._replace(size=options.size + 1)


def of_a_call(s: State) -> State:
    """What cannot be rewritten: the state would be made again for each field."""
    return smaller(s, 1)._replace(heap=0)


def raised(s: State) -> State:
    """What another function calls."""
    return s._replace(heap=s.heap + 1)


def raised_twice(s: State) -> State:
    """A function that replaces nothing itself."""
    return raised(raised(s))


def module(*functions: object) -> ModuleType:
    """A module with these functions of this file."""
    made = ModuleType(__name__)
    vars(made).update({function.__name__: function for function in functions})  # type: ignore[attr-defined]
    return made


def test_the_result_is_that_of_replace() -> None:
    """Rewritten functions give what they gave before, and call no `_replace` any more."""
    s = State(Options(), 2, 9)
    before = smaller(s, 4), resized(Options())
    rewrite_replace(module(smaller, resized), State, Options)
    assert (smaller(s, 4), resized(Options())) == before == (State(Options(), 9, 5), Options(4))
    assert "_replace" not in smaller.__code__.co_names + resized.__code__.co_names


def test_functions_that_are_called_are_rewritten_too() -> None:
    """A module need not import what the functions that it imports call."""
    rewrite_replace(module(raised_twice), State, Options)
    assert "_replace" not in raised.__code__.co_names
    assert raised_twice(State(Options(), 2, 9)).heap == 11


def test_an_error_is_found_at_its_line() -> None:
    """What goes wrong in a rewritten function is reported where it stands in the file."""
    first = smaller.__code__.co_firstlineno
    rewrite_replace(module(smaller), State, Options)
    with pytest.raises(TypeError) as caught:
        smaller(State(Options(), 2, 9), "x")  # type: ignore[arg-type]
    assert caught.traceback[-1].lineno == first + 2  # pytest counts lines from 0


def test_what_cannot_be_rewritten_is_refused() -> None:
    """The message shows the expression."""
    with pytest.raises(TypeError, match=r"a variable .* smaller\(s, 1\)\._replace\(heap=0\)"):
        rewrite_replace(module(of_a_call), State, Options)


@pytest.mark.parametrize("name", GAMES)
def test_laws_are_rewritten(name: str) -> None:
    """No function of a law still calls `_replace` when its game has been made."""
    functions = [value for value in vars(GAMES[name].rules).values() if isinstance(value, FunctionType)]
    assert [f.__name__ for f in functions if "_replace" in f.__code__.co_names] == []
