"""Checks that a Labyrinth state read from text is possible: treasures and cards exist once, the turn makes sense."""

from meowze.games.fields import expect
from meowze.games.grid import popcount
from meowze.games.labyrinth import rules
from meowze.games.labyrinth.notation import LETTERS
from meowze.games.labyrinth.rules import HAND, State


def checked(s: State) -> None:
    """Raise an error that says what is wrong, if the state is impossible."""
    _check_tiles(s)
    _check_cards(s)
    _check_turn(s)


def _check_tiles(s: State) -> None:
    marks = [mark for cell in range(HAND + 1) if (mark := rules.mark_at(s, cell))]
    twice = {LETTERS[mark - 1] for mark in marks if marks.count(mark) > 1}
    expect(not twice, f"the treasure {' '.join(sorted(twice))} lies on two tiles")
    dealt = s.north | s.east | s.south | s.west
    missing = HAND + 1 - popcount(dealt)
    loose = sum(s.loose >> (4 * kind) & 15 for kind in range(rules.KINDS))
    expect(missing == loose, f"{missing} squares are not dealt (the hand counts too), but {loose} tiles are loose")
    expect(not (missing and dealt >> HAND), "the tile in hand is the last one to be dealt")


def _check_cards(s: State) -> None:
    sets = [*s.hands, *s.found, s.pool]
    every = 0
    for cards in sets:
        every |= cards
    once = sum(map(popcount, sets)) == rules.TREASURES and every == rules.EVERY_CARD
    expect(once, "cards, found and pool together must name each of the 24 cards once")
    each = rules.secrets_for(s.options.secrets, s.seats)
    for seat in range(s.seats):
        held, left = s.held >> (5 * seat) & 31, s.left >> (5 * seat) & 31
        expect(
            held + left + popcount(s.found[seat]) == each, f"seat {seat} must have {each} cards in hand, found and left"
        )
    hidden = sum(s.held >> (5 * seat) & 31 for seat in range(4)) - sum(map(popcount, s.hands))
    left = sum(s.left >> (5 * seat) & 31 for seat in range(4))
    expect(hidden + left <= popcount(s.pool), "pool must hold all cards that are left or not shown")


def _check_turn(s: State) -> None:
    expect(-1 <= s.seat < s.seats, f"seat: there are seats 0 to {s.seats - 1}")
    if s.seat < 0:
        start = rules.start(s.options, s.seats)
        expect(start.seat < 0, "seat: this game has no lot, so a seat must be named")
        fresh = s.turns == s.did == 0 and s.last < 0 and not any(s.found)
        expect(fresh, "seat:- is only right in a fresh deal")
    dealt = rules.next_square(s) > HAND
    expect(dealt or s.did == 0, "did: nobody can act before all tiles are dealt")
    expect(s.did == 0 or s.last >= 0, "last: somebody has pushed in this turn, so a door must be named")
    passed = s.did == 2 and rules.phase_of(s) == rules.WALKING
    expect(not passed, "did:w is only right while a card is to be opened or looked at, or when the game is won")
