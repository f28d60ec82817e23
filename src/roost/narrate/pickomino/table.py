"""The narration table of Pickomino."""

from __future__ import annotations

from roost.narrate.table import NarrationTable, Sentence

EVENTS = {
    "rolled": (
        Sentence(
            "event-pickomino-rolled",
            {"name": ("name", "seat"), "dice": ("dice", "dice")},
            you=(("field", "seat", "event-pickomino-rolled-you"),),
            remarks=(("remark-lucky", "many", "dice", "6", "4"),),
        ),
    ),
    "took": (
        Sentence(
            "event-pickomino-took",
            {
                "name": ("name", "seat"),
                "face": ("field", "face"),
                "count": ("field", "count"),
                "total": ("field", "total"),
            },
            you=(("field", "seat", "event-pickomino-took-you"),),
        ),
    ),
    "got-tile": (
        Sentence(
            "event-pickomino-got-tile",
            {
                "name": ("name", "seat"),
                "tile": ("field", "tile"),
                "total": ("field", "total"),
                "exact": ("same", "tile", "total"),
                "victim": ("field", "victim"),
                "victim-name": ("name", "victim"),
            },
            you=(
                ("field", "seat", "event-pickomino-got-tile-you"),
                ("field", "victim", "event-pickomino-got-tile-from-you"),
            ),
            remarks=(
                ("remark-robbed", "mine", "field", "victim"),
                ("remark-stole", "given", "victim"),
            ),
        ),
    ),
    "failed": (
        Sentence(
            "event-pickomino-failed",
            {
                "name": ("name", "seat"),
                "reason": ("field", "reason"),
                "total": ("field", "total"),
            },
            you=(("field", "seat", "event-pickomino-failed-you"),),
            remarks=(("remark-failed", "given", "seat"),),
        ),
        Sentence(
            "event-pickomino-nothing-returned",
            {"name": ("name", "seat")},
            unless=("returned", "turned"),
            you=(("field", "seat", "event-pickomino-nothing-returned-you"),),
        ),
    ),
    "returned": (
        Sentence(
            "event-pickomino-returned",
            {
                "tile": ("field", "tile"),
                "face-up": ("field", "face_up"),
                "turned": ("also", "turned", "tile"),
            },
        ),
    ),
    "turned": (
        # With a returned tile, that sentence already contains it.
        Sentence("event-pickomino-turned", {"tile": ("field", "tile")}, unless=("returned",)),
    ),
    "ended": (Sentence("event-pickomino-ended", {"capped": ("field", "outcome.capped")}),),
}

ACTIONS = {
    "take": Sentence(
        "action-pickomino-take",
        {"face": ("field", "face"), "count": ("field", "count"), "total": ("field", "total")},
    ),
    "roll-on": Sentence("action-pickomino-roll-on", {"dice": ("field", "left")}),
    "stop": Sentence(
        "action-pickomino-stop",
        {"from": ("field", "from"), "tile": ("field", "tile"), "victim-name": ("name", "victim")},
    ),
}

TABLE = NarrationTable(EVENTS, ACTIONS)
