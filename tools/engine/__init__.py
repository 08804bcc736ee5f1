"""Python for a browser: Pyodide, the part of its standard library that is used, and our package, as bytecode."""
