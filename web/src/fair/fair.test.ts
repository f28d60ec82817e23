import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readGameFile, rollsOf, Unreadable } from "./record";
import {
  duplicateRoll,
  FairDice,
  seatCommitment,
  serverCommitment,
  streamCommitment,
} from "./seeds";
import { recall, remember } from "./seen";
import { keptItsWord, verify } from "./verify";

const counting = (from: number) =>
  Array.from({ length: 32 }, (_, index) => (from + index).toString(16).padStart(2, "0")).join("");
const SERVER = counting(0);
const SEVENS = "07".repeat(32);

// The expected values were computed by roost.fairdice, the server's side.
describe("the browser's dice are the server's dice", () => {
  it("commits to the same fingerprints", () => {
    expect(serverCommitment("tableabc", SERVER)).toBe(
      "2d2c70fe129a991049b27a1251370b6088a079b37433fc161810afda0eac4e72",
    );
    expect(seatCommitment("tableabc", 1, SEVENS)).toBe(
      "001bd2785c13e7b777d5a4fa64ccc0589002c73b07632fe689daf97f5b45ac7f",
    );
    expect(streamCommitment("daily-1", SERVER)).toBe(
      "4b4b4da73109096690c90b1361780f1651e8a16ac31c53feced45751204caef3",
    );
  });

  it("rolls the same rolls, a seat without a seed counting as zeros", () => {
    const dice = new FairDice("tableabc", SERVER, [SEVENS, null, counting(32)]);
    expect(dice.roll(0, 8)).toEqual([3, 3, 3, 4, 5, 6, 6, 6]);
    expect(dice.roll(1, 5)).toEqual([1, 4, 4, 5, 6]);
    expect(dice.roll(300, 2)).toEqual([3, 6]);
    expect(dice.firstSeat()).toBe(1);
  });

  it("rolls the same duplicate dice by place", () => {
    expect(duplicateRoll("daily-1", SERVER, [2, 3, 1], 6)).toEqual([1, 2, 2, 3, 5, 6]);
  });
});

function file(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    format: "roost-record",
    version: 1,
    game: "pickomino",
    variant: "standard",
    seats: [{ name: "Ana" }, { name: "Leo" }, { name: "Hen" }],
    first: 1,
    dice: {
      source: "fair",
      scheme: 2,
      table: "tableabc",
      commitment: serverCommitment("tableabc", SERVER),
      seed: SERVER,
      seats: [
        { commitment: seatCommitment("tableabc", 0, SEVENS), seed: SEVENS, withheld: false },
        { commitment: null, seed: null, withheld: false },
        {
          commitment: seatCommitment("tableabc", 2, counting(32)),
          seed: counting(32),
          withheld: false,
        },
      ],
      first_drawn: true,
      links: "--",
    },
    turns: ["[33345www] w + [1445w] 4"],
    result: null,
    ...changes,
  });
}

describe("checking a game file", () => {
  it("finds nothing wrong in an honest file and names who gave no seed", () => {
    const report = verify(readGameFile(file()));
    expect(report).toMatchObject({ state: "checked", rolls: 2, findings: [], silent: [1] });
  });

  it("finds the one roll that was changed", () => {
    const report = verify(readGameFile(file({ turns: ["[33345www] w + [1455w] 4"] })));
    expect(report.findings).toEqual([
      { code: "roll", values: { roll: 2, given: "1 4 5 5 6", wanted: "1 4 4 5 6" } },
    ]);
  });

  it("finds a first seat that the draw did not give", () => {
    const report = verify(readGameFile(file({ first: 0 })));
    expect(report.findings.map((finding) => finding.code)).toEqual(["first-seat"]);
  });

  it("says that a file without the server's seed is still sealed", () => {
    const data = JSON.parse(file()) as { dice: { seed: string | null } };
    data.dice.seed = null;
    expect(verify(readGameFile(JSON.stringify(data)))).toMatchObject({
      state: "sealed",
      findings: [],
    });
  });

  it("finds a seed that is not the one committed to", () => {
    const data = JSON.parse(file()) as { dice: { seed: string } };
    data.dice.seed = SEVENS;
    const report = verify(readGameFile(JSON.stringify(data)));
    expect(report.findings.map((finding) => finding.code)).toEqual(["server-commitment"]);
  });

  it("finds the seed missing where the game is over", () => {
    const sealed = (more: object) => {
      const data = { ...(JSON.parse(file()) as { dice: object }), ...more };
      return JSON.stringify({ ...data, dice: { ...data.dice, seed: null } });
    };
    for (const text of [
      sealed({ result: { scores: [] } }),
      sealed({ tags: { status: "abandoned" } }),
    ]) {
      const report = verify(readGameFile(text));
      expect(report.findings.map((finding) => finding.code)).toEqual(["seed-missing"]);
    }
  });

  it("finds seats in another order", () => {
    const data = JSON.parse(file()) as { dice: { seats: unknown[] } };
    data.dice.seats.reverse();
    const codes = verify(readGameFile(JSON.stringify(data))).findings.map(({ code }) => code);
    expect(codes).toContain("seat-commitment");
    expect(codes).toContain("roll");
  });

  it("compares the fingerprint with the one seen before the game", () => {
    const honest = readGameFile(file());
    expect(verify(honest, serverCommitment("tableabc", SERVER))).toMatchObject({
      asSeen: true,
      findings: [],
    });
    const other = verify(honest, "ab".repeat(32));
    expect(other.asSeen).toBe(false);
    expect(other.findings.map(({ code }) => code)).toEqual(["other-commitment"]);
    expect(verify(honest).asSeen).toBeNull();
  });

  it("proves nothing about dice typed in by hand", () => {
    const report = verify(readGameFile(file({ dice: { source: "manual" } })));
    expect(report).toMatchObject({ state: "unproven", source: "manual" });
  });

  it.each([
    ["no JSON", "{", "web-fair-not-json"],
    ["another file", '{"format":"else"}', "web-fair-not-record"],
    ["a newer file", file({ version: 9 }), "web-fair-newer"],
    ["a die with 9 pips", file({ turns: ["[1129]"] }), "web-fair-bad-field"],
    ["no seats", file({ seats: 3 }), "web-fair-bad-field"],
  ])("refuses %s in words", (_, text, reason) => {
    expect(() => readGameFile(text)).toThrow(Unreadable);
    try {
      readGameFile(text);
    } catch (error) {
      expect((error as Unreadable).reason).toBe(reason);
    }
  });

  it("reads the rolls of a turn in compact notation", () => {
    expect(rollsOf("[1134w] w + [55] 5 stop")).toEqual([
      [1, 1, 3, 4, 6],
      [5, 5],
    ]);
  });
});

describe("what this browser saw before a game", () => {
  const dice = (changes: object = {}) => ({
    source: "fair" as const,
    commitment: serverCommitment("tablexyz", SERVER),
    seed: null,
    seats: [],
    stream: null,
    day: null,
    round: false,
    rolls: 0,
    scheme: 2,
    links: "",
    reveal_deadline: null,
    ...changes,
  });
  const table = (id: string, status: "open" | "playing" | "over", changes: object = {}) => ({
    id,
    status,
    dice: dice(changes),
  });

  it("is the first fingerprint, and none from after the start", () => {
    remember(table("tablexyz", "open"));
    remember(table("tablexyz", "open", { commitment: "ab".repeat(32) }));
    expect(recall("tablexyz")).toBe(serverCommitment("tablexyz", SERVER));
    remember(table("latecomer", "playing"));
    expect(recall("latecomer")).toBeNull();
  });

  it("belongs to the stream where tables share their dice", () => {
    remember(table("tablestr", "open", { source: "duplicate", stream: "daily-1" }));
    expect(recall("daily-1")).not.toBeNull();
    expect(recall("tablestr")).toBeNull();
  });

  it("shows at the end whether the server kept its word", () => {
    remember(table("tablexyz", "open"));
    const over = (changes: object) => keptItsWord(table("tablexyz", "over", changes));
    expect(over({ seed: SERVER })).toBe(true);
    expect(over({ seed: SEVENS, commitment: serverCommitment("tablexyz", SEVENS) })).toBe(false);
    expect(over({ seed: SEVENS })).toBe(false);
    expect(over({})).toBeNull();
    expect(keptItsWord(table("neverseen", "over", { seed: SERVER }))).toBeNull();
  });
});

interface Golden {
  duplicate: {
    stream: string;
    seed: string;
    commitment: string;
    rolls: { seat: number; turn: number; roll: number; dice: number[] }[];
  };
}

const GOLDEN = join(import.meta.dirname, "../../../tests/golden/fairdice.json");
const golden = JSON.parse(readFileSync(GOLDEN, "utf8")) as Golden;

describe("the golden vectors that the server keeps too", () => {
  it("hold for duplicate dice, by place", () => {
    const { stream, seed, commitment, rolls } = golden.duplicate;
    expect(streamCommitment(stream, seed)).toBe(commitment);
    for (const { seat, turn, roll, dice } of rolls) {
      const mine = duplicateRoll(stream, seed, [seat, turn, roll], dice.length);
      expect(mine).toEqual(dice.toSorted((a, b) => a - b));
    }
  });
});
