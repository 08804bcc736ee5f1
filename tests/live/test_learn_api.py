"""Questions about positions outside rooms: what is answered, to whom, and what is refused."""

import asyncio
from concurrent.futures import Future
from typing import Any, ClassVar

import msgspec
import pytest

from meowze import Dice, Position
from meowze.games import GAMES
from meowze.games.errors import Misfit, Unreadable
from meowze.games.reason import Reason
from meowze.learn.setup_board import Change
from meowze.learn.study import MAX_ACTIONS
from meowze.learn.variations import TreeNode
from meowze.live.errors import NoReplay
from meowze.live.learn_api import LearnApi
from meowze.live.replay_library import DirectReplayer
from meowze.live.setup_answers import SetupQuestion
from meowze.live.story_answers import StoryQuestion
from meowze.live.study_answers import StudyQuestion
from meowze.live.variation_answers import RecordQuestion, TreeQuestion
from meowze.room.refusal import Refusal


class Adviser:
    """Workers that advise the first legal action."""

    waiting: ClassVar[dict[str, int]] = {}
    running = 0
    hints_at_once = tasks_at_once = 1

    def __init__(self, position: Position | None = None) -> None:
        self.answer: Future[Any] = Future()
        if position is not None:
            self.answer.set_result((position.legal[0], (Reason("opens-way", 2),)))

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> "Adviser":
        """Nobody asks for turns here."""
        raise AssertionError

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> "Adviser":
        """The first legal action."""
        return Adviser(position)

    def review(self, game: str, text: str, seconds: float) -> "Adviser":
        """Nobody asks for reviews here."""
        raise AssertionError

    def cancel(self) -> None:
        """It is known already."""


Question = StudyQuestion | StoryQuestion | SetupQuestion | RecordQuestion | TreeQuestion


def asked(question: Question, what: str = "study", workers: Adviser | None = None) -> Any:
    """The answer to a question, read from its JSON."""
    api = LearnApi(DirectReplayer(), GAMES, workers)
    return msgspec.json.decode(asyncio.run(getattr(api, what)(question, "")))


@pytest.mark.parametrize("game", GAMES)
def test_a_studied_position_is_whole(game: str) -> None:
    """The answer holds what a board needs to draw the position and to play on from it."""
    start = Position.deal(game, dice=Dice(2))
    first = asked(StudyQuestion(game, start.text, seed=1, names=("Mia",)))
    assert first["legal"] == list(start.legal)
    assert (first["at"], first["mover"], first["over"], first["facts"]) == (0, start.mover, False, [])
    assert first["names"] == ["Mia", ""]
    after = asked(StudyQuestion(game, start.text, (first["legal"][0],), seed=1))
    assert after["at"] == 1
    assert after["facts"]
    assert Position.read(game, after["position"]).text == after["position"]


def test_a_seat_sees_and_plays_for_itself() -> None:
    """Through the eyes of the other seat nothing is legal, and what is secret stays so."""
    start = Position.deal("labyrinth", options="cards=top,first=0", dice=Dice(2))
    own, other = (asked(StudyQuestion("labyrinth", start.text, seat=seat)) for seat in (0, 1))
    assert own["legal"]
    assert other["legal"] == other["offers"] == []
    assert own["view"] != other["view"]


def test_a_position_that_waits_for_nature_says_so() -> None:
    """Without a seed the outcomes that nature can draw are listed; with one it has drawn."""
    undealt = Position.undealt("mouse-race")
    waiting = asked(StudyQuestion("mouse-race", undealt.text))
    assert waiting["draws"] == list(undealt.chances)
    assert waiting["legal"] == []
    assert asked(StudyQuestion("mouse-race", undealt.text, seed=4))["draws"] == []


def test_a_bot_is_asked() -> None:
    """A hint is an action with its reasons; without bots, and where nobody is to act, it is refused."""
    start = Position.deal("labyrinth", dice=Dice(2))
    question = StudyQuestion("labyrinth", start.text)
    hint = asked(question, "hint", Adviser())
    assert hint == {"action": start.legal[0], "reasons": [{"kind": "opens-way", "count": 2, "seat": None}]}
    with pytest.raises(Refusal, match="no-bots"):
        asked(question, "hint")
    undealt = StudyQuestion("labyrinth", Position.undealt("labyrinth").text)
    with pytest.raises(Refusal, match="no-advice"):
        asked(undealt, "hint", Adviser())


def test_what_cannot_be_studied_is_refused() -> None:
    """Bad text, a game that is not offered, and more than a study may hold get a clear refusal."""
    with pytest.raises(Unreadable):
        asked(StudyQuestion("labyrinth", "nonsense"))
    with pytest.raises(Refusal, match="game-not-offered"):
        asked(StudyQuestion("chess", ""))
    with pytest.raises(Misfit, match=f"at most {MAX_ACTIONS}"):
        asked(StudyQuestion("labyrinth", "", ("stay",) * (MAX_ACTIONS + 1)))
    with pytest.raises(Misfit, match="names"):
        asked(StudyQuestion("labyrinth", "", names=("x" * 99,)))


def test_without_a_position_a_game_is_dealt() -> None:
    """Whoever gives no position gets a new game, the same one for the same seed."""
    one, same, other = (asked(StudyQuestion("labyrinth", "", seed=seed)) for seed in (1, 1, 2))
    assert one["position"] == same["position"] != other["position"]
    assert one["legal"]


def test_a_board_of_a_story() -> None:
    """The answer is a studied position with the aim and a way there; a wrong action has none."""
    begun = asked(StoryQuestion("labyrinth", 0), "story")
    assert (begun["reached"], begun["boards"], begun["at"]) == (False, 4, 0)
    assert asked(StoryQuestion("labyrinth", 0, (begun["advice"],)), "story")["reached"]
    wrong = asked(StoryQuestion("labyrinth", 0, ("a1",)), "story")
    assert (wrong["reached"], wrong["advice"]) == (False, "")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_set_up(game: str) -> None:
    """A new board is bare or dealt; a change is answered with the position and all that can be changed in it."""
    bare = asked(SetupQuestion(game), "set_up")
    dealt = asked(SetupQuestion(game, bare["position"], seed=5), "set_up")
    assert bare["draws"]
    assert dealt["draws"] == []
    place = next(place for place in dealt["places"] if place["place"] == "seat")
    other = asked(SetupQuestion(game, dealt["position"], change=Change("seat", "put", "1")), "set_up")
    assert place["choices"] == ["0", "1"]
    assert other["mover"] == 1 or other["draws"]
    with pytest.raises(Unreadable, match="nothing can be changed there"):
        asked(SetupQuestion(game, dealt["position"], change=Change("moon", "put", "1")), "set_up")
    with pytest.raises(Unreadable, match="seats"):
        asked(SetupQuestion(game, seats=9), "set_up")


def test_lines_become_a_record_and_come_back() -> None:
    """A tree is written as a record; the record is the same tree, with what happened by each action."""
    start = Position.deal("mouse-race", options="first=0", dice=Dice(7)).text
    nodes = (TreeNode(-1, "miss"), TreeNode(0, "miss"), TreeNode(-1, "draw", "Better", "!"), TreeNode(2, "curve"))
    text = asked(TreeQuestion("mouse-race", start, ("Ann", "Ben"), "", "Hello", nodes), "variations")["text"]
    assert "1. miss (draw ! {Better} curve)" in text
    tree = asked(RecordQuestion(text, 2), "variations")
    assert [(node["before"], node["action"]) for node in tree["nodes"]] == [(n.before, n.action) for n in nodes]
    assert (tree["game"], tree["comment"], tree["at"], tree["names"]) == ("mouse-race", "Hello", 2, ["Ann", "Ben"])
    assert tree["nodes"][2]["facts"][0]["kind"] == "drew"
    with pytest.raises(Unreadable, match="a record begins with"):
        asked(RecordQuestion("nonsense"), "variations")
    with pytest.raises(NoReplay, match="A record has at most"):
        asked(RecordQuestion("x" * 70_000), "variations")
