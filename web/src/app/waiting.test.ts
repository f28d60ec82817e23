import { expect, test } from "vitest";
import type { TableSummary } from "$/generated/wire";
import { byWaiting, waitsForYou } from "./waiting";

function table(id: string, more: Partial<TableSummary>): TableSummary {
  return {
    id,
    game: "pickomino",
    variant: "standard",
    status: "playing",
    private: true,
    seats: [],
    dice: "fair",
    clock: null,
    created: 0,
    yours: [0],
    ...more,
  } as TableSummary;
}

test("a game over days waits for you on your turn, and a game that waits comes first", () => {
  const tables = [
    table("bots", { turn: 0 }),
    table("theirs", { turn: 1, turn_h: 24, deadline: 5 }),
    table("later", { turn: 0, turn_h: 72, deadline: 90 }),
    table("soon", { turn: 0, turn_h: 24, deadline: 10 }),
  ];
  expect(tables.filter(waitsForYou).map((one) => one.id)).toEqual(["later", "soon"]);
  expect(byWaiting(tables).map((one) => one.id)).toEqual(["soon", "later", "bots", "theirs"]);
});
