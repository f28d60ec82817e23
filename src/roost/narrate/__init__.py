"""Events and actions as sentences.

Each game has a folder here. Its ``table.py`` is data: the message for each event, and the source of
the message's values. `Narrator` reads it, and so does the web app (`scripts/generate-types` writes
it to ``web/src/generated``). ``tests/golden/narration.json`` tests that both give the same
sentences.
"""

from __future__ import annotations

from roost.narrate.names import list_of, player_names
from roost.narrate.narrator import NARRATORS, AnyNarrator, Narrator, make_narrator, record_key
from roost.narrate.table import NarrationTable, Sentence

__all__ = [
    "NARRATORS",
    "AnyNarrator",
    "NarrationTable",
    "Narrator",
    "Sentence",
    "list_of",
    "make_narrator",
    "player_names",
    "record_key",
]
