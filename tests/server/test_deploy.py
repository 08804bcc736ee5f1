"""The files of deploy/, as far as they can be tried without Docker: what they name exists, and programs take them."""

import re
import shlex
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from meowze.server.settings import PORT
from meowze.server.workers import END_SECONDS
from tests.conftest import program
from tests.paths import ROOT

DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
UNIT = (DEPLOY / "meowze.service").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each with what follows it."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, " ".join(rest.split())) for word, rest in lines]


def following(word: str) -> list[str]:
    """What follows such instructions of the Dockerfile."""
    return [rest for name, rest in instructions() if name == word]


def test_services_name_what_exists() -> None:
    """Other services, networks, volumes, and files to build from or to show to them."""
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert ("image" in service) != ("build" in service)
        if "build" in service:
            context = (DEPLOY / service["build"]["context"]).resolve()
            assert (context / service["build"]["dockerfile"]).is_file()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]


def test_servers_trust_the_network_they_are_in() -> None:
    """nginx and the servers are in one network, which is the trusted proxy; each server has an address of its own."""
    (network,) = (ip_network(part["subnet"]) for part in COMPOSE["networks"]["inside"]["ipam"]["config"])
    servers = [service for name, service in SERVICES.items() if name.startswith("meowze-")]
    addresses = [ip_address(service["networks"]["inside"]["ipv4_address"]) for service in servers]
    assert len(set(addresses)) == 3
    assert all(address in network for address in addresses)
    assert all(f"--trusted-proxy {network}" in " ".join(service["command"].split()) for service in servers)


@pytest.mark.parametrize("name", [name for name in SERVICES if "command" in SERVICES[name]])
def test_commands_use_variables_that_are_set(name: str) -> None:
    """A variable of the command is in the environment of its service; those of ours are set for a command."""
    service = SERVICES[name]
    used = set(re.findall(r"\$\$([A-Z_]+)", service["command"]))
    assert used == {key for key in service.get("environment", ()) if key.startswith("MEOWZE_")}


def test_the_page_of_nginx_is_made_from_its_file(tmp_path: Path) -> None:
    """The very command of the compose file runs here, and nginx takes what it makes."""
    words = shlex.split(SERVICES["nginx"]["command"].replace("$$", "$"))
    assert words[:2] == ["sh", "-c"]
    made = tmp_path / "default.conf"
    line = words[2].partition(" && exec nginx")[0]
    places = {"/meowze.conf": str(DEPLOY / "nginx.conf"), "/etc/nginx/conf.d/default.conf": str(made)}
    for place, here in places.items():
        assert place in line
        line = line.replace(place, here)
    subprocess.run(["sh", "-c", line], check=True)
    text = made.read_text(encoding="utf-8")
    assert "ssl" not in text
    assert "listen 80;" in text
    inside = [SERVICES[f"meowze-{n}"]["networks"]["inside"]["ipv4_address"] for n in (1, 2, 3)]
    assert re.findall(r"server ([\d.]+):8440", text) == inside
    folders = "".join(f"{kind}_temp_path {tmp_path};" for kind in "client_body proxy fastcgi uwsgi scgi".split())
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {folders}\n{text} }}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    tried = [program("nginx"), "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"]
    done = subprocess.run(tried, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_image_is_made_from_what_is_there() -> None:
    """A Python that Meowze runs on, the lock and the wheel, nothing without hashes, and a user who is made before."""
    (image,) = following("FROM")
    version = re.fullmatch(r"python:(3\.\d+)-slim", image)
    assert version
    assert f'"Programming Language :: Python :: {version[1]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (copied,) = following("COPY")
    lock, wheel, target = copied.split()
    assert (ROOT / lock).is_file()
    assert wheel == "dist/meowze-*.whl"
    assert "hatchling build -t wheel -d $(CURDIR)/dist" in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert not (ROOT / ".dockerignore").exists()
    (run,) = following("RUN")
    steps = run.split(" && ")
    assert all("--require-hashes" in step or "--no-deps" in step for step in steps if step.startswith("pip"))
    assert all(f"{target}{name}" in run for name in (lock, Path(wheel).name))
    (user,) = following("USER")
    assert f"useradd --create-home {user}" in steps
    assert following("EXPOSE") == [str(PORT)]
    names = [name for name, _ in instructions()]
    assert names.index("RUN") < names.index("USER")


def test_variables_of_ours_are_read() -> None:
    """Each variable in these files is read by the package, or by a command in the same file."""
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "meowze").rglob("*.py"))
    for file in (DEPLOY / "Dockerfile", DEPLOY / "meowze.service"):
        text = file.read_text(encoding="utf-8")
        for name in set(re.findall(r"MEOWZE_[A-Z_]+", text)):
            assert f'"{name}"' in source or f"${{{name}}}" in text, name


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """It is read without a complaint, and leaves the server the time that it takes to end."""
    seconds = re.findall(r"(?m)^TimeoutStopSec=(\d+)$", UNIT)
    assert float(seconds[0]) > END_SECONDS
    systemd = shutil.which("systemd-analyze")
    if not systemd:
        pytest.skip("systemd-analyze is missing")
    file = tmp_path / "meowze-test.service"
    file.write_text(UNIT.replace("/opt/meowze/bin/meowze", "/bin/true"), encoding="utf-8")
    tried = subprocess.run([systemd, "verify", str(file)], capture_output=True, text=True, check=False)
    assert [line for line in tried.stderr.splitlines() if file.name in line] == []
