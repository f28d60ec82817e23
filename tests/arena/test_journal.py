"""An interrupted match continues and has the same result as without the interruption."""

from __future__ import annotations

from pathlib import Path

import pytest

from roost.arena import ArenaError, MatchPlan, MatchResult, run_match
from roost.arena import crew as crew_module
from roost.arena.plan import Chunk, MatchTotals
from roost.arena.play import play_chunk

PLAN = MatchPlan(("greedy", "strongest"), 700, seed=2, raw=True)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


@pytest.fixture
def chunks(monkeypatch: pytest.MonkeyPatch) -> list[Chunk]:
    """Record the chunks that this process plays."""
    seen: list[Chunk] = []

    def watched(chunk: Chunk) -> MatchTotals:
        seen.append(chunk)
        return play_chunk(chunk)

    monkeypatch.setattr(crew_module, "play_chunk", watched)
    return seen


def play(plan: MatchPlan, book: Path | None = None) -> MatchResult:
    return run_match(plan, jobs=1, file=book)


def test_a_resumed_match_has_an_identical_result(book: Path, chunks: list[Chunk]) -> None:
    whole = play(PLAN)
    chunks.clear()

    def stop(done: int) -> None:
        if done >= 400:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_match(PLAN, jobs=1, file=book, progress=stop)
    assert [chunk.first for chunk in chunks] == [0, 200]
    assert play(PLAN, book) == whole
    assert [chunk.first for chunk in chunks] == [0, 200, 400, 600]
    assert play(PLAN, book) == whole
    assert len(chunks) == 4


def test_a_truncated_line_is_played_again(book: Path) -> None:
    whole = play(PLAN, book)
    kept = book.read_bytes()
    for cut in (1, 40, len(kept) // 2):
        book.write_bytes(kept[:-cut])
        assert play(PLAN, book) == whole
        assert book.read_bytes().count(b"\n") == kept.count(b"\n")


def test_more_games_or_another_stopping_rule_reuse_chunks(book: Path, chunks: list[Chunk]) -> None:
    play(MatchPlan(PLAN.bots, 400, seed=2, raw=True), book)
    chunks.clear()
    longer = play(MatchPlan(PLAN.bots, 800, seed=2, raw=True, until=0.4), book)
    assert not [chunk for chunk in chunks if chunk.first < 400]
    assert longer == play(MatchPlan(PLAN.bots, 800, seed=2, raw=True, until=0.4))


@pytest.mark.parametrize("change", [{"seed": 3}, {"raw": False}, {"variant": "short"}])
def test_a_different_match_reuses_nothing(
    book: Path, chunks: list[Chunk], change: dict[str, object]
) -> None:
    play(MatchPlan(PLAN.bots, 200, seed=2, raw=True), book)
    chunks.clear()
    other: dict[str, object] = {"seed": 2, "raw": True} | change
    play(MatchPlan(PLAN.bots, 200, **other), book)  # type: ignore[arg-type]
    assert len(chunks) == 1


def test_a_bot_with_a_changed_file_is_played_again(
    tmp_path: Path, book: Path, chunks: list[Chunk]
) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text(
        "from roost.rules import game_of\ndef bot(s): return game_of(s).legal_actions(s)[0]\n"
    )
    plan = MatchPlan((f"{bot}:bot", "greedy"), 4, raw=True)
    play(plan, book)
    play(plan, book)
    assert len(chunks) == 1
    bot.write_text(bot.read_text() + "# better\n")
    play(plan, book)
    assert len(chunks) == 2


@pytest.mark.parametrize(
    "line", [b"hello\n", b'{"type":"chunk","match":5}\n', b'{"type":"puzzle"}\n', b"\xff\n"]
)
def test_a_file_of_another_kind_is_rejected_and_unchanged(book: Path, line: bytes) -> None:
    book.write_bytes(line)
    with pytest.raises(ArenaError) as refusal:
        play(PLAN, book)
    assert refusal.value.code == "bad-arena-file"
    assert book.read_bytes() == line
