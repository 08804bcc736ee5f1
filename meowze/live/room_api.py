"""What is asked about rooms and games and answered once: by HTTP on a server, by a message inside a browser."""

import secrets
from functools import partial

from meowze.games import AnyGame
from meowze.live.answer_types import BotCard, GameCard, Preset, Scale, Summary, Switch, summary
from meowze.live.daily_api import DailyApi
from meowze.live.errors import NoToken, NotYet
from meowze.live.live_room import LiveRoom
from meowze.live.lobby import Lobby
from meowze.live.offered_games import OfferedGames
from meowze.live.replay import Best
from meowze.live.replay_library import FoundGame, ReplayLibrary
from meowze.live.room_codes import room_of
from meowze.play.position import Position, Seen
from meowze.room.decision import Change, Refused
from meowze.room.messages.incoming import Leave, NewRoom
from meowze.room.messages.outgoing import Done
from meowze.room.refusal import Refusal
from meowze.room.room import Room
from meowze.room.room_setup import MAX_SEATS

MAX_RESULTS = 5


class RoomApi:
    """Answers questions; `token` is that of the device that asks, `who` shares one budget for long answers.

    With `secrets` the record of a game with secrets can be had while it is played, to go on elsewhere: this is for
    journals that lie on the device that asks, where they keep nothing from anybody.
    """

    def __init__(
        self, lobby: Lobby, replays: ReplayLibrary, games: OfferedGames, daily: DailyApi, secrets: bool = False
    ) -> None:
        self.lobby, self.replays, self._games, self.daily, self._secrets = lobby, replays, games, daily, secrets

    # ------------------------------------------------------------------------------------ what there is

    def games(self) -> list[GameCard]:
        """The games with their presets and switches."""
        return [game_card(game) for game in self._games.values()]

    def bots(self) -> list[BotCard]:
        """The bots that can be asked to a table, the gentlest first."""
        return [BotCard(bot.level, bot.name) for bot in self.lobby.bots.characters]

    async def best(self, game: str, seats: int, options: str) -> list[Best]:
        """The best results here of those who played alone or together, by game, seats and options."""
        possible = 1 <= seats <= MAX_SEATS
        found = await self.lobby.store.best_results(game, seats, options, MAX_RESULTS) if possible else ()
        return [Best(f"best-{result.id}", result.turns, result.at[:10]) for result in found]

    # ------------------------------------------------------------------------------------ rooms

    async def visited(self, room: str, token: str) -> LiveRoom:
        """A room that the device with this token may look into."""
        live = await self.lobby.find(room)
        live.admitted(token)
        return live

    async def open_room(self, asked: NewRoom, who: str) -> str:
        """Open a room, whose first game may go on from a step of another one; its short code."""
        start: Position | None = None
        if asked.daily:
            self.daily.require_present(asked.daily)
        if asked.replay:
            start = await self.replays.position(await self.find_game(asked.replay, asked.token, who), asked.step, who)
        return await self.lobby.open(asked, start)

    async def summary(self, room: str, token: str) -> Summary:
        """A room as anybody may see it who has its link or its code; a closed one only as those who belong there."""
        return summary((await self.visited(room, token)).room)

    async def delete_room(self, room: str, token: str) -> None:
        """Delete a room and all that is stored of it; for its host."""
        await self.lobby.delete(room, required(token))

    async def leave_seats(self, room: str, token: str) -> None:
        """Give up all seats of a device for good; a name that was typed for one goes with it."""
        async with self.lobby.visit(room) as live:
            device = live.admitted(required(token))
            for seat in live.room.company.rights(device).acts:
                await live.submit(partial(_leave, live, seat, device), device=device)

    # ------------------------------------------------------------------------------------ the game of a room

    async def record_text(self, room: str, token: str, who: str) -> str:
        """The game of a room as text; one with secrets when it is over."""
        return (await self.replays.of_room(await self._open_game(room, token), "text", who)).decode()

    async def record_sheet(self, room: str, token: str, who: str) -> bytes:
        """The same as JSON."""
        return await self.replays.of_room(await self._open_game(room, token), "sheet", who)

    async def record_sheets(self, room: str, token: str, who: str) -> bytes:
        """All games that were played to their end in a room, the oldest first."""
        live = await self.visited(room, token)
        games = await self.replays.finished_games(live.id, who, live.room.state)
        return b"[" + b",".join(game.sheet for game in games) + b"]"

    async def story(self, room: str, token: str, who: str) -> bytes:
        """The game that is being played in a room, as a device there may know it."""
        found, seen = await self._seen(room, token)
        return await self.replays.of_room(found, "story", who, seen=seen)

    async def moment(self, room: str, step: int, token: str, who: str) -> bytes:
        """The position after so many steps of it."""
        found, seen = await self._seen(room, token)
        return await self.replays.of_room(found, "look", who, step, seen)

    async def _seen(self, room: str, token: str) -> tuple[Room, Seen]:
        """A room, and the eyes of a device there: of its seat, or of everybody if it has none or several."""
        live = await self.visited(room, token)
        return live.room, Seen(live.room.company.rights(live.admitted(token)).only)

    async def _open_game(self, id: str, token: str) -> Room:
        """A room whose game may be read by whoever asks."""
        room = (await self.visited(id, token)).room
        if room.position is None:
            raise NotYet("not-begun")
        if room.position.secret and not self._secrets:
            raise Refusal("secrets")
        return room

    # ------------------------------------------------------------------------------------ games to watch again

    async def find_game(self, id: str, token: str, who: str) -> FoundGame:
        """A game to watch again, for a device that may: one of a closed room is for those who belong there."""
        room = room_of(id)
        state = (await self.visited(room, token)).room.state if room else None
        return await self.replays.find(id, who, state)

    async def replay(self, id: str, seat: int | None, token: str, who: str) -> bytes:
        """A finished game step by step: as it was, or as a seat was told it."""
        return await self.replays.replay(await self.find_game(id, token, who), seat, who)

    async def looks(self, id: str, first: int, seat: int | None, token: str, who: str) -> bytes:
        """Some of its positions from one on, as a seat saw them or as whoever was to play did."""
        return await self.replays.looks(await self.find_game(id, token, who), first, seat, who)

    async def branch(self, id: str, step: int, number: int, token: str, who: str) -> bytes:
        """The game as one of the branches in place of a step has it, to be watched like any other."""
        return await self.replays.branch(await self.find_game(id, token, who), step, number, who)

    async def position_text(self, id: str, step: int, token: str, who: str) -> str:
        """One of its positions as text."""
        return (await self.replays.position(await self.find_game(id, token, who), step, who)).text

    async def svg(self, id: str, step: int, seat: int | None, token: str, who: str) -> bytes:
        """One of its positions as a picture."""
        return await self.replays.svg(await self.find_game(id, token, who), step, seat, who)


def required(token: str) -> str:
    """A token where one is needed."""
    if not token:
        raise NoToken("this needs the header Authorization: Bearer <the token of your seat>")
    return token


def game_card(game: AnyGame) -> GameCard:
    """A game as the page that opens rooms needs it."""
    notation = game.notation
    usual = [game.usual_words(seats) for seats in game.seats]
    presets = tuple(Preset(each.name, each.options, each.seats, each.language) for each in notation.PRESETS)
    switches = tuple(
        Switch(each.name, tuple(each.words), each.allows, tuple(words[each.name] for words in usual))
        for each in notation.SWITCHES
    )
    scale = Scale(game.scale.switch, game.scale.words, game.scale.most) if game.scale else None
    return GameCard(game.name, game.seats, presets, switches, scale, game.daily is not None)


def _leave(live: LiveRoom, seat: int, device: str) -> Change | Refused | Done:
    return live.room.decide(Leave(seat, secrets.token_hex(8)), device)
