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
from meowze.server.lobby import ComeBack, NoRoom
from meowze.server.picture_worker import NoPicture
from meowze.server.refusal_text import explain
from meowze.server.replay import NoReplay
from meowze.storage.journal_store import StorageError

AnyRequest = Request[object, object, State]
NO_STORE = {"cache-control": "no-store"}
RETRY_SECONDS = "5"


class NotYet(Refusal):
    """What cannot be shown at this moment."""


class TooMany(Refusal):
    """More than one address or device may have."""


class NoToken(MeowzeError):
    """A request without the token that it needs."""


STATUSES: dict[type[MeowzeError], int] = {
    ComeBack: 503,
    NoRoom: 404,
    NoReplay: 404,
    NoPicture: 503,
    DamagedJournal: 409,
    NotYet: 409,
    StorageError: 503,
    TooMany: 429,
    NoToken: 401,
}


def answer_problem(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Any error as a status and a line for the person who asked."""
    status, problem = 500, problem_of(Refusal("failed"))
    if isinstance(error, HTTPException):
        status, problem = error.status_code, Problem(_detail(error))
    elif isinstance(error, MeowzeError):
        status, problem = _status(error), problem_of(error)
    else:
        logging.getLogger("meowze").error("%s failed", request.url.path, exc_info=error)
    headers = NO_STORE | ({"retry-after": RETRY_SECONDS} if status == 503 else {})
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


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
