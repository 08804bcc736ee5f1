"""Bit tricks that the games share: sets of actions, a random number generator, cards, rows that slide.

Random numbers come from one generator that every backend runs alike. Its state, a number below 2^62, is called `luck`
throughout: the same luck always leads to the same random moves.
"""

WORD = 62  # action codes in each int of a set

# Masks for counting bits in parallel: the lower half of each pair of bits, of each nibble, of each byte.
HALF, PAIR, NIBBLE = 0x1555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
# For seven bytes side by side: the lowest bit of each, the highest bit of each, all bits.
ONES, TOPS, SEVEN = 0x01010101010101, 0x80808080808080, 0xFFFFFFFFFFFFFF
WHOLE = (1 << WORD) - 1

Actions = tuple[int, ...]  # a set of action codes as bits, WORD to an int, with as many ints as the game needs


def has(actions: Actions, code: int) -> int:
    """1 if the set contains this code."""
    return (actions[code // WORD] >> (code % WORD)) & 1


def popcount(word: int) -> int:
    """The number of set bits. Compilers recognise this loop and emit a single instruction."""
    bits = 0
    while word:
        word &= word - 1
        bits += 1
    return bits


def size(actions: Actions) -> int:
    """The number of codes in the set; backends generate it for the width of a game's sets."""
    codes = 0
    for word in actions:
        codes += popcount(word)
    return codes


def nth_bit(word: int, k: int) -> int:
    """The index of the k-th set bit, counted from 0.

    The byte it is in is found with bit counts of all bytes at once, then the bit by halving that byte.
    """
    twos = word - ((word >> 1) & HALF)
    fours = (twos & PAIR) + ((twos >> 2) & PAIR)
    sums = ((fours + (fours >> 4)) & NIBBLE) * ONES & WHOLE  # byte b: the set bits in bytes 0 to b
    at = 8 * popcount((k * ONES + TOPS - (sums & SEVEN)) & TOPS)  # eight times the number of bytes before it
    k -= (sums << 8 >> at) & 63
    low = (fours >> at) & 7
    at += 4 if k >= low else 0
    k -= low if k >= low else 0
    low = (twos >> at) & 3
    at += 2 if k >= low else 0
    k -= low if k >= low else 0
    return at + (1 if k >= (word >> at) & 1 else 0)


def nth(actions: Actions, k: int) -> int:
    """The k-th code of the set, counted from 0; backends generate it for the width of a game's sets."""
    first = 0
    for word in actions:
        if k < popcount(word):
            return first + nth_bit(word, k)
        k, first = k - popcount(word), first + WORD
    return -1


def lowest(word: int) -> int:
    """The index of the lowest set bit."""
    return popcount((word & -word) - 1)


def next_random(luck: int) -> int:
    """The next state of the random generator: linear congruential, 62 bits, the upper ones being the most random."""
    return (luck * 0x2C6FE96EE78B6955 + 0x14057B7EF767814F) & 0x3FFFFFFFFFFFFFFF


def roll(luck: int, sides: int) -> int:
    """A random number below `sides`, which is at most 2^24, from the upper bits of a generator state."""
    return ((luck >> 38) * sides) >> 24


def drawn_kind(counts: int, bits: int, ways: int, rest: int) -> tuple[int, int]:
    """Pick item number `rest` of a pile: its kind, and which of `ways` it is drawn in.

    `counts` holds how many items of each kind there are, in `bits` bits each. The items are numbered kind by kind,
    within a kind way by way, so that every item occurs once for each of the ways.
    """
    kind, way, each = 0, 0, counts & ((1 << bits) - 1)
    while rest >= ways * each:
        rest -= ways * each
        counts >>= bits
        kind, each = kind + 1, counts & ((1 << bits) - 1)
    while rest >= each:
        rest, way = rest - each, way + 1
    return kind, way


def turned(card: int, quarters: int) -> int:
    """A card after so many quarter turns clockwise.

    A card is two groups of joined sides, four bits each: n 1, e 2, s 4, w 8. The group with n is in the lower bits.
    """
    low = ((card & 15) << quarters) | ((card & 15) >> (4 - quarters))
    high = ((card >> 4) << quarters) | ((card >> 4) >> (4 - quarters))
    low, high = low & 15, high & 15
    return high | (low << 4) if high & 1 else low | (high << 4)


def slid(plane: int, moving: int, resting: int, step: int) -> int:
    """The plane after its `moving` cells are shifted by `step` bits, from -7 to 7.

    Cells in `resting` stay. Cells in neither set are cleared.
    """
    return plane & resting | (plane & moving) << 7 >> (7 - step)


CERTAIN = 1 << 20  # the probability of what is certain


def probability(odds: int) -> int:
    """A probability in parts of CERTAIN, from the logarithm of its odds to the base 2 in parts of 1024.

    Powers of two are joined by straight lines, so that whole numbers suffice.
    """
    high = odds if odds > 0 else -odds
    high = high if high < 0x4FFF else 0x4FFF
    rare = (CERTAIN << 10) // (((1024 + (high & 1023)) << (high >> 10)) + 1024)
    return CERTAIN - rare if odds > 0 else rare
