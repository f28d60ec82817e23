"""Files of each release, in the formats it wrote. Every later release must read them.

`scripts/golden compat` writes the folder of this release, `tests/golden/compat/<version>/`, once:

    games/          game files in both forms
    games.json      the outcome of each game
    positions.json  positions as text and as JSON
    server/         a server's data folder
    server.json     its tables and people, with their cookies
"""
