/** What a player keeps of a table: their own tips, and what the transcript hashes to. */
import type { Receipt } from "./client";
import { bad, type Fields, isCount, isHex } from "./record";

export const isReceipt = (data: Fields): boolean => "tips" in data && "t" in data;

export function readReceipt({ table, seat = null, tips, n, t, notices = [] }: Fields): Receipt {
  if (typeof table !== "string" || !isCount(n) || !isHex(t)) throw bad("table, n, t");
  if (!(seat === null || isCount(seat))) throw bad("seat");
  if (!Array.isArray(tips) || !tips.every(isHex)) throw bad("tips");
  if (!Array.isArray(notices)) throw bad("notices");
  return { table, seat, tips, n, t, notices: notices as Receipt["notices"] };
}
