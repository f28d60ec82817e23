// Generated from src/roost/wire by scripts/generate-types. Do not edit.

export const PROTOCOL = 1;

export type GameKey = "pickomino" | "knockout";

export type Language = "en" | "es" | "pt-BR" | "it" | "de" | "fr" | "nl";

export type Reaction = "hello" | "wow" | "ouch" | "laugh" | "nice" | "thinking" | "thanks" | "bye";

export type Result = "won" | "shared" | "lost";

export type Scope = "read" | "play";

export type TableStatus = "open" | "revealing" | "playing" | "over" | "abandoned";

export type Verdict = "fine" | "doubtful" | "mistake" | "blunder";

/** Ends the table without a result, which reveals its seed. Only its maker: while the table is open, or once nobody else is left. */
export interface Abandon {
  type: "abandon";
  id: string;
}

export interface Abandoned {
  type: "abandoned";
}

/** `recovery` is shown this once: it opens the account when nothing else does. */
export interface AccountMade {
  me: Me;
  recovery: string;
}

export interface AccountNameRequest {
  name: string;
}

/** An account for the guest the cookie names, or a new one, with a password, a passkey or both. The name is yours alone. */
export interface AccountRequest {
  name: string;
  password: string | null;
  passkey: PasskeyMade | null;
}

/** `offered`: whether this server has accounts, and `passkeys` at the address you ask from; `account` is yours, null for guests. */
export interface AccountView {
  offered: boolean;
  passkeys: boolean;
  account: MyAccount | null;
}

/** Saved. `version` is the table's after the command; `table` the rematch's id. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  table: string | null;
}

/** `link`: the next of the seat's chain, where the action throws dice (its option says so). */
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

/** Something said: the message `say`, at the thing that it is about. `at` is the name that the table has for it, a word or a word and a value: `tile 25` is what has `data-tile="25"`. */
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

/** Its words are the messages `bot-<game>-<key>` and `bot-<game>-<key>-how`. */
export interface BotView {
  key: string;
  level: number;
}

/** The server closes this socket. `draining`: come back in a moment. */
export interface Bye {
  type: "bye";
  reason: "draining" | "idle" | "slow";
}

export interface ChallengeList {
  challenges: ChallengeSummary[];
}

/** Begin your one attempt, or find it again. */
export interface ChallengePlay {
  pace_ms: number;
}

/** A round for so many people, you among them, each against this bot. */
export interface ChallengeRequest {
  game: GameKey;
  bot: string;
  places: number;
}

/** Of somebody who has begun. `place`, `share`, `points` and `rank` once their game is over, and if it came to something; `settled` once that is known. */
export interface ChallengeResult {
  name: string;
  yours: boolean;
  settled: boolean;
  place: number | null;
  share: number | null;
  points: number | null;
  rank: number | null;
}

/** A round in a list: how many have begun, and how many are done. */
export interface ChallengeSummary {
  id: string;
  game: GameKey;
  bots: string[];
  places: number;
  name: string;
  yours: boolean;
  closes: number;
  closed: boolean;
  begun: number;
  done: number;
}

/** `name` of who made it, if they are still known; `yours`: you did. `seed` once it is `closed`, which is when everybody is done, when its maker says so, or at `closes`. */
export interface ChallengeView {
  id: string;
  game: GameKey;
  bots: string[];
  places: number;
  name: string;
  yours: boolean;
  closes: number;
  closed: boolean;
  server_time: number;
  commitment: string;
  seed: string | null;
  attempt: DailyAttempt | null;
  results: ChallengeResult[];
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

/** Seconds for each decision, then a reserve for the game. When both are used up the seat's keeper bot takes that one decision. */
export interface Clock {
  decision_s: number;
  reserve_s?: number;
}

/** The maker takes an empty seat away, before the start. Seats behind it move up, and everybody gets ready again. */
export interface CloseSeat {
  type: "close-seat";
  id: string;
  seat: number;
}

export type Command = Act | RollDice | EnterDice | TakeBack | Sit | Leave | Return | Ready | Reveal | Abandon | Remove | CloseSeat | RenewLink | RevokeLink | Rematch | React;

/** Yours. `table` is empty where it was deleted; `playing` while it can be gone on with. `settled` once it is known what it came to; a game that was not finished in time, or that a keeper had a hand in, comes to nothing. `share` is what you made of the dice: the share of such games that your decisions win, without luck. */
export interface DailyAttempt {
  table: string;
  playing: boolean;
  settled: boolean;
  share: number | null;
  points: number | null;
  rank: number | null;
}

/** `commitment` to the seed of the dice, and the `seed` once the day is over. `results` are of those who want to be listed; `place` is yours among them, listed or not, and `of` how many have a result. `puzzle`: that of the day. */
export interface DailyGame {
  game: GameKey;
  stream: string;
  commitment: string;
  seed: string | null;
  bots: string[];
  attempt: DailyAttempt | null;
  results: DailyResult[];
  place: number | null;
  of: number;
  puzzle: string;
}

/** Begin your one attempt at today's game, or find it again. */
export interface DailyRequest {
  game: GameKey;
  pace_ms: number;
}

/** `place` in the table of results; equal ones share it. `rank` among the players of the game, `points` at its end. */
export interface DailyResult {
  place: number;
  name: string;
  yours: boolean;
  share: number;
  points: number;
  rank: number;
}

/** The commitment to a day's dice; the seed once the day is over. */
export interface DailySeal {
  day: string;
  game: GameKey;
  stream: string;
  commitment: string;
  closes: number;
  seed: string | null;
}

/** Of the last thirty days, of today, and of the coming thirty. */
export interface DailySeals {
  seals: DailySeal[];
}

/** A day from `opens` to `closes`; `streak`: on how many days in a row you have finished one. `may_list`: whether you may be listed; where a server has accounts, only they are. */
export interface DailyView {
  day: string;
  opens: number;
  closes: number;
  server_time: number;
  listed: boolean;
  may_list: boolean;
  streak: number;
  games: DailyGame[];
}

/** Days off from `starts`, or from now where that has gone by, until `ends`. */
export interface DaysOffRequest {
  starts: number;
  ends: number;
}

/** From `starts` until `ends` the clock of games over days does not run for this person. */
export interface DaysOffView {
  starts: number;
  ends: number;
}

/** Whom the table waits for. `roll`: press the button; `dice`: type in the real dice. */
export interface Decision {
  seat: number;
  kind: "act" | "dice" | "roll";
  options: Option[];
  dice: number;
  deadline: number | null;
}

/** A device that is signed in: `device` is its browser and system, empty where nobody knows; `seen` the day it was last here; `this`: the one that asks. */
export interface DeviceView {
  id: string;
  device: string;
  created: number;
  seen: number;
  this: boolean;
}

/** `words` say what the dice did and how odd that was; `how` explains the numbers. */
export interface DiceReport {
  games: number;
  players: string[];
  rolls: number;
  dice: number;
  tests: DiceTest[];
  words: string[];
  how: string[];
}

export type DiceSpec = FairDice | ManualDice | DuplicateDice;

/** One thing looked at. `corrected` is Holm's p-value over everything looked at. */
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

/** The dice of a stream, the same at every table made from it. */
export interface DuplicateDice {
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

/** Some of your games, one after the other: what a decision cost on average, in win share. */
export interface ErrorPoint {
  since: number;
  until: number;
  games: number;
  decisions: number;
  loss: number;
}

/** A face the roll shows. What cannot be taken says why. */
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

/** Committed to before the game, provable after it. */
export interface FairDice {
  type: "fair";
}

/** What a client needs to check the dice: commitments before, seeds after. `links` has a character for each roll: the seat whose link is in it, or `-`. The dice of a `stream` may be those of a `day`, or of a `round`. */
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

/** A position of the lesson that shows these rules, and what is said there. */
export interface FigureView {
  rules: string[];
  beat: BeatView;
  position: PositionView;
}

/** Whether it was right, and when you are asked again. */
export interface FlashcardAnswer {
  answer: PuzzleAnswer;
  due: number;
}

/** Moments that you got wrong, to try again: the ids of those that are `due`, how many come `later`, and when the `next` of them does. */
export interface FlashcardList {
  due: string[];
  later: number;
  next: number | null;
}

/** What you would do now. */
export interface FlashcardRequest {
  token: string;
  language?: Language;
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

/** Play at once: makes a guest, or renames the one the cookie names. */
export interface GuestRequest {
  name: string;
}

/** Half of a roll: a piece of `number` moves `length`. With `other`, a piece of any other number does (K5). `open`: it can still be played; otherwise it was played or is lost. */
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

/** `path` opens the table in a browser; `seat` is None for the link that only watches. */
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

/** Before the start the seat is free again; in a game its keeper bot takes over. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Where a table's lesson stands: so many of its steps are done. `beats` are said in order, the last of them asks for the one option there is; at the end the last bids farewell. */
export interface LessonPlace {
  done: number;
  steps: number;
  over: boolean;
  beats: BeatView[];
}

/** A table whose dice follow the script of the game's lesson. Nothing else can be asked for. */
export interface LessonRequest {
  game: GameKey;
  pace_ms: number;
}

export interface LessonView {
  game: GameKey;
  figures: FigureView[];
}

/** Whether you want to stand in tables of results, by your name. */
export interface ListedRequest {
  listed: boolean;
}

/** A piece was locked and never moves again (K12). */
export interface Locked {
  type: "locked";
  piece: number;
}

/** What the dice did for you over all games that were reviewed, in win share per game, with the 95 % interval of what it would come to if you played on for ever. `verdict`: an interval with 0 in it tells nothing. */
export interface LuckView {
  games: number;
  mean: number;
  low: number;
  high: number;
  verdict: "lucky" | "open" | "unlucky";
}

/** Real dice, typed in. Only where all people sit at one device. */
export interface ManualDice {
  type: "manual";
}

export interface Me {
  id: string;
  name: string;
}

/** Steps that happened after the version that was asked from, and are too old to be sent with the others: from `first` to `last`. `GET /api/tables/{id}/steps` has them, page by page. */
export interface Missed {
  first: number;
  last: number;
}

/** A game after so many of its moves. `words` tell what the last of them did. */
export interface MomentView {
  table: string;
  game: GameKey;
  names: string[];
  at: number;
  of: number;
  turn: number;
  seat: number;
  words: string[];
  position: string;
  view: PositionView;
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

/** `path` runs from the start to the end of the move, both included. */
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

/** `fresh`: this device has just signed in, and may change what opens the account. */
export interface MyAccount {
  name: string;
  created: number;
  password: boolean;
  recovery: boolean;
  fresh: boolean;
  passkeys: PasskeyView[];
  devices: DeviceView[];
}

/** Yours, of the last year and to come: `most` days in any year, of which `left` are left. */
export interface MyDaysOff {
  days_off: MyDaysOffSpan[];
  most: number;
  left: number;
  server_time: number;
}

export interface MyDaysOffSpan {
  id: string;
  starts: number;
  ends: number;
}

/** `unreviewed` games of yours are over and were never reviewed: they count only as results. */
export interface MyFigures {
  tallies: Tally[];
  against: TallyAgainst[];
  errors: ErrorPoint[];
  luck: LuckView | null;
  unreviewed: number;
  puzzles: PuzzleTally[];
}

/** A table that you made or sit or sat at. `seat` is yours, null where you have none or several; a game at one screen has no `result`, nor has one that a keeper finished for you. `at`: when something last changed that lists show. `loss`: what your decisions cost on average, in win share, where there was a review. */
export interface MyGame {
  table: TableSummary;
  at: number;
  seat: number | null;
  result: Result | null;
  loss: number | null;
}

/** A page of your games, the newest first; `next` is the `after` of the page that follows. */
export interface MyGames {
  games: MyGame[];
  next: string | null;
}

/** `token` is shown this once; send it as `Authorization: Bearer`. */
export interface NewToken {
  id: string;
  name: string;
  scopes: Scope[];
  created: number;
  token: string;
}

/** Of the address only its `host` is told again; `failing`: the last note did not arrive. */
export interface NotificationAddress {
  id: string;
  kind: string;
  host: string;
  language: string;
  created: number;
  zone: string;
  quiet_from: number;
  quiet_until: number;
  failing: boolean;
}

/** An address to be told at: of a browser's push service, with its keys; of a service like ntfy, which is sent a text; or of a program, which is sent JSON. From `quiet_from` till `quiet_until`, hours in `zone`, nothing is sent; the same hour twice: at any time. */
export interface NotificationRequest {
  kind: "ntfy" | "push" | "webhook";
  address: string;
  p256dh: string;
  auth: string;
  language: Language;
  zone: string;
  quiet_from: number;
  quiet_until: number;
}

/** `offered`: whether this server sends notes; `push`: also to browsers, by this `key`, at the address that you ask from. */
export interface NotificationsView {
  offered: boolean;
  push: boolean;
  key: string;
  addresses: NotificationAddress[];
}

export type Odds = PickominoOdds | KnockoutOdds;

export type Option = TakeOption | RollOnOption | StopOption | MoveOption | GenericOption;

/** `shares` are fractions such as `1` or `1/2`. */
export interface OutcomeView {
  scores: number[];
  ranks: number[];
  shares: string[];
  capped: boolean;
}

/** A new passkey: `clientDataJSON` and `attestationObject` of the browser, and a name for your list. */
export interface PasskeyMade {
  name: string;
  client_data: string;
  attestation: string;
}

/** What a passkey answered: its `rawId`, and `clientDataJSON`, `authenticatorData` and `signature`. `bring`: as in `SignInRequest`. */
export interface PasskeyProof {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  bring: boolean;
}

/** What a passkey is to answer, for which `site`. For a new one: `user` and `name` of whose it is, and the passkeys `known` already, whose devices need no other. */
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

/** With the best plan: `steals` is the chance to rob another player, `totals` the chance to end on each total, 0 to 40. */
export interface PickominoOdds {
  type: "pickomino";
  steals: number;
  tiles: TileOdds[];
  totals: number[];
}

/** `stacks` run from bottom to top. `taken` counts dice by face 1 to 6. */
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

/** `space` is None once it is knocked out. `points` is what it scores if it survives. */
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

/** A refusal. Nothing was changed. People are shown the message `error-<code>`. `id` is the refused command's; `version` the table's, so that a stale client can catch up. */
export interface Problem {
  type: "error";
  code: string;
  message: string;
  values: Record<string, string | number>;
  id: string | null;
  version: number | null;
}

/** What the chosen action is worth, and why the best is the best. */
export interface PuzzleAnswer {
  id: string;
  right: boolean;
  chosen: string;
  best: string;
  loss: number;
  insight: InsightView;
  words: string[];
}

/** `themes` are those that the game's puzzles can have, in the order to show them in. */
export interface PuzzleList {
  game: GameKey;
  themes: string[];
  puzzles: PuzzleName[];
}

/** `seats`: how many play. */
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

/** Puzzles that you answered: how many rightly in the end, and how many at once. */
export interface PuzzleTally {
  game: GameKey;
  tried: number;
  solved: number;
  at_once: number;
}

/** A position with one clear answer. `options` are the legal actions as tokens and words. `theme` is what it is about, named by the message `puzzle-theme-<game>-<theme>`; `phase` how far the game has come; `number` its place among the game's puzzles, none for one's own errors. */
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

/** Other quiet hours. */
export interface QuietRequest {
  zone: string;
  quiet_from: number;
  quiet_until: number;
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

/** Sits ready, committed to a seed: SHA-256 as in docs/fair-dice.md. None: adds no seed. */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  commitment?: string | null;
}

/** A new password for a recovery code, which is spent with it. */
export interface RecoverRequest {
  name: string;
  code: string;
  password: string;
  bring: boolean;
}

/** Shown this once; the one before opens nothing any more. */
export interface RecoveryCode {
  recovery: string;
}

/** A new table with the same seats; `swap`: everybody moves on by one. Whoever asks second gets the same one. */
export interface Rematch {
  type: "rematch";
  id: string;
  swap?: boolean;
}

export interface RematchCreated {
  type: "rematch-made";
  table: string;
}

/** The maker sends whoever sits there away, for good; the seat has another link from then on. In a game its keeper bot plays on. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

/** The maker sent away who sat there. */
export interface Removed {
  type: "removed";
  seat: number;
}

/** The maker changes the link to a seat, or to watch (no seat): the old one opens nothing. */
export interface RenewLink {
  type: "renew-link";
  id: string;
  seat?: number | null;
}

/** A move, what happened, and the position after it. */
export interface ReplayMove {
  turn: number;
  seat: number;
  token: string;
  events: GameEvent[];
  view: PositionView;
}

/** `record` is a game file, JSON or text, as it was saved. */
export interface ReplayRequest {
  record: string;
}

/** A game to watch again, move by move, as its own table shows it. `view` is the position before the first move, `start` its text where it was chosen; `yours` are the seats of who asks. */
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

/** Takes the seat back from its keeper. */
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

/** Opens what the seat committed to: its seed, and the anchor of its chain if it has one. */
export interface Reveal {
  type: "reveal";
  id: string;
  seat: number;
  seed: string;
  anchor?: string | null;
}

/** The seat opened its seed; or did not in time, and a seed of zeros counts instead. */
export interface Revealed {
  type: "revealed";
  seat: number;
  withheld: boolean;
}

/** `puzzles` are the game's own errors, worst first. */
export interface ReviewAnswer {
  review: ReviewView;
  dice: DiceReport;
  puzzles: PuzzleView[];
}

export interface ReviewDone {
  type: "done";
  answer: ReviewAnswer;
}

/** A roll with its luck, or a decision with its cost: `change` is what it did to each seat. `why` tells of the worst decisions why the best was better. */
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

/** `record` is a game file, JSON or text, as it was saved. */
export interface ReviewRequest {
  record: string;
  language?: Language;
}

/** One seat's sums: result - start = luck + errors + others + residual. `headline` is said to who sat there. */
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

/** A whole game. `curve` holds the shares before each move and at the end, `turns` the turn of each of its points, `turning` the moves that changed most. */
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

/** So many reviews come first (0: yours is the next), and about how many seconds that takes. */
export interface ReviewWaiting {
  type: "waiting";
  ahead: number;
  seconds: number;
}

/** So many moves of so many are looked at. */
export interface ReviewWorking {
  type: "working";
  done: number;
  of: number;
}

/** No link opens the seat, or lets one watch (no seat), until it is renewed. */
export interface RevokeLink {
  type: "revoke-link";
  id: string;
  seat?: number | null;
}

/** The first roll of a person's turn; later rolls follow from roll-on. `link`: the next of the seat's chain of throws, so that nobody knows the roll before it is thrown. */
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

/** It `throws`: send the next link of the seat's chain with it. */
export interface RollOnOption {
  type: "roll-on";
  action: RollOn;
  token: string;
  dice: number;
  throws: boolean;
}

/** The last hand-entered roll was taken back. */
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

/** The loss by playing on many times: mean and standard error. */
export interface RolledOut {
  games: number;
  loss: number;
  error: number;
}

export interface SeatBot {
  type: "bot";
  bot: string;
}

/** The seat is gone; those behind it have moved up. */
export interface SeatClosed {
  type: "seat-closed";
  seat: number;
}

/** Only who has this seat's link may sit down. */
export interface SeatInvite {
  type: "invite";
}

export interface SeatLeft {
  type: "stood-up";
  seat: number;
}

/** The maker sits here. Several of these make a hot seat: one device, many players. `tutor`: who plays this seat agrees to a tutor on the shared screen (K18). */
export interface SeatMe {
  type: "me";
  name?: string | null;
  tutor?: boolean;
}

/** Anybody who can read the table may sit down. */
export interface SeatOpen {
  type: "open";
}

export interface SeatReady {
  type: "got-ready";
  seat: number;
}

/** `seed` and `anchor`, the end of its chain of throws, appear once revealed. Without a commitment the seat gives a seed of zeros; without an anchor its throws carry no link. */
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

/** Without a name it was somebody who was forgotten since. */
export interface SeatTaken {
  type: "sat-down";
  seat: number;
  name: string | null;
}

/** `stand_in`: a bot plays for this person until they are back. `reserve_ms`: time in the bank. A person without a name was forgotten since: somebody. `days_off`: in a game over days, the days off that this person has, or will have next. */
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
  days_off: DaysOffView | null;
}

/** The server opened its seed: from now on everybody can check the dice. */
export interface SeedRevealed {
  type: "seed-revealed";
  seed: string;
}

export type ServerMessage = Welcome | Update | You | Ack | Problem | Reacted | Pong | Bye;

/** The address of a moment, for anybody. */
export interface ShareView {
  path: string;
}

/** `bring`: what the guest the cookie names has played becomes the account's. */
export interface SignInRequest {
  name: string;
  password: string;
  bring: boolean;
}

/** `key` is the seat's invitation, where it needs one. */
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

/** An answer to any position with a best choice: a shipped puzzle, or an error of one's own. */
export interface SolveRequest {
  position: string;
  token: string;
  language?: Language;
}

/** Coordinates run from 0 to 1 on both axes, y downwards. */
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

/** A bot keeps the seat until its player is back. */
export interface StandInStarted {
  type: "stand-in-started";
  seat: number;
  reason: "away" | "left" | "withheld";
}

/** Where the pieces stand for this many players, by piece: colour * 6 + number - 1. */
export interface StartView {
  seats: number;
  spaces: (number | null)[];
}

/** The game begins. `first` None: the seats roll for it (K3). */
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

/** A page of what happened at a table; `next` is the `after` of the next, null at the end. */
export interface StepList {
  steps: StepView[];
  next: number | null;
}

/** One entry of the table's log. `by` says whose doing it was. */
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

/** `victim` is the seat a steal robs. With `fails`, the turn is lost: ask first (P16). */
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

/** `token` is from the link in a note. */
export interface StopRequest {
  token: string;
}

/** Dice that many tables share. The seed is revealed when the stream closes. */
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

/** What reading or making a table answers. `steps`: as many as were asked for and are held; `missed`: those that are not. */
export interface TableAnswer {
  table: TableView;
  you: You;
  server_time: number;
  steps: StepView[];
  missed: Missed | null;
  invites: Invite[];
}

export type TableEvent = Started | SeatTaken | SeatLeft | SeatReady | Revealed | RollTakenBack | TimeRanOut | StandInStarted | StandInEnded | Abandoned | Removed | SeatClosed | SeedRevealed | RematchCreated;

/** A page of a list; `next` is the `after` of the page that follows, null on the last. */
export interface TableList {
  tables: TableSummary[];
  next: string | null;
}

/** `first` names the seat that starts. Without it the seats roll for it in Knockout (K3), and fair dice draw it in Pickomino (at tables with other dice the first seat starts). `one_seat`: who has a seat does not sit down in another. `start`: the position to begin with, of this game, variant and number of seats; it says whose turn it is, and the game counts for nothing. `turn_h`: hours for each turn, in a game over days, without a `clock`. Nobody need be there meanwhile; when the hours are over the keeper takes the seat until its person is back. */
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

/** `ranks` are those of the seats once the game is over. `turn`: whose it is, at a table of yours that is being played; `deadline`: until when, where there is one. */
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

/** Takes the last hand-entered roll back, until the next one. */
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

/** How games of one kind ended for you. */
export interface Tally {
  game: GameKey;
  games: number;
  won: number;
  shared: number;
  lost: number;
}

/** Your results beside one opponent: a person's `name`, or a `bot`. Here a game is won where you finished before that opponent. */
export interface TallyAgainst {
  game: GameKey;
  games: number;
  won: number;
  shared: number;
  lost: number;
  name: string | null;
  bot: string | null;
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

/** The seat's time ran out; its keeper bot takes this decision. */
export interface TimeRanOut {
  type: "flagged";
  seat: number;
}

export interface TokenList {
  tokens: TokenView[];
}

/** A token for a program: `read` watches what its owner may watch, `play` also acts. */
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

/** After every change. No steps: only who is connected has changed. */
export interface Update {
  type: "update";
  table: TableView;
  steps: StepView[];
  server_time: number;
}

/** Words of a variant's key, joined by `+`. At most one of `one_of`, any of `any_of`. */
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

/** First on every socket. `steps` is what happened after the version the client asked from, as far back as it is held; `missed` says which are not. */
export interface Welcome {
  type: "welcome";
  you: You;
  table: TableView;
  steps: StepView[];
  server_time: number;
  missed: Missed | null;
}

/** Who you are at this table; sent again whenever it changes. `tutor`: it may speak to you; `hints`: you may ask for them. */
export interface You {
  type: "you";
  player: string | null;
  seats: number[];
  maker: boolean;
  tutor: boolean;
  hints: boolean;
}
