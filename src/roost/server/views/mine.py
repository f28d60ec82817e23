"""Somebody's own games as messages, and what they come to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import cast

import msgspec

from roost import wire
from roost.server.store import GameRow, Judged, PuzzleRow

POINTS = 12  # of the line that tells of errors over time
FEWEST = 3  # games, of a point
CONFIDENCE = 1.959964  # standard errors on either side of a 95 % interval


def my_games_view(rows: Sequence[GameRow], most: int) -> wire.MyGames:
    """`rows` are one more than fit, where there are more."""
    shown, last = rows[:most], rows[most - 1] if len(rows) > most else None
    return wire.MyGames(
        games=[my_game_view(row) for row in shown],
        next=None if last is None else f"{last.at}.{last.table}",
    )


def my_game_view(row: GameRow) -> wire.MyGame:
    judged = row.judged
    return wire.MyGame(
        table=_summary(row),
        at=row.at,
        seat=row.seat,
        result=cast(wire.Result | None, row.result or None),
        loss=None if judged is None else judged.loss / max(1, judged.decisions),
    )


def _summary(row: GameRow) -> wire.TableSummary:
    told = msgspec.json.decode(row.summary, type=wire.TableSummary)
    return msgspec.structs.replace(told, yours=[] if row.seat is None else [row.seat])


# -- what they come to -----------------------------------------------------------------------


def figures_view(rows: Sequence[GameRow], puzzles: Sequence[PuzzleRow]) -> wire.MyFigures:
    """`rows` are all games, the newest first."""
    over = [row for row in reversed(rows) if row.status == "over"]
    counted = [row for row in over if row.result]
    judged = [(row, row.judged) for row in counted if row.judged is not None]
    return wire.MyFigures(
        tallies=_tallies(counted),
        against=_against(counted),
        errors=list(_errors(judged)),
        luck=_luck([sums for _, sums in judged]),
        unreviewed=len(counted) - len(judged),
        puzzles=_puzzles(puzzles),
    )


def _tallies(rows: Iterable[GameRow]) -> list[wire.Tally]:
    found: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        found[row.game].append(row.result or "")
    return [wire.Tally(game=game, **_count(results)) for game, results in sorted(found.items())]


def _count(results: Sequence[str]) -> dict[str, int]:
    counts = {word: results.count(word) for word in ("won", "shared", "lost")}
    return {"games": len(results), **counts}


def _against(rows: Iterable[GameRow]) -> list[wire.TallyAgainst]:
    """Beside every opponent, those first whom one has met most often."""
    found: dict[tuple[str, str | None, str | None], list[str]] = defaultdict(list)
    for row in rows:
        summary, mine = _summary(row), row.seat or 0
        for seat, rank in zip(summary.seats, summary.ranks, strict=False):
            if seat is not summary.seats[mine]:
                name = None if seat.bot is not None else seat.name
                word = _beside(summary.ranks[mine], rank)
                found[row.game, name, seat.bot].append(word)
    met = sorted(found.items(), key=lambda item: (-len(item[1]), str(item[0])))
    return [
        wire.TallyAgainst(game=game, name=name, bot=bot, **_count(results))
        for (game, name, bot), results in met
    ]


def _beside(mine: int, theirs: int) -> str:
    return "shared" if mine == theirs else "won" if mine < theirs else "lost"


def _errors(judged: Sequence[tuple[GameRow, Judged]]) -> Iterator[wire.ErrorPoint]:
    """The games in order, in a few groups of the same size."""
    size = max(FEWEST, -(-len(judged) // POINTS))
    for _, group in groupby(enumerate(judged), key=lambda item: item[0] // size):
        games = [game for _, game in group]
        decisions = sum(sums.decisions for _, sums in games)
        yield wire.ErrorPoint(
            since=games[0][0].at,
            until=games[-1][0].at,
            games=len(games),
            decisions=decisions,
            loss=sum(sums.loss for _, sums in games) / max(1, decisions),
        )


def _luck(judged: Sequence[Judged]) -> wire.LuckView | None:
    """Before each roll nobody knows which way it will push: the pushes come to nothing on average,
    and the squares of those that came tell how far their sum strays."""
    if not judged:
        return None
    games = len(judged)
    mean = sum(sums.luck for sums in judged) / games
    reach = CONFIDENCE * sqrt(sum(sums.spread for sums in judged)) / games
    low, high = mean - reach, mean + reach
    return wire.LuckView(
        games=games,
        mean=mean,
        low=low,
        high=high,
        verdict="lucky" if low > 0 else "unlucky" if high < 0 else "open",
    )


def _puzzles(rows: Iterable[PuzzleRow]) -> list[wire.PuzzleTally]:
    found: dict[str, list[PuzzleRow]] = defaultdict(list)
    for row in rows:
        found[row.game].append(row)
    return [
        wire.PuzzleTally(
            game=game,
            tried=len(tried),
            solved=sum(row.solved is not None for row in tried),
            at_once=sum(row.first for row in tried),
        )
        for game, tried in sorted(found.items())
    ]


class _Solved(msgspec.Struct):
    id: str
    right: bool
    insight: _Position


class _Position(msgspec.Struct):
    game: str


def puzzle_row(answer: bytes, now: int) -> PuzzleRow:
    """What is kept of the answer to a puzzle."""
    told = msgspec.json.decode(answer, type=_Solved)
    solved = now if told.right else None
    return PuzzleRow(
        puzzle=told.id, game=told.insight.game, at=now, first=told.right, solved=solved
    )


# -- what a review says ------------------------------------------------------------------------


class _Move(msgspec.Struct):
    """What the sums need of a move; the rest of a review may be as it likes."""

    seat: int
    kind: str
    change: list[float]
    loss: float = 0.0
    choices: int = 0


class _Review(msgspec.Struct):
    seats: list[msgspec.Raw]
    moves: list[_Move]


class _Answer(msgspec.Struct):
    review: _Review


def judged(answer: bytes) -> tuple[Judged, ...]:
    """The sums of a review, seat by seat; none of one that cannot be read. Where there is one
    choice nobody decides."""
    try:
        review = msgspec.json.decode(answer, type=_Answer).review
    except msgspec.MsgspecError:
        return ()
    return tuple(_sums(review.moves, seat) for seat in range(len(review.seats)))


def _sums(moves: Iterable[_Move], seat: int) -> Judged:
    own, pushes = [], []
    for move in moves:
        if move.kind == "roll":
            pushes.append(move.change[seat])
        elif move.seat == seat and move.choices > 1:
            own.append(move.loss)
    return Judged(
        seat=seat,
        decisions=len(own),
        loss=sum(own),
        luck=sum(pushes),
        spread=sum(push * push for push in pushes),
    )
