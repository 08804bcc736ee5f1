"""Versions, of Meowze and of Python, are the same wherever they are named."""

import re
import tomllib

from packaging.specifiers import SpecifierSet

from meowze import __version__
from tests.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = [line.split(" :: ")[-1] for line in PROJECT["classifiers"] if " :: Python :: 3." in line]


def test_versions_are_those_that_install() -> None:
    """From the first to the last one, and none before or after."""
    allowed = SpecifierSet(PROJECT["requires-python"])
    assert [f"3.{minor}" for minor in range(30) if f"3.{minor}" in allowed] == VERSIONS


def test_versions_are_those_that_are_tried() -> None:
    """The Makefile looks for each of them."""
    found = re.search(r"(?m)^VERSIONS := (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert found
    assert found[1].split() == VERSIONS


def test_versions_are_those_that_readers_find() -> None:
    """The pages for players and contributors name the first and the last."""
    for page in ("README.md", "CONTRIBUTING.md"):
        assert f"Python {VERSIONS[0]} to {VERSIONS[-1]}" in (ROOT / page).read_text(encoding="utf-8"), page


def test_the_package_knows_its_version() -> None:
    """A release is numbered in two places."""
    assert __version__ == PROJECT["version"]
