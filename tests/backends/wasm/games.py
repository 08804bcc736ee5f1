"""Games for a WebAssembly module to play, and the answers expected of it: those of the rules in Python."""

import random
from collections.abc import Iterator
from typing import Any

from meowze import backends
from meowze.games import GAMES, AnyGame
from meowze.play.position import codes_of
from tests.games.sampling import any_state, random_options, walk


def leaves(value: Any) -> Iterator[str]:
    """All numbers of a state, as text because they are too large for JSON."""
    if isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield str(value)


def asked(name: str, seed: int, steps: bool = True, count: int = 60) -> dict[str, Any]:
    """A game with random options: its actions, if `steps` are to be compared, and a luck for random play."""
    if steps:
        walked = list(walk(name, seed))
        state, codes = any_state(walked[0][0]), [code for _, code in walked if code >= 0]
    else:
        state, codes = GAMES[name].started(*random_options(name, random.Random(f"{name}/{seed}"))), []
    options = {field: str(value) for field, value in state.options._asdict().items()}
    return {
        "options": options,
        "seats": state.seats,
        "codes": codes,
        "luck": str(seed * 0x9E3779B97F4A7 % (1 << 62)),
        "count": count,
    }


def observed(game: AnyGame, s: Any, seat: int) -> list[str]:
    """All numbers that a seat sees."""
    assert game.observation
    known = game.rules.seen(s, seat)
    return list(leaves((game.observation.planes(known, seat), game.observation.counters(known, seat))))


def told(game: AnyGame, s: Any) -> list[Any]:
    """Everything that a module can answer about a state."""
    rules = game.rules
    legal, seats = list(codes_of(rules.legal(s))), range(s.seats)
    return [
        list(leaves(s)),
        legal,
        [rules.chance(s, code) for code in legal],
        rules.mover(s),
        rules.over(s) == 1,
        rules.forced(s),
        [rules.goal(s, seat) for seat in seats],
        [rules.won(s, seat) == 1 for seat in seats],
        [list(leaves(rules.seen(s, seat))) for seat in seats],
        [observed(game, s, seat) for seat in seats],
    ]


def expected(name: str, game: dict[str, Any], backend: str = "python") -> dict[str, Any]:
    """The answers of the rules in Python for such a game."""
    rules, law = GAMES[name].rules, backends.load(GAMES[name].rules, backend)
    options = rules.Options(**{field: int(text) for field, text in game["options"].items()})
    s = rules.start(options, game["seats"])
    after, luck, games = law.random_play(s, int(game["luck"]), game["count"])
    steps = [told(GAMES[name], s)]
    for code in game["codes"]:
        s = rules.step(s, code)
        steps.append(told(GAMES[name], s))
    played = [list(leaves(after)), str(luck), games]
    return {"fits": [rules.fits(options, game["seats"]), rules.fits(options, 9)], "played": played, "steps": steps}
