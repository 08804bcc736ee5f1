"""What tables keep their journals in."""

from itertools import count
from pathlib import Path

import pytest

from meowze.browser.journal import BrowserJournal
from meowze.storage.journal_store import JournalStore
from tests.live.pages import PageDict
from tests.live.tables import NewJournal


@pytest.fixture(params=["database", "page"])
def new_journal(request: pytest.FixtureRequest, tmp_path: Path) -> NewJournal:
    """What makes an empty journal: in a database, or in the storage of a page."""
    numbers = count()
    if request.param == "page":
        return lambda: BrowserJournal(PageDict())
    return lambda: JournalStore(tmp_path / f"{next(numbers)}.sqlite")
