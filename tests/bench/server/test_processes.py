"""The processor time of other processes."""

import subprocess
import sys

from bench.server.processes import spent

# Works in threads that end, then says its own time at every line it reads.
BUSY = """
import hashlib, sys, threading, time

def work():
    for _ in range(20):
        hashlib.sha256(bytes(1_000_000)).digest()

threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
for _ in sys.stdin:
    print(time.process_time(), time.thread_time(), flush=True)
"""


def test_processor_time_is_that_of_all_threads_to_a_fraction_of_a_tick() -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    before, main = own(child)
    seen = spent([child.pid])
    after, _ = own(child)
    assert main < before <= seen <= after
    child.communicate()
    assert spent([child.pid]) == 0  # a process that is gone


def own(child: subprocess.Popen[str]) -> tuple[float, float]:
    """What it says of itself, and of its main thread."""
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("\n")
    child.stdin.flush()
    whole, main = map(float, child.stdout.readline().split())
    return whole, main
