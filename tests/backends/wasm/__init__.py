"""The rules as WebAssembly, in Node and in a browser."""
