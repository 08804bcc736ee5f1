"""Why something is not done, as the key of a message and what fills it: pages say it in their language, programs read
it in English."""

from meowze.games.errors import Illegal, MeowzeError
from meowze.storage.journal_store import Unsaved
from meowze.texts import texts

Values = dict[str, str | int]


class Refusal(MeowzeError):
    """Something that is not done here; its text is the English of its message."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(texts().say(f"refused-{key}", **values))
        self.key, self.values = key, values


def demand(holds: bool, otherwise: str, **values: str | int) -> None:
    """Refuse unless it holds."""
    if not holds:
        raise Refusal(otherwise, **values)


def reason(error: MeowzeError) -> tuple[str, Values]:
    """The key and the values of an error; none for what only a program can get wrong."""
    if isinstance(error, Refusal):
        return error.key, error.values
    if isinstance(error, Unsaved):
        return "unsaved", {}
    return ("rule" if isinstance(error, Illegal) else ""), {}
