"""A game in the terminal: people and bots in one room; any wrong input is explained and asked again."""

import argparse
import random
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path

from rich.console import Console

from meowze.bots.worker import Workers
from meowze.cli.table import planned_table
from meowze.games import game_named
from meowze.games.errors import MeowzeError, Unreadable
from meowze.games.reason import Reason
from meowze.play.daily import daily_deal
from meowze.play.dice import DiceLike, Secure, Seeded
from meowze.play.position import Position
from meowze.play.record import write_record
from meowze.room.company import device_of
from meowze.room.decision import Change, Refused
from meowze.room.journal import Header
from meowze.room.messages import incoming
from meowze.room.room import Room
from meowze.texts import Texts, texts

ROOM, TOKEN = "keyboard", "k" * 32  # the keyboard is the only device, and nobody else comes into this room
RANDOM = "Random"


def play(chosen: argparse.Namespace) -> None:
    """Play a whole game as the command line asks."""
    words = texts(chosen.language)
    _run(Terminal(*_opened(chosen, words), _console(), words), chosen)


def play_daily(chosen: argparse.Namespace, game: str, day: str) -> None:
    """Play the game of a day, and say how many moons it was worth."""
    words = texts(chosen.language)
    asked = incoming.NewRoom(game, (incoming.SeatPlan("here"),), TOKEN, daily=day)
    room, opening = Room.open(Header(ROOM, game, day), asked)
    room.commit(opening)
    table = Terminal(room, {}, random.Random(), _console(), words)
    table.say(f"{words.say('daily')}: {game}, {day}")
    _run(table, chosen)
    deal, position = daily_deal(game_named(game)), table.position
    if position.over:
        moons = words.say("daily-moons", count=deal.moons(position.turns), all=len(deal.most) + 1)
        table.say(f"{words.say('turns', turns=position.turns)}, {moons}")


def _console() -> Console:
    return Console(highlight=False, markup=False, soft_wrap=True)


def _run(table: "Terminal", chosen: argparse.Namespace) -> None:
    """Play to the end, or as far as somebody wants, and save the game where that was asked for."""
    try:
        table.run()
    except (EOFError, KeyboardInterrupt):
        table.say(f"\n{table.words.say('terminal-ends')}")
    finally:
        table.workers.close()
    if chosen.save:
        table.save(str(chosen.save))


def _opened(chosen: argparse.Namespace, words: Texts) -> tuple[Room, Mapping[int, str], random.Random]:
    """The room of a planned table, who plays by itself there, and the luck of those who play at random."""
    table = planned_table(chosen)
    bots = dict(enumerate([bot.name for bot in table.bots] + [RANDOM] * table.random, start=table.people))
    people = table.names or tuple(words.say("player-is", number=seat + 1) for seat in range(table.people))
    names = (*people, *(words.say("terminal-random") if name == RANDOM else name for name in bots.values()))
    plans = tuple(incoming.SeatPlan("here", name) for name in _told_apart(names))
    asked = incoming.NewRoom(table.game.name, plans, TOKEN, options=table.all_options)
    dice: DiceLike = Secure() if chosen.seed is None else Seeded(chosen.seed)
    room, opening = Room.open(Header(ROOM, table.game.name, date.today().isoformat()), asked, dice)
    room.commit(opening)
    return room, bots, random.Random(chosen.seed)


def _told_apart(names: tuple[str, ...]) -> Iterator[str]:
    """The names, with the number of the seat where several seats would have the same."""
    for seat, name in enumerate(names, start=1):
        yield f"{name} {seat}" if names.count(name) > 1 else name


class Terminal:
    """One room played at one keyboard."""

    def __init__(
        self, room: Room, bots: Mapping[int, str], luck: random.Random, console: Console, words: Texts
    ) -> None:
        self.room, self.bots, self.luck, self.console, self.words = room, bots, luck, console, words
        self.workers = Workers()
        self.device = device_of(ROOM, TOKEN)
        self.asked = 0
        self.sitting: int | None = None  # the person at the keyboard

    @property
    def position(self) -> Position:
        """The game as it stands."""
        position = self.room.position
        assert position  # everybody sits here, so it has begun
        return position

    @property
    def names(self) -> tuple[str, ...]:
        """The players as they are called on the screen."""
        return self.words.names(self.room.company.names)

    def say(self, text: str) -> None:
        """Print a line."""
        self.console.print(text)

    def run(self) -> None:
        """Ask and play until the game is over."""
        self.help()
        self.board()
        going = True
        while going and not self.position.over:
            seat = self.position.mover
            assert seat is not None
            if seat in self.bots:
                self.act(self.thought(seat))
            else:
                self.hand_over(seat)
                going = self.answer(self.console.input(f"{self.names[seat]}> ").strip())

    def thought(self, seat: int) -> str:
        """What a bot does."""
        if self.bots[seat] == RANDOM:
            return self.luck.choice(self.position.legal)
        action: str = self.workers.ask(self.position, seat, self.bots[seat]).answer.result()
        return action

    def hint(self) -> None:
        """What a strong bot would do here."""
        seat = self.position.mover
        assert seat is not None
        action, reasons = self.workers.hint(self.position, seat).answer.result()
        self.say(f"{action} ({', '.join(map(self._reason, reasons))})")

    def _reason(self, reason: Reason) -> str:
        name = self.names[reason.seat or 0]
        return self.words.say(f"reason-{reason.kind}", count=reason.count, name=name)

    def hand_over(self, seat: int) -> None:
        """Where there are secrets, clear the screen before another person looks at it."""
        people = self.position.seats - len(self.bots)
        if self.sitting not in (seat, None) and people > 1 and self.position.secret:
            self.console.clear()
            self.console.input(self.words.say("terminal-next", name=self.names[seat]))
            self.board()
        self.sitting = seat

    def look(self) -> None:
        """Show what only the person at the keyboard may see, until a key is pressed."""
        self.say(f"\n{self.position.letters(self.position.mover)}")
        if self.position.secret:
            self.console.input(self.words.say("terminal-hide"))
            self.console.clear()
            self.board()

    def help(self) -> None:
        """Say what can be typed."""
        legal = self.position.legal
        self.say(self.words.say("terminal-help", some=f"{' '.join(legal[:3])} … {legal[-1]}"))
        self.say(self.words.say("terminal-commands"))

    def board(self) -> None:
        """Draw the game as it stands."""
        self.say(f"\n{self.position.letters()}")

    def answer(self, text: str) -> bool:
        """Do what a line asks for; False when it asks to leave."""
        word, _, rest = text.partition(" ")
        position = self.position
        plain = {"": self.help, "help": self.help, "board": self.board, "undo": self.undo, "look": self.look}
        plain["hint"] = self.hint
        if word in plain:
            plain[word]()
        elif word == "legal":
            self.say(" ".join(position.legal))
        elif word == "offers":
            self.say("\n".join(map(str, position.offers)) or self.words.say("terminal-no-offers"))
        elif word == "text":
            self.say(position.seen(position.mover).text)
        elif word == "save":
            self.save(rest.strip())
        elif word != "quit":
            self.act_all(text.split())
        return word != "quit"

    def act_all(self, actions: list[str]) -> None:
        """Play actions one after the other as long as it is the same seat's turn and none is refused."""
        mover, turns = self.position.mover, self.position.turns
        for action in actions:
            if (self.position.mover, self.position.turns) != (mover, turns):
                self.say(self.words.say("terminal-turn-over", action=action))
            elif not self.act(action):
                break
        if self.position.over or self.position.mover not in self.bots:
            self.board()

    def act(self, action: str) -> bool:
        """Play an action, or say why it cannot be."""
        seat = self.position.mover
        done = self.tell(incoming.Act(seat or 0, self.room.state.at, self._id(), action))
        if seat in self.bots and self.position.mover not in self.bots:
            self.board()
        return done

    def undo(self) -> None:
        """Take back the last action of a person, and those of bots after it."""
        while self.tell(incoming.Undo(self.room.state.at, self._id())):
            if self.position.mover not in self.bots:
                break
        self.board()

    def tell(self, message: incoming.Act | incoming.Undo) -> bool:
        """Do what was typed and say what happened; a refusal says why."""
        outcome = self.room.decide(message, self.device)
        if isinstance(outcome, Change):
            self.room.commit(outcome)
            self.say("\n".join(self._lines(outcome)) or self.words.say("terminal-back"))
        elif isinstance(outcome, Refused):
            self.say(self._why(outcome))
        return isinstance(outcome, Change)

    def _lines(self, change: Change) -> list[str]:
        game, names = self.position.game, self.names
        facts = (game.facts.known(step.fact, None) for step in change.steps)
        return [line for fact in facts for line in self.words.tell(game, fact, names)]

    def _why(self, refused: Refused) -> str:
        """Why something is refused; in English in full, as the rule book and the errors of the rules are."""
        if refused.why and (self.words.language == "en" or not refused.key):
            return refused.why
        why = self.words.say(f"refused-{refused.key}", **refused.values)
        return f"{why} ({refused.rule})" if refused.rule else why

    def _id(self) -> str:
        self.asked += 1
        return str(self.asked)

    def save(self, name: str) -> None:
        """Write the record of the game so far into a file."""
        try:
            if not name:
                raise Unreadable(self.words.say("terminal-save-where"))
            Path(name).write_text(write_record(self.room.record), encoding="utf-8")
            self.say(self.words.say("terminal-saved", file=name))
        except (OSError, MeowzeError) as error:
            self.say(self.words.say("terminal-not-saved", why=str(error)))
