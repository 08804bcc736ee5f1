"""What a Python user meets first: dice, pickles, actions by text or code, errors, drawings, files, and types."""

import copy
import inspect
import pickle
import random
import re
import subprocess
import sys
import typing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import meowze
from meowze import (
    GAMES,
    Dice,
    Illegal,
    MeowzeError,
    Misfit,
    MissingExtra,
    NoDice,
    Position,
    Record,
    Seeded,
    Unreadable,
    WrongType,
)
from meowze.bots.bot import Bot
from meowze.play import dice, drawn, position, record
from meowze.play.arguments import GUESSED
from tests.games.sampling import GAME_NAMES, walk
from tests.paths import ROOT


def dealt(game: str = "labyrinth", seats: int = 2, options: str = "") -> Position:
    """A new game, always the same."""
    return Position.deal(game, seats, options, Seeded(1))


def played(game: str, actions: int = 12) -> Record:
    """A game of some random actions."""
    luck, rolls = random.Random(3), Dice(3)
    played = Record(dealt(game), ("Ann", "Ben"))
    for _ in range(actions):
        if not played.position.over:
            played = played.play(luck.choice(played.position.legal), rolls)
    return played


# ------------------------------------------------------------------------------------ dice


@pytest.mark.parametrize("game", GAME_NAMES)
def test_dice_go_on(game: str) -> None:
    """A loop of 1,000 deals gives 1,000 games where the deal is left to chance, and the same seed gives them again."""
    first, again, many = Dice(7), Dice(7), 1000 if game == GAME_NAMES[0] else 200
    games = [Position.deal(game, 2, "", first) for _ in range(many)]
    assert games[:20] == [Position.deal(game, 2, "", again) for _ in range(20)]
    assert len(set(games)) == (2 if game == "mouse-race" else many)  # there only the first player is drawn
    assert len({Position.deal(game, 2, "", Seeded(7)) for _ in range(5)}) == 1


def test_dice_without_a_seed_differ() -> None:
    """Two of them deal different games."""
    assert Position.deal("labyrinth", dice=Dice()) != Position.deal("labyrinth", dice=Dice())


def test_dice_follow_the_weights() -> None:
    """An outcome of weight 0 never happens, and outcomes with larger weights happen more often."""
    die = Dice(1)
    rolls = [die.roll((0, 0, 0, 0), [(1, 0), (2, 1), (3, 9)]) for _ in range(400)]
    assert set(rolls) == {2, 3}
    assert 320 < rolls.count(3) < 395


def test_dice_are_values_that_can_be_kept() -> None:
    """A pickle of dice goes on where they were."""
    rolls = Dice("blue")
    Position.deal("labyrinth", dice=rolls)
    kept = pickle.loads(pickle.dumps(rolls))
    assert Position.deal("labyrinth", dice=rolls) == Position.deal("labyrinth", dice=kept)
    assert (repr(rolls), repr(Dice()), repr(Seeded(7))) == ("Dice('blue')", "Dice()", "Seeded('7')")


def test_forgotten_dice_are_an_error() -> None:
    """At the deal, and wherever the next thing is a draw; it is never a game of unweighted draws."""
    with pytest.raises(NoDice, match=r"labyrinth begins with chance: give dice, such as dice=Dice\(7\)"):
        Position.deal("labyrinth")
    pushed = dealt("chabyrinthe").play("an0")
    assert pushed.mover is None
    for ask in (lambda: pushed.legal, lambda: pushed.codes, lambda: pushed.legal_actions):
        with pytest.raises(NoDice, match="nature is to draw: give dice to every play"):
            ask()
    with pytest.raises(Illegal, match=r"something else comes first \(CD27\); nature is to draw: give dice"):
        pushed.play("a1+")
    with pytest.raises(NoDice, match="nature is to draw"):
        meowze.bot("random").choose(pushed)
    assert pushed.play(next(iter(pushed.chances))).mover is not None  # an outcome that is named is no luck
    assert Position.deal("mouse-race", options="first=0").mover == 0  # nothing is drawn here
    assert Position.undealt("labyrinth").chances


def test_dice_that_cheat_are_found() -> None:
    """An outcome that is not possible is an error."""

    class Loaded:
        def roll(self, pile: object, outcomes: object) -> int:
            return 0

    with pytest.raises(MeowzeError, match="the dice gave 0: expected one of the outcomes"):
        Position.deal("labyrinth", dice=Loaded())


# ------------------------------------------------------------------------------------ values


def _turns(found: Position) -> tuple[Position, int]:
    return found, found.turns


@pytest.mark.parametrize("game", GAME_NAMES)
def test_pickles_and_copies(game: str) -> None:
    """Games, positions, records and steps can be pickled and copied, and are equal afterwards."""
    whole = played(game)
    things = (whole, whole.position, whole.start, next(whole.steps()))
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(things, protocol)) == things
    assert copy.deepcopy(things) == things
    assert (
        pickle.loads(pickle.dumps(GAMES[game])) is copy.deepcopy(GAMES[game]) is copy.copy(GAMES[game]) is GAMES[game]
    )
    assert pickle.loads(pickle.dumps(whole)).position.view() == whole.position.view()  # with what it remembers
    assert len(pickle.dumps(whole.position)) < 2000


def test_process_pools() -> None:
    """Positions travel to other processes and back."""
    positions = [played(game).position for game in GAME_NAMES]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(_turns, positions)) == [(found, found.turns) for found in positions]


def test_short_reprs() -> None:
    """One line each, which says what it is."""
    whole = played("labyrinth", 2)
    assert repr(whole.start.game) == "<Game: labyrinth, 1 to 4 seats>"
    assert repr(whole.start) == f"<Position: labyrinth, 2 seats, 0 turns, seat {whole.start.mover} to act>"
    assert repr(Position.undealt("labyrinth", 1)) == "<Position: labyrinth, 1 seat, 0 turns, nature to draw>"
    assert repr(whole) == f"<Record: labyrinth, Ann, Ben, {len(whole.actions)} actions>"
    assert repr(next(iter(whole))) == f"<Step: {whole.actions[0]}, pushed>"
    assert repr(meowze.bot(4)) == "<Bot: Juno>"


# ------------------------------------------------------------------------------------ actions


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_actions_by_text_or_code(game: str, seed: int) -> None:
    """Both play the same; a seat's codes come before nature's, and the text of a code does not change in a game."""
    texts_by_code: dict[int, str] = {}
    for found, code in walk(game, seed):
        if code < 0:
            continue
        text = found.action_text(code)
        assert found.game.notation.action_text(found.state, code) == texts_by_code.setdefault(code, text) == text
        assert found.action_code(text) == code
        assert found.play(code) == found.play(text)
        assert (code < found.game.actions) == (found.mover is not None)
        if found.mover is not None:
            assert found.legal == tuple(map(found.action_text, found.codes)) == found.legal_actions


@pytest.mark.parametrize("game", GAME_NAMES)
def test_actions_of_a_seat_are_counted(game: str) -> None:
    """The last code of a seat is an action of its own, and the one after it is nature's."""
    codes = {(found.mover is None, code) for seed in range(12) for found, code in walk(game, seed)}
    assert max(code for nature, code in codes if not nature) < GAMES[game].actions < GAMES[game].rules.ACTIONS
    assert min(code for nature, code in codes if nature and code >= 0) >= GAMES[game].actions
    start = Position.undealt(game, GAMES[game].seats[0])
    assert start.action_text(GAMES[game].actions) in ("L0", "I0-", "straight")  # the first of nature's outcomes


def test_codes_of_numpy_are_numbers() -> None:
    """Whatever counts as a whole number is a code."""
    import numpy

    found = dealt()
    assert found.play(numpy.int64(3)) == found.play(3)  # type: ignore[arg-type]


def test_legal_actions_are_cheap() -> None:
    """Asked again, they are not made again: 112 texts cost little more than their codes."""
    found = dealt("chabyrinthe")
    calls = 0

    def profile(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    assert len(found.legal) == 112
    sys.setprofile(profile)
    again = found.legal
    sys.setprofile(None)
    assert len(again) == 112
    assert calls < 30


# ------------------------------------------------------------------------------------ errors

lib: Any = meowze  # type checkers would refuse most of these calls


@pytest.mark.parametrize(
    ("call", "error", "expected"),
    [
        (lambda p: p.seen(9), Misfit, "seat=9: the seats here are 0 to 1"),
        (lambda p: p.view(-1), Misfit, "seat=-1: the seats here are 0 to 1"),
        (lambda p: p.svg(2), Misfit, "seat=2"),
        (lambda p: p.own("x"), WrongType, "seat='x': expected the number of a seat"),
        (lambda p: p.play(3.5), WrongType, "action=3.5: expected the text or the code of an action"),
        (lambda p: p.play(None), WrongType, "action=None: expected the text or the code"),
        (lambda p: p.play(182), Unreadable, "182 is no code of an action: they are 0 to 181"),
        (lambda p: p.play(-1), Unreadable, "-1 is no code"),
        (lambda p: p.play(60), Illegal, "first the maze is slid"),
        (lambda p: p.why(60.5), WrongType, "expected the text or the code"),
        (lambda p: p.play("bn0", 7), WrongType, r"dice=7: expected dice, such as Dice\(7\)"),
        (lambda p: p.rolled("x"), WrongType, "dice='x': expected dice"),
        (lambda p: lib.Position.deal("labyrinth", dice=7), WrongType, r"dice=7: expected dice, such as Dice\(7\)"),
        (lambda p: lib.Position.deal("labyrinth", dice=random.Random(1)), WrongType, "expected dice"),
        (lambda p: lib.Position.deal("labyrinth", "2", "", Dice(1)), WrongType, "seats='2': expected a whole number"),
        (lambda p: lib.Position.deal("labyrinth", 2, {"secrets": 1}, Dice(1)), WrongType, "options=.*expected text"),
        (lambda p: lib.Position.deal("labyrinth", preset="x", dice=Dice(1)), Unreadable, "has no preset 'x'"),
        (lambda p: lib.Position.deal(3, dice=Dice(1)), WrongType, "game=3: expected the name of a game"),
        (lambda p: lib.Position.deal([], dice=Dice(1)), WrongType, "expected the name of a game"),
        (lambda p: lib.Position.read("labyrinth", 3), WrongType, "expected the text of a position, not 3"),
        (lambda p: lib.Dice(1.5), WrongType, "a seed is a number or a text, not 1.5"),
        (lambda p: lib.Seeded(None), WrongType, "a seed is a number or a text, not None"),
        (lambda p: lib.Record("x", ("Ann", "Ben")), WrongType, "start='x': expected a Position"),
        (lambda p: lib.Record(p, ("Ann",)), Unreadable, "expected 2 names"),
        (lambda p: lib.Record.read(3), WrongType, "expected the text of a record, not 3"),
        (lambda p: lib.perft(3, 1), WrongType, "position=3: expected a Position"),
        (lambda p: lib.perft(p, "1"), WrongType, "depth='1': expected a whole number"),
        (lambda p: p.save("game.jpg"), Unreadable, "game.jpg: expected a name that ends in .svg or .png or .txt"),
        (lambda p: lib.Record(p, ("Ann", "Ben")).save("game.png"), Unreadable, "ends in .txt or .gif or .webp"),
        (lambda p: lib.bot("Jun"), Unreadable, "there is no bot 'Jun'; give 1 to 5"),
        (lambda p: lib.bot(6), Unreadable, "there is no bot '6'"),
        (lambda p: lib.bot(2.5), WrongType, "2.5 is no bot: expected a character, a level"),
        (lambda p: lib.bot(1, seconds=0), Unreadable, "seconds=0: expected a number above 0"),
        (lambda p: lib.bot(1, nodes="x"), Unreadable, "nodes='x': expected a number above 0"),
        (lambda p: lib.bot(1).choose(p, 1 - p.mover), Misfit, "is to act"),
        (lambda p: lib.bot(1).choose(3), WrongType, "position=3: expected a Position"),
        (lambda p: lib.game("chess"), Unreadable, "there is no game 'chess'"),
    ],
)
def test_bad_calls_say_what_was_expected(
    call: Callable[[Position], object], error: type[MeowzeError], expected: str
) -> None:
    """Never a raw AttributeError, KeyError or TypeError."""
    with pytest.raises(error, match=expected):
        call(dealt())


def test_names_of_other_libraries_are_explained() -> None:
    """What users of python-chess and of environments try is answered by what it is here."""
    found = dealt()
    for name, hint in GUESSED.items():
        with pytest.raises(AttributeError, match=name) as caught:
            getattr(found, name)
        assert hint in str(caught.value)
    with pytest.raises(AttributeError, match=r"a position has no 'nonsense'$"):
        found.nonsense  # type: ignore[attr-defined]  # noqa: B018


# ------------------------------------------------------------------------------------ games and options


def test_games_are_listed() -> None:
    """By calling them, by name, and as before."""
    assert list(meowze.games()) == list(GAMES) == ["chabyrinthe", "labyrinth", "mouse-race"]
    assert meowze.game("labyrinth") is meowze.games()["labyrinth"] is GAMES["labyrinth"]
    from meowze.games import labyrinth

    assert labyrinth.GAME is meowze.game("labyrinth")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_options_and_presets_explain_themselves(game: str) -> None:
    """Each has the meaning that the pages show, its values, and a default that deals the usual game."""
    words, found = (ROOT / "meowze" / "locales" / "en.ftl").read_text(encoding="utf-8"), meowze.game(game)
    for option in found.options.values():
        key = "switch-first" if option.name == "first" else f"{game}-switch-{option.name}"
        assert f"\n{key} = {option.meaning}\n" in words
        assert option.allows
        usual = Position.undealt(game, 2, f"{option.name}={option.default}")
        assert usual == Position.undealt(game, 2)
    for preset in found.presets.values():
        assert re.search(f"\n{game}-preset-{preset.name} = .*\n    .about = {re.escape(preset.meaning)}\n", words)
        seats = preset.seats[0]
        assert Position.undealt(game, seats, preset=preset.name) == Position.undealt(game, seats, preset.options)


def test_a_preset_and_options_together() -> None:
    """Single options override those of the preset."""
    found = Position.deal("labyrinth", options="secrets=2", dice=Dice(1), preset="young-children-short")
    assert found.options == "secrets=2,cards=open,finish=anywhere"


# ------------------------------------------------------------------------------------ records, drawings, files


def test_a_record_iterates() -> None:
    """Over its steps; its positions begin with the deal."""
    whole = played("chabyrinthe")
    assert list(whole) == list(whole.steps())
    positions = list(whole.positions())
    assert positions == [whole.start, *(step.position for step in whole)]
    assert positions[-1] == whole.position
    assert Record.read(whole.text) == whole == Record.read(str(whole))


def test_drawings_in_notebooks() -> None:
    """Positions and steps draw themselves, a record shows who played, how it stands and every turn."""
    whole = played("labyrinth", 4)
    assert whole.position._repr_svg_().startswith("<svg")
    assert next(iter(whole))._repr_svg_() == next(iter(whole)).position.svg()
    shown = Record(whole.start, ("<b>", "Ben")).play(whole.actions[0])._repr_html_()
    assert "<svg" in shown
    assert "&lt;b&gt;" in shown
    assert "<b>" not in shown
    assert f"<li value=1>{whole.actions[0]}</li>" in shown


def test_files(tmp_path: Path) -> None:
    """Pictures, animations and texts are written by the end of the name."""
    whole = played("mouse-race", 3)
    whole.position.save(tmp_path / "p.png")
    whole.position.save(str(tmp_path / "p.svg"))
    whole.position.save(tmp_path / "p.txt")
    whole.save(tmp_path / "game.txt")
    whole.save(tmp_path / "game.gif")
    assert (tmp_path / "p.png").read_bytes() == whole.position.png()
    assert (tmp_path / "p.svg").read_text(encoding="utf-8") == whole.position.svg()
    assert Position.read("mouse-race", (tmp_path / "p.txt").read_text(encoding="utf-8")) == whole.position
    assert Record.load(tmp_path / "game.txt") == whole
    assert Image.open(BytesIO(whole.gif(width=100))).format == "GIF"
    assert (tmp_path / "game.gif").read_bytes() == whole.gif()
    assert Image.open(BytesIO(whole.webp(width=100))).format == "WEBP"


def test_what_cannot_be_written_is_not_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that does not exist is named before anything is made."""
    monkeypatch.setattr(Record, "gif", lambda *_: pytest.fail("drawn for nothing"))
    with pytest.raises(FileNotFoundError, match="nowhere"):
        played("labyrinth", 1).save(tmp_path / "nowhere" / "game.gif")
    (tmp_path / "folder.gif").mkdir()
    with pytest.raises(IsADirectoryError, match=r"folder\.gif"):
        played("labyrinth", 1).save(tmp_path / "folder.gif")


def test_pictures_name_their_extra() -> None:
    """Without the packages that draw pixels the error says how to install them."""
    code = """
import sys
sys.modules["PIL"] = sys.modules["resvg_py"] = None
from meowze import Dice, MissingExtra, Position
position = Position.deal("labyrinth", dice=Dice(1))
assert position.svg()
try:
    position.png()
except MissingExtra as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert 'pip install "meowze[pictures]"' in done.stdout
    assert issubclass(MissingExtra, MeowzeError)


# ------------------------------------------------------------------------------------ bots


def test_bots_by_name_level_and_function() -> None:
    """Each chooses something legal; the same seed and nodes choose the same again."""
    found = dealt("mouse-race")
    for who in ("Pip", 1, "random", lambda position, seat, budget, dice: position.legal[-1]):
        assert meowze.bot(who, nodes=20, seed=5).choose(found) in found.legal
    lines = [_line(found, meowze.bot("random", seed=3)) for _ in range(2)]
    assert lines[0] == lines[1]


def _line(found: Position, player: Bot) -> list[str]:
    rolls, actions = Dice(4), list[str]()
    for _ in range(10):
        actions.append(player.choose(found, found.mover))
        found = found.play(actions[-1], rolls)
    return actions


def test_a_bot_knows_what_its_seat_may_know() -> None:
    """It is given the position as its seat sees it."""
    found, given = dealt("labyrinth", 2, "next_card=at-once"), list[Position]()

    def watching(position: Position, seat: int, budget: object, dice: random.Random) -> str:
        given.append(position)
        return position.legal[0]

    meowze.bot(watching).choose(found)
    assert given == [found.seen("open")] != [found]


# ------------------------------------------------------------------------------------ types


def public() -> Iterator[tuple[str, object]]:
    """Every function and property of what `meowze` and the modules of `meowze.play` offer."""
    owners: dict[str, object] = {name: getattr(meowze, name) for name in meowze.__all__}
    for module in (dice, position, record, drawn):
        own = {
            name: thing for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__
        }
        owners |= {f"{module.__name__}.{name}": thing for name, thing in own.items() if not name.startswith("_")}
    for name, owner in owners.items():
        if inspect.isfunction(owner):
            yield name, owner
        for member, thing in vars(owner).items() if inspect.isclass(owner) else ():
            inner = getattr(thing, "fget", None) or getattr(thing, "__func__", None) or thing
            if (
                inspect.isfunction(inner)
                and inner.__module__ != "typing"
                and not (member.startswith("_") and member != "__init__")
            ):
                yield f"{name}.{member}", inner


def parts(hint: object) -> Iterator[object]:
    """A type and all types inside it."""
    yield hint
    for part in typing.get_args(hint):
        if isinstance(part, list):
            for one in part:
                yield from parts(one)
        else:
            yield from parts(part)


def test_no_any_in_public_signatures() -> None:
    """Everything public has types, and none of them is Any."""
    found = dict(public())
    assert len(found) > 100
    for name, function in found.items():
        names = {"Bot": object, "Who": object} if name == "bot" else {}
        hints = typing.get_type_hints(function, localns=names)
        wanted = set(inspect.signature(function).parameters) - {"self", "cls"} | {"return"}  # type: ignore[arg-type]
        assert wanted <= set(hints), name
        assert Any not in {part for hint in hints.values() for part in parts(hint)}, name


def test_types_are_shipped() -> None:
    """`py.typed` stands in the package, so that type checkers read its types."""
    assert (ROOT / "meowze" / "py.typed").exists()
