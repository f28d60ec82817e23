"""What Knockout positions are worth."""
