"""Messages as JSON. What several devices see alike, or one sees again, is written once: boards, and their squares."""

from typing import Any

import msgspec

from meowze.play.position import Position
from meowze.room import events

LONG = 16  # parts of so many pieces, such as the squares of a board
BOARDS, PIECES = 512, 16_384  # as many of them are kept, a few KB and a few hundred bytes each
_json = msgspec.json.Encoder().encode


def encode(message: events.Outgoing) -> str:
    """A message as JSON."""
    return _json(message).decode()


class Alike:
    """One position for several devices: what all of them see is written once, what only one sees beside it."""

    def __init__(self) -> None:
        self._written = b""

    def __call__(self, position: Position, viewer: int | None) -> msgspec.Raw:
        """What a seat sees, as JSON."""
        own = position.own(viewer)
        if not self._written:
            parts = vars(position.view()).items()
            self._written = _json({name: _kept.part(part) for name, part in parts if name not in own})
        return msgspec.Raw(b"%b,%b" % (self._written[:-1], _json(own)[1:]) if own else self._written)


class _Kept:
    """What was written last, by the id of what it says, which nothing else has while that is kept too."""

    def __init__(self) -> None:
        self.boards: dict[int, tuple[Any, msgspec.Raw]] = {}
        self.pieces: dict[int, bytes] = {}
        self.written: list[Any] = []  # the pieces themselves

    def part(self, part: Any) -> Any:
        """A part of a view, a long one as JSON already."""
        return self._board(part) if type(part) is tuple and len(part) >= LONG else part

    def _board(self, part: tuple[Any, ...]) -> msgspec.Raw:
        kept = self.boards.get(id(part))
        if kept is None:
            kept = self.boards[id(part)] = part, msgspec.Raw(b"[%b]" % b",".join(self._pieces(part)))
            if len(self.boards) > BOARDS:
                del self.boards[next(iter(self.boards))]
        return kept[1]

    def _pieces(self, part: tuple[Any, ...]) -> list[bytes]:
        if len(self.written) > PIECES:
            self.pieces, self.written = {}, []
        found = [*map(self.pieces.get, map(id, part))]
        return [*map(self._piece, part, found)] if None in found else found  # type: ignore[return-value]

    def _piece(self, piece: Any, found: bytes | None) -> bytes:
        if found is None:
            found = self.pieces[id(piece)] = _json(piece)
            self.written.append(piece)
        return found


_kept = _Kept()
