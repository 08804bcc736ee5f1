"""Which device asks by HTTP."""

from meowze.live.room_api import required
from meowze.server.api.problems import AnyRequest


def token_of(request: AnyRequest) -> str:
    """The token in the header `Authorization: Bearer …`, or empty for somebody who only watches."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def bearer(request: AnyRequest) -> str:
    """The same where a token is needed."""
    return required(token_of(request))
