"""The wasm backend: rules as one small WebAssembly module, made from numba's LLVM code before it is optimised.

`python -m meowze.backends.wasm FOLDER MODULE …` writes a module and its TypeScript for each of these rules.
"""

import argparse
import importlib.util
import inspect
import os
import re
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, cast

from meowze.backends import compile_time, cpu, exports, gather, objects, rows, typescript
from meowze.backends.action_sets import words_of
from meowze.extras import installed
from meowze.games.contract import AnyObservation, AnyRules

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext"
ROWS = ("row", "out")  # parameters that are addresses, given by the caller
FUNCTIONS = {name.removesuffix("_at"): function for name, function in gather.functions_of(exports).items()}


class Exports(NamedTuple):
    """What a module exports: functions by name, and what these need besides the rules."""

    functions: dict[str, FunctionType]
    modules: tuple[ModuleType, ...]  # written in the style of the rules
    constants: dict[str, int]
    addresses: dict[str, int]  # fixed ones, by the names of parameters; callers do not give them
    small: bool = False  # numbers have 32 bits and nothing is returned, so that JavaScript needs no BigInt


def outer(name: str, inner: str, parameters: list[str], exported: Exports) -> str:
    """An LLVM function that calls numba's, which takes two more pointers: to its result and to an error."""
    given, inside, widened = [], [], ""
    for p in parameters:
        if p in exported.addresses:
            inside.append(f"ptr inttoptr (i32 {exported.addresses[p]} to ptr)")
        elif exported.small:
            widened += f"\n  %long.{p} = sext i32 %{p} to i64"
            given.append(f"i32 %{p}")
            inside.append(f"i64 %long.{p}")
        else:
            given.append(f"{'ptr' if p in ROWS else 'i64'} %{p}")
            inside.append(given[-1])
    return f"""
define {"void" if exported.small else "i64"} @{name}({", ".join(given)}) {{
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result{widened}
  %status = call i32 @{inner}(ptr %result, ptr %error, {", ".join(inside)})
  %value = load i64, ptr %result
  ret {"void" if exported.small else "i64 %value"}
}}
"""


def retargeted(text: str) -> str:
    """Numba's code retargeted to WebAssembly. Reference counting becomes a no-op, since rows are never freed."""
    text = re.sub('(?m)^target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub('(?m)^target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', text)
    text = re.sub(r"= common .*global", "= internal global", text)
    counting = r"(?ms)^define linkonce_odr void @(NRT_(?:inc|dec)ref)\(.*?^\}"
    return re.sub(counting, r"define internal void @\1(ptr %0) { ret void }", text)


def exports_of(rules: AnyRules, observation: AnyObservation | None) -> Exports:
    """The rules, and their observation if there is one; without it there is nothing to observe."""
    functions = {name: function for name, function in FUNCTIONS.items() if observation or name != "observe"}
    seen = sum(typescript.seen_words(rules, observation)) if observation else 0
    sizes = {"WIDTH": rows.width(rules.State), "WORDS": words_of(rules.ACTIONS), "SEEN": seen}
    return Exports(functions, (cast(ModuleType, observation),) if observation else (), sizes, {})


def codes(rules: AnyRules, exported: Exports) -> Iterator[str]:
    """Each exported function, with all functions it calls, as the text of an LLVM module."""
    import numba as compiler

    numba: Any = compiler
    address, word = numba.types.CPointer(numba.types.int64), numba.types.int64
    bare = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    further = gather.names_beyond(rules, exported.modules)

    def jit(function: Any) -> Any:
        return compile_time.for_any_number(numba.njit(forceinline=function.__module__ not in further, **bare)(function))

    law = gather.gathered(rules, exported.modules, jit)
    space = {**vars(law), **exported.constants, "carray": numba.carray, "__builtins__": __builtins__}
    for name, function in exported.functions.items():
        made: Any = numba.njit(**bare)(gather.copied(function, space))
        parameters = list(inspect.signature(function).parameters)
        made.compile(tuple(address if p in ROWS or p in exported.addresses else word for p in parameters))
        (result,) = made.overloads.values()
        text = retargeted(result.library.get_llvm_str())
        yield text + outer(name, result.fndesc.llvm_func_name, parameters, exported)


def text_generator() -> Any:
    """A code generator of numba's that makes no machine code, which would take longer than everything else."""
    from numba.core import codegen

    def no_pointer(library: Any, _: str) -> int:
        library._ensure_finalized()
        return 0

    library = type("TextLibrary", (codegen.AOTCodeLibrary,), {"get_pointer_to_function": no_pointer})
    return type("TextGenerator", (codegen.AOTCPUCodegen,), {"_library_class": library, "set_env": lambda *_: None})(
        "wasm"
    )


def unoptimised(rules: AnyRules, exported: Exports) -> list[str]:
    """These texts with numba's own optimiser switched off, because it would unroll loops for a desktop CPU.

    The code generator for this machine is put aside: if it began without its optimiser, it would never have one.
    """
    import numba
    from numba.core import registry

    settings, context = cast(Any, numba.config), cast(Any, registry.cpu_target.target_context)
    level, usual = settings.OPT, context.codegen()
    settings.OPT = type(level)(0)
    try:
        context._internal_codegen = text_generator()
        return list(codes(rules, exported))
    finally:
        settings.OPT, context._internal_codegen = level, usual


def built(rules: AnyRules, exported: Exports) -> bytes:
    """The WebAssembly module of a law with these exports."""
    try:
        from llvmlite import binding as llvm

        whole, *others = map(llvm.parse_assembly, unoptimised(rules, exported))
    except ImportError as error:
        raise gather.missing("wasm", "numba", error) from error
    for module in others:
        whole.link_in(module)
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported.functions:
            function.linkage = "internal"
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    return objects.module(machine.emit_object(whole), list(exported.functions))


def cached(rules: AnyRules, exported: Exports) -> bytes:
    """The same from the cache of compiled code, if it is there.

    Most of the half minute that a search takes is spent in numba, so a module is kept until one of its sources changes.
    """
    names = {function.__module__ for function in exported.functions.values()} | {__name__, objects.__name__}
    sources = (*exported.modules, *(sys.modules[name] for name in sorted(names)))
    versions = tuple(f"{name} {version(name)}" for name in ("numba", "llvmlite") if installed(name))
    folder = cpu.cache_folder(rules, sources, None, versions, gather.NO_EXTENSION)
    if folder is None:
        return built(rules, exported)
    file = folder / f"{'-'.join(exported.functions)}.wasm"
    if not file.exists():
        part = file.with_suffix(f".{os.getpid()}")
        part.write_bytes(built(rules, exported))
        part.replace(file)
    return file.read_bytes()


def main() -> None:
    """Write the files that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m meowze.backends.wasm", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("modules", nargs="+", help="modules with the rules of a game, by name")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in chosen.modules:
        try:
            rules = cast(AnyRules, importlib.import_module(name))
        except ImportError as error:
            parser.error(f"{name} is no module that can be imported here: {error}")
        beside = f"{name.rpartition('.')[0]}.observation"
        found = importlib.import_module(beside) if importlib.util.find_spec(beside) else None
        observation = cast("AnyObservation | None", found)
        file = chosen.folder / name.split(".")[-2]
        module = cached(rules, exports_of(rules, observation))
        file.with_suffix(".wasm").write_bytes(module)
        file.with_suffix(".ts").write_text(typescript.source(rules, observation), encoding="utf-8")
        print(f"{file}.wasm {len(module):,} bytes")


if __name__ == "__main__":
    main()
