"""What Pickomino positions are worth."""
