"""A load test: real tables over many sockets, beside a bare echo with the same traffic."""
