"""Why the connection of a client is closed, as the code of a WebSocket says it; the pages know the same numbers.

4409, for a room that is played in another tab of the browser, is only said between a page and its worker.
"""

CLOSED = 4403  # the room is closed to newcomers
NO_ROOM = 4404
TOO_SLOW = 4408  # it does not read, or says nothing
TOO_MANY = 4429
COME_BACK = 4503  # in a moment
