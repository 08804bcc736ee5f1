"""`meowze review`: what each turn of a game was worth, as a table, as JSON, as a graph, or written into the record."""

import argparse
import json
from dataclasses import asdict, replace

from rich.console import Console
from rich.table import Table

from meowze.learn.review import SECONDS, review
from meowze.learn.review_chart import review_svg
from meowze.learn.reviewed_game import Choice, Review, annotated, signed
from meowze.play.files import check_writable
from meowze.play.record import Record
from meowze.texts import Texts, command_line_texts, texts


def run(chosen: argparse.Namespace) -> None:
    """Review a game and write what was asked for; without any wish, a table."""
    for place in filter(None, (chosen.svg, chosen.annotate)):
        check_writable(place)
    read = Record.load(chosen.file)
    found = review(read, seconds=SECONDS if chosen.seconds is None else chosen.seconds)
    record = replace(read, names=texts(chosen.language).names(read.names))
    if chosen.svg:
        chosen.svg.write_text(review_svg(found, record.names, _words(chosen.language)), encoding="utf-8")
    if chosen.annotate:
        chosen.annotate.write_text(annotated(read, found).text, encoding="utf-8")
    if chosen.json:
        print(json.dumps({**asdict(found), "names": record.names}, ensure_ascii=False))
    elif not chosen.svg and not chosen.annotate:
        _print(found, record, command_line_texts(chosen.language))


def _words(language: str) -> tuple[str, str]:
    say = texts(language).say
    return say("review-lucky-draws"), say("review-good-turns")


def _print(found: Review, record: Record, words: Texts) -> None:
    unit = "turns" if found.together else "percent"
    table = Table(*(words.say(f"review-{name}") for name in ("turn", "who", "played", "worth", "cost", "best", "luck")))
    for choice in found.choices:
        table.add_row(str(choice.turn), record.names[choice.seat], choice.played, *_numbers(choice, unit))
    console = Console()
    console.print(table)
    for share in found.shares:
        luck, skill = _signed(share.luck, unit), _signed(share.gain, unit)
        name, best = record.names[share.seat], str(share.found)
        values = {"name": name, "luck": luck, "skill": skill, "found": best, "choices": str(share.choices)}
        console.print(words.say("review-share", **values))


def _numbers(choice: Choice, unit: str) -> tuple[str, str, str, str]:
    worth = f"{-choice.worth:.1f}" if unit == "turns" else f"{100 * choice.worth:.0f} %"
    better = choice.best if choice.best != choice.played else ""
    luck = _signed(choice.luck, unit) if choice.luck else ""
    return worth, _signed(-choice.cost, unit) if better else "", better, luck


def _signed(worth: float, unit: str) -> str:
    return signed(worth, unit == "turns") + ("" if unit == "turns" else " %")
