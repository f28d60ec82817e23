"""A load test: real tables over many sockets, compared with the floor of a durable move."""
