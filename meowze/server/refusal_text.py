"""The English words of a refusal, for programs and log files; pages say it in their own language by its key."""

from meowze.live.refusal_words import RefusalWords
from meowze.room.refusal import Values
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


def _say(key: str, values: Values) -> str:
    return FOR_PROGRAMS.get(key) or texts().say(f"refused-{key}", **values)


ENGLISH = RefusalWords(_say)
explain, refused_by, with_words = ENGLISH.explain, ENGLISH.refused_by, ENGLISH.with_words
