"""What somebody needs who plays by keys or with a screen reader: where the focus is, what everything is called."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.screen import Screen

MOST_STOPS = 90
# The element that has the focus: what it is, its place among all elements, and whether one sees that it has it.
FOCUS = """() => {
  const e = document.activeElement, styleOf = (node) => getComputedStyle(node);
  const ringed = (node) => node && parseFloat(styleOf(node).outlineWidth) >= 2 && styleOf(node).outlineStyle !== 'none';
  const stroked = e.matches('.target') && styleOf(e).stroke !== 'none' && parseFloat(styleOf(e).strokeWidth) > 0;
  const { width, height } = e.getBoundingClientRect();
  const name = e.dataset.testid ?? e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30);
  return {
    body: e === document.body,
    what: `${e.tagName.toLowerCase()} ${name}`,
    place: [...document.querySelectorAll('*')].indexOf(e),
    seen: width > 0 && height > 0 && (stroked || [e, e.nextElementSibling, e.closest('label')].some(ringed)),
  };
}"""
CONTROLS = {"button", "link", "slider", "textbox", "combobox", "checkbox", "radio", "option", "image"}


def focus(page: Page) -> dict[str, Any]:
    """What has the focus."""
    found: dict[str, Any] = page.evaluate(FOCUS)
    return found


def check_focus(screen: Screen) -> None:
    """The focus is somewhere, once what was pressed has had its effect."""
    screen.wait_until(lambda: not focus(screen.page)["body"], "the focus is lost")


def check_round(screen: Screen) -> list[str]:
    """Press Tab all the way round: no stop twice, every one to be seen, and back at the beginning; what they are."""
    page, rounds = screen.page, 0
    stops: dict[int, str] = {}
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        found = focus(page)
        if found["body"]:  # after the last stop; the first round may have begun in the middle
            rounds += 1
            if rounds == 2:
                return list(stops.values())
            stops = {}
            continue
        assert found["place"] not in stops, f"the Tab key is caught between {list(stops.values())}"
        assert found["seen"], f"nobody sees that {found['what']} has the focus"
        stops[found["place"]] = found["what"]
    raise AssertionError(f"the Tab key does not come round: {list(stops.values())}")


def check_names(screen: Screen) -> list[str]:
    """Every control that a screen reader finds has a name; the names, each with its role."""
    session = screen.context.new_cdp_session(screen.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in nodes if not node["ignored"]]
    told = [(node["role"]["value"], node.get("name", {}).get("value", "").strip()) for node in shown]
    assert [role for role, name in told if role in CONTROLS and not name] == []
    return [f"{role} {name}" for role, name in told if name]


def spoken(screen: Screen) -> str:
    """What the live regions of the page say."""
    regions = screen.page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert]")
    return " | ".join(text for text in regions.all_inner_texts() if text.strip())
