"""What a review consists of: choices with their worth, sums for each seat, and the moments that are told."""

from dataclasses import dataclass
from typing import Literal

from meowze.games.reason import Reason
from meowze.play.record import Record

SLIP = 0.05  # a chance that is worth telling
GOOD_KINDS = ("reaches-cheese", "goes-home", "finds-treasure", "wins-cats", "blocks", "opens-way")


@dataclass(frozen=True)
class Choice:
    """One choice of a seat: an action, or two of them where nothing is left to chance in between."""

    step: int  # of the replay, before it
    at: int  # how many actions the record has before it
    turn: int
    seat: int
    played: str
    best: str  # the best turn found; the one that was played if nothing better was found
    worth: float  # of what was played: a chance to win, or minus the turns that the whole game is expected to take
    cost: float  # how much more the best one is worth; 0 or more
    edge: float  # how much more what was played is worth than an ordinary turn here
    luck: float  # what nature's moves after it gave or took
    why: tuple[Reason, ...]  # what was good about what was played
    best_why: tuple[Reason, ...]


@dataclass(frozen=True)
class Share:
    """What draws and choices gave one seat in sum."""

    seat: int
    luck: float  # against what could be expected before the draws
    gain: float  # of its turns against ordinary ones
    skill: float  # against the best turns found: 0 where the best one was played every time
    found: int  # how often it found the best turn, or one as good
    choices: int


MomentKind = Literal["best-turn", "good-turn", "lucky-draw", "slip"]


@dataclass(frozen=True)
class Moment:
    """A choice worth telling: the best turn of the game, another good one, a lucky draw, or a slip."""

    kind: MomentKind
    choice: int  # its number
    reason: Reason | None = None


@dataclass(frozen=True)
class Review:
    """A whole game reviewed; `moments` are the good ones, `slips` are for those who ask."""

    game: str
    together: bool
    winners: tuple[int, ...]
    choices: tuple[Choice, ...]
    shares: tuple[Share, ...]
    moments: tuple[Moment, ...]
    slips: tuple[Moment, ...]


def summed(record: Record, choices: tuple[Choice, ...]) -> Review:
    """The review that these choices make."""
    start, end = record.start, record.position
    return Review(
        game=start.game.name,
        together=start.together,
        winners=end.winners if end.over else (),
        choices=choices,
        shares=tuple(_share(seat, choices) for seat in range(start.seats)),
        moments=_moments(choices),
        slips=_slips(choices),
    )


def _share(seat: int, choices: tuple[Choice, ...]) -> Share:
    own = [choice for choice in choices if choice.seat == seat]
    found = sum(choice.cost < SLIP / 2 for choice in own)
    luck, gain, cost = (sum(part) for part in ([c.luck for c in own], [c.edge for c in own], [c.cost for c in own]))
    return Share(seat, luck, gain, -cost, found, len(own))


def _moments(choices: tuple[Choice, ...]) -> tuple[Moment, ...]:
    """Three good ones: the best turn of the game, then turns that achieved something, also of other seats."""
    told = [k for k, choice in enumerate(choices) if all(reason.kind != "draws" for reason in choice.why)]
    good = [k for k in told if choices[k].cost < SLIP / 2]
    good.sort(key=lambda k: (choices[k].edge, _telling(choices[k])), reverse=True)
    found = [Moment("best-turn", k, _told(choices[k].why)) for k in good[:1]]
    seats = {choices[k].seat for k in good[:1]}
    rest = sorted(good[1:], key=lambda k: (choices[k].seat in seats, -_telling(choices[k]), -choices[k].edge))
    found += [Moment("good-turn", k, _told(choices[k].why)) for k in rest[:1]]
    lucky = max(range(len(choices)), key=lambda k: choices[k].luck)
    if choices[lucky].luck >= SLIP:
        found.append(Moment("lucky-draw", lucky))
    else:
        found += [Moment("good-turn", k, _told(choices[k].why)) for k in rest[1:2]]
    return tuple(sorted(found, key=lambda moment: moment.kind != "best-turn"))


def _slips(choices: tuple[Choice, ...]) -> tuple[Moment, ...]:
    """The three choices that cost most."""
    worst = sorted(range(len(choices)), key=lambda k: choices[k].cost, reverse=True)[:3]
    return tuple(Moment("slip", k, _told(choices[k].best_why)) for k in worst if choices[k].cost >= SLIP)


def _told(why: tuple[Reason, ...]) -> Reason | None:
    """The reason that tells most."""
    ranked = sorted(why, key=lambda reason: _rank(reason.kind), reverse=True)
    return ranked[0] if ranked else None


def _rank(kind: str) -> int:
    return len(GOOD_KINDS) - GOOD_KINDS.index(kind) if kind in GOOD_KINDS else 0


def _telling(choice: Choice) -> int:
    return max((_rank(reason.kind) for reason in choice.why), default=0)


def annotated(record: Record, found: Review) -> Record:
    """The record with the best turns written into it as branches beside the choices that cost something."""
    for choice in found.choices:
        if choice.cost >= SLIP:
            mark = "??" if choice.cost >= 4 * SLIP else "?"
            record = record.note(mark=mark, at=choice.at + 1, branch=choice.best)
    for moment in found.moments:
        if moment.kind != "lucky-draw":
            record = record.note(mark="!", at=found.choices[moment.choice].at + 1)
    return record


def signed(worth: float, together: bool) -> str:
    """A difference in turns, or in hundredths of the chance of winning."""
    number = round(worth, 1) if together else round(100 * worth)
    return f"{number:+}" if number else "0"
