"""Reviews: made blunders are found, sums add up, nobody is blamed for what was hidden, and a record takes branches."""

import json
import time
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from meowze import Position, Record, Seeded, bot, game, read_record
from meowze.bots.hints import reasons
from meowze.bots.mind import Mind
from meowze.cli.main import main
from meowze.games.errors import MeowzeError
from meowze.games.judgement import Judgement
from meowze.learn.review import decisions_of, review
from meowze.learn.review_chart import review_svg
from meowze.learn.reviewed_game import SLIP, annotated, signed
from tests.games.sampling import GAME_NAMES
from tests.paths import DATA

# What a good turn does in each game, by which it is recognised without any search.
ACHIEVEMENTS = {"chabyrinthe": "wins-cats", "labyrinth": "finds-treasure", "mouse-race": "reaches-cheese"}
NODES = 60_000  # states to visit in a review, so that no clock decides


@cache
def mind(name: str) -> Mind:
    """The search of a game."""
    return Mind(game(name))


def whole_turns(position: Position) -> Iterator[str]:
    """The turns of one action, or of two where nothing is drawn between them."""
    seat = position.mover
    for first in position.legal:
        after = position.play(first)
        if after.mover == seat and after.turns == position.turns:
            yield from (f"{first} {second}" for second in after.legal)
        else:
            yield first


def blunders(name: str, most: int) -> Iterator[tuple[Record, str]]:
    """Games of one turn in which a good turn was possible and a pointless one was played; and what was possible."""
    kind, found = ACHIEVEMENTS[name], 0
    player = bot("Basil", nodes=400, seed=1)
    for seed in range(100):
        position = Position.deal(name, 2, "", Seeded(seed))
        while not position.over and position.turns < 60:
            seat = position.mover
            assert seat is not None
            known, turns = position.seen(seat), list(whole_turns(position.seen(seat)))
            good = {turn for turn in turns if any(why.kind == kind for why in reasons(known, seat, turn))}
            if 0 < len(good) < len(turns) and (kind != "wins-cats" or position.turns < 4):
                pointless = next(turn for turn in turns if turn not in good)
                yield Record(position, ("Ann", "Ben")).play(pointless, Seeded(seed)), kind
                found += 1
                if found == most:
                    return
                break
            position = position.play(player.choose(position), Seeded(seed))


def check_blunders(name: str, most: int) -> None:
    """Each made blunder is found, and the turn that is named instead achieves what was possible.

    Cats can come home later in the same turn, after a draw, so there any turn may be named that is worth more.
    """
    missed = 0
    for record, kind in blunders(name, most):
        found = review(record, mind(name), seconds=60, nodes=NODES)
        choice = found.choices[0]
        named = kind == "wins-cats" or any(why.kind == kind for why in choice.best_why)
        missed += not (choice.cost >= SLIP and named and found.slips[0].choice == 0)
    assert missed <= most // 20, f"{missed} of {most} blunders were not found"


@pytest.mark.parametrize("name", GAME_NAMES)
def test_blunders_are_found(name: str) -> None:
    """Of three made blunders in each game, none is missed."""
    check_blunders(name, 3)


@pytest.mark.proof
@pytest.mark.parametrize("name", GAME_NAMES)
def test_many_blunders_are_found(name: str) -> None:
    """Of forty made blunders in each game, at most two are missed."""
    check_blunders(name, 40)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_game(name: str) -> None:
    """Every choice of a game is reviewed once, its parts are in their ranges, and the sums add up."""
    whole = read_record((DATA / "record-1" / f"{name}.txt").read_text(encoding="utf-8"))
    record = Record(whole.start, whole.names, actions=whole.actions[:30])
    found = review(record, mind(name), seconds=60, nodes=NODES)
    before = [record.start, *(step.position for step in record)]
    chosen = [step.action for was, step in zip(before, record, strict=False) if was.mover is not None]
    assert " ".join(choice.played for choice in found.choices).split() == chosen
    assert all(0 <= choice.worth <= 1 for choice in found.choices)
    assert all(choice.cost >= 0 for choice in found.choices)
    for share in found.shares:
        own = [choice for choice in found.choices if choice.seat == share.seat]
        assert share.luck == pytest.approx(sum(choice.luck for choice in own))
        assert share.gain == pytest.approx(sum(choice.edge for choice in own))
        assert share.skill == pytest.approx(-sum(choice.cost for choice in own))
    assert 1 <= len(found.moments) <= 3
    assert found.moments[0].kind == "best-turn"
    assert found == review(record, mind(name), seconds=60, nodes=NODES)


def test_nobody_is_blamed_for_what_was_hidden() -> None:
    """Two games that differ only in what the seat could not see have the same review of its turn."""
    position = Position.deal("labyrinth", 2, "first=0", Seeded(3))
    for _ in range(2):  # the other one looks at a card in the first turn
        position = position.play(next(whole_turns(position)), Seeded(3))
    other = Position(position.game, position.game.rules.guess(position.seen(0).state, 0, 12345))
    assert other != position
    assert other.seen(0) == position.seen(0)
    turn = next(whole_turns(position.seen(0)))
    one, two = (
        review(Record(start, ("Ann", "Ben")).play(turn), mind("labyrinth"), seconds=60, nodes=NODES).choices[0]
        for start in (position, other)
    )
    assert one == two


@pytest.mark.parametrize("name", GAME_NAMES)
def test_best_turns_become_branches(name: str) -> None:
    """The best turns are written into the record as branches that the rules allow, and the game stays the same."""
    record, _ = next(blunders(name, 1))
    found = review(record, mind(name), seconds=60, nodes=NODES)
    noted = annotated(record, found)
    assert read_record(noted.text) == noted
    assert noted.actions == record.actions
    assert noted.variation(1).actions == tuple(found.choices[0].best.split())


def played_alone(name: str, options: str, turns: int) -> Record:
    """A game that a weak bot plays alone, or its first turns."""
    luck, player = Seeded(5), bot("Pip", nodes=400, seed=1)
    record = Record(Position.deal(name, 1, options, luck), ("Ann",))
    while not record.position.over and record.position.turns < turns:
        record = record.play(player.choose(record.position), luck)
    return record


@pytest.mark.parametrize(("name", "options"), [("chabyrinthe", ""), ("labyrinth", "secrets=2")])
def test_alone_turns_are_counted(name: str, options: str) -> None:
    """Somebody who plays alone is told the turns of the whole game, at the end exactly as many as it took."""
    record = played_alone(name, options, 1000)
    found = review(record, mind(name), seconds=60, nodes=NODES)
    assert found.together
    assert record.position.over
    assert found.choices[-1].worth == pytest.approx(-record.position.turns)
    assert all(2 < -choice.worth < 3 * record.position.turns for choice in found.choices)


def test_a_wasted_turn_costs_one() -> None:
    """In Labyrinth alone, whoever leaves a treasure lying in reach needs about one turn more."""
    for played in range(12):  # until one is in reach
        start = played_alone("labyrinth", "secrets=4", played).position
        known, turns = start.seen(0), list(whole_turns(start.seen(0)))
        good = {turn for turn in turns if any(why.kind == "finds-treasure" for why in reasons(known, 0, turn))}
        if 0 < len(good) < len(turns):
            break
    away = next(turn for turn in turns if turn not in good)
    found = review(Record(start, ("Ann",)).play(away), mind("labyrinth"), seconds=60, nodes=NODES)
    assert found.choices[0].best in good
    assert 0.5 < found.choices[0].cost < 3


def test_nothing_to_review() -> None:
    """A record in which nobody has played is refused in words."""
    with pytest.raises(MeowzeError, match="nobody has played"):
        review(Record(Position.deal("labyrinth", 2, "", Seeded(1)), ("Ann", "Ben")), mind("labyrinth"))


def test_two_actions_are_one_choice() -> None:
    """A push and a walk are one choice; what is chosen after a draw is another one."""
    for name, sizes in (("labyrinth", {2}), ("mouse-race", {1})):
        record = read_record((DATA / "record-1" / f"{name}.txt").read_text(encoding="utf-8"))
        assert {len(decision.actions) for decision in decisions_of(record)} == sizes


def test_chances() -> None:
    """Equal seats have equal chances, more is better, and none leaves its range."""
    judgement = Judgement(sight=0, scale=100)
    assert judgement.chance(0, 2) == 0.5
    assert judgement.chance(0, 4) == pytest.approx(0.25)
    assert 0 < judgement.chance(-10_000, 2) < judgement.chance(10, 2) < judgement.chance(10_000, 2) <= 1
    assert Judgement(sight=0, scale=8, linear=True).chance(6, 2) == 0.75


def test_a_lead_says_more_when_less_is_left() -> None:
    """The same lead gives a better chance near the end of a game, and the games tell how much of them is left."""
    judgement = Judgement(sight=0, scale=10, early=1000)
    assert 0.5 < judgement.chance(300, 2, 1.0) < judgement.chance(300, 2, 0.25) < judgement.chance(300, 2, 0.0)
    for name in GAME_NAMES:
        record = read_record((DATA / "record-1" / f"{name}.txt").read_text(encoding="utf-8"))
        rest = [record.start.game.strategy.rest(step.position.state) for step in record]
        assert all(0 <= after <= before <= 1 for before, after in pairwise(rest))


def test_a_card_drawn_before_a_turn_is_luck() -> None:
    """A card that a seat looks at when its turn begins is this seat's luck, though somebody else acted before it."""
    record = read_record((DATA / "record-1" / "labyrinth.txt").read_text(encoding="utf-8"))
    decisions = list(decisions_of(record))
    drawn = [decision for decision in decisions if decision.undrawn]
    assert drawn
    assert all(decision.undrawn and decision.undrawn.mover is None for decision in drawn)
    assert all(decision.position.turns == decision.undrawn.turns for decision in drawn if decision.undrawn)


def test_differences_in_words() -> None:
    """Differences are hundredths of a win, or turns; nothing has no sign."""
    assert [signed(worth, False) for worth in (0.123, -0.02, 0.001)] == ["+12", "-2", "0"]
    assert [signed(worth, True) for worth in (1.25, -0.5, 0.0)] == ["+1.2", "-0.5", "0"]


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints a table or JSON, draws the graph, and writes the record with branches."""
    file = tmp_path / "game.txt"
    record, _ = next(blunders("mouse-race", 1))
    file.write_text(record.text, encoding="utf-8")
    main(["review", str(file), "--seconds", "1"])
    assert record.actions[0] in capsys.readouterr().out
    svg, out = tmp_path / "graph.svg", tmp_path / "out.txt"
    main(["review", str(file), "--seconds", "1", "--json", "--svg", str(svg), "--annotate", str(out)])
    told = json.loads(capsys.readouterr().out)
    assert told["names"] == ["Ann", "Ben"]
    assert told["slips"][0]["choice"] == 0
    assert svg.read_text(encoding="utf-8").count("<circle") == len(told["choices"])
    assert read_record(out.read_text(encoding="utf-8")).notes


def test_names_are_escaped_in_the_graph() -> None:
    """A name with signs of markup does no harm."""
    record, _ = next(blunders("mouse-race", 1))
    found = review(record, mind("mouse-race"), seconds=60, nodes=1000)
    assert "<b>" not in review_svg(found, ("<b>", "Ben"))


@pytest.mark.proof
@pytest.mark.parametrize("name", GAME_NAMES)
def test_within_ten_seconds(name: str) -> None:
    """An ordinary game is reviewed within ten seconds."""
    record = read_record((DATA / "record-1" / f"{name}.txt").read_text(encoding="utf-8"))
    mind(name)
    begun = time.perf_counter()
    review(record, mind(name))
    assert time.perf_counter() - begun < 10
