"""One table as values: who sits there, who may act, what an act does. No socket, no clock, no disk.

A driver (the server, the terminal, a browser) asks a room what a message would change, stores those rows, commits the
change and sends everybody the update for it.
"""

from meowze.extras import needs

with needs("table"):
    import msgspec  # noqa: F401
