"""The score over several games at one table, and the hints that were given."""

import random

from meowze.room.messages import incoming, outgoing
from tests.room.rooms import BOT, BOTS, PlayedRoom, change


def play_out(played: PlayedRoom, seed: int) -> tuple[int, ...]:
    """Play a game to its end; who has won."""
    for _ in played.any_actions(10_000, random.Random(seed)):
        pass
    assert played.position.over
    return played.position.winners


def test_the_score_counts_all_games_of_a_table() -> None:
    """Wins and draws, also after a restart; an undo of the last move takes its game back."""
    played = PlayedRoom("board=3x3")
    wins, draws = [0, 0], 0
    for number in range(6):
        winners = play_out(played, number)
        draws += len(winners) != 1
        if len(winners) == 1:
            wins[winners[0]] += 1
        assert played.table().series == outgoing.Series(number + 1, tuple(wins), draws)
        assert played.restarted().state.series == played.table().series
        change(played.ask(incoming.Rematch(f"r{number}")))
    assert min(wins) > 0
    before = played.table().series
    play_out(played, 9)
    assert played.table().series.games == before.games + 1
    change(played.undo())
    assert played.table().series == before


def test_namesakes_have_scores_of_their_own() -> None:
    """Two of one name do not share their wins; who takes another name keeps them."""
    played = PlayedRoom("board=3x3", [incoming.SeatPlan("here", "Ada")] * 2)
    wins = [0, 0]
    for number in range(6):
        winners = play_out(played, number)
        if len(winners) == 1:
            wins[winners[0]] += 1
        assert played.table().series.wins == tuple(wins)
        change(played.ask(incoming.Rematch(f"r{number}")))
    assert min(wins) > 0
    change(played.ask(incoming.Face(1, "Brave Otter", "otter", "f")))
    assert played.table().series.wins == played.restarted().state.series.wins == tuple(wins)


def test_a_bot_does_not_share_its_score_with_its_namesakes() -> None:
    """Two bots of one kind are two, and a person may be called like them."""
    plans = [incoming.SeatPlan("here", "Puppet 2"), BOT, BOT]
    assert len(set(PlayedRoom("board=3x3", plans, bots=BOTS).room.company.sitters)) == 3


def test_games_together_have_no_score() -> None:
    """Everybody has won or nobody: there is nothing to count."""
    played = PlayedRoom("board=3x3", 1)
    play_out(played, 8)
    assert played.table().series == outgoing.Series(0, (0,), 0)


def test_hints_are_counted_and_such_a_game_is_no_result() -> None:
    """Once in a position, also if it is taken back; the next game begins without."""
    played = PlayedRoom("board=3x3", 1)
    for _ in range(2):
        at = played.room.state.at
        noted = change(played.room.note_hint(0, at))
        assert isinstance(played.update(noted), outgoing.Passed)  # what is shown stays as it is
        played.keep(noted)
        assert isinstance(played.room.note_hint(0, at), outgoing.Done)
        change(played.act(played.position.legal[0]))
    change(played.undo())
    assert played.table().hints == played.restarted().state.played.hints == 2  # type: ignore[union-attr]
    last = None
    luck = random.Random(8)
    while not played.position.over:
        offers = [offer.action for offer in played.position.offers]
        last = change(played.act(luck.choice(offers or played.position.legal)))
    assert played.position.winners
    assert last
    assert last.result is None
    change(played.ask(incoming.Rematch("r")))
    assert played.table().hints == 0


def test_hints_between_rivals_are_not_counted() -> None:
    """A result against others is between those at the table."""
    played = PlayedRoom("board=3x3")
    assert isinstance(played.room.note_hint(0, played.room.state.at), outgoing.Done)
