"""`python -m tests.browser.dishonest HOW DATA PORT SETTINGS`: the real server, patched to cheat.

It plays by the rules and tells one story to itself, another one to the browsers.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from roost import wire
from roost.fairdice.hashing import Chain, new_secret
from roost.fairdice.transcript import RollEntry, head_of
from roost.server.__main__ import main
from roost.server.core.live.presence import Presence
from roost.server.core.table.state import Table
from roost.server.core.views import serializer, steps, table

_honest_dice, _honest_entries = table.dice_view, steps.entries_of
_chains: dict[str, Chain] = {}


def _bent(faces: list[int]) -> list[int]:
    """Three dice of the roll become sixes."""
    return sorted([*faces[3:], 6, 6, 6]) if faces[3:] or faces != [6] * len(faces) else [1]


def faces(message: Any) -> Any:
    """Dice that do not follow from the links, in the picture and in the transcript."""
    return msgspec.structs.replace(message, faces=tuple(_bent(list(message.faces))))


def _entries(bend: Callable[[Any], Any]) -> Callable[..., Any]:
    def entries_of(*args: Any) -> wire.EntryList | None:
        found = _honest_entries(*args)
        if found is None:
            return None
        entries = [bend(one) if isinstance(one, RollEntry) else one for one in found.list]
        return wire.EntryList(after=found.after, list=entries)

    return entries_of


def shown_dice(*args: Any) -> list[wire.StepView]:
    """Other dice in the picture than in the transcript."""
    found = steps.step_views(*args)
    for step in found:
        for number, event in enumerate(step.events):
            dice = getattr(event, "dice", None)
            if dice is not None:
                step.events[number] = msgspec.structs.replace(event, dice=_bent(dice))
    return found


def foreign_seat(of: Table, presence: Presence) -> wire.DiceView:
    """A chain of the server's own for the first seat."""
    view = _honest_dice(of, presence)
    if view.head is None:
        return view
    tip = _chains.setdefault(of.id, Chain(new_secret())).tip.hex()
    tips = [tip, *view.tips[1:]]
    return msgspec.structs.replace(view, tips=tips, head=head_of(of.facts, tips).hex())


def other_source(of: Table, presence: Presence) -> wire.DiceView:
    """Dice that are typed in, once the game runs."""
    view = _honest_dice(of, presence)
    if of.status != "playing":
        return view
    return msgspec.structs.replace(view, source="manual", head=None, tips=[], entries=0)


def short_game(of: Table, presence: Presence) -> wire.DiceView:
    """No head at all: then nothing is to be checked."""
    view = _honest_dice(of, presence)
    return msgspec.structs.replace(view, head=None, tips=[], entries=0)


HOWS: dict[str, Callable[[], None]] = {
    "faces": lambda: setattr(serializer, "entries_of", _entries(faces)),
    "shown-dice": lambda: setattr(serializer, "step_views", shown_dice),
    "foreign-seat": lambda: setattr(table, "dice_view", foreign_seat),
    "other-source": lambda: setattr(table, "dice_view", other_source),
    "no-head": lambda: setattr(table, "dice_view", short_game),
}

if __name__ == "__main__":
    how, *rest = sys.argv[1:]
    HOWS[how]()
    main(*rest)
