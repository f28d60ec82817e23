"""The tables of a server in memory: who may do what, who is there, and what is due."""
