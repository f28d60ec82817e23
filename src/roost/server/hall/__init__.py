"""Tables in memory: who is at them, what is due, what is sent to whom."""
