"""Errors as HTTP answers: a status, and a line for the person who asked."""

import logging

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from meowze.games.errors import MeowzeError
from meowze.room.journal import DamagedJournal
from meowze.room.refusal import Refusal
from meowze.server.api.answer_types import Problem
from meowze.server.live_room import Closed
from meowze.server.lobby import ComeBack, NoRoom, NotHost
from meowze.server.metrics import count_refusal
from meowze.server.picture_worker import NoPicture
from meowze.server.rate_limit import network_of
from meowze.server.refusal_text import explain
from meowze.server.replay import NoReplay
from meowze.server.work_queue import Busy
from meowze.storage.journal_store import StorageError

AnyRequest = Request[object, object, State]
NO_STORE = {"cache-control": "no-store"}
BUSY_SECONDS = 5  # until one may ask again


def asker(request: AnyRequest) -> str:
    """The network that asks."""
    return network_of(request.client.host if request.client else "")


class NotYet(Refusal):
    """What cannot be shown at this moment."""


class TooMany(Refusal):
    """More than one address or device may have; `seconds` tells when to come again."""


class NoToken(MeowzeError):
    """A request without the token that it needs."""


STATUSES: dict[type[MeowzeError], int] = {
    ComeBack: 503,
    NoRoom: 404,
    NotHost: 403,
    NoReplay: 404,
    NoPicture: 503,
    Busy: 503,
    DamagedJournal: 409,
    NotYet: 409,
    StorageError: 503,
    TooMany: 429,
    NoToken: 401,
    Closed: 403,
}


def json_answer(answer: bytes, status: int = 200) -> Response[bytes]:
    """An answer that is JSON already."""
    return Response(answer, status_code=status, media_type=MediaType.JSON, headers=_headers(status))


def answer_problem(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Any error as a status and a line for the person who asked."""
    status, problem = 500, problem_of(Refusal("failed"))
    if isinstance(error, HTTPException):
        status, problem = error.status_code, Problem(_detail(error))
    elif isinstance(error, MeowzeError):
        status, problem = _status(error), problem_of(error)
    elif isinstance(error, RecursionError):
        status, problem = 400, Problem("this request could not be read: it is nested too deeply")
    else:
        route = request.scope.get("path_template") or "a request"  # its address may hold the code of a room
        logging.getLogger("meowze").error("%s failed", route, exc_info=error)
    count_refusal(problem.key or f"http-{status}")
    headers = _headers(status, problem.values.get("seconds"))
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def _headers(status: int, seconds: object = None) -> dict[str, str]:
    """Answers are not kept; where one may ask again, they say when."""
    again = seconds or (BUSY_SECONDS if status == 503 else None)
    return NO_STORE | ({"retry-after": str(again)} if again else {})


def _status(error: MeowzeError) -> int:
    return next((STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES), 400)


def problem_of(error: MeowzeError) -> Problem:
    """An error as programs read it and as pages say it."""
    return Problem(explain(error), error.key, dict(error.values))


def _detail(error: HTTPException) -> str:
    """What is wrong with a request; a part that does not fit is named."""
    if error.status_code != 400:
        return error.detail
    found = [part for part in error.extra or () if isinstance(part, dict)]
    details = "; ".join(f"{part['key']}: {part['message']}" if "key" in part else part["message"] for part in found)
    return f"this request could not be read: {details or error.detail}"
