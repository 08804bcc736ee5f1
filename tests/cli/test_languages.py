"""The command line in other languages: help, mistakes and results; English where a language lacks a text."""

import ast
import re
import subprocess
import sys

import pytest

from meowze.cli import argparse_texts
from meowze.cli.arguments import parser
from meowze.cli.main import SYSTEM_ERRORS, main
from meowze.cli.serve import greeting
from meowze.server.run import ENGLISH
from meowze.texts import LANGUAGES, Texts, command_line_texts
from tests.paths import ROOT
from tests.texts.locales import FOLDER, body, messages
from tests.texts.test_refusals import keys

PACKAGE = ROOT / "meowze"
WRITTEN = sorted(path.stem for path in (FOLDER / "cli").glob("*.ftl"))
SOURCES = [path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))]
each_file = pytest.mark.parametrize("language", WRITTEN)


def ended(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints that ends at once."""
    with pytest.raises(SystemExit):
        main(list(words))
    said = capsys.readouterr()
    return said.out + said.err


@each_file
def test_files_can_be_read(language: str) -> None:
    """Each file belongs to a language we have, and has no message that English does not know."""
    assert language in LANGUAGES
    assert not [entry for entry in body(language, "cli") if type(entry).__name__ == "Junk"]
    assert set(messages(language, "cli")) <= set(messages("en", "cli"))


def test_english_and_german_are_complete() -> None:
    """Every text of the command line is there in both."""
    assert set(messages("de", "cli")) == set(messages("en", "cli"))


@each_file
def test_files_use_only_what_they_are_given(language: str) -> None:
    """No message asks for a variable that English does not have, but for the possible values of an option."""
    english = messages("en", "cli")
    for key, message in messages(language, "cli").items():
        assert message.variables <= english[key].variables | {"words", "count"}, key


def test_each_text_is_said() -> None:
    """The texts of help exist and are used; so do those of errors, each for a key that is raised somewhere."""
    asked: set[str] = set()

    def say(key: str, **values: object) -> str:
        asked.add(key)
        return command_line_texts("en").say(key, **values)

    parser(say)
    said = {
        "deleted",
        "perft-found",
        "arena-playing",
        "arena-stopped",
        "arena-column",
        "arena-failed",
        "arena-void",
        "greeting",
        "greeting-others",
        "greeting-network",
        "greeting-running",
        "backup-done",
        "backup-damaged",
        "restore-done",
        "review-turn",
        "review-who",
        "review-played",
        "review-worth",
        "review-cost",
        "review-best",
        "review-luck",
        "review-share",
        "puzzles-looking",
    }
    said |= {"error-whole", "error-seconds", "error-not-text", *(f"error-{key}" for key in SYSTEM_ERRORS.values())}
    said |= set(argparse_texts.KEYS.values())
    raised = {f"error-{key}" for source in SOURCES for key, _ in keys(ast.parse(source))}
    english = set(messages("en", "cli"))
    assert asked <= english
    assert {key for key in english - asked - said if not key.startswith("error-")} == set()
    assert {key for key in english - said if key.startswith("error-")} <= raised


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_can_be_shown(capsys: pytest.CaptureFixture[str], language: str) -> None:
    """In each language, also where its texts are not all written, without a variable left open."""
    for command in (
        "play",
        "serve",
        "delete",
        "backup",
        "restore",
        "replay",
        "review",
        "daily",
        "puzzles",
        "arena",
        "perft",
    ):
        said = ended(capsys, command, "--help", "--language", language)
        assert "{" not in said
        assert "--language" in said


def test_help_and_mistakes_are_german(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """By the environment or as asked for; what argparse says too; and afterwards argparse speaks English again."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    said = ended(capsys, "--help")
    assert said.startswith("Aufruf: meowze")
    assert re.search(r"Optionen:\n +-h, --help +diese Hilfe anzeigen", said)
    assert not re.search("usage|options|show|command", said)
    assert "Fehler: BEFEHL: 'dance' gibt es nicht" in ended(capsys, "dance")
    assert "es gibt kein Spiel „chess“" in ended(capsys, "play", "chess")
    assert "nowhere.txt: Diese Datei oder diesen Ordner gibt es nicht" in ended(capsys, "replay", "nowhere.txt")
    assert "„9“ muss eine ganze Zahl von 1 bis 4 sein" in ended(capsys, "play", "labyrinth", "--seats", "9")
    assert "limit=x: diese Zahl geht nicht" in ended(capsys, "play", "mouse-race", "--options", "limit=x")
    main(["perft", "chabyrinthe", "--depth", "1"])
    assert "24 Möglichkeiten für 1 Zug" in capsys.readouterr().out
    assert ended(capsys, "--language", "en", "--help").startswith("usage: meowze")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "es gibt kein Spiel" in ended(capsys, "play", "chess", "--language", "de")
    assert "Fehler" in ended(capsys, "--language=de", "play", "--seats", "x")


def test_english_stands_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A language without a file, and a file without a message, are filled up; a region first by its language."""
    monkeypatch.setenv("LC_ALL", "C")
    lacking = Texts("xx-YY", "cli", ("en", "de"))
    assert lacking.say("in-browser") == "im Browser"
    assert Texts("xx", "cli", ("en",)).say("in-browser") == "in the browser"
    assert "there is no game 'chess'" in ended(capsys, "play", "chess")


def test_the_greeting_is_the_same_without_texts() -> None:
    """English is not loaded at the start of a server, so its lines are written twice, and agree."""
    say = command_line_texts("en").say
    lines = (
        say("greeting", url="{url}"),
        say("greeting-others", urls="{urls}"),
        say("greeting-network"),
        say("greeting-running", url="{url}"),
    )
    assert lines == tuple(ENGLISH)
    assert greeting("en") == ENGLISH
    assert greeting("de").here.format(url="X").startswith("Meowze läuft unter X")


def test_the_version_needs_no_texts() -> None:
    """What is typed right does not load Fluent, which would take time."""
    code = "import sys, atexit; from meowze.cli.main import main"
    code += "; atexit.register(lambda: print('fluent.runtime' in sys.modules)); main(['--version'])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True).stdout
    assert said.splitlines()[1] == "False"
