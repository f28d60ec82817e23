"""`import roost` is fast and still gives access to the packages."""

from __future__ import annotations

import subprocess
import sys

import pytest

import roost

CODE = """
import sys, roost
assert not [name for name in sys.modules if name.startswith("roost.")], sys.modules
assert roost.rules.make_game("pickomino").key == "pickomino"
assert "roost.bots" not in sys.modules
assert roost.bots.make_bot("knockout", "random").choose
"""


def test_packages_load_on_first_use() -> None:
    subprocess.run([sys.executable, "-c", CODE], check=True, timeout=60)


def test_an_unknown_attribute_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'backgammon'"):
        _ = roost.backgammon
