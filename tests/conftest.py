"""What all tests share."""

import fcntl
import os
import signal
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.scale import EXAMPLES, STEPS
from tests.wheel import build_wheel

# What runs in the background ignores Ctrl-C, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The kernels are compiled from C and not tracked: build them if a source has changed.
if "PYTEST_XDIST_WORKER" not in os.environ:
    subprocess.run([Path(__file__).parents[1] / "scripts" / "kernels"], check=True)

# Machines are noisy: a deadline would fail good tests. `thorough` (make test) draws the same
# examples every time, so that a red run can be repeated; everyday runs look for new ones.
_common = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("default", _common)
settings.register_profile("quick", _common, max_examples=20, stateful_step_count=20)
settings.register_profile(
    "thorough",
    _common,
    max_examples=EXAMPLES,
    stateful_step_count=STEPS,
    derandomize=True,
    print_blob=True,
)
settings.load_profile("default")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel once per run, for the tests of all workers."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    shared = folder / "wheel"
    shared.mkdir(exist_ok=True)
    with (folder / "wheel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return next(shared.glob("roost-*.whl"), None) or build_wheel(shared)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went: seconds by folder, of all workers together."""
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[_folder(report.nodeid)] += report.duration  # type: ignore[assignment]
    if len(seconds) > 1:
        told = ", ".join(f"{folder} {spent:.0f}" for folder, spent in seconds.most_common())
        terminalreporter.write_line(f"seconds by folder: {told}")


def _folder(nodeid: str) -> str:
    parts = nodeid.partition("::")[0].split("/")[1:]
    return parts[0].removesuffix(".py") if parts else nodeid
