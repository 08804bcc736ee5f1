"""From a WebAssembly object file to a module that runs: with a single object there is nothing to link.

An object holds final indices and addresses already; it only imports its memory and its stack pointer. Here the two are
given to it, functions are exported by name, and what linkers read is left out.
"""

from collections.abc import Iterator

from meowze.backends.gather import BackendError

PAGE = 0x10000  # memory: constants from 0 on, the stack below the first page's end, rows from there on
PAGES = 2
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, DATA_COUNT = 0, 2, 5, 6, 7, 12
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, DATA_COUNT, 10, 11)  # in which sections stand
FUNCTION_KIND, MEMORY_KIND, GLOBAL_KIND = 0, 2, 3
SYMBOLS, UNDEFINED, NAMED = 8, 0x10, 0x40  # the part of the section "linking" that names functions, and its flags


def number(value: int) -> bytes:
    """A number in LEB128, unsigned."""
    more = value >> 7
    return bytes([value & 127 | 128]) + number(more) if more else bytes([value])


def signed(value: int) -> bytes:
    """A number in LEB128, signed."""
    more = value >> 7
    done = more in {0, -1} and (value >> 6) & 1 == more & 1
    return bytes([value & 127]) if done else bytes([value & 127 | 128]) + signed(more)


def text(value: str) -> bytes:
    """A name with its length."""
    return number(len(value.encode())) + value.encode()


class Reader:
    """Reads the numbers and names of a binary one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def number(self) -> int:
        """The next unsigned number."""
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def bytes(self) -> bytes:
        """The next piece with its length before it."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """The next name."""
        return self.bytes().decode()


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a module or object, by number."""
    reader = Reader(data)
    reader.at = 8
    while reader:
        yield reader.number(), reader.bytes()


def imports(section: bytes) -> Iterator[tuple[int, str]]:
    """Kind and name of everything imported."""
    reader = Reader(section)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.number()
        yield kind, name
        limits = reader.number() if kind in {FUNCTION_KIND, MEMORY_KIND} else 0
        for _ in range({FUNCTION_KIND: 0, MEMORY_KIND: 1 + (limits & 1), GLOBAL_KIND: 2}.get(kind, 3)):
            reader.number()


def functions(linking: bytes) -> dict[str, int]:
    """The defined functions that the section "linking" names, with their indices."""
    reader = Reader(linking)
    reader.number()
    found: dict[str, int] = {}
    while reader:
        kind, part = reader.number(), Reader(reader.bytes())
        for _ in range(part.number() if kind == SYMBOLS else 0):
            what, flags = part.number(), part.number()
            if what == 1:  # data: a name, and where it lies when it is defined
                part.name()
                for _ in range(0 if flags & UNDEFINED else 3):
                    part.number()
                continue
            index = part.number()
            if what != 3 and (not flags & UNDEFINED or flags & NAMED):
                name = part.name()
                found |= {name: index} if what == FUNCTION_KIND and not flags & UNDEFINED else {}
    return found


def module(data: bytes, exported: list[str]) -> bytes:
    """The module made from an object, with these functions and its memory exported."""
    parts = {}
    names: dict[str, int] = {}
    for kind, part in sections(data):
        if kind != CUSTOM:
            parts[kind] = part
        elif Reader(part).name() == "linking":
            reader = Reader(part)
            reader.name()
            names = functions(part[reader.at :])
    wanted = {name for _, name in imports(parts.pop(IMPORT, b"\0"))}
    if lacking := wanted - {"__linear_memory", "__stack_pointer"}:
        raise BackendError(f"the module would import {', '.join(sorted(lacking))}, which no browser has")
    parts[MEMORY] = b"\1\0" + number(PAGES)
    if "__stack_pointer" in wanted:
        parts[GLOBAL] = b"\1\x7f\1\x41" + signed(PAGE) + b"\x0b"
    listed = [text(name) + bytes([FUNCTION_KIND]) + number(names[name]) for name in exported]
    listed.append(text("memory") + bytes([MEMORY_KIND, 0]))
    parts[EXPORT] = number(len(listed)) + b"".join(listed)
    return data[:8] + b"".join(bytes([k]) + number(len(parts[k])) + parts[k] for k in ORDER if k in parts)
