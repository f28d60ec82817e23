"""The core that every feature builds on: storage, tables, people and HTTP."""
