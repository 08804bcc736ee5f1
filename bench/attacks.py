"""What one anonymous client can try against a server: each attack goes on until it is stopped, as hard as it is let.

Run by bench/abuse.py in a process of its own: python -m bench.attacks ATTACK SERVER SOURCE-ADDRESS GAME SECONDS
"""

import asyncio
import json
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bench.raw_client import CONTINUATION, HERE, LOST, LUCK, PING, TEXT, RawClient, frame
from meowze.server.open_connections import raise_file_limit

LETTERS = "bcdfghjkmnpqrstvwxz23456789"


class Attacker(RawClient):
    """One address of this machine that attacks a server."""

    async def ping_flood(self) -> None:
        """Pings whose pongs nobody reads."""
        room, data = await self.room(), frame(PING, b"x" * 125) * 1_000
        await self.at_once(3, lambda: self.flood(room, data))

    async def continuation_frames(self) -> None:
        """A message in endlessly many empty pieces."""
        room, first = await self.room(), frame(TEXT, b"{", last=False)
        await self.at_once(3, lambda: self.flood(room, frame(CONTINUATION, last=False) * 10_000, first))

    async def poison_room(self) -> None:
        """Thousands of acts by HTTP, many undos, and the records of that room again and again."""
        room = await self.room()

        async def acts() -> None:
            socket, link = await self.socket(room), await self.link()
            await socket.say(type="hello", token=self.token)
            count = 0
            while True:
                message = await socket.hear()
                table = message if message["type"] == "table" else message.get("table")
                if table is None:
                    continue
                count += 1
                if count % 8 == 0:
                    await socket.say(type="undo", at=table["at"], id=f"u{table['at']}")
                elif table["legal"]:
                    act = {"seat": table["mover"], "at": table["at"], "id": f"a{table['at']}"}
                    action = LUCK.choice(table["legal"])
                    await link.ask("POST", f"/api/bot/rooms/{room}/act", act | {"action": action}, self.token)
                else:
                    await socket.say(type="rematch", id=f"r{table['at']}")

        async def reads() -> None:
            link = await self.link()
            while True:
                for what in ("records", "record", "record.json"):
                    await link.ask("GET", f"/api/rooms/{room}/{what}")

        await asyncio.gather(self.again(acts), self.at_once(2, reads))

    async def record_bomb(self) -> None:
        """Long records brought in, and read again and again."""
        texts = [self.record() for _ in range(8)]

        async def bring() -> None:
            link = await self.link()
            while True:
                status, body = await link.ask("POST", "/api/records", {"text": LUCK.choice(texts)})
                id = json.loads(body).get("id") if status < 300 else None
                for what in ("", "/looks", "/record") if id else ():
                    await link.ask("GET", f"/api/replays/{id}{what}")

        await self.at_once(4, bring)

    async def hint_flood(self) -> None:
        """Hints asked for as fast as a device may speak, on many sockets."""
        room = await self.room()

        async def hints() -> None:
            socket = await self.socket(room)
            await socket.say(type="hello", token=self.token)
            at = (await socket.hear())["at"]
            while True:
                await socket.say(type="hint", at=at, id=secrets.token_hex(4))
                await asyncio.sleep(0.2)

        await self.at_once(20, hints)

    async def code_guessing(self) -> None:
        """Codes of rooms, by HTTP and by socket."""

        def code() -> str:
            return "".join(LUCK.choice(LETTERS) for _ in range(8))

        async def guess() -> None:
            link = await self.link()
            while True:
                await link.ask("GET", f"/api/rooms/{code()}")

        async def knock() -> None:
            await (await self.socket(code())).hear()

        await asyncio.gather(self.at_once(30, guess), self.at_once(10, knock))

    async def silent_connections(self) -> None:
        """Connections that say nothing, or a byte now and then, or a body that never ends."""
        begun = (b"", b"GET / HTTP/1.1\r\nx: ", f"POST /api/rooms HTTP/1.1\r\nhost: {self.server}\r\n".encode())

        async def stay() -> None:
            link = await self.link()
            await link.send(LUCK.choice(begun))
            while not link.reader.at_eof():
                await asyncio.sleep(1)
                await link.send(LUCK.choice((b"", b"x")))

        await self.at_once(1_500, stay)

    async def unread_streams(self) -> None:
        """Streams of a busy room that nobody reads."""
        room = await self.room()

        async def watch() -> None:
            link = await self.link()
            head = f"GET /api/bot/rooms/{room}/stream HTTP/1.1\r\nhost: {self.server}\r\n"
            await link.send(f"{head}authorization: Bearer {self.token}\r\n\r\n".encode())
            await asyncio.sleep(3600)

        async def play() -> None:
            socket = await self.socket(room)
            await socket.say(type="hello", token=self.token)
            while True:
                message = await socket.hear()
                table = message if message["type"] == "table" else message.get("table")
                if table:
                    act = {"seat": table["mover"], "at": table["at"], "id": f"a{table['at']}"}
                    await socket.say(type="act", **act, action=LUCK.choice(table["legal"]))
                    await asyncio.sleep(0.2)

        await asyncio.gather(self.at_once(700, watch), self.again(play))

    async def review_flood(self) -> None:
        """Reviews of long games, all different, each of which a bot thinks about for seconds."""
        ids = await self.brought(16)

        async def review() -> None:
            link = await self.link()
            while True:
                await link.ask("GET", f"/api/replays/{LUCK.choice(ids)}/review", token=secrets.token_hex(16))

        await self.at_once(20, review)

    async def brought(self, count: int) -> list[str]:
        """Bring long records; their ids."""
        texts = [self.record() for _ in range(count)]
        answers = await asyncio.gather(*(self.ask("POST", "/api/records", {"text": text}) for text in texts))
        ids = [json.loads(body)["id"] for status, body in answers if status < 300]
        if not ids:
            raise OSError("no record was taken")
        return ids

    async def films(self) -> None:
        """Films of long games, all different."""
        ids = await self.brought(8)

        async def film() -> None:
            link, kind = await self.link(), LUCK.choice(("gif", "webp"))
            language = LUCK.choice(("da", "de", "en", "es", "fr", "it", "nl", "pt", "ru"))
            await link.ask("GET", f"/api/replays/{LUCK.choice(ids)}/game.{kind}?language={language}")

        await self.at_once(20, film)

    async def bad_messages(self) -> None:
        """What cannot be read: by socket and by HTTP, nested, long, or no text at all."""
        room = await self.room()
        messages = [b"", b"hello", b"[" * 4000, b"\xff" * 100, b'{"type": "dance"}', b"x" * 5000]
        bodies = [b"[" * 9000, b'{"a":' * 3000, b"\xff", b"{}", b"x" * 20_000]

        async def speak() -> None:
            socket = await self.socket(room)
            while True:
                await socket.send(frame(TEXT, LUCK.choice(messages)))
                await asyncio.sleep(0)

        async def post() -> None:
            link = await self.link()
            while True:
                await link.ask("POST", "/api/rooms", LUCK.choice(bodies))

        async def babble() -> None:
            link = await self.link()
            await link.send(secrets.token_bytes(1000) + b"\r\n\r\n")
            await link.reader.read()

        await asyncio.gather(self.at_once(20, speak), self.at_once(10, post), self.at_once(10, babble))

    async def request_flood(self) -> None:
        """Questions as fast as they are answered."""

        async def question() -> None:
            link = await self.link()
            while True:
                await link.ask("GET", LUCK.choice(("/api/games", "/", "/api/bots", "/api/best?game=x", "/nothing")))

        await self.at_once(50, question)

    async def rooms_in_parallel(self) -> None:
        """Rooms opened at the same moment, for many devices."""

        async def several() -> None:
            asked = {"game": self.game, "seats": HERE, "token": secrets.token_hex(16)}
            await self.ask("POST", "/api/rooms", asked)

        await self.at_once(100, several)


ATTACKS = (
    "ping_flood", "continuation_frames", "poison_room", "record_bomb", "hint_flood", "code_guessing",
    "silent_connections", "unread_streams", "review_flood", "films", "bad_messages", "request_flood",
    "rooms_in_parallel",
)  # fmt: skip


async def attack(name: str, attacker: Attacker, seconds: float) -> None:
    """Attack for some seconds."""
    work: Callable[[], Awaitable[None]] = getattr(attacker, name)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                with suppress(*LOST):
                    await work()
                await asyncio.sleep(1)


if __name__ == "__main__":
    os.nice(10)  # somebody else's computer, as far as that can be said of this one
    raise_file_limit()
    asyncio.run(attack(sys.argv[1], Attacker(*sys.argv[2:5]), float(sys.argv[5])))
