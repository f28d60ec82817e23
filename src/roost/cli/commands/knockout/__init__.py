"""Commands about Knockout."""
