"""The TypeScript for a WebAssembly module, in which states are objects with named fields."""

from typing import Any, get_type_hints

from meowze.backends import objects, rows
from meowze.games.contract import AnyObservation, AnyRules
from meowze.games.grid import WORD

TEXT = """// Made by `make wasm` from the rules in Python; never edited. Every number of a state is a bigint below 2^62.

{interfaces}
/** The rules of the game; `load` gives them. */
export interface Rules {{
  /** 0 if the options are valid, else the number of the wrong one. */
  fits(options: Options, seats: number): number
  /** The state before nature deals. */
  start(options: Options, seats: number): State
  /** The seat to act, or -1 for nature. */
  mover(state: State): number
  over(state: State): boolean
  /** The forced move, or -1. */
  forced(state: State): number
  /** The weight of one of nature's outcomes, 0 when it cannot happen now. */
  chance(state: State, code: number): number
  /** The codes of the legal actions. */
  legal(state: State): number[]
  /** The state after a legal action. */
  step(state: State, code: number): State
  /** The state as far as a seat may know it. */
  seen(state: State, seat: number): State
{promise}  /** How well this seat is doing; higher is better. */
  goal(state: State, seat: number): number
  won(state: State, seat: number): boolean
  /** Plays random actions until a seat is to act again; a game that ends is replaced by a new deal. */
  play(state: State, luck: bigint, count: number): {{ state: State; luck: bigint; games: number }}
}}

export const OPTIONS: Options = {options}

const WIDTH = {width}
const ACTIONS = {actions}
const ROW = {row}
type Call = (...numbers: (number | bigint)[]) => bigint

function write(w: BigInt64Array, s: State): void {{
{writing}
}}

function read(w: BigInt64Array): State {{
  return {reading}
}}

function codes(words: BigInt64Array): number[] {{
  const found: number[] = []
  for (let code = 0; code < ACTIONS; code++) {{
    if ((words[Math.floor(code / {word})]! >> BigInt(code % {word})) & 1n) found.push(code)
  }}
  return found
}}

/** The rules from the bytes of the module; it imports nothing. */
export async function load(bytes: BufferSource): Promise<Rules> {{
  const {{ instance }} = await WebAssembly.instantiate(bytes)
  const wasm = instance.exports as unknown as Record<string, Call> & {{ memory: WebAssembly.Memory }}
  const words = new BigInt64Array(wasm.memory.buffer, ROW, WIDTH + 2)
  const call = (name: string, state: State, ...numbers: (number | bigint)[]): bigint => {{
    write(words, state)
    return wasm[name]!(ROW, ...numbers)
  }}
  const asked = (name: string, state: State, ...numbers: bigint[]) => Number(call(name, state, ...numbers))
  const begun = (options: Options, seats: number): State => {{
    words.fill(0n)
    return {{ ...read(words), options, seats: BigInt(seats) }}
  }}
  const made = (name: string, state: State, ...numbers: bigint[]): State => {{
    call(name, state, ...numbers, ROW)
    return read(words)
  }}
  return {{
    fits: (options, seats) => asked("fits", begun(options, seats)),
    start: (options, seats) => made("start", begun(options, seats)),
    mover: (state) => asked("mover", state),
    over: (state) => asked("over", state) === 1,
    forced: (state) => asked("forced", state),
    chance: (state, code) => asked("chance", state, BigInt(code)),
    legal: (state) => (call("legal", state, ROW), codes(words)),
    step: (state, code) => made("play", state, BigInt(code), 0n, -1n),
    seen: (state, seat) => made("seen", state, BigInt(seat)),
{observing}    goal: (state, seat) => asked("goal", state, BigInt(seat)),
    won: (state, seat) => asked("won", state, BigInt(seat)) === 1,
    play: (state, luck, count) => {{
      const after = made("play", state, -1n, luck, BigInt(count))
      return {{ state: after, luck: words[WIDTH]!, games: Number(words[WIDTH + 1]) }}
    }},
  }}
}}
"""


def kind_text(kind: Any) -> str:
    """The type of a field in TypeScript."""
    if kind is int:
        return "bigint"
    return (
        str(kind.__name__) if hasattr(kind, "_fields") else f"[{', '.join(kind_text(k) for _, k in rows.parts(kind))}]"
    )


def interface(kind: Any) -> str:
    """A NamedTuple as a TypeScript interface."""
    fields = "\n".join(f"  {name}: {kind_text(inner)}" for name, inner in get_type_hints(kind).items())
    return f"export interface {kind.__name__} {{\n{fields}\n}}\n"


def reading(kind: Any, at: int) -> tuple[str, int]:
    """An expression that builds a value from `w[at]`, `w[at + 1]`, …, and the index after its last word."""
    if kind is int:
        return f"w[{at}]!", at + 1
    named, inside = hasattr(kind, "_fields"), []
    for name, inner in rows.parts(kind):
        text, at = reading(inner, at)
        inside.append(f"{name[1:]}: {text}" if named else text)
    return (f"{{ {', '.join(inside)} }}" if named else f"[{', '.join(inside)}]"), at


PROMISE = """  /** What a seat sees: the cells of each plane, {cells} to a bigint, and the counters. */
  observe(state: State, seat: number): {{ planes: bigint[]; counters: number[] }}
"""
OBSERVING = """    observe: (state, seat) => {{
      call("observe", state, BigInt(seat), ROW)
      const found = new BigInt64Array(wasm.memory.buffer, ROW, {both})
      return {{ planes: [...found.slice(0, {planes})], counters: [...found.slice({planes})].map(Number) }}
    }},
"""


def seen_words(rules: AnyRules, observation: AnyObservation) -> tuple[int, int]:
    """How many ints the planes and how many the counters of an observation are, for all seats that can play."""
    seats = next(seats for seats in range(1, 100) if rules.fits(rules.Options(), seats) == 0)
    s = rules.start(rules.Options(), seats)
    return len(observation.planes(s, 0)), len(observation.counters(s, 0))


def source(rules: AnyRules, observation: AnyObservation | None = None) -> str:
    """The whole TypeScript file for the rules of a game, and for its observation if there is one."""
    promise = observing = ""
    if observation:
        planes, counters = seen_words(rules, observation)
        promise = PROMISE.format(cells=observation.CELLS_A_WORD)
        observing = OBSERVING.format(planes=planes, both=planes + counters)
    usual = ", ".join(f"{name}: {value}n" for name, value in rules.Options()._asdict().items())
    return TEXT.format(
        interfaces="\n".join(map(interface, (rules.Options, rules.State))),
        options=f"{{ {usual} }}",
        width=rows.width(rules.State),
        actions=rules.ACTIONS,
        word=WORD,
        row=objects.PAGE,
        writing="\n".join(f"  w[{k}] = {text}" for k, text in enumerate(rows.words(rules.State, "s"))),
        reading=reading(rules.State, 0)[0],
        promise=promise,
        observing=observing,
    )
