"""The bots of Pickomino."""
