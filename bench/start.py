"""How long it takes to import the library, and from the command to the first page: warm, with files read from the disk,
and by `make play`.
"""

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
MEOWZE = (sys.executable, "-m", "meowze", "play")
WAYS = {"warm": MEOWZE, "cold": MEOWZE, "make play": ("make", "--no-print-directory", "play")}


def forget_files() -> None:
    """Ask the system to drop what it keeps of Python's and our files, so that they are read from the disk again."""
    for file in (file for folder in {sys.prefix, sys.base_prefix, str(ROOT / "meowze")} for file in files_in(folder)):
        with open(file, "rb") as opened:
            os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def files_in(folder: str) -> list[Path]:
    """The files that may be imported."""
    return [file for file in Path(folder).rglob("*") if file.suffix in {".py", ".pyc", ".so"} and file.is_file()]


def seconds(*command: str) -> tuple[float, float]:
    """From the command to the first page, and the processor time of all of it."""
    with tempfile.TemporaryDirectory() as folder:
        words = f"--no-browser --only-here --port 0 --database {folder}/games.sqlite"
        line = [*command, f"ARGS={words}"] if command[0] == "make" else [*command, *words.split()]
        begun, used = time.perf_counter(), processor()
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=ROOT, stderr=subprocess.DEVNULL) as server:
            assert server.stdout
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server did not start"
            urllib.request.urlopen(found[0]).read()
            waited = time.perf_counter() - begun
            server.terminate()
        return waited, processor() - used


def processor() -> float:
    """Processor time of all that was run from here."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def best(way: str, starts: int) -> tuple[float, float]:
    """The least time and the least processor time of some starts, for other programs may have run meanwhile."""
    found = []
    for _ in range(starts):
        if way == "cold":
            forget_files()
        found.append(seconds(*WAYS[way]))
    waited, used = (min(numbers) for numbers in zip(*found, strict=True))
    return waited, used


def import_seconds(imports: int = 20) -> float:
    """The least time that `import meowze` takes, as Python itself measures it."""
    line = (sys.executable, "-S", "-X", "importtime", "-c", "import meowze")
    told = (subprocess.run(line, capture_output=True, text=True, check=True, cwd=ROOT).stderr for _ in range(imports))
    return min(int(lines.splitlines()[-1].split("|")[1]) for lines in told) / 1e6


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ways", nargs="*", default=list(WAYS), help=", ".join(WAYS))
    parser.add_argument("--starts", type=int, default=5)
    chosen = parser.parse_args()
    print(f"import meowze {1000 * import_seconds():.0f} ms, at most 80 are wanted", flush=True)
    for way in chosen.ways:
        waited, used = best(way, chosen.starts)
        print(f"first page, {way:9} {waited:5.2f} s, {used:5.2f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
