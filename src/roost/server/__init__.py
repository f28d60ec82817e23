"""The table server: an authority free of sockets, ports for what it needs, and an ASGI app."""
