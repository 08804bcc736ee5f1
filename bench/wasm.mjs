// `node bench/wasm.mjs FOLDER NAME COUNT`: so many random actions with a module made by `make wasm`; prints the seconds.

import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"

const [folder, name, count] = process.argv.slice(2)
const law = await import(pathToFileURL(resolve(folder, `${name}.js`)))
const rules = await law.load(readFileSync(resolve(folder, `${name}.wasm`)))
const warm = rules.play(rules.start(law.OPTIONS, 2), 1n, 500_000) // until the engine has optimised it
const start = process.hrtime.bigint()
rules.play(warm.state, warm.luck, Number(count))
console.log(Number(process.hrtime.bigint() - start) / 1e9)
