"""How far the win shares we show are from what games come to."""
