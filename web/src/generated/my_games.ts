// Generated from roost.server.features.my_games by scripts/generate-types. Do not edit.

import type { GameKey, PositionView, TableSummary } from "./wire";

export type Result = "won" | "shared" | "lost";

/** The mean cost of a decision in win share, over some of your consecutive games. */
export interface ErrorPoint {
  since: number;
  until: number;
  games: number;
  decisions: number;
  loss: number;
}

/** Your luck over all reviewed games, in win share per game. The 95 % interval is for the long-term mean. `verdict`: an interval that contains 0 shows no effect. */
export interface LuckView {
  games: number;
  mean: number;
  low: number;
  high: number;
  verdict: "lucky" | "open" | "unlucky";
}

/** A game after `moves` of its moves. `words` describe the last one. */
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

/** Your statistics. `unreviewed` games count only as results. */
export interface MyFigures {
  tallies: Tally[];
  against: TallyAgainst[];
  errors: ErrorPoint[];
  luck: LuckView | null;
  unreviewed: number;
  puzzles: PuzzleTally[];
}

/** A table that you created or played at. `seat` is yours, null if you have none or several. `result` is empty for games on one shared screen, and if a stand-in bot finished for you. `at` is the time of the last change visible in lists. `loss` is the mean cost of your decisions in win share, if there was a review. */
export interface MyGame {
  table: TableSummary;
  at: number;
  seat: number | null;
  result: Result | null;
  loss: number | null;
}

/** A page of your games, newest first; `next` is the `after` of the next page. */
export interface MyGames {
  games: MyGame[];
  next: string | null;
}

/** The number of puzzles that you solved, and of those solved at the first try. */
export interface PuzzleTally {
  game: GameKey;
  tried: number;
  solved: number;
  at_once: number;
}

/** The public address of a position in a game. */
export interface ShareView {
  path: string;
}

/** The results of your games of one kind. */
export interface Tally {
  game: GameKey;
  games: number;
  won: number;
  shared: number;
  lost: number;
}

/** Your results against one opponent: a person's `name`, or a `bot`. Here you win a game if you finish ahead of that opponent. */
export interface TallyAgainst {
  game: GameKey;
  games: number;
  won: number;
  shared: number;
  lost: number;
  name: string | null;
  bot: string | null;
}
