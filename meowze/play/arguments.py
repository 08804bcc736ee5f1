"""What a call is given: checked, with errors that say what was expected."""

import operator

from meowze.games.errors import WrongType

NO_DICE = (
    "nature is to draw: give dice to every play, as in position.play(action, dice), or choose one of position.chances"
)

# What people try who know other libraries, and what it is here.
GUESSED = {
    "board": "see letters(), svg() and view()",
    "copy": "it never changes, so nobody needs a copy",
    "fen": "its text is text",
    "is_game_over": "see over",
    "is_terminal": "see over",
    "current_player": "see mover",
    "legal_moves": "see legal",
    "move_stack": "a Record keeps the actions",
    "outcome": "see winners and scores",
    "pop": "it never changes: keep the position before, or a Record",
    "push": "it never changes: play(action) returns the next one",
    "result": "see winners and scores",
    "turn": "see mover, the seat to act, and turns, how many are finished",
}


def whole(name: str, value: object, expected: str = "a whole number") -> int:
    """A whole number, also one of numpy."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise WrongType(f"{name}={value!r}: expected {expected}") from None


def count(number: int, noun: str) -> str:
    """A number with a noun."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def check_dice(dice: object) -> None:
    """Dice are what has a method `roll`."""
    if dice is not None and not callable(getattr(dice, "roll", None)):
        raise WrongType(f"dice={dice!r}: expected dice, such as Dice({dice if isinstance(dice, int) else 7})")
