"""The strength of the bots of a match as a picture: Elo points, and the interval in which they are with 95 %."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from meowze.bots.strength import Estimate, elo
from meowze.games.errors import MeowzeError

WIDTH, LEFT, RIGHT, TOP, ROW, BOTTOM = 760, 210, 40, 60, 44, 48
COLOURS = ("#2f7d5b", "#3a6ea5", "#b8862b", "#a8442a")
STEPS = (25, 50, 100, 200, 400, 800, 1600)  # Elo points between two lines of the scale
MOST_LINES = 10
FARTHEST = 1600  # what lies beyond is drawn at the edge


class Strength(NamedTuple):
    """A bot of a match, and what is known about its share of the games."""

    bot: str
    share: Estimate


def strength_svg(title: str, bots: Sequence[Strength], seats: int | None = None) -> str:
    """A row for each bot, the strongest first: its lead over the others as a dot, the interval as a bar.

    Without a number of seats all of them have played together.
    """
    if len(bots) < 2:
        raise MeowzeError("Elo points compare bots: a picture needs a match of at least two")
    leads = [
        [elo(share, seats or len(bots)) for share in (bot.share.low, bot.share.share, bot.share.high)] for bot in bots
    ]
    widest = min(FARTHEST, max(25.0, *(abs(lead) for row in leads for lead in row)))
    step = next((step for step in STEPS if 2 * widest / step <= MOST_LINES), STEPS[-1])
    edge = -(-widest // step) * step
    height = TOP + ROW * len(bots) + BOTTOM
    parts = [f'<text x="24" y="32" font-size="16" font-weight="bold">{escape(title)}</text>']
    parts += [_line(points, edge, height) for points in range(int(-edge), int(edge) + 1, step)]
    order = sorted(range(len(bots)), key=lambda k: -leads[k][1])
    parts += [_row(place, k, bots[k].bot, leads[k], edge) for place, k in enumerate(order)]
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 10}" font-size="12" text-anchor="end">Elo, 95 %</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="#fffdf8"/>', *parts, "</svg>"]) + "\n"


def _x(points: float, edge: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (max(-edge, min(edge, points)) + edge) / (2 * edge)


def _line(points: int, edge: float, height: int) -> str:
    """One line of the scale with its number."""
    x, colour = _x(points, edge), "#8a8172" if points == 0 else "#ddd5c6"
    line = f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{height - BOTTOM}" stroke="{colour}"/>'
    return f'{line}<text x="{x:.1f}" y="{height - BOTTOM + 18}" font-size="12" text-anchor="middle">{points:+d}</text>'


def _row(place: int, k: int, name: str, lead: Sequence[float], edge: float) -> str:
    """One bot: its name, the bar of the interval, the dot of the estimate and its number."""
    y = TOP + ROW * place + ROW / 2
    low, middle, high = (_x(points, edge) for points in lead)
    short = name if len(name) <= 24 else f"…{name[-23:]}"
    return (
        f'<g fill="{COLOURS[k % len(COLOURS)]}"><text x="24" y="{y + 5:.1f}" font-size="14">{escape(short)}</text>'
        f'<rect x="{low:.1f}" y="{y - 6:.1f}" width="{max(1.0, high - low):.1f}" height="12" rx="3" opacity="0.3"/>'
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5"/>'
        f'<text x="{middle:.1f}" y="{y - 10:.1f}" font-size="12" text-anchor="middle">{lead[1]:+.0f}</text></g>'
    )
