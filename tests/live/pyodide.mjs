// Runs a Python program in Pyodide: node pyodide.mjs PYODIDE REPOSITORY WHEEL PROGRAM

import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [pyodideFolder, repository, wheel, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(await readFile(wheel)), 'wheel');
pyodide.mountNodeFS('/repository', repository);
pyodide.runPython(`import sys; sys.path.insert(0, "/repository")`);
pyodide.runPython(await readFile(program, 'utf8'));
console.log(await pyodide.globals.get('result')); // a text, or one that is still being made
process.exit(0); // whatever still waits for its time
