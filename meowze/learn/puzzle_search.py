"""The exhaustive search for the solutions of a puzzle, by the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from types import SimpleNamespace
from typing import NamedTuple

from meowze import backends
from meowze.bots import compile_search
from meowze.games import game_named
from meowze.games.contract import AnyGame, AnyState
from meowze.games.contract_puzzles import Theme
from meowze.learn import puzzle_ways
from meowze.learn.puzzles import puzzles_of
from meowze.play.dice import Seeded
from meowze.play.position import Position, codes_of

ENTRIES = ("fitting", "aim", "standing", "within", "result", "shows", "step", "actions_leading_on")
ANY = 1 << 30  # any number
MANY = 8  # right first actions for each solution: in either order, or a tile that looks the same when turned
MANY_RESULTS = 12  # beyond so many it does not matter how many there are
TWINS = 2  # codes of actions that may come to the same: a tile that looks the same after half a turn


@cache
def compiled(game: str, backend: str = "") -> SimpleNamespace:
    """The functions of a game's puzzles, compiled where there is a compiler."""
    row, used = game_named(game), backend or backends.usual_backend()
    law = backends.load(row.rules, used, puzzles_of(row).functions, puzzle_ways, entries=ENTRIES)
    law.memory = partial(backends.memory, used, 1, row.rules.ACTIONS)
    return law


def compile_all(game: str) -> None:
    """Compile what looking for puzzles needs into the cache, or load it from there."""
    compile_search.prepare(game)
    law, row = compiled(game), game_named(game)
    for theme in puzzles_of(row).THEMES:
        state = Position.deal(game, theme.seats[0], theme.options, Seeded("warm")).state
        seat = max(0, row.rules.mover(state))
        goal, until = law.aim(state, seat, theme.code, 1)
        for function in (law.standing, law.within):
            function(state, seat, theme.code, goal, until)
        law.result(state, seat, theme.code)
        law.fitting(state, theme.code)
        law.shows(state, seat, theme.code, goal)
        law.step(state, codes_of(row.rules.legal(state))[0])
        law.actions_leading_on(state, seat, theme.code, goal, until, 0, law.memory()[0])


def prepare(game: str) -> Callable[[], None]:
    """The same as a function without arguments, for `meowze.parallel`."""
    return partial(compile_all, game)


@dataclass(frozen=True)
class Search:
    """The exhaustive search for solutions of one problem."""

    game: AnyGame
    law: SimpleNamespace
    theme: Theme
    seat: int
    goal: int
    until: int

    def can(self, state: AnyState) -> bool:
        """Whether the aim is reached or can be reached from here, whatever comes."""
        return bool(self.law.within(state, self.seat, self.theme.code, self.goal, self.until))

    def standing(self, state: AnyState) -> int:
        """1 if the aim is reached, -1 if it is missed, else 0."""
        return int(self.law.standing(state, self.seat, self.theme.code, self.goal, self.until))

    def right(self, state: AnyState, most: int = ANY) -> list[int]:
        """The actions after which the aim can still be reached; the search ends when there are more than `most`."""
        out = self.law.memory()[0]
        found = self.law.actions_leading_on(state, self.seat, self.theme.code, self.goal, self.until, most, out)
        return [int(code) for code in out[:found]]

    def unforced(self, state: AnyState) -> AnyState:
        """The state after the forced moves."""
        rules = self.game.rules
        while not rules.over(state) and (code := rules.forced(state)) >= 0:
            state = self.law.step(state, code)
        return state

    def solutions(self, state: AnyState, most: int = ANY) -> dict[AnyState, tuple[int, ...]]:
        """The results in which solutions from here end, each with the actions of one that leads there.

        After a draw the outcome that leaves the most solutions counts. The search ends when there are more than `most`.
        """
        rules = self.game.rules
        state = self.unforced(state)
        if now := self.standing(state):
            return {self.law.result(state, self.seat, self.theme.code): ()} if now > 0 else {}
        if rules.over(state):
            return {}
        if rules.mover(state) < 0:
            outcomes = codes_of(rules.legal(state))
            return max((self.solutions(self.law.step(state, code), most) for code in outcomes), key=len)
        found: dict[AnyState, tuple[int, ...]] = {}
        for after, code in self.next_states(state).items():
            for result, rest in self.solutions(after, most).items():
                found.setdefault(result, (code, *rest))
            if len(found) > most:
                break
        return found

    def next_states(self, state: AnyState, most: int = ANY) -> dict[AnyState, int]:
        """The states after right actions, each with the first action that leads there."""
        found: dict[AnyState, int] = {}
        for code in self.right(state, most):
            found.setdefault(self.law.step(state, code), code)
        return found


def search_for(game: str, theme: Theme, state: AnyState, seat: int, length: int, backend: str = "") -> Search:
    """The search for solutions of this length."""
    law = compiled(game, backend)
    return Search(game_named(game), law, theme, seat, *map(int, law.aim(state, seat, theme.code, length)))


class Found(NamedTuple):
    """A problem: the length of its solutions, how many there are, the actions of one, and the right first actions."""

    length: int
    solutions: int
    line: tuple[int, ...]
    right: list[int]


def problem(game: str, theme: Theme, state: AnyState) -> Found | None:
    """What is to be solved here, if there are as few solutions as the theme asks for."""
    law, rules = compiled(game), game_named(game).rules
    seat, legal = rules.mover(state), len(codes_of(rules.legal(state)))
    if seat < 0 or legal < theme.fewest or not law.fitting(state, theme.code):
        return None
    for length in theme.lengths:
        if theme.shortest and any(
            search_for(game, theme, state, seat, shorter).can(state) for shorter in range(1, length)
        ):
            return None
        search = search_for(game, theme, state, seat, length)
        right = search.right(state)
        if not right or len(right) > MANY * theme.most or len(right) * 2 > legal:
            continue
        found = search.solutions(state, theme.most)
        line = next(iter(found.values()), ())
        if 0 < len(found) <= theme.most and law.shows(rules.step(state, line[0]), seat, theme.code, search.goal):
            return Found(length, len(found), line, right)
    return None


class Ways(NamedTuple):
    """How far a position is from a puzzle: less is nearer."""

    shorter: int  # first actions that lead to the aim in less than the length of the theme
    begun: int  # states after the right first actions
    results: int  # in which solutions end


FAR = Ways(ANY, ANY, ANY)


def ways(game: str, theme: Theme, state: AnyState, most: Ways = FAR) -> Ways | None:
    """The ways to the aim of a rare theme, counted one kind after the other: the next if there is nothing of the last.

    None if there is nothing to solve here, or if there are surely more ways than `most`.
    """
    rules, length = game_named(game).rules, theme.lengths[0]
    seat = rules.mover(state)
    if seat < 0 or not compiled(game).fitting(state, theme.code):
        return None
    shorter = len(search_for(game, theme, state, seat, length - 1).right(state, most.shorter))
    if shorter:
        return Ways(shorter, ANY, ANY) if shorter <= most.shorter else None
    search = search_for(game, theme, state, seat, length)
    begun = len(search.next_states(state, TWINS * most.begun))
    if begun == 0 or begun > most.begun:
        return None
    results = len(search.solutions(state, most.results)) if begun == 1 else ANY
    return Ways(0, begun, results) if results <= most.results else None
