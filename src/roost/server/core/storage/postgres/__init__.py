"""The database for several servers: PostgreSQL through asyncpg (extra ``roost[host]``)."""

from __future__ import annotations

from roost.rules.extras import need

need("asyncpg", "host")
