"""Golden sentences for all narrators; the web app's tests read the same file.

`make golden` writes it again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from roost.locale import LANGUAGES, Catalogue
from roost.narrate import make_narrator, player_names
from roost.rules import Event, Outcome, knockout, make_game, pickomino
from roost.rules.core import Json
from roost.rules.record import Player

PATH = Path(__file__).parents[1] / "golden" / "narration.json"
NAMES = ("Ana", "Leo", "Inés")
YOU = (None, 0, 1, 2)  # the reader's seat
KEY = "golden"  # chooses the remarks

Steps = tuple[tuple[Event, ...], ...]

WON = Outcome.ranked((3, 7, 0))
CLOSE = Outcome.ranked((6, 7, 0))
SHARED = Outcome.ranked((4, 1, 4), capped=True)
ALL_SHARE = Outcome.ranked((0, 0, 0))

PICKOMINO: Steps = (
    (pickomino.Rolled(0, (1, 1, 2, 3, 5, 6, 6, 6)),),
    (pickomino.Rolled(2, (4,)),),
    (pickomino.Rolled(1, (1, 6, 6, 6, 6)),),
    (pickomino.Took(0, 6, 1, 5),),
    (pickomino.Took(0, 6, 3, 15),),
    (pickomino.Took(1, 5, 1, 20),),
    (pickomino.Took(1, 1, 2, 22),),
    (pickomino.GotTile(0, 24, 24, None),),
    (pickomino.GotTile(0, 24, 27, None),),
    (pickomino.GotTile(1, 30, 30, 2),),
    (pickomino.Failed(0, "no-worm", 25),),
    (pickomino.Failed(0, "no-tile", 20), pickomino.Returned(0, 22, True)),
    (
        pickomino.Rolled(1, (6, 6)),
        pickomino.Failed(1, "no-face", 10),
        pickomino.Returned(1, 24, True),
        pickomino.Turned(36),
    ),
    (
        pickomino.Failed(1, "no-tile", 20),
        pickomino.Returned(1, 33, False),
        pickomino.Turned(33),
    ),
    (pickomino.Failed(2, "no-tile", 12), pickomino.Turned(35)),
    (pickomino.GotTile(0, 21, 21, None), pickomino.Ended(WON)),
    (pickomino.Failed(0, "no-tile", 8), pickomino.Ended(SHARED)),
)

KNOCKOUT: Steps = (
    (knockout.RolledOff(0, (3, 5), 8),),
    (knockout.RolledOff(2, (2, 6), 8), knockout.Tied((0, 2))),
    (knockout.RolledOff(2, (4, 4), 8), knockout.Tied((0, 1, 2))),
    (knockout.RolledOff(1, (6, 6), 12), knockout.Starts(1)),
    (knockout.Rolled(0, (2, 5)),),
    (knockout.Rolled(1, (4, 4)),),
    (knockout.Moved(0, 2, 0, 8, None),),
    # The victims are green 3 and then red 6: Leo's and Inés's with three seats.
    (knockout.Moved(0, 2, 8, 16, 8), knockout.Locked(2)),
    (knockout.Moved(1, 6, 20, 48, 17), knockout.Ended("no-rivals", WON)),
    *(
        (knockout.MoveLost(2, number, 4, reason),)
        for number in (3, None)
        for reason in ("out", "locked", "blocked")
    ),
    (knockout.MoveLost(0, 1, 6, "blocked"), knockout.Skipped(1), knockout.Skipped(2)),
    (knockout.Moved(2, 12, 1, 2, None), knockout.Ended("rounds", SHARED)),
    (knockout.MoveLost(0, 5, 2, "out"), knockout.Ended("cap", ALL_SHARE)),
)

STEPS: dict[str, Steps] = {"pickomino": PICKOMINO, "knockout": KNOCKOUT}
BOARD = "grid49"

PLAYERS: tuple[tuple[tuple[str | None, str | None], ...], ...] = (
    (("Ana", None), (None, "simple")),
    ((None, "simple"), ("Ana", None), (None, "simple"), (None, "random"), (None, "simple")),
    ((None, "simple"), ("hen", None), ("HENNE", None), (None, "simple")),
    (("Hen 2", None), (None, "simple"), (None, "simple")),
)


def said() -> dict[str, list[Json]]:
    return {
        "steps": list(_steps()),
        "winners": list(_winners()),
        "players": list(_players()),
    }


def _steps() -> Iterator[Json]:
    for game, steps in STEPS.items():
        rules = make_game(game, BOARD if game == "knockout" else "")
        for language in LANGUAGES:
            texts = Catalogue(language, strict=True)
            for events, you in product(steps, YOU):
                narrator = make_narrator(texts, rules, NAMES, you, KEY)
                yield {
                    "game": game,
                    "language": language,
                    "names": NAMES,
                    "you": you,
                    "key": KEY,
                    "spaces": _spaces(events),
                    "events": [rules.event_to_json(event) for event in events],
                    "expected": narrator.tell(events),
                }


def _spaces(events: Sequence[Event]) -> Sequence[str] | None:
    """Return the names of the board's spaces, if an event has one."""
    moved = any(isinstance(event, knockout.Moved) for event in events)
    return knockout.get_board(BOARD).names if moved else None


def _winners() -> Iterator[Json]:
    for game in STEPS:
        for language in LANGUAGES:
            texts = Catalogue(language, strict=True)
            for outcome, you in product((WON, CLOSE, SHARED, ALL_SHARE), YOU):
                narrator = make_narrator(texts, make_game(game), NAMES, you, KEY)
                yield {
                    "game": game,
                    "language": language,
                    "names": NAMES,
                    "you": you,
                    "key": KEY,
                    "outcome": outcome.to_json(),
                    "expected": narrator.winners(outcome),
                }


def _players() -> Iterator[Json]:
    for game in STEPS:
        for language in ("en", "de"):
            for seats in PLAYERS:
                players = [Player(name or bot or "", bot) for name, bot in seats]
                names = player_names(players, game, Catalogue(language, strict=True))
                yield {
                    "game": game,
                    "language": language,
                    "players": [{"name": name, "bot": bot} for name, bot in seats],
                    "expected": names,
                }


def text() -> str:
    """Return one case per line, for readable diffs."""
    parts = []
    for name, cases in said().items():
        lines = ",\n".join(f"  {json.dumps(case, ensure_ascii=False)}" for case in cases)
        parts.append(f' "{name}": [\n{lines}\n ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"
