"""A seat that holds secrets is for its own devices and for bots alone; when the game is over everything is free."""

import random

import pytest

from meowze.games.errors import MeowzeError
from meowze.play.dice import Seeded
from meowze.room.company import Rights, device_of
from meowze.room.messages import incoming
from tests.room.rooms import BOT, BOTS, HERE, LINK, PlayedRoom, change, refusal, token

SECRETS = "next_card=at-once,secrets=2,finish=anywhere,limit=12"


def with_secrets(options: str = SECRETS) -> PlayedRoom:
    """The opener a, a guest b by link, and a bot, with hidden cards."""
    played = PlayedRoom(options, [HERE, LINK, BOT], Seeded(3), "labyrinth", BOTS)
    change(played.sit(1, "b"))
    assert played.room.state.secret
    return played


def play_to_the_end(played: PlayedRoom) -> None:
    """Whoever is to act does anything, until the game is over."""
    luck = random.Random(1)
    while not played.position.over:
        mover, at = played.mover, played.room.state.at
        act = incoming.Act(mover, at, f"any-{at}", luck.choice(played.position.legal))
        played.keep(played.room.act(act))


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("who", ["here", "link"])
def test_the_host_cannot_take_a_seat_with_secrets(seat: int, who: incoming.Who) -> None:
    """Neither a guest's nor a bot's nor an own one is made free or taken to the host's device."""
    played = with_secrets()
    before = [played.table(device).view for device in "ab"]
    assert refusal(played.ask(incoming.Place(seat, who, "p"))).key == "seat-kept"
    assert [played.table(device).view for device in "ab"] == before


@pytest.mark.parametrize("seat", range(3))
def test_a_bot_may_take_it_over(seat: int) -> None:
    """The host gives any seat to a bot, and then nobody sees its cards."""
    played = with_secrets()
    change(played.ask(incoming.Place(seat, "bot", "p", 3)))
    assert all(seat not in played.rights(device).sees for device in "abz")
    assert refusal(played.ask(incoming.Place(seat, "here", "q"))).key == "seat-kept"


def test_a_seat_that_is_left_waits_for_its_owner() -> None:
    """Nobody else may sit down there, whoever they are; the owner may, after a bot has played on, in a closed room."""
    played = with_secrets()
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    assert played.rights("b") == Rights(back=(1,))
    assert played.table("z").company.secret
    for device in "acz":
        assert refusal(played.sit(1, device)).key == "seat-kept"
    change(played.ask(incoming.Substitute(1, "s")))
    change(played.ask(incoming.Settle(True, True, 0, "c")))
    assert refusal(played.sit(1, "c")).key == "closed"
    change(played.sit(1, "b"))
    assert (played.rights("b"), played.room.company.substituted(1)) == (Rights((1,), (1,)), False)
    assert played.restarted().state == played.room.state


def test_a_paired_phone_does_not_come_back() -> None:
    """A seat that was lent is kept for the device that lent it."""
    played = with_secrets()
    played.pair(1, "p", "b")
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    assert (played.rights("b").back, played.rights("p")) == ((1,), Rights())


def test_who_was_sent_away_does_not_come_back() -> None:
    """After a kick only a bot can play on; when the game is over others may sit down."""
    played = with_secrets()
    change(played.ask(incoming.Kick(1, "k")))
    assert [refusal(played.sit(1, device)).key for device in "acb"] == ["seat-kept", "seat-kept", "sent-away"]
    change(played.ask(incoming.Substitute(1, "s")))
    play_to_the_end(played)
    change(played.sit(1, "c"))


def test_when_the_game_is_over_everything_is_free() -> None:
    """Seats go to anybody, but what was secret is known to all, so the game cannot be taken up again."""
    played = with_secrets()
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    assert played.table("a").company.secret
    play_to_the_end(played)
    assert (played.room.state.secret, played.table("a").undo) == (False, False)
    assert refusal(played.undo("a")).key == "undo-told"
    change(played.ask(incoming.Place(2, "here", "p")))
    change(played.sit(1, "c"))
    assert played.rights("b") == Rights()


def test_between_games_everything_is_free() -> None:
    """While a new game waits for players nothing is kept for anybody."""
    played = with_secrets()
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    change(played.ask(incoming.Rematch("r")))
    assert (played.room.state.played, played.rights("b")) == (None, Rights())
    change(played.ask(incoming.Place(1, "here", "p")))
    assert played.rights("a").sees == (0, 1)


def test_a_game_without_secrets_keeps_nothing() -> None:
    """Anybody takes over a seat that is left, the host any seat, and its end can be taken back."""
    played = PlayedRoom("first=0,limit=6", [HERE, LINK], Seeded(3), "chabyrinthe", BOTS)
    change(played.sit(1, "b"))
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    assert played.rights("b") == Rights()
    change(played.sit(1, "c"))
    change(played.ask(incoming.Place(1, "here", "p")))
    play_to_the_end(played)
    assert played.table("a").undo
    change(played.undo("a"))
    assert not played.position.over


def test_a_code_of_somebody_who_has_left_is_worth_nothing() -> None:
    """It pairs no device with whoever has the seat now."""
    played = PlayedRoom("", [HERE, LINK], Seeded(3), "chabyrinthe")
    change(played.sit(1, "b"))
    change(played.ask(incoming.Leave(1, "bye"), "b"))
    change(played.sit(1, "c"))
    with pytest.raises(MeowzeError, match="refused-pairing"):
        played.pair(1, "p", "b")


def test_the_opener_is_never_shut_out() -> None:
    """Who has become the host may send the opener from a seat, but not bar or shut them out."""
    played = with_secrets()
    played.keep(played.room.make_host(device_of("room", token("b"))))
    change(played.ask(incoming.Kick(0, "k"), "b"))
    change(played.ask(incoming.Settle(True, True, 0, "s"), "b"))
    opener, stranger = (device_of("room", token(letter)) for letter in "az")
    assert (played.room.company.barred, played.rights("a")) == ((), Rights())
    assert (played.room.company.admits(opener), played.room.company.admits(stranger)) == (True, False)
    assert refusal(played.sit(0, "a")).key == "seat-kept"
