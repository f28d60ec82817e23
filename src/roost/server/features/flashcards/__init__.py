"""Moments that somebody got wrong, asked again later."""
