import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameView } from "$/generated/wire";
import { atOnce, defaults, levelsOf, recall, requestOf, seat, seatsOf, variantOf } from "./setup";

const PICKOMINO: GameView = {
  key: "pickomino",
  fewest_seats: 2,
  most_seats: 7,
  variants: { one_of: ["standard", "short"], any_of: ["any-lower"] },
  bots: [
    { key: "simple", level: 2 },
    { key: "random", level: 1 },
  ],
  boards: [],
};

const KNOCKOUT: GameView = {
  key: "knockout",
  fewest_seats: 2,
  most_seats: 4,
  variants: { one_of: ["rings61", "grid49"], any_of: ["rounds="] },
  bots: [
    { key: "random", level: 1 },
    { key: "greedy", level: 2 },
    { key: "simple", level: 3 },
  ],
  boards: ["rings61", "grid49"],
};

afterEach(() => vi.unstubAllGlobals());

describe("setting up", () => {
  it("plays against two bots of the second level by default", () => {
    const setup = defaults(PICKOMINO, "bots");
    expect(seatsOf(setup, "Ana")).toEqual([
      { type: "me", name: "Ana" },
      { type: "bot", bot: "simple" },
      { type: "bot", bot: "simple" },
    ]);
  });

  it("takes the bot that the game names for a newcomer, where it has it", () => {
    expect(defaults(KNOCKOUT, "bots")).toMatchObject({ players: 2, bots: 1, levels: ["simple"] });
    const other = { ...KNOCKOUT, bots: KNOCKOUT.bots.slice(0, 2) };
    expect(defaults(other, "bots").levels).toEqual(["greedy"]);
  });

  it("seats birds that differ at a first table, and ever after those one chose", () => {
    const keys = ["gentle", "casual", "simple"];
    const bots = keys.map((key, level) => ({ key, level }));
    const seated = () =>
      atOnce({ ...PICKOMINO, bots }, "Ana", 0).seats.map((seat) =>
        seat.type === "bot" ? seat.bot : seat.type,
      );
    expect(seated()).toEqual(["me", "casual", "gentle"]);
    expect(atOnce(PICKOMINO, "Ana", 0).seats.slice(1)).toEqual([
      { type: "bot", bot: "simple" }, // where there are no such birds
      { type: "bot", bot: "simple" },
    ]);
    const chosen = JSON.stringify({ players: 2, levels: ["simple"] });
    vi.stubGlobal("localStorage", { getItem: () => chosen });
    expect(seated()).toEqual(["me", "simple"]);
  });

  it("lets each seat choose its own bird; more seats are like the last", () => {
    const setup = { ...defaults(PICKOMINO, "bots"), players: 4, levels: ["simple"] };
    expect(levelsOf(setup)).toEqual(["simple", "simple", "simple"]);
    seat(setup, 1, "random");
    expect(levelsOf({ ...setup, players: 5 })).toEqual(["simple", "random", "simple", "simple"]);
    expect(levelsOf({ ...setup, players: 3 })).toEqual(["simple", "random"]);
  });

  it("refuses a game that the app does not know, and names those it knows", () => {
    const pig = { ...PICKOMINO, key: "pig" as GameView["key"] };
    expect(() => defaults(pig, "bots")).toThrow(/pig.*pickomino, knockout/);
  });

  it("names a variant by its words", () => {
    const setup = { ...defaults(PICKOMINO, "bots"), ending: "short", extras: ["any-lower"] };
    expect(variantOf(PICKOMINO, { ...setup, board: "rings61", rounds: 20 })).toBe(
      "short+any-lower",
    );
    const knockout = { ...defaults(KNOCKOUT, "bots"), rounds: 20 };
    expect(variantOf(KNOCKOUT, knockout)).toBe("rings61+rounds=20");
    expect(variantOf(KNOCKOUT, { ...knockout, rounds: 0 })).toBe("rings61");
  });

  it("keeps a seat for a friend where friends are invited", () => {
    const setup = { ...defaults(PICKOMINO, "online"), players: 3, bots: 9 };
    expect(seatsOf(setup, "Ana").map((seat) => seat.type)).toEqual(["me", "invite", "bot"]);
    expect(seatsOf({ ...setup, listed: true }, "Ana")[1]).toEqual({ type: "open" });
  });

  it("says who agreed to a tutor around one screen, and forgets it for the next game", () => {
    const setup = { ...defaults(PICKOMINO, "local"), players: 3, tutor: true, agreed: [true] };
    expect(seatsOf(setup, "Ana")).toMatchObject([
      { tutor: true },
      { tutor: false },
      { tutor: false },
    ]);
    expect(recall(PICKOMINO, "local").agreed).toEqual([]);
  });

  it("asks for typed dice only around one screen", () => {
    const setup = { ...defaults(PICKOMINO, "local"), handDice: true };
    expect(requestOf(PICKOMINO, setup, "Ana", 1000)).toMatchObject({
      dice: { type: "manual" },
      pace_ms: 0,
      private: true,
    });
    const online = { ...setup, mode: "online" as const };
    expect(requestOf(PICKOMINO, online, "Ana", 1000)).toMatchObject({
      dice: { type: "fair" },
      pace_ms: 1000,
      one_seat: true,
    });
    expect(requestOf(PICKOMINO, { ...online, oneSeat: false }, "Ana", 1000).one_seat).toBe(false);
  });
});
