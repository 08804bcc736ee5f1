"""A room without sockets and the journal of it, as the server keeps them; devices are named by a letter."""

import itertools
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple

from meowze.games.reason import Reason
from meowze.play.dice import DiceLike, Seeded
from meowze.play.position import Position
from meowze.room.bots import NO_BOTS, Bots
from meowze.room.company import Rights, device_of
from meowze.room.decision import Change, Refused
from meowze.room.journal import Header, Row
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS, random_names
from meowze.room.room import Room
from meowze.room.updates import Encoder, audience_of, snapshot_for, update_for
from meowze.server.refusal_text import with_words

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HERE = incoming.SeatPlan("here")
LINK = incoming.SeatPlan("link")
BOT = incoming.SeatPlan("bot", level=2)


class Puppet(NamedTuple):
    """A bot of the tests."""

    level: int
    name: str
    animal: str


class Answered:
    """A thought that is already thought, or waits to be."""

    def __init__(self, answer: Any) -> None:
        self.answer: Future[Any] = Future()
        if answer is not None:
            self.answer.set_result(answer)

    def cancel(self) -> None:
        """Think no more."""
        self.answer.cancel()


class FirstLegal:
    """Workers of the tests: every bot plays the first legal action; a slow one never answers by itself."""

    hints_at_once = tasks_at_once = 1

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow
        self.asked: list[tuple[str, int, str, Answered]] = []
        self.hinted: list[Answered] = []

    def ask(self, position: Position, seat: int, bot: str, seconds: float | None = None) -> Answered:
        """The first legal action."""
        assert position.mover == seat
        thought = Answered(None if self.slow else position.legal[0])
        self.asked.append((position.text, seat, bot, thought))
        return thought

    def hint(self, position: Position, seat: int, seconds: float | None = None) -> Answered:
        """The last legal action, with a reason."""
        thought = Answered(None if self.slow else (position.legal[-1], (Reason("prepares", 2),)))
        self.hinted.append(thought)
        return thought

    def review(self, game: str, text: str, seconds: float) -> Answered:
        """A review of nothing."""
        return Answered(None if self.slow else "{}")

    @property
    def waiting(self) -> dict[str, int]:
        """Nobody waits for an answer."""
        return {"bot": 0, "hint": 0}

    @property
    def running(self) -> int:
        """There are no processes."""
        return 0


PUPPETS = tuple(Puppet(level, f"Puppet {level}", "cat") for level in range(1, 6))


BOTS = Bots(PUPPETS)


def token(letter: str) -> str:
    """The secret of a device."""
    return letter * 32


class PlayedRoom:
    """A room, its journal, and devices that ask it things."""

    def __init__(
        self,
        options: str = "",
        plans: int | Sequence[incoming.SeatPlan] = 2,
        dice: DiceLike | None = None,
        game: str = "chabyrinthe",
        bots: Bots = NO_BOTS,
        code: str = "room",
    ) -> None:
        self.code = code
        if isinstance(plans, int):
            plans = [incoming.SeatPlan("here", name) for name in NAMES[:plans]]
        asked = incoming.NewRoom(game, tuple(plans), token("a"), options=options)
        header = Header(code, game, "2026-01-02T03:04:05")
        self.room, opening = Room.open(header, asked, dice or Seeded(5), bots)
        self.rows: list[Row] = []
        self.keep(opening)
        self.ids = (f"id{k}" for k in itertools.count(1))

    def keep(self, change: Change) -> Change:
        """Write the journal, then make the change."""
        self.rows += change.rows
        self.room.commit(change)
        return change

    def ask(self, message: Any, device: str = "a") -> Change | Refused | outgoing.Done:
        """Ask for something and do it."""
        outcome = self.room.decide(message, device_of(self.code, token(device)) if device else "")
        return self.keep(outcome) if isinstance(outcome, Change) else outcome

    def act(self, action: str, device: str = "a", **other: int | str) -> Change | Refused | outgoing.Done:
        """An action of the seat that is to act, with a fresh id and the right number."""
        message = {"seat": self.mover, "at": self.room.state.at, "id": next(self.ids), "action": action, **other}
        return self.ask(incoming.Act(**message), device)  # type: ignore[arg-type]

    def undo(self, device: str = "a") -> Change | Refused | outgoing.Done:
        """Take back."""
        return self.ask(incoming.Undo(self.room.state.at, next(self.ids)), device)

    def sit(self, seat: int, device: str) -> Change | Refused | outgoing.Done:
        """Sit down with any name."""
        name = random_names(1, self.room.company.names)[0]
        return self.ask(incoming.Sit(seat, name, ANIMALS[0], next(self.ids)), device)

    def pair(self, seat: int, device: str, lender: str) -> Change:
        """Lend a seat to another device."""
        devices = (device_of(self.code, token(letter)) for letter in (lender, device))
        return self.keep(self.room.pair(seat, *devices))

    def rights(self, device: str) -> Rights:
        """What a device may do."""
        return self.room.company.rights(device_of(self.code, token(device)) if device else "")

    def table(self, device: str = "a") -> outgoing.Table:
        """The table as a device sees it."""
        table = snapshot_for(self.code, self.room.state, self.rights(device))
        assert isinstance(table, outgoing.Table)
        return table

    def update(self, change: Change, device: str = "a", encoder: Encoder = Position.view) -> Any:
        """A change as a device hears of it."""
        audience = audience_of(change, device_of(self.code, token(device)) if device else "")
        return update_for(self.code, change, audience, encoder)

    @property
    def position(self) -> Position:
        """The game as it stands."""
        assert self.room.position
        return self.room.position

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        return self.position.mover or 0

    def restarted(self) -> Room:
        """The room as the journal gives it."""
        return Room.replay(self.room.header, self.rows, self.room.dice, self.room.bots)

    def any_actions(self, number: int, luck: random.Random) -> Iterator[str]:
        """Play at random at one device, winning where that is possible."""
        for _ in range(number):
            if self.position.over:
                return
            offers = [offer.action for offer in self.position.offers if self.position.game.name == "chabyrinthe"]
            choice = luck.choice(offers or self.position.legal)
            assert isinstance(self.act(choice), Change)
            yield choice


def refusal(outcome: Any) -> Refused:
    """An outcome that must be a refusal, with its English words."""
    assert isinstance(outcome, Refused), outcome
    return with_words(outcome)


def change(outcome: Any) -> Change:
    """An outcome that must be a change."""
    assert isinstance(outcome, Change), outcome
    return outcome
