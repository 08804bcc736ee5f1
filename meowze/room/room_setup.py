"""What somebody asks for when a room is opened or changed, made into seats, options and a start that fit the game."""

from collections.abc import Sequence

from meowze.games import game_named
from meowze.games.errors import MeowzeError, Misfit
from meowze.play.daily import checked_day, daily_deal
from meowze.play.dice import DiceLike
from meowze.play.position import Position
from meowze.room.bots import Bots
from meowze.room.company import Seat
from meowze.room.messages.incoming import NewRoom, SeatPlan
from meowze.room.names import ANIMALS, checked_name, is_generated, random_names
from meowze.room.refusal import require

MAX_SEATS = 8  # more than any game has; each game says how many it takes


def checked_options(game: str, preset: str, options: str, seats: int) -> str:
    """The options of a preset and further ones, if they fit the game and its number of seats."""
    row = game_named(game)
    chosen = row.preset(preset, seats) if preset else ""
    both = ",".join(part for part in (chosen, options) if part)
    try:
        row.started(both, seats)
    except MeowzeError as error:
        raise error.with_key(error.key, **{**error.values, "game": game}) from None  # whose option it is
    return both


def opening_options(asked: NewRoom, start: Position | None) -> str:
    """The options of the first game of a room."""
    if asked.daily:
        return daily_options(asked)
    return start.options if start else checked_options(asked.game, asked.preset, asked.options, len(asked.seats))


def daily_options(asked: NewRoom) -> str:
    """The options of the game of a day, which is played by one person and as it is."""
    options = daily_deal(game_named(asked.game)).options
    checked_day(asked.daily)
    if [plan.who for plan in asked.seats] != ["here"]:
        raise Misfit("seats", "the game of a day is for one person at this device").with_key("daily-alone")
    if asked.preset or asked.options or asked.replay:
        raise Misfit("options", "the game of a day is the same for everybody: it has no further options")
    return options


def planned_seats(plans: Sequence[SeatPlan | None], before: tuple[Seat, ...], bots: Bots) -> tuple[Seat, ...]:
    """The seats by these plans; a plan of None leaves a seat as it was."""
    if not 0 < len(plans) <= MAX_SEATS:
        raise Misfit("seats", f"a room has 1 to {MAX_SEATS} seats, not {len(plans)}").with_key(
            "seats", seats=len(plans)
        )
    seats: list[Seat] = []
    for k, plan in enumerate(plans):
        old = before[k] if k < len(before) else None
        if old and (plan is None or (plan.who == old.who != "bot")):
            seats.append(old)
        else:
            seats.append(_new_seat(plan or SeatPlan("link"), k, bots))
    return _named(seats)


def resumed_text(start: Position | None, game: str, seats: int, dice: DiceLike) -> str:
    """The text of a position to go on from, after the moves that nature has to make there."""
    if start is None:
        return ""
    if start.game.name != game or start.seats != seats:
        raise Misfit("seats", f"This game is {start.game.name} for {start.seats}.")
    require(not start.over, "over-here")
    return start.rolled(dice).text


def _new_seat(plan: SeatPlan, k: int, bots: Bots) -> Seat:
    if plan.who == "bot":
        bot = bots.character(plan.level)
        return Seat("bot", bot.name, bot.level, bot.animal)
    name = checked_name(plan.name) if plan.name.strip() else ""
    return Seat(plan.who, name, 0, ANIMALS[k % len(ANIMALS)])


def _named(seats: list[Seat]) -> tuple[Seat, ...]:
    """The seats with a name each; who comes by link has a generated one."""
    kept = [seat.who == "bot" or is_generated(seat.name) or (seat.name and seat.who == "here") for seat in seats]
    taken = tuple(seat.name for seat, keeps in zip(seats, kept, strict=True) if keeps)
    fresh = iter(random_names(len(seats), taken))
    return tuple(seat if keeps else seat._replace(name=next(fresh)) for seat, keeps in zip(seats, kept, strict=True))
