"""Games seen again: finished ones by their link, brought records, pictures, going on from a position, best results."""

import asyncio
import random
import shutil
import threading
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from meowze.games import GAMES
from meowze.live.errors import Busy
from meowze.live.replay_library import ReplayLibrary
from meowze.play.dice import Seeded
from meowze.play.position import Position, Step
from meowze.play.record import Record, read_record, write_record
from meowze.room.journal import DamagedJournal, Row
from meowze.room.messages import incoming
from meowze.room.room import finished_games
from meowze.server.picture_worker import MAX_FILMS, NoPicture, PictureMaker, PictureRequest, PictureWorker
from meowze.server.replay_queue import ReplayQueue
from meowze.server.room_reader import ProcessReader
from meowze.server.work_queue import WorkQueue
from meowze.storage.journal_store import JournalStore
from tests.games.sampling import sample
from tests.paths import DATA
from tests.room.rooms import PlayedRoom
from tests.server.serving import TWO_HERE, Answer, Client, choice, new_token, opened, running, seated

ALONE = [{"who": "here", "name": "Ada"}]
QUICK = {name: sample(name).QUICK for name in GAMES}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of this file share."""
    with running(tmp_path_factory.mktemp("data") / "games.sqlite", pictures=1000) as address:
        yield address


def play_out(client: Client, luck: random.Random) -> None:
    """Play to the end."""
    while client.table["mover"] is not None:
        client.act(choice(client.table, luck))


def finished(address: str, game: str) -> str:
    """A room with a finished game of two."""
    token = new_token()
    room = opened(address, token, game=game, preset="", options=QUICK[game])
    with seated(address, room, token) as client:
        play_out(client, random.Random(1))
    return room


def got(address: str, path: str) -> Any:
    """What is answered."""
    answer = Answer(address, "GET", path)
    assert answer.status == 200, answer.text
    return answer.json


def some_text(game: str = "labyrinth", acts: int = 6) -> str:
    """The record of a game that is not over."""
    dice, luck = Seeded("brought"), random.Random(2)
    record = Record(Position.deal(game, 2, "", dice), ("Ann", "Ben"))
    for _ in range(acts):
        record = record.play(luck.choice(record.position.legal), dice)
    return write_record(record)


@pytest.mark.parametrize("game", QUICK)
def test_finished_game_has_a_link(address: str, game: str) -> None:
    """The replay tells each step by the same facts, and every position as it was seen."""
    room = finished(address, game)
    replay = got(address, f"/api/replays/{room}")
    record = read_record(Answer(address, "GET", f"/api/replays/{room}/record").text)
    steps = list(record.steps())
    assert (replay["game"], replay["names"], replay["over"]) == (game, ["Ada", "Ben"], True)
    assert [told["fact"]["kind"] for told in replay["told"]] == [step.fact.kind for step in steps]
    assert [told["turns"] for told in replay["told"]] == [step.position.turns for step in steps]
    looks: list[Any] = []
    while len(looks) <= len(steps):
        looks += got(address, f"/api/replays/{replay['id']}/looks?first={len(looks)}")
    assert len(looks) == len(steps) + 1
    assert [look["mover"] for look in looks] == [record.start.mover, *(step.position.mover for step in steps)]
    assert looks[-1]["view"]["over"]


def test_each_game_of_a_room_has_a_link(address: str) -> None:
    """Rematches: the room's link leads to the last game, and each keeps its own; a game that goes on has none."""
    token = new_token()
    room = opened(address, token, options=QUICK["chabyrinthe"], preset="")
    assert Answer(address, "GET", f"/api/replays/{room}").status == 404
    with seated(address, room, token) as client:
        play_out(client, random.Random(1))
        first = got(address, f"/api/replays/{room}")["id"]
        client.ask({"type": "rematch", "id": "again"})
        assert got(address, f"/api/replays/{room}")["id"] == first
        assert Answer(address, "GET", f"/api/replays/{room}-999").status == 404
        play_out(client, random.Random(2))
        second = got(address, f"/api/replays/{room}")["id"]
        assert first != second
        assert got(address, f"/api/replays/{first}")["games"] == [first, second]
        assert got(address, f"/api/replays/{first}")["told"] != got(address, f"/api/replays/{second}")["told"]
        client.ask({"type": "undo", "at": client.table["at"], "id": "back"})
        assert got(address, f"/api/replays/{room}")["id"] == first
    assert Answer(address, "GET", "/api/replays/nosuch").status == 404


def test_a_seat_sees_what_it_saw(address: str) -> None:
    """From a seat the cards of others stay hidden, as they were; open they are seen as each was to play."""
    text = some_text()
    id = Answer(address, "POST", "/api/records", {"text": text}).json["id"]
    whole = got(address, f"/api/replays/{id}")
    assert whole["secrets"]
    for seat in (0, 1):
        told = got(address, f"/api/replays/{id}?seat={seat}")["told"]
        looked = [step["fact"] for step in told if step["fact"]["kind"] == "looked"]
        assert all((fact["treasure"] != "") == (fact["seat"] == seat) for fact in looked)
        assert {look["view"]["viewer"] for look in got(address, f"/api/replays/{id}/looks?seat={seat}")} == {seat}
    assert all(look["view"]["viewer"] == look["mover"] for look in got(address, f"/api/replays/{id}/looks"))
    assert Answer(address, "GET", f"/api/replays/{id}?seat=2").status == 404
    assert Answer(address, "GET", f"/api/replays/{id}/looks?first=9999").status == 404


def test_a_game_that_goes_on_has_a_story(address: str) -> None:
    """A device is told what it heard, move by move, and sees each position with the eyes of its own seat only."""
    host, guest = new_token(), new_token()
    room = opened(address, host, game="labyrinth", preset="", options="", seats=[{"who": "here"}, {"who": "link"}])

    def story(token: str, step: str = "") -> Any:
        answer = Answer(address, "POST", f"/api/rooms/{room}/story{step}", {"token": token})
        return answer.json if answer.status == 200 else answer.status

    assert story(host) == 400
    with seated(address, room, host) as ada, seated(address, room, guest) as ben:
        name = ben.ask({"type": "names"})["names"][0]
        ben.say(incoming.Sit(1, name, "cat", "sit"))
        heard = [ada.hear("changed") and []]
        ben.hear("changed")
        for _ in range(6):
            mover = (ada, ben)[ada.table["mover"]]
            mover.say(incoming.Act(ada.table["mover"], ada.table["at"], f"a{ada.table['at']}", mover.table["legal"][0]))
            heard.append(ada.hear("moved")["facts"])
            ben.hear("moved")
        facts = [fact for facts in heard for fact in facts]
        own, public = story(host), story("")
        assert [told["fact"] for told in own["told"]] == facts
        assert (len(public["told"]), own["at"]) == (len(facts), ada.table["at"])
        assert story(host, f"/{len(facts)}")["view"] == ada.table["view"]
        assert [story(token, "/3")["view"]["viewer"] for token in (host, guest, "")] == [0, 1, None]
        assert story(host, "/999") == 404
        ada.say(incoming.Settle(True, True, 0, "close"))
        ada.hear("changed")
        assert (story(""), story(new_token())) == (403, 403)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text.replace("meowze record 1", "a letter to grandma"), "line 1: a record begins with"),
        (lambda text: text.replace("1. ", "1. a1++ "), "line 9: "),
        (lambda text: text.replace("seats: Ann, Ben", "seats: Ann"), "expected 2 names"),
        (lambda text: "", "line 1: a record begins with"),
        (lambda text: text + " " * 70000, "A record has at most"),
    ],
)
def test_damaged_record_is_explained(address: str, damage: Any, told: str) -> None:
    """What is wrong with a brought record is said with its line and what was expected."""
    answer = Answer(address, "POST", "/api/records", {"text": damage(some_text())})
    assert answer.status in (400, 404)
    assert told in answer.json["error"]


def test_pictures(address: str) -> None:
    """A position as SVG and PNG, a game as GIF and WebP; what is no picture is explained."""
    id = Answer(address, "POST", "/api/records", {"text": some_text("chabyrinthe", 2)}).json["id"]
    svg = Answer(address, "GET", f"/api/replays/{id}/1.svg")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in svg.text
    for name, kind in (("0.png", "PNG"), ("game.gif", "GIF"), ("game.webp", "WEBP"), ("game.gif", "GIF")):
        picture = Answer(address, "GET", f"/api/replays/{id}/{name}?seat=1")
        assert Image.open(BytesIO(picture.body)).format == kind
    for name in ("game.png", "1.gif", "1.exe", "x.png", "1", "99999.png"):
        assert Answer(address, "GET", f"/api/replays/{id}/{name}").status == 404, name


def test_pictures_are_rationed(tmp_path: Path) -> None:
    """One address has so many in half a minute."""
    with running(tmp_path / "games.sqlite", pictures=2) as address:
        asked = [Answer(address, "POST", "/api/records", {"text": ""}).status for _ in range(3)]
    assert asked == [400, 400, 429]


def test_going_on_from_a_position(tmp_path: Path) -> None:
    """A new room goes on from the middle of a game, and still does after a restart; a rematch is dealt anew."""
    token, seats = new_token(), [{"who": "here", "name": "Ada"}, {"who": "here", "name": "Ben"}]
    with running(tmp_path / "games.sqlite") as address:
        text = some_text("labyrinth", 5)
        record = read_record(text)
        replay = Answer(address, "POST", "/api/records", {"text": text}).json
        step = len(replay["told"]) - 2
        room = opened(address, token, game="labyrinth", seats=seats, preset="", replay=replay["id"], step=step)
        with seated(address, room, token) as client:
            begun = client.table
            position = [step.position for step in record.steps()][step - 1]
            assert begun["view"]["turns"] == position.turns
            assert begun["mover"] == position.rolled(Seeded(1)).mover
            client.act(choice(client.table, random.Random(1)))
    with running(tmp_path / "games.sqlite") as address, seated(address, room, token) as client:
        assert client.table["view"]["turns"] >= begun["view"]["turns"]
        client.ask({"type": "undo", "at": client.table["at"], "id": "back"})
        assert client.table["view"] == begun["view"]
        client.ask({"type": "rematch", "id": "again"})
        assert client.table["view"]["turns"] == 0


def test_no_going_on_after_the_end(address: str) -> None:
    """Where a game is over, or with other seats, nothing goes on."""
    room = finished(address, "chabyrinthe")
    end = len(got(address, f"/api/replays/{room}")["told"])
    asked = {"game": "chabyrinthe", "seats": TWO_HERE, "token": new_token(), "replay": room}
    assert "ended by this point" in Answer(address, "POST", "/api/rooms", asked | {"step": end}).json["error"]
    assert "for 2" in Answer(address, "POST", "/api/rooms", asked | {"seats": ALONE}).json["error"]
    assert "number from 0" in Answer(address, "POST", "/api/rooms", asked | {"step": end + 1}).json["error"]


def test_best_results(tmp_path: Path) -> None:
    """Solved games alone are placed by options, the quickest first, shown without names; taken back, they are gone."""
    luck, token = random.Random(5), new_token()
    with running(tmp_path / "games.sqlite") as address:
        turns = []
        for _ in range(2):
            room = opened(address, token, seats=ALONE, preset="", options="board=3x3")
            with seated(address, room, token) as client:
                play_out(client, luck)
                turns.append(client.table["view"]["turns"])
        best = got(address, "/api/best?game=chabyrinthe&seats=1&options=board%3D3x3")
        assert [place["turns"] for place in best] == sorted(turns)
        assert got(address, "/api/best?game=chabyrinthe&seats=1") == []
        assert got(address, f"/api/best?game=chabyrinthe&seats={2**70}") == []
        replay = got(address, f"/api/replays/{best[0]['replay']}")
        assert replay["names"] == ["Player 1"]
        assert replay["games"] == [replay["id"]]
        assert room not in str(replay)
        with seated(address, room, token) as client:
            client.ask({"type": "undo", "at": client.table["at"], "id": "back"})
        assert len(got(address, "/api/best?game=chabyrinthe&seats=1&options=board%3D3x3")) == 1
        for wild in ("best-none", f"best-{2**70}", f"{room}-{2**70}"):
            assert Answer(address, "GET", f"/api/replays/{wild}").status == 404


def test_a_replay_is_made_once(tmp_path: Path) -> None:
    """Rows are read and replayed for the first question; later ones only ask for the last number."""

    async def test() -> None:
        store = JournalStore(shutil.copy(DATA / "v0.1.0" / "games.sqlite", tmp_path))
        await store.start()
        played = [header for header in await store.headers() if finished_games(header, await store.rows(header.room))]
        header = played[0]
        library, read, reads = ReplayLibrary(store, ReplayQueue()), store.rows, list[str]()

        async def rows(room: str) -> list[Row]:
            reads.append(room)
            return await read(room)

        store.rows = rows  # type: ignore[method-assign]
        game = await library.find(header.room, "me")
        assert await library.find(header.room.upper(), "me") == game
        assert await library.find(game.id, "me") == game
        assert reads == [header.room]
        assert await library.replay(game, None, "me") is await library.replay(game, None, "another")
        library.close()
        await store.close()

    asyncio.run(test())


def test_no_game_is_replayed_where_tables_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked about a game, the process that serves the tables does not play a single step of it."""
    token, steps = new_token(), list[int]()
    step = Position._step

    def counted(position: Position, code: int, forced: bool) -> Step:
        steps.append(code)
        return step(position, code, forced)

    monkeypatch.setattr(Position, "_step", counted)
    with running(tmp_path / "games.sqlite") as address:
        room = opened(address, token, preset="", options=QUICK["chabyrinthe"])
        with seated(address, room, token) as client:
            client.act(choice(client.table, random.Random(1)))
            story = f"/api/rooms/{room}/story"
            steps.clear()
            assert Answer(address, "POST", story, {"token": token}).json["told"]
            assert Answer(address, "POST", f"{story}/1", {"token": token}).json["view"]
            assert Answer(address, "GET", f"/api/rooms/{room}/record").text.startswith("meowze record 1")
            assert got(address, f"/api/rooms/{room}/record.json")["actions"]
            assert steps == []
            play_out(client, random.Random(1))
        record = some_text(acts=4)
        steps.clear()
        assert got(address, f"/api/rooms/{room}/records")[0]["over"]
        for path in ("", "/looks", "/record", "/1.svg"):
            assert Answer(address, "GET", f"/api/replays/{room}{path}").status == 200
        assert Answer(address, "POST", "/api/records", {"text": record}).status == 201
        assert steps == []


def test_a_long_room_is_read_in_another_process() -> None:
    """The state that comes back is the one that was written, undone acts and all; damage is told as it is here."""

    async def test() -> None:
        reader, played = ProcessReader(thread_rows=20), PlayedRoom()
        luck = random.Random(2)
        for _ in range(5):
            list(played.any_actions(9, luck))
            played.undo()
        assert len(played.rows) > 20
        try:
            assert await reader.read(played.room.header, played.rows) == played.room.state
            assert reader.queue.worker.is_running
            with pytest.raises(DamagedJournal, match="does not fit together"):
                await reader.read(played.room.header, [*played.rows[:30], *played.rows[31:]])
        finally:
            reader.close()

    asyncio.run(test())


def test_names_below_a_picture_are_in_its_language() -> None:
    """Names that were not typed are said in the language that was asked for."""
    named = some_text("chabyrinthe", 1).replace("seats: Ann, Ben", "seats: Ann, Player 2")
    told = PictureWorker().picture(PictureRequest(named, "svg", language="de")).decode()
    assert "Ann · Spieler 2" in told


def test_pictures_are_forgotten_and_workers_replaced() -> None:
    """Pictures beyond its cache are forgotten; after its worker died another one makes the next picture."""

    async def test() -> None:
        maker = PictureMaker(cache_bytes=1)
        order = PictureRequest(some_text("chabyrinthe", 1), "svg")
        try:
            one, same = await asyncio.gather(maker.picture(order, "me"), maker.picture(order, "another"))
            assert one is same
            assert not len(maker._cache)
            process = maker._pictures.worker.process
            assert process
            process.kill()
            process.wait()
            assert await maker.picture(order, "me") == one
        finally:
            maker.close()

    asyncio.run(test())


def test_films_hold_up_no_pictures() -> None:
    """One address may wait for a few films; meanwhile others get theirs, and pictures of positions have no films
    before them."""

    async def test() -> None:
        maker = PictureMaker()
        text = some_text("chabyrinthe", 1)
        for queue in (maker._films, maker._pictures):
            queue.worker = Unhurried()  # type: ignore[assignment]
        films = [PictureRequest(text, "gif", seat=seat) for seat in range(14)]
        asked = [asyncio.create_task(maker.picture(film, "me")) for film in films]
        refused = await asyncio.gather(*asked[MAX_FILMS[1] :], return_exceptions=True)
        assert [type(answer) for answer in refused] == [NoPicture] * (14 - MAX_FILMS[1])
        other = asyncio.create_task(maker.picture(films[-1], "another"))
        maker._pictures.worker.allowed.set()  # type: ignore[attr-defined]
        assert await maker.picture(PictureRequest(text, "svg"), "another") == b"made"
        assert not any(task.done() for task in (*asked[: MAX_FILMS[1]], other))
        maker._films.worker.allowed.set()  # type: ignore[attr-defined]
        assert await asyncio.gather(other, *asked[: MAX_FILMS[1]]) == [b"made"] * (1 + MAX_FILMS[1])
        maker.close()

    asyncio.run(test())


class Unhurried:
    """A worker that answers when it is allowed to."""

    def __init__(self) -> None:
        self.allowed = threading.Event()

    def ask(self, request: PictureRequest) -> bytes:
        """An answer at last."""
        self.allowed.wait()
        return b"made"

    def kill(self) -> None:
        """Stop waiting."""
        self.allowed.set()


def test_who_asks_for_too_much_is_told_to_come_back(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer has the status, the header and the key that say so."""

    async def busy(queue: WorkQueue, request: object, who: str, key: object = None) -> None:
        raise Busy("Much is being asked for just now.")

    monkeypatch.setattr(WorkQueue, "ask", busy)
    answer = Answer(address, "POST", "/api/records", {"text": some_text()})
    assert (answer.status, answer.headers["retry-after"], answer.json["key"]) == (503, "5", "busy")
