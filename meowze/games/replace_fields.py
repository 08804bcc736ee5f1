"""The rules change a state by naming what changes: `s._replace(seat=seat, phase=ENDED)`.

That is ordinary Python, but slow, and numba cannot compile it. So when a `Game` is created, each such call is rewritten
into a call of the constructor, `State(s[0], s[1], …, seat, ENDED)`, which is fast and compiles on every backend.
"""

import ast
import inspect
import linecache
from collections.abc import Sequence
from types import CodeType, FunctionType, ModuleType


def rewrite_replace(module: ModuleType, *kinds: type[object]) -> None:
    """Rewrite every `s._replace(…)` in the functions that a module defines or imports from its own package.

    Functions of the package that these call are rewritten too. `s` is a variable holding one of these types.
    """
    package = module.__name__.rpartition(".")[0]
    todo, done = list(vars(module).values()), set[FunctionType]()
    while todo:
        function = todo.pop()
        if isinstance(function, FunctionType) and function.__module__.startswith(package) and function not in done:
            done.add(function)
            todo += [function.__globals__.get(name) for name in function.__code__.co_names]
            if "_replace" in function.__code__.co_names:
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
    """Replaces each call of `_replace` by a call of the constructor."""

    def __init__(self, kinds: Sequence[type[object]]) -> None:
        self.fields = {kind.__name__: tuple(inspect.get_annotations(kind)) for kind in kinds}

    def visit_Call(self, call: ast.Call) -> ast.AST:
        """Rewrite a call of `_replace`; the names of the fields tell which type of tuple it changes."""
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
