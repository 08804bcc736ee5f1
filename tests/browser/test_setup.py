"""What the choices before a game and the table show: editions, defaults, the scale of success, teams, corners."""

import pytest
from playwright.sync_api import Browser, expect

from meowze.games.chabyrinthe import GAME
from meowze.texts import texts
from tests.browser.plans import Plan
from tests.browser.screen import Screen
from tests.browser.states import continue_at
from tests.browser.tables import open_room, wait_for_turn
from tests.browser.test_company import by_pointer
from tests.games.chabyrinthe.boards import ROW, table

LAST_CAT = Plan(spot="d2", tick=True)
FOUR = [{"who": "here", "name": name} for name in ("Ada", "Ben", "Cleo", "Dora")]


def presets(screen: Screen, game: str) -> list[str]:
    """The presets that a game offers, in their order."""
    screen.page.evaluate(f"location.hash = '{game}'")
    expect(screen.at("start")).to_be_visible()
    offered: list[str] = screen.page.locator("input[name=preset]").evaluate_all("all => all.map(e => e.value)")
    return offered


@pytest.mark.parametrize(
    ("locale", "game", "first"),
    [
        ("ru-RU", "chabyrinthe", "russian-2024"),
        ("fr-CH", "chabyrinthe", "french"),
        ("en-GB", "chabyrinthe", "english"),
        ("it-IT", "mouse-race", "italian"),
        ("de-AT", "chabyrinthe", "standard"),
        ("en-GB", "mouse-race", "standard"),
    ],
)
def test_the_edition_of_the_language_comes_first(
    browser: Browser, server: str, locale: str, game: str, first: str
) -> None:
    """It is chosen, it says what differs, the usual game is one tap away, and no set of options is offered twice."""
    screen = Screen(browser, server, locale=locale)
    expect(screen.at("games")).to_be_visible()
    offered = presets(screen, game)
    assert offered[0] == first
    assert "standard" in offered[:2]
    expect(screen.page.locator(f"input[value={first}]")).to_be_checked()
    expect(screen.at("suggested")).to_have_count(int(first != "standard"))
    assert not {"german", "dutch", "portuguese"} & set(offered)
    screen.page.locator("input[value=standard]").check(force=True)
    expect(screen.at("suggested")).to_have_count(0)
    screen.close()


def test_a_default_shows_its_value(browser: Browser, server: str) -> None:
    """A rule that nobody changes says what it is, and is not offered twice."""
    screen = Screen(browser, server)
    presets(screen, "mouse-race")
    bag = screen.at("switch-bag").locator("option")
    usual = texts("en").say("usual-value", value="72, 72 and 20")
    assert bag.all_text_contents()[:2] == [usual, "77, 77 and 10"]
    screen.close()


def test_the_scale_is_shown_before_and_after(browser: Browser, server: str) -> None:
    """Its bands stand among the choices when all play together or one alone, and at the end with one's own marked."""
    assert GAME.scale
    screen = Screen(browser, server)
    presets(screen, "chabyrinthe")
    expect(screen.at("bands")).to_have_count(0)
    screen.page.locator("input[value=cooperative]").check(force=True)
    expect(screen.at("bands").locator("li")).to_have_count(len(GAME.scale.most) + 1)
    screen.page.locator("input[value=standard]").check(force=True)
    expect(screen.at("bands")).to_have_count(0)
    screen.page.get_by_role("radio", name="1", exact=True).check()
    expect(screen.at("bands")).to_be_visible()
    continue_at(screen, table(ROW, won="5/5/4", cats="2w5", turns=9))
    assert wait_for_turn(screen)
    by_pointer(screen, LAST_CAT)
    expect(screen.at("final-turns")).to_have_text(texts("en").say("chabyrinthe-rank", band=3, turns=10))
    expect(screen.at("bands").locator("[aria-current=true]")).to_contain_text("10–11")
    screen.close()


def test_partners_stand_together(browser: Browser, server: str) -> None:
    """Each has the cats it won, the team their sum; at the end two teams are ranked."""
    screen = Screen(browser, server)
    continue_at(screen, table(ROW, won="2/2/1,1/1/1,1/1/1,1/1/1", cats="2w5", switches="mode=teams"))
    assert wait_for_turn(screen)
    for team, (seats, total) in enumerate([((0, 1), 31), ((2, 3), 24)]):
        together = screen.at(f"team-{team}")
        expect(together.locator("p strong")).to_have_text(str(total))
        assert together.locator("[data-seat]").evaluate_all("all => all.map(e => +e.dataset.seat)") == list(seats)
    assert [screen.at(f"score-{seat}").inner_text() for seat in range(4)] == ["19", "12", "12", "12"]
    by_pointer(screen, LAST_CAT)
    expect(screen.at("over")).to_be_visible()
    say = texts("en").say
    expect(screen.page.locator("#over-title")).to_have_text(say("team-wins", names="Ada and Ben"))
    for number, names, total in ((1, "Ada and Ben", 36), (2, "Cleo and Dora", 24)):
        expect(screen.at(f"final-team-{number}")).to_contain_text(say("team-of", names=names))
        expect(screen.at(f"final-team-{number}").locator("strong")).to_have_text(str(total))
    screen.close()


@pytest.mark.parametrize(("game", "piece", "pieces"), [("labyrinth", "pawn", "31"), ("mouse-race", "mouse", "02")])
def test_free_corners_are_marked(browser: Browser, server: str, game: str, piece: str, pieces: str) -> None:
    """Two play from opposite corners in the colours of these; the other corners have none. The strip agrees."""
    screen = Screen(browser, server)
    open_room(screen, game, *FOUR[:2], options="first=0")
    expect(screen.at("cell-b2")).to_be_visible()
    screen.shown()
    drawn = screen.page.locator(".board use").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    assert drawn.count(f"#{game}-corner-free") == 2
    assert sorted(href[-1] for href in drawn if href.startswith(f"#{game}-corner-") and href[-1].isdigit()) == sorted(
        pieces
    )
    badges = screen.page.locator(".seat-strip .badge use").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    assert badges == [f"#{game}-{piece}-{number}" for number in pieces]
    screen.close()
