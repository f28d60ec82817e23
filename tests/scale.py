"""How much the tests try: `make test` a good deal, `make full` (ROOST_FULL=1) several times that.

The code is the same; only these numbers grow. A test that draws, kills, plays or photographs takes
its number from here.
"""

from __future__ import annotations

import os
from typing import TypeVar

FULL = os.environ.get("ROOST_FULL") == "1"

T = TypeVar("T")


def scaled(usual: T, full: T) -> T:
    return full if FULL else usual


EXAMPLES = scaled(200, 2_000)  # of each property, by Hypothesis
STEPS = scaled(50, 100)  # of each run of a state machine
