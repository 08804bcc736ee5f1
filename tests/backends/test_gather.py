"""What is taken from a module to be compiled."""

from types import FunctionType, ModuleType

from meowze.backends.gather import functions_of

SOURCE = "def doubled(number): return 2 * number\ndef __annotate__(format): return {}\n"


def test_only_functions_that_somebody_wrote() -> None:
    """Python 3.14 gives a module with annotations a function of its own, which is no part of a law."""
    module = ModuleType("law")
    exec(SOURCE, vars(module))
    assert isinstance(vars(module)["__annotate__"], FunctionType)
    assert list(functions_of(module)) == ["doubled"]
