"""A bot of somebody else's at our table: what it does wrong costs it that decision, is counted and
told, and breaks nothing."""

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
LONGEST = 300  # characters of what it said
FIRST_S = 10.0  # more for the first decision
REPEAT_S = 0.5  # how often what takes too long is told so


class FaultError(Exception):
    """A decision that a bot did not make."""

    def __init__(self, fault: Fault, reason: str) -> None:
        super().__init__(reason)
        self.fault: Fault = fault
        self.reason = reason[:LONGEST]


@dataclass
class Faults:
    """How often each kind of fault came, and what was wrong the first time."""

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
    """A decision takes longer than it may."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TooLong` in code of ours or of others that takes longer. Only the main thread of a
    process can be interrupted so, and not on Windows: elsewhere nothing is limited."""
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
    """Somebody's Python in this process: it may take so long for a decision, and what it prints
    goes to the error output, since the other one may be read by programs."""

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
    """A policy that always answers with legal actions: where its bot does not, every legal action
    is as likely as any other."""

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
        """What went wrong since this was last asked."""
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
