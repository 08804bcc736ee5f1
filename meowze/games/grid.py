"""Bit tricks that the games share: sets of actions, random numbers, cards as groups of sides, lines that slide."""

WORD = 62  # how many action codes one int of a set holds
HALF = 0x1555555555555555  # every second bit of a word
PAIR = 0x3333333333333333
NIBBLE = 0x0F0F0F0F0F0F0F0F
ONES, TOPS, SEVEN = 0x01010101010101, 0x80808080808080, 0xFFFFFFFFFFFFFF  # of seven bytes
WHOLE = (1 << WORD) - 1

Actions = tuple[int, ...]  # a set of action codes, WORD to an int: as many ints as a game's codes need


def has(actions: Actions, code: int) -> int:
    """1 when the set holds this code."""
    return (actions[code // WORD] >> (code % WORD)) & 1


def count(word: int) -> int:
    """How many bits of one word are set; compilers know this loop and make one instruction of it."""
    bits = 0
    while word:
        word &= word - 1
        bits += 1
    return bits


def size(actions: Actions) -> int:
    """How many codes the set holds; without branches, in which the threads of a GPU would wait for each other."""
    codes = count(actions[0])
    for i in range(1, len(actions)):
        codes += count(actions[i])
    return codes


def nth_bit(word: int, k: int) -> int:
    """The place of the k-th set bit (from 0): its byte by the sums of all bytes at once, then by halves."""
    twos = word - ((word >> 1) & HALF)
    fours = (twos & PAIR) + ((twos >> 2) & PAIR)
    sums = ((fours + (fours >> 4)) & NIBBLE) * ONES & WHOLE  # in each byte the bits up to its end
    at = 8 * count((k * ONES + TOPS - (sums & SEVEN)) & TOPS)  # the bytes that end at or before the k-th
    k -= (sums << 8 >> at) & 63
    low = (fours >> at) & 7
    at += 4 if k >= low else 0
    k -= low if k >= low else 0
    low = (twos >> at) & 3
    at += 2 if k >= low else 0
    k -= low if k >= low else 0
    return at + (1 if k >= (word >> at) & 1 else 0)


def nth(actions: Actions, k: int) -> int:
    """The k-th code of the set (from 0)."""
    word, before, first, total = actions[0], 0, 0, count(actions[0])
    for i in range(1, len(actions)):
        if k >= total:
            word, before, first = actions[i], total, WORD * i
        if i + 1 < len(actions):
            total += count(actions[i])
    return first + nth_bit(word, k - before)


def lowest(word: int) -> int:
    """The place of the lowest set bit."""
    return count((word & -word) - 1)


def shaken(luck: int) -> int:
    """The next luck: a linear generator of 62 bits, whose upper bits are the good ones."""
    return (luck * 0x2C6FE96EE78B6955 + 0x14057B7EF767814F) & 0x3FFFFFFFFFFFFFFF


def roll(luck: int, sides: int) -> int:
    """A number below `sides` (at most 2^24) from the upper bits."""
    return ((luck >> 38) * sides) >> 24


def drawn_kind(counts: int, bits: int, ways: int, rest: int) -> tuple[int, int]:
    """Which kind, and in which way, comes to `rest` when kinds, so many bits each, are laid out with all their ways."""
    kind, way, each = 0, 0, counts & ((1 << bits) - 1)
    while rest >= ways * each:
        rest -= ways * each
        counts >>= bits
        kind, each = kind + 1, counts & ((1 << bits) - 1)
    while rest >= each:
        rest, way = rest - each, way + 1
    return kind, way


def turned(card: int, quarters: int) -> int:
    """A card turned clockwise. A card is two groups of sides, four bits each (n 1, e 2, s 4, w 8), n in the lower."""
    low = ((card & 15) << quarters) | ((card & 15) >> (4 - quarters))
    high = ((card >> 4) << quarters) | ((card >> 4) >> (4 - quarters))
    low, high = low & 15, high & 15
    return high | (low << 4) if high & 1 else low | (high << 4)


def slid(plane: int, moving: int, resting: int, step: int) -> int:
    """The plane when the moving cells have gone on by a step, -7 to 7; what neither moves nor rests is gone."""
    return plane & resting | (plane & moving) << 7 >> (7 - step)
