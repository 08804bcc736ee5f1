// `node pyodide_search.mjs PYODIDE ENGINE.mjs ROOT FOLDER`: bots choose as in a browser, by Python in Pyodide and the
// modules in a folder; the questions are in its questions.json, the answers are printed.

import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"

const [pyodide, engine, root, folder] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")))
const { searchModule } = await import(pathToFileURL(engine))
const python = await loadPyodide()
python.mountNodeFS("/checkout", root)
python.globals.set("load", (game) => searchModule(readFileSync(resolve(folder, `${game}.wasm`))))
python.globals.set("questions", readFileSync(resolve(folder, "questions.json"), "utf8"))
console.log(
  await python.runPythonAsync(`
    import json, random, sys
    sys.path.append("/checkout")
    from meowze.bots.characters import skill_of
    from meowze.bots.mind import Budget, Mind
    from meowze.bots.wasm_engine import WasmEngine
    from meowze.play.position import Position
    minds, answers = {}, []
    for game, text, seat, level, nodes in json.loads(questions):
        position = Position.read(game, text)
        if game not in minds:
            minds[game] = Mind(position.game, WasmEngine(position.game.rules, await load(game)))
        minds[game].planned = None
        budget, dice = Budget(3600.0, nodes), random.Random(level)
        answers.append([minds[game].choose(position, seat, skill_of(game, level), budget, dice), budget.used])
    json.dumps(answers)
  `),
)
