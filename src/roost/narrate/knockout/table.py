"""The narration table of Knockout.

``piece``, ``number``, ``owner`` and ``space`` are its own formatters; ``holder`` is the owner's
seat.
"""

from __future__ import annotations

from roost.narrate.table import NarrationTable, Sentence
from roost.rules.knockout import COLOURS, NUMBERS

EVENTS = {
    "rolled-off": (
        Sentence(
            "event-knockout-rolled-off",
            {"name": ("name", "seat"), "dice": ("dice", "dice"), "total": ("field", "total")},
            you=(("field", "seat", "event-knockout-rolled-off-you"),),
        ),
    ),
    "tied": (
        Sentence(
            "event-knockout-tied",
            {"names": ("names", "seats")},
            you=(("field", "seats", "event-knockout-tied-you"),),
        ),
    ),
    "starts": (
        Sentence(
            "event-knockout-starts",
            {"name": ("name", "seat")},
            you=(("field", "seat", "event-knockout-starts-you"),),
        ),
    ),
    "rolled": (
        Sentence(
            "event-knockout-rolled",
            {
                "name": ("name", "seat"),
                "low": ("field", "dice.0"),
                "high": ("field", "dice.1"),
                "double": ("same", "dice.0", "dice.1"),
            },
            you=(("field", "seat", "event-knockout-rolled-you"),),
        ),
    ),
    "moved": (
        Sentence(
            "event-knockout-moved",
            {
                "name": ("name", "seat"),
                "piece": ("piece", "piece"),
                "origin": ("space", "origin"),
                "space": ("space", "space"),
                "victim": ("piece", "victim"),
                "victim-name": ("owner", "victim"),
            },
            you=(
                ("field", "seat", "event-knockout-moved-you"),
                ("holder", "victim", "event-knockout-moved-from-you"),
            ),
            remarks=(("remark-knocked-out", "given", "victim"),),
        ),
    ),
    "move-lost": (
        Sentence(
            "event-knockout-move-lost",
            {
                "name": ("name", "seat"),
                "number": ("field", "number"),
                "length": ("field", "length"),
                "reason": ("field", "reason"),
            },
            you=(("field", "seat", "event-knockout-move-lost-you"),),
        ),
    ),
    "locked": (
        Sentence(
            "event-knockout-locked", {"piece": ("piece", "piece"), "number": ("number", "piece")}
        ),
    ),
    "skipped": (
        Sentence(
            "event-knockout-skipped",
            {"name": ("name", "seat")},
            you=(("field", "seat", "event-knockout-skipped-you"),),
        ),
    ),
    "ended": (Sentence("event-knockout-ended", {"reason": ("field", "reason")}),),
}

ACTIONS = {
    "move": Sentence(
        "action-knockout-move",
        {
            "piece": ("piece", "piece"),
            "space": ("space", "space"),
            "victim": ("piece", "victim"),
            "victim-name": ("owner", "victim"),
        },
    ),
}

TABLE = NarrationTable(EVENTS, ACTIONS, {"colours": list(COLOURS), "numbers": NUMBERS})
