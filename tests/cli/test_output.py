"""Where the command line writes: pipes that are closed early, and places that do not exist."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meowze.cli.main import BROKEN_PIPE, main
from meowze.play.record import Record
from tests.paths import ROOT
from tests.play.test_record import TEXT


def closed_pipe(*words: str) -> tuple[int, str]:
    """The exit code and the errors of a command whose output nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "meowze", *words],
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            cwd=ROOT,
        )
    finally:
        os.close(writing)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("--version",),
        ("arena", "--help"),
        ("replay", "game.txt"),
        ("perft", "mouse-race", "--depth", "1"),
        ("perft", "mouse-race", "--depth", "1", "--json"),
        ("arena", "mouse-race", "--bots", "random,random", "--games", "1", "--options", "limit=4", "--processes", "1"),
        ("play", "mouse-race", "--terminal", "--random", "1", "--seed", "1"),
    ],
    ids=" ".join,
)
def test_a_reader_who_has_seen_enough(words: tuple[str, ...], tmp_path: Path) -> None:
    """`meowze … | head` ends without a word of complaint."""
    (tmp_path / "game.txt").write_text(TEXT, encoding="utf-8")
    code, errors = closed_pipe(*(str(tmp_path / word) if word == "game.txt" else word for word in words))
    assert "rror" not in errors
    assert "roken" not in errors
    assert code in (BROKEN_PIPE, 0, 1)  # 0 where argparse writes, 1 where rich does


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_a_film_into_a_folder_that_does_not_exist(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is refused before anything is drawn, and the folder is named."""
    monkeypatch.setattr(Record, kind, lambda *_, **__: pytest.fail("drawn for nothing"))
    (tmp_path / "game.txt").write_text(TEXT, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(tmp_path / "game.txt"), f"--{kind}", str(tmp_path / "nowhere" / f"game.{kind}")])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"meowze: {tmp_path / 'nowhere'}: there is no such file or folder\n"
