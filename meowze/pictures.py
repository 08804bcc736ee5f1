"""Pictures as PNG, animated as GIF or WebP. Each symbol is rasterised once, cached, and pasted where needed."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.resources import as_file, files
from io import SEEK_END, BytesIO
from math import ceil, floor
from typing import Literal

from meowze.extras import needs
from meowze.games.errors import MeowzeError
from meowze.games.sheet import Label, Sheet, Stamp, svg

with needs("pictures"):
    import resvg_py
    from PIL import GifImagePlugin, Image, ImageChops

Motion = Literal["gif", "webp"]
Tick = Callable[[], object]  # called after each frame, for progress bars

CELL = 105  # art units from tile to tile; it is scaled to whole pixels so that equal tiles share one cached image
FINE = 8  # stamps are placed in steps of 1/8 pixel, to limit the number of cached images
LARGEST = 2000
FIRST_MS, FRAME_MS, LAST_MS = 1500, 800, 4000
COLOURS = 255  # of 256 in a GIF: one is kept for the transparent pixels, those that do not change
UNCHANGED = 255
FONT = files("meowze").joinpath("fonts", "nunito-bold.ttf")


class TooLarge(MeowzeError):
    """A picture of unreasonable size was requested."""


def png(sheet: Sheet, width: int) -> bytes:
    """A picture as PNG, about `width` pixels wide."""
    out = BytesIO()
    render(sheet, width).save(out, "PNG")
    return out.getvalue()


def film(sheets: Iterable[Sheet], count: int, motion: Motion, width: int, tick: Tick = int) -> bytes:
    """So many pictures as an animation; each is asked for when the one before has been written."""
    frames = (_with_tick(render(sheet, width), tick) for sheet in sheets)
    times = [FIRST_MS, *[FRAME_MS] * (count - 2), LAST_MS][-count:]
    return _gif(frames, times) if motion == "gif" else _webp(frames, times)


def render(sheet: Sheet, width: int) -> Image.Image:
    """A sheet as an image."""
    if not 0 < width <= LARGEST:
        raise TooLarge(f"a picture is 1 to {LARGEST} pixels wide, not {width}")
    scale = max(1, int(CELL * width / sheet.width)) / CELL
    size = round(sheet.width * scale), round(sheet.height * scale)
    image = Image.new("RGBA", size, sheet.ground)
    for item in sheet.stamps:
        if isinstance(item, Label):
            _paste_label(image, sheet.art, item, scale)
        else:
            _paste_stamp(image, sheet.art, item, scale)
    return image.convert("RGB")


# ---- stamps


def _paste_stamp(image: Image.Image, art: str, stamp: Stamp, scale: float) -> None:
    left, top = (floor(FINE * scale * place + 0.5) for place in (stamp.x, stamp.y))
    drawn = _render_stamp(art, replace(stamp, x=left % FINE / FINE, y=top % FINE / FINE), scale)
    x, y = left // FINE, top // FINE
    image.alpha_composite(drawn, (max(x, 0), max(y, 0)), (max(-x, 0), max(-y, 0)))


@lru_cache(maxsize=2048)
def _render_stamp(art: str, stamp: Stamp, scale: float) -> Image.Image:
    """A stamp alone on a transparent background, offset by a fraction of a pixel."""
    pixels = ceil(stamp.size * scale + max(stamp.x, stamp.y))
    here = replace(stamp, x=stamp.x / scale, y=stamp.y / scale)
    return _rasterise(Sheet(pixels / scale, pixels / scale, "none", (here,), art, ""), pixels)


# ---- lines of text


def _paste_label(image: Image.Image, art: str, label: Label, scale: float) -> None:
    written = _render_label(art, replace(label, x=0, y=0, anchor="start"), scale)
    _, _, width, _ = written.getbbox() or (0, 0, 0, 0)
    share = {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor]
    x, y = round(label.x * scale - share * width), round((label.y - label.size) * scale)
    image.alpha_composite(written, (max(0, x), max(0, y)))


@lru_cache(maxsize=256)
def _render_label(art: str, label: Label, scale: float) -> Image.Image:
    """A line of text alone on a transparent background, its baseline one font size below the top."""
    width = (len(label.text) + 1) * label.size
    sheet = Sheet(width, 1.4 * label.size, "none", (replace(label, y=label.size),), art, "")
    with as_file(FONT) as font:
        return _rasterise(sheet, ceil(width * scale), [str(font)])


def _rasterise(sheet: Sheet, width: int, fonts: Sequence[str] = ()) -> Image.Image:
    drawn = resvg_py.svg_to_bytes(svg_string=svg(sheet), width=width, skip_system_fonts=True, font_files=list(fonts))
    return Image.open(BytesIO(drawn)).convert("RGBA")


# ---- frames


def _with_tick(frame: Image.Image, tick: Tick) -> Image.Image:
    tick()
    return frame


def _gif(frames: Iterator[Image.Image], times: Sequence[int]) -> bytes:
    """A GIF in which all frames use the palette of the first, and of each only the pixels that change are stored.

    Written frame by frame: Pillow would hold all of them in memory at once.
    """
    before = next(frames).quantize(COLOURS, dither=Image.Dither.NONE)
    palette = before.getpalette() or []
    before.putpalette((palette[: 3 * COLOURS] + palette[:3] * 256)[: 3 * 256])  # no pixel needs the last colour
    header, _ = GifImagePlugin.getheader(before, info={"loop": 0})
    out = BytesIO(b"".join(header))
    out.seek(0, SEEK_END)
    out.writelines(GifImagePlugin.getdata(before, duration=times[0]))
    for frame, time in zip(frames, times[1:], strict=True):
        after = frame.quantize(palette=before, dither=Image.Dither.NONE)
        indices = (Image.frombytes("L", image.size, image.tobytes()) for image in (before, after))
        delta = ImageChops.subtract_modulo(*indices)
        box = delta.getbbox() or (0, 0, 1, 1)
        changed = after.copy()
        changed.paste(UNCHANGED, mask=delta.point([255, *bytes(255)], "1"))
        out.writelines(GifImagePlugin.getdata(changed.crop(box), box[:2], duration=time, transparency=UNCHANGED))
        before = after
    out.write(b";")
    return out.getvalue()


class _Frames(Image.Image):
    """Frames one after the other as one image: Pillow would hold all frames of a WebP in memory at once."""

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self.n_frames, self._frames, self._next = count, frames, 0
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Go on to the next frame; there is no way back."""
        if frame == self._next:
            image = next(self._frames)
            self.im, self._mode, self._size = image.im, image.mode, image.size
            self._next += 1


def _webp(frames: Iterator[Image.Image], times: Sequence[int]) -> bytes:
    out = BytesIO()
    film = _Frames(frames, len(times))
    film.save(out, "WEBP", save_all=True, duration=list(times), loop=0, quality=75, method=1)
    return out.getvalue()
