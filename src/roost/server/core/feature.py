"""The interface of a feature: one folder that the product works without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from roost.server.core.events import Handlers
from roost.server.core.storage.port import Statement
from roost.server.core.table.pauses import Pause
from roost.server.core.tasks import Task

if TYPE_CHECKING:
    from roost.server.core.core import Core
    from roost.server.core.live.rows import TableRow


class Feature:
    """Override what you need; the core asks its features in the order of their list. Methods with
    `@operation` are the feature's part of the REST API."""

    name: ClassVar[str]  # of its folder
    migrations: ClassVar[Sequence[str]] = ()

    def __init__(self, core: Core) -> None:
        """Build the feature on a core that is complete."""

    async def start(self) -> None:
        """Load caches; called again when events of other servers may have been missed."""

    async def close(self) -> None:
        """Release what the feature holds."""

    def handlers(self) -> Handlers:
        """Return coroutine functions by the type of event that they handle."""
        return {}

    def tasks(self) -> Sequence[Task]:
        """Return what is repeated while the server runs."""
        return ()

    # -- statements that run inside the core's own transactions --------------------------------

    def save_table(self, row: TableRow) -> Sequence[Statement]:
        """Add to what is written when a table's row in lists changes."""
        return ()

    def merge_guest(self, guest: str, person: str) -> Sequence[Statement]:
        """Give a guest's rows to a person; what stays the guest's is deleted with the guest."""
        return ()

    def expire(self, now: int) -> Sequence[Statement]:
        """Delete what is too old; asked a few times a day."""
        return ()

    # -- questions that the core asks ----------------------------------------------------------

    async def export_person(self, person: str) -> Mapping[str, Any]:
        """Return all that is stored about a person, for the file that they can download."""
        return {}

    def turn_pauses(self, person: str) -> Sequence[Pause]:
        """Return when a person's correspondence clocks are paused, in order."""
        return ()
