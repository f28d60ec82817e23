"""HTTP and the socket: routes, limits, static files, the app and how it runs."""
