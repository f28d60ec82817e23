"""All messages between the server and its clients, by subject; each game has its own folder.

The JSON Schema and the TypeScript types are generated from this package (`scripts/generate-types`).
Both sides reject unknown fields. Seats count from 0. Times are milliseconds since 1970 on the
server's clock (`server_time` lets a client correct its own). A die shows 1 to 6.

No game has hidden information: everyone who may read a table reads the same `TableView`.
"""

from __future__ import annotations

from roost.wire.base import *
from roost.wire.commands import *
from roost.wire.events import *
from roost.wire.games import *
from roost.wire.insight import *
from roost.wire.lessons import *
from roost.wire.people import *

# ruff: noqa: F403  # the messages of every module are this package's
from roost.wire.positions import *
from roost.wire.puzzles import *
from roost.wire.review import *
from roost.wire.setup import *
from roost.wire.socket import *
from roost.wire.tables import *
