"""Which functions of a module are compiled."""

from types import FunctionType, ModuleType

from meowze.backends.gather import functions_of

SOURCE = "def doubled(number): return 2 * number\ndef __annotate__(format): return {}\n"


def test_only_functions_that_somebody_wrote() -> None:
    """The function `__annotate__`, which Python 3.14 adds to a module, is left out."""
    module = ModuleType("law")
    exec(SOURCE, vars(module))
    assert isinstance(vars(module)["__annotate__"], FunctionType)
    assert list(functions_of(module)) == ["doubled"]
