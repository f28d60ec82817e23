"""Refusals: one shape everywhere."""

from __future__ import annotations

from roost.wire.base import Message


class Problem(Message, tag="error"):
    """A refusal. Nothing was changed. People are shown the message ``error-<code>``.

    `id` is the refused command's; `version` the table's, so that a stale client can catch up.
    """

    code: str
    message: str
    values: dict[str, str | int] = {}
    id: str | None = None
    version: int | None = None
