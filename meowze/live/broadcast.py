"""The connections to one room, and what all of them are sent: updates, and who is present."""

from collections.abc import Callable, Collection

from meowze.games.errors import MeowzeError
from meowze.room.company import Company
from meowze.room.decision import Change
from meowze.room.encoding import ViewEncoder, encode
from meowze.room.messages import outgoing
from meowze.room.room import Room
from meowze.room.updates import Audience, audience_of, snapshot_for, update_for

Connection = Callable[[str], None]  # sends a text to one client; never waits
Dismiss = Callable[[MeowzeError], None]  # lets a client go, and says why


class Texts:
    """What is told of one change: one text for all who may know the same."""

    def __init__(self, room: str, change: Change) -> None:
        self.change = change
        self._room = room
        self._texts: dict[Audience, str] = {}
        self._encoder = ViewEncoder()

    def text_for(self, device: str) -> str:
        """What a device is told."""
        audience = audience_of(self.change, device)
        if audience not in self._texts:
            self._texts[audience] = encode(update_for(self._room, self.change, audience, self._encoder))
        return self._texts[audience]


class Broadcast:
    """All connections to one room."""

    def __init__(self) -> None:
        self.connections: dict[Connection, str] = {}  # the device of each, those that have been here longest first
        self._dismissals: dict[Connection, Dismiss] = {}
        self._prepared: Texts | None = None  # of the change that is being stored

    @property
    def devices(self) -> Collection[str]:
        """The devices that are connected."""
        return self.connections.values()

    def add(self, connection: Connection, device: str, dismiss: Dismiss | None) -> None:
        """Send a client of this device everything from now on."""
        self.connections.setdefault(connection, device)
        if dismiss:
            self._dismissals[connection] = dismiss

    def remove(self, connection: Connection) -> str:
        """Send a client nothing more; its device."""
        self._dismissals.pop(connection, None)
        return self.connections.pop(connection, "")

    def dismiss(self, connection: Connection, why: MeowzeError) -> None:
        """Let a client go."""
        dismiss = self._dismissals.get(connection)
        self.remove(connection)
        if dismiss:
            dismiss(why)

    def prepare_update(self, room: str, change: Change) -> None:
        """Write what will be told of a change that is not stored yet."""
        self._prepared = Texts(room, change)
        for device in {*self.devices}:
            self._prepared.text_for(device)

    def send_update(self, room: str, change: Change) -> None:
        """Tell everybody of a change, each as their device may know it."""
        texts, self._prepared = self._prepared, None
        if texts is None or texts.change is not change:
            texts = Texts(room, change)
        for connection, device in tuple(self.connections.items()):
            connection(texts.text_for(device))
        if change.before.company.grants != change.after.company.grants:
            self.send_presence(change.after.company)

    def send_snapshots(self, room: Room) -> None:
        """Send everybody the table as it is."""
        for connection, device in tuple(self.connections.items()):
            rights = room.company.rights(device)
            connection(encode(snapshot_for(room.header.room, room.state, rights)))

    def send_presence(self, company: Company) -> None:
        """Tell everybody who is here."""
        acting = {device: company.rights(device).acts for device in self.devices}
        seats = sorted({seat for seats in acting.values() for seat in seats})
        watching = sum(not acting[device] for device in self.devices)
        self.send(encode(outgoing.Presence(tuple(seats), watching)))

    def send(self, text: str) -> None:
        """Send everybody the same."""
        for connection in tuple(self.connections):
            connection(text)
