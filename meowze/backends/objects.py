"""Turns a WebAssembly object file into a module that can run, without a linker.

A single object already has its final indices and addresses; only its memory and its stack pointer are imported. Here
both become part of the module, functions are exported by name, and the sections for linkers are dropped.
"""

from collections.abc import Iterator

from meowze.backends.gather import BackendError

PAGE = 0x10000  # memory layout: constants from 0 up, the stack from PAGE down, rows from PAGE up
PAGES = 2
STACK = 0x4000  # so much at least must be left for the stack; the searches use a thousand bytes
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, DATA, DATA_COUNT = 0, 2, 5, 6, 7, 11, 12
ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, DATA_COUNT, 10, 11)  # of the sections in a module
FUNCTION_KIND, MEMORY_KIND, GLOBAL_KIND = 0, 2, 3
SYMBOLS = 8  # the part of the section "linking" that names functions
UNDEFINED, NAMED = 0x10, 0x40  # flags of its entries


def number(value: int) -> bytes:
    """An unsigned number in LEB128."""
    more = value >> 7
    return bytes([value & 127 | 128]) + number(more) if more else bytes([value])


def signed(value: int) -> bytes:
    """A signed number in LEB128."""
    more = value >> 7
    done = more in {0, -1} and (value >> 6) & 1 == more & 1
    return bytes([value & 127]) if done else bytes([value & 127 | 128]) + signed(more)


def text(value: str) -> bytes:
    """A name, preceded by its length."""
    return number(len(value.encode())) + value.encode()


class Reader:
    """Reads numbers and names from a binary, one after the other."""

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
        """The next byte string, which is preceded by its length."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        """The next name."""
        return self.bytes().decode()


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a module or object: the number and the content of each."""
    reader = Reader(data)
    reader.at = 8
    while reader:
        yield reader.number(), reader.bytes()


def imports(section: bytes) -> Iterator[tuple[int, str]]:
    """The kind and the name of every import."""
    reader = Reader(section)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.number()
        yield kind, name
        limits = reader.number() if kind in {FUNCTION_KIND, MEMORY_KIND} else 0
        for _ in range({FUNCTION_KIND: 0, MEMORY_KIND: 1 + (limits & 1), GLOBAL_KIND: 2}.get(kind, 3)):
            reader.number()


def functions(linking: bytes) -> dict[str, int]:
    """The indices of the functions defined in an object, by name, from its section "linking"."""
    reader = Reader(linking)
    reader.number()
    found: dict[str, int] = {}
    while reader:
        kind, part = reader.number(), Reader(reader.bytes())
        for _ in range(part.number() if kind == SYMBOLS else 0):
            what, flags = part.number(), part.number()
            if what == 1:  # a data symbol: its name and, when it is defined, three numbers for its location
                part.name()
                for _ in range(0 if flags & UNDEFINED else 3):
                    part.number()
                continue
            index = part.number()
            if what != 3 and (not flags & UNDEFINED or flags & NAMED):
                name = part.name()
                found |= {name: index} if what == FUNCTION_KIND and not flags & UNDEFINED else {}
    return found


def constants_end(section: bytes) -> int:
    """The address after the last constant: each segment is `i32.const`, its address and its bytes."""
    reader, ends = Reader(section), [0]
    for _ in range(reader.number()):
        reader.at += 2
        address = reader.number()
        reader.at += 1
        ends.append(address + len(reader.bytes()))
    return max(ends)


def module(data: bytes, exported: list[str]) -> bytes:
    """The module made from an object; it exports these functions and its memory."""
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
    if (needed := constants_end(parts.get(DATA, b"\0"))) > PAGE - STACK:
        raise BackendError(f"the constants need {needed:,} bytes, and there is room for {PAGE - STACK:,}: enlarge PAGE")
    parts[MEMORY] = b"\1\0" + number(PAGES)
    if "__stack_pointer" in wanted:
        parts[GLOBAL] = b"\1\x7f\1\x41" + signed(PAGE) + b"\x0b"
    listed = [text(name) + bytes([FUNCTION_KIND]) + number(names[name]) for name in exported]
    listed.append(text("memory") + bytes([MEMORY_KIND, 0]))
    parts[EXPORT] = number(len(listed)) + b"".join(listed)
    return data[:8] + b"".join(bytes([k]) + number(len(parts[k])) + parts[k] for k in ORDER if k in parts)
