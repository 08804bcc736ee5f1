"""Messages as JSON. A long part that several devices see alike, or one sees again, is written once."""

from typing import Any

import msgspec
from msgspec.structs import replace

from meowze.server import events

LONG = 16  # parts of so many pieces, such as the squares of a board
MOST = 512  # are kept, a few KB each
_json = msgspec.json.Encoder().encode


def encode(message: events.Outgoing) -> str:
    """A message as JSON."""
    if isinstance(message, events.Moved):
        message = replace(message, table=replace(message.table, view=_kept.parts(message.table.view)))
    return _json(message).decode()


class _Kept:
    """The long parts that were written last: a board looks the same to all its devices, and after a walk as before."""

    def __init__(self) -> None:
        self.texts: dict[int, tuple[Any, msgspec.Raw]] = {}  # by the part's id, which nothing else has while it is kept

    def parts(self, view: Any) -> dict[str, Any]:
        """A view part by part, long ones as JSON already."""
        parts = dict[str, Any](vars(view))
        for name, part in parts.items():
            if type(part) is tuple and len(part) >= LONG:
                parts[name] = self._written(part)
        return parts

    def _written(self, part: tuple[Any, ...]) -> msgspec.Raw:
        kept = self.texts.get(id(part))
        if kept is None:
            kept = self.texts[id(part)] = part, msgspec.Raw(_json(part))
            if len(self.texts) > MOST:
                del self.texts[next(iter(self.texts))]
        return kept[1]


_kept = _Kept()
