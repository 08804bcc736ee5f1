"""A compiled search in a process of Node, with the methods that Pyodide gives to Python in a browser.

It is loaded by the page's own code, web/src/link/worker/engine.ts.
"""

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

HERE = Path(__file__).parent
WEB = HERE.parent / "web"
TYPESCRIPT = WEB / "node_modules" / "typescript"
TRANSLATION = """
const [typescript, file] = process.argv.slice(1), { readFileSync } = require("node:fs")
const options = { compilerOptions: { target: "es2022", module: "es2022" } }
process.stdout.write(require(typescript).transpileModule(readFileSync(file, "utf8"), options).outputText)
"""


def page_code(folder: Path) -> Path:
    """The page's code that loads a search, as JavaScript in this folder; `make web` brings what translates it."""
    made = folder / "engine.mjs"
    with made.open("w", encoding="utf-8") as file:
        line = ["node", "-e", TRANSLATION, str(TYPESCRIPT), str(WEB / "src" / "link" / "worker" / "engine.ts")]
        subprocess.run(line, check=True, stdout=file)
    return made


class NodeView:
    """A piece of the memory."""

    def __init__(self, module: "NodeSearch", at: int, size: int) -> None:
        self.module, self.at, self.size = module, at, size

    def to_bytes(self) -> bytes:
        """A copy of it."""
        return bytes.fromhex(self.module.answer(at=self.at, size=self.size))

    def assign(self, data: bytes, /) -> None:
        """Fill it."""
        self.module.send(at=self.at, bytes=data.hex())


class NodeSearch:
    """The module of a game; calls are only waited for when memory is read, or the time."""

    def __init__(self, engine: Path, module: Path) -> None:
        line = ["node", str(HERE / "node_search.mjs"), str(engine), str(module)]
        self._process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> "NodeSearch":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()

    def try_turn(self, *numbers: int) -> None:
        """Search turns."""
        self.send(name="try_turn", calls=[numbers])

    def play_out(self, *numbers: int) -> None:
        """Play a turn out."""
        self.send(name="play_out", calls=[numbers])

    def view(self, at: int, size: int, /) -> NodeView:
        """So many bytes of its memory."""
        return NodeView(self, at, size)

    def seconds(self) -> float:
        """How long all calls have taken since this was last asked."""
        return float(self.answer(time=True))

    def send(self, **line: Any) -> None:
        """Say what is to be done."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps(line) + "\n")

    def answer(self, **line: Any) -> str:
        """What it says to that."""
        self.send(**line)
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()
