"""Files of every release, in the formats it wrote. Each must open, replay and verify for ever.

    scripts/golden compat

writes the folder of this release, ``tests/golden/compat/<version>/``, once; a folder that is there
is never written again. Only what users meet is asked for them: the command, the server's addresses,
`roost.rules`, `roost.dice` and `roost.testing`. So these modules run with older releases too
(``PYTHONPATH=<older release>/src python -m tests.golden.compat``), which is how a forgotten folder
is made afterwards.

    games/          game files in both forms
    games.json      what each of them comes to
    home/           what `roost play` saved, as it lies in ROOST_HOME
    server/         a server's data folder
    server.json     its tables and people, with the cookies and tokens that open its doors
    boards/         a board of one's own
    positions.json  position texts and the same states as JSON
    puzzles.json    puzzles as they are shipped
"""
