"""Servers in processes of their own, for as long as they are measured, and what they use."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
YARDSTICK = Path(__file__).parent / "boardgame"
EXAMPLE = ROOT / "examples" / "tic_tac_toe"  # the game that boardgame.io plays, as a package for our server
UNLIMITED = "connections frames handshakes messages openings requests rooms_per_address rooms_per_device".split()
GENEROUS = ", ".join(f"{name}=10**6" for name in UNLIMITED)
CODE = "import sys; from meowze.server.run import serve; from meowze.server.settings import Settings; "


@contextmanager
def ours(database: str = "", workers: int = 1, extra: str = "") -> Iterator[tuple[str, int]]:
    """Our server, journal on disk; its address and its process. A game of others is installed for it alone."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        if extra:
            _install(EXAMPLE, site)
        games = f"extra_games={(extra,) if extra else ()}"
        line = [
            sys.executable,
            "-c",
            f"{CODE}serve(Settings(sys.argv[1], port=0, workers={workers}, {games}, {GENEROUS}))",
            database or f"{folder}/games.sqlite",
        ]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(site), str(ROOT)))}
        with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=env) as server:
            assert server.stdout
            try:
                yield server.stdout.readline().partition("//")[2].partition("/")[0], server.pid
            finally:
                server.terminate() if workers > 1 else server.kill()


def _install(package: Path, folder: Path) -> None:
    line = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--no-build-isolation", "--no-index"]
    line += ["--disable-pip-version-check", "--target", str(folder), str(package)]
    subprocess.run(line, check=True)


@contextmanager
def theirs() -> Iterator[tuple[str, int]]:
    """boardgame.io's server, games in memory; its address and its process."""
    if not (YARDSTICK / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=YARDSTICK, check=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    line = ["node", "server.js", str(port)]
    with subprocess.Popen(line, cwd=YARDSTICK, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            while server.stdout.readline().strip() != "ready":
                pass
            yield f"localhost:{port}", server.pid
        finally:
            server.kill()


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = " ".join(file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")).split()
    return [pid, *(one for child in children for one in family(int(child)))]


def resident(pid: int) -> float:
    """The memory of a process and of those it started, in KB; what several of them share is counted once."""
    return sum(_share(one) for one in family(pid))


def _share(pid: int) -> float:
    """The part of a process in the memory, in KB; none if it has just ended."""
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return 0.0


def busy(pid: int) -> float:
    """Seconds of processor time that a process and those it started have used."""
    fields = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in family(pid)]
    return sum(int(found[11]) + int(found[12]) for found in fields) / os.sysconf("SC_CLK_TCK")
