"""What the product works without: one folder each."""
