"""A board of a story as pages need it: the position, whether the aim is reached, and what would lead there."""

from typing import NamedTuple

import msgspec

from meowze.learn.stories import Page, story_of
from meowze.live.study_answers import Studied, StudyQuestion, studied


class StoryQuestion(msgspec.Struct, frozen=True):
    """The board of a game's story, counted from 0, and what was played on it."""

    game: str
    board: int
    actions: tuple[str, ...] = ()


class StoryMoment(Studied, frozen=True):
    """A board of a story, after all actions."""

    boards: int  # of the whole story
    name: str  # the message <game>-story-<name> says what is to be done
    aim: tuple[str, ...]  # cells and places that glow from the start
    picture: tuple[tuple[str, ...], tuple[str, ...]]  # the aim in symbols of the game's art: who, and where to
    marked: tuple[str, ...]  # and when somebody needs help
    reached: bool
    advice: str  # an action on the way to the aim; empty where it is reached, or out of reach


class StoryRequest(NamedTuple):
    """A question for the process that replays games."""

    question: StoryQuestion


def story_moment(asked: StoryQuestion) -> StoryMoment:
    """The answer to a question."""
    page = Page.read(asked.game, asked.board, asked.actions)
    board = page.board
    shown = studied(StudyQuestion(asked.game, board.position, asked.actions, seed=board.seed))
    return StoryMoment(
        **msgspec.structs.asdict(shown),
        boards=len(story_of(asked.game)),
        name=board.name,
        aim=board.aim,
        picture=board.picture,
        marked=board.marked,
        reached=page.reached,
        advice=page.advice,
    )
