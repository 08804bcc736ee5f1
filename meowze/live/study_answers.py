"""A position to study as pages need it: what is seen, what is legal, and what the last action did."""

from typing import Literal, NamedTuple

import msgspec

from meowze.games import game_named
from meowze.games.errors import Misfit
from meowze.games.reason import Reason
from meowze.learn.study import MAX_ACTIONS, Study
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.room.messages.outgoing import Fact, Offer, View
from meowze.room.room_setup import MAX_SEATS

MAX_NAME = 40


class StudyQuestion(msgspec.Struct, frozen=True):
    """A position as text, the actions played from it, whose eyes it is seen with, and the seed of nature's draws.

    Without a seat whoever is to act looks on and may act. Without a seed nature does not draw: its outcomes are
    then played like actions. Without a position a new game is dealt.
    """

    game: str
    position: str
    actions: tuple[str, ...] = ()
    seat: int | None = None
    seed: int | None = None
    names: tuple[str, ...] = ()

    def study(self) -> Study:
        """What is asked about, as a value."""
        if not self.position:
            seats = min(2, game_named(self.game).seats[-1])
            return Study(Position.deal(self.game, seats, dice=Seeded(self.seed or 0)), self.actions, _dice(self.seed))
        return Study.read(self.game, self.position, self.actions, self.seed)


class Studied(msgspec.Struct, frozen=True):
    """A position to study, after all actions."""

    at: int  # how many actions were played
    names: tuple[str, ...]  # by seat, as they were given
    view: View
    mover: int | None
    legal: tuple[str, ...]  # of the seat that looks on, if it is to act
    offers: tuple[Offer, ...]
    facts: tuple[Fact, ...]  # of the last action and what followed it
    draws: tuple[str, ...]  # nature's outcomes, where it is to draw and there is no seed
    position: str  # after all actions, as text
    over: bool


class Advised(msgspec.Struct, frozen=True):
    """What a strong bot would play, and why."""

    action: str
    reasons: tuple[Reason, ...]


class StudyRequest(NamedTuple):
    """A question for the process that replays games: the answer as JSON, or the position itself."""

    question: StudyQuestion
    what: Literal["studied", "position"] = "studied"


def studied(asked: StudyQuestion) -> Studied:
    """The answer to a question."""
    study = asked.study()
    position, viewer = study.position, _viewer(asked.seat, study.position)
    acts = not study.waits and position.mover is not None and viewer == position.mover
    return Studied(
        at=len(study.actions),
        names=_names(asked.names, position.seats),
        view=position.view(viewer),
        mover=position.mover,
        legal=position.legal if acts else (),
        offers=position.offers if acts else (),
        facts=tuple(
            fact if asked.seat is None else position.game.facts.known(fact, asked.seat) for fact in study.facts
        ),
        draws=tuple(position.chances),
        position=position.text,
        over=position.over,
    )


def check_actions(actions: tuple[str, ...]) -> None:
    """Refuse more actions than a study may have."""
    if len(actions) > MAX_ACTIONS:
        raise Misfit("actions", f"{len(actions)} actions: a study has at most {MAX_ACTIONS}")


def check_question(asked: StudyQuestion) -> None:
    """Refuse names that are too long or too many."""
    if len(asked.names) > MAX_SEATS or any(len(name) > MAX_NAME for name in asked.names):
        raise Misfit("names", f"there are at most {MAX_SEATS} names of {MAX_NAME} characters")


def _dice(seed: int | None) -> Seeded | None:
    return None if seed is None else Seeded(seed)


def _viewer(seat: int | None, position: Position) -> int | None:
    return position.mover if seat is None else seat


def _names(given: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return (*given, *("",) * seats)[:seats]
