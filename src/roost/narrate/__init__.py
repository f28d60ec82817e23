"""Events and actions in words.

Each game has a folder here. Its ``table.py`` is data: which message tells an event, and where the
message's values come from. `Narrator` reads it, and so does the web app (`scripts/generate-types`
writes it to ``web/src/generated``); ``tests/golden/narration.json`` holds both to the same words.
"""

from __future__ import annotations

from roost.narrate.names import list_of, player_names
from roost.narrate.narrator import NARRATORS, AnyNarrator, Narrator, make_narrator
from roost.narrate.table import Sentence, Table

__all__ = [
    "NARRATORS",
    "AnyNarrator",
    "Narrator",
    "Sentence",
    "Table",
    "list_of",
    "make_narrator",
    "player_names",
]
