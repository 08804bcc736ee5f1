"""`python -m tools.audit` asks whether a locked package has a known weakness: pip-audit for Python, npm for the pages.

Both ask others for advisories. Where nobody answers it says so, instead of calling everything fine: pip-audit itself
ends well when it could check nothing. That is a failure only where CI=true is set.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PIP_AUDIT = [str(ROOT / ".venv-audit" / "bin" / "pip-audit"), "--require-hashes", "--disable-pip", "--format", "json"]
NPM_AUDIT = ["npm", "audit", "--json", "--package-lock-only"]
LOCKS = ("requirements-dev.lock", "requirements-research.lock", "requirements-audit.lock")


class Verdict(NamedTuple):
    """What an audit found; `unchecked` tells why something could not be checked, if so."""

    what: str
    weak: tuple[str, ...] = ()
    unchecked: str = ""


def python_verdict(what: str, answer: Any) -> Verdict:
    """What pip-audit says about a lock."""
    if not isinstance(answer, dict) or "dependencies" not in answer:
        return Verdict(what, unchecked="pip-audit could not run, or reached no advisories")
    packages = answer["dependencies"]
    weak = [f"{p['name']} {p['version']}: {', '.join(v['id'] for v in p['vulns'])}" for p in packages if p.get("vulns")]
    skipped = [p for p in packages if "skip_reason" in p]
    why = f"{len(skipped)} of {len(packages)} packages: no advisories were reached" if skipped else ""
    return Verdict(what, tuple(weak), why)


def node_verdict(what: str, answer: Any) -> Verdict:
    """What npm says about its lock."""
    if not isinstance(answer, dict) or "vulnerabilities" not in answer:
        said = answer.get("message", "") if isinstance(answer, dict) else ""
        return Verdict(what, unchecked=f"npm reached no advisories {said}".strip())
    return Verdict(what, tuple(f"{name}: {found['severity']}" for name, found in answer["vulnerabilities"].items()))


def report(verdicts: list[Verdict], strict: bool) -> tuple[list[str], int]:
    """The lines to print, and the exit status: 1 for a weakness, and for something unchecked if that is not allowed."""
    lines = list[str]()
    for what, weak, unchecked in verdicts:
        lines += [f"{what}: {line}" for line in weak]
        if unchecked:
            lines.append(f"{what}: NOT CHECKED: {unchecked}")
        elif not weak:
            lines.append(f"{what}: no known weaknesses")
    bad = any(verdict.weak or (strict and verdict.unchecked) for verdict in verdicts)
    return lines, int(bad)


def answer_of(words: list[str], folder: Path) -> Any:
    """What a program prints as JSON; none if it prints something else or is not there."""
    try:
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
        return json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def main() -> int:
    """Ask both, and report."""
    verdicts = [python_verdict(lock, answer_of([*PIP_AUDIT, "-r", lock], ROOT)) for lock in LOCKS]
    verdicts.append(node_verdict("web/package-lock.json", answer_of(NPM_AUDIT, ROOT / "web")))
    lines, status = report(verdicts, strict=os.environ.get("CI", "").lower() in {"1", "true", "yes"})
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    sys.exit(main())
