// Generated from roost.server.features.daily by scripts/generate-types. Do not edit.

import type { AttemptView, GameKey } from "./wire";

/** The daily game. `commitment` is for the seed of the dice, and `seed` appears after the day. `results` contains the players who chose to be listed. `place` is your place among them, listed or not, and `of` the number of results. `puzzle`: the puzzle of the day. */
export interface DailyGame {
  game: GameKey;
  stream: string;
  commitment: string;
  seed: string | null;
  bots: string[];
  attempt: AttemptView | null;
  results: DailyResult[];
  place: number | null;
  of: number;
  puzzle: string;
}

/** Start your only attempt at today's game, or find it again. */
export interface DailyRequest {
  game: GameKey;
  pace_ms?: number;
}

/** A row of the result table; equal results share a `place`. `rank` is the rank in the game, `points` the score at its end. */
export interface DailyResult {
  place: number;
  name: string;
  yours: boolean;
  share: number;
  points: number;
  rank: number;
}

/** The commitment for a day's dice; the seed once the day is over. */
export interface DailySeal {
  day: string;
  game: GameKey;
  stream: string;
  commitment: string;
  closes: number;
  seed: string | null;
}

/** The commitments of the last thirty days, of today, and of the next thirty. */
export interface DailySeals {
  seals: DailySeal[];
}

/** A day from `opens` to `closes`. `streak`: the number of consecutive days you finished. `may_list`: whether you may be listed; if a server has accounts, only accounts may. */
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

/** Set whether public result tables show you by name. */
export interface ListedRequest {
  listed: boolean;
}
