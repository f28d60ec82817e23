"""A worker process that answers one question at a time over a pipe.

The pipe is the only shared resource: nothing needs cleaning up when the server is killed, and a
worker notices at once that its server has gone.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

import structlog

from roost.rules.errors import GameError
from roost.server.core.errors import UnavailableError

logger = structlog.get_logger("roost.workers")
Progress: TypeAlias = Callable[[int, int], None]
START_S = 120.0  # on a busy machine


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Make processes started in this context ignore Ctrl-C from their first instruction on."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    # if it started later, this thread would receive the signal again
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_process(name: str, target: Callable[..., None], *values: Any) -> BaseProcess:
    """Start a process that is reaped as soon as it ends."""
    # Spawned, not forked: the server has threads.
    process = multiprocessing.get_context("spawn").Process(
        target=target, args=values, name=name, daemon=True
    )
    with deaf_to_interrupts():
        process.start()
    threading.Thread(target=process.join, name=f"{name}-reaper", daemon=True).start()
    return process


class Worker:
    """A process that calls functions of a module, after its `begin` function if it has one. Its
    methods block."""

    def __init__(self, name: str, module: str, limit_s: float, nice: int = 0) -> None:
        self.process: BaseProcess | None = None
        self._name = name
        self._module = module
        self._limit_s = limit_s
        self._nice = nice
        self._pipe: Connection | None = None
        self._busy = threading.Lock()  # callers wait until it has started
        self._ended = False

    def ask(self, work: str, values: tuple[Any, ...], progress: Progress | None = None) -> Any:
        """Call a function and return its result; `progress` receives its progress reports."""
        with self._busy:
            kind, found = self._asked(work, values, progress)
        if kind == "done":
            return found
        if kind == "refused":
            raise found
        raise RuntimeError(f"{self._name} failed at {work}: {found}")

    def _asked(
        self, work: str, values: tuple[Any, ...], progress: Progress | None
    ) -> tuple[str, Any]:
        try:
            return self._exchange(work, values, progress)
        except (EOFError, OSError):  # it died, perhaps long ago and for another reason
            self._check_running()
            logger.warning("a worker died; starting another", worker=self._name, work=work)
            self._stop()
        try:
            return self._exchange(work, values, progress)
        except (EOFError, OSError):
            self._stop()
            raise UnavailableError(
                "the computation crashed its worker process", code="insight-failed"
            ) from None

    def _exchange(
        self, work: str, values: tuple[Any, ...], progress: Progress | None
    ) -> tuple[str, Any]:
        pipe = self._pipe or self._start()
        pipe.send((work, values, progress is not None))
        until = time.monotonic() + self._limit_s
        while True:
            kind, found = self._receive(pipe, until - time.monotonic(), self._limit_s)
            if kind != "progress":
                return kind, found
            if progress is not None:
                progress(*found)

    def start(self) -> None:
        """Start the process if it is not running."""
        with self._busy:
            if self._pipe is None:
                self._start()

    def _start(self) -> Connection:
        self._check_running()
        pipe, theirs = multiprocessing.get_context("spawn").Pipe()
        self.process = start_process(self._name, _serve, theirs, self._module, self._nice)
        theirs.close()
        self._pipe = pipe
        if self._ended:  # meanwhile
            self._stop()
        self._check_running()
        self._receive(pipe, START_S, START_S)
        return pipe

    def _receive(self, pipe: Connection, left_s: float, limit_s: float) -> tuple[str, Any]:
        if pipe.poll(max(0.0, left_s)):
            kind, found = pipe.recv()
            return str(kind), found
        self._stop()
        raise UnavailableError(
            f"the computation takes longer than {limit_s:.0f} seconds",
            code="insight-too-long",
            seconds=round(limit_s),
        )

    def end(self) -> None:
        """End the process for good, even in the middle of a question."""
        self._ended = True
        self._stop()

    def _check_running(self) -> None:
        if self._ended:
            raise UnavailableError("the server is shutting down")

    def _stop(self) -> None:
        process, self.process = self.process, None
        pipe, self._pipe = self._pipe, None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()


# -- in the process ------------------------------------------------------------------------


def prepare_worker(nice: int = 0) -> None:
    """Set up a worker process."""
    # Ctrl-C goes to the server, which stops its workers in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()


def _end_with(parent: int) -> None:
    """End this process if the server is killed in the middle of a question."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _serve(pipe: Connection, module: str, nice: int) -> None:
    """Run the worker's main loop: read questions, write answers."""
    prepare_worker(nice)
    functions = import_module(module)
    if begin := getattr(functions, "begin", None):
        begin()
    gc.freeze()  # long-lived objects need no garbage collection
    try:
        pipe.send(("ready", None))
        while True:
            work, values, telling = pipe.recv()
            pipe.send(_answer(getattr(functions, work), values, pipe if telling else None))
    except (EOFError, OSError):  # the server has gone
        return


def _answer(
    function: Callable[..., Any], values: tuple[Any, ...], pipe: Connection | None
) -> tuple[str, Any]:
    try:
        if pipe is None:
            return "done", function(*values)
        return "done", function(*values, progress=_ProgressReporter(pipe))
    except GameError as error:
        return "refused", error
    except Exception:  # noqa: BLE001  # the server says that something went wrong
        return "failed", traceback.format_exc()


class _ProgressReporter:
    """Reports progress at most a few times per second."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._next = 0.0

    def __call__(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + 0.25
            self._pipe.send(("progress", (done, of)))
