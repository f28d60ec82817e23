"""How much the tests try: `make test` a good deal, `make full` (ROOST_FULL=1) several times that.

The code is the same; only these numbers grow. A test that draws, kills, plays or photographs takes
its number from here.
"""

from __future__ import annotations

import os
from typing import TypeVar

FULL = os.environ.get("ROOST_FULL") == "1"

T = TypeVar("T")


def scaled(usual: T, full: T) -> T:
    return full if FULL else usual


EXAMPLES = scaled(200, 2_000)  # of each property, by Hypothesis
STEPS = scaled(50, 100)  # of each run of a state machine
KILLS = scaled(6, 200)  # of a server under load
HOST_KILLS = scaled(3, 100)  # of a server on PostgreSQL
FAULTS = scaled(3, 30)  # of each other kind, to several servers of one database
WORKER_KILLS = scaled(3, 30)  # of the worker that plays without a network
PAUSES = scaled(1, 5)  # of a server of several, for 20 seconds
FAIR_ATTACKS = scaled(
    300, 100_000
)  # games against a dishonest server, at the level of the protocol
FAIR_GAMES = scaled(100, 10_000)  # games with an honest one, and with devices that fail
FAIR_PROXIES = scaled(30, 2_000)  # games through a proxy that rewrites what a real server sends
FAIR_ROLLS = scaled(20_000, 10_000_000)
FAIR_TIPS = scaled(2**8, 2**16)  # that a player tries before the start
LEVELS = scaled((("rings61",), 100), (("rings61", "arrows49"), 3_000))  # boards, games of a pair
COMMANDS = scaled(5_000, 100_000)  # at random, to tables of both games
REQUESTS = scaled(20, 400)  # to each operation of the server, drawn from its schema
GAMES = scaled(1, 10)  # times what a test plays or draws to compare two ways of working it out
POSITIONS = scaled(12, 500)  # of each game, at which every roll is tried
REPLAYED = scaled(3, 1_000_000)  # puzzles of each game that rollouts confirm afresh
RESTS = scaled(2, 60)  # games of each kind whose reviews are to leave little
PLAINLY = scaled(12, 3)  # standard errors by which those were confirmed: the plain are quick
EVERY = scaled(5, 1)  # how many puzzles further the next one is that is looked at closely
SCREENS = scaled(
    [(360, 740)], [(360, 740), (320, 568), (740, 360), (768, 1024), (1280, 800), (1920, 1080)]
)  # on which every language is looked at
