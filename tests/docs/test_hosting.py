"""What docs/hosting.md tells hosts to copy: installs by hash, configurations that are taken, sums that are right."""

import json
import logging
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from meowze.logs import JsonLines
from tests.conftest import program
from tests.docs.test_docs import PAGES, blocks, text
from tests.paths import ROOT

PAGE = "docs/hosting.md"


@pytest.mark.parametrize("page", PAGES)
def test_pages_install_by_hash(page: str) -> None:
    """Whoever follows a page installs what the lock names: dependencies by hash, Meowze itself without any."""
    fences = re.findall(r"^```[^\n]*\n(.*?)^```$", text(page), re.DOTALL | re.MULTILINE)
    lines = [line for block in fences for line in block.splitlines()]
    installed = [line for line in lines if re.match(r"(\S*/|RUN )?pip install", line)]
    assert [line for line in installed if not ("--require-hashes" in line or "--no-deps" in line)] == []


def test_the_lock_travels_with_the_wheel() -> None:
    """The files that the page installs are those that `make wheel` makes."""
    rules = re.findall(r"(?m)^wheel:.*\n((?:\t.*\n)+)", text("Makefile"))
    assert "cp requirements.lock dist/" in rules[0]
    assert "tools.sbom dist" in rules[0]
    assert "-r requirements.lock" in text(PAGE)


def test_nginx_takes_the_configuration(tmp_path: Path) -> None:
    """With https as the page shows it, and a certificate made for the test."""
    nginx, openssl = program("nginx"), shutil.which("openssl")
    if not openssl:
        pytest.skip("openssl is missing")
    (example,) = blocks(PAGE, "nginx")[:1]
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    files = ["-subj", "/CN=games.example.org", "-keyout", str(tmp_path / "key"), "-out", str(tmp_path / "pem")]
    subprocess.run([openssl, *made, *files], check=True, capture_output=True)
    for ending in ("pem", "key"):
        assert f"/etc/ssl/games.example.org.{ending};" in example
        example = example.replace(f"/etc/ssl/games.example.org.{ending};", f"{tmp_path}/{ending};")
    places = "".join(f"{kind}_temp_path {tmp_path};" for kind in "client_body proxy fastcgi uwsgi scgi".split())
    alone = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {places}\n{example} }}"
    (tmp_path / "nginx.conf").write_text(alone, encoding="utf-8")
    words = [nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"]
    tried = subprocess.run(words, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


def test_caddy_takes_the_configurations(tmp_path: Path) -> None:
    """Where Caddy is installed it reads both examples."""
    caddy = shutil.which("caddy")
    if not caddy:
        pytest.skip("caddy is missing")
    examples = [block for block in blocks(PAGE, "") if "reverse_proxy" in block]
    assert len(examples) == 2
    for example in examples:
        (tmp_path / "Caddyfile").write_text(example, encoding="utf-8")
        words = [caddy, "adapt", "--config", str(tmp_path / "Caddyfile")]
        tried = subprocess.run(words, capture_output=True, text=True, check=False)
        assert tried.returncode == 0, tried.stderr


def units() -> list[str]:
    """The units of systemd on the page; the program in them is one that every machine has."""
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    found = [block for block in re.findall(r"```ini\n(.*?)```", page, re.DOTALL) if "[Service]" in block]
    return [re.sub(r"(?m)^(Exec\w+=)/opt/meowze/bin/meowze", r"\1/bin/true", unit) for unit in found]


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    """Each unit is read without a complaint."""
    systemd = shutil.which("systemd-analyze")
    if not systemd:
        pytest.skip("systemd-analyze is missing")
    assert units()
    for k, unit in enumerate(units()):
        file = tmp_path / f"meowze-test-{k}.service"
        file.write_text(unit, encoding="utf-8")
        tried = subprocess.run([systemd, "verify", str(file)], capture_output=True, text=True, check=False)
        complaints = [line for line in tried.stderr.splitlines() if file.name in line]
        assert complaints == [], tried.stderr


def test_prometheus_is_told_where_to_look() -> None:
    """The fragment is YAML, and its job is the one that the dashboard asks for."""
    (found,) = [yaml.safe_load(block) for block in blocks(PAGE, "yaml") if "scrape_configs" in block]
    (job,) = found["scrape_configs"]
    board = (ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8")
    assert set(re.findall(r'job=\\"(\w+)\\"', board)) == {job["job_name"]}
    assert job["static_configs"] == [{"targets": ["127.0.0.1:8440"]}]


def test_the_line_of_the_log_is_such_a_line() -> None:
    """The example has the fields of a real one, in their order."""
    (example,) = blocks(PAGE, "json")
    record = logging.makeLogRecord({"name": "meowze", "room": "1f3a90c2", "exc_info": (KeyError, KeyError("x"), None)})
    assert list(json.loads(example)) == list(json.loads(JsonLines().format(record)))


def number(word: str) -> float:
    """A number as the page writes it."""
    return float(word.replace(",", ""))


def test_the_sums_are_right() -> None:
    """Every `a × b = c` and `a / b = c` of the page."""
    figure = r"(\d[\d,.]*\d|\d)"
    found = re.findall(rf"{figure} ([×/]) {figure}(?: \+ {figure})? = {figure}", text(PAGE))
    assert len(found) >= 12
    for first, sign, second, more, result in found:
        worth = number(first) * number(second) if sign == "×" else number(first) / number(second)
        assert worth + number(more or "0") == pytest.approx(number(result)), (first, sign, second)


def test_the_figures_are_those_that_were_measured() -> None:
    """What the sums start from stands in the results."""
    (rows,) = re.findall(r"(?s)\| figure \| from the table.*?\n\|---\|---\|\n(.*?)\n\n", text(PAGE))
    results = text("bench/results.md")
    cited = re.findall(r"\d[\d,.]* (?:ms|acts/s|KB|bytes)", rows)
    assert len(cited) == 5
    assert [figure for figure in cited if figure not in results] == []
