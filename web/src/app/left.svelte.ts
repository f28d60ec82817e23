/** A table that was just left: for a few seconds one click leads back into the seat. */
const SECONDS = 8;

let table = $state<string | null>(null);
let undone: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export const left = (): string | null => table;

export function leave(id: string): void {
  clearTimeout(timer);
  table = id;
  timer = setTimeout(() => (table = null), 1000 * SECONDS);
}

/** The table to go back to; its page then takes the seat again. */
export function undo(): string | null {
  clearTimeout(timer);
  undone = table;
  table = null;
  return undone;
}

/** Whether whoever opens this table comes back to a seat left by mistake; asked once. */
export function comesBack(id: string): boolean {
  const back = undone === id;
  if (back) undone = null;
  return back;
}
