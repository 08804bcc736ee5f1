// Runs the trial on an engine as a browser has it: node engine.mjs ENGINE TRIAL

import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [engine, trial] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: engine });
pyodide.unpackArchive(new Uint8Array(await readFile(`${engine}/meowze.zip`)), 'zip', { extractDir: '/lib/meowze' });
pyodide.mountNodeFS('/engine', engine);
pyodide.runPython('import sys; sys.path.append("/lib/meowze")');
try {
  pyodide.runPython(await readFile(trial, 'utf8'));
  const answers = await pyodide.globals.get('trial')();
  console.log(JSON.stringify(answers.toJs({ dict_converter: Object.fromEntries })));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.exit(); // whatever still waits for its time
