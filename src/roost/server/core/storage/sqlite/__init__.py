"""The embedded database: one SQLite file, or memory with a journal in the browser."""
