"""Which functions of a module are compiled, and that no constant of one module replaces that of another."""

from types import FunctionType, ModuleType

import pytest

from meowze.backends.gather import clashes, functions_of, gathered
from meowze.games.labyrinth import evaluation, rules

SOURCE = "def doubled(number): return 2 * number\ndef __annotate__(format): return {}\n"


def test_only_functions_that_somebody_wrote() -> None:
    """The function `__annotate__`, which Python 3.14 adds to a module, is left out."""
    module = ModuleType("law")
    exec(SOURCE, vars(module))
    assert isinstance(vars(module)["__annotate__"], FunctionType)
    assert list(functions_of(module)) == ["doubled"]


def test_a_name_has_one_value() -> None:
    """A constant with the name of another one and another value is refused; types and equal values are not."""
    assert clashes({"DEPTH": 3, "SIZE": 7}, {"DEPTH": 4, "SIZE": 7, "State": int}) == ["DEPTH"]
    other = ModuleType("other")
    vars(other)["DOORS"] = 99
    with pytest.raises(AssertionError, match=r"\['DOORS'\] have different values"):
        gathered(rules, (evaluation, other), lambda function: function)
