"""What is asked of a store, in parts. *Tables* is what any store must do, also one that keeps the
games of one device; *hall* is what a server needs besides: people, tokens, streams; *accounts*,
*news* and *holidays* are in files of their own.

A write is kept when its await returns. `tests/server/store/test_contract.py` says what that means.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import ClassVar, Protocol

from msgspec import Struct

from roost.rules.errors import GameError
from roost.server.core.person import Pseudonym
from roost.server.store.port_accounts import AccountStore
from roost.server.store.port_days_off import DaysOffStore
from roost.server.store.port_notifications import NotificationStore


class StoreError(GameError):
    """The store could not do its work; whether a write happened is unknown until it is read."""

    code = "store-failed"
    status: ClassVar[int] = 503


class VersionTakenError(StoreError):
    """Another writer has appended this version already; nothing of this one is written."""

    code = "version-taken"


class NameTakenError(StoreError):
    """Somebody else has an account by this name."""

    code = "account-name-taken"
    status = 409


class Player(Struct, frozen=True, kw_only=True):
    """A person at a table, for the list of their games. `seat` None: none of the seats, or several;
    `result` is empty where there is none."""

    person: str
    seat: int | None = None
    result: str = ""


class TableRow(Struct, frozen=True, kw_only=True):
    """What lists of tables need, beside the log. `people` are the persons in its seats; `stream`
    the one whose dice have been seen here. `at`, when something last happened, and `players` are
    written for the lists of these people's games, and not read back with the row."""

    id: str
    status: str
    private: bool
    maker: str
    created: int
    summary: bytes
    people: tuple[str, ...]
    stream: str | None = None
    game: str = ""
    at: int = 0
    players: tuple[Player, ...] = ()


class SeatVerdict(Struct, frozen=True, kw_only=True):
    """What a review says of a seat, in sums: decisions and what they cost, what the rolls did, and
    the sum of the squares of that."""

    seat: int
    decisions: int
    loss: float
    luck: float
    spread: float


class GameRow(Struct, frozen=True, kw_only=True):
    """A table in the list of somebody's games; `judged` once there was a review. `result`
    is empty where there is none."""

    table: str
    at: int
    game: str
    status: str
    summary: bytes
    seat: int | None
    result: str
    judged: SeatVerdict | None = None


class Wanted(Struct, frozen=True, kw_only=True):
    """Which of somebody's games: of a game, in a status, with a result, with an opponent (part of a
    name, or a bot's key), from a time on, before a time; `after` the place of a row."""

    game: str | None = None
    statuses: tuple[str, ...] = ()
    result: str | None = None
    opponent: str | None = None
    since: int | None = None
    until: int | None = None
    after: tuple[int, str] | None = None


class PuzzleRow(Struct, frozen=True, kw_only=True):
    """What became of a puzzle that somebody answered: how often, when first and, if ever, when
    rightly; `first`: whether the first answer was right."""

    puzzle: str
    game: str
    at: int
    first: bool
    tries: int = 1
    solved: int | None = None


class FlashcardRow(Struct, frozen=True, kw_only=True):
    """A moment that somebody got wrong and is asked about again: `made` when it became a card,
    `answered` when last, `due` when next. `stability` and `difficulty` are the scheduler's."""

    flashcard: str
    game: str
    position: str
    made: int
    answered: int
    due: int
    stability: float
    difficulty: float


class PersonRow(Struct, frozen=True, kw_only=True):
    """`seen`: when the person was last here, to the day. `listed`: wants to stand in tables of
    results. `account`: whether there is one, which `put_account` says and nobody else."""

    id: str
    name: str
    created: int
    seen: int = 0
    listed: bool = False
    account: bool = False


class TokenRow(Struct, frozen=True, kw_only=True):
    """`digest` is the SHA-256 of the token: the store never holds what opens a door."""

    id: str
    person: str
    name: str
    scopes: tuple[str, ...]
    digest: bytes
    created: int


class StreamRow(Struct, frozen=True, kw_only=True):
    """`day` is that of the daily game whose dice these are, which then is of this `game`. A round
    among friends has `places` for so many people, each against these `bots`."""

    id: str
    name: str
    owner: str
    seed: bytes
    closes: int
    day: str = ""
    game: str = ""
    bots: tuple[str, ...] = ()
    places: int = 0


class AttemptRow(Struct, frozen=True, kw_only=True):
    """Somebody's one attempt at the daily game of a day, or at the round of that id, and its table.
    `settled`, once the game is over, with what it came to, or without: then it counts for nothing.
    """

    person: str
    day: str
    game: str
    table: str
    settled: bool = False
    share: float | None = None
    points: int | None = None
    rank: int | None = None


class Standing(Struct, frozen=True, kw_only=True):
    """What somebody's attempt came to, for the table of results; `name` of who wants to be listed,
    else None. `account`: whether this is somebody with one."""

    person: str
    name: str | None
    share: float
    points: int
    rank: int
    account: bool = False


class Entrant(Struct, frozen=True, kw_only=True):
    """Whose attempt at a round this is."""

    name: str
    attempt: AttemptRow


class ReviewRow(Struct, frozen=True, kw_only=True):
    """`maker` names the program that made it: another one may judge differently. What it `judged`
    stays when the review itself goes. It holds names: where fewer `pseudonyms` are known at the
    table by now than when it was begun, somebody was forgotten, and the answer is not kept."""

    table: str
    language: str
    maker: str
    answer: bytes
    judged: tuple[SeatVerdict, ...] = ()
    pseudonyms: int = 0


class BanRow(Struct, frozen=True, kw_only=True):
    """`kind` is address or guest; `until` None: for good."""

    kind: str
    value: str
    created: int
    until: int | None = None


def keeps_no_attempts(attempt: AttemptRow | None) -> None:
    """On one device nobody shares dice with others: a store for it refuses attempts."""
    if attempt is not None:
        raise StoreError("this store keeps no attempts at daily games")


class TableStore(Protocol):
    """Logs of tables, and a row of each for lists."""

    def append(
        self,
        table: str,
        after: int,
        entries: Sequence[bytes],
        row: TableRow | None = None,
        pseudonyms: Sequence[Pseudonym] = (),
        attempt: AttemptRow | None = None,
    ) -> Awaitable[object]:
        """Append entries, each a line of JSON, to a log that is `after` entries long, put the
        table's row where one is given, add who sits there and whose attempt it is: all of it or
        nothing. A log that has grown meanwhile, and an attempt that was made before, are left as
        they are: `VersionTakenError`."""

    async def pseudonyms(self, table: str) -> list[Pseudonym]:
        """Who stands behind the ids in a table's log."""

    async def log(self, table: str) -> list[bytes]:
        """The entries in order; none for a table that is not there. Entries that are missing or
        damaged are noticed: `BrokenLogError`."""

    async def row(self, table: str) -> TableRow | None:
        """The row of one table."""

    async def rows(self, *statuses: str) -> list[TableRow]:
        """The rows of all tables, or of those in one of these statuses."""

    async def delete(self, table: str) -> bool:
        """Forget a table, its log, its row and its sitters; False where it is not there."""

    async def close(self) -> None:
        """What was begun is written. Later calls are refused: `StoreError`, code store-closed."""


class HallStore(Protocol):
    """People, the tokens of their programs, and streams of dice."""

    async def put_person(self, row: PersonRow) -> None: ...
    async def person(self, id_: str) -> PersonRow | None: ...

    async def put_token(self, row: TokenRow) -> None: ...
    async def tokens(self, person: str) -> list[TokenRow]: ...
    async def token(self, digest: bytes) -> TokenRow | None: ...
    async def delete_token(self, person: str, id_: str) -> bool: ...

    async def put_stream(self, row: StreamRow) -> None: ...
    async def stream(self, id_: str) -> StreamRow | None: ...

    async def open_streams(self, owner: str, now: int) -> int:
        """How many streams of a person close later than `now`."""

    async def saw_stream(self, stream: str, person: str, beside: str) -> bool:
        """Whether a person watched these dice, or made or played a table with them, `beside` not
        counted."""

    async def note_watcher(self, stream: str, person: str) -> None:
        """A person has watched these dice fall: `saw_stream` says so, wherever it is asked."""

    async def watched(self, person: str) -> list[str]:
        """The streams whose dice a person has watched, in order."""

    async def seal_streams(self, rows: Sequence[StreamRow]) -> None:
        """Keep those of the streams that are not there yet: who asks again changes nothing."""

    async def daily_streams(self, first: str, last: str) -> list[StreamRow]:
        """Those of the days from the first to the last, in order."""

    async def attempt(self, person: str, day: str, game: str) -> AttemptRow | None: ...

    async def attempts_of(self, person: str) -> list[AttemptRow]:
        """By day."""

    async def unsettled(self, now: int) -> list[AttemptRow]:
        """Not settled yet, at tables that are over or whose dice are closed."""

    async def settle(self, row: AttemptRow) -> None: ...

    async def standings(self, day: str, game: str) -> list[Standing]:
        """Of everybody whose attempt came to something, the best first."""

    async def entrants(self, challenge: str) -> list[Entrant]:
        """Everybody who has begun a round, by name."""

    async def put_about(self, key: str, value: bytes) -> None:
        """Keep a fact about the server under a name."""

    async def about(self, key: str) -> bytes | None: ...

    async def put_review(self, row: ReviewRow) -> None: ...

    async def review(self, table: str, language: str, maker: str) -> bytes | None:
        """The review of a table as it was kept, if this maker made it."""

    async def games_of(self, person: str, wanted: Wanted, most: int) -> list[GameRow]:
        """The tables that somebody made or sits or sat at, the newest first."""

    async def note_puzzle(self, person: str, row: PuzzleRow, most: int) -> None:
        """Another answer to a puzzle; not noted of who has answered `most` puzzles."""

    async def puzzles_of(self, person: str) -> list[PuzzleRow]: ...

    async def add_flashcards(self, person: str, rows: Sequence[FlashcardRow]) -> None:
        """Keep those of the cards that the person has not yet: the others stay as they are."""

    async def flashcards_of(self, person: str) -> list[FlashcardRow]:
        """Those first that are due first."""

    async def flashcard(self, person: str, flashcard: str) -> FlashcardRow | None: ...

    async def answer_flashcard(self, person: str, row: FlashcardRow, before: int) -> bool:
        """Put a card's next day, unless it was answered since `before`: then it stays, False."""

    async def streams_of(self, owner: str) -> list[StreamRow]: ...

    async def tables_of(self, person: str) -> list[str]:
        """The tables in whose logs a person stands."""

    async def unlink(self, person: str, row: TableRow) -> None:
        """Nobody knows any more who a person was at a table; `row` is its row without them."""

    async def relink(self, guest: str, person: str, row: TableRow) -> None:
        """Whoever was a guest at a table is this person there; `row` is its row with them."""

    async def forget(self, person: str) -> None:
        """Delete all that is kept of a person, who is unlinked from every table by now."""

    async def put_ban(self, row: BanRow) -> None: ...
    async def delete_ban(self, value: str) -> bool: ...
    async def bans(self) -> list[BanRow]: ...

    async def finished_before(self, then: int) -> list[str]:
        """Tables that are over, in which nothing has happened since then."""

    async def unseen_since(self, then: int) -> list[str]:
        """Persons without an account who have not been here since then."""

    async def scrub(self) -> None:
        """What was deleted is gone from the files too, free pages and write-ahead log included."""

    async def check(self) -> None:
        """Raises `StoreError` unless a write would reach the disk, and all there is can be read."""


class Store(TableStore, HallStore, AccountStore, NotificationStore, DaysOffStore, Protocol):
    """What a server runs on."""
