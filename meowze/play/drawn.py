"""What can be drawn: as letters, as SVG, as PNG, and into a file."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal, TypeAlias

from meowze.games.contract import SomeGame, View
from meowze.games.sheet import Sheet, svg, with_caption
from meowze.play.files import Place, pictures, save

Viewer: TypeAlias = int | Literal["open"] | None  # a seat, the seat to act, or what everybody may see
PNG_WIDTH = 1000


class Drawn(ABC):
    """A position as far as drawing it goes."""

    game: SomeGame

    @property
    @abstractmethod
    def text(self) -> str:
        """The position as one line."""

    @abstractmethod
    def view(self, seat: Viewer = None) -> View:
        """What a seat may see; without a seat, what everybody may see; with "open", what the seat to act may see."""

    def letters(self, seat: Viewer = None) -> str:
        """The position drawn as text."""
        return self.game.drawing.letters(self.view(seat))

    def sheet(self, seat: Viewer = None, names: Sequence[str] = ()) -> Sheet:
        """The picture of the position as a list of its parts; with names, a line below shows them and the turns."""
        view = self.view(seat)
        drawn = self.game.drawing.sheet(view)
        return with_caption(drawn, names, view.turns) if names else drawn

    def svg(self, seat: Viewer = None, names: Sequence[str] = ()) -> str:
        """The position drawn as SVG."""
        return svg(self.sheet(seat, names))

    def png(self, seat: Viewer = None, names: Sequence[str] = (), width: int = PNG_WIDTH) -> bytes:
        """The position drawn as PNG, about `width` pixels wide (needs `meowze[pictures]`)."""
        made: bytes = pictures().png(self.sheet(seat, names), width)
        return made

    def save(self, place: Place, seat: Viewer = None) -> None:
        """Write the position into a file: a picture if its name ends in .svg or .png, the whole text if in .txt."""
        text = f"{self.text}\n"
        save(place, {".svg": lambda: self.svg(seat).encode(), ".png": lambda: self.png(seat), ".txt": text.encode})

    def _repr_svg_(self) -> str:
        return self.svg()
