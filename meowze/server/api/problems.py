"""Errors as HTTP answers: a status, and a line for the person who asked."""

import logging

from litestar import Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from meowze.games.errors import MeowzeError
from meowze.live.answer_types import Problem
from meowze.live.errors import STATUSES as live_statuses
from meowze.live.errors import status_of
from meowze.room.refusal import Refusal
from meowze.server.metrics import count_refusal
from meowze.server.picture_worker import NoPicture
from meowze.server.rate_limit import network_of
from meowze.server.refusal_text import ENGLISH

AnyRequest = Request[object, object, State]
NO_STORE = {"cache-control": "no-store"}
BUSY_SECONDS = 5  # until one may ask again


def asker(request: AnyRequest) -> str:
    """The network that asks."""
    return network_of(request.client.host if request.client else "")


STATUSES = live_statuses | {NoPicture: 503}


def json_answer(answer: bytes, status: int = 200) -> Response[bytes]:
    """An answer that is JSON already."""
    return Response(answer, status_code=status, media_type=MediaType.JSON, headers=_headers(status))


def answer_problem(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Any error as a status and a line for the person who asked."""
    status, problem = 500, ENGLISH.problem(Refusal("failed"))
    if isinstance(error, HTTPException):
        status, problem = error.status_code, Problem(_detail(error))
    elif isinstance(error, MeowzeError):
        status, problem = status_of(error, STATUSES), ENGLISH.problem(error)
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


def _detail(error: HTTPException) -> str:
    """What is wrong with a request; a part that does not fit is named."""
    if error.status_code != 400:
        return error.detail
    found = [part for part in error.extra or () if isinstance(part, dict)]
    details = "; ".join(f"{part['key']}: {part['message']}" if "key" in part else part["message"] for part in found)
    return f"this request could not be read: {details or error.detail}"
