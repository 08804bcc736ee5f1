"""`size` and `nth` of `meowze.games.grid`, generated for sets of a given number of words.

Written out like this they are fast on every backend. Loops over the words are not: on a GPU a branch for each word
costs Chabyrinthe a fifth of its speed, and as WebAssembly Labyrinth loses a fifth without any branch.
"""

from meowze.games.grid import WORD


def words_of(actions: int) -> int:
    """How many words a set of so many action codes takes."""
    return -(-actions // WORD)


def source(words: int) -> str:
    """The source of both functions."""
    return f"{_size(words)}\n\n{_nth(words)}"


def _size(words: int) -> str:
    rest = range(1, words)
    counted = " + ".join(f"popcount(actions[{k}])" for k in rest) or "0"
    some = " | ".join(f"actions[{k}]" for k in rest) or "0"
    return f"def size(actions):\n    rest = {counted} if {some} else 0\n    return popcount(actions[0]) + rest\n"


def _nth(words: int) -> str:
    def word(k: int) -> str:
        return f"(actions[{k}], {f'n{k - 1}' if k else 0}, {WORD * k})"

    lines = ["def nth(actions, k):", "    n0 = popcount(actions[0])"]
    lines += [f"    n{k} = n{k - 1} + popcount(actions[{k}])" for k in range(1, words - 1)]
    later = word(words - 1)
    for k in reversed(range(words - 1)):
        lines += [f"    word, before, first = {word(k)} if k < n{k} else {later}"]
        later = "(word, before, first)"
    lines += [f"    word, before, first = {later}"] if words == 1 else []
    return "\n".join([*lines, "    return first + nth_bit(word, k - before)"]) + "\n"
