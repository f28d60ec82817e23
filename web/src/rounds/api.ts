/** Rounds among friends, over REST. */
import type { GameKey, RoundList, RoundView, TableAnswer } from "$/generated/wire";
import { ask, beGuest, isKnown } from "$/app/api";
import { settings } from "$/app/settings.svelte";
import { spareName } from "$/table/setup";

/** Whoever begins is somebody by then. */
const somebody = () => beGuest(settings.name || spareName(0));
const at = (id: string) => `/rounds/${encodeURIComponent(id)}`;

export const round = (id: string): Promise<RoundView> => ask(at(id));

/** Those that I made or play. */
export const mine = async (): Promise<RoundList> => (isKnown() ? ask("/rounds") : { rounds: [] });

export async function start(game: GameKey, bot: string, places: number): Promise<RoundView> {
  await somebody();
  return ask("/rounds", "POST", { game, bot, places });
}

/** My one attempt: made now, or found again. */
export async function play(id: string, pace_ms: number): Promise<string> {
  await somebody();
  const { table } = await ask<TableAnswer>(`${at(id)}/play`, "POST", { pace_ms });
  return table.id;
}

export const close = (id: string): Promise<RoundView> => ask(`${at(id)}/close`, "POST");
