"""Measures whether every text on a page fits: into its own box, into what is around it, and onto the screen."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Page, Route

from tests.browser.screen import lay_out
from tests.texts.locales import FOLDER

SIZES = ((390, 844), (360, 640), (1024, 768), (820, 1180), (1440, 900))
LONG = "long"  # English with every message longer by two fifths, as other languages are

# For each fault: what is wrong, where, and the text. Words may break at hyphens only; names and addresses anywhere.
FAULTS = """() => {
  const faults = [];
  const named = e => e.tagName.toLowerCase() + (e.dataset.testid ? `[${e.dataset.testid}]` : '')
    + [...e.classList].filter(c => !c.startsWith('svelte-')).map(c => '.' + c).join('');
  const path = e => [e.parentElement?.parentElement, e.parentElement, e].filter(Boolean).map(named).join(' > ');
  const report = (what, e, text) => faults.push([what, path(e), text.trim().slice(0, 60)]);
  const unseen = e => e.closest('.visually-hidden, [hidden], svg, option, .pictures, title, script, style')
    || !e.checkVisibility({ visibilityProperty: true }) || getComputedStyle(e).clipPath !== 'none';
  const union = rects => rects.reduce((a, b) => ({
    left: Math.min(a.left, b.left), right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top), bottom: Math.max(a.bottom, b.bottom) }));
  const rectsOf = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from); range.setEnd(node, to);
    return [...range.getClientRects()].filter(r => r.width);
  };
  const modal = document.querySelector('dialog:modal');
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const own = node.parentElement, text = node.data;
    if (!text.trim() || unseen(own)) continue;
    const rects = rectsOf(node, 0, text.length);
    if (!rects.length) continue;
    const here = union(rects), line = rects[0].height;
    const free = own.closest('.name, .code, .word, strong, a.field, .clamp');
    if (!free) for (const word of text.matchAll(/[^\\s\\u2010-\\u2014-]+/g)) {
      const tops = new Set(rectsOf(node, word.index, word.index + word[0].length).map(r => Math.round(r.top)));
      if (tops.size > 1 && getComputedStyle(own).hyphens !== 'auto') report('broken', own, word[0]);
      else if (tops.size > 1 && word[0].length < 12) report('broken', own, word[0]);
    }
    if (here.left < -1 || here.right > innerWidth + 1) report('off the screen', own, text);
    let scrolled = false;
    for (let e = own; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e), box = e.getBoundingClientRect();
      if (style.display === 'contents' || style.display === 'inline') continue;
      const clips = /hidden|clip/, scrolls = /auto|scroll/;
      const boxed = parseFloat(style.borderLeftWidth) > 0 || e.matches('.paper, .button, .dusk, .field, dialog')
        || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      const wide = here.left < box.left - 1 || here.right > box.right + 1;
      const high = !scrolled && (here.top < box.top - line / 3 || here.bottom > box.bottom + line / 3);
      if (wide && (clips.test(style.overflowX) || scrolls.test(style.overflowX))) { report('cut', e, text); break; }
      if (high && clips.test(style.overflowY)) { report('cut', e, text); break; }
      if (boxed && (wide || (high && !scrolls.test(style.overflowY)))) { report('sticks out', e, text); break; }
      if (scrolls.test(style.overflowY)) scrolled = true;
      if (style.position === 'fixed') break;
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const e of document.querySelectorAll('input.field, select:not(.cover-input)')) {
    if (unseen(e) || (modal && !modal.contains(e))) continue;
    const style = getComputedStyle(e);
    const text = e.matches('select') ? (e.selectedOptions[0]?.text ?? '') : e.placeholder;
    pen.font = style.font;
    const arrow = e.matches('select') ? 16 : 0;
    const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(text).width > room + 1) report('cut', e, text);
  }
  for (const e of document.querySelectorAll('.room'))
    if (!unseen(e) && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1))
      report('scrolls', e, `${e.scrollWidth} x ${e.scrollHeight}`);
  if (document.documentElement.scrollWidth > innerWidth) report('wider than the screen', document.body, '');
  return faults;
}"""


@dataclass(frozen=True)
class Fault:
    """A text that does not fit."""

    state: str  # the page and what is open on it
    language: str
    size: tuple[int, int]
    what: str
    element: str
    text: str

    def __str__(self) -> str:
        wide, high = self.size
        return f"{self.state}, {self.language}, {wide} x {high}: {self.what}: {self.element}: {self.text!r}"


def faults(page: Page, state: str, language: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[Fault]:
    """What does not fit on the page as it is now, in windows of these sizes."""
    found = []
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        lay_out(page)
        found += [Fault(state, language, size, *fault) for fault in page.evaluate(FAULTS)]
    return found


def speak_long(context: BrowserContext) -> None:
    """Let English be long on the pages of this context."""

    def answer(route: Route) -> None:
        found = route.fetch()
        long = f"export default {json.dumps(long_english())}"
        route.fulfill(response=found, body=long if "which-game" in found.text() else found.text())

    context.route(re.compile(r"/assets/en-[\w-]+\.js"), answer)


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(re.sub(r"[^\W\d_]{3,}", _longer, node.value))


def _longer(word: re.Match[str]) -> str:
    return word[0] + word[0][-1] * max(1, round(0.4 * len(word[0])))


@cache
def long_english() -> str:
    """The English texts with every word longer by two fifths."""
    tree = FluentParser().parse((FOLDER / "en.ftl").read_text(encoding="utf-8"))
    return FluentSerializer().serialize(_Longer().visit(tree))
