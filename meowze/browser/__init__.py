"""The host of rooms inside a browser: no server, no database, no processes; it needs Python and msgspec alone.

Whoever carries messages between a page and the host calls `Host.fetch` where a page would ask a server by HTTP, and
`Host.connect` where it would open a WebSocket.
"""

from meowze.browser.host import Host

__all__ = ["Host"]
