"""The tools of the Makefile: the SBOM names everything that is locked; an audit never calls unchecked things fine."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meowze import __version__
from meowze.games import GAMES
from meowze.learn.puzzles import shipped
from tests.paths import ROOT
from tests.test_architecture import pinned
from tools import audit
from tools.audit import Verdict, answer_of, node_verdict, python_verdict, report
from tools.puzzle_lists import joined
from tools.sbom import node_packages, page_imports, sbom

NODE_LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))


def test_a_lock_is_installed_as_it_is() -> None:
    """pip resolves nothing anew: an older one takes `coverage[toml]` for another package than the locked one."""
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    installs = [line for line in lines if "--require-hashes" in line]
    assert installs
    assert [line for line in installs if "--no-deps" not in line] == []


def test_nothing_is_missing_in_the_lock() -> None:
    """Whatever an installed package needs is installed too, in a version that suits it."""
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


@pytest.fixture(scope="module")
def document() -> Any:
    """The SBOM of this checkout."""
    return sbom()


def test_everything_that_is_locked_is_named(document: Any) -> None:
    """Every package of both locks, with its version, once; with hashes; and Meowze itself."""
    found = {component["purl"]: component for component in document["components"]}
    assert len(found) == len(document["components"])
    python = {f"pkg:pypi/{name}@{version}" for name, version in pinned("requirements.lock").items()}
    assert {purl for purl in found if purl.startswith("pkg:pypi/")} == python
    assert all(found[purl]["externalReferences"][0]["hashes"] for purl in python)
    node = {path.rpartition("node_modules/")[2] for path in NODE_LOCK["packages"] if path}
    assert {c["name"] for purl, c in found.items() if purl.startswith("pkg:npm/")} == node
    assert "pkg:npm/%40fluent/bundle@" in " ".join(found)
    assert document["metadata"]["component"]["purl"] == f"pkg:pypi/meowze@{__version__}"


def test_what_a_browser_gets_is_told_from_what_builds_it(document: Any) -> None:
    """The pages ship what they import; test runners and linters are excluded."""
    scopes = {component["name"]: component["scope"] for component in document["components"]}
    assert page_imports() == {"svelte", "@fluent/bundle", "@fontsource-variable/nunito"}
    assert {scopes[name] for name in (*page_imports(), "litestar", "uvloop")} == {"required"}
    assert {scopes[name] for name in ("vitest", "eslint", "typescript")} == {"excluded"}


def test_pages_with_the_engine_name_what_it_is_made_of() -> None:
    """Pyodide, the Python in it, and msgspec built for it, each found from the project; else the same as without."""
    if not (ROOT / "web" / "node_modules" / "pyodide").is_dir():
        pytest.skip("the npm packages are not installed")
    document = sbom(offline=True)
    found = {component["bom-ref"]: component for component in document["components"]}
    pyodide = f"pkg:npm/pyodide@{NODE_LOCK['packages']['node_modules/pyodide']['version']}"
    edges = {entry["ref"]: entry["dependsOn"] for entry in document["dependencies"]}
    assert pyodide in edges[document["metadata"]["component"]["bom-ref"]]
    python, msgspec = (next(ref for ref in edges[pyodide] if name in ref) for name in ("cpython@3.14", "msgspec@"))
    assert {found[ref]["scope"] for ref in (pyodide, python, msgspec)} == {"required"}
    (file,) = found[msgspec]["externalReferences"][0]["hashes"]
    assert file["content"] in (ROOT / "requirements-browser.lock").read_text(encoding="utf-8")
    assert {*found} - {c["bom-ref"] for c in sbom()["components"]} == {python, msgspec}


def test_the_document_is_cyclonedx(document: Any) -> None:
    """It has what the format demands: known kinds, references that exist, a serial number of its own."""
    assert (document["bomFormat"], document["specVersion"], document["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", document["serialNumber"])
    refs = [document["metadata"]["component"]["bom-ref"], *(c["bom-ref"] for c in document["components"])]
    edges = {entry["ref"]: entry["dependsOn"] for entry in document["dependencies"]}
    assert sorted(edges) == sorted(refs)
    assert {other for others in edges.values() for other in others} <= set(refs)
    direct = [ref.partition("@")[0] for ref in edges[refs[0]]]
    assert {"pkg:pypi/litestar", "pkg:pypi/uvloop", "pkg:npm/svelte"} <= set(direct)
    assert "pkg:pypi/anyio" not in direct
    assert all(re.fullmatch("[0-9a-f]{128}", h["content"]) for c in document["components"] for h in c.get("hashes", ()))


def test_the_nearest_package_is_the_one_that_is_needed() -> None:
    """As Node finds it: in its own folder before the one around it."""
    packages = {
        "node_modules/a": {"version": "1.0.0", "dependencies": {"b": "*"}},
        "node_modules/a/node_modules/b": {"version": "2.0.0", "dependencies": {"c": "*"}},
        "node_modules/b": {"version": "1.0.0"},
        "node_modules/c": {"version": "1.0.0"},
    }
    components, needs = node_packages({"packages": packages}, {"a"})
    assert needs["pkg:npm/a@1.0.0"] == {"pkg:npm/b@2.0.0"}
    assert needs["pkg:npm/b@2.0.0"] == {"pkg:npm/c@1.0.0"}
    assert {c["purl"] for c in components if c["scope"] == "excluded"} == {"pkg:npm/b@1.0.0"}


def test_the_same_locks_give_the_same_file(tmp_path: Path, document: Any) -> None:
    """As written by the command that `make wheel` runs."""
    subprocess.run([sys.executable, "-m", "tools.sbom", tmp_path], cwd=ROOT, check=True)
    (file,) = tmp_path.iterdir()
    assert file.name == f"meowze-{__version__}.cdx.json"
    assert json.loads(file.read_text(encoding="utf-8")) == document


WEAK = {"dependencies": [{"name": "x", "version": "1", "vulns": [{"id": "PYSEC-1"}]}, {"name": "y", "version": "2"}]}
SKIPPED = {"dependencies": [{"name": "x", "skip_reason": "Dependency not found on PyPI"}]}


def test_a_weakness_is_reported() -> None:
    """By name and advisory, with a status that stops a release."""
    lines, status = report([python_verdict("lock", WEAK)], strict=False)
    assert (lines, status) == (["lock: x 1: PYSEC-1"], 1)
    lines, status = report([node_verdict("web", {"vulnerabilities": {"z": {"severity": "high"}}})], strict=False)
    assert (lines, status) == (["web: z: high"], 1)
    fine = {"dependencies": [{"name": "y", "version": "2", "vulns": []}]}
    assert report([python_verdict("lock", fine)], strict=True) == (["lock: no known weaknesses"], 0)
    assert report([node_verdict("web", {"vulnerabilities": {}})], strict=True) == (["web: no known weaknesses"], 0)


@pytest.mark.parametrize(
    "verdict",
    [
        python_verdict("x", SKIPPED),
        python_verdict("x", None),
        node_verdict("x", None),
        node_verdict("x", {"message": "405"}),
    ],
)
def test_what_was_not_checked_is_never_called_fine(verdict: Verdict) -> None:
    """Where no advisories were reached the line says so; in CI that is a failure."""
    lines, status = report([verdict], strict=False)
    assert "NOT CHECKED" in lines[0]
    assert "no known" not in lines[0]
    assert (status, report([verdict], strict=True)[1]) == (0, 1)


def test_an_audit_without_its_programs_is_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is missing, or prints something else than JSON, is told in a line."""
    assert answer_of([str(tmp_path / "nothing")], tmp_path) is None
    assert answer_of([sys.executable, "-c", "print('oh')"], tmp_path) is None
    monkeypatch.setattr(audit, "answer_of", lambda words, folder: None)
    monkeypatch.setenv("CI", "")
    assert audit.main() == 0
    assert capsys.readouterr().out.count("NOT CHECKED") == 4


def test_a_list_of_puzzles_grows_at_its_end(tmp_path: Path) -> None:
    """Puzzles keep their places with their latest measurement, new ones follow, and a line that was cut off is left."""
    game = next(iter(GAMES))
    shipped_ones = list(shipped(game).values())
    first, last = shipped_ones[0], [puzzle for puzzle in shipped_ones if puzzle.theme == shipped_ones[0].theme][-1]
    again, new = replace(first, odds=77), replace(last, position=f"{last.position} ")
    lines = tmp_path / "lines.txt"
    lines.write_text(f"{again.line()}\n{new.line()}\n{first.line()[:50]}", encoding="utf-8")
    found = [puzzle for puzzle in joined(game, [str(lines)], most=len(shipped_ones)) if puzzle.theme == first.theme]
    before = [puzzle.position for puzzle in shipped_ones if puzzle.theme == first.theme]
    assert [puzzle.position for puzzle in found] == [*before, new.position]
    assert found[0].odds == 77
