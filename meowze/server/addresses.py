"""Where other devices reach this computer: its addresses in the home network, the likeliest first."""

import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, ip_address

from meowze.server.settings import Settings, is_address

LOOPBACK = {4: "127.0.0.1", 6: "::1"}
EXAMPLE_ADDRESS = ("192.0.2.1", 9)  # nothing is sent there; the system only says from which address it would be


def home_addresses() -> list[str]:
    """The private addresses of this computer; first the one from which it reaches the rest of the world."""
    found = {address for address in _addresses() if is_home(address)}
    outward = _outward()
    return sorted(found, key=lambda address: (address != outward, not address.startswith("192.168."), address))


def is_home(address: str) -> bool:
    """Whether an address belongs to a private network, such as one at home or in a school."""
    known = ip_address(address)
    return known.is_private and not known.is_loopback and not known.is_unspecified and not known.is_link_local


def is_this_computer(client: str, server: str) -> bool:
    """Whether somebody at this computer asks, who reached it at the address `server`."""
    return client == server or (is_address(client) and ip_address(client).is_loopback)


def reachable_urls(settings: Settings) -> list[str]:
    """Addresses that work on another device, best first; none if this server listens on loopback only."""
    if settings.public_url:
        return [settings.public_url.rstrip("/") + "/"]
    host = ip_address(settings.host)
    if host.is_unspecified:
        return [local_url(address, settings.port) for address in home_addresses() if host.version == 4]
    return [] if host.is_loopback else [local_url(settings.host, settings.port)]


def local_url(address: str, port: int) -> str:
    """An address as a link."""
    name = f"[{address}]" if ":" in address else address
    return f"http://{name}:{port}/"


def here_url(settings: Settings) -> str:
    """The link for this computer itself."""
    host = ip_address(settings.host)
    return local_url(LOOPBACK[host.version] if host.is_unspecified else settings.host, settings.port)


def _addresses() -> Iterator[str]:
    import ifaddr

    for adapter in ifaddr.get_adapters():
        for found in adapter.ips:
            if isinstance(found.ip, str):  # IPv6 addresses are tuples
                yield str(IPv4Address(found.ip))


def _outward() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(EXAMPLE_ADDRESS)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
