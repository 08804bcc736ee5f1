// Packs Python for a browser, by Pyodide itself: node pack.mjs PYODIDE PACKAGES ENGINE

import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [pyodideFolder, packages, engine] = process.argv.slice(2);
const tools = dirname(fileURLToPath(import.meta.url));
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
// Without a fixed seed of hashes sets would be written in another order each time.
const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: '0', PYTHONDONTWRITEBYTECODE: '1' } });
pyodide.mountNodeFS('/lib/meowze', packages);
pyodide.mountNodeFS('/engine', engine);
pyodide.mountNodeFS('/tools', tools);
pyodide.runPython(await readFile(`${tools}/compile.py`, 'utf8'));
try {
  await pyodide.globals.get('main')();
} catch (error) {
  console.error(error.message); // its stack would show all of Pyodide
  process.exit(1);
}
process.exit(); // whatever still waits for its time
