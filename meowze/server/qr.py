"""QR pictures of a link: as SVG for pages, as blocks for a terminal."""

import io

import segno

from meowze.games.errors import MeowzeError

LONGEST = 300


class TooLong(MeowzeError):
    """A link that fits into no QR picture a phone would read."""


def qr_svg(link: str) -> bytes:
    """A picture without style attributes, which strict pages would drop; it grows to the room it gets."""
    out = io.BytesIO()
    _made(link).save(
        out, kind="svg", border=2, xmldecl=False, omitsize=True, svgclass=None, lineclass=None, light="#fff"
    )
    return out.getvalue()


def qr_text(link: str) -> str:
    """A picture of half blocks, dark on light, as wide as it is high."""
    out = io.StringIO()
    _made(link).terminal(out, border=2, compact=True)
    return out.getvalue()


def _made(link: str) -> segno.QRCode:
    if len(link) > LONGEST:
        raise TooLong(f"a link for a QR picture has at most {LONGEST} characters")
    return segno.make(link, error="m", micro=False)
