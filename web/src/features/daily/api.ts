/** The daily game over REST. */
import type { DailySeals, DailyView } from "$/generated/daily";
import type { GameKey, ReplayView, TableAnswer } from "$/generated/wire";
import { ask, beGuest, send } from "$/app/api";

/** Today, or a day that is over. */
export const day = (wanted: string | null): Promise<DailyView> =>
  ask(wanted === null ? "/daily" : `/daily?day=${encodeURIComponent(wanted)}`);

export const seals = (): Promise<DailySeals> => ask("/daily/seals");

/** My one attempt: made now, or found again. */
export async function play(game: GameKey, name: string, pace: number): Promise<string> {
  await beGuest(name);
  const { table } = await ask<TableAnswer>("/daily", "POST", { game, pace_ms: pace });
  return table.id;
}

export const replay = (table: string): Promise<ReplayView> => ask(`/tables/${table}/replay`);

export const listMe = (listed: boolean): Promise<void> => send("/daily/listed", "POST", { listed });
