"""Positions as clients draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from roost.wire.base import Message
from roost.wire.generic import GenericPosition
from roost.wire.registry import union

if TYPE_CHECKING:
    PositionView: TypeAlias = Message
else:
    PositionView = union("position") | GenericPosition
