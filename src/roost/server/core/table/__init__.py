"""One table: its log, its state, its seats and commands. No sockets, no store."""
