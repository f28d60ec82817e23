import { describe, expect, it } from "vitest";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { Chain } from "./bytes";
import { type Entry, type Facts, headOf, Transcript } from "./transcript";

const secret = (name: string) => bytesToHex(sha256(utf8ToBytes(`roost test vector ${name}`)));
const [zero, two, server] = ["seat 0", "seat 2", "server"].map((name) => new Chain(secret(name)));
const FACTS = { table: "vector", game: "pickomino", variant: "", rules: 1, position: "" };
const person = { kind: "person", bot: "" } as const;
const bot = { kind: "bot", bot: "simple" } as const;
const facts = (first: number | null, seats: Facts["seats"]): Facts => ({
  ...FACTS,
  source: "fair",
  first,
  seats,
  server: server!.tip,
});

// The page's vectors: [what, s, t, and what else is stated].
describe("the test vectors", () => {
  it("has the tips", () => {
    expect([zero, two, server].map((chain) => chain!.tip.slice(0, 8))).toEqual([
      "8b9ced29",
      "c4f27ab8",
      "dd0310af",
    ]);
  });

  const roll = (k: number, chain: Chain, faces: string): Entry => ({
    type: "roll",
    link: chain.link(k + 1),
    server: server!.link(k + 1),
    faces: [...faces].map(Number),
  });
  const mix = (...links: (string | null)[]): Entry => ({
    type: "mix",
    links,
    server: server!.link(1),
  });
  const end: Entry = { type: "end", status: "abandoned", scores: "" };

  it("plays the game of two seats", () => {
    const seats = facts(0, [person, bot]);
    expect(headOf(seats, [zero!.tip, null])).toBe(
      "3a5654980d59f1c1a54ddfce19949154cb5bdea648ac05a24b8042e82c61124b",
    );
    const game = new Transcript(seats, [zero!.tip, null]);
    game.add(mix(zero!.link(1), null));
    expect([game.s, game.t, game.check!.digits]).toEqual([
      "39eba4715a40fadc5aa0fdfcef4b804c9d99fde4380e9d57a81f57aac21ca70a",
      "434e69feeb3d7ba787af06cbb445af5ba6f223cb2db3abd4b8f41f443b66fba7",
      "7613110425",
    ]);
    game.add({ type: "due", seat: 0, dice: 8 });
    game.add(roll(1, zero!, "12244566"));
    expect([game.s, game.t]).toEqual([
      "3ce4dc9c115a04e8aae6a88979bb3b29775b4353eeb73c5033bbda0ea9f45b98",
      "07630cc844f7435917624ef68c6dd4c3887437bee53592e6d964d2c95a0de5f5",
    ]);
    game.add({ type: "act", seat: 0, action: "w" });
    expect(game.t).toBe("f6d30524fb7f54cda5f6c6964e3b6c32a21be481882dfdce0b837e10e51e1781");
    game.add({ type: "due", seat: 0, dice: 7 });
    game.add(roll(2, zero!, "1124556"));
    expect([game.s, game.t]).toEqual([
      "38cdf1a6f52ae1f47dd4e01082f1ac6d780644315b680eb9db8e6b2227c00b6e",
      "72f802f859e75411ce0b42df40e8dde022582d28234d0d5c947ff0d2683898fe",
    ]);
    game.add({ type: "due", seat: 1, dice: 8 });
    game.add(roll(3, zero!, "22233346"));
    game.add(end);
    expect(game.t).toBe("d89af026c1078fa2b28f1039774424a7a6fcc162de5776677219e726c1da13aa");
  });

  it("plays the game of three seats, first seat drawn", () => {
    const tips = [zero!.tip, null, two!.tip];
    const game = new Transcript(facts(null, [person, bot, person]), tips);
    expect(game.t).toBe("4d685803ff9e78b23d1af5b3be2c0d8254ef06d7b00b6c0074c44ea868a6c18c");
    game.add(mix(zero!.link(1), null, two!.link(1)));
    expect([game.t, game.check!.digits]).toEqual([
      "b2ccfc05276865253233c21ce2c31722c0a7a620982ced2a698816b4dadcefc2",
      "3793727763",
    ]);
    expect(() => game.add({ type: "due", seat: 0, dice: 8 })).toThrow("first");
    game.add({ type: "due", seat: 1, dice: 8 });
    game.add(roll(1, two!, "14455556"));
    game.add({ type: "act", seat: 1, action: "w" });
    game.add({ type: "due", seat: 1, dice: 5 });
    game.add(roll(2, two!, "12556"));
    expect(game.t).toBe("9173a13097fb3eeacf0776ee91023d00fd2ab4e5b06f1e8b5bd1c3bc064cd4c0");
    game.add({ type: "due", seat: 2, dice: 8 });
    game.add(roll(3, two!, "12333466"));
    expect(game.t).toBe("96d0100610e3d69aa61ae2d020af2b0d06e889bb58032d37120f828f7b2edd43");
    game.add(end);
    expect(game.t).toBe("f946c18e863de01b2e8684b0cdd836a3a72e1e3d507eee686c9d21e2d429421d");
  });
});
