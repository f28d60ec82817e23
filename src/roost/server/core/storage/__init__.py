"""The one storage port, and the databases that implement it."""
