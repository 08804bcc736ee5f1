"""Which device asks by HTTP, and whether it may look into a room."""

from litestar.datastructures import State

from meowze.server.api.problems import AnyRequest, NoToken
from meowze.server.live_room import LiveRoom
from meowze.server.replay import room_of


def token_of(request: AnyRequest) -> str:
    """The token in the header `Authorization: Bearer …`, or empty for somebody who only watches."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def bearer(request: AnyRequest) -> str:
    """The same where a token is needed."""
    token = token_of(request)
    if not token:
        raise NoToken("this needs the header Authorization: Bearer <the token of your seat>")
    return token


async def visited(state: State, room: str, token: str) -> LiveRoom:
    """A room that the device with this token may look into."""
    live: LiveRoom = await state.lobby.find(room)
    live.admitted(token)
    return live


async def require_replay(state: State, id: str, token: str) -> None:
    """Refuse a game of a closed room to a device that does not belong there."""
    room = room_of(id)
    if room:
        await visited(state, room, token)
