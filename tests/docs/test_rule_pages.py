"""The rule pages: whatever the rules can refuse has a paragraph, which follows the options, and pictures are fresh."""

import json
import re
from typing import Any

import pytest

from meowze.games import GAMES, AnyGame
from tests.paths import ROOT
from tests.rule_pages import FOLDER, LESSONS, written
from tests.rule_texts import Values, lines, table_values, tables, word_key
from tests.texts.locales import LANGUAGES, PLURALS, Message, messages

BOOKS = ROOT / "docs" / "rules"
PAGES: dict[str, Any] = {p.parent.name: json.loads(p.read_text(encoding="utf-8")) for p in FOLDER.glob("*/rules.json")}
ENGLISH = messages("rules/en")
OTHERS = [language for language in LANGUAGES if language != "en"]
LONGEST = 950  # words

TOLD = [  # game, options, seats, paragraph, what it says, what it does not say
    ("chabyrinthe", "", 2, "turn", "you must use both", "need not"),
    ("chabyrinthe", "actions=at-most-two", 2, "turn", "you need not use both", "must"),
    ("chabyrinthe", "must_rotate=yes", 2, "turn", "not push twice", "same thing twice"),
    ("chabyrinthe", "board=3x3", 2, "start", "nine gutter cards", "sixteen"),
    ("chabyrinthe", "deck=36", 2, "start", "36 gutter cards", "26"),
    ("chabyrinthe", "deck=8/6/4/2/3/3/1", 2, "start", "27 gutter cards", "26"),
    ("chabyrinthe", "first=1", 2, "start", "has been chosen", "lots"),
    ("chabyrinthe", "inserted=as-it-lies", 2, "push", "just as it lies", "any way you like"),
    ("chabyrinthe", "shared_home=each-cat", 2, "chain", "moves two places", "only one place"),
    ("chabyrinthe", "", 1, "end", "Points do not count. Count your turns", "Add up"),
    ("chabyrinthe", "mode=teams", 4, "end", "Partners add up their points", "best friend"),
    ("chabyrinthe", "limit=30", 2, "end", "after turn 30", "not made it"),
    ("chabyrinthe", "", 2, "end", "even after the first action", "Our own rule"),
    ("chabyrinthe", "", 2, "start", "In the box it is whoever last saw a black cat", "chosen"),
    ("labyrinth", "", 2, "start", "12 to each of you", "stay in the box"),
    ("labyrinth", "secrets=1", 2, "start", "Cards for each player: 1.", "12"),
    ("labyrinth", "", 1, "end", "Count your turns", "first one home wins"),
    ("labyrinth", "finish=anywhere", 2, "end", "finds their last treasure first", "and stop there"),
    ("labyrinth", "cards=open", 2, "walk", "one of your treasures", "next card"),
    ("labyrinth", "next_card=at-once", 2, "walk", "at once", "when your next turn begins"),
    ("mouse-race", "players=2-to-4,bag=77/77/10", 3, "start", "Three are playing", "two"),
    ("mouse-race", "players=2-to-4,bag=77/77/10", 3, "start", "curves (77) and cats (10)", "72"),
    ("mouse-race", "players=2-to-4", 0, "start", "Two, three or four", "Two or four"),
    ("mouse-race", "may_point=yes", 2, "blocked", "may point at a path", "at a path (your own"),
    ("mouse-race", "may_point=no", 2, "blocked", "at a path (your own or another)", "may point at"),
    ("mouse-race", "cat_zone=side-or-way", 2, "cat", "side of the board or in that mouse’s way", "must lie"),
    ("mouse-race", "cat_zone=way", 2, "cat", "must lie in that mouse’s way", "Side:"),
    ("mouse-race", "cat_zone=side", 2, "cat", "must lie on that player’s side", "Way:"),
    ("mouse-race", "cat_zone=anywhere", 2, "cat", "anywhere on the board", "rectangle"),
    ("mouse-race", "cat_against=nearest", 2, "cat", "nearest to the cheese", "next player"),
    ("mouse-race", "take_back=own", 2, "cat", "keep a place for its first tile", "next player’s"),
    ("mouse-race", "take_back=own", 2, "miss", "Cats stay where they are", "any cat"),
    ("mouse-race", "scent=no-exception", 2, "scent", "like all other squares", "always"),
    ("mouse-race", "finish=scent", 2, "end", "a tile in the scent area", "points at the cheese"),
    ("mouse-race", "limit=0", 2, "end", "no limit on the number", "Our own rule"),
    ("mouse-race", "limit=400", 2, "end", "Our own rule, in no booklet", "no limit"),
    ("mouse-race", "bag=82/82/0", 2, "start", "no cats", "72"),
    ("mouse-race", "bag=82/82/0", 2, "miss", "last tile of your own path", "any cat"),
]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)


def covered(game: str) -> list[str]:
    """The numbers that the paragraphs of a page cover."""
    return [number for paragraph in PAGES[game]["paragraphs"] for number in paragraph["rules"]]


def own(game: AnyGame) -> dict[str, Message]:
    """The messages of a game in English."""
    return {key: message for key, message in ENGLISH.items() if key.startswith(f"{game.name}-")}


def choices(message: Message) -> set[tuple[str, frozenset[str]]]:
    """What a message selects by, and the words it knows."""
    return {(name, keys - PLURALS) for name, keys, _ in message.choices if keys - PLURALS}


def paragraphs(game: AnyGame, language: str, values: Values) -> dict[str, list[str]]:
    """The lines of every paragraph of a page."""
    keys = [f"{game.name}-{paragraph['id']}" for paragraph in PAGES[game.name]["paragraphs"]]
    return {key: lines(language, key, values) + lines(language, key, values, "small") for key in keys}


@each_game
def test_whatever_is_refused_has_a_paragraph(game: AnyGame) -> None:
    """Each number by which `why` can bar an action is covered, and each number by one paragraph only."""
    numbers = covered(game.name)
    assert set(game.notation.WHY) - set(numbers) == set()
    assert len(set(numbers)) == len(numbers)


@each_game
def test_numbers_stand_in_the_rule_book(game: AnyGame) -> None:
    """A page names no rule that its rule book does not know."""
    book = (BOOKS / f"{game.name}.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\*\*([A-Z]+[0-9]+)\*\*", book, re.MULTILINE))
    assert set(covered(game.name)) - known == set()


@each_game
def test_sources_are_booklets(game: AnyGame) -> None:
    """A difference between editions names booklets that have a name, and what it is about; never lines of a file."""
    named = next(keys for name, keys, _ in ENGLISH["rules-booklet"].choices if name == "booklet")
    for edition in PAGES[game.name]["editions"]:
        message = ENGLISH[f"{game.name}-edition-{edition['id']}"]
        assert set(edition["booklets"]) <= named
        assert ("about" in message.attributes) == bool(edition["booklets"])


@each_game
def test_pictures_are_fresh(game: AnyGame) -> None:
    """What the pictures show is what the rules play today; if not, `python -m tests.rule_pages`."""
    lessons = LESSONS[game.name]
    assert (FOLDER / game.name / "lessons.json").read_text(encoding="utf-8") == written(lessons)
    drawn = {p["id"]: p.get("drawnBy", "") for p in PAGES[game.name]["paragraphs"] if p.get("drawn")}
    assert [name for name in lessons if "-" not in name] == list(drawn)
    for name in set(lessons) - set(drawn):
        paragraph, _, value = name.partition("-")
        assert value in {str(values.get(drawn[paragraph])) for values in tables(game)}, name


def test_chain_and_turned_cards_can_be_seen() -> None:
    """The picture of chains brings a cat home after a new one has come; that of turning turns no card onto itself."""
    lessons = json.loads((FOLDER / "chabyrinthe" / "lessons.json").read_text(encoding="utf-8"))
    for end in ("", "-board-3x3"):
        kinds = [fact["kind"] for scene in lessons[f"chain{end}"]["scenes"] for fact in scene["facts"]]
        assert kinds == ["turned", "homed", "arrived", "homed", "arrived"]
        roofs = [scene["view"]["squares"] for scene in lessons[f"rotate{end}"]["scenes"]]
        openings = [{square["cell"]: set(map(frozenset, square["card"]["joins"])) for square in roof} for roof in roofs]
        assert openings[0] != openings[1] != openings[2]
        start = lessons[f"start{end}"]
        marked = [s["card"]["shape"] for s in start["scenes"][0]["view"]["squares"] if s["cell"] in start["marked"]]
        assert marked == ["elbow", "elbow"]


@each_other
def test_language_has_every_paragraph(language: str) -> None:
    """A language tells all rules: every text with its variables and parts, for the same values of the options."""
    theirs = messages(f"rules/{language}")
    assert {key: (m.variables, m.attributes) for key, m in theirs.items()} == {
        key: (m.variables, m.attributes) for key, m in ENGLISH.items()
    }
    assert {key for key, m in ENGLISH.items() if not choices(m) <= choices(theirs[key])} == set()


@each_game
def test_english_tells_just_what_is_on_the_page(game: AnyGame) -> None:
    """Each paragraph and each difference of editions has its text, and there is no other."""
    page = PAGES[game.name]
    wanted = {f"{game.name}-{paragraph['id']}" for paragraph in page["paragraphs"]}
    wanted |= {f"{game.name}-edition-{edition['id']}" for edition in page["editions"]}
    assert set(own(game)) == wanted
    assert bool(game.scale) == any("scale" in paragraph for paragraph in page["paragraphs"])


@each_game
def test_every_option_is_told(game: AnyGame) -> None:
    """Some paragraph depends on each option, and whichever text selects by it knows all its words."""
    asked = set().union(*(message.variables for message in own(game).values()))
    for switch in game.notation.SWITCHES:
        assert {name for name in asked if re.fullmatch(rf"{switch.name}(_\d|_sum)?", name)}, switch.name
        words = {word_key(switch.name, word) for word in switch.words}
        for key, message in own(game).items():
            for name, keys, default in message.choices:
                assert name != switch.name or default == "other" or words <= keys, (key, name)


@pytest.mark.parametrize(("game", "options", "seats", "paragraph", "words", "others"), TOLD)
def test_paragraph_follows_the_table(
    game: str, options: str, seats: int, paragraph: str, words: str, others: str
) -> None:
    """With these options a paragraph says this, and not that."""
    values = table_values(GAMES[game], options, seats)
    told = " ".join(paragraphs(GAMES[game], "en", values)[f"{game}-{paragraph}"])
    assert words in told
    assert others not in told


@each_language
@each_game
def test_every_table_has_its_lines(language: str, game: AnyGame) -> None:
    """With any options each paragraph has a title and as many lines as in English, all different."""
    for values in tables(game):
        told = paragraphs(game, language, values)
        english = paragraphs(game, "en", values)
        assert {key: len(text) for key, text in told.items()} == {key: len(text) for key, text in english.items()}
        assert [key for key, text in told.items() if not text or len(set(text)) < len(text)] == []
        assert [key for key in told if len(lines(language, key, values, "title")) != 1] == []


@each_language
@each_game
def test_page_is_short(language: str, game: AnyGame) -> None:
    """The paragraphs of a page are read in a few minutes, and no line is long."""
    told = [line for text in paragraphs(game, language, table_values(game)).values() for line in text]
    assert 250 < sum(len(line.split()) for line in told) < LONGEST
    assert max(len(line.split()) for line in told) <= 40
