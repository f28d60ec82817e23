"""A club of 200 guests and 50 bots on two servers, one of which is upgraded in the middle.

Ends with status 1 where a player saw an error, a game does not verify, or memory grows.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

from bench.club.evening import Club, Evening, evening
from bench.club.guests import Pace

# A game that goes on needs about 4 KB a decision, and gives them back when it is over.
MOST_LEFT_KB = 2.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench club")
    parser.add_argument("--guests", type=int, default=200)
    parser.add_argument("--bots", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--store", help="a PostgreSQL; one is started when left out")
    given = parser.parse_args()
    club = Club(given.guests, given.bots, 60 * given.minutes, Pace(0.1, 0.7, 0.1))
    try:
        found = asyncio.run(evening(club, given.store, _tell))
    except KeyboardInterrupt:
        sys.exit(130)
    show(found)
    if wrong(found):
        sys.exit(1)


def _tell(what: str) -> None:
    print(f"  {time.strftime('%X')} {what}", flush=True)


def wrong(found: Evening, most_kb: float = MOST_LEFT_KB) -> list[str]:
    """What must not be: so much of a decision may stay in memory."""
    said = [*found.diary.errors, *(f"unfair: {table}" for table in found.diary.unfair)]
    said += [f"{table}: {why}" for table, why in found.verified.broken]
    if found.left_kb > most_kb:
        said.append(f"memory grows by {found.left_kb:.2f} KB a decision")
    return said


def show(found: Evening) -> None:
    diary, verified = found.diary, found.verified
    kinds = ", ".join(f"{count} of {game}" for game, count in sorted(diary.finished.items()))
    rows = {
        "games finished": f"{diary.finished.total()} ({kinds}), {diary.moves} decisions of guests",
        "tables verified": f"{verified.tables}, of which broken: {len(verified.broken)}",
        "the upgrade": f"{found.upgrade_s:.1f} s; {diary.lost} connections lost and found again",
        "errors seen by players": str(len(diary.errors)),
    }
    for number, memory in enumerate(found.memory, 1):
        sizes = f"{memory.sizes[0]:.1f} to {memory.sizes[-1]:.1f} MB"
        rows[f"memory of server {number}"] = f"{sizes}, {memory.growth:+.2f} MB a minute"
    rows["memory of a decision"] = f"{found.left_kb:+.2f} KB left behind"
    for name, said in rows.items():
        print(f"  {name:24} {said}")
    for what in wrong(found):
        print(f"  WRONG: {what}")


if __name__ == "__main__":
    main()
