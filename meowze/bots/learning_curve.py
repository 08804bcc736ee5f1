"""Learning curves: how often a program that learns wins against the five bots, drawn over what it has played so far."""

from dataclasses import dataclass, field
from html import escape

from meowze.bots.arena import Match, results, tallies
from meowze.bots.characters import BOTS, Character
from meowze.bots.strength import Estimate
from meowze.games.errors import MeowzeError
from meowze.parallel import Executor

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 64, 130, 48, 56  # the margins around the curves
COLOURS = ("#2f7d5b", "#3a6ea5", "#b8862b", "#a8442a", "#6b4a8e")  # one for each bot
UNITS = ((1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"), (1, ""))


@dataclass
class LearningCurve:
    """Matches of one program against each of the five bots, at several moments.

    `player` is `file.py:function`, as in the arena. The bots think for a `share` of their usual time.
    """

    game: str
    player: str
    options: str = ""
    games: int = 40
    share: float = 0.1
    seed: str = "curve"
    points: dict[int, list[Estimate]] = field(default_factory=dict)  # one for each bot, by the steps played so far

    def measure(self, steps: int, executor: Executor) -> dict[str, Estimate]:
        """Play against all bots after so many steps of training: the share of wins against each, by its name."""
        self.points[steps] = [self._match(bot, executor) for bot in BOTS]
        return dict(zip((bot.name for bot in BOTS), self.points[steps], strict=True))

    def _match(self, bot: Character, executor: Executor) -> Estimate:
        match = Match(self.game, (self.player, bot.name), self.seed, self.options, share=self.share)
        found = tallies(match)[0]
        for result in results(match, self.games, executor):
            if result.error:
                raise MeowzeError(f"{self.player} against {bot.name}, game {result.number}: {result.error}")
            found.add(0, result, together=False)
        return found.estimate

    def svg(self) -> str:
        """The curves as a picture."""
        if not self.points:
            raise MeowzeError("a curve needs a point: call `measure` before `svg`")
        most = max(1, *self.points)
        size, unit = next((size, unit) for size, unit in UNITS if most >= size)
        parts = [self._axes(most, size, unit)]
        # The labels stand in the order of the curves' ends, and never on top of each other.
        order = sorted(range(len(BOTS)), key=lambda k: self.points[max(self.points)][k].share, reverse=True)
        label = TOP - 18.0
        for k in order:
            label = max(label + 18, _y(self.points[max(self.points)][k].share))
            label = min(label, HEIGHT - BOTTOM - 18.0 * (len(BOTS) - 1 - order.index(k)))
            parts.append(self._curve(k, most, label))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">'
        return "\n".join([head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>', *parts, "</svg>"]) + "\n"

    def _curve(self, k: int, most: int, label: float) -> str:
        """The curve of one bot: the interval as a band, the estimates as a line, the name at its end."""
        points = [(_x(steps, most), found[k]) for steps, found in sorted(self.points.items())]
        band = [f"{x:.1f},{_y(found.high):.1f}" for x, found in points]
        band += [f"{x:.1f},{_y(found.low):.1f}" for x, found in reversed(points)]
        line = " ".join(f"{x:.1f},{_y(found.share):.1f}" for x, found in points)
        dots = "".join(f'<circle cx="{x:.1f}" cy="{_y(found.share):.1f}" r="3"/>' for x, found in points)
        name = f"{BOTS[k].level} {BOTS[k].name}"
        return (
            f'<g fill="{COLOURS[k]}" stroke="none"><polygon points="{" ".join(band)}" opacity="0.12"/>'
            f'<polyline points="{line}" fill="none" stroke="{COLOURS[k]}" stroke-width="2"/>{dots}'
            f'<text x="{WIDTH - RIGHT + 10}" y="{label + 5:.1f}" font-size="14">{escape(name)}</text></g>'
        )

    def _axes(self, most: int, size: int, unit: str) -> str:
        """The title, the scales and their lines."""
        title = f"{self.game}: games won against each bot"
        found = [f'<text x="{LEFT}" y="26" font-size="16" font-weight="bold">{escape(title)}</text>']
        for percent in range(0, 101, 25):
            y, dash = _y(percent / 100), ' stroke-dasharray="4 4"' if percent == 50 else ""
            line = f'x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"'
            found.append(f'<line {line} stroke="#c9c0b0"{dash}/>')
            found.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{percent} %</text>')
        for part in range(5):
            steps = most * part / 4
            place = f'x="{_x(steps, most):.1f}" y="{HEIGHT - BOTTOM + 20}"'
            found.append(f'<text {place} font-size="12" text-anchor="middle">{steps / size:.3g}</text>')
        middle = (LEFT + WIDTH - RIGHT) / 2
        words = " ".join(filter(None, (unit, "steps played")))
        found.append(f'<text x="{middle}" y="{HEIGHT - 14}" font-size="13" text-anchor="middle">{words}</text>')
        return "\n".join(found)


def _x(steps: float, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * steps / most


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)
