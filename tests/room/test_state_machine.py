"""A room under everything that devices may do to it in any order: numbers, journal and rights always fit together."""

import os
import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from meowze.games import GAMES
from meowze.play.dice import Seeded
from meowze.room.company import device_of
from meowze.room.decision import Change, Refused
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ANIMALS, random_names
from meowze.room.updates import catch_up
from tests.games.sampling import sample
from tests.room.rooms import BOT, BOTS, HERE, LINK, PlayedRoom, change, token
from tests.room.twins import nobody_sees_more, same_for

DEVICES = "abcpz"  # the opener, two who come by link, a phone, somebody who watches
devices = st.sampled_from(DEVICES)
seats = st.integers(-1, 3)
numbers = st.integers(0, 10**6)
PLANS = [(HERE, HERE), (HERE, LINK), (LINK, LINK, LINK), (HERE, BOT, LINK), (HERE, BOT)]
PROOF = os.environ.get("HYPOTHESIS_PROFILE") == "proof"
CASES = [(name, sample(name).FOR_ANY_SEATS) for name in GAMES]


class Machine(RuleBasedStateMachine):
    """One room, its journal, and what each device has heard."""

    def begin(self, played: PlayedRoom) -> None:
        """Nobody has heard more than the present table."""
        self.played = played
        self.heard = dict.fromkeys(DEVICES, self.played.room.state.n)
        self.done: list[tuple[Any, str]] = []
        self.acts = 0
        self.luck = random.Random(7)

    def ask(self, message: Any, device: str) -> Change | Refused | outgoing.Done:
        """Ask, and let everybody hear of it."""
        before = self.played.room.state
        for listener in DEVICES if before.secret and not isinstance(message, incoming.Act) else ():
            same_for(self.played, message, device, listener, self.luck)
        outcome = self.played.ask(message, device)
        nobody_sees_more(before, self.played.room.state, DEVICES)
        if isinstance(outcome, Change):
            self.tell(outcome)
            self.done.append((message, device))
        else:
            assert self.played.room.state is before
            assert isinstance(outcome, outgoing.Done) or outcome.why or outcome.key
        return outcome

    def tell(self, change: Change) -> None:
        """Each device hears of a change under the numbers that follow."""
        self.acts += change.rows[0].kind == "act"
        for device, known in self.heard.items():
            message = self.played.update(change, device)
            n = message.word.n if isinstance(message, outgoing.Said) else None
            first = n if n is not None else message.first
            last = n if n is not None else message.n if isinstance(message, outgoing.Passed) else message.table.n
            assert first == known + 1
            self.heard[device] = last

    def id(self) -> str:
        """A fresh id."""
        return next(self.played.ids)

    @property
    def at(self) -> int:
        """The number of the position."""
        return self.played.room.state.at

    # ---- what may happen

    @rule(device=devices, seat=seats)
    def sit(self, device: str, seat: int) -> None:
        """Sit down, if the seat is free."""
        name = random_names(1, self.played.room.company.names)[0]
        self.ask(incoming.Sit(seat, name, ANIMALS[0], self.id()), device)

    @rule(device=devices, seat=seats, animal=st.sampled_from(ANIMALS), renamed=st.booleans())
    def face(self, device: str, seat: int, animal: str, renamed: bool) -> None:
        """Choose another animal, and perhaps another name."""
        names = self.played.room.company.names
        own = names[seat] if 0 <= seat < len(names) else ""
        face = incoming.Face(seat, random_names(1, names)[0] if renamed else own, animal, self.id())
        assert isinstance(self.ask(face, device), Change) == (seat in self.played.rights(device).acts)

    @rule(device=devices, seat=seats)
    def leave(self, device: str, seat: int) -> None:
        """Give a seat up."""
        self.ask(incoming.Leave(seat, self.id()), device)

    @precondition(lambda self: self.played.room.position)
    @rule(device=devices, choice=numbers)
    def act(self, device: str, choice: int) -> None:
        """A legal act by anybody; only the right device's is done."""
        legal = self.played.position.legal
        mover = self.played.mover
        if not legal or self.played.position.over:
            return
        if choice % 3:
            device = next((d for d in DEVICES if mover in self.played.rights(d).acts), device)
        act = incoming.Act(mover, self.at, self.id(), legal[choice % len(legal)])
        allowed = mover in self.played.rights(device).acts
        assert isinstance(self.ask(act, device), Change) == allowed

    @precondition(lambda self: self.played.room.position and not self.played.position.over)
    @rule(choice=numbers)
    def bot_acts(self, choice: int) -> None:
        """The table itself plays for a bot."""
        if self.played.room.company.seats[self.played.mover].who == "bot":
            legal = self.played.position.legal
            act = incoming.Act(self.played.mover, self.at, f"bot-{self.at}", legal[choice % len(legal)])
            self.tell(self.played.keep(self.played.room.act(act)))

    @precondition(lambda self: self.done)
    @rule(choice=numbers)
    def double(self, choice: int) -> None:
        """What was done is never done twice, however long ago that was."""
        message, device = self.done[choice % len(self.done)]
        outcome = self.ask(message, device)
        stale = isinstance(message, incoming.Act) and isinstance(outcome, Refused)  # its position has passed
        assert stale or outcome == outgoing.Done(message.id)

    @precondition(lambda self: self.played.room.position)
    @rule(device=devices, late=st.integers(1, 9))
    def stale(self, device: str, late: int) -> None:
        """What was chosen in another position is refused."""
        act = incoming.Act(self.played.mover, self.at - late, self.id(), (*self.played.position.legal, "x")[0])
        assert isinstance(self.ask(act, device), Refused)
        assert isinstance(self.ask(incoming.Undo(self.at - late, self.id()), device), Refused)

    @rule(device=devices)
    def undo(self, device: str) -> None:
        """Take back, or ask to."""
        self.ask(incoming.Undo(self.at, self.id()), device)

    @precondition(lambda self: self.played.room.state.undo_request)
    @rule(device=devices, yes=st.booleans())
    def reply(self, device: str, yes: bool) -> None:
        """Say yes or no to who asks."""
        self.ask(incoming.Reply(self.played.room.state.undo_request.n, yes, self.id()), device)  # type: ignore[union-attr]

    @rule(giver=devices, taker=devices, seat=st.integers(0, 2))
    def pair(self, giver: str, taker: str, seat: int) -> None:
        """Lend a seat to another device."""
        rights = self.played.rights(giver)
        if seat in rights.acts and seat not in self.played.rights(taker).acts:
            self.tell(self.played.pair(seat, taker, giver))

    @rule(device=devices, seat=seats)
    def unpair(self, device: str, seat: int) -> None:
        """Give a lent seat back."""
        self.ask(incoming.Unpair(seat, self.id()), device)

    @rule(device=devices, seat=seats)
    def kick(self, device: str, seat: int) -> None:
        """Send somebody away."""
        self.ask(incoming.Kick(seat, self.id()), device)

    @rule(device=devices, seat=seats, who=st.sampled_from(["here", "link", "bot"]))
    def place(self, device: str, seat: int, who: Any) -> None:
        """Say whom a seat is for."""
        self.ask(incoming.Place(seat, who, self.id()), device)

    @rule(device=devices, seat=seats)
    def substitute(self, device: str, seat: int) -> None:
        """The host lets a bot play for somebody."""
        self.ask(incoming.Substitute(seat, self.id()), device)

    @rule(seat=st.integers(0, 2), back=st.booleans())
    def away(self, seat: int, back: bool) -> None:
        """The room itself lets a bot play for somebody, or notices that they are back."""
        company = self.played.room.company
        if seat >= len(company.seats) or company.seats[seat].who == "bot":
            return
        if not back:
            self.tell(self.played.keep(self.played.room.substitute(seat)))
        elif company.substituted(seat):
            self.tell(self.played.keep(self.played.room.welcome_back(seat)))
            assert not self.played.room.company.substituted(seat)

    @precondition(lambda self: self.played.room.position and not self.played.room.state.overdue)
    @rule()
    def time_up(self) -> None:
        """The time of a turn is up: a bot may play the rest of it, and the next turn is not late."""
        if self.played.position.over:
            return
        late = self.played.keep(self.played.room.time_up(self.played.mover, self.at))
        self.tell(late)
        assert self.played.room.state.overdue

    @precondition(lambda self: self.played.room.state.overdue)
    @rule(choice=numbers)
    def bot_finishes(self, choice: int) -> None:
        """The table itself plays for somebody who is late."""
        legal, turn = self.played.position.legal, (self.played.mover, self.played.position.turns)
        act = incoming.Act(self.played.mover, self.at, f"bot-{self.at}", legal[choice % len(legal)])
        self.tell(self.played.keep(self.played.room.act(act)))
        now = self.played.position
        assert self.played.room.state.overdue == ((now.mover, now.turns) == turn)

    @rule(device=devices, closed=st.booleans(), undo=st.booleans())
    def settle(self, device: str, closed: bool, undo: bool) -> None:
        """Open, close, allow and forbid."""
        self.ask(incoming.Settle(closed, undo, 0, self.id()), device)

    @rule(device=devices, seat=seats)
    def emote(self, device: str, seat: int) -> None:
        """Purr."""
        self.ask(incoming.Emote(seat, "purr", self.id()), device)

    @rule(device=devices)
    def pass_on(self, device: str) -> None:
        """Another one becomes the host."""
        if self.played.rights(device).acts and not self.played.rights(device).host:
            self.tell(self.played.keep(self.played.room.make_host(device_of("room", token(device)))))

    @rule(device=devices, plans=st.none() | st.sampled_from(PLANS), game=st.none() | st.sampled_from(CASES))
    def rematch(self, device: str, plans: Any, game: Any) -> None:
        """A new game, perhaps another one with others."""
        name, options = game or (None, None)
        self.ask(incoming.Rematch(self.id(), name, "", options, plans), device)

    @rule()
    def restart(self) -> None:
        """The room from its journal goes on in place of the one that wrote it."""
        self.played.room = self.played.restarted()

    # ---- what always holds

    @invariant()
    def the_journal_is_the_room(self) -> None:
        """Numbers have no gaps, every act is there once, and the journal gives an equal room."""
        rows = self.played.rows
        assert [row.n for row in rows] == list(range(self.played.room.state.n + 1))
        assert sum(row.kind == "act" for row in rows) == self.acts
        assert self.played.restarted().state == self.played.room.state
        assert self.at <= self.played.room.state.n

    @invariant()
    def eyes_and_hands_belong_together(self) -> None:
        """A seat with people on it is seen by one device alone, and by none that cannot act for it.

        A seat is kept for somebody only while nobody sits there.
        """
        company = self.played.room.company
        for seat in company.people:
            assert sum(grant.sees for grant in company.grants if grant.seat == seat) == 1
            assert company.seats[seat].who != "bot"
        assert all(grant.acts for grant in company.grants)
        assert not {grant.seat for grant in company.kept} & set(company.people)
        assert len({(grant.device, grant.seat) for grant in company.grants}) == len(company.grants)

    @invariant()
    def everybody_can_be_told(self) -> None:
        """Each device gets a table or a waiting room, and legal actions only to act with."""
        now = self.played.room.state
        assert (now.played is None) == (not now.company.full) or now.played is not None
        for device in DEVICES:
            rights = self.played.rights(device)
            table = catch_up("room", now, -1, rights)
            if isinstance(table, outgoing.Table):
                assert bool(table.legal) == (table.mover is not None and table.mover in rights.acts)
                assert all(seat.animal in ANIMALS for seat in table.company.seats)


class RoomMachine(Machine):
    """Any game in any company."""

    @initialize(plans=st.sampled_from(PLANS), game=st.sampled_from(CASES))
    def open(self, plans: tuple[incoming.SeatPlan, ...], game: tuple[str, str]) -> None:
        """A room for some company."""
        self.begin(PlayedRoom(game[1], plans, Seeded(7), game[0], BOTS))


class SecretRoomMachine(Machine):
    """A game with hidden cards from the first moment: an opener, a guest by link, a bot, and who watches."""

    @initialize(host=st.sampled_from("ab"), lent=st.booleans())
    def open(self, host: str, lent: bool) -> None:
        """The guest may have become the host, and may have lent the seat to a phone."""
        played = PlayedRoom("secrets=3,next_card=at-once", (HERE, LINK, BOT), Seeded(7), "labyrinth", BOTS)
        change(played.sit(1, "b"))
        if host != "a":
            played.keep(played.room.make_host(device_of("room", token(host))))
        if lent:
            played.pair(1, "p", "b")
        assert played.room.state.secret
        self.begin(played)

    @rule(choice=numbers)
    def somebody_goes(self, choice: int) -> None:
        """Somebody who has a seat gives it up."""
        grants = self.played.room.company.grants
        if grants:
            grant = grants[choice % len(grants)]
            device = next(d for d in DEVICES if device_of("room", token(d)) == grant.device)
            self.ask(incoming.Leave(grant.seat, self.id()), device)

    @invariant()
    def nobody_can_look_at_what_is_not_theirs(self) -> None:
        """Whatever seat a host wants for others, and whoever wants to sit down: no device would see one more seat."""
        room = self.played.room
        seats = range(len(room.company.seats))
        name = random_names(1, room.company.names)[0]
        asked: list[Any] = [incoming.Place(seat, who, "look") for seat in seats for who in ("here", "link", "bot")]
        asked += [incoming.Sit(seat, name, ANIMALS[0], "look") for seat in seats]
        for device in DEVICES:
            for message in asked:
                outcome = room.decide(message, device_of("room", token(device)))
                if isinstance(outcome, Change):
                    nobody_sees_more(room.state, outcome.after, DEVICES)


TestRoom = RoomMachine.TestCase
TestRoom.settings = settings(stateful_step_count=30)
TestSecretRoom = SecretRoomMachine.TestCase
TestSecretRoom.settings = settings(stateful_step_count=10, max_examples=1000 if PROOF else 25)
