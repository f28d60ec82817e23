"""The game file, which holds everything needed to replay a game move by move.

A record holds the variant, the seats, the source of the dice, and every action and roll in the
compact notation of its game, one line per turn. Replaying it rebuilds every state and checks every
move against the rules. There are two forms, JSON and plain text, with the same content
(docs/record.md).
"""

from roost.rules.record.errors import BrokenRecordError
from roost.rules.record.header import (
    BOT_LENGTH,
    DICE_SOURCES,
    FORMAT,
    NAME_LENGTH,
    SOMEBODY,
    VERSION,
    Player,
)
from roost.rules.record.record import Moment, Record, format_text, parse_text, unfinished

__all__ = [
    "BOT_LENGTH",
    "DICE_SOURCES",
    "FORMAT",
    "NAME_LENGTH",
    "SOMEBODY",
    "VERSION",
    "BrokenRecordError",
    "Moment",
    "Player",
    "Record",
    "format_text",
    "parse_text",
    "unfinished",
]
