"""What the host of a server decides: where it listens, whom it trusts, what it keeps, how much it allows."""

import re
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import unquote, urlsplit

from meowze.games.errors import MeowzeError

LOOPBACK, EVERYWHERE, PORT = "127.0.0.1", "0.0.0.0", 8440
PAGES = Path(__file__).parents[1] / "web"
OWN_PATHS = frozenset("api assets licenses metrics pair replay room rules".split())  # how our own paths begin


class BadSetting(MeowzeError):
    """A setting that cannot be used."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: Path | str
    host: str = LOOPBACK
    port: int = PORT
    home_only: bool = False  # answers on this computer's private addresses only, whatever it listens on
    public_url: str = ""  # the address that people type, if there is a proxy before this server
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is trusted
    metrics_open: bool = False
    keep_days: int = 0  # of finished games; 0: for ever
    keep_unfinished_days: int = 30
    rooms_per_address: int = 100
    rooms_per_device: int = 50
    rooms_per_guest: int = 5  # open rooms that each other computer may have where a server is for the home only
    daily_results: int = 60  # put on the lists of games of the day from one address within an hour
    openings: int = 200  # rooms opened from one address within an hour
    messages: int = 100  # frames of any kind from one socket within twenty seconds
    pictures: int = 60  # pictures and records asked for from one address within half a minute
    hints: int = 120  # asked for from one address within a minute
    hints_per_device: int = 20
    extra_games: tuple[str, ...] = ()  # games of others, by name, that are offered besides the built-in ones
    # Of one address, which a whole school may have. What comes faster waits, and is refused after ten seconds.
    requests: int = 200  # in a second
    handshakes: int = 60  # sockets opened in a second
    frames: int = 300  # from all its sockets in a second
    connections: int = 500  # at once
    streams: int = 60  # at once
    wrong_codes: int = 200  # of rooms and for pairing, within ten minutes
    workers: int = 1  # server processes on this computer
    internal: str = ""  # where other processes on the same database pass on what belongs here; with PostgreSQL only
    pages: Path = PAGES
    log: str = "text"  # or json

    def __post_init__(self) -> None:
        if not is_address(self.host):
            error = BadSetting(f"{self.host!r} must be an address like 127.0.0.1, or 0.0.0.0 for all of this computer")
            raise error.with_key("bad-host", host=self.host)
        url = urlsplit(self.public_url)
        if self.public_url and (url.scheme not in ("http", "https") or not url.hostname or url.query or url.fragment):
            error = BadSetting(f"{self.public_url!r} must be an address like https://games.example.org")
            raise error.with_key("bad-url", url=self.public_url)
        if not OWN_PATHS.isdisjoint(self.public_path.split("/")[1:2]):
            error = BadSetting(f"{self.public_url!r} must not begin its path with a word of this server's own paths")
            raise error.with_key("bad-path", url=self.public_url)
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                error = BadSetting(f"{proxy!r} must be an address like 10.0.0.2 or a network like 10.0.0.0/8")
                raise error.with_key("bad-proxy", proxy=proxy) from None

        if self.workers > 1 and not self.is_shared:
            error = BadSetting("several processes need PostgreSQL: --database postgresql://name@host/database")
            raise error.with_key("workers-database")
        host, _, port = self.internal.rpartition(":")
        if self.internal and not (
            self.is_shared and _is_own(host.strip("[]")) and port.isdigit() and int(port) < 65536
        ):
            error = BadSetting(f"{self.internal!r} must be an address and a port of this computer, like 10.0.0.5:8441")
            raise error.with_key("bad-internal", internal=self.internal)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same database."""
        return str(self.database).startswith("postgres")

    @property
    def public_origin(self) -> str:
        """Scheme, name and port of the public URL as a browser writes an origin; empty without one."""
        return origin_of(self.public_url) if self.public_url else ""

    @property
    def public_path(self) -> str:
        """The path of the public URL without its last slash; empty where the pages are at the top."""
        return unquote(urlsplit(self.public_url).path.rstrip("/"))

    def trusts(self, address: str) -> bool:
        """Whether this address is a trusted proxy."""
        return is_address(address) and any(ip_address(address) in ip_network(proxy) for proxy in self.trusted_proxies)


def _is_own(address: str) -> bool:
    return is_address(address) and not ip_address(address).is_unspecified


def origin_of(url: str) -> str:
    """Scheme, name and port of an address, the usual port left out; empty if there is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if not parts.hostname or not re.fullmatch(r"https?", parts.scheme):
        return ""
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + (f":{port}" if port not in (None, usual) else "")


def is_address(text: str) -> bool:
    """Whether this is an address of a machine, not a name."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
