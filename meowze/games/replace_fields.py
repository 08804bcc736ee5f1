"""Laws change a state by naming what changes: `s._replace(seat=seat, phase=ENDED)`.

That is ordinary Python and runs as it stands, but slowly, and no compiler knows it. So when a game is made, each such
call is rewritten into the constructor, `State(s[0], s[1], …, seat, ENDED)`: faster, and the same for every backend.
"""

import ast
import inspect
import linecache
from collections.abc import Sequence
from types import CodeType, FunctionType, ModuleType


def rewrite_replace(module: ModuleType, *kinds: type[object]) -> None:
    """Rewrite `s._replace(…)` in all functions of a module; `s` is a variable that holds one of these kinds."""
    for function in vars(module).values():
        own = isinstance(function, FunctionType) and function.__module__ == module.__name__
        if own and "_replace" in function.__code__.co_names:
            function.__code__ = _rewritten(function, kinds)


def _rewritten(function: FunctionType, kinds: Sequence[type[object]]) -> CodeType:
    old = function.__code__
    first, last = old.co_firstlineno, max(end for _, end, _, _ in old.co_positions() if end)
    source = "".join(linecache.getlines(old.co_filename, function.__globals__)[first - 1 : last])
    tree = ast.fix_missing_locations(_Constructor(kinds).visit(ast.parse(source)))
    ast.increment_lineno(tree, first - 1)
    module = compile(tree, old.co_filename, "exec", dont_inherit=True)
    return next(code for code in module.co_consts if isinstance(code, CodeType) and code.co_name == old.co_name)


class _Constructor(ast.NodeTransformer):
    """Puts a call of the constructor in the place of each `_replace`."""

    def __init__(self, kinds: Sequence[type[object]]) -> None:
        self.fields = {kind.__name__: tuple(inspect.get_annotations(kind)) for kind in kinds}

    def visit_Call(self, call: ast.Call) -> ast.AST:
        """A call, rewritten if it is one of `_replace`; the names of the fields tell which kind of tuple it changes."""
        self.generic_visit(call)
        if not isinstance(call.func, ast.Attribute) or call.func.attr != "_replace":
            return call
        before, changed = call.func.value, {word.arg: word.value for word in call.keywords}
        kind = next((name for name, fields in self.fields.items() if changed.keys() <= set(fields)), "")
        if not isinstance(before, ast.Name) or call.args or not kind:
            raise TypeError(f"_replace is for a variable and for fields of {list(self.fields)}: {ast.unparse(call)}")
        kept = (ast.Subscript(before, ast.Constant(k), ast.Load()) for k in range(len(self.fields[kind])))
        values = [changed.get(field, old) for field, old in zip(self.fields[kind], kept, strict=True)]
        return ast.copy_location(ast.Call(ast.Name(kind, ast.Load()), values, []), call)
