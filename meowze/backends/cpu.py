"""The cpu backend: rules compiled by numba and cached on disk, in a folder named by a hash of all sources."""

import ctypes
import hashlib
import inspect
import os
import platform
import sys
import threading
from importlib.metadata import version
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from meowze.backends import compile_time, gather, rows
from meowze.games.contract import AnyRules

COMPILER, DONTNEED = "libllvmlite", 4  # the latter is the same on all processors
_loading = threading.Lock()  # numba has one folder for compiled code, whichever thread asks


def load(
    rules: AnyRules,
    more: tuple[ModuleType, ...] = (),
    fixed: rows.Fixed | None = None,
    entries: tuple[str, ...] = (),
    extension: gather.Extension = gather.NO_EXTENSION,
) -> SimpleNamespace:
    """The functions of a law, compiled for this machine's CPU when they are first called.

    If `entries` names the functions that Python will call, only these are returned. The others need no wrapper for
    calls from Python, and wrappers are half of the compile time.
    """
    try:
        import numba
    except ImportError as error:
        raise gather.missing("cpu", "fast", error) from error
    njit: Any = numba.njit
    settings: Any = numba.config
    folder = cache_folder(rules, more, fixed, entries, extension)
    _loading.acquire()
    folder_before = settings.CACHE_DIR
    settings.CACHE_DIR = "" if folder is None else str(folder)
    try:
        further = gather.names_beyond(rules, more, extension)
        modules = gather.modules_of(rules, (*extension.modules, *more))
        thin = compile_time.thin_functions([module for module in modules if module.__name__ in further])

        def jit(function: Any) -> Any:
            # Functions of the law are inlined, or most of the time would go into copying states from call to call.
            inlined, internal = function.__module__ not in further, bool(entries) and function.__name__ not in entries
            bare = {"no_cfunc_wrapper": True, "no_cpython_wrapper": internal}
            kept = {"cache": folder is not None and not internal, "nogil": True}
            merged = {"inline": "always"} if internal and function.__name__ in thin else {}
            made = njit(error_model="numpy", forceinline=inlined, **kept, **bare, **merged)(function)
            return compile_time.for_any_number(made)

        law = gather.gathered(rules, more, jit, folder, fixed, extension=extension)
        return SimpleNamespace(**{name: getattr(law, name) for name in entries}) if entries else law
    finally:
        settings.CACHE_DIR = folder_before
        _loading.release()


def cache_folder(
    rules: AnyRules,
    more: tuple[ModuleType, ...],
    fixed: rows.Fixed | None,
    entries: tuple[str, ...],
    extension: gather.Extension,
) -> Path | None:
    """The folder for compiled code, a different one for every version of the sources; None if it is not writable."""
    sources = "".join(map(inspect.getsource, (*gather.modules_of(rules, (*extension.modules, *more)), gather)))
    sources += gather.generated(rules, fixed or {}, extension) + " ".join(entries)
    digest = hashlib.sha256(sources.encode()).hexdigest()[:16]
    root = os.environ.get("MEOWZE_CACHE") or os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    folder = Path(root or Path.home() / ".cache") / "meowze" / f"{gather.game_folder(rules)}-{digest}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def machine() -> str:
    """What compiled code depends on besides its sources: a digest of the compiler's version and of the processor."""
    about = Path("/proc/cpuinfo")
    lines = (
        about.read_text(encoding="utf-8", errors="replace").splitlines() if about.exists() else [platform.processor()]
    )
    kinds = sorted({line for line in lines if line.lower().startswith(("model name", "flags", "features", "cpu part"))})
    versions = [version(package) for package in ("numba", "llvmlite")]
    parts = (sys.implementation.cache_tag, platform.machine(), *versions, *(kinds or lines))
    return hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()[:16]


def release_compiler() -> None:
    """Let go of the compiler's code and constants, 70 MB of a library: the system reads them again if needed (Linux).

    Only where no page was ever written to, so that none differs from the library's file: the system tells how many
    pages of a mapping are the process's own (`Anonymous`).
    """
    maps = Path("/proc/self/smaps")
    if not maps.exists():
        return
    advise: Any = ctypes.CDLL(None).madvise
    span = ""
    for line in maps.read_text(encoding="utf-8").splitlines():
        first, *rest = line.split(maxsplit=5)
        if not first.endswith(":"):
            span = first if rest[0] in ("r-xp", "r--p") and COMPILER in rest[-1] else ""
        elif span and first == "Anonymous:" and rest[0] == "0":
            start, end = (int(place, 16) for place in span.split("-"))
            advise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), DONTNEED)


def memory(height: int, columns: int) -> rows.Array:
    """A table of int64 words for compiled code to write to."""
    import numpy

    return numpy.zeros((height, columns), numpy.int64)
