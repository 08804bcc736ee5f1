"""A real PostgreSQL server for tests, in a folder of its own. It refuses to run as root: root starts it as another."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from meowze.storage.database import engine_for

OTHERS = ("postgres", "nobody")
NUMBERS = count()  # of databases


@contextmanager
def running(initdb: str) -> Iterator[str]:
    """A server while it is needed; the address of its first database, reached by a socket in its folder."""
    folder = Path(tempfile.mkdtemp(prefix="meowze-pg-"))
    before = _as_other(folder)
    programs = Path(initdb).resolve().parent
    data = folder / "data"
    try:
        run = [*before, str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "meowze", "--no-sync"]
        subprocess.run(run, check=True, capture_output=True, cwd="/")
        control = [*before, str(programs / "pg_ctl"), "-D", str(data), "-w", "-t", "300", "-l", str(folder / "log")]
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}'"
        subprocess.run([*control, "-o", options, "start"], check=True, capture_output=True, cwd="/")
        try:
            yield f"postgresql://meowze@/postgres?host={folder}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], check=True, capture_output=True, cwd="/")
    finally:
        shutil.rmtree(folder)


def new_database(url: str, how: str = "") -> str:
    """Another, empty database of such a server; `how` as the end of the statement that makes it."""
    name = f"games{next(NUMBERS)}"
    _execute(url, f"CREATE DATABASE {name} {how}")
    return url.replace("/postgres?", f"/{name}?")


def emptied(url: str) -> str:
    """The same database without its tables, which is quicker to have than a new one."""
    _execute(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return url


def _execute(url: str, *statements: str) -> None:
    engine = engine_for(url).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()


def restart(initdb: str, url: str) -> None:
    """Restart such a server: all connections are cut."""
    folder = Path(url.partition("host=")[2])
    control = [*_as_other(folder), str(Path(initdb).resolve().parent / "pg_ctl"), "-D", str(folder / "data"), "-w"]
    line = [*control, "-t", "300", "-m", "fast", "-l", str(folder / "log"), "restart"]
    subprocess.run(line, check=True, capture_output=True, cwd="/")


def _as_other(folder: Path) -> list[str]:
    """What stands before a command so that it runs as another user, to whom the folder is given."""
    if os.geteuid() != 0:
        return []
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next(known[name] for name in OTHERS if name in known)
    os.chown(folder, user.pw_uid, user.pw_gid)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
