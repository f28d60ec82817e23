/**
 * The fingerprint a server published before a game, kept in this browser: a game file alone can be
 * made up from beginning to end, but not to match what was seen before the first roll.
 */
import type { TableView } from "$/generated/wire";
import { load, save } from "$/app/settings.svelte";

const held = new Map<string, string>(); // where the browser does not let us store anything

const name = (of: string) => `roost.sealed.${of}`;

export type Sealed = Pick<TableView, "id" | "status" | "dice">;

/** Keep the first fingerprint seen; one that comes after the start proves nothing. */
export function remember({ id, status, dice }: Sealed): void {
  if (status !== "open" || dice.commitment === null) return;
  const of = dice.stream ?? id;
  if (recall(of) !== null) return;
  held.set(of, dice.commitment);
  save(name(of), dice.commitment);
}

/** What was seen for a table, or for a stream of shared dice. */
export function recall(of: string): string | null {
  return held.get(of) ?? load<string>(name(of));
}
