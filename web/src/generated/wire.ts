// Generated from src/roost/wire by scripts/generate-types. Do not edit.

export const PROTOCOL = 1;

export type GameKey = "pickomino" | "knockout";

export type Language = "en" | "es" | "pt-BR" | "it" | "de" | "fr" | "nl";

export type Reaction = "hello" | "wow" | "ouch" | "laugh" | "nice" | "thinking" | "thanks" | "bye";

export type Scope = "read" | "play";

export type TableStatus = "open" | "revealing" | "playing" | "over" | "abandoned";

export type Verdict = "fine" | "doubtful" | "mistake" | "blunder";

/** End the table without a result, which reveals its seed. Only for the host, while the table is open or when no other person is left. */
export interface Abandon {
  type: "abandon";
  id: string;
}

export interface Abandoned {
  type: "abandoned";
}

/** The new account. `recovery` is shown only this once and opens the account in an emergency. */
export interface AccountMade {
  me: Me;
  recovery: string;
}

export interface AccountNameRequest {
  name: string;
}

/** Create an account for the guest in the cookie, or a new one. The name must be unique. It has a password, a passkey or both. */
export interface AccountRequest {
  name: string;
  password: string | null;
  passkey: PasskeyMade | null;
}

/** Your account, null for guests. `offered`: whether this server has accounts. `passkeys`: whether it accepts passkeys at the address of your request. */
export interface AccountView {
  offered: boolean;
  passkeys: boolean;
  account: MyAccount | null;
}

/** A command has been saved. `version` is the table's after it; `table` the rematch's id. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  table: string | null;
}

/** Play an action. `link`: the next link of the seat's chain, if the option throws dice. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  action: Action;
  link?: string | null;
}

export type Action = Take | RollOn | Stop | Move | GenericAction;

export type AnyEvent = Rolled | Took | GotTile | Failed | Returned | Turned | Ended | RolledOff | Tied | Starts | Moved | MoveLost | Locked | Skipped | GenericEvent | Started | SeatTaken | SeatLeft | SeatReady | Revealed | RollTakenBack | TimeRanOut | StandInStarted | StandInEnded | Abandoned | Removed | SeatClosed | SeedRevealed | RematchCreated;

/** Your only attempt at dice that others get, too. `table` is empty if it was deleted; `playing` while you can continue. `settled` is true once the result is final. A game does not count if it was not finished in time, or if a stand-in bot played in it. `share` is your result without luck: the share of such games that your decisions win. */
export interface AttemptView {
  table: string;
  playing: boolean;
  settled: boolean;
  share: number | null;
  points: number | null;
  rank: number | null;
}

/** A comment: the message `say`, and the object it refers to. `at` is a word or a word and a value: `tile 25` is the element with `data-tile="25"`. */
export interface BeatView {
  say: string;
  at: string;
}

export interface BoardView {
  key: string;
  name: string;
  spaces: SpaceView[];
  lines: [number, number][];
  arrows: [number, number][];
  starts: StartView[];
  colours: string[];
}

/** A bot. Its texts are the messages `bot-<game>-<key>` and `bot-<game>-<key>-how`. */
export interface BotView {
  key: string;
  level: number;
}

/** The server closes this socket. `draining`: reconnect in a moment. */
export interface Bye {
  type: "bye";
  reason: "draining" | "idle" | "slow";
}

/** The chance that a roll made now fails at once (P7); null where a roll cannot. */
export interface ChanceView {
  fails: number | null;
}

/** A legal action, best first. `loss` is against the best; `gain` what the turn is expected to bring in worms or points; `fails` the chance that the turn fails (Pickomino). */
export interface ChoiceView {
  action: Action;
  token: string;
  words: string;
  shares: number[];
  loss: number;
  verdict: Verdict;
  gain: number;
  fails: number | null;
}

export type ClientMessage = Act | RollDice | EnterDice | TakeBack | Sit | Leave | Return | Ready | Reveal | Abandon | Remove | CloseSeat | RenewLink | RevokeLink | Rematch | React | Ping;

/** Seconds for each decision, then a reserve for the game. When both are used up, the seat's stand-in bot makes that one decision. */
export interface Clock {
  decision_s: number;
  reserve_s?: number;
}

/** Remove an empty seat before the start. Only for the host. Later seats move up, and all players must get ready again. */
export interface CloseSeat {
  type: "close-seat";
  id: string;
  seat: number;
}

export type Command = Act | RollDice | EnterDice | TakeBack | Sit | Leave | Return | Ready | Reveal | Abandon | Remove | CloseSeat | RenewLink | RevokeLink | Rematch | React;

/** The decision that the table waits for. `roll`: press the button; `dice`: enter real dice. */
export interface Decision {
  seat: number;
  kind: "act" | "dice" | "roll";
  options: Option[];
  dice: number;
  deadline: number | null;
}

/** A signed-in device. `device` is its browser and system, empty if unknown. `seen` is the day of its last visit; `this` marks the device of the request. */
export interface DeviceView {
  id: string;
  device: string;
  created: number;
  seen: number;
  this: boolean;
}

/** The dice report. `words` describe the result; `how` explains the numbers. */
export interface DiceReportView {
  games: number;
  players: string[];
  rolls: number;
  dice: number;
  tests: DiceTest[];
  words: string[];
  how: string[];
}

export type DiceSpec = FairDiceSetup | ManualDiceSetup | DuplicateDiceSetup;

/** One test of the dice. `corrected` is Holm's p-value over all tests. */
export interface DiceTest {
  player: number;
  name: string;
  words: string;
  observed: number;
  expected: number;
  trials: number;
  p: number;
  corrected: number;
  method: "exact" | "simulated";
}

/** The dice of a stream, the same at every table that uses it. */
export interface DuplicateDiceSetup {
  type: "duplicate";
  stream: string;
}

/** `reason`: `no-tiles`, `no-rivals`, `rounds` or `cap`. */
export interface Ended {
  type: "ended";
  outcome: OutcomeView;
  reason: string;
}

export interface EnterDice {
  type: "enter-dice";
  id: string;
  seat: number;
  version: number;
  dice: number[];
}

/** A face in the roll, with a reason if it cannot be taken. */
export interface FaceView {
  face: number;
  count: number;
  takeable: boolean;
  reason: "taken-before" | null;
}

/** A turn failed: `no-face` (P7), `no-worm` (P8) or `no-tile` (P15). */
export interface Failed {
  type: "failed";
  seat: number;
  reason: string;
  total: number;
}

/** Dice with a commitment before the game and a proof after it. */
export interface FairDiceSetup {
  type: "fair";
}

/** The data to check the dice: commitments before, seeds after. `links` has one character per roll: the seat whose link is part of it, or `-`. The dice of a `stream` may be those of a `day`, or of a challenge (`round`). */
export interface FairView {
  source: "duplicate" | "fair" | "manual" | "scripted";
  commitment: string | null;
  seed: string | null;
  seats: SeatSeed[];
  stream: string | null;
  day: string | null;
  rolls: number;
  scheme: number;
  links: string;
  reveal_deadline: number | null;
  round: boolean;
}

/** A position of the lesson that illustrates these rules, with its comment. */
export interface FigureView {
  rules: string[];
  beat: BeatView;
  position: PositionView;
}

export type GameEvent = Rolled | Took | GotTile | Failed | Returned | Turned | Ended | RolledOff | Tied | Starts | Moved | MoveLost | Locked | Skipped | GenericEvent;

export interface GameList {
  games: GameView[];
  reactions: Reaction[];
  protocol: number;
}

export interface GameView {
  key: GameKey;
  fewest_seats: number;
  most_seats: number;
  variants: VariantChoice;
  bots: BotView[];
  boards: string[];
}

/** An action by its token in the notation of the game. */
export interface GenericAction {
  type: "generic";
  token: string;
}

/** An event as the game's rules write it: its `type` and its fields. */
export interface GenericEvent {
  type: "generic";
  event: Record<string, unknown>;
}

/** If it `throws`, send the next link of the seat's chain with it. */
export interface GenericOption {
  type: "generic";
  action: GenericAction;
  token: string;
  throws: boolean;
}

/** `text` is the position in the notation of the game; `lines` show it to people, `dice` is how many are rolled next, `actions` are the tokens of the legal actions. */
export interface GenericPosition {
  type: "generic";
  game: string;
  text: string;
  turn: number;
  seat: number;
  lines: string[];
  dice: number;
  actions: string[];
}

/** A player took a tile, from the stack of seat `victim` or, if that is None, from the grill. */
export interface GotTile {
  type: "got-tile";
  seat: number;
  tile: number;
  total: number;
  victim: number | null;
}

/** Play at once: create a guest, or rename the one in the cookie. */
export interface GuestRequest {
  name: string;
}

/** Half of a roll: a piece of `number` moves `length`. With `other`, a piece of any other number moves (K5). `open` halves can still be played; others are played or lost. */
export interface HalfView {
  number: number;
  other: boolean;
  length: number;
  open: boolean;
}

export interface Health {
  status: "draining" | "ok";
  version: string;
}

/** The best choice and, in a sentence or two, what it is and why. */
export interface HintView {
  token: string;
  words: string[];
}

/** A position, explained. `advice` says what is best, `words` the odds. `gain` and `fails` are those of the turn; `next_fails` is the chance that a roll made now fails at once, in games where it can. `odds` is what only this game knows. */
export interface InsightView {
  position: string;
  game: GameKey;
  seat: number;
  shares: number[];
  choices: ChoiceView[];
  advice: string[];
  words: string[];
  gain: number;
  fails: number | null;
  next_fails: number | null;
  odds: Odds | null;
}

/** An invitation. `path` opens the table in a browser; `seat` is None for a link to watch. */
export interface Invite {
  seat: number | null;
  key: string;
  path: string;
}

export interface InviteList {
  invites: Invite[];
}

/** `targets` are pieces that the next roll can hit, `dangers` own pieces that one of the opponents' next rolls can hit. */
export interface KnockoutOdds {
  type: "knockout";
  targets: PieceOdds[];
  dangers: PieceOdds[];
}

export interface KnockoutView {
  type: "knockout";
  text: string;
  turn: number;
  seat: number;
  board: string;
  pieces: PieceView[];
  roll: number[] | null;
  halves: HalfView[];
  scores: number[];
  stuck: number[];
  roll_off: number[] | null;
  round: number;
  rounds: number | null;
}

/** `view` and `options` draw the position. */
export interface LabAnswer {
  insight: InsightView;
  view: PositionView;
  options: Option[];
}

export interface LabRequest {
  position: string;
  language?: Language;
}

/** Leave a seat. Before the start it becomes free; during a game a stand-in bot takes over. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** The progress of a lesson: the number of steps done. Show `beats` in order. The last one asks for the only option, or says goodbye at the end. */
export interface LessonPlace {
  done: number;
  steps: number;
  over: boolean;
  beats: BeatView[];
}

/** Create a table whose dice follow the script of the game's lesson. It has no other options. */
export interface LessonRequest {
  game: GameKey;
  pace_ms: number;
}

export interface LessonView {
  game: GameKey;
  figures: FigureView[];
}

/** A piece was locked and never moves again (K12). */
export interface Locked {
  type: "locked";
  piece: number;
}

/** Real dice, typed in. Only if all people share one device. */
export interface ManualDiceSetup {
  type: "manual";
}

export interface Me {
  id: string;
  name: string;
}

/** The range of steps, from `first` to `last`, that are no longer in memory. `GET /api/tables/{id}/steps` returns them, page by page. */
export interface Missed {
  first: number;
  last: number;
}

/** Move a piece to a space, by the half of the roll that its number belongs to (K4, K5). */
export interface Move {
  type: "move";
  piece: number;
  space: number;
}

/** A move was lost because its piece is `out` or `locked` (K11), or `blocked` (K10). `number` is None for the other piece of a double (K5). */
export interface MoveLost {
  type: "move-lost";
  seat: number;
  number: number | null;
  length: number;
  reason: string;
}

/** A legal move. `path` runs from the start to the end of the move, both included. */
export interface MoveOption {
  type: "move";
  action: Move;
  token: string;
  piece: number;
  length: number;
  origin: number;
  space: number;
  path: number[];
  victim: number | null;
}

/** A piece moved along `path`, both ends included, and knocked `victim` out (K7, K8). */
export interface Moved {
  type: "moved";
  seat: number;
  piece: number;
  origin: number;
  space: number;
  victim: number | null;
  path: number[];
}

/** Your account. `fresh`: this device has just signed in and may change sign-in methods. */
export interface MyAccount {
  name: string;
  created: number;
  password: boolean;
  recovery: boolean;
  fresh: boolean;
  passkeys: PasskeyView[];
  devices: DeviceView[];
}

/** A new token, shown only this once; send it as `Authorization: Bearer`. */
export interface NewToken {
  id: string;
  name: string;
  scopes: Scope[];
  created: number;
  token: string;
}

export type Odds = PickominoOdds | KnockoutOdds;

export type Option = TakeOption | RollOnOption | StopOption | MoveOption | GenericOption;

/** The result of a game. `shares` are fractions such as `1` or `1/2`. */
export interface OutcomeView {
  scores: number[];
  ranks: number[];
  shares: string[];
  capped: boolean;
}

/** A new passkey. It contains the browser's `clientDataJSON` and `attestationObject`, and a name for your list. */
export interface PasskeyMade {
  name: string;
  client_data: string;
  attestation: string;
}

/** The answer of a passkey: `rawId`, `clientDataJSON`, `authenticatorData` and `signature`. `bring` works as in `SignInRequest`. */
export interface PasskeyProof {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  bring: boolean;
}

/** The challenge for a passkey, and its `site`. For a new passkey: `user` and `name` of its owner, and the passkeys `known` already, whose devices need no other. */
export interface PasskeyQuestion {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}

export interface PasskeyView {
  id: string;
  name: string;
  site: string;
  created: number;
  used: number | null;
}

export interface PasswordRequest {
  password: string;
}

/** A correspondence clock stops from `starts` until `ends`. */
export interface PauseView {
  starts: number;
  ends: number;
}

/** With the best plan: `steals` is the chance to rob another player, `totals` the chance to end on each total, 0 to 40. */
export interface PickominoOdds {
  type: "pickomino";
  steals: number;
  tiles: TileOdds[];
  totals: number[];
}

/** A position. `stacks` run from bottom to top. `taken` counts dice by face 1 to 6. */
export interface PickominoView {
  type: "pickomino";
  text: string;
  turn: number;
  seat: number;
  grill: number[];
  turned: number[];
  stacks: number[][];
  worms: number[];
  taken: number[];
  total: number;
  has_worm: boolean;
  dice_left: number;
  roll: number[] | null;
  faces: FaceView[];
}

/** The chance that the next roll (or one of the opponents' next rolls) can hit a piece. */
export interface PieceOdds {
  piece: number;
  chance: number;
}

/** A piece. `space` is None if it is out. `points` is its score if it survives. */
export interface PieceView {
  piece: number;
  colour: "blue" | "green" | "red" | "yellow";
  number: number;
  seat: number;
  space: number | null;
  locked: boolean;
  points: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Pong {
  type: "pong";
  id: string;
  server_time: number;
}

export type PositionView = PickominoView | KnockoutView | GenericPosition;

/** An error. Nothing was changed. Users see the text `error-<code>`. `id` is the id of the rejected command; `version` the table's, so that an outdated client can catch up. */
export interface Problem {
  type: "error";
  code: string;
  message: string;
  values: Record<string, string | number>;
  id: string | null;
  version: number | null;
}

/** The value of the chosen action, and why the best one is best. */
export interface PuzzleAnswer {
  id: string;
  right: boolean;
  chosen: string;
  best: string;
  loss: number;
  insight: InsightView;
  words: string[];
}

/** A list of puzzles. `themes` are the possible themes, in display order. */
export interface PuzzleList {
  game: GameKey;
  themes: string[];
  puzzles: PuzzleName[];
}

/** A puzzle in a list. `seats`: the number of players. */
export interface PuzzleName {
  id: string;
  number: number;
  level: number;
  theme: string;
  phase: "early" | "late" | "middle";
  seats: number;
}

export interface PuzzleOption {
  token: string;
  words: string;
}

export interface PuzzleQuestion {
  puzzle: PuzzleView;
  view: PositionView;
  options: Option[];
}

/** A position with one clear answer. `options` are the legal actions as tokens and words. `theme` has the text `puzzle-theme-<game>-<theme>`; `phase` is the phase of the game; `number` its place among the game's puzzles, none for your own errors. */
export interface PuzzleView {
  id: string;
  game: GameKey;
  position: string;
  level: number;
  theme: string;
  phase: "early" | "late" | "middle";
  number: number | null;
  options: PuzzleOption[];
  words: string[];
}

export interface React {
  type: "react";
  id: string;
  seat: number;
  reaction: Reaction;
}

export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: Reaction;
}

/** Get ready and commit to a seed: SHA-256 as in docs/fair-dice.md. None adds no seed. */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  commitment?: string | null;
}

/** Set a new password with a recovery code, which works only once. */
export interface RecoverRequest {
  name: string;
  code: string;
  password: string;
  bring: boolean;
}

/** A recovery code, shown only this once. It replaces the previous one. */
export interface RecoveryCode {
  recovery: string;
}

/** Create a new table with the same seats; `swap`: everyone moves on by one. A second request returns the same table. */
export interface Rematch {
  type: "rematch";
  id: string;
  swap?: boolean;
}

export interface RematchCreated {
  type: "rematch-made";
  table: string;
}

/** Remove the player of a seat for good; the seat's link changes. Only for the host. During a game a stand-in bot plays on. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

/** The host removed the player of the seat. */
export interface Removed {
  type: "removed";
  seat: number;
}

/** Replace the link to a seat, or to watch (no seat); the old one stops working. Only for the host. */
export interface RenewLink {
  type: "renew-link";
  id: string;
  seat?: number | null;
}

/** A move, its events, and the position after it. */
export interface ReplayMove {
  turn: number;
  seat: number;
  token: string;
  events: GameEvent[];
  view: PositionView;
}

/** Replay a game. `record` is a saved game file, JSON or text. */
export interface ReplayRequest {
  record: string;
}

/** A game to replay, move by move. `view` is the position before the first move. `start` is its text if the table has a start position; `yours` are your seats. */
export interface ReplayView {
  game: GameKey;
  variant: string;
  seats: SeatSummary[];
  start: string | null;
  view: PositionView;
  moves: ReplayMove[];
  outcome: OutcomeView | null;
  yours: number[];
}

/** Take your seat back from its stand-in bot. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** A tile went back to the grill (P17); `face_up` is how it lies at the end of the turn. */
export interface Returned {
  type: "returned";
  seat: number;
  tile: number;
  face_up: boolean;
}

/** Reveal the seat's seed, and the anchor of its chain if it has one. */
export interface Reveal {
  type: "reveal";
  id: string;
  seat: number;
  seed: string;
  anchor?: string | null;
}

/** The seat revealed its seed, or ran out of time; then a seed of zeros counts instead. */
export interface Revealed {
  type: "revealed";
  seat: number;
  withheld: boolean;
}

/** A finished review. `puzzles` are the game's own errors, worst first. */
export interface ReviewAnswer {
  review: ReviewView;
  dice: DiceReportView;
  puzzles: PuzzleView[];
}

export interface ReviewDone {
  type: "done";
  answer: ReviewAnswer;
}

/** A roll with its luck, or a decision with its cost: `change` is the effect on each seat. For the worst decisions, `why` explains why the best was better. */
export interface ReviewMove {
  index: number;
  turn: number;
  seat: number;
  kind: "act" | "roll";
  token: string;
  words: string;
  change: number[];
  position: string;
  loss: number;
  verdict: Verdict;
  choices: number;
  best: string | null;
  best_words: string | null;
  why: string[];
  rolled_out: RolledOut | null;
}

export type ReviewNews = ReviewWaiting | ReviewWorking | ReviewDone | Problem;

/** Review a game. `record` is a saved game file, JSON or text. */
export interface ReviewRequest {
  record: string;
  language?: Language;
}

/** One seat's sums: result - start = luck + errors + others + residual. `headline` addresses the player of the seat. */
export interface ReviewSeat {
  name: string;
  bot: string | null;
  start: number;
  end: number;
  result: number | null;
  luck: number;
  own_luck: number;
  errors: number;
  others: number;
  residual: number;
  adjusted: number;
  verdicts: Record<string, number>;
  words: string[];
  headline: string;
}

/** The review of a whole game. `curve` holds the shares before each move and at the end, `turns` the turn of each of its points, `turning` the moves with the largest changes. */
export interface ReviewView {
  game: GameKey;
  variant: string;
  seats: ReviewSeat[];
  moves: ReviewMove[];
  curve: number[][];
  turns: number[];
  turning: number[];
  words: string[];
}

/** The number of reviews before yours (0: yours is next), and the estimated seconds. */
export interface ReviewWaiting {
  type: "waiting";
  ahead: number;
  seconds: number;
}

/** The number of reviewed moves, and the total. */
export interface ReviewWorking {
  type: "working";
  done: number;
  of: number;
}

/** Revoke the link to a seat, or to watch (no seat), until it is renewed. */
export interface RevokeLink {
  type: "revoke-link";
  id: string;
  seat?: number | null;
}

/** Throw the first roll of a turn; later rolls follow from roll-on. `link`: the next link of the seat's chain, so that the roll is unknown before the throw. */
export interface RollDice {
  type: "roll";
  id: string;
  seat: number;
  version: number;
  link?: string | null;
}

/** Roll the remaining dice (P5). */
export interface RollOn {
  type: "roll-on";
}

/** Roll on. If it `throws`, send the next link of the seat's chain with it. */
export interface RollOnOption {
  type: "roll-on";
  action: RollOn;
  token: string;
  dice: number;
  throws: boolean;
}

/** A player took back the last hand-entered roll. */
export interface RollTakenBack {
  type: "took-back";
  seat: number;
}

/** The dice were rolled; `dice` is in ascending order. */
export interface Rolled {
  type: "rolled";
  seat: number;
  dice: number[];
}

/** A seat rolled for who starts (K3). */
export interface RolledOff {
  type: "rolled-off";
  seat: number;
  dice: number[];
  total: number;
}

/** The loss by rollouts: mean and standard error. */
export interface RolledOut {
  games: number;
  loss: number;
  error: number;
}

export interface SeatBot {
  type: "bot";
  bot: string;
}

/** The host removed the seat; later seats moved up. */
export interface SeatClosed {
  type: "seat-closed";
  seat: number;
}

/** A seat for the holder of its link. */
export interface SeatInvite {
  type: "invite";
}

export interface SeatLeft {
  type: "stood-up";
  seat: number;
}

/** A seat for the host. Several of them make a hot seat: one device, many players. `tutor`: the player of this seat agrees to a tutor on the shared screen (K18). */
export interface SeatMe {
  type: "me";
  name?: string | null;
  tutor?: boolean;
}

/** A seat for everyone who can read the table. */
export interface SeatOpen {
  type: "open";
}

export interface SeatReady {
  type: "got-ready";
  seat: number;
}

/** A seat's part in the dice. `seed` and `anchor` (the end of its chain) appear once revealed. Without a commitment the seat has a seed of zeros; without an anchor its throws have no link. */
export interface SeatSeed {
  commitment: string | null;
  seed: string | null;
  withheld: boolean;
  anchor: string | null;
}

export type SeatSpec = SeatMe | SeatOpen | SeatInvite | SeatBot;

export interface SeatSummary {
  kind: "bot" | "human" | "invite" | "open";
  name: string | null;
  bot: string | null;
}

/** A player sat down. `name` is None if it has been deleted since. */
export interface SeatTaken {
  type: "sat-down";
  seat: number;
  name: string | null;
}

/** A seat. `stand_in`: a bot plays for this person until they return. `reserve_ms` is the remaining reserve. A person without a name has been deleted. `pause`: when this person's clock in a correspondence game is paused, now or next. */
export interface SeatView {
  seat: number;
  kind: "bot" | "human" | "invite" | "open";
  name: string | null;
  bot: string | null;
  player: string | null;
  connected: boolean;
  stand_in: boolean;
  ready: boolean;
  reserve_ms: number | null;
  pause: PauseView | null;
}

/** The server revealed its seed: now everyone can check the dice. */
export interface SeedRevealed {
  type: "seed-revealed";
  seed: string;
}

export type ServerMessage = Welcome | Update | You | Ack | Problem | Reacted | Pong | Bye;

/** Sign in. `bring`: merge the games of the guest in the cookie into the account. */
export interface SignInRequest {
  name: string;
  password: string;
  bring: boolean;
}

/** Take a seat. `key` is the seat's invitation, if it needs one. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string | null;
  key?: string | null;
}

/** A seat was skipped: none of its pieces can ever move again (K13). */
export interface Skipped {
  type: "skipped";
  seat: number;
}

/** An answer to any position with a best choice: a bundled puzzle, or one of your own errors. */
export interface SolveRequest {
  position: string;
  token: string;
  language?: Language;
}

/** A space of a board. Coordinates run from 0 to 1 on both axes, y downwards. */
export interface SpaceView {
  space: number;
  name: string;
  x: number;
  y: number;
}

export interface StandInEnded {
  type: "stand-in-ended";
  seat: number;
}

/** A stand-in bot took over the seat until its player returns. */
export interface StandInStarted {
  type: "stand-in-started";
  seat: number;
  reason: "away" | "left" | "withheld";
}

/** The start positions for a number of players, by piece: colour * 6 + number - 1. */
export interface StartView {
  seats: number;
  spaces: (number | null)[];
}

/** The game begins. If `first` is None, the seats roll for who starts (K3). */
export interface Started {
  type: "started";
  first: number | null;
  drawn: boolean;
}

/** A seat won the roll-off and starts (K3). */
export interface Starts {
  type: "starts";
  seat: number;
}

/** A page of a table's steps; `next` is the `after` of the next page, null at the end. */
export interface StepList {
  steps: StepView[];
  next: number | null;
}

/** An entry of the table's log. `by` is the seat or person that caused it. */
export interface StepView {
  version: number;
  seat: number | null;
  by: "bot" | "dice" | "human" | "keeper" | "table";
  token: string | null;
  events: AnyEvent[];
}

/** End the turn and take a tile, from the grill or another stack; None fails (P16). */
export interface Stop {
  type: "stop";
  tile: number | null;
}

/** Stop. `victim` is the seat a steal takes from. If it `fails`, confirm first (P16). */
export interface StopOption {
  type: "stop";
  action: Stop;
  token: string;
  tile: number | null;
  worms: number;
  victim: number | null;
  fails: boolean;
  reason: "no-tile" | "no-worm" | null;
}

/** Create dice that many tables share. The server reveals the seed when the stream closes. */
export interface StreamRequest {
  name: string;
  open_s?: number;
}

export interface StreamView {
  id: string;
  name: string;
  commitment: string;
  closes: number;
  seed: string | null;
}

/** The answer to reading or creating a table. `steps`: the requested ones that are in memory; `missed`: the others. */
export interface TableAnswer {
  table: TableView;
  you: You;
  server_time: number;
  steps: StepView[];
  missed: Missed | null;
  invites: Invite[];
}

export type TableEvent = Started | SeatTaken | SeatLeft | SeatReady | Revealed | RollTakenBack | TimeRanOut | StandInStarted | StandInEnded | Abandoned | Removed | SeatClosed | SeedRevealed | RematchCreated;

/** A page of a list; `next` is the `after` of the next page, null on the last. */
export interface TableList {
  tables: TableSummary[];
  next: string | null;
}

/** Create a table. `first` is the seat that starts. Without it the seats roll for it in Knockout (K3), and fair dice draw it in Pickomino (with other dice the first seat starts). `one_seat`: each person may take only one seat. `start`: a start position for this game, variant and number of seats, which also sets whose turn it is; such games do not count in statistics. `turn_h`: hours per turn in a correspondence game without a `clock`. Players need not be connected; when the hours are over, a stand-in bot takes the seat until its player returns. */
export interface TableRequest {
  game: GameKey;
  seats: SeatSpec[];
  variant?: string;
  first?: number | null;
  private?: boolean;
  clock?: Clock | null;
  pace_ms?: number;
  stand_in_bot?: string | null;
  dice?: DiceSpec;
  tutor?: boolean;
  one_seat?: boolean;
  start?: string | null;
  turn_h?: number | null;
}

/** A table in a list. `ranks` are by seat, once the game is over. `turn`: the seat to move, at your unfinished tables; `deadline`: its deadline, if any. */
export interface TableSummary {
  id: string;
  game: GameKey;
  variant: string;
  status: TableStatus;
  private: boolean;
  seats: SeatSummary[];
  dice: "duplicate" | "fair" | "manual" | "scripted";
  clock: Clock | null;
  created: number;
  yours: number[];
  ranks: number[];
  turn: number | null;
  deadline: number | null;
  turn_h: number | null;
}

export interface TableView {
  id: string;
  version: number;
  status: TableStatus;
  game: GameKey;
  variant: string;
  private: boolean;
  clock: Clock | null;
  pace_ms: number;
  tutor: boolean;
  one_seat: boolean;
  start: string | null;
  turn_h: number | null;
  maker: string;
  created: number;
  seats: SeatView[];
  position: PositionView | null;
  decision: Decision | null;
  outcome: OutcomeView | null;
  dice: FairView;
  can_take_back: boolean;
  watching: number;
  rematch: string | null;
  lesson: LessonPlace | null;
}

/** Take all dice of one face (P4). */
export interface Take {
  type: "take";
  face: number;
}

/** Take back the last hand-entered roll, until the next one. */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
  version: number;
}

export interface TakeOption {
  type: "take";
  action: Take;
  token: string;
  face: number;
  count: number;
  total: number;
}

/** Seats with the same highest sum roll again (K3). */
export interface Tied {
  type: "tied";
  seats: number[];
}

/** `chance` of getting the tile with the best plan, `most` when going for nothing else. */
export interface TileOdds {
  tile: number;
  worms: number;
  victim: number | null;
  chance: number;
  most: number;
}

/** The seat ran out of time; its stand-in bot makes this decision. */
export interface TimeRanOut {
  type: "flagged";
  seat: number;
}

export interface TokenList {
  tokens: TokenView[];
}

/** Create a token for a program: `read` may watch what you may, `play` may also act. */
export interface TokenRequest {
  name: string;
  scopes: Scope[];
}

export interface TokenView {
  id: string;
  name: string;
  scopes: Scope[];
  created: number;
}

/** A player took all dice of a face; `total` is the sum of all dice taken in the turn. */
export interface Took {
  type: "took";
  seat: number;
  face: number;
  count: number;
  total: number;
}

/** A tile was turned face down and is out of the game (P17, P22, P24). */
export interface Turned {
  type: "turned";
  tile: number;
}

/** A change of the table. Without steps, only the connections changed. */
export interface Update {
  type: "update";
  table: TableView;
  steps: StepView[];
  server_time: number;
}

/** The words of variant keys, joined by `+`: at most one of `one_of`, any of `any_of`. */
export interface VariantChoice {
  one_of: string[];
  any_of: string[];
}

/** None: the action costs less than the threshold. */
export interface WarningAnswer {
  warning: WarningView | null;
}

/** An action that would cost more than the threshold. */
export interface WarningView {
  loss: number;
  verdict: Verdict;
  chosen: ChoiceView;
  best: ChoiceView;
  words: string[];
}

/** The first message on every socket. `steps` are the events after the version that the client asked for, as far as they are in memory; `missed` is the range of the others. */
export interface Welcome {
  type: "welcome";
  you: You;
  table: TableView;
  steps: StepView[];
  server_time: number;
  missed: Missed | null;
}

/** Your role at this table, sent again after each change. `tutor`: the tutor may comment; `hints`: you may ask for hints. */
export interface You {
  type: "you";
  player: string | null;
  seats: number[];
  maker: boolean;
  tutor: boolean;
  hints: boolean;
}
