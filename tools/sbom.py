"""`python -m tools.sbom FOLDER` writes what a release is made of as CycloneDX JSON, from the locks alone.

With `--offline` it is that of a release whose pages carry the engine: Pyodide, its Python, and msgspec built for it.
Everything that `requirements.lock` installs is required. Of the npm packages those are required that the pages import,
with what these need; the others only build and test, and are excluded. The same locks give the same file.
"""

import argparse
import json
import re
import tomllib
import uuid
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parents[1]
PYODIDE = "pyodide"  # the npm package; the lock of npm names its hash, so what lies in it is known
INDEX = "https://pypi.org/simple/"
PINNED = re.compile(r"(?m)^([a-z0-9._-]+)==(\S+)(?: ;[^\\\n]*)? \\\n((?:    --hash=\S+(?: \\)?\n)+)((?:    #.*\n)*)")
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@[\w-]+/)?[a-z][\w-]*)""")
NODE = "node_modules/"

Json = dict[str, Any]
Edges = dict[str, set[str]]


def python_packages(lock: str, own: str) -> tuple[list[Json], Edges]:
    """The components of a lock of pip, and which needs which; `own` stands for the project in its comments."""
    components, needs = list[Json](), Edges()
    found = PINNED.findall(lock)
    refs = {name: f"pkg:pypi/{name}@{version}" for name, version, _, _ in found}
    for name, version, hashes, comments in found:
        files = [{"alg": "SHA-256", "content": value} for value in re.findall(r"sha256:(\w+)", hashes)]
        source = {"type": "distribution", "url": f"{INDEX}{name}/", "hashes": files}
        components.append(_component(name, version, refs[name], "required") | {"externalReferences": [source]})
        for word in re.sub(r"# +via|[#()]", " ", comments).split():
            if word in refs:
                needs.setdefault(refs[word], set()).add(refs[name])
            elif word == own:
                needs.setdefault(own, set()).add(refs[name])
    return components, needs


def node_packages(lock: Json, imported: set[str]) -> tuple[list[Json], Edges]:
    """The components of a lock of npm, and which needs which; those that are imported are needed by the pages."""
    packages = {path: entry for path, entry in lock["packages"].items() if path}
    needs = {path: set(_needed(path, entry, packages)) for path, entry in packages.items()}
    shipped = _closure({NODE + name for name in imported}, needs)
    refs = {path: _node_ref(path, entry) for path, entry in packages.items()}
    components = dict[str, Json]()
    for path, entry in packages.items():
        scope = "required" if path in shipped else "excluded"
        component = _component(path.rpartition(NODE)[2], entry["version"], refs[path], scope)
        algorithm, _, digest = entry.get("integrity", "").partition("-")
        if digest:
            name = algorithm.upper().replace("SHA", "SHA-")
            component["hashes"] = [{"alg": name, "content": b64decode(digest).hex()}]
        if components.get(refs[path], {}).get("scope") != "required":  # the same version may lie in two folders
            components[refs[path]] = component
    edges = Edges()
    for path, others in needs.items():
        edges.setdefault(refs[path], set()).update(refs[other] for other in others)
    return list(components.values()), edges | {"": {refs[NODE + name] for name in imported}}


def page_imports() -> set[str]:
    """The npm packages that the pages import."""
    files = [file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in (".ts", ".svelte", ".css")]
    sources = (file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)
    listed = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    return {name for source in sources for name in IMPORTED.findall(source)} & set(listed)


def engine_packages(pyodide: str) -> tuple[list[Json], Edges]:
    """What the engine brings: the Python inside Pyodide, and what is installed there; `pyodide` refers to it."""
    info = json.loads((ROOT / "web" / NODE / PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    python = f"pkg:generic/cpython@{info['python']}?arch={info['arch']}"
    lock = (ROOT / "requirements-browser.lock").read_text(encoding="utf-8")
    components, _ = python_packages(lock, "-")
    for component in components:
        component["bom-ref"] = component["purl"] = f"{component['purl']}?platform={info['arch']}"
    installed = {str(component["bom-ref"]) for component in components}
    return [_component("cpython", info["python"], python, "required"), *components], {pyodide: {python, *installed}}


def sbom(offline: bool = False) -> Json:
    """The whole document; `offline` where the pages carry the engine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    own = f"pkg:pypi/{name}@{version}"
    python, python_needs = python_packages((ROOT / "requirements.lock").read_text(encoding="utf-8"), "-")
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    node, node_needs = node_packages(lock, page_imports() | ({PYODIDE} if offline else set()))
    pyodide = _node_ref(NODE + PYODIDE, lock["packages"][NODE + PYODIDE])
    engine, engine_needs = engine_packages(pyodide) if offline else ([], Edges())
    node_needs[pyodide] = node_needs.get(pyodide, set()) | engine_needs.get(pyodide, set())
    needs = {**python_needs, **node_needs, own: python_needs.get("-", set()) | node_needs[""]}
    components = sorted(python + node + engine, key=lambda component: str(component["bom-ref"]))
    refs = [own, *(component["bom-ref"] for component in components)]
    main = _component(name, version, own, "required") | {"type": "application"}
    document: Json = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": main | {"licenses": [{"license": {"id": project["license"]}}]}},
        "components": components,
        "dependencies": [{"ref": ref, "dependsOn": sorted(needs.get(ref, ()))} for ref in refs],
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(document, sort_keys=True))
    return document | {"serialNumber": f"urn:uuid:{serial}"}


def main() -> None:
    """Write it beside the wheel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--offline", action="store_true", help="for pages that carry the engine")
    chosen = parser.parse_args()
    document = sbom(chosen.offline)
    own = document["metadata"]["component"]
    file = chosen.folder / f"{own['name']}-{own['version']}.cdx.json"
    file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def _component(name: str, version: str, ref: str, scope: str) -> Json:
    return {"type": "library", "bom-ref": ref, "name": name, "version": version, "purl": ref, "scope": scope}


def _node_ref(path: str, entry: Json) -> str:
    return f"pkg:npm/{quote(path.rpartition(NODE)[2])}@{entry['version']}"


def _needed(path: str, entry: Json, packages: Json) -> Iterator[str]:
    """Where npm finds what a package needs: in its own folder, or in one of those around it."""
    for name in {**entry.get("dependencies", {}), **entry.get("optionalDependencies", {})}:
        around = path
        while f"{around}/{NODE}{name}".lstrip("/") not in packages and around:
            around = around.rpartition(NODE)[0].rstrip("/")
        found = f"{around}/{NODE}{name}".lstrip("/")
        if found in packages:
            yield found


def _closure(first: set[str], needs: Edges) -> set[str]:
    found, todo = set[str](), list(first)
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += needs[path]
    return found


if __name__ == "__main__":
    main()
