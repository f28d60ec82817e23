"""Every message between the server and its clients, both games.

The JSON Schema and the TypeScript types are generated from this file (`scripts/generate-types`).
Unknown fields are refused on both sides. Seats count from 0; times are milliseconds since 1970 on
the server's clock (`server_time` lets a client correct its own); a die shows 1 to 6, and in
Pickomino 6 is the worm.

Both games are played with everything in view: all who may read a table read the same `TableView`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, dataclass_transform

from msgspec import Meta, Struct

from roost.locale.languages import Language

PROTOCOL = 1

GameKey: TypeAlias = Literal["pickomino", "knockout"]
# In Python `$` also lets a line's end pass; what follows it says no, and nothing in JavaScript.
TableId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{6,32}$(?!\n)")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)")]
SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
VersionNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Milliseconds: TypeAlias = int

Reaction: TypeAlias = Literal["hello", "wow", "ouch", "laugh", "nice", "thinking", "thanks", "bye"]


@dataclass_transform(frozen_default=True)  # msgspec inherits `frozen`; type checkers must be told
class Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all messages share."""


# -- errors: one shape everywhere ----------------------------------------------------------


class Problem(Message, tag="error"):
    """A refusal. Nothing was changed. People are shown the message ``error-<code>``.

    `id` is the refused command's; `version` the table's, so that a stale client can catch up.
    """

    code: str
    message: str
    values: dict[str, str | int] = {}
    id: str | None = None
    version: int | None = None


# -- people --------------------------------------------------------------------------------


class GuestRequest(Message):
    """Play at once: makes a guest, or renames the one the cookie names."""

    name: Name


class Me(Message):
    id: str
    name: str


Scope: TypeAlias = Literal["read", "play"]


class TokenRequest(Message):
    """A token for a program: `read` watches what its owner may watch, `play` also acts."""

    name: Name
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class TokenView(Message):
    id: str
    name: str
    scopes: list[Scope]
    created: Milliseconds


class NewToken(TokenView):
    """`token` is shown this once; send it as ``Authorization: Bearer``."""

    token: str


class TokenList(Message):
    tokens: list[TokenView]


# -- games and boards as data --------------------------------------------------------------


class BotView(Message):
    """Its words are the messages ``bot-<game>-<key>`` and ``bot-<game>-<key>-how``."""

    key: str
    level: int


class TileView(Message):
    tile: int
    worms: int


class VariantChoice(Message):
    """Words of a variant's key, joined by ``+``. At most one of `one_of`, any of `any_of`."""

    one_of: list[str]
    any_of: list[str]


class GameView(Message):
    key: GameKey
    fewest_seats: int
    most_seats: int
    variants: VariantChoice
    bots: list[BotView]
    boards: list[str] = []
    tiles: list[TileView] = []


class GameList(Message):
    games: list[GameView]
    reactions: list[Reaction]
    protocol: int = PROTOCOL


class SpaceView(Message):
    """Coordinates run from 0 to 1 on both axes, y downwards."""

    space: int
    name: str
    x: float
    y: float


class StartView(Message):
    """Where the pieces stand for this many players, by piece: colour * 6 + number - 1."""

    seats: int
    spaces: list[int | None]


class BoardView(Message):
    key: str
    name: str
    spaces: list[SpaceView]
    lines: list[tuple[int, int]]
    starts: list[StartView]
    colours: list[str]


# -- making a table ------------------------------------------------------------------------


class SeatMe(Message, tag="me"):
    """The maker sits here. Several of these make a hot seat: one device, many players. `tutor`:
    who plays this seat agrees to a tutor on the shared screen (K18)."""

    name: Name | None = None
    tutor: bool = False


class SeatOpen(Message, tag="open"):
    """Anybody who can read the table may sit down."""


class SeatInvite(Message, tag="invite"):
    """Only who has this seat's link may sit down."""


class SeatBot(Message, tag="bot"):
    bot: Annotated[str, Meta(max_length=40)]


SeatSpec: TypeAlias = SeatMe | SeatOpen | SeatInvite | SeatBot


class Clock(Message):
    """Seconds for each decision, then a reserve for the game. When both are used up the seat's
    keeper bot takes that one decision."""

    decision_s: Annotated[int, Meta(ge=3, le=86_400)]
    reserve_s: Annotated[int, Meta(ge=0, le=86_400)] = 0


class FairDice(Message, tag="fair"):
    """Committed to before the game, provable after it."""


class ManualDice(Message, tag="manual"):
    """Real dice, typed in. Only where all people sit at one device."""


class DuplicateDice(Message, tag="duplicate"):
    """The dice of a stream, the same at every table made from it."""

    stream: TableId


DiceSpec: TypeAlias = FairDice | ManualDice | DuplicateDice


class TableRequest(Message):
    """`first` names the seat that starts. Without it the seats roll for it in Knockout (K3), and
    fair dice draw it in Pickomino (at tables with other dice the first seat starts)."""

    game: GameKey
    seats: Annotated[list[SeatSpec], Meta(min_length=2, max_length=7)]
    variant: Annotated[str, Meta(max_length=80)] = ""
    first: SeatIndex | None = None
    private: bool = True
    clock: Clock | None = None
    pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1000
    keeper: Annotated[str, Meta(max_length=40)] | None = None
    dice: DiceSpec = FairDice()
    tutor: bool = False


class Invite(Message):
    """`path` opens the table in a browser; `seat` is None for the link that only watches."""

    seat: int | None
    key: str
    path: str


class InviteList(Message):
    invites: list[Invite]


class SeatSummary(Message):
    kind: Literal["human", "bot", "open", "invite"]
    name: str | None
    bot: str | None


class TableSummary(Message):
    id: str
    game: GameKey
    variant: str
    status: TableStatus
    private: bool
    seats: list[SeatSummary]
    dice: Literal["fair", "manual", "duplicate"]
    clock: Clock | None
    created: Milliseconds
    yours: list[int]


class TableList(Message):
    tables: list[TableSummary]


# -- actions: what a seat decides ----------------------------------------------------------


class Take(Message, tag="take"):
    face: Die


class RollOn(Message, tag="roll-on"):
    pass


class Stop(Message, tag="stop"):
    tile: int | None


class Move(Message, tag="move"):
    piece: Annotated[int, Meta(ge=0, le=23)]
    space: Annotated[int, Meta(ge=0, le=63)]


Action: TypeAlias = Take | RollOn | Stop | Move


# -- options: the legal actions, with all a client needs to draw them -----------------------


class TakeOption(Message, tag="take"):
    action: Take
    token: str
    face: int
    count: int
    total: int  # the sum after taking


class RollOnOption(Message, tag="roll-on"):
    action: RollOn
    token: str
    dice: int


class StopOption(Message, tag="stop"):
    """`victim` is the seat a steal robs. With `fails`, the turn is lost: ask first (P16)."""

    action: Stop
    token: str
    tile: int | None
    worms: int
    victim: int | None
    fails: bool
    reason: Literal["no-worm", "no-tile"] | None


class MoveOption(Message, tag="move"):
    """`path` runs from the start to the end of the move, both included."""

    action: Move
    token: str
    piece: int
    length: int
    origin: int
    space: int
    path: list[int]
    victim: int | None


Option: TypeAlias = TakeOption | RollOnOption | StopOption | MoveOption


class Decision(Message):
    """Whom the table waits for. `roll`: press the button; `dice`: type in the real dice."""

    seat: int
    kind: Literal["roll", "act", "dice"]
    options: list[Option]
    dice: int  # how many are rolled next, where `kind` is roll or dice
    deadline: Milliseconds | None  # on the server's clock


# -- positions -----------------------------------------------------------------------------


class FaceView(Message):
    """A face the roll shows. What cannot be taken says why."""

    face: int
    count: int
    takeable: bool
    reason: Literal["taken-before"] | None


class PickominoView(Message, tag="pickomino"):
    """`stacks` run from bottom to top. `taken` counts dice by face 1 to 6."""

    text: str
    turn: int
    seat: int
    grill: list[int]
    turned: list[int]
    stacks: list[list[int]]
    worms: list[int]
    taken: list[int]
    total: int
    has_worm: bool
    dice_left: int
    roll: list[int] | None
    faces: list[FaceView]


class PieceView(Message):
    """`space` is None once it is knocked out. `points` is what it scores if it survives."""

    piece: int
    colour: Literal["blue", "green", "red", "yellow"]
    number: int
    seat: int
    space: int | None
    locked: bool
    points: int


class HalfView(Message):
    """Half of a roll: a piece of `number` moves `length`. With `other`, a piece of any other number
    does (K5). `open`: it can still be played; otherwise it was played or is lost."""

    number: int
    other: bool
    length: int
    open: bool


class KnockoutView(Message, tag="knockout"):
    text: str
    turn: int
    seat: int
    board: str
    pieces: list[PieceView]
    roll: list[int] | None
    halves: list[HalfView]
    scores: list[int]
    stuck: list[int]  # seats without a piece that can ever move again (K13)
    roll_off: list[int] | None  # who starts (K3), per seat: the sum, 0 to roll, -1 not rolling
    round: int
    rounds: int | None


PositionView: TypeAlias = PickominoView | KnockoutView


class OutcomeView(Message):
    """`shares` are fractions such as ``1`` or ``1/2``."""

    scores: list[int]
    ranks: list[int]
    shares: list[str]
    capped: bool


# -- events: what happened, for animation and for words -------------------------------------


class Rolled(Message, tag="rolled"):
    seat: int
    dice: list[int]


class Took(Message, tag="took"):
    seat: int
    face: int
    count: int
    total: int


class GotTile(Message, tag="got-tile"):
    seat: int
    tile: int
    total: int
    victim: int | None


class Failed(Message, tag="failed"):
    seat: int
    reason: str
    total: int


class Returned(Message, tag="returned"):
    seat: int
    tile: int
    face_up: bool


class Turned(Message, tag="turned"):
    tile: int


class RolledOff(Message, tag="rolled-off"):
    """A seat rolled for who starts (K3)."""

    seat: int
    dice: list[int]
    total: int


class Tied(Message, tag="tied"):
    """These seats share the highest sum and roll again (K3)."""

    seats: list[int]


class Starts(Message, tag="starts"):
    seat: int


class Moved(Message, tag="moved"):
    """A piece moved along `path`, both ends included, and knocked `victim` out (K7, K8)."""

    seat: int
    piece: int
    origin: int
    space: int
    path: list[int]
    victim: int | None


class MoveLost(Message, tag="move-lost"):
    """Half of the roll could not be played. `number` None: the double's other piece. `reason`:
    ``out``, ``locked`` (K11) or ``blocked`` (K10)."""

    seat: int
    number: int | None
    length: int
    reason: str


class Locked(Message, tag="locked"):
    """The piece never moves again (K12)."""

    piece: int


class Skipped(Message, tag="skipped"):
    """The seat has no piece that can ever move again (K13)."""

    seat: int


class Ended(Message, tag="ended"):
    """`reason`: ``no-tiles``, ``no-rivals``, ``rounds`` or ``cap``."""

    reason: str
    outcome: OutcomeView


class Started(Message, tag="started"):
    """The game begins. `first` None: the seats roll for it (K3)."""

    first: int | None
    drawn: bool  # by the fair dice


class SatDown(Message, tag="sat-down"):
    seat: int
    name: str


class StoodUp(Message, tag="stood-up"):
    seat: int


class GotReady(Message, tag="got-ready"):
    seat: int


class Revealed(Message, tag="revealed"):
    """The seat opened its seed; or did not in time, and a seed of zeros counts instead."""

    seat: int
    withheld: bool


class TookBack(Message, tag="took-back"):
    """The last hand-entered roll was taken back."""

    seat: int


class Flagged(Message, tag="flagged"):
    """The seat's time ran out; its keeper bot takes this decision."""

    seat: int


class Kept(Message, tag="kept"):
    """A bot keeps the seat until its player is back."""

    seat: int
    reason: Literal["away", "left", "withheld"]


class HandedBack(Message, tag="handed-back"):
    seat: int


class Abandoned(Message, tag="abandoned"):
    pass


class SeedRevealed(Message, tag="seed-revealed"):
    """The server opened its seed: from now on everybody can check the dice."""

    seed: str


class RematchMade(Message, tag="rematch-made"):
    table: str


TableEvent: TypeAlias = (
    Started
    | SatDown
    | StoodUp
    | GotReady
    | Revealed
    | TookBack
    | Flagged
    | Kept
    | HandedBack
    | Abandoned
    | SeedRevealed
    | RematchMade
)
GameEvent: TypeAlias = (
    Rolled
    | Took
    | GotTile
    | Failed
    | Returned
    | Turned
    | RolledOff
    | Tied
    | Starts
    | Moved
    | MoveLost
    | Locked
    | Skipped
    | Ended
)
AnyEvent: TypeAlias = GameEvent | TableEvent


class StepView(Message):
    """One entry of the table's log. `by` says whose doing it was."""

    version: int
    seat: int | None
    by: Literal["human", "bot", "keeper", "dice", "table"]
    token: str | None
    events: list[AnyEvent]


# -- a table as its seats and spectators see it ---------------------------------------------

TableStatus: TypeAlias = Literal["open", "revealing", "playing", "over", "abandoned"]


class SeatView(Message):
    """`kept`: a bot plays for this person until they are back. `reserve_ms`: time in the bank."""

    seat: int
    kind: Literal["human", "bot", "open", "invite"]
    name: str | None
    bot: str | None
    player: str | None  # the person's public id; seats of one device share it
    connected: bool
    kept: bool
    ready: bool
    reserve_ms: int | None


class SeatSeed(Message):
    """`seed` appears once revealed. Without a commitment the seat gives a seed of zeros."""

    commitment: str | None
    seed: str | None
    withheld: bool


class FairView(Message):
    """What a client needs to check the dice: commitments before, seeds after."""

    source: Literal["fair", "manual", "duplicate"]
    commitment: str | None
    seed: str | None
    seats: list[SeatSeed]
    stream: str | None
    rolls: int
    reveal_deadline: Milliseconds | None


class TableView(Message):
    id: str
    version: int
    status: TableStatus
    game: GameKey
    variant: str
    private: bool
    clock: Clock | None
    pace_ms: int
    tutor: bool
    maker: str
    created: Milliseconds
    seats: list[SeatView]
    position: PositionView | None
    decision: Decision | None
    outcome: OutcomeView | None
    dice: FairView
    can_take_back: bool
    watching: int
    rematch: str | None


class You(Message, tag="you"):
    """Who you are at this table; sent again whenever it changes. `tutor`: it may speak to you."""

    player: str | None
    seats: list[int]
    maker: bool
    tutor: bool


class TableAnswer(Message):
    """What reading or making a table answers. `steps`: as many as were asked for."""

    table: TableView
    you: You
    server_time: Milliseconds
    steps: list[StepView] = []
    invites: list[Invite] = []


# -- duplicate streams ----------------------------------------------------------------------


class StreamRequest(Message):
    """Dice that many tables share. The seed is revealed when the stream closes."""

    name: Name
    open_s: Annotated[int, Meta(ge=60, le=31 * 86_400)] = 86_400


class StreamView(Message):
    id: str
    name: str
    commitment: str
    closes: Milliseconds
    seed: str | None


# -- commands -------------------------------------------------------------------------------
# Each carries an id that makes a retry harmless: a repeated id gets its first answer. Where the
# table's state matters it also carries the version it saw.


class Act(Message, tag="act"):
    id: CommandId
    seat: SeatIndex
    version: VersionNumber
    action: Action


class RollDice(Message, tag="roll"):
    """The first roll of a person's turn; later rolls follow from roll-on."""

    id: CommandId
    seat: SeatIndex
    version: VersionNumber


class EnterDice(Message, tag="enter-dice"):
    id: CommandId
    seat: SeatIndex
    version: VersionNumber
    dice: Annotated[list[Die], Meta(min_length=1, max_length=8)]


class TakeBack(Message, tag="take-back"):
    """Takes the last hand-entered roll back, until the next one."""

    id: CommandId
    seat: SeatIndex
    version: VersionNumber


class Sit(Message, tag="sit"):
    """`key` is the seat's invitation, where it needs one."""

    id: CommandId
    seat: SeatIndex
    name: Name | None = None
    key: Annotated[str, Meta(max_length=64)] | None = None


class Leave(Message, tag="leave"):
    """Before the start the seat is free again; in a game its keeper bot takes over."""

    id: CommandId
    seat: SeatIndex


class Return(Message, tag="return"):
    """Takes the seat back from its keeper."""

    id: CommandId
    seat: SeatIndex


class Ready(Message, tag="ready"):
    """Sits ready, committed to a seed: SHA-256 as in docs/fair-dice.md. None: adds no seed."""

    id: CommandId
    seat: SeatIndex
    commitment: Hex32 | None = None


class Reveal(Message, tag="reveal"):
    id: CommandId
    seat: SeatIndex
    seed: Hex32


class Abandon(Message, tag="abandon"):
    """Ends the table without a result, which reveals its seed. Only its maker: while the table is
    open, or once nobody else is left."""

    id: CommandId


class Rematch(Message, tag="rematch"):
    """A new table with the same seats. Whoever asks second gets the same one."""

    id: CommandId


class React(Message, tag="react"):
    id: CommandId
    seat: SeatIndex
    reaction: Reaction


class Ping(Message, tag="ping"):
    id: CommandId


Command: TypeAlias = (
    Act
    | RollDice
    | EnterDice
    | TakeBack
    | Sit
    | Leave
    | Return
    | Ready
    | Reveal
    | Abandon
    | Rematch
    | React
)
ClientMessage: TypeAlias = Command | Ping


# -- what the server sends on a socket ------------------------------------------------------


class Ack(Message, tag="ack"):
    """Saved. `version` is the table's after the command; `table` the rematch's id."""

    id: str
    version: int
    table: str | None = None


class Welcome(Message, tag="welcome"):
    """First on every socket. `steps` is what happened after the version the client asked from."""

    you: You
    table: TableView
    steps: list[StepView]
    server_time: Milliseconds


class Update(Message, tag="update"):
    """After every change. No steps: only who is connected has changed."""

    table: TableView
    steps: list[StepView]
    server_time: Milliseconds


class Reacted(Message, tag="reacted"):
    seat: int
    reaction: Reaction


class Pong(Message, tag="pong"):
    id: str
    server_time: Milliseconds


class Bye(Message, tag="bye"):
    """The server closes this socket. `draining`: come back in a moment."""

    reason: Literal["draining", "slow", "idle"]


ServerMessage: TypeAlias = Welcome | Update | You | Ack | Problem | Reacted | Pong | Bye


class Health(Message):
    status: Literal["ok", "draining"]
    version: str


# -- insight: what the tutor, the review, the laboratory and the puzzles say ----------------
# Values are win shares (0 to 1). `words` are sentences in the language that was asked for.

Verdict: TypeAlias = Literal["fine", "doubtful", "mistake", "blunder"]


class ChoiceView(Message):
    """A legal action, best first. `loss` is against the best; `gain` what the turn is expected to
    bring in worms or points; `fails` the chance that the turn fails (Pickomino)."""

    action: Action
    token: str
    words: str
    shares: list[float]
    loss: float
    verdict: Verdict
    gain: float
    fails: float | None


class TileOdds(Message):
    """`chance` of getting the tile with the best plan, `most` when going for nothing else."""

    tile: int
    worms: int
    victim: int | None
    chance: float
    most: float


class PieceOdds(Message):
    """The chance that the next roll (or one of the opponents' next rolls) can hit a piece."""

    piece: int
    chance: float


class InsightView(Message):
    """A position, explained. `advice` says what is best, `words` the odds. `next_fails` is the
    chance that a roll made now fails at once (P7); `totals` the chance to end on each total, 0 to
    40, with the best plan."""

    position: str
    game: GameKey
    seat: int
    shares: list[float]
    choices: list[ChoiceView]
    advice: list[str]
    words: list[str]
    gain: float = 0.0
    fails: float | None = None
    next_fails: float | None = None
    steals: float | None = None
    tiles: list[TileOdds] = []
    totals: list[float] = []
    targets: list[PieceOdds] = []
    dangers: list[PieceOdds] = []


class WarningView(Message):
    """An action that would cost more than the threshold."""

    loss: float
    verdict: Verdict
    chosen: ChoiceView
    best: ChoiceView
    words: list[str]


class ReviewMove(Message):
    """A roll with its luck, or a decision with its cost: `change` is what it did to each seat."""

    index: int
    turn: int
    seat: int
    kind: Literal["roll", "act"]
    token: str
    words: str
    change: list[float]
    position: str
    loss: float = 0.0
    verdict: Verdict = "fine"
    choices: int = 0
    best: str | None = None
    best_words: str | None = None
    rolled_out: RolledOut | None = None


class RolledOut(Message):
    """The loss by playing on many times: mean and standard error."""

    games: int
    loss: float
    error: float


class ReviewSeat(Message):
    """One seat's sums: result - start = luck + errors + others + residual."""

    name: str
    bot: str | None
    start: float
    end: float
    result: float | None
    luck: float
    own_luck: float
    errors: float
    others: float
    residual: float
    adjusted: float
    verdicts: dict[Verdict, int]
    words: list[str]


class ReviewView(Message):
    """A whole game. `curve` holds the shares before each move and at the end, `turns` the turn of
    each of its points, `turning` the moves that changed most."""

    game: GameKey
    variant: str
    seats: list[ReviewSeat]
    moves: list[ReviewMove]
    curve: list[list[float]]
    turns: list[int]
    turning: list[int]
    words: list[str]


class DiceTest(Message):
    """One thing looked at. `corrected` is Holm's p-value over everything looked at."""

    player: int
    name: str
    words: str
    observed: float
    expected: float
    trials: int
    p: float
    corrected: float
    method: Literal["exact", "simulated"]


class DiceReport(Message):
    games: int
    players: list[str]
    rolls: int
    dice: int
    tests: list[DiceTest]
    words: list[str]


class PuzzleView(Message):
    """A position with one clear answer. `options` are the legal actions as tokens and words."""

    id: str
    game: GameKey
    position: str
    level: int
    options: list[PuzzleOption]
    words: list[str]


class PuzzleOption(Message):
    token: str
    words: str


class PuzzleAnswer(Message):
    """What the chosen action is worth, and why the best is the best."""

    id: str
    right: bool
    chosen: str
    best: str
    loss: float
    insight: InsightView
    words: list[str]


PositionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
MoveToken: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class LabRequest(Message):
    position: PositionText
    language: Language = "en"


class LabAnswer(Message):
    """`view` and `options` draw the position."""

    insight: InsightView
    view: PositionView
    options: list[Option]


class ReviewRequest(Message):
    """`record` is a game file, JSON or text, as it was saved."""

    record: Annotated[str, Meta(min_length=1, max_length=60_000)]
    language: Language = "en"


class ReviewAnswer(Message):
    """`puzzles` are the game's own errors, worst first."""

    review: ReviewView
    dice: DiceReport
    puzzles: list[PuzzleView]


class WarningAnswer(Message):
    """None: the action costs less than the threshold."""

    warning: WarningView | None


class PuzzleName(Message):
    id: str
    level: int


class PuzzleList(Message):
    game: GameKey
    puzzles: list[PuzzleName]


class PuzzleQuestion(Message):
    puzzle: PuzzleView
    view: PositionView
    options: list[Option]


class SolveRequest(Message):
    """An answer to any position with a best choice: a shipped puzzle, or an error of one's own."""

    position: PositionText
    token: MoveToken
    language: Language = "en"
