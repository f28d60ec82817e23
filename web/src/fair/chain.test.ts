import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FairPlay } from "./play";
import { compareReceipt, readReceipt, type Receipt, writeReceipt } from "./receipt";
import { Chain, seatCommitment, FairDice, fingerprint, serverCommitment } from "./seeds";

interface Vectors {
  table: string;
  seed: string;
  commitment: string;
  seats: { seed: string; secret: string | null; anchor: string | null; commitment: string }[];
  fingerprint: string;
  first: number;
  rolls: { index: number; seat: number; link: string | null; dice: number[] }[];
}

const golden = join(import.meta.dirname, "../../../tests/golden/fairdice.json");
const vectors = (JSON.parse(readFileSync(golden, "utf8")) as { fair: Vectors }).fair;
const { table, seats } = vectors;

describe("chains are the server's chains", () => {
  it("gives the same anchors, commitments and fingerprint", () => {
    seats.forEach(({ seed, secret, anchor, commitment }, seat) => {
      if (secret !== null) expect(new Chain(table, seat, secret).anchor).toBe(anchor);
      expect(seatCommitment(table, seat, seed, anchor)).toBe(commitment);
    });
    const shown = seats.map((seat) => seat.commitment);
    expect(fingerprint(table, vectors.commitment, shown)).toBe(vectors.fingerprint);
  });

  it("gives the same links and rolls", () => {
    const chains = seats.map((s, i) => (s.secret === null ? null : new Chain(table, i, s.secret)));
    const dice = new FairDice(
      table,
      vectors.seed,
      seats.map((seat) => seat.seed),
    );
    expect(dice.firstSeat()).toBe(vectors.first);
    const throws = seats.map(() => 0);
    for (const { index, seat, link, dice: wanted } of vectors.rolls) {
      if (link !== null) expect(chains[seat]!.link(throws[seat]!++)).toBe(link);
      expect(dice.roll(index, wanted.length, link)).toEqual(wanted);
    }
  });

  it("has no link left after the last", () => {
    expect(new Chain(table, 0, seats[0]!.secret!, 2).link(2)).toBeNull();
  });
});

describe("a receipt", () => {
  const commitment = serverCommitment(table, vectors.seed);
  const receipt: Receipt = {
    table,
    commitment,
    seats: seats.map((seat) => seat.commitment),
    own: [
      { seat: 0, seed: seats[0]!.seed, anchor: seats[0]!.anchor, revealed: true, thrown: [0, 2] },
    ],
  };
  const story = {
    table,
    commitment,
    links: "01",
    seats: seats.map(({ seed, anchor, commitment }) => ({
      seed: seed,
      anchor,
      commitment,
      withheld: false,
    })),
  };
  const codes = (changes: object) =>
    compareReceipt(receipt, { ...story, ...changes }).map((finding) => finding.code);
  const first = (changes: object) => ({
    seats: [{ ...story.seats[0]!, ...changes }, ...story.seats.slice(1)],
  });

  it("agrees with an honest table", () => expect(codes({})).toEqual([]));
  it("survives its file", () => expect(readReceipt(writeReceipt(receipt))).toEqual(receipt));
  it("catches another seed of one's own", () =>
    expect(codes(first({ seed: "42".repeat(32) }))).toEqual(["receipt-seed"]));
  it("catches a swapped seed with a fitting commitment", () => {
    const seed = "42".repeat(32);
    const swapped = seatCommitment(table, 0, seed, seats[0]!.anchor);
    expect(codes(first({ seed, commitment: swapped }))).toEqual(["receipt-seat", "receipt-seed"]);
  });
  it("catches another server", () =>
    expect(codes({ commitment: "ab".repeat(32) })).toEqual(["receipt-server"]));
  it("catches a reveal that is said to be withheld", () =>
    expect(codes(first({ seed: null, withheld: true }))).toEqual(["receipt-withheld"]));
  it("catches another chain", () =>
    expect(codes(first({ anchor: "cd".repeat(32) }))).toEqual(["receipt-anchor"]));
  it("catches a throw whose part was left out", () =>
    expect(codes({ links: "-1" })).toEqual(["receipt-throw"]));
  it("catches another table", () => expect(codes({ table: "zzzzzz" })).toEqual(["receipt-table"]));
  it("is no receipt when it is something else", () => {
    for (const text of ["", "{}", "[]", writeReceipt(receipt).replace("own", "won")]) {
      expect(() => readReceipt(text)).toThrow();
    }
  });
});

describe("what the server shows for a seat of ours", () => {
  const view = (status: "open" | "revealing", shown: string | null) => ({
    status,
    dice: {
      source: "fair" as const,
      commitment: vectors.commitment,
      seed: null,
      seats: [shown, "ab".repeat(32)].map((commitment) => ({
        commitment,
        seed: null,
        withheld: false,
        anchor: null,
      })),
      stream: null,
      day: null,
      round: false,
      rolls: 0,
      scheme: 2,
      links: "",
      reveal_deadline: null,
    },
  });
  const swapped = [{ code: "receipt-seat", values: { seat: 0 } }];

  it("is what it committed to, or an alarm", () => {
    const fair = new FairPlay("tableown1");
    const mine = fair.commit(0);
    for (const status of ["open", "revealing"] as const) {
      expect(fair.look(view(status, "cd".repeat(32)), [0])).toContainEqual(swapped[0]);
    }
    expect(new FairPlay("tableown1").look(view("open", mine), [0])).toEqual([]);
  });

  it("may be nothing before the start, when everybody gets ready again, and not after it", () => {
    const fair = new FairPlay("tableown2");
    fair.commit(0);
    expect(fair.look(view("open", null), [0])).toEqual([]);
    expect(fair.look(view("revealing", null), [0])).toEqual(swapped);
  });

  it("is no matter of ours where the seat is another's by now", () => {
    const fair = new FairPlay("tableown3");
    fair.commit(0);
    expect(fair.look(view("revealing", "cd".repeat(32)), [])).toEqual([]);
    expect(fair.receipt?.own).toEqual([]);
  });

  it("is not ours where our commitment was refused, unless it was taken before", () => {
    const fair = new FairPlay("tableown4");
    fair.commit(0);
    fair.withdraw(0);
    expect(fair.opened(0)).toBeNull();
    fair.commit(0);
    fair.wasCommitted(0);
    fair.withdraw(0);
    expect(fair.opened(0)).not.toBeNull();
  });
});
