"""A simulated club: guests and bots play on two servers, and one of these is upgraded meanwhile."""
