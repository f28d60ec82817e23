"""A bot as a program of its own, in any language: one line of JSON in, one line of JSON out.

    > {"type": "hello", "protocol": 1}
    < {"type": "ready", "name": "My bot"}
    > {"type": "decide", "id": 1, "position": "pickomino …", "legal": ["t6", "t5"], "state": {…}}
    < {"id": 1, "move": "t6"}

The program must exit when its input ends. docs/own-bots.md describes the protocol.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO, Any, cast

from roost.bots.guard import FaultError
from roost.rules import game_of
from roost.rules.core import Action

PROTOCOL = 1
START_S = 10.0  # time limit for the greeting
LONGEST_LINE = 64 * 1024
MOST_LINES = 200  # maximum number of lines per decision
MOST_STARTS = 5


class ProgramPolicy:
    """A bot in a separate process.

    If the program crashes, hangs or exceeds the line limit, it is terminated and restarted for the
    next decision, a few times.
    """

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self.command = list(command)
        self.seconds = seconds
        self.name = ""
        self._running: _Program | None = None
        self._starts = 0
        self._asked = 0
        atexit.register(self.close)

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        game = game_of(state)
        legal = {game.format_move(state, action): action for action in game.legal_actions(state)}
        self._asked += 1
        question = {
            "type": "decide",
            "id": self._asked,
            "position": repr(state),
            "legal": list(legal),
            "state": game.state_to_json(state),
        }
        try:
            answer = self._program().ask(question, self.seconds)
        except FaultError as error:
            if error.fault in ("crash", "slow", "flood"):
                self.close()
            raise
        move = answer.get("move")
        if not isinstance(move, str) or move not in legal:
            allowed = " ".join(legal)
            raise FaultError("illegal", f"{move!r} is not legal; legal: {allowed}")
        return {legal[move]: 1.0}

    def close(self) -> None:
        """Terminate the program."""
        running, self._running = self._running, None
        if running is not None:
            running.end()

    def _program(self) -> _Program:
        if self._running is None:
            if self._starts >= MOST_STARTS:
                raise FaultError("left", f"it was started {MOST_STARTS} times")
            self._starts += 1
            try:
                self._running = _Program(self.command)
            except OSError as error:
                raise FaultError("crash", f"it cannot be started: {error}") from None
            self.name = self._running.greet()
        return self._running


class _Program:
    """The process, and a thread that reads its output.

    The thread buffers a few lines only. A program that writes more blocks, as on any full pipe.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # so that `end` reaches its children
        )
        self._lines: queue.Queue[bytes | None] = queue.Queue(2 * MOST_LINES)
        self._ended = threading.Event()
        self._input = cast(IO[bytes], self._process.stdin)
        self._output = cast(IO[bytes], self._process.stdout)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def greet(self) -> str:
        """Return the program's name from its greeting."""
        answer = self._exchange({"type": "hello", "protocol": PROTOCOL}, START_S, "type", "ready")
        name = answer.get("name", "")
        return name[:40] if isinstance(name, str) else ""

    def ask(self, question: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        return self._exchange(question, seconds, "id", question["id"])

    def end(self) -> None:
        self._ended.set()
        with suppress(OSError):
            self._input.close()
        try:
            self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._reader.join(1.0)  # a child in a session of its own may keep the pipe open

    def _exchange(
        self, message: Mapping[str, Any], seconds: float, key: str, wanted: object
    ) -> dict[str, Any]:
        """Send a message and wait for its answer; skip old lines and other output."""
        self._say(message)
        until, heard = time.monotonic() + seconds, 0
        while True:
            line = self._line(until, seconds)
            heard += 1
            if heard > MOST_LINES:
                raise FaultError("flood", f"it said {heard} lines for one decision")
            answer = _json(line)
            if answer is None:
                if not line.strip():
                    continue
                raise FaultError("garbage", f"not a JSON object: {line[:80]!r}")
            if answer.get(key) == wanted:
                return answer

    def _say(self, message: Mapping[str, Any]) -> None:
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        try:
            self._input.write(line)
            self._input.flush()
        except (OSError, ValueError):
            raise FaultError("crash", f"it ended with status {self._process.poll()}") from None

    def _line(self, until: float, seconds: float) -> bytes:
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise FaultError("slow", f"no answer within {seconds:g} s") from None
        if line is None:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.2)
            raise FaultError("crash", f"it ended with status {self._process.poll()}")
        if len(line) >= LONGEST_LINE:
            raise FaultError("flood", f"a line of {LONGEST_LINE} bytes or more")
        return line

    def _read(self) -> None:
        with suppress(OSError, ValueError), self._output:
            while line := self._output.readline(LONGEST_LINE):
                if not self._put(line):
                    return
        self._put(None)

    def _put(self, line: bytes | None) -> bool:
        """Wait for space in the queue, unless the program has been terminated."""
        while not self._ended.is_set():
            with suppress(queue.Full):
                self._lines.put(line, timeout=0.2)
                return True
        return False


def _json(line: bytes) -> dict[str, Any] | None:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) else None
