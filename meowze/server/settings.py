"""What a host decides: where to listen, what to believe, how long to keep, how much to allow."""

import re
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import unquote, urlsplit

from meowze.games.errors import MeowzeError

LOOPBACK, EVERYWHERE, PORT = "127.0.0.1", "0.0.0.0", 8440
PAGES = Path(__file__).parents[1] / "web"
OWN = frozenset("api assets licenses metrics pair replay room rules".split())  # first words of this server's paths


class Unsuitable(MeowzeError):
    """A setting that cannot be used."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: Path | str
    host: str = LOOPBACK
    port: int = PORT
    home_only: bool = False  # answers on this computer's private addresses only, whatever it listens on
    public_url: str = ""  # as people type it, when a proxy or a name stands before this server
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    metrics_open: bool = False
    keep_days: int = 0  # finished games, 0 for ever
    keep_unfinished_days: int = 30
    rooms_per_address: int = 100
    rooms_per_device: int = 50
    messages: int = 100  # from one socket within twenty seconds
    pictures: int = 60  # pictures and records asked for from one address within half a minute
    handshakes: int = 600  # sockets opened from one address within half a minute: a school sits behind one
    pages: Path = PAGES

    def __post_init__(self) -> None:
        if not is_address(self.host):
            raise Unsuitable(f"{self.host!r} must be an address like 127.0.0.1, or 0.0.0.0 for all of this computer")
        url = urlsplit(self.public_url)
        if self.public_url and (url.scheme not in ("http", "https") or not url.hostname or url.query or url.fragment):
            raise Unsuitable(f"{self.public_url!r} must be an address like https://games.example.org")
        if not OWN.isdisjoint(self.public_path.split("/")[1:2]):
            raise Unsuitable(f"{self.public_url!r} must not begin its path with a word of this server's own paths")
        for proxy in self.trusted_proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise Unsuitable(f"{proxy!r} must be an address like 10.0.0.2 or a network like 10.0.0.0/8") from None

    @property
    def public_origin(self) -> str:
        """Scheme, name and port of the public URL as a browser writes an origin; empty without one."""
        return origin_of(self.public_url) if self.public_url else ""

    @property
    def public_path(self) -> str:
        """The path of the public URL without its last slash; empty where the pages are at the top."""
        return unquote(urlsplit(self.public_url).path.rstrip("/"))

    def trusts(self, address: str) -> bool:
        """Whether this address is a proxy whose word is taken."""
        return is_address(address) and any(ip_address(address) in ip_network(proxy) for proxy in self.trusted_proxies)


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
