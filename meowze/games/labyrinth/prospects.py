"""The chance to win in Labyrinth after a turn: what all seats may reach next, then the race. Written like the rules."""

from meowze.games.grid import next_random, popcount, roll
from meowze.games.labyrinth.aims import cards_left, rival_targets, targets, treasure_cells, unseen
from meowze.games.labyrinth.guesses import KNOWN, guessed_tile, hint_of, threat
from meowze.games.labyrinth.race import first_home, first_of_two
from meowze.games.labyrinth.replies import chance_by_replies
from meowze.games.labyrinth.rules import (
    HAND,
    WALK,
    State,
    carried_cells,
    flood_fill,
    homes,
    joints,
    pawn,
    pushed,
    pushes,
)
from meowze.games.labyrinth.walkers import (
    bare_maze,
    blocking_tiles,
    can_get_safe,
    push_towards,
    reach_chance,
    redundant,
    tiles_in_reach,
)

# Chances in thousandths: of a rival that can make its way home safe, and that a rival leaves a way home open.
ESCAPE, CARELESS = 500, 150
HINDERED = 3  # who has to block a way home opens a card within reach in one of so many turns
SAMPLES_OF_PUSHES = 48  # random pushes of several rivals
GUESSES = 512  # of what they look for


def winning_chance(s: State, seat: int, replies: int, shown: int) -> int:
    """The chance to win, in millionths, for the seat that has just moved.

    With `replies` what a single rival would answer counts as much as what it might, and several rivals go for cards
    that they may look for. If `shown`, a single rival's cards lie open.
    """
    if s.seats > 2:
        return crowd_chance(s, seat, replies)
    found = duel_chance(s, seat, shown)
    return (found + chance_by_replies(s, seat)) // 2 if replies and cards_left(s, seat) else found


def duel_chance(s: State, seat: int, shown: int) -> int:
    """The chance to win against one rival, who moves next, and who has to block a way home."""
    mine, theirs = cards_left(s, seat) + 1, cards_left(s, s.seat) + 1
    threat = rival_chance(s, seat, shown)
    if mine > 1:
        hope = card_chance(s, seat, shown)
        return first_of_two(mine, hope // HINDERED if theirs == 1 else hope, theirs, threat)
    hope, forced = home_chance(s, seat, rival_targets(s, s.seat, seat, shown))
    return first_of_two(mine, hope, theirs, threat if theirs == 1 or forced < 0 else forced)


def rival_chance(s: State, seat: int, shown: int) -> int:
    """The chance, in thousandths, that the rival reaches its next stage in its turn."""
    rival = s.seat
    maze = bare_maze(s, rival_targets(s, rival, seat, shown))
    found = threat(maze, 1 << pawn(s, rival), KNOWN if shown and s.hands[rival] else hint_of(s, rival))
    if found == 0 and cards_left(s, rival) == 0 and can_get_safe(maze, pawn(s, rival)):
        return ESCAPE
    return found


def card_chance(s: State, seat: int, shown: int) -> int:
    """The chance, in thousandths, to open the next card, known or not, after the rival's reply."""
    cells = targets(s, seat)
    wanted = cells if cells else treasure_cells(s, unseen(s, seat))
    return chance_after_reply(s, seat, wanted, 1 if cells else 0, rival_targets(s, s.seat, seat, shown))


def home_chance(s: State, seat: int, hoped: int) -> tuple[int, int]:
    """The chance, in thousandths, to come home, which the rival blocks if it can, and the rival's if it has to.

    The rival looks for one of the tiles in `hoped`. Its chance is -1 if it has nothing to block, or cannot.
    """
    maze = bare_maze(s, 0, homes(s, seat))
    tiles, blocking, every = blocking_tiles(maze, 1 << pawn(s, s.seat), 1 << pawn(s, seat))
    if blocking == 0:
        return 1000, -1
    forced = 1000 * popcount(tiles & hoped) // popcount(hoped) if blocking < every else -1
    return CARELESS * (every - blocking) // every, forced


def chance_after_reply(s: State, seat: int, wanted: int, known: int, hoped: int) -> int:
    """The chance, in thousandths, to reach a wanted tile after the next turn, which is that of a rival.

    The rival looks for one of the tiles in `hoped`. If it can reach that, it pushes to do so, else to leave this seat
    little in reach.
    """
    rival = s.seat
    before = bare_maze(s, wanted, hoped)
    reaching, reached, blocking, blocked = 0, 0, 0, 0
    for push in range(WALK):
        if redundant(before, push) == 0:
            t, door = pushed(before, push >> 2, push & 3), push >> 2
            tiles = tiles_in_reach(t, carried_cells(1 << pawn(s, seat), door))
            hit = popcount(tiles & t.marks[0])
            chance = (1000 if hit else 0) if known else 1000 * hit // popcount(wanted)
            below, right = joints(t)
            ways = popcount(flood_fill(below, right, carried_cells(1 << pawn(s, rival), door)) & t.marks[1])
            shut = (HAND + 1 - popcount(tiles)) * (HAND + 1 - popcount(tiles))
            reaching, reached = reaching + ways, reached + ways * chance
            blocking, blocked = blocking + shut, blocked + shut * chance
    likely = reach_chance(bare_maze(s, hoped), 1 << pawn(s, rival), 0 if popcount(hoped) > 1 else 1)
    meets = reached // reaching if reaching else 0
    return (likely * meets + (1000 - likely) * (blocked // (blocking if blocking else 1))) // 1000


def crowd_chance(s: State, seat: int, replies: int) -> int:
    """The chance to win against several rivals, who move before this seat does again."""
    a, b, c, hope = chances_by_guesses(s, seat) if replies else chances_after_pushes(s, seat)
    r1, r2, r3 = (seat + 1) % s.seats, (seat + 2) % s.seats, (seat + 3) % s.seats
    stages = cards_left(s, r1) + 1, cards_left(s, r2) + 1, cards_left(s, r3) + 1
    return first_home(cards_left(s, seat) + 1, hope, stages, (a, b, c), s.seats)


def chances_by_guesses(s: State, seat: int) -> tuple[int, int, int, int]:
    """The same as `chances_after_pushes`, but each rival goes for a card that it may look for, if it can reach it."""
    known = 1 if targets(s, seat) else 0
    wanted = targets(s, seat) if known else treasure_cells(s, unseen(s, seat))
    r1 = (seat + 1) % s.seats
    a = threat(bare_maze(s, rival_targets(s, r1, seat, 0)), 1 << pawn(s, r1), hint_of(s, r1))
    b, c, hope, luck = 0, 0, 0, 1
    for _ in range(GUESSES):
        t, luck = with_guesses(s, seat, wanted, luck)
        for k in range(1, s.seats):
            luck = next_random(luck)
            push, got = push_towards(bare_maze(t, t.marks[k]), 1 << pawn(t, (seat + k) % s.seats), luck)
            t = pushed(t, push >> 2, push & 3)
            b, c = b + (got if k == 2 else 0), c + (got if k == 3 else 0)
        hope += reach_chance(bare_maze(t, t.marks[0]), 1 << pawn(t, seat), known)
    return a, 1000 * b // GUESSES, 1000 * c // GUESSES, hope // GUESSES


def with_guesses(s: State, seat: int, wanted: int, luck: int) -> tuple[State, int]:
    """The state with other marks, and the next luck: what this seat wants, then a guess of what each rival wants."""
    first, luck = guessed_aim(s, (seat + 1) % s.seats, seat, luck), next_random(luck)
    second, luck = guessed_aim(s, (seat + 2) % s.seats, seat, luck), next_random(luck)
    third, luck = guessed_aim(s, (seat + 3) % s.seats, seat, luck) if s.seats > 3 else 0, next_random(luck)
    return s._replace(marks=(wanted, first, second, third, 0)), luck


def guessed_aim(s: State, rival: int, seat: int, luck: int) -> int:
    """What a rival may look for: one tile, or its homes."""
    cells = rival_targets(s, rival, seat, 0)
    return guessed_tile(cells, pawn(s, rival), hint_of(s, rival), luck) if cards_left(s, rival) else cells


def chances_after_pushes(s: State, seat: int) -> tuple[int, int, int, int]:
    """The chances, in thousandths, of up to three rivals and then of this seat in their next turns.

    Each is the mean over random pushes of those who move before.
    """
    known = 1 if targets(s, seat) else 0
    wanted = targets(s, seat) if known else treasure_cells(s, unseen(s, seat))
    r1, r2, r3 = (seat + 1) % s.seats, (seat + 2) % s.seats, (seat + 3) % s.seats
    second, third = rival_targets(s, r2, seat, 0), rival_targets(s, r3, seat, 0)
    a = threat(bare_maze(s, rival_targets(s, r1, seat, 0)), 1 << pawn(s, r1), hint_of(s, r1))
    b, c, hope, luck = 0, 0, 0, 1
    for sample in range(SAMPLES_OF_PUSHES):
        t = bare_maze(s, wanted, second, third)
        mine, at2, at3 = 1 << pawn(s, seat), 1 << pawn(s, r2), 1 << pawn(s, r3)
        for rival in range(s.seats - 1):
            if rival == 1:
                b += threat(bare_maze(t, t.marks[1]), at2, hint_of(s, r2))
            if rival == 2:
                c += threat(bare_maze(t, t.marks[2]), at3, hint_of(s, r3))
            luck = next_random(luck)
            push = 4 * (sample % 12) + roll(luck, 4) if rival == 0 else roll(luck, WALK)
            if pushes(t) >> push & 1:
                t, mine = pushed(t, push >> 2, push & 3), carried_cells(mine, push >> 2)
                at2, at3 = carried_cells(at2, push >> 2), carried_cells(at3, push >> 2)
        hope += reach_chance(bare_maze(t, t.marks[0]), mine, known)
    return a, b // SAMPLES_OF_PUSHES, c // SAMPLES_OF_PUSHES, hope // SAMPLES_OF_PUSHES
