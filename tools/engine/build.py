"""`python -m tools.engine.build FOLDER` writes the engine: what a browser needs to run a room.

Pyodide comes from web/node_modules, msgspec's wheel from the package index by the hash in requirements-browser.lock.
With `--search FOLDER` it takes along the compiled searches that lie there.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
LOCK = ROOT / "requirements-browser.lock"
LICENCES = Path(__file__).parent / "licences"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # as they come
MODULES = ("__init__.py", "extras.py", "logs.py")
PARTS = ("games", "play", "room", "live", "browser", "bots", "backends", "learn")
SUFFIXES = (".py", ".json", ".svg")
# Package data that a game does without, as patterns below meowze/. It lies in data/ under its path, and comes into the
# package when it is first asked for: meowze/browser/package_data.py.
DATA = ("learn/puzzle_files/*",)
ABOUT = """This folder holds Pyodide {version} (Mozilla Public License 2.0; its source: https://github.com/pyodide/pyodide),
in it CPython and its standard library (licence of the Python Software Foundation), and msgspec (BSD).
"""


def wheel(folder: Path) -> Path:
    """The one package that a room needs, built for Pyodide: fetched unless the locked file is there already."""
    hashes = set(re.findall("sha256:([0-9a-f]{64})", LOCK.read_text(encoding="utf-8")))
    for found in folder.glob("*.whl"):
        if hashlib.sha256(found.read_bytes()).hexdigest() in hashes:
            return found
    line = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--only-binary", ":all:", *PLATFORM]
    subprocess.run([*line, "--require-hashes", "-r", str(LOCK), "-d", str(folder)], check=True)
    return wheel(folder)


def stage(package: Path, folder: Path) -> None:
    """Put what is packed into a folder: the wheel, and the parts of our package that run in a browser."""
    with zipfile.ZipFile(package) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if name.endswith((".py", ".so"))])
    ours = [ROOT / "meowze" / name for name in MODULES]
    ours += [path for part in PARTS for path in (ROOT / "meowze" / part).rglob("*") if path.suffix in SUFFIXES]
    for path in sorted({*ours} - {*later(ROOT / "meowze")}):
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def later(package: Path) -> list[Path]:
    """The data that is loaded only when it is asked for."""
    return [path for pattern in DATA for path in sorted(package.glob(pattern))]


def licences(package: Path) -> str:
    """What is said about the licences of others."""
    about = ABOUT.format(version=json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"])
    texts = [path.read_text(encoding="utf-8") for path in sorted(LICENCES.glob("*.txt"))]
    with zipfile.ZipFile(package) as archive:
        texts += [archive.read(name).decode() for name in archive.namelist() if name.endswith("/LICENSE")]
    return f"\n{'-' * 78}\n\n".join([about, *texts])


def build(folder: Path, search: Path | None = None, wheels: Path = ROOT / "build" / "wheels") -> None:
    """Write the engine into a folder, which is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wheels.mkdir(parents=True, exist_ok=True)
    package = wheel(wheels)
    for name in FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    _without_source_map(folder / "pyodide.mjs")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    _write(folder / "pyodide-lock.json", json.dumps({"info": lock["info"], "packages": {}}))
    _write(folder / "licences.txt", licences(package))
    for module in sorted(search.glob("*.wasm")) if search else ():
        shutil.copyfile(module, folder / module.name)
    for path in later(ROOT / "meowze"):
        target = folder / "data" / path.relative_to(ROOT / "meowze")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    with tempfile.TemporaryDirectory() as staged:
        stage(package, Path(staged))
        packer = Path(__file__).with_name("pack.mjs")
        subprocess.run(["node", str(packer), str(PYODIDE), staged, str(folder)], check=True)
    sizes = {path.name: path.stat().st_size for path in sorted(folder.glob("*")) if path.suffix in (".wasm", ".zip")}
    loaded = {name: size for name, size in sizes.items() if name in (*FILES, "python_stdlib.zip", "meowze.zip")}
    _write(folder / "sizes.json", json.dumps(loaded))


def _without_source_map(script: Path) -> None:
    """Browsers' tools would ask for a map that is not there."""
    _write(script, re.sub(r"//# sourceMappingURL=.*", "", script.read_text(encoding="utf-8")))


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--search", type=Path, help="the folder of the compiled searches")
    chosen = parser.parse_args()
    build(chosen.folder, chosen.search)


if __name__ == "__main__":
    main()
