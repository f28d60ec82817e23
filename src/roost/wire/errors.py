"""Errors, which have one format everywhere."""

from __future__ import annotations

from roost.wire.base import Message


class Problem(Message, tag="error"):
    """An error. Nothing was changed. Users see the text ``error-<code>``. `id` is the id of the
    rejected command; `version` the table's, so that an outdated client can catch up."""

    code: str
    message: str
    values: dict[str, str | int] = {}
    id: str | None = None
    version: int | None = None
