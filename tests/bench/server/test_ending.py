"""`python -m bench.server` leaves nothing running, however it ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "bench.server", "--sockets", "4", "--seconds", "600"]


def running(within: Path) -> list[int]:
    """The processes whose command names something of this folder."""
    found = []
    for line in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if os.fsencode(within) in line.read_bytes():
                found.append(int(line.parent.name))
        except OSError:  # gone meanwhile
            continue
    return found


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_its_servers_and_its_postgresql_end_with_it(tmp_path: Path, number: int) -> None:
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        COMMAND, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as child:
        end = time.monotonic() + 120
        while len(running(tmp_path)) < 2:  # PostgreSQL, and a server at least
            assert child.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        child.send_signal(number)
        assert child.wait(60) == 130
    while running(tmp_path):
        assert time.monotonic() < end
        time.sleep(0.1)
    assert list(tmp_path.glob("roost-*")) == []
