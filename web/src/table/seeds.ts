/** A seat's seed for the fair dice: made here, kept here until it is revealed. */
import { newSeed, seatCommitment } from "$/fair/seeds";
import { load, save } from "$/app/settings.svelte";

const held = new Map<string, string>(); // where the browser does not let us store anything

const name = (table: string, seat: number) => `roost.seed.${table}.${seat}`;

/** Commit to a seed; the same one when asked again. */
export function commit(table: string, seat: number): string {
  const key = name(table, seat);
  const seed = recall(table, seat) ?? newSeed();
  held.set(key, seed);
  save(key, seed);
  return seatCommitment(table, seat, seed);
}

export function recall(table: string, seat: number): string | null {
  const key = name(table, seat);
  return held.get(key) ?? load<string>(key);
}
