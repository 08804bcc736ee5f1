"""The English words of a refusal, for programs and log files; pages say it in their own language by its key."""

from msgspec.structs import replace

from meowze.games.errors import MeowzeError
from meowze.room.refusal import Refusal, Values
from meowze.room.room import Refused
from meowze.texts import texts

# Refusals of what no page asks for. They have no message: a page that gets one all the same says `refused-failed`.
FOR_PROGRAMS = {
    "already-host": "This device is the host already.",
    "bot-silent": "No bot could say anything.",
    "hello-first": "The first message must be hello.",
    "no-token": "To play for a seat a device needs a token of its own.",
    "not-asked": "This device was not asked.",
    "not-lent": "No other device has that seat.",
}
# The same for errors of the rules that carry their own English: the form of a page offers only what exists.
RULE_ERRORS_FOR_PROGRAMS = {"no-game", "no-option", "no-preset", "not-option", "option-twice", "preset-seats"}


def explain(error: MeowzeError) -> str:
    """Why something is not done, as an English sentence."""
    return _say(error.key, dict(error.values)) if isinstance(error, Refusal) else str(error)


def refused_by(id: str, error: MeowzeError) -> Refused:
    """The message with this id is refused because of an error."""
    return with_words(Refused.by(id, error))


def with_words(refused: Refused) -> Refused:
    """A refusal with its English words."""
    return refused if refused.why else replace(refused, why=_say(refused.key, refused.values))


def _say(key: str, values: Values) -> str:
    return FOR_PROGRAMS.get(key) or texts().say(f"refused-{key}", **values)
