"""Messages as JSON. Devices of a table are told one after the other: a long part that all see alike is written once."""

from typing import Any

import msgspec
from msgspec.structs import replace

from meowze.server import events

LONG = 16  # parts of so many pieces, such as the squares of a board
_json = msgspec.json.Encoder().encode


def encode(message: events.Outgoing) -> str:
    """A message as JSON."""
    if isinstance(message, events.Moved):
        message = replace(message, table=replace(message.table, view=_last.parts(message.table.view)))
    return _json(message).decode()


class _Last:
    """The long part that was written last."""

    def __init__(self) -> None:
        self.part: tuple[Any, ...] = ()
        self.text = msgspec.Raw(b"[]")

    def parts(self, view: Any) -> dict[str, Any]:
        """A view part by part, long ones as JSON already."""
        return {name: self._written(part) for name, part in vars(view).items()}

    def _written(self, part: Any) -> Any:
        if type(part) is not tuple or len(part) < LONG:
            return part
        if part is not self.part:
            self.part, self.text = part, msgspec.Raw(_json(part))
        return self.text


_last = _Last()
