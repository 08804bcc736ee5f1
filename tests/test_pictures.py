"""Pictures and animations: names and numbers are drawn, sizes are limited, and drawing is fast enough."""

import html
import time
import weakref
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from meowze import pictures
from meowze.cli.main import main
from meowze.games import GAMES
from meowze.games.sheet import Label, Sheet, Stamp, escape
from meowze.pictures import LARGEST, render
from meowze.play.dice import Seeded
from meowze.play.position import Position
from meowze.play.record import FILM_WIDTH, Record, write_record

NAMES = ("Ann", "Борис", "Çelik", "Dörte")


def some_game(game: str, steps: int, seats: int = 4) -> Record:
    """A game of at least `steps` steps, always with the first legal action."""
    dice = Seeded("film")
    record = Record(Position.deal(game, seats, "", dice), NAMES[:seats])
    while sum(1 for _ in record.steps()) < steps:
        legal = record.position.legal
        record = record.play(legal[len(record.actions) % len(legal)], dice)
    return record


def read(data: bytes) -> Image.Image:
    """Encoded bytes as an image."""
    return Image.open(BytesIO(data))


def ink(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ."""
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("game", GAMES)
def test_names_and_numbers_are_written(game: str) -> None:
    """Names and the number of turns are visible; without our font they would be left out silently."""
    record = some_game(game, 12)
    full = record.position.sheet("open", NAMES)
    labels = [item for item in full.stamps if isinstance(item, Label)]
    assert [label.text for label in labels] == [" · ".join(NAMES), str(record.position.turns)]
    bare = Sheet(
        full.width, full.height, full.ground, tuple(s for s in full.stamps if isinstance(s, Stamp)), full.art, ""
    )
    width, line = 840, labels[0].y
    scale = render(full, width).width / full.width
    for label, near in zip(labels, (0.0, full.width), strict=True):
        alone = Sheet(full.width, full.height, full.ground, (*bare.stamps, label), full.art, "")
        box = ink(render(alone, width), render(bare, width))
        assert box, f"{label.text} is not there"
        assert (line - label.size) * scale - 1 <= box[1] < box[3] <= (line + label.size / 2) * scale
        assert min(abs(box[0] - near * scale), abs(box[2] - near * scale)) < label.size * scale


def test_text_is_escaped_as_html_is() -> None:
    """Signs of HTML in names and texts are written as those of the standard library."""
    text = '<b title="a & b">Ann\'s</b> &amp; Борис'
    assert escape(text) == html.escape(text)


@pytest.mark.parametrize("game", GAMES)
def test_stamps_lie_where_the_drawing_has_them(game: str) -> None:
    """A position pasted stamp by stamp, digits included, looks like one rendered at once."""
    position = some_game(game, 12).position
    sheet = position.sheet()
    pasted = render(sheet, 420)
    whole = pictures._rasterise(sheet, pasted.width).convert("RGB").resize(pasted.size)
    greys = ImageChops.difference(pasted, whole).convert("L").histogram()
    assert sum(greys[64:]) < 0.004 * pasted.width * pasted.height


@pytest.mark.parametrize("game", GAMES)
def test_film_of_sixty_steps_in_time(game: str) -> None:
    """A GIF of 60 steps takes less than five seconds on one core and is not large."""
    record = some_game(game, 60)
    pictures._render_stamp.cache_clear()
    begun = time.process_time()
    made = record.gif("open")
    assert time.process_time() - begun < 5
    image = read(made)
    assert image.format == "GIF"
    assert image.width <= FILM_WIDTH
    assert len(made) < 2_000_000
    first = image.convert("RGB").copy()
    image.seek(image.n_frames - 1)  # type: ignore[attr-defined]
    assert ink(first, image)


def test_film_in_many_colours() -> None:
    """A WebP has one frame for each step, and `tick` is called for every frame."""
    record, ticks = some_game("chabyrinthe", 6, 2), list[int]()
    image = read(record.webp("open", 200, lambda: ticks.append(1)))
    assert (image.format, image.n_frames) == ("WEBP", len(ticks))  # type: ignore[attr-defined]
    assert len(ticks) == 1 + sum(1 for _ in record.steps())


def test_every_frame_of_a_gif_is_whole() -> None:
    """Only what changes is stored, and the frame that is shown is the whole picture, also where nothing changes."""
    sheets = [moment.sheet("open") for moment in some_game("labyrinth", 5, 2).moments()]
    sheets.append(sheets[-1])
    image = read(pictures.film(sheets, len(sheets), "gif", 150))
    assert image.n_frames == len(sheets)  # type: ignore[attr-defined]
    colours = image.copy()
    assert ink(colours, render(sheets[0], 150).quantize(pictures.COLOURS, dither=Image.Dither.NONE)) is None
    for k, sheet in enumerate(sheets[1:], 1):
        image.seek(k)
        assert ink(image, render(sheet, 150).quantize(palette=colours, dither=Image.Dither.NONE)) is None


@pytest.mark.parametrize("motion", ["gif", "webp"])
def test_frames_are_drawn_as_they_are_needed(motion: pictures.Motion, monkeypatch: pytest.MonkeyPatch) -> None:
    """A film never holds all its frames, for many films at once would fill the memory of a server."""
    drawn = list[weakref.ref[Image.Image]]()
    alive = list[int]()

    def watched(sheet: Sheet, width: int) -> Image.Image:
        image = render(sheet, width)
        drawn.append(weakref.ref(image))
        alive.append(sum(frame() is not None for frame in drawn))
        return image

    monkeypatch.setattr(pictures, "render", watched)
    record = some_game("chabyrinthe", 12, 2)
    record.gif(width=100) if motion == "gif" else record.webp(width=100)
    assert len(alive) >= 13
    assert max(alive) <= 3


def test_long_games_have_no_more_frames() -> None:
    """An animation of a long game shows some of its steps, always including the first and the last."""
    record = some_game("mouse-race", 60)
    some = record.moments(20)
    assert (len(some), some[0], some[-1]) == (20, record.start, record.position)


def test_nobody_needs_larger_pictures() -> None:
    """A picture of unreasonable size is refused with an error."""
    with pytest.raises(pictures.TooLarge, match=f"1 to {LARGEST} pixels"):
        some_game("chabyrinthe", 1).position.png(width=LARGEST + 1)


def test_a_seat_sees_its_own_card_only() -> None:
    """Pictures of a Labyrinth position for different seats show different cards."""
    position = some_game("labyrinth", 2).position
    everybody, mover, whole = (position.png(seat, width=200) for seat in (None, position.mover, "open"))
    assert everybody != mover == whole


def test_replay_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`meowze replay FILE --gif OUT | --webp OUT | --svg DIR | --png DIR` writes files and shows a progress bar."""
    record = some_game("chabyrinthe", 3, 2)
    file = tmp_path / "game.txt"
    file.write_text(write_record(record), encoding="utf-8")
    main(["replay", str(file), "--gif", str(tmp_path / "game.gif")])
    assert "game.gif" in capsys.readouterr().err
    assert read((tmp_path / "game.gif").read_bytes()).format == "GIF"
    for kind in ("svg", "png"):
        main(["replay", str(file), f"--{kind}", str(tmp_path / kind)])
        pages = sorted((tmp_path / kind).iterdir())
        assert len(pages) == 1 + sum(1 for _ in record.steps())
    assert read(pages[0].read_bytes()).format == "PNG"
    with pytest.raises(SystemExit):
        main(["replay", str(file), "--gif", str(tmp_path / "no" / "game.gif")])
    assert "there is no such file or folder" in capsys.readouterr().err
