"""Worker processes for bots and analysis."""
