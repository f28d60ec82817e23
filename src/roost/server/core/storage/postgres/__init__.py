"""The database for several servers: PostgreSQL through asyncpg (extra ``roost[host]``)."""
