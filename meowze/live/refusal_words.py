"""The words of a refusal. Pages say it in their own language by its key; programs and log files read English."""

from collections.abc import Callable

from msgspec.structs import replace

from meowze.games.errors import MeowzeError
from meowze.live.answer_types import Problem
from meowze.room.decision import Refused
from meowze.room.refusal import Refusal, Values

Say = Callable[[str, Values], str]  # the words of the message refused-<key>, filled with these values


def say_key(key: str, values: Values) -> str:
    """The key instead of words, where only pages read it."""
    return f"refused-{key}"


class RefusalWords:
    """Says why something is not done."""

    def __init__(self, say: Say = say_key) -> None:
        self._say = say

    def explain(self, error: MeowzeError) -> str:
        """Why something is not done, as a sentence."""
        return self._say(error.key, dict(error.values)) if isinstance(error, Refusal) else str(error)

    def refused_by(self, id: str, error: MeowzeError) -> Refused:
        """The message with this id is refused because of an error."""
        return self.with_words(Refused.by(id, error))

    def with_words(self, refused: Refused) -> Refused:
        """A refusal with its words."""
        return refused if refused.why else replace(refused, why=self._say(refused.key, refused.values))

    def problem(self, error: MeowzeError) -> Problem:
        """An error as programs read it and as pages say it."""
        return Problem(self.explain(error), error.key, dict(error.values))


KEYS_ONLY = RefusalWords()
