"""The benchmark set of Pickomino, and the results of the built-in bots on it."""

from __future__ import annotations

from pathlib import Path

SET = Path(__file__).with_name("set-1.json")
