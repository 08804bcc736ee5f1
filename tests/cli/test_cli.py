"""The command line: counting, replaying, hosting, playing; whatever is typed wrongly is explained."""

import io
import json
import re
import threading
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest

from meowze import GAMES, Position, Seeded, read_record
from meowze.cli.main import main
from meowze.cli.static_site import server_of
from meowze.server.run import ENGLISH, greeting
from meowze.server.settings import Settings
from meowze.texts import texts
from tests.paths import ROOT
from tests.play.test_record import TEXT, played
from tests.server.serving import Answer


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints."""
    main(list(words))
    return capsys.readouterr().out


def fails(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command that fails prints: one line on the error stream and no stack trace."""
    with pytest.raises(SystemExit) as caught:
        main(list(words))
    assert caught.value.code == 2
    error = capsys.readouterr().err
    assert "Traceback" not in error
    return error


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let these lines be typed, then the input ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_perft_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """Perft counts from before the deal, or from a position, as text or JSON."""
    assert run(capsys, "perft", "chabyrinthe", "--depth", "2").startswith("576 ways to play 2 moves")
    text = Position.deal("chabyrinthe", 2, "board=3x3", Seeded(1)).text
    found = json.loads(run(capsys, "perft", "chabyrinthe", "--depth", "1", "--position", text, "--json"))
    assert found["leaves"] == 27 + 48
    assert (found["game"], found["depth"], found["position"]) == ("chabyrinthe", 1, text)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("perft", "chess", "--depth", "1"), "there is no game 'chess'; there are chabyrinthe"),
        (("perft", "chabyrinthe", "--depth", "-1"), "must be a whole number from 0 to 12"),
        (("perft", "chabyrinthe", "--depth", "1", "--position", "abc"), "a position is the rows of the board"),
        (("perft", "chabyrinthe", "--depth", "1", "--options", "board=9"), "board can be 4x4 or 3x3"),
        (("replay", "no-such-file"), "no-such-file: there is no such file or folder"),
        (("play", "chabyrinthe", "--terminal", "--random", "3"), "there are only 2 seats"),
        (
            ("play", "chabyrinthe", "--terminal", "--names", "A,B", "--seats", "3"),
            "of the people at the table, 3",
        ),
        (("play", "chabyrinthe", "--terminal", "--preset", "2007", "--seats", "1"), "preset 2007 is for 2, 3, 4 seats"),
        (("play", "chabyrinthe", "--terminal", "--options", "mode=teams", "--seats", "3"), "teams (4 seats)"),
        (("dance",), "invalid choice: 'dance'"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "labyrinth", "--preset", "long"), "labyrinth has no preset 'long'; it has standard, short"),
        (("play", "labyrinth", "--seats", "9"), "must be a whole number from 1 to 4"),
        (("play", "mouse-race", "--seats", "1"), "cannot be played with 1 seat: it is for 2 to 4"),
        (("play", "labyrinth", "--bots", "2,Tom"), "there is no bot 'Tom'; there are Pip, Mochi"),
        (("play", "labyrinth", "--bots", "1,2,3"), "3 bots: there are only 2 seats"),
        (
            ("play", "labyrinth", "--bots", "1", "--names", "A,B", "--seats", "2"),
            "of the people at the table, 1",
        ),
        (("play", "labyrinth", "--options", "size=9"), "there is no option 'size'"),
        (("play", "--seats", "3"), "--seats belongs to a game: name one of chabyrinthe, labyrinth"),
        (("play", "labyrinth", "--seed", "3"), "--seed is for games in the terminal: add --terminal"),
        (("play", "labyrinth", "--random", "1"), "--random is for games in the terminal"),
        (("serve", "--port", "70000"), "must be a whole number from 0 to 65535"),
        (("serve", "--host", "here"), "must be an address like 127.0.0.1"),
        (("serve", "--public-url", "games"), "must be an address like https://games.example.org"),
        (("serve", "--trusted-proxy", "x"), "must be an address like 10.0.0.2 or a network"),
        (("serve", "--database", "mysql://x/y"), "neither a file nor an address like postgresql://"),
        (("serve", "--database", "/dev/null/x"), "cannot be used"),
    ],
)
def test_wrong_words_are_explained(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], expected: str) -> None:
    """Each mistake on the command line is answered by what was expected."""
    assert expected in fails(capsys, *words)


def starts(monkeypatch: pytest.MonkeyPatch, folder: Path) -> list[tuple[Settings, dict[str, Any]]]:
    """Servers that a command would start, with their settings; none really starts."""
    started: list[tuple[Settings, dict[str, Any]]] = []
    monkeypatch.setattr("meowze.server.run.serve", lambda settings, **how: started.append((settings, how)))
    monkeypatch.setattr("meowze.cli.serve.user_data_path", lambda *_, **__: folder)
    return started


def test_serve_says_what_the_host_settled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every option of `serve` reaches the server; `play` is for the home network, and `meowze` alone is `play`."""
    started = starts(monkeypatch, tmp_path)
    main(["serve", *"--host 0.0.0.0 --port 99 --database x --public-url http://a.b --keep-days 9".split(),
          *"--keep-unfinished-days 8 --rooms-per-address 7 --metrics-open --trusted-proxy ::1".split(),
          "--trusted-proxy", "10.0.0.0/8"])  # fmt: skip
    main([])
    main(["play", "--only-here", "--no-browser", "--port", "5"])
    host = Settings("x", "0.0.0.0", 99, False, "http://a.b", ("::1", "10.0.0.0/8"), True, 9, 8, 7)
    file = tmp_path / "games.sqlite"
    usual = {"words": ENGLISH, "show_qr": True, "page": ""}
    assert started == [
        (host, {"words": ENGLISH}),
        (Settings(file, "0.0.0.0", 8440, home_only=True), {**usual, "open_browser": True}),
        (Settings(file, "127.0.0.1", 5, home_only=True), {**usual, "open_browser": False}),
    ]


@pytest.mark.parametrize(
    ("words", "page"),
    [
        ("", ""),
        ("labyrinth", "#labyrinth"),
        ("labyrinth --seats 3 --bots 2,Pip --preset short", "#labyrinth?seats=3&bots=2,1&preset=short"),
        ("mouse-race --bots Professor", "#mouse-race?seats=2&bots=5"),
        ("chabyrinthe --preset teams", "#chabyrinthe?seats=4&preset=teams"),
        (
            "labyrinth --preset short --options secrets=3,first=0",
            "#labyrinth?seats=2&preset=short&options=secrets=3,first=0",
        ),
        ("labyrinth --names Zoë&Co,Ben --bots 3", "#labyrinth?seats=3&bots=3&names=Zo%C3%AB%26Co,Ben"),
    ],
)
def test_the_browser_opens_what_was_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str, page: str
) -> None:
    """A game and the choices of the command line stand in the address, readable by any reader of queries."""
    started = starts(monkeypatch, tmp_path)
    main(["play", *words.split()])
    ((_, how),) = started
    assert how["page"] == page
    fields = dict(parse_qsl(page.partition("?")[2], strict_parsing="?" in page))
    assert fields.get("names", "Zoë&Co,Ben") == "Zoë&Co,Ben"
    assert fields.get("options", "secrets=3,first=0") == "secrets=3,first=0"


def test_the_greeting_shows_the_page() -> None:
    """Who opens no browser can follow the link; other devices come to the start page."""
    (line,) = greeting(Settings("x", port=5), False, "#labyrinth?seats=3").splitlines()
    assert line.split()[3] == "http://127.0.0.1:5/#labyrinth?seats=3"


def test_help_names_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    """What can be played and by how many comes from the list of games."""
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert ", ".join(GAMES) in capsys.readouterr().out.replace("\n", " ")


def test_the_last_word_is_a_single_option(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It replaces what a preset says, and a name belongs to a person, not to a bot."""
    typed(monkeypatch, "text", "quit")
    words = "play labyrinth --terminal --preset short --options secrets=2,first=0 --names Ann --random 1 --seed 3"
    out = run(capsys, *words.split())
    assert "Ann> " in out
    assert "secrets=2" in out


def test_replay_tells_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A record is told line by line and its end is drawn; a damaged or foreign file is explained."""
    file = tmp_path / "game.txt"
    file.write_text(TEXT, encoding="utf-8")
    out = run(capsys, "replay", str(file))
    story = list(texts().story(played("chabyrinthe", 5)))
    assert story == out.splitlines()[: len(story)]
    file.write_text(TEXT.replace("rules: 1", "rules: 9"), encoding="utf-8")
    assert "line 3" in fails(capsys, "replay", str(file))
    file.write_bytes(b"\xff\xfe\x00\x80")
    assert "this file is not text" in fails(capsys, "replay", str(file))


def test_a_whole_game_at_the_keyboard(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Random players alone finish a game; the record that is saved replays to the result on the screen."""
    file = tmp_path / "game.txt"
    out = run(
        capsys, "play", "chabyrinthe", "--terminal", "--random", "2", "--preset", "kittens", "--seed", "3",
        "--save", str(file),
    )  # fmt: skip
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.position.over
    assert record.names == ("Random 1", "Random 2")
    assert out.count("begins") == 0
    assert out.rstrip().endswith(f"Saved in {file}.")


def test_a_person_at_the_keyboard(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Wrong input is explained and asked again; undo takes back one's own action; the rest can be asked for."""
    file = tmp_path / "game.txt"
    typed(
        monkeypatch, "foo", "stop", "legal", "offers", "look", "text", "b2+", "undo", "undo", "b2+ b2- b2+", "save",
        "help", f"save {file}", "quit",
    )  # fmt: skip
    words = ("play", "chabyrinthe", "--terminal", "--names", "Ann,Ben", "--seed", "3", "--options", "first=0")
    out = run(capsys, *words)
    assert "'foo' is no action" in out
    assert "exactly two actions here" in out
    assert "a1+ a1++ a1-" in out
    assert "Taken back." in out
    assert "There is nothing to take back." in out
    assert "The turn is over; not played: b2+" in out
    assert "Save where?" in out
    assert read_record(file.read_text(encoding="utf-8")).actions == ("b2+", "b2-")


def test_secrets_at_one_keyboard(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A target is shown when its owner asks and hidden again; the screen is cleared before the next person looks."""
    typed(monkeypatch, "look", "", "offers", "bn0", "a1", "", "look", "", "text", "quit")
    words = ("play", "labyrinth", "--terminal", "--names", "Ann,Ben", "--seed", "3", "--options", "first=0,secrets=2")
    out = run(capsys, *words)
    start = Position.deal("labyrinth", 2, "first=0,secrets=2", Seeded(3))
    (mine,) = start.view(0).cards
    theirs = start.play("bn0 a1", Seeded(3)).view(1).cards[0]
    before, between, after = out.split("Press Enter to hide it.")
    assert f"{mine}" in before
    assert "Ben is next. Press Enter." in between
    assert f"looks at a card: {theirs}" not in out
    assert re.search(rf"seek.*{theirs}|{theirs}", between.split("Ben is next.")[1])
    assert "cards:?," in after


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Whatever can be typed works in each game of the list, beside somebody who plays at random."""
    typed(monkeypatch, "help", "legal", "offers", "board", "look", "", "text", "undo", "quit")
    out = run(capsys, "play", game, "--terminal", "--random", "1", "--names", "Ann", "--seed", "3")
    position = Position.deal(game, 2, "", Seeded(3))
    assert position.letters().splitlines()[0] in out
    assert "Ann> " in out


def test_the_command_line_knows_no_game() -> None:
    """It asks the list of games, and names none."""
    sources = [file.read_text(encoding="utf-8") for file in (ROOT / "meowze" / "cli").glob("*.py")]
    assert len(sources) > 5
    assert [game for game in GAMES for source in sources if game in source.lower()] == []


def test_input_that_ends_ends_the_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """When nothing more can be typed the program says so and stops."""
    typed(monkeypatch, "b2+")
    assert "The game ends here." in run(capsys, "play", "chabyrinthe", "--terminal", "--seed", "3")


def test_bots_play_and_advise_at_the_keyboard(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A character on the last seat moves by itself, and a hint names a legal action with a reason."""
    lines = iter(["hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    main(["play", "mouse-race", "--terminal", "--bots", "2", "--options", "first=0", "--seed", "1"])
    said = capsys.readouterr().out
    assert "draw (Draw a tile first, then decide)" in said
    with pytest.raises(SystemExit):
        main(["play", "mouse-race", "--terminal", "--bots", "nobody"])
    assert "there is no bot 'nobody'" in capsys.readouterr().err


def test_the_keyboard_speaks_german(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """By its environment or as it is told; what is refused too."""
    words = ("play", "labyrinth", "--terminal", "--names", "Ann,Ben", "--seed", "3", "--options", "first=0")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    typed(monkeypatch, "a1", "undo", "bn0", "quit")
    out = run(capsys, *words)
    assert "Das erlauben die Regeln jetzt nicht. (LR7)" in out
    assert "Es gibt nichts zurückzunehmen." in out
    assert "Ann schiebt das Plättchen ein: " in out
    typed(monkeypatch, "quit")
    assert "Введи одно или несколько действий" in run(capsys, *words, "--language", "ru")


def test_a_site_of_static_files_is_shown(tmp_path: Path) -> None:
    """Its start page and its files come with their types, what is not there is not found."""
    (tmp_path / "engine").mkdir()
    for name in ("index.html", "engine/pyodide.mjs"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    with server_of(tmp_path, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"127.0.0.1:{server.server_port}"
        page, script, none = (Answer(address, "GET", path) for path in ("/?room=x", "/engine/pyodide.mjs", "/nothing"))
        server.shutdown()
    assert (page.status, page.headers["content-type"], page.text) == (200, "text/html", "index.html")
    assert (script.headers["content-type"], none.status) == ("text/javascript", 404)


def test_a_folder_without_a_site_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In one line that says how to build one."""
    assert "make site" in fails(capsys, "play", "--static", str(tmp_path))
