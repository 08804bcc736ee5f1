"""What can go wrong with stored games, as far as people are told."""

from meowze.games.errors import MeowzeError


class StorageError(MeowzeError):
    """Something could not be written or read. What the database said is for the log, and not for strangers."""

    key = "unread"


class NotSaved(StorageError):
    """A change that could not be written."""

    key = "unsaved"

    def __init__(self, text: str = "this could not be saved: try again", why: str = "") -> None:
        super().__init__(text)
        self.why = why  # what the database said


class AlreadyStored(NotSaved):
    """A room, or a number in it, that exists already."""


class TakenOver(NotSaved):
    """A room that belongs to another process by now."""
