"""Functions on sets of actions, generated for each width, against the general ones."""

import random
from typing import Any

import pytest

from meowze.backends.action_sets import source, words_of
from meowze.games import grid
from meowze.games.grid import WORD


def functions(words: int) -> dict[str, Any]:
    """The generated functions for so many words."""
    space = dict(vars(grid))
    exec(source(words), space)
    return space


@pytest.mark.parametrize("words", range(1, 7))
def test_generated_functions_agree_with_the_general_ones(words: int) -> None:
    """Random sets, some with empty words: the same size, and the same code at each place."""
    made, luck = functions(words), random.Random(words)
    for _ in range(300):
        actions = tuple(luck.choice((0, luck.getrandbits(WORD), 1 << luck.randrange(WORD))) for _ in range(words))
        codes = [WORD * k + bit for k, word in enumerate(actions) for bit in range(WORD) if word >> bit & 1]
        assert made["size"](actions) == grid.size(actions) == len(codes)
        for k in luck.sample(range(len(codes)), min(20, len(codes))):
            assert made["nth"](actions, k) == grid.nth(actions, k) == codes[k]


def test_a_set_has_as_many_words_as_its_codes_need() -> None:
    """Up to 62 codes take one word."""
    assert [words_of(codes) for codes in (1, WORD, WORD + 1, 184, 250)] == [1, 1, 2, 3, 5]
