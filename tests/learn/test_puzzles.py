"""Puzzles: each has the solutions that it says, whatever is drawn; files, verdicts, hints, the puzzle of the day."""

import random
import zlib
from dataclasses import replace
from itertools import combinations

import pytest

from meowze.games import GAMES, game_named
from meowze.games.errors import Unreadable
from meowze.learn.puzzle_check import next_action, study_of, verdict
from meowze.learn.puzzle_maker import Dig, dig, measured_again
from meowze.learn.puzzle_search import Search, compile_all, problem, search_for
from meowze.learn.puzzles import Puzzle, daily, packed, puzzle_named, puzzles_of, shipped, theme_named, unpacked
from meowze.learn.strengths import fitted, predicted, rank_correlation, with_strengths
from meowze.parallel import Cores
from meowze.play.position import Position

THEMES = [(game, theme.name) for game in GAMES for theme in puzzles_of(game_named(game)).THEMES]
SAMPLE = 2  # puzzles of each theme that are searched in plain Python
ALIKE = 0.9  # of the squares: more would be the same puzzle again
AGREES = 0.7  # the rank correlation of difficulty and success
MANY = 1000  # puzzles of each theme
LARGEST = 300_000  # bytes of a game's file


def of_theme(game: str, theme: str) -> list[Puzzle]:
    """The shipped puzzles of a theme."""
    return [puzzle for puzzle in shipped(game).values() if puzzle.theme == theme]


def search_of(puzzle: Puzzle, backend: str) -> tuple[Search, Position]:
    """The exhaustive search for the solutions of a puzzle, and where it begins."""
    position, theme = Position.read(puzzle.game, puzzle.position), theme_named(puzzle.game, puzzle.theme)
    return search_for(puzzle.game, theme, position.state, puzzle.seat, puzzle.length, backend), position


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_every_theme_has_puzzles_of_three_strengths(game: str, theme: str) -> None:
    """Every theme ships a thousand puzzles, as many of each strength."""
    strengths = [puzzle.strength for puzzle in of_theme(game, theme)]
    counts = [strengths.count(strength) for strength in (1, 2, 3)]
    assert sum(counts) == MANY
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_files_are_small(game: str) -> None:
    """The puzzles of a game take at most 300 KB, and are read back as they were written."""
    puzzles = list(shipped(game).values())
    data = packed(game, puzzles)
    assert len(data) <= LARGEST
    assert unpacked(game, data) == puzzles


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_solutions_are_as_many_as_it_says(game: str, theme: str) -> None:
    """An exhaustive search in plain Python finds exactly the solutions, and the stored one solves it."""
    for puzzle in random.Random(1).sample(of_theme(game, theme), SAMPLE):
        search, position = search_of(puzzle, "python")
        assert len(search.solutions(position.state)) == puzzle.solutions
        study = study_of(puzzle)
        assert verdict(puzzle, study) == "open"
        while verdict(puzzle, study) == "open":
            action = next_action(puzzle, study)
            assert action
            study = study.play(action)
        assert verdict(puzzle, study) == "solved"


@pytest.mark.parametrize(("game", "theme"), [("chabyrinthe", "two-cats"), ("mouse-race", "sure")])
def test_hints_follow_what_was_drawn(game: str, theme: str) -> None:
    """After a draw the stored solution may be wrong or impossible; the hint leads to the aim all the same."""
    begun = ((puzzle, study_of(puzzle).play(puzzle.solution[0])) for puzzle in of_theme(game, theme))
    puzzle, study = next((puzzle, study) for puzzle, study in begun if study.drew)
    for stored in (study.position.legal[-1], "elsewhere"):
        action = next_action(replace(puzzle, solution=(puzzle.solution[0], stored)), study)
        assert action
        assert verdict(puzzle, study.play(action)) == "solved"


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_a_wrong_action_is_told(game: str, theme: str) -> None:
    """After an action from which the aim is out of reach the puzzle is missed."""
    puzzle = of_theme(game, theme)[0]
    search, position = search_of(puzzle, "python")
    right = set(search.right(position.state))
    wrong = next(code for code in position.codes if code not in right)
    study = study_of(puzzle).play(position.game.notation.action_text(position.state, wrong))
    assert verdict(puzzle, study) == "missed"


def test_a_hint_fits_what_was_drawn() -> None:
    """Where the stored solution goes on after another draw, the next action is one that still leads to the aim."""
    puzzle = puzzle_named("chabyrinthe", "two-cats-51")
    study = study_of(puzzle, puzzle.solution[:1])
    assert verdict(puzzle, study.play(puzzle.solution[1])) == "missed"
    assert verdict(puzzle, study.play(next_action(puzzle, study) or "")) == "solved"


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_all_shipped_puzzles_are_proved(game: str) -> None:
    """The compiled rules find for each shipped puzzle exactly the solutions that it says, and no shorter way."""
    compile_all(game)
    for outcome in Cores().map(proved, list(shipped(game).values())):
        assert outcome.result() == ""


def proved(puzzle: Puzzle) -> str:
    """The id of a puzzle that is not as it says, else nothing."""
    position, theme = Position.read(puzzle.game, puzzle.position), theme_named(puzzle.game, puzzle.theme)
    found = problem(puzzle.game, replace(theme, lengths=(puzzle.length,)), position.state)
    study = study_of(puzzle)
    while verdict(puzzle, study) == "open":
        study = study.play(next_action(puzzle, study) or "")
    right = found is not None and (found.solutions, len(found.right)) == (puzzle.solutions, puzzle.right)
    return "" if right and verdict(puzzle, study) == "solved" else puzzle.id


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_measured_the_same_again(game: str) -> None:
    """Measuring a puzzle again finds the same solution, and one that says something else is refused."""
    puzzle = min(shipped(game).values(), key=lambda puzzle: puzzle.legal)
    again = measured_again(puzzle)
    assert (again.solution, again.right, again.legal) == (puzzle.solution, puzzle.right, puzzle.legal)


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_difficulty_agrees_with_the_bots(game: str, theme: str) -> None:
    """A formula fitted to every second puzzle of a theme orders the others as the bots' success does."""
    puzzles = of_theme(game, theme)
    weights = fitted(puzzles[::2])
    found = [predicted(puzzle, weights) for puzzle in puzzles[1::2]]
    real = [puzzle.success for puzzle in puzzles[1::2]]
    assert rank_correlation(found, real) >= AGREES


@pytest.mark.proof
@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_a_puzzle_is_found_in_a_game(game: str, theme: str) -> None:
    """Looking through games finds a puzzle with as few solutions as the theme allows, and the same one again."""
    compile_all(game)
    wanted = theme_named(game, theme)
    found = next(puzzle for k in range(400) if (puzzle := dig(Dig(game, theme, f"test/{k}"))))
    assert 1 <= found.solutions <= wanted.most
    assert found.legal >= max(wanted.fewest, 2 * found.right)
    assert problem(game, replace(wanted, lengths=(found.length,)), Position.read(game, found.position).state)


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_changed_positions_are_positions(game: str, theme: str) -> None:
    """Where a theme is rare, a changed position is written and read back, and it differs sooner or later."""
    vary, start = theme_named(game, theme).vary, Position.read(game, of_theme(game, theme)[0].position)
    states = {vary(start.state, random.Random(k).getrandbits(62)) for k in range(40)} if vary else {start.state}
    changed = [Position(start.game, state) for state in states]
    assert all(Position.read(game, other.text).state == other.state and other.codes for other in changed)
    assert len(changed) > 20 or not vary


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_guessing_is_no_way(game: str, theme: str) -> None:
    """There are as many first actions as the theme wants, and at most half of them are right."""
    fewest = theme_named(game, theme).fewest
    assert all(puzzle.legal >= fewest and puzzle.right * 2 <= puzzle.legal for puzzle in of_theme(game, theme))


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_actions_that_lead_on_are_found_by_trying_each(game: str, theme: str) -> None:
    """The right first actions are those after which the aim can be reached, up to the number that is asked for."""
    search, position = search_of(min(of_theme(game, theme), key=lambda puzzle: puzzle.legal), "python")
    rules = position.game.rules
    right = [code for code in position.codes if search.can(rules.step(position.state, code))]
    assert search.right(position.state) == right
    assert search.right(position.state, 0) == right[:1]
    assert set(search.next_states(position.state)) == {rules.step(position.state, code) for code in right}


def test_rank_correlation_is_that_of_the_books() -> None:
    """The same order gives 1, the opposite one -1, and equal values share their rank."""
    assert rank_correlation([1, 2, 3], [10, 20, 90]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert rank_correlation([1, 1, 2], [5, 6, 7]) == pytest.approx(0.866, abs=0.001)


def test_strengths_follow_the_bots() -> None:
    """Puzzles that fewer bots solve are stronger."""
    easy = of_theme(*THEMES[0])[0]
    made = with_strengths([replace(easy, bots=(k,) * 5, glance=(101 - k,) * 5) for k in (0, 50, 100)])
    assert [puzzle.strength for puzzle in made] == [3, 2, 1]


@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_no_two_puzzles_are_alike(game: str, theme: str) -> None:
    """No two puzzles of a theme show the same board."""
    boards = [puzzle.position.split(" ")[0] for puzzle in of_theme(game, theme)]
    assert len(set(boards)) == len(boards)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "theme"), THEMES)
def test_no_two_puzzles_are_nearly_alike(game: str, theme: str) -> None:
    """No two puzzles of a theme have the same solution on nearly the same board."""
    puzzles = of_theme(game, theme)
    for one, other in combinations(puzzles, 2):
        if one.solution == other.solution:
            boards = [puzzle.position.split(" ")[0] for puzzle in (one, other)]
            same = sum(a == b != "." for a, b in zip(*boards, strict=False))
            assert same < ALIKE * max(len(board.replace(".", "")) for board in boards), (one.id, other.id)


def test_files_of_other_rules_are_refused() -> None:
    """A file made for other rules, for another game or damaged is refused in plain words."""
    game = next(iter(GAMES))
    old = zlib.compress(f"meowze-puzzles 3 {game} rules:0\n".encode())
    with pytest.raises(Unreadable, match=r"rules:0.*is needed"):
        unpacked(game, old)
    with pytest.raises(Unreadable, match="no file of puzzles"):
        unpacked(game, b"puzzles")
    head = f"meowze-puzzles 3 {game} rules:{game_named(game).version}"
    with pytest.raises(Unreadable, match="line 2"):
        unpacked(game, zlib.compress(f"{head}\nsomething else".encode()))


def test_what_does_not_exist_is_refused() -> None:
    """Unknown themes and puzzles are refused by name."""
    game = next(iter(GAMES))
    with pytest.raises(Unreadable, match="no puzzles of the theme 'x'"):
        theme_named(game, "x")
    with pytest.raises(Unreadable, match="no puzzle 'x-1'"):
        puzzle_named(game, "x-1")


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day(game: str) -> None:
    """A day has one puzzle for everybody, and other days have others."""
    days = [f"2027-01-{day:02}" for day in range(1, 29)]
    assert [daily(game, day) for day in days] == [daily(game, day) for day in days]
    assert len({daily(game, day).id for day in days}) > len(days) // 2


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_list_keeps_the_puzzle_of_the_day(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than a thousand puzzles of a theme change no day; where some were missing, only days that drew them."""
    days = [f"2027-{month:02}-01" for month in range(1, 13)]
    whole = {puzzle.id: puzzle for puzzle in shipped(game).values()}
    before = [daily(game, day).id for day in days]
    first = next(iter(whole.values()))
    longer = whole | {f"{first.theme}-{k}": replace(first, id=f"{first.theme}-{k}") for k in range(1001, 3000)}
    monkeypatch.setattr("meowze.learn.puzzles.shipped", lambda _: longer)
    assert [daily(game, day).id for day in days] == before
    shorter = {name: puzzle for name, puzzle in whole.items() if name != before[0]}
    monkeypatch.setattr("meowze.learn.puzzles.shipped", lambda _: shorter)
    now = [daily(game, day).id for day in days]
    assert [name for name in before if name != before[0]] == [
        b for a, b in zip(before, now, strict=True) if a != before[0]
    ]
