"""Why a room does not do something: the key of a message and the values that fill it.

The words are made outside, in the language of whoever reads them: the message is called `refused-<key>`.
"""

from meowze.games.errors import MeowzeError

Values = dict[str, str | int]


class Refusal(MeowzeError):
    """Something that is not done here."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(f"refused-{key}")
        self.with_key(key, **values)


def require(condition: bool, otherwise: str, **values: str | int) -> None:
    """Refuse, with this key, unless the condition holds."""
    if not condition:
        raise Refusal(otherwise, **values)
