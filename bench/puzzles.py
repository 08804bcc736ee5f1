"""`python -m bench.puzzles`: the shipped puzzles, and how well a formula of their features predicts what bots solve."""

from statistics import mean

from meowze.games import GAMES, game_named
from meowze.learn.puzzles import Puzzle, packed, puzzles_of, shipped
from meowze.learn.strengths import fitted, predicted, rank_correlation


def held_out(puzzles: list[Puzzle]) -> tuple[list[float], list[float]]:
    """Predictions for every second puzzle by a formula fitted to the others, and what bots solve of them."""
    weights = fitted(puzzles[::2])
    return [predicted(puzzle, weights) for puzzle in puzzles[1::2]], [puzzle.success for puzzle in puzzles[1::2]]


def main() -> None:
    """Print a table of themes, and the sizes of the files."""
    found, real = list[float](), list[float]()
    print("| game | theme | puzzles | one solution | solved by levels 1 to 5, % | rank correlation |")
    print("|---|---|---|---|---|---|")
    for game in GAMES:
        for theme in puzzles_of(game_named(game)).THEMES:
            puzzles = [puzzle for puzzle in shipped(game).values() if puzzle.theme == theme.name]
            ours, theirs = held_out(puzzles)
            levels = ", ".join(f"{mean(puzzle.bots[k] for puzzle in puzzles):.0f}" for k in range(5))
            single = sum(puzzle.solutions == 1 for puzzle in puzzles)
            correlation = rank_correlation(ours, theirs)
            print(f"| {game} | {theme.name} | {len(puzzles)} | {single} | {levels} | {correlation:.2f} |")
            found, real = found + ours, real + theirs
    print(f"\nAll held-out puzzles together: {rank_correlation(found, real):.3f}")
    for game in GAMES:
        print(f"{game}: {len(packed(game, shipped(game).values())) / 1000:.0f} KB")


if __name__ == "__main__":
    main()
