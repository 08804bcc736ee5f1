"""Sets of actions as codes and as text. Both are asked for after every action, so they are remembered."""

from functools import lru_cache

from meowze.games.contract import SomeGame
from meowze.games.grid import WORD, Actions


@lru_cache(maxsize=4096)
def codes_of(actions: Actions) -> tuple[int, ...]:
    """The codes in a set of actions."""
    codes = []
    for k, word in enumerate(actions):
        rest = word
        while rest:
            lowest = rest & -rest
            codes.append(WORD * k + lowest.bit_length() - 1)
            rest ^= lowest
    return tuple(codes)


class Texts(dict[int, str]):
    """The actions of a game with these options as text, by code; each is made when it is first asked for."""

    def __init__(self, game: SomeGame, options: tuple[int, ...], seats: int) -> None:
        self.text, self.state = game.notation.action_text, game.rules.start(options, seats)

    def __missing__(self, code: int) -> str:
        self[code] = text = self.text(self.state, code)
        return text


texts_of = lru_cache(maxsize=64)(Texts)


@lru_cache(maxsize=4096)
def legal_texts(game: SomeGame, options: tuple[int, ...], seats: int, actions: Actions) -> tuple[str, ...]:
    """The actions of a set as text."""
    texts = texts_of(game, options, seats)
    return tuple([texts[code] for code in codes_of(actions)])
