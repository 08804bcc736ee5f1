"""macOS and Windows, as far as that can be shown on Linux: what only POSIX systems have is needed by no import."""

import ast
import os
import re
import subprocess
import sys

import pytest

from tests.paths import ROOT
from tests.test_architecture import MODULES, Module, calls, each_module, imports

NAMES = [name for name in MODULES if not name.startswith("meowze.storage.migrations.") and name != "meowze.__main__"]
POSIX_ONLY = "fcntl grp posix_ipc pty pwd readline resource syslog termios tty uvloop"
# All modules are imported as usual, and with them other packages; then ours once more, as if it were elsewhere.
ELSEWHERE = """
import importlib, os, signal, socket, sys, types
names, platform, missing, attributes = {names!r}, {platform!r}, {missing!r}, {attributes!r}
for name in names:
    importlib.import_module(name)
for name in [name for name in sys.modules if name.partition(".")[0] == "meowze"]:
    del sys.modules[name]
sys.platform = platform
for name in missing.split():
    sys.modules[name] = None
for module, words in attributes.items():
    for word in words.split():
        if hasattr(sys.modules[module], word):
            delattr(sys.modules[module], word)
if platform == "win32":
    sys.modules["msvcrt"] = types.ModuleType("msvcrt")
for name in names:
    importlib.import_module(name)
print("fine", len(names))
"""
WINDOWS_LACKS = {
    "os": "fork forkpty geteuid getuid killpg mkfifo nice posix_fadvise posix_spawn setsid sched_getaffinity uname",
    "signal": "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGUSR1 SIGUSR2 alarm pause pthread_sigmask",
    "socket": "AF_UNIX SO_REUSEPORT recv_fds send_fds",
}
MACOS_LACKS = {
    "os": "memfd_create posix_fadvise sched_getaffinity sched_setaffinity",
    "socket": "AF_NETLINK TCP_USER_TIMEOUT TCP_KEEPIDLE",
}
SYSTEMS = {"win32": (POSIX_ONLY, WINDOWS_LACKS), "darwin": ("uvloop spwd msvcrt", MACOS_LACKS)}


@pytest.mark.parametrize("platform", SYSTEMS)
def test_every_module_is_imported_elsewhere(platform: str) -> None:
    """Without the modules, signals and calls that another system lacks, and without uvloop."""
    missing, attributes = SYSTEMS[platform]
    code = ELSEWHERE.format(names=NAMES, platform=platform, missing=missing, attributes=attributes)
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["fine", str(len(NAMES))]


def test_the_test_would_notice() -> None:
    """A module that takes something from POSIX when it is imported fails in that test."""
    missing, attributes = SYSTEMS["win32"]
    for culprit in ("import fcntl", "import signal; signal.SIGHUP", "import os; os.getuid"):
        code = ELSEWHERE.format(names=["meowze"], platform="win32", missing=missing, attributes=attributes) + culprit
        assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, cwd=ROOT).returncode == 1


@each_module
def test_files_are_named_by_pathlib(module: Module) -> None:
    """Of os.path only the comparison of two open files is used, which pathlib has not."""
    assert not [name for name in imports(module) if name.startswith(("os.path", "posixpath", "ntpath"))]
    used = re.findall(r"\bos\.path\.(\w+)", module.path.read_text(encoding="utf-8"))
    assert set(used) <= {"samestat"}


@each_module
def test_texts_are_read_as_utf_8(module: Module) -> None:
    """Files are opened with their encoding, because that of the system is another one on Windows."""
    opening = {"open", "read_text", "write_text"}
    found = [(word, call) for word, call in calls(module.tree) if word in opening]
    texts = [call for word, call in found if word != "open" or not _binary(call)]
    assert [call.lineno for call in texts if not any(key.arg == "encoding" for key in call.keywords)] == []


def _binary(call: ast.Call) -> bool:
    """Whether a file is opened for bytes, or something else is opened."""
    modes = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    return not isinstance(call.func, ast.Name) or any("b" in str(mode) for mode in modes)
