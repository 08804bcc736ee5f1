"""The wheel, installed read-only in an environment of its own, outside the repository and without Node."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import ROOT
from tests.server.serving import Answer, new_token, opened, seated

COMPILED = """
from meowze import backends
from meowze.games.mouse_race import rules
assert backends.load(rules, "cpu").mover(rules.start(rules.Options(), 2)) == -1
"""
LIBRARY = """
import random
from pathlib import Path
from meowze import GAMES, Position, Record, Seeded, perft, read_record, write_record
from meowze.bots.mind import Budget
from meowze.bots.players import player
for game in GAMES:
    dice, luck = Seeded(7), random.Random(7)
    bot, _ = player("3", game)
    record = Record(Position.deal(game, 2, "", dice), ("Ann", "Basil"))
    while not record.position.over and len(record.actions) < 2000:
        position = record.position
        known = position.seen(position.mover)
        action = bot(known, 1, Budget(nodes=50), luck) if position.mover else luck.choice(position.legal)
        record = record.play(action, dice)
    assert record.position.over
    Path(f"{game}.svg").write_text(record.position.svg(), encoding="utf-8")
    assert read_record(write_record(record)).position == record.position
    assert perft(Position.deal(game, 2, "", dice), 1) > 0
print("played")
"""
TRIED = """
from meowze import MissingExtra, backends
try:
    {}
except ImportError as error:
    assert isinstance(error, MissingExtra)
    print(error)
"""
# Without these capabilities root has to respect file permissions.
POWERLESS = "--bounding-set=-dac_override,-dac_read_search --inh-caps=-dac_override,-dac_read_search".split()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built by `make wheel`."""
    if not (ROOT / "meowze" / "web" / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    folder = tmp_path_factory.mktemp("dist")
    made = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(made, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.iterdir()
    return file


class Installed:
    """An environment in which only the wheel is installed; its programs have a home folder of their own and no Node."""

    def __init__(self, folder: Path) -> None:
        self.home, self.bin = folder / "home", folder / "env" / "bin"
        self.site = Path(sysconfig.get_path("purelib", vars={"base": str(folder / "env")}))
        self.home.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "env"], check=True)

    def pip(self, *words: str | Path) -> None:
        """Install packages into the environment."""
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", self.bin / "python", "install", "-qq"]
        subprocess.run([*pip, "--disable-pip-version-check", *words], check=True)

    def command(self, name: str, *words: str) -> list[str]:
        """The command line of a program in the environment, run without the right to ignore file permissions."""
        powerless = [shutil.which("setpriv") or "setpriv", *POWERLESS] if os.geteuid() == 0 else []
        return [*powerless, str(self.bin / name), *words]

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables of the programs."""
        return {"PATH": str(self.bin), "HOME": str(self.home), "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"}

    def run(self, name: str, *words: str) -> str:
        """The output of a program."""
        done = subprocess.run(
            self.command(name, *words), env=self.environment, cwd=self.home, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def refused(self, name: str, *words: str) -> str:
        """What a program says on the line with which it gives up."""
        done = subprocess.run(
            self.command(name, *words), env=self.environment, cwd=self.home, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout) == (2, "")
        return done.stderr

    def files(self) -> dict[Path, int]:
        """All files in the installed package, with their modification times."""
        return {file: file.stat().st_mtime_ns for file in (self.site / "meowze").rglob("*")}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    """The wheel alone, without any other package."""
    found = Installed(tmp_path_factory.mktemp("bare"))
    found.pip("--no-deps", "--no-index", wheel)
    return found


@pytest.fixture(
    scope="module", params=["dependencies from here", pytest.param("all from the index", marks=pytest.mark.proof)]
)
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, wheel: Path
) -> Iterator[Installed]:
    """The installed wheel, made read-only."""
    found = Installed(tmp_path_factory.mktemp("installed"))
    if request.param == "all from the index":
        found.pip("--only-binary", ":all:", "--require-hashes", "-r", ROOT / "requirements.lock")
        found.pip("--no-deps", wheel)
    else:
        found.pip("--no-deps", "--no-index", wheel)
        (found.site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    for folder in [found.site / "meowze", *filter(Path.is_dir, (found.site / "meowze").rglob("*"))]:
        folder.chmod(0o555)
    yield found
    for folder in [found.site / "meowze", *filter(Path.is_dir, (found.site / "meowze").rglob("*"))]:
        folder.chmod(0o755)


def test_everything_is_in_the_wheel(wheel: Path) -> None:
    """The wheel contains all files of the package and the built web pages, but no tests."""
    files = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "meowze"]
    listed = subprocess.run(files, cwd=ROOT, capture_output=True, text=True, check=True)
    pages = [str(file.relative_to(ROOT)) for file in (ROOT / "meowze" / "web").rglob("*") if file.is_file()]
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if not name.startswith("meowze-")}
    assert inside == {*listed.stdout.split(), *pages}


def test_the_wheel_gives_the_whole_table(installed: Installed) -> None:
    """The installed package serves pages, plays and draws a game, and writes only into the home folder."""
    before = installed.files()
    assert shutil.which("node", path=installed.environment["PATH"]) is None
    assert str(installed.site) in installed.run("python", "-c", "import meowze; print(meowze.__file__)")
    words = installed.command("meowze", "play", "--no-browser", "--only-here", "--port", "0")
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=installed.environment, cwd="/") as server:
        try:
            assert server.stdout
            address = server.stdout.readline().partition("//")[2].partition("/")[0]
            links = re.findall(r'(?:href|src)="\./([^"]+)"', Answer(address, "GET", "/").text)
            assert {link.rpartition(".")[2] for link in links} >= {"js", "css", "svg"}
            assert {Answer(address, "GET", f"/{link}").status for link in links} == {200}
            token = new_token()
            room = opened(address, token)
            with seated(address, room, token) as client:
                assert client.act(client.table["legal"][0])["type"] == "moved"
            (installed.home / "game.txt").write_text(Answer(address, "GET", f"/api/rooms/{room}/record").text)
        finally:
            server.terminate()
    assert list(installed.home.glob("**/games.sqlite"))
    installed.run("meowze", "replay", "game.txt", "--png", "drawn")
    assert len(list(installed.home.glob("drawn/*.png"))) >= 2
    assert installed.files() == before


def test_the_wheel_alone_is_the_whole_library(bare: Installed) -> None:
    """Without any other package: games against a bot to their end, drawn, written and read, and counted."""
    assert bare.run("python", "-c", LIBRARY).strip() == "played"
    assert len(list(bare.home.glob("*.svg"))) == 3
    assert "ways to play 1 move" in bare.run("meowze", "perft", "labyrinth", "--depth", "1")
    assert "play in the browser" in bare.run("meowze", "--help")


def test_what_is_missing_is_named(bare: Installed) -> None:
    """One line for each command, with the extra that it needs; in Python it is an ImportError."""
    wanted = {
        ("play",): "play",
        ("play", "--terminal"): "terminal",
        ("serve",): "table",
        ("backup", "games.zip"): "table",
        ("replay", "game.txt"): "terminal",
        ("arena", "labyrinth", "--bots", "1,2"): "terminal",
    }
    for words, extra in wanted.items():
        said = bare.refused("meowze", *words)
        assert said.endswith(f': pip install "meowze[{extra}]"\n'), said
        assert said.count("\n") == 1
    tried = {
        "import meowze.pictures": "pictures",
        "import meowze.room.room": "table",
        "import meowze.envs": "envs",
        "backends.Batch('labyrinth', '', 2, 10)": "fast",
    }
    for code, extra in tried.items():
        assert bare.run("python", "-c", TRIED.format(code)).endswith(f': pip install "meowze[{extra}]"\n')


def test_compiled_code_is_kept_in_the_home(installed: Installed) -> None:
    """Numba's cache is in the user's home, not next to the sources."""
    before = installed.files()
    installed.run("python", "-c", COMPILED)
    assert list(installed.home.glob(".cache/meowze/mouse_race-*/**/*.nbi"))
    assert installed.files() == before


def test_the_read_only_package_is_read_only(installed: Installed) -> None:
    """The installed package is really read-only, or the tests above would prove nothing."""
    write = f"open({str(installed.site / 'meowze' / 'x')!r}, 'w')"
    done = subprocess.run(installed.command("python", "-c", write), capture_output=True, text=True, check=False)
    assert "Permission denied" in done.stderr
