"""The architecture of the package, checked in its source: which part may import what, and contain what."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.extras import requirements

ROOT = Path(__file__).parents[1]


class Module(NamedTuple):
    """One file of the package."""

    name: str
    path: Path
    tree: ast.Module

    @property
    def part(self) -> str:
        """The part of the package it belongs to: `play` for `meowze.play.record`, `` for `meowze`."""
        part = self.name.partition(".")[2].partition(".")[0]
        return "rules" if re.fullmatch(r"meowze\.games\.(\w+\.(rules|observation)|grid)", self.name) else part


def read(path: Path) -> Module:
    """Parse one file and name it as Python does."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Module(name, path, ast.parse(path.read_text(encoding="utf-8")))


MODULES = {module.name: module for module in map(read, sorted((ROOT / "meowze").rglob("*.py"))) if module.part != "web"}
FOLDERS = {name.split(".")[2] for name in MODULES if re.fullmatch(r"meowze\.games\.\w+\.rules", name)}
GAMES = {form for folder in FOLDERS for form in (folder, folder.replace("_", "-"), folder.replace("_", ""))}

each_module = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)


def in_part(*parts: str) -> pytest.MarkDecorator:
    """Run a test for each module of these parts."""
    chosen = {name: module for name, module in MODULES.items() if module.part in parts}
    return pytest.mark.parametrize("module", chosen.values(), ids=chosen)


def places(module: Module, *kinds: type[ast.AST], under: ast.AST | None = None) -> list[str]:
    """Where nodes of these kinds occur, as `file:line kind`."""
    nodes = (node for node in ast.walk(under or module.tree) if isinstance(node, kinds))
    return [f"{module.path.name}:{node.lineno} {type(node).__name__}" for node in nodes]  # type: ignore[attr-defined]


def functions(tree: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions, including those inside classes and functions."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Each call with the last part of the name called: `open` for `open()` and for `path.open()`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=word) | ast.Attribute(attr=word):
                    yield word, node


# ---- who imports whom ----


def imports(module: Module, tree: ast.AST | None = None) -> set[str]:
    """The full names of all imports: at the top, inside functions, relative, or by import_module("...")."""
    package = module.name if module.path.name == "__init__.py" else module.name.rpartition(".")[0]
    found = set()
    for node in ast.walk(tree or module.tree):
        match node:
            case ast.Import(names=names):
                found |= {alias.name for alias in names}
            case ast.ImportFrom(module=source, names=names, level=level):
                above = package.split(".")[: len(package.split(".")) - level + 1] if level else []
                origin = ".".join([*above, *([source] if source else [])])
                found |= {f"{origin}.{alias.name}" for alias in names}
    for word, call in calls(tree or module.tree):
        if word in {"import_module", "__import__"} and call.args and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
    return found


FUNCTION_OR_CLASS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def inside(module: Module, tree: ast.AST | None = None) -> set[str]:
    """The modules of Meowze that this one imports; `from meowze.play import record` counts as meowze.play.record."""
    ours = {name for name in imports(module, tree) if name.split(".")[0] == "meowze"}
    return {name if name in MODULES else name.rpartition(".")[0] for name in ours}


def outside(module: Module, tree: ast.AST | None = None) -> set[str]:
    """The top-level names of everything else it imports."""
    return {name.split(".")[0] for name in imports(module, tree)} - {"meowze"}


class Row(NamedTuple):
    """What a part of the package may import: other parts, packages, and all but the barred standard modules.

    What is in `never` may not be imported by way of other modules either.
    """

    parts: str
    packages: str = ""
    barred: str = ""
    never: str = ""


NETWORK = "asyncio ftplib http select selectors smtplib socket socketserver ssl urllib"
DISK = "io os pathlib shutil sqlite3 tempfile"
PROCESS = "concurrent multiprocessing signal subprocess threading time"
CHANCE = "hashlib importlib random secrets uuid"
HEAVY_PACKAGES = "numba llvmlite numpy sqlalchemy alembic litestar uvicorn fluent PIL resvg_py rich"

TABLE = {
    "": Row("games backends play bots pictures texts"),
    "extras": Row("games", never=HEAVY_PACKAGES),
    "__main__": Row("cli"),
    "rules": Row("rules", barred=" ".join(sys.stdlib_module_names - {"typing"}), never=f"play {HEAVY_PACKAGES}"),
    "games": Row("rules games", barred=f"{NETWORK} {DISK} {PROCESS} {CHANCE}", never=f"play {HEAVY_PACKAGES}"),
    "backends": Row("rules games backends extras", "cuda numba llvmlite numpy", f"{NETWORK} random secrets"),
    "play": Row(
        "rules games play pictures extras", barred=f"{NETWORK} {DISK} {PROCESS} {CHANCE}", never=HEAVY_PACKAGES
    ),
    "bots": Row(
        "rules games backends play bots extras parallel worker_process",
        barred="http shutil socket sqlite3 ssl tempfile urllib",
    ),
    "training": Row("rules games backends bots training extras", "numpy torch", NETWORK),
    "envs": Row(
        "rules games backends play bots pictures envs extras",
        "numpy gymnasium pettingzoo pyspiel",
        never="server room numba PIL resvg_py",
    ),
    "room": Row(
        "rules games play room extras",
        "msgspec",
        f"{NETWORK} {DISK} {PROCESS} datetime",
        f"backends bots texts storage server asyncio {HEAVY_PACKAGES}",
    ),
    "learn": Row(
        "rules games backends play bots parallel learn extras",
        barred=f"{NETWORK} {DISK} {PROCESS} secrets uuid",
        never=f"server storage room live {HEAVY_PACKAGES}",
    ),
    "live": Row(
        "games play room live learn logs",
        "msgspec",
        f"{NETWORK.removeprefix('asyncio ')} {DISK} multiprocessing signal subprocess threading",
        f"backends bots texts pictures storage server {HEAVY_PACKAGES}",
    ),
    "browser": Row(
        "games play bots room live learn browser logs",
        "msgspec",
        f"{NETWORK.removeprefix('asyncio ')} {DISK} multiprocessing signal subprocess threading",
        f"texts storage server subprocess multiprocessing {HEAVY_PACKAGES}",
    ),
    "logs": Row(""),
    "parallel": Row("games extras parallel", "ray", never=HEAVY_PACKAGES),
    "worker_process": Row("logs"),
    "storage": Row(
        "games room storage worker_process logs extras",
        "sqlalchemy alembic msgspec",
        never="litestar server bots numba",
    ),
    "pictures": Row("games pictures extras", "resvg_py PIL", never="play server room"),
    "texts": Row("games play texts extras", "fluent", never="server room"),
    "server": Row(
        "games play bots room live learn storage pictures texts server worker_process logs",
        "httpx litestar msgspec segno ifaddr uvicorn h11 websockets",
        never="numba cli",
    ),
    "cli": Row(
        "games backends play bots learn parallel pictures texts room storage server cli logs extras",
        "rich platformdirs uvicorn",
    ),
}
EXCEPTIONS = {
    "meowze.browser.package_data": {"pathlib"},  # puts files into the package, in the browser's memory
    "meowze.browser.routes": {"urllib"},  # reads addresses, and opens none
    "meowze.learn.review": {"random"},  # the luck of the search, by the position
    "meowze.play.dice": {"hashlib", "random", "secrets"},  # the dice
    "meowze.play.files": {"os", "pathlib"},  # writes and reads positions and records
    "meowze.games": {"importlib"},  # finds the games of other packages at first use
}


@each_module
def test_part_is_in_the_table(module: Module) -> None:
    """Every part of the package has a row in the table that says what it may import."""
    assert module.part in TABLE


@each_module
def test_imports_parts(module: Module) -> None:
    """A module imports only the parts that its row names; `meowze` itself is always allowed."""
    parts = {MODULES[name].part for name in inside(module) if name in MODULES}
    assert parts - {""} <= set(TABLE[module.part].parts.split())
    assert inside(module) <= set(MODULES), "imports what does not exist"


@each_module
def test_imports_packages(module: Module) -> None:
    """A module imports only the packages its row names, and no barred module of the standard library."""
    row = TABLE[module.part]
    barred = set(row.barred.split()) - EXCEPTIONS.get(module.name, set())
    standard = outside(module) & sys.stdlib_module_names
    assert outside(module) - standard <= set(row.packages.split())
    assert standard & barred == set()


def brought_along(module: Module) -> dict[str, str]:
    """All parts and packages that importing a module loads, directly or through others, each with the import path."""
    found, ways = dict[str, str](), {module.name: module.name}
    todo = [module]
    while todo:
        current = todo.pop()
        top = ast.Module([n for n in current.tree.body if not isinstance(n, FUNCTION_OR_CLASS)], [])
        for name in outside(current, top):
            found.setdefault(name, f"{ways[current.name]} -> {name}")
        for name in inside(current, top) - {"meowze"}:
            if name in MODULES and name not in ways:
                ways[name] = f"{ways[current.name]} -> {name}"
                found.setdefault(MODULES[name].part, ways[name])
                todo.append(MODULES[name])
    return found


LATE = {  # what is imported inside functions, when it is first needed: compilers, and what a quick start does without
    "meowze.backends.batch": {"numpy"},
    "meowze.backends.compile_time": {"numba"},
    "meowze.backends.cpu": {"numba", "numpy"},
    "meowze.backends.cuda": {"cuda", "numba", "numpy"},
    "meowze.backends.env_batch": {"numpy"},
    "meowze.backends.wasm": {"llvmlite", "numba"},
    "meowze.cli.play": {"meowze.cli.browser", "meowze.cli.terminal", "meowze.cli.static_site"},
    "meowze.envs.drawing": {"meowze.pictures"},
    "meowze.envs.registration": {"gymnasium"},
    "meowze.parallel.cluster": {"ray"},
    "meowze.server.addresses": {"ifaddr"},
    "meowze.server.metrics": {"resource"},
    "meowze.server.app": {"meowze.server.passing_on", "meowze.server.sibling_metrics"},
    "meowze.play.files": {"meowze.pictures"},
    "meowze.storage.database": {"alembic"},
    "meowze.texts": {"fluent"},
    "meowze.training.card": {"torch"},
    "meowze.training.torch_fit": {"torch"},
}


@each_module
def test_late_imports_are_listed(module: Module) -> None:
    """An import inside a function is an exception with a reason; here is the list of them."""
    top = ast.Module([n for n in module.tree.body if not isinstance(n, FUNCTION_OR_CLASS)], [])
    late = (inside(module) | outside(module)) - (inside(module, top) | outside(module, top))
    assert late == LATE.get(module.name, set())


@each_module
def test_never_brought_along(module: Module) -> None:
    """What a row rules out is not imported through other modules either, except inside functions."""
    found = brought_along(module)
    assert [found[name] for name in TABLE[module.part].never.split() if name in found] == []


def test_a_game_imports_no_other_game() -> None:
    """No game imports another game; what they share is in meowze.games itself."""
    for folder in FOLDERS:
        own = [module for name, module in MODULES.items() if name.startswith(f"meowze.games.{folder}")]
        used = {name.split(".")[2] for module in own for name in inside(module) if name.startswith("meowze.games.")}
        assert used & FOLDERS <= {folder}


def test_no_import_cycles() -> None:
    """There are no import cycles, not even through imports inside functions."""
    edges = {name: inside(module) - {name} for name, module in MODULES.items()}
    while leaves := {name for name, targets in edges.items() if targets.isdisjoint(edges)}:
        edges = {name: targets for name, targets in edges.items() if name not in leaves}
    assert not edges, f"an import cycle among {sorted(edges)}"


@in_part("server")
def test_web_framework_stays_in_few_files(module: Module) -> None:
    """Only the HTTP interface, the sockets, their protocols and what puts them together know the web framework."""
    name = module.name.removeprefix("meowze.server.")
    if not name.startswith("api.") and name not in {"connection", "app", "run", "protocols", "log_limits"}:
        assert outside(module) & {"litestar", "uvicorn"} == set()


# ---- what may stand where ----


@in_part("rules")
def test_rules_import_nothing(module: Module) -> None:
    """The rules import NamedTuple and each other, nothing else."""
    assert {name for name in imports(module) if not name.startswith("meowze.games")} <= {"typing.NamedTuple"}


@in_part("rules")
def test_rules_are_plain_integer_functions(module: Module) -> None:
    """No decorators, floats or exceptions in the rules; no lists, dicts or sets inside their functions."""
    owners = (n for n in ast.walk(module.tree) if isinstance(n, ast.FunctionDef | ast.ClassDef))
    assert [n.name for n in owners if n.decorator_list] == []
    numbers = (n for n in ast.walk(module.tree) if isinstance(n, ast.Constant))
    assert [n.lineno for n in numbers if isinstance(n.value, float | complex)] == []
    assert places(module, ast.Div, ast.Raise, ast.Try, ast.TryStar, ast.Assert, ast.With, ast.Await) == []
    slices = (n for n in ast.walk(module.tree) if isinstance(n, ast.Starred) and isinstance(n.value, ast.Subscript))
    assert [n.lineno for n in slices] == [], "change a state by naming its fields: s._replace(seat=...)"
    heaps = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp)
    assert [place for f in functions(module.tree) for place in places(module, *heaps, under=f)] == []
    named = {word for f in functions(module.tree) for word, _ in calls(f)}
    assert named.isdisjoint({"list", "dict", "set", "float", "sorted", "open", "print"})


@in_part("backends")
def test_backends_import_compilers_late(module: Module) -> None:
    """The compilers are imported inside functions, so that importing the package stays quick."""
    top = [node for node in module.tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    assert {name for node in top for name in outside(module, node)}.isdisjoint({"numba", "llvmlite"})


@in_part("play", "bots")
def test_play_and_bots_touch_nothing(module: Module) -> None:
    """Positions, records and bots open no file, print nothing and keep nothing in globals; a compiler writes files."""
    words = {word for word, _ in calls(module.tree)}
    barred = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "print", "input"}
    own = {"meowze.play.files": {"read_text", "write_bytes"}, "meowze.bots.compile_wasm": {"print", "write_bytes"}}
    assert words & barred <= own.get(module.name, set())
    assert places(module, ast.Global) == []


@in_part("play")
def test_play_reads_no_clock(module: Module) -> None:
    """The package `play` reads no clock: the date of a record is given by the caller."""
    assert {word for word, _ in calls(module.tree)}.isdisjoint({"now", "today", "utcnow", "monotonic"})


@each_module
def test_no_game_is_named_outside_its_folder(module: Module) -> None:
    """No code outside a game's folder contains its name or imports its modules; it goes through `Game`."""
    if module.name == "meowze.games" or (module.name.split(".")[2:3] and module.name.split(".")[2] in FOLDERS):
        return
    strings = {n.value: n.lineno for n in ast.walk(module.tree) if isinstance(n, ast.Constant)}
    assert [line for text, line in strings.items() if isinstance(text, str) and text.lower() in GAMES] == []
    assert {name.split(".")[2] for name in inside(module) if name.count(".") > 1}.isdisjoint(FOLDERS)


def test_pages_compare_with_no_game() -> None:
    """No code of the web pages compares with the name of a game; skins are looked up in a table."""
    compared = re.compile(rf"""([=!]==?|case)\s*['"`]({"|".join(sorted(GAMES))})\b""", re.IGNORECASE)
    pages = [p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in {".ts", ".svelte", ".js"}]
    sources = (page for page in pages if ".test." not in page.name)
    assert [p.name for p in sources if compared.search(p.read_text(encoding="utf-8"))] == []


@each_module
def test_docstrings(module: Module) -> None:
    """Every module, and every public function and method, has a docstring."""
    assert ast.get_docstring(module.tree), "the file has none"
    owners: list[ast.Module | ast.ClassDef] = [module.tree]
    owners += [n for n in module.tree.body if isinstance(n, ast.ClassDef) and not n.name.startswith("_")]
    public = (f for owner in owners for f in owner.body if isinstance(f, ast.FunctionDef | ast.AsyncFunctionDef))
    silent = [f.name for f in public if not f.name.startswith("_") and not ast.get_docstring(f)]
    assert silent == []


# ---- what it starts with ----


def python(code: str) -> str:
    """The output of this code in a new Python process."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


HEAVY = "import sys; print('heavy:', *sorted({'numba', 'litestar', 'sqlalchemy'} & set(sys.modules)))"
LOADED = "import sys; before = set(sys.modules); import meowze; print(*(set(sys.modules) - before))"


def test_import_is_light() -> None:
    """`import meowze` loads Python's own modules and ours, no other package, and no game before one is asked for."""
    loaded = python(LOADED).split()
    assert {name.partition(".")[0] for name in loaded} <= sys.stdlib_module_names | {"meowze"}
    assert {"meowze.play.position", "meowze.play.record"} <= set(loaded)
    assert [name for name in loaded if any(name == f"meowze.games.{folder}" for folder in FOLDERS)] == []
    assert {"asyncio", "importlib.metadata", "importlib.resources", "multiprocessing"}.isdisjoint(loaded)


def test_help_is_light() -> None:
    """`python -m meowze --help` loads neither a compiler nor the web framework."""
    run = "import atexit, runpy, sys; sys.argv = ['meowze', '--help']"
    told = python(f"{run}; atexit.register(lambda: exec({HEAVY!r})); runpy.run_module('meowze', run_name='__main__')")
    assert "meowze" in told
    assert told.splitlines()[-1].split() == ["heavy:"]


def test_rules_need_only_numba_and_numpy() -> None:
    """Rules and backends work without any other package."""
    names = [name for name, module in MODULES.items() if module.part in {"rules", "games", "backends"}]
    bare = f"""
import importlib, sys
class Bare:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names | {{"meowze", "numba", "llvmlite", "numpy"}}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Bare())
for name in {names!r}:
    importlib.import_module(name)
import numba
print("fine")
"""
    assert python(bare).strip() == "fine"


# ---- the locks ----

# Each lock with the extras that it brings; the third one is for the examples of learning, and no test needs it.
PIP_LOCKS = {
    "requirements.lock": ("play", "postgres"),
    "requirements-dev.lock": ("dev",),
    "requirements-research.lock": ("play", "research", "cuda", "test"),
}
AUDIT_LOCK = "requirements-audit.lock"  # of `make audit`, in an environment of its own
ELSEWHERE = re.compile(r"""https?:|file:\S|git[+:]|(?:^|[\s"'=@:])/""", re.MULTILINE)


@cache
def pinned(lock: str) -> dict[str, str]:
    """The version of each package in a lock file, by name."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", [*PIP_LOCKS, AUDIT_LOCK, "web/.npmrc"])
def test_locks_name_no_machine(name: str) -> None:
    """Lock files contain names, versions and hashes, but no hosts and no paths."""
    assert ELSEWHERE.findall((ROOT / name).read_text(encoding="utf-8")) == []


def strings(tree: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Each string in a JSON tree with its nearest key, except those under `funding`."""
    match tree:
        case dict():
            for name, branch in tree.items():
                yield from strings(branch, name) if name != "funding" else ()
        case list():
            for branch in tree:
                yield from strings(branch, key)
        case str():
            yield key, tree


def test_npm_lock_names_no_machine() -> None:
    """The lock file of the web pages contains no hosts and no paths, except addresses for donations."""
    path = ROOT / "web" / "package-lock.json"
    if not (ROOT / "web" / "package.json").exists():
        pytest.skip("there are no pages yet")
    found = list(strings(json.loads(path.read_text(encoding="utf-8"))))
    assert [(key, text) for key, text in found if key == "resolved" or ELSEWHERE.search(text)] == []


@pytest.mark.parametrize("lock", PIP_LOCKS)
def test_locks_are_fresh(lock: str) -> None:
    """Each lock file matches pyproject.toml; after a change there, run `make lock`."""
    wanted = [Requirement(line) for line in requirements(*PIP_LOCKS[lock])]
    versions = pinned(lock)
    assert [str(r) for r in wanted if versions.get(canonicalize_name(r.name), "0") not in r.specifier] == []


def test_locks_agree() -> None:
    """All lock files pin the same versions, and nobody who only tests has to download what learns on a card."""
    play, dev, research = map(pinned, PIP_LOCKS)
    assert play.items() <= dev.items()
    assert {name for name in play.keys() & research.keys() if play[name] != research[name]} == set()
    assert dev.keys().isdisjoint({"torch", "jax", "ray"})


def test_the_library_needs_nothing() -> None:
    """`pip install meowze` brings no other package; what a family needs is in the extra `play`."""
    assert requirements() == []
    family = {Requirement(line).name for line in requirements("play")}
    assert family >= {"numba", "litestar", "rich", "resvg-py"}
    assert family.isdisjoint({"psycopg", "numba-cuda", "gymnasium", "pytest"})
