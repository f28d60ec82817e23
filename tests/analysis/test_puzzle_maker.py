"""The puzzle search is deterministic and can be resumed."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from roost.analysis.games import ANALYSES
from roost.analysis.puzzle_maker import bot_game, make_puzzles
from roost.analysis.results import Puzzle
from roost.rules import Phase, make_game
from roost.rules.registry import BUILT_IN_GAMES

GAMES = 4  # number of games to search


@pytest.fixture(scope="module")
def made() -> Sequence[Puzzle]:
    return make_puzzles("pickomino", 2, games=GAMES)


def test_a_resumed_search_finds_the_same_puzzles(made: Sequence[Puzzle], tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    class StoppedError(Exception):
        pass

    def stop(done: int, total: int) -> None:
        if done == GAMES - 2:
            raise StoppedError

    with pytest.raises(StoppedError):
        make_puzzles("pickomino", 2, games=GAMES, notes=notes, progress=stop)
    kept = notes.read_text(encoding="utf-8")
    assert kept.count("number") == GAMES - 2
    notes.write_text(kept + f'{{"number": {GAMES - 2}, "fou', encoding="utf-8")  # truncated
    seen: list[int] = []
    again = make_puzzles(
        "pickomino", 2, games=GAMES, notes=notes, progress=lambda d, _: seen.append(d)
    )
    assert again == made
    assert not notes.exists()


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_bot_games_are_deterministic(game: str) -> None:
    played = bot_game(game, ("simple", "greedy"), "again")
    assert played == bot_game(game, ("simple", "greedy"), "again")
    assert played.final().phase is Phase.OVER
    assert played != bot_game(game, ("simple", "greedy"), "another")


@pytest.mark.parametrize("game", BUILT_IN_GAMES)
def test_games_to_search_have_valid_bots_and_seats(game: str) -> None:
    meetings = [ANALYSES.of(game).puzzles.meeting(number) for number in range(60)]
    seats = {len(meeting.bots) for meeting in meetings}
    assert {2, 3, 4} <= seats <= set(make_game(game).seat_counts)
    for meeting in meetings:
        make_game(game, meeting.variant).start(len(meeting.bots))
    assert len({meeting.bots for meeting in meetings}) > 10
