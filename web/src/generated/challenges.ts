// Generated from roost.server.features.challenges by scripts/generate-types. Do not edit.

import type { AttemptView, GameKey } from "./wire";

export interface ChallengeList {
  challenges: ChallengeSummary[];
}

/** Start your only attempt, or find it again. */
export interface ChallengePlay {
  pace_ms?: number;
}

/** Create a challenge for `places` people, including you, each against this bot. */
export interface ChallengeRequest {
  game: GameKey;
  bot: string;
  places?: number;
}

/** The result of a player who has started. `place`, `share`, `points` and `rank` appear when their game is over and counts; `settled` is true once the result is final. */
export interface ChallengeResult {
  name: string;
  yours: boolean;
  settled: boolean;
  place: number | null;
  share: number | null;
  points: number | null;
  rank: number | null;
}

/** A challenge in a list, with the numbers of players who have started and finished. */
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

/** A challenge. `name` is its creator's, if still known; `yours`: you created it. `seed` appears once it is `closed`: when all players are done, when its creator closes it, or at `closes`. */
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
  attempt: AttemptView | null;
  results: ChallengeResult[];
}
