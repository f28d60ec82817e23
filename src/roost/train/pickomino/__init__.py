"""Self-play for Pickomino."""
