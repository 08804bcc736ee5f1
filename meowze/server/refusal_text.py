"""The English words of a refusal, for programs and log files; pages say it in their own language by its key."""

from msgspec.structs import replace

from meowze.games.errors import MeowzeError
from meowze.room.refusal import Refusal, Values, key_and_values
from meowze.room.room import Refused
from meowze.storage.journal_store import NotSaved
from meowze.texts import texts


def explain(error: MeowzeError) -> str:
    """Why something is not done, as an English sentence."""
    return _say(error.key, error.values) if isinstance(error, Refusal) else str(error)


def reason(error: MeowzeError) -> tuple[str, Values]:
    """The key of the message about an error, and what fills it; the key is empty for mistakes of a program."""
    return ("unsaved", {}) if isinstance(error, NotSaved) else key_and_values(error)


def refused_by(id: str, error: MeowzeError) -> Refused:
    """The message with this id is refused because of an error."""
    refused = with_words(Refused.by(id, error))
    key, values = reason(error)
    return replace(refused, key=key, values=values)


def with_words(refused: Refused) -> Refused:
    """A refusal with its English words."""
    return refused if refused.why else replace(refused, why=_say(refused.key, refused.values))


def _say(key: str, values: Values) -> str:
    return texts().say(f"refused-{key}", **values)
