"""Your games and statistics as messages."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Sequence
from dataclasses import asdict
from typing import Any, cast

import msgspec

from roost.analysis.career import Period, fortune, periods, sums_of
from roost.rules.errors import ParseError
from roost.rules.record import Record
from roost.server.core.views.registry import views_of
from roost.server.features.my_games.messages import (
    ErrorPoint,
    LuckView,
    MomentView,
    MyFigures,
    MyGame,
    MyGames,
    PuzzleTally,
    Result,
    ShareView,
    Tally,
    TallyAgainst,
)
from roost.server.features.my_games.puzzles import PuzzleRow
from roost.server.features.my_games.schema import GameRow, SeatVerdict
from roost.wire.base import message_from
from roost.wire.puzzles import PuzzleAnswer
from roost.wire.review import ReviewView
from roost.wire.tables import TableSummary


def my_games_view(rows: Sequence[GameRow], most: int) -> MyGames:
    """Show a page; `rows` has one more if there is a next page."""
    shown, last = rows[:most], rows[most - 1] if len(rows) > most else None
    return MyGames(
        games=[my_game_view(row) for row in shown],
        next=None if last is None else f"{last.updated}.{last.table}",
    )


def my_game_view(row: GameRow) -> MyGame:
    judged = row.verdict
    return MyGame(
        table=_summary(row),
        at=row.updated,
        seat=row.seat,
        result=cast(Result | None, row.result or None),
        loss=None if judged is None else judged.loss / max(1, judged.decisions),
    )


def _summary(row: GameRow) -> TableSummary:
    answered = msgspec.json.decode(row.summary, type=TableSummary)
    return msgspec.structs.replace(answered, yours=[] if row.seat is None else [row.seat])


# -- statistics -----------------------------------------------------------------------


def figures_view(rows: Sequence[GameRow], puzzles: Sequence[PuzzleRow]) -> MyFigures:
    """Return a person's figures; `rows` are all games, the newest first."""
    over = [row for row in reversed(rows) if row.status == "over"]
    counted = [row for row in over if row.result]
    judged = [row for row in counted if row.verdict is not None]
    sums = [row.verdict for row in judged if row.verdict is not None]
    luck = fortune(sums)
    return MyFigures(
        tallies=_tallies(counted),
        against=_against(counted),
        errors=[_errors(period, judged) for period in periods(sums)],
        luck=None if luck is None else message_from(LuckView, luck),
        unreviewed=len(counted) - len(judged),
        puzzles=_puzzles(puzzles),
    )


def _tallies(rows: Iterable[GameRow]) -> list[Tally]:
    found: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        found[row.game].append(row.result)
    return [Tally(game=game, **_count(results)) for game, results in sorted(found.items())]


def _count(results: Sequence[str]) -> dict[str, int]:
    counts = {word: results.count(word) for word in ("won", "shared", "lost")}
    return {"games": len(results), **counts}


def _against(rows: Iterable[GameRow]) -> list[TallyAgainst]:
    """Count results against every opponent, the most frequent ones first."""
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
        TallyAgainst(game=game, name=name, bot=bot, **_count(results))
        for (game, name, bot), results in met
    ]


def _beside(mine: int, theirs: int) -> str:
    return "shared" if mine == theirs else "won" if mine < theirs else "lost"


def _errors(period: Period, games: Sequence[GameRow]) -> ErrorPoint:
    since, until = games[period.first].updated, games[period.last].updated
    return message_from(ErrorPoint, period, since=since, until=until)


def _puzzles(rows: Iterable[PuzzleRow]) -> list[PuzzleTally]:
    found: dict[str, list[PuzzleRow]] = defaultdict(list)
    for row in rows:
        found[row.game].append(row)
    return [
        PuzzleTally(
            game=game,
            tried=len(tried),
            solved=sum(row.solved is not None for row in tried),
            at_once=sum(row.first for row in tried),
        )
        for game, tried in sorted(found.items())
    ]


def puzzle_row(answer: PuzzleAnswer, now: int) -> PuzzleRow:
    solved, game = now if answer.right else None, answer.insight.game
    return PuzzleRow(puzzle=answer.id, game=game, at=now, first=answer.right, solved=solved)


# -- reviews ------------------------------------------------------------------------


def verdicts_of(review: ReviewView, stood_in: Container[int] = ()) -> list[SeatVerdict]:
    """Return the sums of a review by seat, without the moves of stand-in bots."""
    found = [sums_of(review.moves, seat, stood_in) for seat in range(len(review.seats))]
    return [SeatVerdict(seat=seat, **asdict(sums)) for seat, sums in enumerate(found)]


def share_view(table: str, at: int | None, key: str | None) -> ShareView:
    query = {"at": at, "key": key}
    given = "&".join(f"{name}={value}" for name, value in query.items() if value is not None)
    return ShareView(path=f"/game/{table}" + (f"?{given}" if given else ""))


def moment_view(table: str, data: dict[str, Any], at: int | None, language: str) -> MomentView:
    """Return a moment; `data` is the game file, `at` None means after its last move."""
    from roost.locale import catalogue
    from roost.narrate import make_narrator, player_names

    record = Record.from_json(data)
    rules, moments, most = record.rules, record.moments, len(record.moves)
    if at is not None and at > most:
        raise ParseError(
            f"the game has {most} moves", code="bad-parameter", value=str(at), known=f"at=0–{most}"
        )
    number = most if at is None else at
    state = moments[number - 1].after if number else record.initial()
    texts = catalogue(language)
    names = player_names(record.players, record.game, texts)
    events = moments[number - 1].events if number else ()
    return MomentView(
        table=table,
        game=record.game,
        names=list(names),
        at=number,
        of=most,
        turn=state.turn,
        seat=state.seat,
        words=make_narrator(texts, rules, names).tell(events),
        position=rules.format_position(state),
        view=views_of(record.game).position(rules, state),
    )
