"""A game is only its folder: a fourth one, which exists only in these tests, works everywhere."""

import random
import re
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy
import pytest
from rich.console import Console

from meowze import Position, Record, Seeded, backends, read_record, write_record
from meowze.backends import Batch, typescript, wasm
from meowze.bots.arena import Match, Tally, one_game
from meowze.bots.characters import BOTS, skill_of
from meowze.bots.hints import reasons
from meowze.bots.mind import Budget, Mind
from meowze.cli.main import main
from meowze.envs import VectorEnv
from meowze.games import GAMES, all_games, game_named
from meowze.games.errors import Illegal, Unreadable
from tests.backends.test_cuda import env_ptx_of, ptx_of
from tests.games.nim import GAME, observation, rules
from tests.room.rooms import BOTS as PUPPETS
from tests.room.rooms import PlayedRoom, change, refusal


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that a package with this game is installed."""
    monkeypatch.setattr("meowze.games.installed_games", lambda: {GAME.name: GAME})


def played_out(options: str = "") -> Record:
    """A whole game of random actions."""
    luck = random.Random(1)
    record = Record(Position.deal("nim", 2, options, Seeded(1)), ("Ann", "Ben"))
    while not record.position.over:
        record = record.play(luck.choice(record.position.legal), Seeded(1))
    return record


def test_it_is_found_by_name() -> None:
    """The game is found by its name, beside the three others."""
    assert game_named("nim") is GAME
    assert [*all_games()] == ["nim", *GAMES]


def test_it_is_a_position() -> None:
    """Positions have text, legal actions, errors that name the rule, and drawings."""
    position = Position.deal("nim", 2, "heap=5", Seeded(1))
    assert position.legal == ("take1", "take2", "take3")
    assert Position.read("nim", position.text) == position
    assert position.play("take3 take2").winners == (1,)
    with pytest.raises(Illegal, match=r"R1"):
        position.play("take4")
    with pytest.raises(Unreadable, match="they are take1"):
        position.play("a1")
    with pytest.raises(Unreadable, match="heap"):
        Position.read("nim", position.text.replace("heap:5", "heap:x"))
    assert "heap:5" in position.letters()
    assert "heap:5" in position.svg()


def test_it_is_a_record() -> None:
    """A record of the game can be written and read back, with its result."""
    record = played_out("heap=9")
    assert read_record(write_record(record)) == record
    assert "result: " in write_record(record)


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_it_plays_on_a_backend(backend: str) -> None:
    """Random play with the same luck ends in the same state on each backend, with action sets of five words."""
    options = rules.Options(heap=600, most=250)
    law: Any = backends.load(GAME.rules, backend)
    state, luck, finished = law.random_play(rules.start(options, 2), 7, 200)
    expected = backends.load(GAME.rules, "python").random_play(rules.start(options, 2), 7, 200)
    assert (tuple(state), luck, finished) == (tuple(expected[0]), *expected[1:])
    assert finished > 10


def test_it_plays_in_a_batch() -> None:
    """A batch of the game works, with five rows of words for the legal actions."""
    batch = Batch(GAME.rules, rules.Options(heap=500, most=250), 2, 8)
    batch.look()
    assert batch.legal.shape == (5, 8)
    batch.act(numpy.full(8, 249))
    assert not batch.ended.any()
    batch.act(numpy.full(8, 249))
    assert batch.ended.all()
    assert batch.goals.tolist() == [[-1] * 8, [1] * 8]


def test_it_is_an_environment() -> None:
    """It is found by name in the environments too; whoever takes the last matches has won."""
    env = VectorEnv("nim", "heap=30,most=9", games=4, threads=1)
    now = env.reset()
    for _ in range(3):
        now = env.step([8] * 4)
    assert now.flat.tolist() == [[3, 9, 1, 0]] * 4
    assert now.seat.tolist() == [1] * 4
    now = env.step([2] * 4)
    assert now.terminated.all()
    assert now.reward.tolist() == [[-1, 1]] * 4


def test_it_compiles_for_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels compile for a GPU, without local memory or calls."""
    for ptx in (ptx_of(GAME.rules, "play_all", monkeypatch), env_ptx_of(GAME, "env_all", monkeypatch)):
        assert re.findall(r"\.local|\bcall\b", ptx) == []


def test_it_runs_as_webassembly(tmp_path: Path) -> None:
    """The module plays the same actions in Node as in Python, including codes beyond the third word of a set."""
    (tmp_path / "nim.wasm").write_bytes(wasm.built(GAME.rules, wasm.exports_of(GAME.rules, GAME.observation)))
    source = re.sub(r"export interface .*?\n}\n", "", typescript.source(GAME.rules), flags=re.DOTALL)
    assert "const ACTIONS = 250" in source
    code = f"""
      const bytes = require("fs").readFileSync({str(tmp_path / "nim.wasm")!r})
      WebAssembly.instantiate(bytes).then(({{ instance }}) => {{
        const words = new BigInt64Array(instance.exports.memory.buffer, 65536, 16)
        words.set([600n, 250n, 2n, 600n, 0n, 0n])
        instance.exports.play(65536, 240n, 0n, -1n, 65536)
        instance.exports.legal(65536, 65536 + 64)
        const legal = words.slice(8, 13).join()
        instance.exports.observe(65536, 1n, 65536 + 64)
        console.log(words.slice(0, 6).join(), legal, words.slice(8, 15).join())
      }})
    """
    done = subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True)
    after = rules.step(rules.start(rules.Options(600, 250), 2), 240)
    assert done.stdout.split() == [
        ",".join(map(str, (*after.options, *after[1:]))),
        ",".join(map(str, rules.legal(after))),
        ",".join(map(str, (*observation.planes(after, 1), *observation.counters(after, 1)))),
    ]


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_every_bot_plays_it(backend: str) -> None:
    """All five levels play legal actions, and the stronger ones take the last matches when they can."""
    mind = Mind(GAME, backend)
    for bot in BOTS:
        position = Position.deal("nim", 2, "heap=3", Seeded(1))
        code = mind.choose(position, 0, skill_of("nim", bot.level), Budget(nodes=500), random.Random(1))
        assert code in position.codes
        assert code == 2 or bot.level < 3
    assert reasons(Position.deal("nim", 2, "heap=3", Seeded(1)), 0, "take3") == ()


def test_it_is_played_in_the_arena() -> None:
    """Matches in the arena between bots and a random player come to an end."""
    for bots_named in (("1", "5"), ("random", "greedy"), ("classic", "random")):
        match, tally = Match("nim", bots_named, rate=2000), Tally(bots_named[0], 2)
        for number in range(4):
            tally.add(0, one_game(match, number), False)
        assert (tally.games, tally.draws) == (4, 0)


def test_it_is_played_in_a_room() -> None:
    """Acts, an undo, a refusal, a bot's seat, a rematch; the journal gives the same room again."""
    played = PlayedRoom("heap=9", 2, game="nim", bots=PUPPETS)
    change(played.act("take2"))
    change(played.act("take1"))
    change(played.undo())
    assert played.position.text.startswith("seats:2 heap:7")
    assert refusal(played.act("take9")).rule == "R1"
    while not played.position.over:
        change(played.act(played.position.legal[0]))
    assert played.restarted().state == played.room.state
    assert played.table().view.winners
    assert played.room.record.position.over


def test_it_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A person can play it against a bot in the terminal until the game is over."""
    answers = iter(["take9", *["take1"] * 12])
    monkeypatch.setattr(Console, "input", lambda self, *_: next(answers))
    main(["play", "nim", "--terminal", "--random", "1", "--seed", "1", "--options", "heap=5"])
    told = capsys.readouterr().out
    assert "heap:0" in told
    assert "take1" in told


def test_without_a_law_compiled_modules_say_so() -> None:
    """Calling a placeholder without loading the rules raises an error that explains how to load them."""
    from meowze.backends import loops

    with pytest.raises(TypeError, match="mover belongs to a law"):
        loops.random_action(cast(ModuleType, None), 1)
