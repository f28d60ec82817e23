"""Knockout's set, and how our levels do on it."""

from __future__ import annotations

from pathlib import Path

SET = Path(__file__).with_name("set-1.json")
