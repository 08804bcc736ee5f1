// `node node.mjs FOLDER NAME` reads games from standard input and writes the answers of the module.

import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { replay } from "./replay.mjs"

const [folder, name] = process.argv.slice(2)
const law = await import(pathToFileURL(`${folder}/${name}.js`))
const bytes = readFileSync(`${folder}/${name}.wasm`)
process.stdout.write(JSON.stringify(await replay(law, bytes, JSON.parse(readFileSync(0, "utf8")))))
