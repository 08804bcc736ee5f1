"""Messages as JSON; boards and squares that were encoded before are not encoded again."""

from collections.abc import Sequence

import msgspec

from meowze.play.position import Position
from meowze.room.messages import outgoing

LONG = 16  # a part of a view with so many pieces, such as the squares of a board, is worth caching
MAX_BOARDS, MAX_PIECES = 512, 16_384  # a few KB and a few hundred bytes each
_json = msgspec.json.Encoder().encode


def encode(message: outgoing.Outgoing) -> str:
    """A message as JSON."""
    return _json(message).decode()


class ViewEncoder:
    """The views of one position for several devices: what all of them see is encoded once."""

    def __init__(self) -> None:
        self._shared = b""

    def __call__(self, position: Position, viewer: int | None) -> msgspec.Raw:
        """What a seat sees, as JSON."""
        own = position.own(viewer)
        if not self._shared:
            parts = vars(position.view()).items()
            self._shared = _json({name: _cache.part(part) for name, part in parts if name not in own})
        return msgspec.Raw(b"%b,%b" % (self._shared[:-1], _json(own)[1:]) if own else self._shared)


class _PartCache:
    """JSON by the id of the object that it encodes; the object is kept too, so that no other one gets its id."""

    def __init__(self) -> None:
        self.boards: dict[int, tuple[object, msgspec.Raw]] = {}
        self.pieces: dict[int, bytes] = {}
        self.encoded_pieces: list[object] = []

    def part(self, part: object) -> object:
        """A part of a view; a long one comes as JSON already."""
        return self._board(part) if isinstance(part, tuple) and len(part) >= LONG else part

    def _board(self, part: Sequence[object]) -> msgspec.Raw:
        cached = self.boards.get(id(part))
        if cached is None:
            cached = self.boards[id(part)] = part, msgspec.Raw(b"[%b]" % b",".join(self._pieces(part)))
            if len(self.boards) > MAX_BOARDS:
                del self.boards[next(iter(self.boards))]
        return cached[1]

    def _pieces(self, part: Sequence[object]) -> list[bytes]:
        if len(self.encoded_pieces) > MAX_PIECES:
            self.pieces, self.encoded_pieces = {}, []
        found = [*map(self.pieces.get, map(id, part))]
        return [*map(self._piece, part, found)] if None in found else found  # type: ignore[return-value]

    def _piece(self, piece: object, found: bytes | None) -> bytes:
        if found is None:
            found = self.pieces[id(piece)] = _json(piece)
            self.encoded_pieces.append(piece)
        return found


_cache = _PartCache()
