"""Evaluations learned by self-play: a game is learned, a seed always gives the same weights, rounding is harmless."""

import importlib
import random
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest

from bench.gpu import prove_training
from meowze import backends
from meowze.backends import gather
from meowze.bots import search
from meowze.games import GAMES
from meowze.games.errors import MeowzeError
from meowze.games.grid import CERTAIN, probability
from meowze.training import __main__ as command
from meowze.training import kernels, self_play, torch_fit
from meowze.training.card import available, loaded
from meowze.training.course import Course, Plan
from meowze.training.network import Network, source
from meowze.training.samples import labelled
from meowze.training.self_play import network_odds
from meowze.training.threads import Threads
from tests.backends.test_cuda import HOPPER, assembler, pretend
from tests.games.nim import GAME
from tests.games.nim import features as nim_features
from tests.games.nim import rules as nim

PLAN = Plan(seed=3, rounds=2, games=256, hidden=8, epochs=4)
LESSON = GAME.strategy.LESSONS[0]._replace(explore=300)


@cache
def trained(backend: str) -> Course:
    """Nim after all rounds of the plan."""
    course = Course(GAME, LESSON, PLAN, backend)
    for number in range(PLAN.rounds):
        report = course.round(number)
        assert (report.number, report.games) == (number, PLAN.games)
    return course


def test_nim_is_learned() -> None:
    """Whoever leaves a multiple of four wins, and nothing else does: the network says so after 512 games."""
    course = trained("python")
    features: Any = GAME.strategy.features
    worths = []
    for heap in (8, 9, 10, 11):  # and the other seat is to take
        state = nim.start(nim.Options(), 2)._replace(heap=heap, turns=1)
        worths.append(probability(network_odds(course.net, features.features(state, 0))))
    assert worths[0] > 0.6 * CERTAIN
    assert max(worths[1:]) < 0.5 * CERTAIN


def test_the_same_seed_gives_the_same_weights_on_every_backend() -> None:
    """Compiled and plain self-play leave the same samples, so that the weights are equal."""
    assert trained("cpu").net.tolist() == trained("python").net.tolist()


def test_a_network_as_source_and_as_numbers_is_the_same_function() -> None:
    """The generated function, the row of ints and the network with real numbers agree."""
    dice = np.random.default_rng(1)
    samples = dice.integers(-40, 100, (500, 6)).astype(np.int16)
    samples[:, 4] = 7  # never changes
    labels = (CERTAIN * (samples[:, 0] > samples[:, 1])).astype(np.int32)
    network = Network.begun(samples.mean(0), samples.std(0), 5, 2)
    losses = [network.fit(samples, labels, 30, 3) for _ in range(2)]
    assert losses[1] < losses[0] < 0.69
    net, space = network.rounded(), dict[str, Any]()
    text = source("odds", "Odds.", net)
    assert max(map(len, text.splitlines())) <= 120
    assert "x[4]" not in text
    exec(text, space)
    for row in samples[:50]:
        x = tuple(map(int, row))
        active = np.maximum((row - network.mean) / network.deviation @ network.inner + network.inner_bias, 0)
        exact = float(active @ network.outer + network.outer_bias[0]) / np.log(2) * 1024
        assert network_odds(net.tolist(), x) == space["odds"](x) == pytest.approx(exact, abs=16, rel=0.01)


def test_probabilities_are_whole_numbers_in_order() -> None:
    """The probability grows with the odds, that of the opposite is the rest, and it never leaves its bounds."""
    found = [probability(odds) for odds in range(-30_000, 30_001, 50)]
    assert found == sorted(found)
    assert all(one + other == CERTAIN for one, other in zip(found, reversed(found), strict=True))
    assert found[0] > 0
    assert probability(1024) == pytest.approx(CERTAIN * 2 / 3, rel=0.001)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.strategy.LESSONS])
def test_weights_fit_the_features(game: str) -> None:
    """Every lesson has its function in `weights.py`, which says where it comes from and uses features that exist."""
    strategy = GAMES[game].strategy
    assert strategy.features is not None
    weights = importlib.import_module(strategy.features.__name__.replace("features", "weights"))
    assert Path(str(weights.__file__)).stat().st_size < 100_000
    for lesson in strategy.LESSONS:
        position = GAMES[game].started(lesson.options, lesson.seats)
        x = strategy.features.features(position, 0)
        learned = getattr(weights, lesson.name)
        assert all(word in str(learned.__doc__) for word in (f"--lessons {lesson.name}", "seed", "games", "minutes"))
        odds = {learned(tuple(random.Random(k).randrange(100) for _ in x)) for k in range(9)}
        assert len(odds) > 1


def test_the_command_writes_the_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`python -m meowze.training GAME` writes a module with a function for each lesson."""
    monkeypatch.setattr("meowze.games.installed_games", lambda: {GAME.name: GAME})
    file = tmp_path / "weights.py"
    words = f"training nim --rounds 1 --games 64 --epochs 1 --hidden 2 --output {file}"
    monkeypatch.setattr("sys.argv", words.split())
    command.main()
    space = dict[str, Any]()
    exec(file.read_text(encoding="utf-8"), space)
    assert isinstance(space["odds"]((1, 0, 0, 0, 0, 0, 0, 0)), int)
    assert "64 games" in space["odds"].__doc__


def test_a_lesson_leaves_what_others_taught(tmp_path: Path) -> None:
    """Weights of one lesson are written beside those of others, and take the place of its own former ones."""
    file = tmp_path / "weights.py"
    for name, value in (("two", 1), ("four", 2), ("two", 3)):
        command.write(file, name, source(name, f"What {name} says.", np.array([self_play.NETWORK, 1, 0, value])))
    space = dict[str, Any]()
    exec(file.read_text(encoding="utf-8"), space)
    assert [space[name].__doc__ for name in ("two", "four")] == ["What two says.", "What four says."]
    text = file.read_text(encoding="utf-8")
    assert text.count("def two(") == text.count("def four(") == 1
    assert "odds = (3)" in text
    assert "odds = (1)" not in text


@pytest.mark.parametrize(
    ("words", "told"),
    [("chess", "no game 'chess'"), ("mouse-race --lessons ten", "lessons two, four"), ("labyrinth", "lessons")],
)
def test_the_command_says_what_it_can_train(
    words: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game or a lesson that does not exist is an error in one line, and nothing is written."""
    monkeypatch.setattr("sys.argv", ["training", *words.split()])
    with pytest.raises(SystemExit):
        command.main()
    assert told in capsys.readouterr().err


def test_a_game_that_never_ends_teaches_nothing() -> None:
    """Games longer than the lesson allows leave no samples, and that is said."""
    course = Course(GAME, LESSON._replace(most=2), PLAN, "python")
    with pytest.raises(MeowzeError, match="no game of nim came to its end within 2 turns"):
        course.round(0)


def test_labels_are_parts_of_the_win_or_turns_that_were_needed() -> None:
    """Only games that came to their end leave samples; with a horizon the label is how long they still lasted."""
    features = np.arange(2 * 3 * 2 * 4, dtype=np.int16).reshape(2, 3, 2, 4)  # two turns, three games, two seats
    kept = np.array([[1, 1, 1], [2, 0, 2]], np.int32)
    ends = np.array([[CERTAIN, 0, 0], [0, CERTAIN, 0], [3, 2, 0]], np.int32)  # the last game was cut off
    won = labelled(features, kept, ends, 0)
    assert (won.games, won.labels.tolist()) == (2, [CERTAIN, 0, 0, CERTAIN, CERTAIN, 0])
    assert won.features.tolist() == [features[t, i, s].tolist() for t, i in ((0, 0), (0, 1), (1, 0)) for s in (0, 1)]
    needed = labelled(features, kept, ends, 8)
    assert needed.labels.tolist() == [CERTAIN * turns // 8 for turns in (2, 2, 1, 1, 1, 1)]
    assert labelled(features, kept, ends, 1).labels.tolist() == [CERTAIN] * 6
    ends[2, 2] = -1  # of two turns the first was at least one before the end
    cut_off = labelled(features, kept, ends, 1)
    assert (cut_off.games, cut_off.labels.tolist()) == (2, [CERTAIN] * 8)
    assert len(labelled(features, kept, ends, 2).labels) == 6


def test_the_turns_still_needed_are_judged() -> None:
    """With a horizon a win is worth more the sooner it comes, and more than a position in which turns are needed."""
    judge: Any = backends.load(GAME.rules, "python", search, GAME.strategy.evaluation, nim_features, self_play)
    net = np.array([self_play.NETWORK, 8, 1, *[0] * 11]).tolist()
    begun = nim.start(nim.Options(), 2)
    won_at = [judge.judged_state(net, begun._replace(heap=0, turns=turns), 0, 16) for turns in (3, 5)]
    assert won_at == [-3 * CERTAIN // 16, -5 * CERTAIN // 16]
    assert judge.judged_state(net, begun._replace(heap=5, turns=3), 0, 16) == won_at[0] - CERTAIN // 2
    assert judge.judged_state(net, begun._replace(heap=0, turns=4), 0, 16) == -4 * CERTAIN // 16 - CERTAIN  # not won


def test_checkpoints_meet() -> None:
    """A network that has learned wins against one that knows nothing, from every seat, and is then the best."""
    course = Course(GAME, LESSON, PLAN, "python")
    course.net = trained("python").net
    course.best = np.array([self_play.NETWORK, 8, 1, *[0] * 11])
    share = course.share_won(course.lucks(0, 50, 1))
    assert share.low > 0.6
    course.best_round = -1
    course.meet(7)
    assert (course.best_round, course.best.tolist()) == (7, course.net.tolist())


def test_together_the_checkpoint_that_needs_fewer_turns_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all play together checkpoints are compared by their turns; a game that is cut off counts in full."""
    course = Course(GAME, LESSON._replace(horizon=30, most=30), PLAN, "python")
    turns = {1: (8, 10), 2: (6, -1), 3: (9, 8)}  # by judge, in two games
    monkeypatch.setattr(course.player, "ends", lambda nets, _: np.array([[0, 0], [0, 0], turns[int(nets[0, 0])]]))
    course.best = np.array([1])
    for number, judge in enumerate((2, 3)):
        course.net = np.array([judge])
        assert course.meet(number) == ((18, 9), (8.5, 9))[number]
    assert (course.best_round, course.best.tolist()) == (1, [3])


class Grid:
    """Takes the place of `cuda` in a kernel: the number of the thread that runs."""

    at = 0

    def grid(self, _: int) -> int:
        """The number of the thread."""
        return self.at


def test_the_kernel_plays_what_the_processor_plays() -> None:
    """The kernel, run here a game after the other, leaves the same samples as the loop over all games."""
    law: Any = backends.load(GAME.rules, "python", search, GAME.strategy.evaluation, nim_features, self_play)
    player, lucks = Threads(GAME, LESSON, "python"), np.random.default_rng(1).integers(0, 1 << 62, (6, 2))
    nets = np.zeros((2, 1), np.int64)
    features, kept, ends = player._chunk(nets, lucks, 300)
    rows, random = backends.memory("python", 6, player.words), lucks.tolist()
    for row in rows:
        law.store_row(row, player.start)
    found = np.zeros_like(features), np.zeros_like(kept), np.zeros_like(ends)
    judged, actions = np.zeros((6, GAME.rules.ACTIONS, 2), np.int64), GAME.rules.ACTIONS
    here = Grid()
    space = {**vars(kernels), **vars(law), "cuda": here, "__builtins__": __builtins__}
    judge_all, act_all = (gather.copied(cast(FunctionType, f), space) for f in (kernels.judge_all, kernels.act_all))
    while not found[2][-1].all():
        for here.at in range(6 * actions + 5):
            judge_all(judged, rows, nets, random, found[2], 0, LESSON.draws, 300)
        for here.at in range(6 + 1):
            act_all(judged, rows, nets, random, found[2], found[0], found[1], 300)
    assert all(np.array_equal(one, two) for one, two in zip(found, (features, kept, ends), strict=True))


@pytest.mark.proof
def test_the_kernel_is_compiled_without_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel of self-play compiles for an H100."""
    assembler()
    compiler = pretend(monkeypatch)
    types = compiler.types
    made = loaded(GAME.rules, GAME.strategy.evaluation, nim_features)
    long, ends = types.Array(types.int64, 2, "C"), types.Array(types.int32, 2, "C")
    now, number = (types.Array(types.int64, 3, "C"), long, long, long, ends), types.int64
    signatures = {"judge_all": (number,) * 3, "act_all": (types.Array(types.int16, 4, "C"), ends, number)}
    for name, more in signatures.items():
        ptx, _ = compiler.compile(getattr(made, name).py_func, (*now, *more), device=False, abi="numba", cc=HOPPER)
        assert name in ptx


def test_without_a_card_one_is_told() -> None:
    """Training on a card that is not there is an error that says what to do instead."""
    if available():
        pytest.skip("there is a card")
    with pytest.raises(backends.BackendError, match=r"backend='cpu' needs none|pip install"):
        Course(GAME, LESSON, PLAN, "cuda")


def test_torch_fits_like_numpy() -> None:
    """The fit with torch takes the same steps: it learns the same, and the same seed gives the same weights."""
    torch = pytest.importorskip("torch")
    dice = np.random.default_rng(1)
    samples = dice.integers(-40, 100, (5000, 6)).astype(np.int16)
    samples[:, 4] = 7
    labels = (CERTAIN * (samples[:, 0] > samples[:, 1])).astype(np.int32)
    mean, deviation = torch_fit.ranges(torch.from_numpy(samples))
    assert np.allclose(mean, samples.mean(0))
    assert np.allclose(deviation, samples.std(0), atol=1e-6)
    networks = [Network.begun(mean, deviation, 5, 2) for _ in range(3)]
    losses = [torch_fit.fit(each, torch.from_numpy(samples), torch.from_numpy(labels), 10, 3) for each in networks[:2]]
    assert losses[0] == pytest.approx(networks[2].fit(samples, labels, 10, 3), rel=0.1)
    assert networks[0].rounded().tolist() == networks[1].rounded().tolist()


@pytest.mark.proof
def test_a_card_plays_and_learns_like_the_processor() -> None:
    """On a GPU self-play leaves the same samples as on the processor, and the same seed gives the same weights."""
    if not available():
        pytest.skip("no NVIDIA card, or no torch")
    assert "equal" in prove_training(GAME)
