"""Positions as clients draw them, and what a seat may decide in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from roost.wire.base import Message
from roost.wire.generic import GenericAction, GenericOption, GenericPosition
from roost.wire.registry import union

if TYPE_CHECKING:
    PositionView: TypeAlias = Message
else:
    PositionView = union("position") | GenericPosition


if TYPE_CHECKING:
    Action: TypeAlias = Message
    Option: TypeAlias = Message
else:
    Action = union("actions") | GenericAction
    Option = (
        union("options") | GenericOption
    )  # the legal actions, with all that a client needs to draw them
