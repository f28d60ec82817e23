/** Rounds among friends, over REST. */
import type { ChallengeList, ChallengeView } from "$/generated/challenges";
import type { GameKey, TableAnswer } from "$/generated/wire";
import { ask, beGuest, isKnown } from "$/app/api";
import { settings } from "$/app/settings.svelte";
import { spareName } from "$/table/setup";

/** Whoever begins is somebody by then. */
const somebody = () => beGuest(settings.name || spareName(0));
const at = (id: string) => `/challenges/${encodeURIComponent(id)}`;

export const challenge = (id: string): Promise<ChallengeView> => ask(at(id));

/** Those that I made or play. */
export const mine = async (): Promise<ChallengeList> =>
  isKnown() ? ask("/challenges") : { challenges: [] };

export async function start(game: GameKey, bot: string, places: number): Promise<ChallengeView> {
  await somebody();
  return ask("/challenges", "POST", { game, bot, places });
}

/** My one attempt: made now, or found again. */
export async function play(id: string, pace_ms: number): Promise<string> {
  await somebody();
  const { table } = await ask<TableAnswer>(`${at(id)}/play`, "POST", { pace_ms });
  return table.id;
}

export const close = (id: string): Promise<ChallengeView> => ask(`${at(id)}/close`, "POST");
