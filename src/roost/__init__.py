"""Play, learn and study two dice games: Pickomino and Knockout."""

__version__ = "0.1.0"
