"""A load test: real tables over many sockets, beside the least that a durable move can cost."""
