import type { TableSummary } from "$/generated/wire";

/** Whether a game over days waits for who looks at the list. */
export function waitsForYou(table: TableSummary): boolean {
  return Boolean(table.turn_h) && table.yours.includes(table.turn ?? -1);
}

/** Whether a game against bots has hardly begun: everybody has had one turn at most. */
export const isUntouched = (table: TableSummary): boolean =>
  table.dice === "fair" &&
  table.yours.length === 1 &&
  table.seats.every(({ kind }, seat) => kind === "bot" || table.yours.includes(seat)) &&
  table.turns <= table.seats.length;

/** Those that wait for you first, and of these the one with the least time left. */
export function byWaiting(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary) => (waitsForYou(table) ? (table.deadline ?? 0) : Infinity);
  return tables.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
