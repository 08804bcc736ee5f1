"""Many devices at one room, without sockets: sitting down, lending a seat, the host's rights, consent, rematches."""

from collections.abc import Callable
from typing import Any

import pytest

from meowze.games import GAMES
from meowze.games.errors import MeowzeError
from meowze.play.dice import Secure, Seeded
from meowze.play.position import Position
from meowze.room.company import Rights, device_of
from meowze.room.messages import incoming, outgoing
from meowze.room.names import ADJECTIVES, MAX_LENGTH, NAMED_ANIMALS, is_generated, random_names
from meowze.room.pairing import CODE_SECONDS, Loan, PairingCodes
from meowze.room.room import finished_games
from meowze.room.updates import snapshot_for
from tests.room.rooms import BOT, BOTS, HERE, LINK, PlayedRoom, change, refusal, token


def by_link(number: int = 1, **other: Any) -> PlayedRoom:
    """A host and others who have come by link, devices b, c, d."""
    played = PlayedRoom(plans=[HERE, *[LINK] * number], **other)
    for seat in range(1, number + 1):
        change(played.sit(seat, "abcd"[seat]))
    return played


def device(played: PlayedRoom) -> str:
    """The device whose turn it is."""
    return "abcd"[played.mover]


def turn(played: PlayedRoom) -> None:
    """Two turns of cards by whoever is to act: nature draws nothing."""
    mover = played.mover
    for action in ("b2+", "c3+"):
        if not played.position.over and played.mover == mover:
            change(played.act(action, "abcd"[mover]))


# ---- sitting down


def test_all_at_one_device_begin_at_once() -> None:
    """Opening a room for people here deals: no waiting, all seats are the opener's, who is the host."""
    played = PlayedRoom(plans=3)
    assert played.rights("a") == Rights((0, 1, 2), (0, 1, 2), True)
    assert played.table().legal
    assert played.table().names == ("Ada", "Ben", "Cleo")


def test_room_waits_until_all_seats_are_taken() -> None:
    """With a seat for somebody by link the game is dealt when somebody sits down there."""
    played = PlayedRoom(plans=[HERE, LINK, LINK])
    waiting = snapshot_for("room", played.room.state, played.rights(""))
    assert isinstance(waiting, outgoing.Waiting)
    assert [seat.taken for seat in waiting.company.seats] == [True, False, False]
    assert "not begun" in refusal(played.ask(incoming.Act(0, 0, "x", "b2+"))).why
    with pytest.raises(MeowzeError, match="refused-not-begun"):
        played.room.record  # noqa: B018
    assert [row.kind for row in change(played.sit(2, "b")).rows] == ["sit"]
    done = change(played.sit(1, "c"))
    assert [row.kind for row in done.rows] == ["sit", "deal"]
    message = played.update(done, "b")
    assert (message.what, message.first, message.table.n) == ("deal", 2, 3)
    assert played.table("b").company.you == outgoing.You((2,), (2,), False, ())


def test_who_may_not_sit_down() -> None:
    """A taken seat, a name of one's own, somebody else's name, an unknown animal or seat: each is refused in words."""
    played = PlayedRoom(plans=[HERE, LINK, LINK])
    name = random_names(1)[0]
    for message, words in (
        (incoming.Sit(0, name, "cat", "1"), "already sits there"),
        (incoming.Sit(1, "Napoleon", "cat", "1"), "one of these names"),
        (incoming.Sit(1, played.room.company.names[0], "cat", "1"), "already has that name"),
        (incoming.Sit(1, name, "dragon", "1"), "an animal is one of"),
        (incoming.Sit(3, name, "cat", "1"), "no such seat"),
        (incoming.Sit(-1, name, "cat", "1"), "no such seat"),
    ):
        assert words in refusal(played.ask(message, "b")).why
    assert "token" in refusal(played.ask(incoming.Sit(1, name, "cat", "1"), "")).why


def test_names_are_two_words_of_ours() -> None:
    """Five different names, short enough, that nobody here has; besides them only those of earlier versions count."""
    assert max(len(f"{first} {second}") for first in ADJECTIVES for second in NAMED_ANIMALS) <= MAX_LENGTH
    names = random_names(5, ("Wise Owl",))
    assert len(set(names)) == 5
    assert all(map(is_generated, names))
    assert all(map(is_generated, ("Merry Walrus", "Warm Owl", "Wise Puffin")))
    assert not any(map(is_generated, ("", "Wise", "Owl Wise", "Wise Owl!", "wise owl", "Wise  Owl")))


def test_typed_names_are_for_those_at_the_hosts_device() -> None:
    """They stay when a friend comes by link; the friend, and who takes a seat that becomes free, has an offered one."""
    online = PlayedRoom(plans=[incoming.SeatPlan("here", "Anna"), incoming.SeatPlan("link", "Rude words")])
    assert online.room.company.names[0] == "Anna"
    assert is_generated(online.room.company.names[1])
    played = PlayedRoom(plans=2)
    change(played.ask(incoming.Leave(1, "bye")))
    assert played.room.company.names[0] == "Ada"
    assert is_generated(played.room.company.names[1])
    assert played.restarted().state == played.room.state


def test_the_host_chooses_a_face_too() -> None:
    """Another animal under the typed name or an offered one, for seats of this device only."""
    played = PlayedRoom(plans=[incoming.SeatPlan("here", "Anna"), LINK])
    change(played.sit(1, "b"))
    change(played.ask(incoming.Face(0, "Anna", "owl", "f1")))
    card = played.table("b").company.seats[0]
    assert (card.name, card.animal) == ("Anna", "owl")
    offered = random_names(1, played.room.company.names)[0]
    told = played.update(change(played.ask(incoming.Face(1, offered, "bee", "f2"), "b")))
    assert (told.what, told.table.names[1], told.table.company.seats[1].animal) == ("face", offered, "bee")
    for message, words in (
        (incoming.Face(0, "Anna", "owl", "f3"), "not play for that seat"),
        (incoming.Face(1, "Napoleon", "owl", "f3"), "one of these names"),
        (incoming.Face(1, "Anna", "owl", "f3"), "one of these names"),
        (incoming.Face(1, offered, "dragon", "f3"), "an animal is one of"),
    ):
        assert words in refusal(played.ask(message, "b")).why
    assert played.restarted().state == played.room.state


@pytest.mark.parametrize("name", ["x" * 17, "a,b", "a\nb", "\x00"])
def test_typed_names_fit(name: str) -> None:
    """A name has at most sixteen characters and nothing that breaks a record."""
    with pytest.raises(MeowzeError, match="1 to 16"):
        PlayedRoom(plans=[incoming.SeatPlan("here", name)])


def test_tokens_are_long_and_stay_outside() -> None:
    """A short token is refused, the journal holds only hashes, and they differ from room to room."""
    for text in ("", "short", "x" * 65, "ä" * 32, "a b" * 12):
        with pytest.raises(MeowzeError, match="32 to 64"):
            device_of("room", text)
    played = by_link()
    assert all(token("a") not in row.text and token("b") not in row.text for row in played.rows)
    assert device_of("room", token("a")) != device_of("moor", token("a"))


def test_leaving_frees_the_seat_and_returning_keeps_it() -> None:
    """A seat that was given up is free for anybody, with the game where it was; one that was not needs nothing."""
    played = by_link()
    before = played.position
    change(played.ask(incoming.Leave(1, "l"), "b"))
    assert played.rights("b") == Rights()
    assert not played.table().company.seats[1].taken
    assert played.position == before
    change(played.sit(1, "c"))
    assert played.rights("c").acts == (1,)
    assert "does not play" in refusal(played.ask(incoming.Leave(1, "m"), "b")).why


# ---- grants


def test_nobody_acts_for_others() -> None:
    """A device acts for its own seats only, and somebody who watches for none."""
    played = by_link()
    other = "b" if device(played) == "a" else "a"
    for who in (other, "z", ""):
        assert "does not play" in refusal(played.act("b2+", who)).why
    change(played.act("b2+", device(played)))
    assert played.table("z").legal == ()
    assert played.table(other).legal == () or device(played) == other


def test_views_are_made_by_grant() -> None:
    """Each sees its own cards, a shared device those of the mover it holds, a watcher none."""
    played = PlayedRoom("next_card=at-once", [HERE, HERE, LINK], game="labyrinth")
    change(played.sit(2, "b"))
    for _ in range(4):
        mover = played.mover
        assert played.table("b").view == played.position.view(2)
        assert played.table("a").view == played.position.view(mover if mover < 2 else None)
        assert played.table("z").view == played.position.view(None)
        for _ in range(2):
            change(played.act(played.position.legal[0], "b" if mover == 2 else "a"))


def test_pairing_lends_the_eyes() -> None:
    """A phone sees and acts, the tablet only acts; afterwards the tablet sees again and the phone nothing."""
    played = PlayedRoom("next_card=at-once,first=1", 2, game="labyrinth")
    done = played.pair(1, "p", "a")
    assert played.rights("a") == Rights((0,), (0, 1), True)
    assert played.rights("p") == Rights((1,), (1,), False)
    assert played.table("p").view == played.position.view(1)
    assert played.table("a").view == played.position.view(0)
    assert isinstance(played.update(done, "z"), outgoing.Passed)
    assert played.update(done, "a").what == "pair"
    assert played.table("z").company.seats[1].paired
    assert played.mover == 1
    assert played.table("a").legal == played.table("p").legal != ()
    change(played.ask(incoming.Unpair(1, "u"), "a"))
    assert played.rights("a") == Rights((0, 1), (0, 1), True)
    assert played.rights("p") == Rights()
    assert "No other device" in refusal(played.ask(incoming.Unpair(1, "v"), "a")).why
    assert played.restarted().state == played.room.state


def test_a_lent_seat_is_given_back_not_up() -> None:
    """When a phone leaves, the seat is the tablet's again."""
    played = PlayedRoom()
    played.pair(1, "p", "a")
    change(played.ask(incoming.Leave(1, "l"), "p"))
    assert played.rights("a").sees == (0, 1)
    with pytest.raises(MeowzeError, match=r"^refused-already$"):
        played.pair(1, "a", "a")


def test_codes_are_good_once_and_for_minutes() -> None:
    """A pairing code lends its seat once, within five minutes, and a newer one replaces it."""
    lending = PairingCodes()
    code = lending.issue(1, "a", 1000.0)
    assert lending.redeem("bcdfghjk", 1000.0) is None
    assert lending.redeem(f" {code.upper()} ", 1000.0) == Loan(1, "a")
    assert lending.redeem(code, 1000.0) is None
    late = lending.issue(1, "a", 1000.0)
    assert lending.redeem(late, 1000.0 + CODE_SECONDS) is None
    first, second = lending.issue(0, "a", 2000.0), lending.issue(0, "b", 2000.0)
    assert lending.redeem(first, 2001.0) is None
    assert lending.redeem("ä", 2001.0) is None
    assert lending.redeem(second, 2001.0) == Loan(0, "b")


# ---- the host


HOSTING = [
    incoming.Kick(1, "k"),
    incoming.Place(1, "bot", "k"),
    incoming.Settle(True, True, 0, "k"),
    incoming.Rematch("k"),
]


@pytest.mark.parametrize("message", HOSTING)
def test_only_the_host_does_that(message: Any) -> None:
    """Others at the table cannot send anybody away, seat bots, close the room or begin anew."""
    played = by_link(bots=BOTS)
    assert "Only the host" in refusal(played.ask(message, "b")).why
    change(played.ask(message, "a"))
    assert played.restarted().state == played.room.state


def test_kicked_devices_do_not_come_back() -> None:
    """The seat is free for others, the one who was sent away watches at most."""
    played = by_link()
    change(played.ask(incoming.Kick(1, "k")))
    assert "asked you to leave" in refusal(played.sit(1, "b")).why
    assert "Nobody sits there" in refusal(played.ask(incoming.Kick(1, "k2"))).why
    change(played.sit(1, "c"))
    change(played.ask(incoming.Kick(0, "k3")))
    change(played.sit(0, "a"))  # the host may sit down again


def test_closed_room_takes_no_newcomers() -> None:
    """Whoever has a right here may still sit down elsewhere; a stranger may not."""
    played = PlayedRoom(plans=[HERE, LINK, LINK])
    change(played.ask(incoming.Settle(True, True, 0, "s")))
    assert "closed this table" in refusal(played.sit(1, "b")).why
    change(played.sit(1, "a"))
    assert played.rights("a").acts == (0, 1)


def test_bot_on_a_seat_and_away_again() -> None:
    """The host fills a seat with a bot of a level, and frees it for a person again."""
    played = by_link(bots=BOTS)
    change(played.ask(incoming.Place(1, "bot", "p", 3)))
    seat = played.table().company.seats[1]
    assert (seat.who, seat.name, seat.level, seat.taken) == ("bot", "Puppet 3", 3, True)
    assert played.rights("b") == Rights()
    assert "level 1 or 2" in refusal(played.ask(incoming.Place(1, "bot", "q", 6))).why
    change(played.ask(incoming.Place(1, "link", "r")))
    assert not played.table().company.seats[1].taken
    change(played.ask(incoming.Place(1, "here", "s")))
    assert played.rights("a").acts == (0, 1)


def test_no_bots_where_there_are_none() -> None:
    """A server without bots says so when one is asked for."""
    with pytest.raises(MeowzeError, match="no bots here"):
        PlayedRoom(plans=[HERE, BOT])


def test_the_host_passes_on() -> None:
    """Another device becomes the host, and the former one is none any more."""
    played = by_link()
    done = played.keep(played.room.make_host(device_of("room", token("b"))))
    assert (played.rights("a").host, played.rights("b").host) == (False, True)
    assert played.update(done, "a").what == "host"
    with pytest.raises(MeowzeError, match="refused-already-host"):
        played.room.make_host(device_of("room", token("b")))


@pytest.mark.parametrize("absent", [-1, 3601])
def test_absence_has_a_limit(absent: int) -> None:
    """The time until a bot plays for somebody is a number of seconds up to an hour."""
    assert "seconds" in refusal(PlayedRoom().ask(incoming.Settle(False, True, absent, "s"))).why
    assert "seconds" in refusal(PlayedRoom().ask(incoming.Settle(False, True, 0, "s", absent))).why


# ---- away and late


def test_a_bot_plays_until_somebody_is_back() -> None:
    """The host lets it; its seat agrees to every undo; the person, or who takes the seat, ends it."""
    played = by_link(2, bots=BOTS)
    assert "host" in refusal(played.ask(incoming.Substitute(0, "x"), "b")).why
    assert played.update(change(played.ask(incoming.Substitute(1, "x")))).table.company.seats[1].level == 2
    turn(played)
    request = change(played.undo("abcd"[played.room.state.played.acts[0].seat])).after.undo_request  # type: ignore[union-attr]
    assert request is None or 1 not in request.asked
    played.keep(played.room.welcome_back(1))
    assert [seat.level for seat in played.table().company.seats] == [0, 0, 0]
    with pytest.raises(MeowzeError):
        played.room.welcome_back(1)
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    change(played.ask(incoming.Substitute(1, "y")))
    change(played.sit(1, "d"))
    assert not played.room.company.substituted(1)
    assert played.restarted().state == played.room.state


def test_no_bot_plays_for_a_bot_or_where_there_is_none() -> None:
    """Such a request is refused, and so is a clock where no bot could play on."""
    assert "sits there" in refusal(PlayedRoom(plans=[HERE, BOT], bots=BOTS).ask(incoming.Substitute(1, "x"))).why
    for message in (incoming.Substitute(1, "x"), incoming.Settle(False, True, 0, "x", 30)):
        assert refusal(PlayedRoom().ask(message)).key == "no-bots"


def test_time_is_up_for_one_turn() -> None:
    """It is said for the seat and position it was counted for, once, and holds until the turn is over or goes back."""
    played = by_link(bots=BOTS)
    change(played.ask(incoming.Settle(False, True, 0, "s", 30)))
    assert (played.table().company.clock, played.table().company.overdue) == (30, False)
    mover, at, began = played.mover, played.room.state.at, played.room.state.turn
    for seat, number in ((1 - mover, at), (mover, at - 1)):
        with pytest.raises(MeowzeError):
            played.room.time_up(seat, number)
    told = played.update(played.keep(played.room.time_up(mover, at)))
    assert (told.what, told.seat, told.table.company.overdue, told.table.at) == ("late", mover, True, at)
    with pytest.raises(MeowzeError):
        played.room.time_up(mover, at)
    change(played.act("b2+", device(played)))
    assert (played.room.state.overdue, played.room.state.turn) == (True, began)
    change(played.undo("abcd"[mover]))
    assert (played.room.state.overdue, played.room.state.turn) == (False, played.room.state.at)
    played.keep(played.room.time_up(mover, played.room.state.at))
    turn(played)
    assert played.mover != mover
    assert (played.room.state.overdue, played.room.state.turn) == (False, played.room.state.at)
    assert played.restarted().state == played.room.state


# ---- undo


def test_own_turn_is_taken_back_freely() -> None:
    """Within one's turn, while nature has shown nothing, nobody is asked."""
    played = by_link()
    before = played.position
    change(played.act("b2+", device(played)))
    assert [row.kind for row in change(played.undo(device(played))).rows] == ["undo"]
    assert played.position == before


def test_after_a_draw_the_others_are_asked() -> None:
    """A push shows the next card: going back before it needs the others' consent, and nature repeats itself."""
    played = by_link(dice=Secure())
    who = device(played)
    other = "b" if who == "a" else "a"
    before = played.position
    done = change(played.act("bn1", who))
    asked = change(played.undo(who))
    assert [row.kind for row in asked.rows] == ["ask"]
    request = played.table(other).company.request
    assert request
    assert (request.seat, request.asked) == ("ab".index(who), ("ab".index(other),))
    assert "not asked" in refusal(played.ask(incoming.Reply(request.n, True, "me"), who)).why
    agreed = change(played.ask(incoming.Reply(request.n, True, "yes"), other))
    assert [row.kind for row in agreed.rows] == ["agree", "undo"]
    message = played.update(agreed, who)
    assert (message.first, message.table.n) == (agreed.rows[0].n, agreed.rows[1].n)
    assert played.position == before
    again = change(played.act("bn1", who))
    assert [row.text for row in again.rows] == [row.text for row in done.rows]
    assert played.restarted().state == played.room.state


def test_consent_goes_back_to_the_start_of_the_own_last_turn() -> None:
    """Over the turns of others, to where the asker's last turn began."""
    played = by_link(2)
    who, starts = device(played), dict[str, list[Position]]()
    for _ in range(5):
        starts.setdefault(device(played), []).append(played.position)
        turn(played)
    change(played.undo(who))
    request = played.room.state.undo_request
    assert request
    assert len(request.asked) == 2
    for number, other in enumerate({"a", "b", "c"} - {who}):
        change(played.ask(incoming.Reply(request.n, True, f"yes{number}"), other))
    assert played.position == starts[who][-1]


def test_a_no_or_an_act_ends_the_request() -> None:
    """Declined, or played on: nothing is taken back, and a late yes finds nothing."""
    played = by_link()
    who = device(played)
    turn(played)
    other = device(played)
    change(played.undo(who))
    n = played.room.state.n
    change(played.ask(incoming.Reply(n, False, "no"), other))
    assert played.table().company.request is None
    change(played.undo(who))
    change(played.act("b2+", other))
    assert played.table().company.request is None
    assert "Nobody is asking" in refusal(played.ask(incoming.Reply(n + 2, True, "late"), other)).why


def test_bots_and_own_seats_agree_at_once() -> None:
    """Against bots, and in a family at one tablet, taking back always works, also over draws."""
    played = PlayedRoom(plans=[HERE, BOT], bots=BOTS, options="first=0")
    start = played.position
    for action in ("bn1", "b2+"):
        change(played.act(action))
    for action in ("cn1", "c2+"):
        played.keep(played.room.act(incoming.Act(1, played.room.state.at, f"bot{action}", action)))
    assert [row.kind for row in change(played.undo()).rows] == ["undo"]
    change(played.undo())
    assert played.position == start
    assert "nothing to take back" in refusal(played.undo()).why


def test_undo_can_be_switched_off() -> None:
    """The host's word holds for everybody, and tables say so."""
    played = PlayedRoom()
    change(played.act("b2+"))
    assert played.table().undo
    change(played.ask(incoming.Settle(False, False, 0, "s")))
    assert not played.table().undo
    assert "switched undo off" in refusal(played.undo()).why


def test_who_watches_takes_nothing_back() -> None:
    """A watcher is refused."""
    played = by_link()
    change(played.act("b2+", device(played)))
    assert "Only players" in refusal(played.undo("z")).why


# ---- again


def test_rematch_keeps_the_room_and_moves_the_first_seat_on() -> None:
    """Each game is begun by the seat after the one that began the last, where there is a lot; people stay."""
    played = by_link(2)
    began = [played.mover]
    for number in range(4):
        change(played.ask(incoming.Rematch(f"r{number}")))
        began.append(played.mover)
        assert played.room.record.actions == ()
    assert began == [(began[0] + k) % 3 for k in range(5)]
    assert played.rights("c").acts == (2,)
    assert played.table().options == ""
    assert played.restarted().state == played.room.state


def test_rematch_of_teams_is_begun_by_the_other_team() -> None:
    """Where only some seats may begin, the next of them does: the teams take turns."""
    began = [Position.deal_again("chabyrinthe", 4, "mode=teams", Seeded(luck), 0).mover for luck in range(6)]
    assert began == [2] * 6
    assert Position.deal_again("chabyrinthe", 4, "mode=teams", Seeded(1), 2).mover == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_begun_by_the_next_seat(game: str) -> None:
    """The agreed beginning takes the place of the lot and leaves the rest to luck."""
    for began in range(2):
        position = Position.deal_again(game, 2, "", Seeded(1), began)
        assert position.mover == 1 - began
        assert position.options == ""
    if 1 in GAMES[game].seats:
        assert Position.deal_again(game, 1, "", Seeded(1), 0).mover == 0


def test_rematch_may_change_everything() -> None:
    """Another game, preset, seats and bots; the room waits again while a seat is free."""
    played = by_link(2, bots=BOTS)
    again = incoming.Rematch("r", "labyrinth", "standard", None, (HERE, LINK, BOT, LINK))
    done = change(played.ask(again))
    assert isinstance(played.update(done, "b").table, outgoing.Waiting)
    assert played.rights("b").acts == (1,)
    assert played.rights("c") == Rights()
    change(played.sit(3, "c"))
    assert played.table().game == "labyrinth"
    assert played.table().company.seats[2].who == "bot"
    assert played.restarted().state == played.room.state


@pytest.mark.parametrize(
    ("again", "words"),
    [
        (incoming.Rematch("r", "chess"), "no game"),
        (incoming.Rematch("r", preset="lions"), "no preset"),
        (incoming.Rematch("r", options="mode=teams"), "mode=teams"),
        (incoming.Rematch("r", seats=()), "1 to 8 seats"),
        (incoming.Rematch("r", seats=(HERE,) * 9), "1 to 8 seats"),
        (incoming.Rematch("r", seats=(HERE,) * 5), "1 to 4 seats"),
    ],
)
def test_rematch_that_does_not_fit_is_refused(again: incoming.Rematch, words: str) -> None:
    """What does not go together is said, and the present game goes on."""
    played = PlayedRoom()
    before = played.room.state
    assert words in refusal(played.ask(again)).why
    assert played.room.state is before


def test_records_of_all_finished_games() -> None:
    """Every game of a room that came to its end can be read from the journal, one that was broken off cannot."""
    played = PlayedRoom("limit=1")
    records = []
    for number in range(3):
        while not played.position.over and number != 1:
            change(played.act("b2+"))
        if number != 1:
            records.append(played.room.record)
        change(played.ask(incoming.Rematch(f"r{number}")))
    while not played.position.over:
        change(played.act("b2+"))
    records.append(played.room.record)
    change(played.ask(incoming.Rematch("waits", seats=(HERE, LINK))))
    assert list(finished_games(played.room.header, played.rows).values()) == records
    assert len(records) == 3


def test_emotes_are_numbered_and_remembered() -> None:
    """What is said is an event of its own that ages no act, and a table tells the last few."""
    played = by_link()
    at = played.room.state.at
    for number in range(6):
        done = change(played.ask(incoming.Emote(0, "purr", f"e{number}")))
    word = outgoing.Word(played.room.state.n, 0, "purr")
    assert played.update(done, "z") == outgoing.Said("", word)
    assert played.update(done, "a") == outgoing.Said("e5", word)
    assert played.room.state.at == at
    assert played.table("z").company.said[-1] == word
    assert len(played.table("z").company.said) == 4
    assert "does not play" in refusal(played.ask(incoming.Emote(0, "purr", "x"), "b")).why


def test_two_devices_may_use_the_same_id() -> None:
    """Ids belong to a device: neither is taken for the other's, and each hears of its own only."""
    played = by_link(options="first=0")
    done = change(played.act("b2+", "a", id="1"))
    assert (played.update(done, "a").id, played.update(done, "b").id, played.update(done, "").id) == ("1", "", "")
    emote = change(played.ask(incoming.Emote(1, "purr", "1"), "b"))
    assert played.update(emote, "b").id == "1"
    assert played.act("b2+", "a", id="1") == outgoing.Done("1")


def test_changes_are_told_in_unbroken_numbers() -> None:
    """Whatever happens, the numbers each device hears follow each other."""
    played = by_link(2, bots=BOTS)
    heard = dict.fromkeys("abcz", played.room.state.n)
    who = device(played)
    requests: list[Callable[[], Any]] = [
        lambda: played.act("bn1", who),
        lambda: played.ask(incoming.Emote(0, "hello", "e")),
        lambda: played.pair(1, "p", "b"),
        lambda: played.undo(who),
        lambda: played.ask(incoming.Unpair(1, "u"), "b"),
        lambda: played.ask(incoming.Settle(False, False, 5, "s")),
        lambda: played.ask(incoming.Kick(2, "k")),
        lambda: played.ask(incoming.Place(2, "bot", "pl")),
        lambda: played.ask(incoming.Rematch("r")),
    ]
    for request in requests:
        done = change(request())
        for hearer, known in heard.items():
            first, heard[hearer] = numbers(played.update(done, hearer))
            assert first == known + 1
    assert set(heard.values()) == {played.room.state.n}


def numbers(message: Any) -> tuple[int, int]:
    """The first and last number of a message."""
    if isinstance(message, outgoing.Said):
        return message.word.n, message.word.n
    return message.first, message.n if isinstance(message, outgoing.Passed) else message.table.n
