"""Compilation happens before play, never during it."""

from __future__ import annotations

import subprocess
import sys

SCRIPT = """
from numba.core.dispatcher import Dispatcher

compiled, compile = [], Dispatcher.compile

def note(self, sig):
    compiled.append(self.py_func.__name__)
    return compile(self, sig)

Dispatcher.compile = note
from roost.solver.pickomino.warmup import warm_up
warm_up()
assert compiled
compiled.clear()
from roost.analysis.insight import insight
from roost.analysis.rollouts import roll_out
from roost.bots import make_bot
from roost.rules import parse_position
state = parse_position("pickomino 21-24,26,30-36 25/-/27,29 2 www345 . 7")
insight(state)
roll_out(state, 2, seed=1, workers=1)
make_bot("pickomino", "strongest").choose(state)
print(compiled)
"""


def test_warming_up_compiles_everything() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
