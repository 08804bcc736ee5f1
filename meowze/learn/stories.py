"""Stories: a few small boards, one after the other, by which a child learns a game with its own hand."""

from dataclasses import dataclass

from meowze.games import game_named
from meowze.games.contract import AnyStoryBoard
from meowze.games.errors import Misfit
from meowze.learn.study import Study
from meowze.play.position import Position


def story_of(game: str) -> tuple[AnyStoryBoard, ...]:
    """The boards of a game's story; none where a game has no story."""
    return game_named(game).story


@dataclass(frozen=True)
class Page:
    """A board of a story with what was played on it so far.

    >>> page = Page.read("labyrinth", 0)
    >>> page.reached, page.advice
    (False, 'a5')
    >>> Page.read("labyrinth", 0, ("a5",)).reached
    True
    """

    board: AnyStoryBoard
    study: Study

    @classmethod
    def read(cls, game: str, number: int, actions: tuple[str, ...] = ()) -> "Page":
        """The board of this number, counted from 0, after these actions."""
        boards = story_of(game)
        if not 0 <= number < len(boards):
            raise Misfit("board", f"board {number}: the story of {game} has {len(boards)} boards, counted from 0")
        board = boards[number]
        return cls(board, Study.read(game, board.position, actions, board.seed))

    @property
    def reached(self) -> bool:
        """Whether the aim is reached."""
        return self.board.reached(self.study.position.state)

    @property
    def left(self) -> int:
        """How many more actions there are."""
        return len(self.board.solution) - len(self.study.actions)

    @property
    def advice(self) -> str:
        """An action on the way to the aim; empty where it is reached, or out of reach on this board."""
        if self.reached:
            return ""
        played = len(self.study.actions)
        if self.study.actions == self.board.solution[:played] and self.left > 0:
            return self.board.solution[played]
        return self._found(self.study.position, self.left) or ""

    def _found(self, position: Position, most: int) -> str | None:
        """The first of at most so many actions that reach the aim."""
        if most <= 0 or position.mover is None:
            return None
        after = ((action, position.play(action, self.study.dice)) for action in position.legal)
        return next((action for action, found in after if self._leads(found, most)), None)

    def _leads(self, position: Position, most: int) -> bool:
        return self.board.reached(position.state) or self._found(position, most - 1) is not None
