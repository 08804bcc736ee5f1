"""The wasm backend: rules as one small WebAssembly module, made from numba's LLVM code before it is optimised.

`python -m meowze.backends.wasm FOLDER MODULE …` writes a module and its TypeScript for each of these rules.
"""

import argparse
import importlib.util
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

from meowze.backends import exports, gather, objects, rows, typescript
from meowze.backends.action_sets import words_of
from meowze.games.contract import AnyObservation, AnyRules

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext"
ADDRESSES = ("row", "out")
FUNCTIONS = {name.removesuffix("_at"): function for name, function in gather.functions_of(exports).items()}


def outer(name: str, inner: str, parameters: list[str]) -> str:
    """An LLVM function that calls numba's, which takes two more pointers: to its result and to an error."""
    arguments = ", ".join(f"{'ptr' if p in ADDRESSES else 'i64'} %{p}" for p in parameters)
    return f"""
define i64 @{name}({arguments}) {{
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result
  %status = call i32 @{inner}(ptr %result, ptr %error, {arguments})
  %value = load i64, ptr %result
  ret i64 %value
}}
"""


def retargeted(text: str) -> str:
    """Numba's code retargeted to WebAssembly. Reference counting becomes a no-op, since rows are never freed."""
    text = re.sub('(?m)^target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub('(?m)^target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', text)
    text = re.sub(r"= common .*global", "= internal global", text)
    counting = r"(?ms)^define linkonce_odr void @(NRT_(?:inc|dec)ref)\(.*?^\}"
    return re.sub(counting, r"define internal void @\1(ptr %0) { ret void }", text)


def functions_for(observation: AnyObservation | None) -> dict[str, FunctionType]:
    """The functions that a module exports, by name; without an observation there is nothing to observe."""
    return {name: function for name, function in FUNCTIONS.items() if observation or name != "observe"}


def codes(rules: AnyRules, observation: AnyObservation | None) -> Iterator[str]:
    """Each exported function, with all functions it calls, as the text of an LLVM module."""
    import numba as compiler

    numba: Any = compiler
    address, word = numba.types.CPointer(numba.types.int64), numba.types.int64
    bare = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    extension = gather.Extension((cast(ModuleType, observation),) if observation else ())
    law = gather.gathered(rules, (), numba.njit(forceinline=True, **bare), extension=extension)
    seen = sum(typescript.seen_words(rules, observation)) if observation else 0
    sizes = {"WIDTH": rows.width(rules.State), "WORDS": words_of(rules.ACTIONS), "SEEN": seen}
    space = {**vars(law), **sizes, "carray": numba.carray, "__builtins__": __builtins__}
    for name, function in functions_for(observation).items():
        made: Any = numba.njit(**bare)(gather.copied(function, space))
        parameters = list(inspect.signature(function).parameters)
        made.compile(tuple(address if p in ADDRESSES else word for p in parameters))
        (result,) = made.overloads.values()
        text = retargeted(result.library.get_llvm_str())
        yield text + outer(name, result.fndesc.llvm_func_name, parameters)


def unoptimised(rules: AnyRules, observation: AnyObservation | None) -> list[str]:
    """These texts with numba's own optimiser switched off, because it would unroll loops for a desktop CPU."""
    import numba

    settings: Any = numba.config
    kept = settings.OPT
    settings.OPT = type(kept)(0)
    try:
        return list(codes(rules, observation))
    finally:
        settings.OPT = kept


def built(rules: AnyRules, observation: AnyObservation | None = None) -> bytes:
    """The WebAssembly module of a law, and of its observation if there is one."""
    exported = functions_for(observation)
    try:
        from llvmlite import binding as llvm

        whole, *others = map(llvm.parse_assembly, unoptimised(rules, observation))
    except ImportError as error:
        raise gather.missing("wasm", "numba", error) from error
    for module in others:
        whole.link_in(module)
    for function in whole.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    return objects.module(machine.emit_object(whole), list(exported))


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
        module = built(rules, observation)
        file.with_suffix(".wasm").write_bytes(module)
        file.with_suffix(".ts").write_text(typescript.source(rules, observation), encoding="utf-8")
        print(f"{file}.wasm {len(module):,} bytes")


if __name__ == "__main__":
    main()
