"""Hints at one table: one bot thinks at a time, for all who ask in the same position, until nobody waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import NamedTuple

from meowze.live.autopilot import RoomInUse
from meowze.live.bot_turns import Advice, BotWorkers, Thought
from meowze.live.refusal_words import RefusalWords
from meowze.room.messages import incoming, outgoing
from meowze.room.refusal import Refusal
from meowze.room.updates import refused_message

Send = Callable[[outgoing.Outgoing], None]


class Asked(NamedTuple):
    """Somebody who waits for a hint."""

    hint: incoming.Hint
    device: str
    send: Send


class PendingHint:
    """A question to a bot, and who waits for the answer."""

    def __init__(self, at: int, seat: int, thought: Thought[Advice]) -> None:
        self.at, self.seat, self.thought = at, seat, thought
        self.asked: list[Asked] = []


class Hints:
    """The hint that a bot thinks about for one table, if any."""

    def __init__(self, live: RoomInUse, workers: BotWorkers | None, words: RefusalWords) -> None:
        self.live, self.workers, self._words = live, workers, words
        self.pending: PendingHint | None = None

    def ask(self, hint: incoming.Hint, device: str, send: Send) -> None:
        """Ask a bot what to play, if this device both sees and acts for the seat to move."""
        room = self.live.room
        rights, position = room.company.rights(device), room.position
        mover = position.mover if position else None
        if position is None or mover is None or mover not in rights.acts or mover not in rights.sees:
            raise Refusal("no-advice")
        if self.workers is None:
            raise Refusal("no-bots")
        self.check()
        if self.pending is None:
            self.pending = PendingHint(room.state.at, mover, self.workers.hint(position, mover))
            self._give_when_known(self.pending.thought)
        self.pending.asked.append(Asked(hint, device, send))

    def check(self) -> None:
        """Stop thinking if the position has changed, or if all who asked have gone."""
        pending = self.pending
        if pending is None:
            return
        pending.asked = [asked for asked in pending.asked if asked.device in self.live.devices]
        if pending.asked and pending.at == self.live.room.state.at:
            return
        self.cancel()
        for asked in pending.asked:
            asked.send(outgoing.Done(asked.hint.id))  # who has played on needs no hint

    def cancel(self) -> None:
        """Stop thinking."""
        if self.pending is not None:
            pending, self.pending = self.pending, None
            pending.thought.cancel()

    def _give_when_known(self, thought: Thought[Advice]) -> None:
        loop = asyncio.get_running_loop()
        thought.answer.add_done_callback(lambda done: loop.call_soon_threadsafe(self._give, done))

    def _give(self, done: "Future[Advice]") -> None:
        """Answer all who wait, after the hint has been noted where it counts."""
        pending = self.pending
        if pending is None or pending.thought.answer is not done:
            return
        self.pending = None
        for asked in pending.asked:
            if done.cancelled() or done.exception():
                asked.send(refused_message(self._words.refused_by(asked.hint.id, Refusal("bot-silent"))))
            else:
                self._give_one(asked, pending.seat, done.result())

    def _give_one(self, asked: Asked, seat: int, advice: Advice) -> None:
        action, reasons = advice
        answer = outgoing.Hinted(asked.hint.id, action, tuple(reasons))
        position = self.live.room.position
        if asked.hint.gesture or position is None or not position.together:
            asked.send(answer)
        else:
            noted = self.live.submit(lambda: self.live.room.note_hint(seat, asked.hint.at))
            noted.add_done_callback(lambda _: asked.send(answer))
