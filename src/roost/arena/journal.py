"""The journal of finished chunks, from which an interrupted match continues.

The file consists of JSON lines. One kind gives a number to the conditions of play, another holds a
finished chunk. A chunk depends only on its conditions, so the file works for every match that
shares them: with more games, with additional bots, with another stopping rule.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, ClassVar, TypeAlias

import msgspec

from roost import __version__
from roost.arena.plan import ArenaError, Chunk, MatchPlan, MatchTotals
from roost.arena.play import chunk_size
from roost.bots import resolve_bot
from roost.bots.loading import RUN
from roost.rules import make_game


class ChunkConditions(msgspec.Struct, frozen=True, tag="match", forbid_unknown_fields=True):
    """The conditions of a chunk: everything it depends on except the numbers of its games."""

    VERSION: ClassVar[int] = 1

    version: int
    roost: str
    game: str
    variant: str
    bots: tuple[str, ...]
    files: tuple[str, ...]  # content hashes of bots that are files
    seed: int
    raw: bool
    chunk: int

    @classmethod
    def by(cls, plan: MatchPlan) -> ChunkConditions:
        return cls(
            cls.VERSION,
            __version__,
            plan.game,
            make_game(plan.game, plan.variant).variant.key,
            plan.bots,
            tuple(_content(plan.game, key) for key in plan.bots),
            plan.seed,
            plan.raw,
            chunk_size(plan),
        )


class Finished(msgspec.Struct, frozen=True, tag="chunk", forbid_unknown_fields=True):
    """A finished chunk of the conditions with that number, counted from 0 in the file."""

    match: int
    first: int
    games: int
    tally: MatchTotals


_LINE = msgspec.json.Decoder(ChunkConditions | Finished)
Known: TypeAlias = dict[tuple[int, int], MatchTotals]


class MatchJournal:
    """The finished chunks, and the file that stores them."""

    def __init__(self, file: IO[bytes] | None = None) -> None:
        self._file = file
        self._numbers: dict[ChunkConditions, int] = {}
        self._chunks: list[Known] = []

    def known(self, plan: MatchPlan) -> Known:
        """Return the finished chunks of a match, by first game and number of games."""
        return self._chunks[self._number(ChunkConditions.by(plan))]

    def keep(self, chunk: Chunk, tally: MatchTotals) -> None:
        """Store a finished chunk."""
        if self._file is None:
            return
        number = self._number(ChunkConditions.by(chunk.plan))
        self._chunks[number][chunk.first, chunk.games] = tally
        self._write(Finished(number, chunk.first, chunk.games, tally))

    def read(self, line: bytes) -> None:
        """Parse a line of the file."""
        found = _LINE.decode(line)
        if isinstance(found, ChunkConditions):
            self._numbers[found] = len(self._chunks)
            self._chunks.append({})
        else:
            self._chunks[found.match][found.first, found.games] = found.tally

    def _number(self, played: ChunkConditions) -> int:
        if played not in self._numbers:
            self._numbers[played] = len(self._chunks)
            self._chunks.append({})
            self._write(played)
        return self._numbers[played]

    def _write(self, line: ChunkConditions | Finished) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()


@contextmanager
def journal(path: Path | None) -> Iterator[MatchJournal]:
    """Open the journal at a path, or create it; without a path, keep it in memory only."""
    if path is None:
        yield MatchJournal()
        return
    with path.open("a+b") as file:
        file.seek(0)
        found = MatchJournal(file)
        whole = 0
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                break  # truncated when the match was interrupted
            try:
                found.read(line)
            except (msgspec.MsgspecError, IndexError) as error:
                raise ArenaError(
                    f"{path}, line {number}: {error}",
                    code="bad-arena-file",
                    file=str(path),
                    line=number,
                    reason=str(error),
                ) from None
            whole += len(line)
        file.truncate(whole)
        yield found


def _content(game: str, key: str) -> str:
    """Return a digest of the file of a bot, or an empty text."""
    info = resolve_bot(game, key)
    path = Path(info.source.rpartition(":")[0])
    if not info.own or info.source.startswith(RUN) or path.suffix != ".py" or not path.is_file():
        return ""
    return hashlib.sha256(path.read_bytes()).hexdigest()
