"""Runs inside Pyodide: packs our package and the used part of the standard library, as bytecode of its Python.

`pack.mjs` mounts the folders: `/lib/meowze` with the packages, where the browser has them too, `/tools` with this file,
and `/engine` for what is made, where package data that is loaded later lies already.
"""

import ast
import importlib.util
import marshal
import runpy
import sys
import zipfile
from pathlib import Path
from types import CodeType, FunctionType

STANDARD = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")
PACKAGES = Path("/lib/meowze")
ENGINE = Path("/engine")
# What is imported only now and then: when something goes wrong, or when a text comes in another encoding.
MARGIN = "encodings.ascii encodings.idna encodings.latin_1 stringprep tracemalloc"
WHOLE = ("meowze.games", "meowze.play", "meowze.room", "meowze.live", "meowze.browser", "meowze.learn")
HAS_DOCSTRING = 0x4000000  # a flag of code, as inspect.CO_HAS_DOCSTRING in Python 3.14
EPOCH = (1980, 1, 1, 0, 0, 0)


def bytecode(code: CodeType) -> bytes:
    """A compiled module as a file: it holds no time, and is not compared with its source."""
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(lighter(code))


def lighter(code: CodeType) -> CodeType:
    """The same code without docstrings of functions, and with lines but no columns for tracebacks."""
    constants = [lighter(each) if isinstance(each, CodeType) else each for each in code.co_consts]
    if code.co_flags & HAS_DOCSTRING:
        constants[0] = ""
    return code.replace(co_consts=tuple(constants), co_linetable=lines_only(code))


def lines_only(code: CodeType) -> bytes:
    """The table of a code's lines: entries of up to eight words of code, without columns, as CPython writes them."""
    table, before = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        for at in range(start, end, 16):
            words = min(8, (end - at) // 2)
            if line is None:
                table.append(0x80 | 15 << 3 | words - 1)
            else:
                table.append(0x80 | 13 << 3 | words - 1)
                table += signed_varint(line - before)
                before = line
    return bytes(table)


def signed_varint(number: int) -> bytes:
    """Six bits a byte, the lowest first, and the sign in the lowest bit."""
    rest, parts = -number << 1 | 1 if number < 0 else number << 1, []
    while rest >= 64:
        parts.append(0x40 | rest & 63)
        rest >>= 6
    return bytes([*parts, rest])


def pack(path: Path, files: dict[str, bytes]) -> None:
    """A zip of these files; the same files give the same bytes."""
    with zipfile.ZipFile(path, "w") as packed:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            packed.writestr(entry, data, compresslevel=9)


def standard_library() -> dict[str, bytes]:
    """The modules of the standard library that have been imported by now, and the margin; without their docstrings."""
    found = dict[str, bytes]()
    with zipfile.ZipFile(STANDARD) as archive:
        for path in archive.namelist():
            name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if path.endswith(".py") and (name in sys.modules or name in MARGIN.split()):
                code = compile(archive.read(path), f"{STANDARD}/{path}", "exec", dont_inherit=True, optimize=2)
                found[f"{path}c"] = bytecode(code)
    return found


def packages(paths: list[Path]) -> dict[str, bytes]:
    """These files, modules compiled: the parts that belong to a room, and what else has been imported by now."""
    found = dict[str, bytes]()
    for path in paths:
        name = path.relative_to(PACKAGES)
        module = ".".join(name.with_suffix("").parts).removesuffix(".__init__")
        if path.suffix == ".py" and (module in sys.modules or module.startswith(WHOLE)):
            code = compile(without_docstrings(path.read_bytes()), str(path), "exec", dont_inherit=True)
            found[f"{name}c"] = bytecode(with_rewritten(code, module))
        elif path.is_file() and path.suffix != ".py":
            found[str(name)] = path.read_bytes()
    return found


def without_docstrings(source: bytes) -> ast.Module:
    """A module that says nothing of itself and its classes; to a class without any text dataclasses would add one."""
    module = ast.parse(source)
    for each in ast.walk(module):
        if isinstance(each, ast.Module | ast.ClassDef) and ast.get_docstring(each, clean=False) is not None:
            each.body[0] = ast.parse('"-"').body[0]
    return module


def with_rewritten(code: CodeType, module: str) -> CodeType:
    """The code of a module with its functions as they are now: those that change fields by name have been rewritten.

    In the browser there is no source from which that could be done.
    """
    functions = [each for each in vars(sys.modules.get(module, sys)).values() if isinstance(each, FunctionType)]
    now = {each.__code__.co_firstlineno: each.__code__ for each in functions if each.__module__ == module}
    constants = (
        now.get(each.co_firstlineno, each) if isinstance(each, CodeType) and "_replace" in each.co_names else each
        for each in code.co_consts
    )
    return code.replace(co_consts=tuple(constants))


async def main() -> None:
    """Import and play, then pack what that took."""
    sys.path.insert(0, str(PACKAGES))
    paths = [*PACKAGES.rglob("*")]  # without the data that the host brings into the package
    answers = await runpy.run_path("/tools/trial.py")["trial"]()
    standard = standard_library()  # before anything else is imported
    pack(ENGINE / "python_stdlib.zip", standard)
    pack(ENGINE / "meowze.zip", packages(paths))
    for name, answer in answers.items():
        (ENGINE / f"{name}.json").write_text(answer, encoding="utf-8")
