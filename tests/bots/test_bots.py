"""Bots use only what their seat may know, play every game to its end, and explain their hints."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from meowze.bots import arena
from meowze.bots.arena import Match, Tally, one_game, together
from meowze.bots.characters import BOTS, character, skill_of
from meowze.bots.compile_search import compiled
from meowze.bots.engine import ArrayEngine
from meowze.bots.hints import reasons
from meowze.bots.mind import Budget, Mind, finished
from meowze.bots.questions import REVIEW, NoAnswer, Task, explained, turn_of
from meowze.bots.worker import Minds, Portion, Workers
from meowze.cli.main import main
from meowze.games import GAMES, game_named
from meowze.games.errors import Unreadable
from meowze.games.mouse_race import rules as mouse_race
from meowze.games.reason import Reason
from meowze.games.skill import Skill
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import Record, read_record
from tests.games.sampling import any_state, sample
from tests.paths import DATA

LEVELS = range(1, 6)

NODES = 300
PATIENT = 3600.0  # seconds, so long that a busy machine does not cut a search short


def test_five_characters_have_names_and_are_found_by_level_or_name() -> None:
    """Five characters can be found by level or by name, and every game has a skill for each."""
    assert [bot.level for bot in BOTS] == list(LEVELS)
    assert len({bot.name for bot in BOTS}) == 5
    assert all(len(game.strategy.SKILLS) == len(BOTS) for game in GAMES.values())
    for bot in BOTS:
        assert character(bot.name.upper()) is bot
        assert character(str(bot.level)) is bot
    assert character("6") is None
    with pytest.raises(Unreadable, match="no level 7"):
        skill_of("labyrinth", 7)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_never_peeks(game: str, level: int) -> None:
    """A bot chooses the same action in states that differ only in what its seat may not know."""
    mind, skill, luck = Mind(game_named(game), "python"), skill_of(game, level), random.Random(level)
    for number in range(3):
        position = Position.deal(game, 2, "", Seeded(f"peek {number}"))
        seat = position.mover
        assert seat is not None
        rules, answers = position.game.rules, set()
        for _ in range(3):
            other = Position(position.game, rules.guess(position.state, seat, luck.getrandbits(62)))
            mind.planned = None
            answers.add(mind.choose(other, seat, skill, Budget(nodes=NODES), random.Random(number)))
        assert len(answers) == 1


def test_the_test_of_peeking_can_fail() -> None:
    """Guesses of one Labyrinth position really differ in their secrets, so the test above can fail."""
    position = Position.deal("labyrinth", 2, "secrets=3,cards=open", Seeded("peek"))
    rules = position.game.rules
    assert len({rules.guess(position.state, 0, 7**k) for k in range(1, 20)}) > 1


MODES = [(name, seats, options) for name in GAMES for seats, options in sample(name).MODES]


@pytest.mark.parametrize(("game", "seats", "options"), MODES)
def test_every_level_plays_every_mode_to_the_end(game: str, seats: int, options: str) -> None:
    """All five levels, taking turns with hardly any time, play every mode to its end."""
    mind, luck, dice = Mind(game_named(game), "python"), Seeded("modes"), random.Random(1)
    position, level = Position.deal(game, seats, options, luck), 0
    while not position.over:
        assert position.mover is not None
        level = level % 5 + 1
        code = mind.choose(position, position.mover, skill_of(game, level), Budget(nodes=NODES // 4), dice)
        position = position.play(position.game.notation.action_text(position.state, code), luck)
    assert position.over


@pytest.mark.parametrize("turns", [2, pytest.param(20, marks=pytest.mark.proof)])
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_plain_searches_agree(game: str, turns: int) -> None:
    """Both backends choose the same turn and give positions and play-outs the same value."""
    plain, fast = ArrayEngine(game_named(game), "python"), ArrayEngine(game_named(game), "cpu")
    position, luck = Position.deal(game, 2, "first=0", Seeded("equal")), Seeded("equal")
    for number in range(turns):
        if position.over:
            position = Position.deal(game, 2, "first=0", Seeded(number))
        seat = position.mover
        assert seat is not None
        state: Any = position.seen(seat).state
        whole = position.game.rules.guess(state, seat, 12345)
        for sight in range(5):
            assert plain.law.value(whole, seat, sight) == fast.law.value(whole, seat, sight)
        lines, sums = [], []
        for engine in (plain, fast):
            mind, dice = Mind(game_named(game), engine), random.Random(number)
            lines.append(finished(mind.plan_turn(state, seat, Skill(depth=2, sight=0), Budget(PATIENT), dice)))
            sums.append(engine.play_out(seat, lines[0], Skill(2, sight=0, turns=1), 3, number))
        assert lines[0] == lines[1]
        assert sums[0] == sums[1]
        position = position.play(position.game.notation.action_text(position.state, lines[0][0]), luck)


def test_a_planned_action_is_answered_at_once() -> None:
    """The second action of a planned turn needs no second search."""
    mind = Mind(game_named("labyrinth"), "python")
    position = Position.deal("labyrinth", 2, "first=0", Seeded("plan"))
    push = mind.choose(position, 0, Skill(depth=2), Budget(nodes=2000), random.Random(1))
    position = position.play(position.game.notation.action_text(position.state, push))
    budget = Budget()
    walk = mind.choose(position, 0, Skill(depth=2), budget, random.Random(1))
    assert budget.used == 0
    assert walk in position.codes


def test_a_budget_ends_a_search() -> None:
    """A search ends when its nodes or seconds are used up, or when it is cancelled."""
    mind = Mind(game_named("chabyrinthe"), "python")
    position = Position.deal("chabyrinthe", 2, "first=0", Seeded(1))
    over = Budget(seconds=1.0, begun=time.perf_counter() - 2.0)
    for budget in (Budget(nodes=200), over, Budget(cancelled=lambda: True)):
        mind.planned = None
        assert mind.choose(position, 0, Skill(depth=2), budget, random.Random(1)) in position.codes
        assert budget.used < 1000


def test_a_skill_ends_its_search_after_its_own_number_of_states() -> None:
    """A skill that names a number of states decides alike however much time there is."""
    mind, position = Mind(game_named("chabyrinthe"), "python"), Position.deal("chabyrinthe", 2, "first=0", Seeded(1))
    skill, answers = Skill(depth=2, sight=0, states=200), set()
    for seconds in (PATIENT, 2 * PATIENT):
        mind.planned, budget = None, Budget(seconds)
        answers.add(mind.choose(position, 0, skill, budget, random.Random(1)))
        assert 200 <= budget.used < 1000
    assert len(answers) == 1


def test_the_best_turns_are_judged_again() -> None:
    """Of the turns that are kept, the one that a finer sight likes best is played; without time for it the first."""
    mind, position = Mind(game_named("labyrinth"), "python"), Position.deal("labyrinth", 2, "first=0", Seeded("finer"))
    skill, dice = Skill(depth=1, sight=0, keep=48, finer=1), random.Random(1)
    mind.engine.begin(position.state)
    found = finished(mind.search_turns(list(position.codes), 0, skill, Budget(PATIENT), dice))
    judged = finished(mind.judged_again(found, 0, skill, Budget(PATIENT)))
    worth = [mind.engine.play_out(0, line, Skill(1, sight=1), 0, 0)[0] for line in judged]
    assert sorted(judged) == sorted(found) != judged
    assert worth == sorted(worth, reverse=True)
    assert finished(mind.judged_again(found, 0, skill, Budget(cancelled=lambda: True))) == found


def test_a_skill_may_have_other_settings_for_other_games() -> None:
    """With more than two seats, or where all play together, a bot searches with the settings made for that."""
    crowd, together = Skill(depth=1, states=1), Skill(depth=1, states=2)
    skill = Skill(depth=1, crowd=crowd, together=together)
    assert [skill.fitting(seats, False) for seats in (2, 3, 4)] == [skill, crowd, crowd]
    assert [skill.fitting(seats, True) for seats in (1, 2, 4)] == [together] * 3
    mind = Mind(game_named("chabyrinthe"), "python")
    for seats, options, states in ((2, "", 1 << 60), (3, "", 1), (1, "", 2), (2, "mode=cooperative", 2)):
        position, budget = Position.deal("chabyrinthe", seats, options, Seeded(1)), Budget(PATIENT)
        mind.choose(position, position.mover or 0, skill, budget, random.Random(1))
        assert budget.nodes == states


# ------------------------------------------------------------------------------------ hints


def test_reasons_of_mouse_race() -> None:
    """The reasons of Mouse race name a draw, a shorter way, and a rival that is blocked."""
    position = Position.deal("mouse-race", 2, "first=0", Seeded(1))
    assert reasons(position, 0, "draw") == (Reason("draws"),)
    straight = Position(
        position.game, mouse_race.step(mouse_race.step(any_state(position), mouse_race.DRAW), mouse_race.TILE)
    )
    assert reasons(straight, 0, "e") == (Reason("comes-nearer", 1),)
    cat = Position(
        position.game, mouse_race.step(mouse_race.step(any_state(position), mouse_race.DRAW), mouse_race.TILE + 2)
    )
    blocking = [action for action in cat.legal if any(r.kind == "blocks" for r in reasons(cat, 0, action))]
    assert not blocking  # a single cat does not lengthen a way across an empty board


def test_a_win_is_a_reason() -> None:
    """In a game played greedily, some moves have the reason that they find a treasure or win cats."""
    kinds = set()
    for game in ("labyrinth", "chabyrinthe"):
        mind, luck = Mind(game_named(game), "python"), Seeded("reasons")
        position = Position.deal(game, 2, "secrets=1" if game == "labyrinth" else "", luck)
        for _ in range(16):
            if position.over or position.mover is None:
                break
            seat = position.mover
            code = mind.choose(position, seat, Skill(depth=2, sight=0), Budget(nodes=4000), random.Random(1))
            action = position.game.notation.action_text(position.state, code)
            kinds |= {reason.kind for reason in reasons(position, seat, action)}
            position = position.play(action, luck)
    assert kinds & {"finds-treasure", "opens-way"}
    assert "wins-cats" in kinds


@pytest.mark.parametrize("game", list(GAMES))
def test_every_hint_has_reasons(game: str) -> None:
    """Every hint has reasons, whether the planned next action is certain, behind a draw, or from an earlier search."""
    mind, luck = Mind(game_named(game), "python"), Seeded("explained")
    position = Position.deal(game, GAMES[game].seats[0], "", luck)
    for _ in range(14):
        if position.over or position.mover is None:
            break
        code = mind.choose(position, position.mover, Skill(depth=2, sight=0), Budget(nodes=1500), random.Random(2))
        action = position.game.notation.action_text(position.state, code)
        assert explained(mind, position, position.mover, action)
        position = position.play(action, luck)


def test_a_push_that_wins_says_so() -> None:
    """Every action that is previewed as a win has that reason, even a push, after which a card is drawn first."""
    luck, told = Seeded("wins"), set()
    position = Position.deal("chabyrinthe", 2, "", luck)
    for number in range(60):
        if position.over or position.mover is None:
            break
        for offer in position.offers:
            found = reasons(position, position.mover, offer.action)
            assert [(reason.kind, reason.count) for reason in found] == [("wins-cats", len(offer.ways))]
            told.add(offer.action[-1] in "0123")
        position = position.play(position.legal[7 * number % len(position.legal)], luck)
    assert told == {True, False}


# ------------------------------------------------------------------------------------ workers


def test_turns_go_before_hints() -> None:
    """However many hints wait, a bot's turn is next; and each kind is served in the order of asking."""
    workers, position = Workers(0), Position.deal("labyrinth", 2, "", Seeded(1))  # without processes
    seat = position.mover or 0
    hints = [workers.hint(position, seat) for _ in range(3)]
    turns = [workers.ask(position, seat, "1") for _ in range(2)]
    assert [workers._asked.get()[2] for _ in range(5)] == [*turns, *hints]


def test_no_table_waits_for_a_task() -> None:
    """A bot acts, and a hint is given, while a review is being made in the same process, however long that takes."""
    game = read_record((DATA / "record-1" / "mouse-race.txt").read_text(encoding="utf-8"))
    position = Position.deal("mouse-race", 2, "first=0", Seeded(1))
    workers = Workers()
    try:
        review, late = (workers.review("mouse-race", game.text, 3600) for _ in range(2))
        assert workers.ask(position, 0, "1").answer.result(60) in position.legal
        assert workers.hint(position, 0, 0.01).answer.result(60)[0] in position.legal
        assert review.answer.running()
        assert not late.answer.running()
        for thought in (review, late):
            thought.cancel()
        assert review.answer.result(60) == ""
        assert late.answer.cancelled()
        assert workers.running == 1
        short = Record(game.start, game.names).play("draw straight s")
        assert json.loads(workers.review("mouse-race", short.text, 0.1).answer.result(60))["choices"]
    finally:
        workers.close()


def test_a_review_is_the_same_with_turns_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions that come between the portions of a review do not change what it says."""
    monkeypatch.setattr("meowze.bots.worker.usual_backend", lambda: "python")
    monkeypatch.setattr("meowze.bots.worker.PORTION_SECONDS", 0.001)
    game = read_record((DATA / "record-1" / "mouse-race.txt").read_text(encoding="utf-8"))
    short = Record(game.start, game.names).play("draw straight s")
    position, minds = Position.deal("mouse-race", 2, "first=0", Seeded(1)), Minds()
    turn, task = turn_of(position, 0, "2", 0.01), Task("mouse-race", REVIEW, short.text, PATIENT)
    found = []
    for number, others in enumerate((False, True)):
        while (answer := minds.answer(Portion(task, number), lambda: False)) is None:
            if others:
                assert minds.answer(turn, lambda: False) in position.legal
        found.append(answer)
    assert found[0] == found[1]


def test_a_task_is_given_up_when_the_workers_close() -> None:
    """Whoever waits for a review is told when there are no bots any more."""
    game = read_record((DATA / "record-1" / "mouse-race.txt").read_text(encoding="utf-8"))
    workers = Workers()
    review = workers.review("mouse-race", game.text, 3600)
    while not workers.running:
        time.sleep(0.01)
    workers.close()
    with pytest.raises(NoAnswer):
        review.answer.result(60)


def test_workers_answer_cancel_and_advise() -> None:
    """Workers answer with a bot's action or with a hint, and stop a cancelled search."""
    workers = Workers()
    try:
        position = Position.deal("mouse-race", 2, "first=0", Seeded(1))
        assert workers.ask(position, 0, "2").answer.result(60) in position.legal
        action, why = workers.hint(position, 0, 0.05).answer.result(60)
        assert action in position.legal
        assert all(isinstance(reason, Reason) for reason in why)
        workers.ask(position, 0, "5", PATIENT).cancel()
        assert workers.ask(position, 0, "1").answer.result(60) in position.legal
        with pytest.raises(Unreadable, match="no bot"):
            workers.ask(position, 0, "9")
    finally:
        workers.close()


def seconds_to_start() -> float:
    """How long a process needs to start and import the bots on this machine."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import meowze.bots.worker"], check=True)
    return time.perf_counter() - begun


def test_a_bot_answers_before_its_rules_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an empty cache a level-3 bot gives its first answer within a second, in the best of eight starts.

    On a machine where Python starts slowly the limit is longer.
    """
    monkeypatch.setenv("MEOWZE_CACHE", str(tmp_path))
    limit = max(1.0, 5 * seconds_to_start())
    position = Position.deal("chabyrinthe", 2, "first=0", Seeded(1))
    waits = []
    for _ in range(8):
        workers = Workers()
        begun = time.perf_counter()
        assert workers.ask(position, 0, "3").answer.result(60) in position.legal
        waits.append(time.perf_counter() - begun)
        workers.close()
        if waits[-1] < limit:
            break
    assert min(waits) < limit


def test_compiling_comes_to_an_end() -> None:
    """A compiled search answers within its time."""
    mind = compiled("mouse-race")
    position = Position.deal("mouse-race", 2, "first=0", Seeded(1))
    begun = time.perf_counter()
    compiled("mouse-race")
    assert time.perf_counter() - begun < 30, "loaded, not compiled again"
    assert mind.choose(position, 0, skill_of("mouse-race", 5), Budget(nodes=500), random.Random(1)) in position.codes


# ------------------------------------------------------------------------------------ arena

TWO = """
def first(position, seat, budget, dice):
    return "draw" if "draw" in position.legal else position.legal[0]


def last(position, seat, budget, dice):
    return "draw" if "draw" in position.legal else position.legal[-1]
"""
OWN = '''
def play(position, seat, budget, dice):
    """Push or turn anything."""
    return dice.choice(position.legal)
'''


def test_partners_stay_partners() -> None:
    """In teams the seats rotate by whole teams, and a deal is played once from each side."""
    match = Match("chabyrinthe", ("greedy", "greedy", "random", "random"), "teams", "mode=teams")
    results = [one_game(match, number) for number in range(4)]
    assert all(result.winners in ((0, 1), (1, 0)) for result in results)
    assert results[0].turns != results[2].turns


def test_seats_rotate_and_luck_is_shared(tmp_path: Path) -> None:
    """Games 2k and 2k + 1 have the same deal and draws but exchanged seats, so exchanged bots play the same game."""
    file = tmp_path / "two.py"
    file.write_text(TWO)
    first, last = f"{file}:first", f"{file}:last"
    for number in (0, 2):
        one = one_game(Match("mouse-race", (first, last), "same", "limit=60"), number)
        other = one_game(Match("mouse-race", (last, first), "same", "limit=60"), number + 1)
        assert one.turns == other.turns
        assert one.winners == tuple(1 - bot for bot in other.winners)


def test_a_game_without_end_is_cut_off_and_no_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who always miss their turn play until the arena cuts the game off; it counts for nobody."""
    monkeypatch.setattr(arena, "LONGEST", 40)
    file = tmp_path / "idle.py"
    file.write_text("def idle(position, seat, budget, dice):\n    return 'miss'\n")
    match = Match("mouse-race", (f"{file}:idle",) * 2, "idle", "limit=0")
    result = one_game(match, 0)
    assert (result.turns, result.winners, result.cut_off) == (40, (), True)
    tally = Tally("idle", 2)
    tally.add(0, result, together=False)
    assert (tally.games, tally.draws, tally.decided) == (1, 0, 0)
    assert tally.summary()["cut_off"] == 1


def test_the_arena_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The JSON of the arena has every documented field, for bots written by users as well."""
    file = tmp_path / "own.py"
    file.write_text(OWN)
    words = ["arena", "mouse-race", "--games", "4", "--processes", "1", "--options", "limit=30", "--json"]
    main([*words, "--bots", f"{file}:play,random"])
    found = json.loads(capsys.readouterr().out)["bots"]
    assert [bot["games"] for bot in found] == [4, 4]
    assert {"wins", "draws", "games", "elo", "low", "high", "ms_per_turn"} <= set(found[0])


def test_the_arena_knows_turns_of_games_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """A solitaire match reports the number of turns instead of Elo."""
    match = Match("labyrinth", ("random",), "1", "secrets=1")
    assert together(match)
    main(
        [
            "arena",
            "labyrinth",
            "--bots",
            "random",
            "--games",
            "2",
            "--processes",
            "1",
            "--options",
            "secrets=1",
            "--json",
        ]
    )
    (found,) = json.loads(capsys.readouterr().out)["bots"]
    assert found["mean_turns"] > 0
    assert sum(found["histogram"].values()) == found["wins"] == 2
    assert "elo" not in found


def test_wrong_bots_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong bot or number of bots is reported in one line, before anything is played."""
    file = tmp_path / "own.py"
    file.write_text(OWN)
    broken = tmp_path / "broken.py"
    broken.write_text("def play(:")
    for bots, said in (
        ("nobody,random", "no bot 'nobody'"),
        (f"{file}:nothing,random", "has no function nothing"),
        (f"{tmp_path}/none.py:play,random", "there is no such file"),
        (f"{broken}:play,random", "cannot be run"),
        ("random", "is for 2, 3, 4 bots, not 1"),
    ):
        with pytest.raises(SystemExit):
            main(["arena", "mouse-race", "--games", "1", "--processes", "1", "--bots", bots])
        assert said in capsys.readouterr().err


def test_level_three_beats_random() -> None:
    """Level 3 clearly beats a random player in each game."""
    for game in GAMES:
        match = Match(game, ("3", "random"), "strength", sample(game).SHORT)
        wins = [one_game(match, number).winners for number in range(4)]
        assert wins.count((0,)) >= 3, game
