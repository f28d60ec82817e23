"""The store for a server with many guests: PostgreSQL, through asyncpg (extra ``roost[host]``)."""
