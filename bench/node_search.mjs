// `node bench/node_search.mjs ENGINE.js GAME.wasm`: a compiled search that obeys lines of JSON. {at, bytes} writes
// memory and {at, size} reads it, as hex; {name, calls} calls a function once for each list of numbers in `calls`;
// {time} answers the seconds that all calls since the last such line have taken.

import { readFileSync, readSync, writeSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [engine, file] = process.argv.slice(2)
const { searchModule } = await import(pathToFileURL(engine))
const module = await searchModule(readFileSync(file))
let taken = 0n

function obey({ at, bytes, size, name, calls, time }) {
  if (name) {
    const begun = process.hrtime.bigint()
    for (const numbers of calls) module[name](...numbers)
    taken += process.hrtime.bigint() - begun
  } else if (bytes !== undefined) module.view(at, bytes.length / 2).set(Buffer.from(bytes, "hex"))
  else if (size !== undefined) writeSync(1, Buffer.from(module.view(at, size)).toString("hex") + "\n")
  else if (time) {
    writeSync(1, `${Number(taken) / 1e9}\n`)
    taken = 0n
  }
}

const chunk = Buffer.alloc(1 << 16)
let rest = ""
for (let got; (got = readSync(0, chunk)) > 0; ) {
  const lines = (rest + chunk.toString("latin1", 0, got)).split("\n")
  rest = lines.pop()
  for (const line of lines) obey(JSON.parse(line))
}
