"""Protection from faults of external bots: a fault costs the bot that decision and is reported."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from traceback import extract_tb
from typing import Any, Literal, TypeAlias

from roost.bots.policy import Policy
from roost.rules import game_of
from roost.rules.core import Action

Fault: TypeAlias = Literal["crash", "slow", "illegal", "garbage", "flood", "left"]
LONGEST = 300  # maximum length of a bot's message
FIRST_S = 10.0  # extra time for the first decision
REPEAT_S = 0.5  # seconds between two interrupts of an overlong decision


class FaultError(Exception):
    """A decision that a bot failed to make."""

    def __init__(self, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.fault: Fault = fault
        self.reason = reason[:LONGEST]


@dataclass
class Faults:
    """The number of faults by kind, with the first message of each kind."""

    counts: dict[str, int] = field(default_factory=dict)
    first: dict[str, str] = field(default_factory=dict)

    def add(self, fault: str, reason: str, times: int = 1) -> None:
        self.counts[fault] = self.counts.get(fault, 0) + times
        self.first.setdefault(fault, reason)

    def merge(self, other: Faults) -> None:
        for fault, times in other.counts.items():
            self.add(fault, other.first[fault], times)

    @property
    def total(self) -> int:
        return sum(self.counts.values())


class TooLong(BaseException):
    """A decision exceeds its time limit."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TooLong` in the block if it exceeds the time limit.

    This needs the main thread of a process and does not work on Windows; elsewhere there is no
    limit.
    """
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_signal: int, _frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, REPEAT_S)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Limited:
    """External Python code in this process, with a time limit per decision.

    Its output goes to stderr, because programs may read stdout.
    """

    def __init__(self, policy: Policy, seconds: float) -> None:
        self.policy = policy
        self.seconds = seconds
        self.slack = FIRST_S  # for what it loads before its first decision

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        slack, self.slack = self.slack, 0.0
        try:
            with at_most(self.seconds + slack), redirect_stdout(sys.stderr):
                return self.policy.probabilities(state)
        except TooLong:
            raise FaultError("slow", f"no answer within {self.seconds:g} s") from None


class Guarded:
    """A policy that always returns legal actions; if its bot fails, all are equally likely."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.faults = Faults()

    def probabilities(self, state: Any) -> Mapping[Action, float]:
        game = game_of(state)
        legal = game.legal_actions(state)
        try:
            return self._checked(self.policy.probabilities(state), legal)
        except FaultError as error:
            self.faults.add(error.fault, error.reason)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever somebody's bot may raise
            where = extract_tb(error.__traceback__)[-1]
            place = f"{Path(where.filename).name}, line {where.lineno}"
            reason = f"{type(error).__name__}: {error}; {place}; {state!r}"
            self.faults.add("crash", reason[:LONGEST])
        return dict.fromkeys(legal, 1 / len(legal))

    def taken(self) -> Faults:
        """Return the faults since the last call."""
        faults, self.faults = self.faults, Faults()
        return faults

    @staticmethod
    def _checked(found: object, legal: tuple[Action, ...]) -> Mapping[Action, float]:
        if not isinstance(found, Mapping) or not found:
            raise FaultError("garbage", f"{found!r} maps no action to a probability")
        for action, weight in found.items():
            if action not in legal:
                allowed = ", ".join(map(repr, legal))
                raise FaultError("illegal", f"{action!r} is not legal; legal: {allowed}")
            if not isinstance(weight, (int, float)) or not 0 <= weight <= 1e9:
                raise FaultError("garbage", f"{weight!r} is no probability")
        if sum(found.values()) <= 0:
            raise FaultError("garbage", "the probabilities sum to nothing")
        return found
