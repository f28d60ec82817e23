"""What somebody's games come to."""

from __future__ import annotations

import msgspec
import pytest

from roost import wire
from roost.analysis.career import POINTS
from roost.server.features.my_games.puzzles import PuzzleRow
from roost.server.features.my_games.schema import GameRow, SeatVerdict
from roost.server.features.my_games.views import figures_view, my_games_view, verdicts_of
from tests.server.rows import review_of

BOT = wire.SeatSummary(kind="bot", name="simple", bot="simple")


def person(name: str) -> wire.SeatSummary:
    return wire.SeatSummary(kind="human", name=name, bot=None)


def game(
    number: int,
    *seats: wire.SeatSummary,
    ranks: tuple[int, ...] = (1, 2),
    result: str = "won",
    sums: tuple[int, float, float, float] | None = None,
) -> GameRow:
    """A game that was over at a time, with our seat the first."""
    summary = wire.TableSummary(
        id=f"table{number}",
        game="pickomino",
        variant="",
        status="over",
        private=True,
        seats=[person("Ana"), *seats],
        dice="fair",
        clock=None,
        created=number,
        yours=[],
        ranks=list(ranks),
    )
    decisions, loss, luck, spread = sums or (0, 0.0, 0.0, 0.0)
    found = SeatVerdict(seat=0, decisions=decisions, loss=loss, luck=luck, spread=spread)
    return GameRow(
        table=summary.id,
        updated=number,
        game="pickomino",
        status="over",
        summary=msgspec.json.encode(summary),
        seat=0,
        result=result,
        verdict=None if sums is None else found,
    )


def test_results_are_counted_beside_every_opponent() -> None:
    rows = [
        game(3, BOT, person("Ben"), ranks=(2, 3, 1), result="lost"),
        game(2, BOT, ranks=(1, 1), result="shared"),
        game(1, BOT, ranks=(1, 2), result="won"),
    ]
    found = figures_view(rows, [])
    (tally,) = found.tallies
    assert (tally.games, tally.won, tally.shared, tally.lost) == (3, 1, 1, 1)
    bot, ben = found.against
    assert (bot.bot, bot.name, bot.games, bot.won, bot.shared, bot.lost) == (
        *("simple", None, 3),
        *(2, 1, 0),
    )
    assert (ben.bot, ben.name, ben.won, ben.lost) == (None, "Ben", 0, 1)
    assert found.unreviewed == 3
    assert found.luck is None


def test_a_game_without_a_result_counts_nowhere() -> None:
    found = figures_view([game(1, BOT, result="", sums=(5, 1.0, 1.0, 1.0))], [])
    assert (found.tallies, found.against, found.errors, found.luck) == ([], [], [], None)
    assert found.unreviewed == 0


def test_luck_has_the_interval_that_the_squares_of_the_pushes_give() -> None:
    rows = [game(number, BOT, sums=(10, 0.1, 0.2, 0.25)) for number in range(4)]
    luck = figures_view(rows, []).luck
    assert luck is not None
    assert luck.mean == pytest.approx(0.2)
    assert [luck.low, luck.high] == pytest.approx([0.2 - 1.959964 / 4, 0.2 + 1.959964 / 4])
    assert luck.verdict == "open"


@pytest.mark.parametrize(("push", "verdict"), [(0.2, "lucky"), (-0.2, "unlucky")])
def test_luck_is_said_only_where_chance_alone_would_hardly_do_it(push: float, verdict: str) -> None:
    rows = [game(number, BOT, sums=(10, 0.1, push, 0.04)) for number in range(16)]
    luck = figures_view(rows, []).luck
    assert luck is not None
    assert luck.verdict == verdict


def test_errors_over_time_are_a_few_points_in_order_that_count_every_decision_once() -> None:
    rows = [game(n, BOT, sums=(10 + n, 0.01 * n, 0.0, 0.0)) for n in reversed(range(1, 41))]
    points = figures_view(rows, []).errors
    assert len(points) <= POINTS
    assert [point.since for point in points] == sorted(point.since for point in points)
    assert sum(point.games for point in points) == 40
    assert sum(point.decisions for point in points) == sum(10 + n for n in range(1, 41))
    assert points[0].loss == pytest.approx(0.01 * (1 + 2 + 3 + 4) / (11 + 12 + 13 + 14))


def test_puzzles_are_counted_by_game() -> None:
    rows = [
        PuzzleRow(puzzle="a", game="pickomino", at=1, first=True, solved=1),
        PuzzleRow(puzzle="b", game="pickomino", at=2, first=False, tries=3, solved=5),
        PuzzleRow(puzzle="c", game="pickomino", at=3, first=False),
    ]
    (tally,) = figures_view([], rows).puzzles
    assert (tally.tried, tally.solved, tally.at_once) == (3, 2, 1)


def test_a_review_is_summed_up_by_seat() -> None:
    def move(kind: str, seat: int, change: list[float], **rest: float) -> dict[str, object]:
        return {"kind": kind, "seat": seat, "change": change, "words": "", **rest}

    listed = [
        move("roll", 0, [0.2, -0.2]),
        move("act", 0, [-0.1, 0.1], loss=0.1, choices=3),
        move("act", 0, [0.0, 0.0], loss=0.0, choices=1),
        move("roll", 1, [-0.3, 0.3]),
        move("act", 1, [0.0, 0.0], loss=0.0, choices=2),
    ]
    moves = [{"index": index, **told} for index, told in enumerate(listed)]
    review = review_of(moves)
    first, second = verdicts_of(review)
    assert [first.decisions, first.loss] == pytest.approx([1, 0.1])
    assert [first.luck, first.spread] == pytest.approx([-0.1, 0.13])
    assert [second.decisions, second.luck] == pytest.approx([1, 0.1])
    kept, _ = verdicts_of(review, stood_in={1})
    assert [kept.decisions, kept.loss] == [0, 0.0], "a stand-in's error is not the player's"
    assert kept.luck == pytest.approx(first.luck), "but the dice are"


def test_a_page_ends_where_the_next_begins() -> None:
    rows = [game(number, BOT) for number in (9, 8, 7)]
    assert my_games_view(rows, 2).next == "8.table8"
    assert my_games_view(rows[:2], 2).next is None
