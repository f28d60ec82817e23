"""Roost without a server: the same app in a worker of the browser, asked over a port."""
