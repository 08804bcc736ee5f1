"""What somebody asks for when a room is opened or changed, made into seats and options that fit."""

from collections.abc import Sequence

from meowze.games import game_named
from meowze.games.errors import Misfit
from meowze.room.bots import Bots
from meowze.room.company import Seat
from meowze.room.events import SeatPlan
from meowze.room.names import ANIMALS, is_generated, some_names, typed

MOST_SEATS = 8  # more than any game has; each game says how many it takes


def asked_options(game: str, preset: str, options: str, seats: int) -> str:
    """The options of a preset and further ones, checked against the game and its seats."""
    table = game_named(game)
    chosen = table.preset(preset, seats) if preset else ""
    both = ",".join(part for part in (chosen, options) if part)
    table.started(both, seats)
    return both


def planned_seats(plans: Sequence[SeatPlan | None], before: tuple[Seat, ...], bots: Bots) -> tuple[Seat, ...]:
    """Seats as they are planned; None leaves one as it was."""
    if not 0 < len(plans) <= MOST_SEATS:
        raise Misfit("seats", f"a room has 1 to {MOST_SEATS} seats, not {len(plans)}")
    seats: list[Seat] = []
    for k, plan in enumerate(plans):
        old = before[k] if k < len(before) else None
        if old and (plan is None or (plan.who == old.who != "bot")):
            seats.append(old)
        else:
            seats.append(_seat(plan or SeatPlan("link"), k, bots))
    return _named(seats)


def _seat(plan: SeatPlan, k: int, bots: Bots) -> Seat:
    if plan.who == "bot":
        bot = bots.character(plan.level)
        return Seat("bot", bot.name, bot.level, bot.animal)
    name = typed(plan.name) if plan.name.strip() else ""
    return Seat(plan.who, name, 0, ANIMALS[k % len(ANIMALS)])


def _named(seats: list[Seat]) -> tuple[Seat, ...]:
    """With generated names where somebody comes by link: what is typed is for those at one device."""
    online = any(seat.who == "link" for seat in seats)
    kept = [seat.who == "bot" or is_generated(seat.name) or (seat.name and not online) for seat in seats]
    taken = tuple(seat.name for seat, keeps in zip(seats, kept, strict=True) if keeps)
    fresh = iter(some_names(len(seats), taken))
    return tuple(seat if keeps else seat._replace(name=next(fresh)) for seat, keeps in zip(seats, kept, strict=True))
