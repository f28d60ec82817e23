"""HTTP and WebSocket: routes, limits, static files, the app and how it runs."""
