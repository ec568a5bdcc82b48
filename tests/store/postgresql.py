"""A PostgreSQL server for the tests: started by the first worker that needs it, stopped by the last."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

QUICK = "-c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=200"


def programs() -> Path:
    """Where initdb and pg_ctl are; skips the test, or fails it where everything must be tested."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    program = str(found[-1]) if found else shutil.which("initdb")
    if program is None:
        reason = "there is no PostgreSQL here (Debian: apt install postgresql)"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    return Path(program).parent


def run(*command: str | Path) -> None:
    """Run one of its programs, as somebody else than root: it refuses root."""
    someone = {}
    if os.getuid() == 0:
        entry = owner()
        someone = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd="/", **someone)


def owner() -> pwd.struct_passwd:
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


@contextmanager
def server(shared: Path) -> Iterator[Path]:
    """The folder of its socket.  `shared`: a folder that all workers of this run have in common."""
    import fcntl

    place = shared / "postgresql"
    with place.open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        folder, users = _read(place)
        folder = folder or _start()
        place.write_text(f"{folder}\n{users + 1}")
    yield folder
    with place.open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        _, users = _read(place)
        place.write_text(f"{folder}\n{users - 1}" if users > 1 else "")
        if users == 1:
            run(programs() / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
            shutil.rmtree(folder)


def _read(place: Path) -> tuple[Path | None, int]:
    lines = place.read_text().split()
    return (Path(lines[0]), int(lines[1])) if lines else (None, 0)


def _start() -> Path:
    # not below pytest's folder, which is closed to the user that the server runs as
    folder = Path(tempfile.mkdtemp(prefix="eolith-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, owner().pw_uid)
    data = folder / "data"
    run(programs() / "initdb", "-D", data, "-U", "eolith", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
    run(programs() / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", f"-k {folder} {QUICK}", "start")
    return folder
