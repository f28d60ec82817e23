"""Commands about Pickomino."""
