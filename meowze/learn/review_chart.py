"""A review as a picture: what the game was worth to each seat, choice by choice; slips are rings, good turns dots."""

from collections.abc import Iterator, Sequence

from meowze.games.sheet import escape
from meowze.learn.reviewed_game import SLIP, Review, signed

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 760, 320, 56, 48, 40
ROW, LABELS, MIDDLE, LONGEST = 44, 190, 560, 170  # below: height of a seat, where words and bars begin, longest bar
COLOURS = ("#d9920f", "#2b7bc4", "#0f8a66", "#d24d14")
DASHES = ("", "9 3", "3 3", "14 3 3 3")


def review_svg(review: Review, names: Sequence[str], words: tuple[str, str] = ("Lucky draws", "Good turns")) -> str:
    """The graph of a review; each point says in words what it is. Below it, what draws and choices gave each seat."""
    worths = [choice.worth for choice in review.choices]
    low, high = (min(worths), max(worths)) if review.together else (0.0, 1.0)
    spread = max(1e-6, high - low)
    across = (WIDTH - LEFT - 24) / max(1, len(worths) - 1)
    places = [
        (LEFT + across * k, TOP + (HEIGHT - TOP - BOTTOM) * (high - worth) / spread) for k, worth in enumerate(worths)
    ]
    parts = [_scale(level, low, high, review.together) for level in (0.0, 0.5, 1.0)]
    for seat, name in enumerate(names):
        own = [place for place, choice in zip(places, review.choices, strict=True) if choice.seat == seat]
        if own:
            parts.append(_line(seat, own))
        parts.append(
            f'<text x="{LEFT + 150 * seat}" y="28" font-size="14" fill="{COLOURS[seat]}">{escape(name)}</text>'
        )
    good = {moment.choice for moment in review.moments}
    for k, ((x, y), choice) in enumerate(zip(places, review.choices, strict=True)):
        title = f"<title>{choice.turn}. {escape(names[choice.seat])}: {escape(choice.played)}</title>"
        fill = COLOURS[choice.seat] if choice.cost < SLIP else "#fffdf8"
        radius = 6 if k in good else 4 if choice.cost >= SLIP else 2.5
        circle = f'cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{COLOURS[choice.seat]}"'
        parts.append(f"<circle {circle}>{title}</circle>")
    parts += _bars(review, names, words)
    height = HEIGHT + ROW * len(review.shares)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>', *parts, "</svg>"]) + "\n"


def _bars(review: Review, names: Sequence[str], words: tuple[str, str]) -> Iterator[str]:
    """Two bars for each seat, to the right of a line if they are above 0 and to the left if below."""
    most = max((abs(part) for share in review.shares for part in (share.luck, share.gain)), default=0) or 1
    for k, share in enumerate(review.shares):
        y = HEIGHT + ROW * k
        colour, name = COLOURS[share.seat], escape(names[share.seat])
        yield f'<text x="{LEFT}" y="{y + 20}" font-size="14" fill="{colour}">{name}</text>'
        for row, (word, part) in enumerate(zip(words, (share.luck, share.gain), strict=True)):
            length, top = LONGEST * abs(part) / most, y + 4 + 18 * row
            label = f"{escape(word)} {signed(part, review.together)}"
            yield f'<text x="{LABELS}" y="{top + 11}" font-size="12">{label}</text>'
            left = MIDDLE - length if part < 0 else MIDDLE
            yield f'<rect x="{left:.1f}" y="{top}" width="{length:.1f}" height="12" fill="{colour}"/>'


def _line(seat: int, places: Sequence[tuple[float, float]]) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2"{dash}/>'


def _scale(level: float, low: float, high: float, together: bool) -> str:
    """A line across with its number: a chance, or the turns of the whole game."""
    y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - level)
    worth = low + (high - low) * level
    number = f"{-worth:.0f}" if together else f"{100 * worth:.0f} %"
    line = f'<line x1="{LEFT}" y1="{y}" x2="{WIDTH - 24}" y2="{y}" stroke="#ddd5c6"/>'
    return f'{line}<text x="{LEFT - 8}" y="{y + 4}" font-size="12" text-anchor="end">{number}</text>'
