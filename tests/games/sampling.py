"""What the tests over all games share: switches chosen by chance, players that get somewhere, states walked through."""

import random
from collections.abc import Iterator
from typing import Any

from meowze.games import GAMES, Game
from meowze.play.position import Position

GAME_NAMES = sorted(GAMES)
MOST_TURNS = "120"  # random players need long to end a game; called off games are games too


def chabyrinthe_options(luck: random.Random) -> tuple[str, int]:
    """Options over all switches, and a number of seats that fits them."""
    seats = luck.choice((1, 2, 2, 3, 4, 4))
    modes = {1: ["solitaire"], 4: ["points", "teams", "teams", "cooperative"]}.get(seats, ["points", "cooperative"])
    mode = luck.choice(modes)
    least = (4, 4, 2, 1, 1, 1, 0)
    own = "/".join(str(count + luck.randint(0, 3)) for count in least)
    chosen = {
        "deck": luck.choice(("26", "36", own)),
        "board": luck.choice(("4x4", "3x3")) if own else "4x4",
        "mode": mode,
        "actions": luck.choice(("exactly-two", "at-most-two")),
        "must_rotate": luck.choice(("no", "yes")),
        "inserted": luck.choice(("free", "as-it-lies")),
        "shared_home": luck.choice(("one-place", "each-cat")),
        "limit": luck.choice((MOST_TURNS, str(luck.randint(1, 30)))),
        "first": luck.choice(("lot", str(luck.choice((0, 2)) if mode == "teams" else luck.randrange(seats)))),
    }
    if chosen["deck"] == own and sum(map(int, own.split("/"))) < 17:
        chosen["board"] = "3x3"
    return ",".join(f"{name}={value}" for name, value in chosen.items()), seats


def labyrinth_options(luck: random.Random) -> tuple[str, int]:
    """The same for Labyrinth: mostly short games, since random walkers need long to find anything."""
    seats = luck.randint(1, 4)
    chosen = {
        "tiles": luck.choice(("13/15/6", "12/16/6")),
        "secrets": luck.choice(("1", "2", "2", "3", "all")),
        "cards": luck.choice(("top", "open")),
        "next_card": luck.choice(("next-turn", "at-once")),
        "finish": luck.choice(("corner", "anywhere")),
        "limit": luck.choice(("160", str(luck.randint(1, 30)))),
        "first": luck.choice(("lot", str(luck.randrange(seats)))),
    }
    return ",".join(f"{name}={value}" for name, value in chosen.items()), seats


def mouse_race_options(luck: random.Random) -> tuple[str, int]:
    """The same for Mouse race."""
    seats = luck.choice((2, 2, 3, 4))
    cats, straights = luck.choice((0, 5, 20, 40)), luck.randint(40, 90)
    chosen = {
        "players": "2-to-4" if seats == 3 else luck.choice(("2-or-4", "2-to-4")),
        "bag": luck.choice(("72/72/20", f"{straights}/{164 - straights - cats}/{cats}")),
        "cat_against": luck.choice(("next", "nearest", "longest")),
        "cat_zone": luck.choice(("side", "anywhere")),
        "scent": luck.choice(("may-block", "no-exception")),
        "take_back": luck.choice(("cat-or-own", "own")),
        "may_point": luck.choice(("no", "yes")),
        "finish": luck.choice(("cheese", "scent")),
        "limit": luck.choice(("60", "120", str(luck.randint(1, 30)))),
        "first": luck.choice(("lot", str(luck.randrange(seats)))),
    }
    return ",".join(f"{name}={value}" for name, value in chosen.items()), seats


OPTIONS = {"chabyrinthe": chabyrinthe_options, "labyrinth": labyrinth_options, "mouse-race": mouse_race_options}


def toward_cheese(game: Game, state: Any, luck: random.Random, codes: tuple[int, ...]) -> int:
    """An action of a mouse that draws and lays towards the cheese."""
    rules = game.rules
    if state.phase == rules.CHOOSING:
        return rules.DRAW if rules.DRAW in codes else luck.choice(codes)
    if state.hand == rules.CAT:
        return luck.choice(codes)

    def apart(code: int) -> int:
        after = rules.laid(state, code - rules.LAY)
        return int(rules.apart(rules.ahead(rules.end(after, state.seat), code - rules.LAY), rules.CHEESE))

    return min(codes, key=apart)


def winning(game: Game, state: Any, luck: random.Random, codes: tuple[int, ...]) -> int:
    """An action of a player who looks at a few actions and takes one that scores."""
    if game.name in PLAYERS:
        return PLAYERS[game.name](game, state, luck, codes)
    for code in luck.sample(codes, min(40, len(codes))):
        after = game.rules.step(state, code)
        while (forced := game.rules.forced(after)) >= 0:
            after = game.rules.step(after, forced)
        if game.rules.goal(after, game.rules.mover(state)) > game.rules.goal(state, game.rules.mover(state)):
            return code
    return luck.choice(codes)


PLAYERS = {"mouse-race": toward_cheese}  # where nothing scores before the end


def chosen(position: Position, luck: random.Random, eager: float = 0.75) -> int:
    """Nature's outcome by weight; a seat's action that scores as often as it is eager, else any."""
    game, state, codes = position.game, position.state, position.codes
    if position.mover is None:
        return luck.choices(codes, [game.rules.chance(state, code) for code in codes])[0]
    return winning(game, state, luck, codes) if luck.random() < eager else luck.choice(codes)


def walk(name: str, seed: int, usual: bool = False) -> Iterator[tuple[Position, int]]:
    """A whole game under random switches (or the usual ones, by players who aim at nothing), move by move."""
    luck = random.Random(f"{name}/{seed}")
    options, seats = ("", 2) if usual else OPTIONS[name](luck)
    position = Position.deal(name, seats, options)
    while not position.over:
        code = chosen(position, luck, 0 if usual else 0.75)
        yield position, code
        position = Position(position.game, position.game.rules.step(position.state, code))
    yield position, -1
