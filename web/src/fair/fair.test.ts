import { describe, expect, it } from "vitest";
import { FakeServer, seeded } from "$/testing/fair";
import { Chain } from "./bytes";
import { Transcript } from "./transcript";
import { readReceipt } from "./receipt";
import { type ChainProof, type Fields, readGameFile, readJson, tokensOf } from "./record";
import { sharedFault, sharedRoll, streamCommitment } from "./shared";
import { verify } from "./verify";

const SEED = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, "0")).join("");
const fileOf = (data: object) => readGameFile(readJson(JSON.stringify(data)));

describe("shared dice are the server's", () => {
  const stream = "daily-1";
  const commitment = streamCommitment(stream, SEED);
  const roll = (seat: number, turn: number, number: number, dice: number) => ({
    seat,
    faces: sharedRoll(stream, SEED, [seat, turn, number], dice),
  });

  // The expected values were computed by roost.fairdice, the server's side.
  it("has the same bytes", () => {
    expect(commitment).toBe("4b4b4da73109096690c90b1361780f1651e8a16ac31c53feced45751204caef3");
    expect(roll(2, 3, 1, 6).faces).toEqual([1, 2, 2, 3, 5, 6]);
  });

  const game = [roll(0, 0, 0, 8), roll(0, 0, 1, 6), roll(1, 0, 0, 8), roll(0, 1, 0, 8)];

  it("finds no fault in honest rolls, also where a seat has two turns in a row", () => {
    expect(sharedFault(stream, commitment, SEED, [...game, roll(0, 2, 0, 8)])).toBeNull();
  });

  it("finds another roll, and a seed that was not sealed", () => {
    const bent = structuredClone(game);
    bent[1]!.faces = [1, 1, 1, 1, 1, 1];
    expect(sharedFault(stream, commitment, SEED, bent)).toMatchObject({
      code: "faces",
      values: { roll: 2, given: "1 1 1 1 1 1", wanted: game[1]!.faces.join(" ") },
    });
    expect(sharedFault(stream, "ab".repeat(32), SEED, game)).toMatchObject({ code: "seed" });
  });

  it("checks a game file of them", () => {
    const text = (faces: number[]) => `[${faces.join("")}]`;
    const dice = { source: "shared", scheme: 1, stream, commitment, seed: SEED };
    const file = {
      ...FILE,
      dice,
      first: 0,
      seats: FILE.seats.slice(0, 2),
      turns: [
        `${text(game[0]!.faces)} 1 + ${text(game[1]!.faces)} 2`,
        text(game[2]!.faces),
        text(game[3]!.faces),
      ],
    };
    expect(verify(fileOf(file), true)).toMatchObject({ state: "checked", findings: [], rolls: 4 });
    file.turns[2] = "[11111111]";
    expect(verify(fileOf(file), true).findings).toMatchObject([{ message: "fair-stop-faces" }]);
    expect(verify(fileOf({ ...file, dice: { ...dice, seed: null } }), true).state).toBe("sealed");
    expect(verify(fileOf(file), false).state).toBe("unproven"); // whose turn it was is not known
  });
});

const FILE = {
  format: "roost-record",
  version: 1,
  game: "fake",
  variant: "",
  seats: [{ name: "Ana" }, { name: "Hen", kind: "bot", bot: "simple" }, { name: "Leo" }],
  first: null as number | null,
  dice: {} as object,
  turns: [] as string[],
};

interface Chances {
  away: number;
  renew: number;
}

/** A whole game of the small server, with its people, as transcript and as game file. */
function played(seed: number, { away, renew }: Chances = { away: 0, renew: 0 }, drawn = true) {
  const random = seeded(seed);
  const server = new FakeServer(random, ["person", "bot", "person"], 2, drawn ? null : 1);
  const secret = () =>
    Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join("");
  const chains: (Chain | null)[] = [new Chain(secret()), null, new Chain(secret())];
  chains.forEach((chain, seat) => (server.tips[seat] = chain?.tip ?? null));
  const bases = [0, 0, 0];
  server.advance();
  const game = server.game!;
  while (!game.over) {
    const [seat] = server.missing as [number];
    const { k, due, mixing } = game;
    if (random() < away) server.away(seat);
    else if (random() < renew && game.mayRenew(seat)) {
      chains[seat] = new Chain(secret());
      bases[seat] = k + 1;
      server.receive({ type: "chain", seat, tip: chains[seat].tip });
    } else {
      const link = chains[seat]!.link(k - bases[seat]! + 1);
      if (mixing || (due && due.seat !== seat)) server.receive({ type: "link", seat, k, link });
      else if (due) server.receive({ type: "roll", seat, link });
      else {
        const on = server.dice > 1 && random() < 0.5;
        const action = on ? "on" : "stop";
        server.receive({ type: "act", seat, action, link: on ? link : null });
      }
    }
    server.advance();
  }
  return { server, game, ...written(game, server.tips, drawn) };
}

/** A transcript as a game file, and t after each of its entries. */
function written(game: Transcript, tips: readonly (string | null)[], drawn: boolean) {
  const turns: string[] = [];
  const states: string[] = [];
  const chains: ChainProof[] = [];
  const open = new Map<number, ChainProof>();
  const begin = (seat: number, base: number, tip: string | null) => {
    if (tip === null) return;
    const chain: ChainProof = { seat, base, tip, last: null };
    open.set(seat, chain);
    chains.push(chain);
  };
  [...tips, game.facts.server].forEach((tip, seat) => begin(seat, 0, tip));
  const show = (seat: number, k: number, link: string | null) => {
    if (link !== null) open.get(seat)!.last = [k, link];
  };
  const tell = (token: string) => turns.push((turns.pop() ?? "") + token);
  const marks: unknown[] = [];
  const again = new Transcript(game.facts, tips);
  let seat: number | null = null;
  game.entries.forEach((entry, n) => {
    const { k, contributor } = again;
    states.push(again.t);
    again.add(entry);
    if (entry.type === "mix") {
      entry.links.forEach((link, place) => show(place, k, link));
      show(tips.length, k, entry.server);
    } else if (entry.type === "roll") {
      if (contributor !== null) show(contributor, k, entry.link);
      show(tips.length, k, entry.server);
      tell(`[${entry.faces.join("")}] `);
    } else if (entry.type === "due") {
      if (entry.seat !== seat) turns.push("");
      seat = entry.seat;
    } else if (entry.type === "act") tell(`${entry.action} `);
    else if (entry.type === "chain") begin(entry.seat, again.k, entry.tip);
    if (["away", "back", "gone", "chain"].includes(entry.type)) {
      marks.push([n, entry.type, (entry as { seat: number }).seat]);
    }
  });
  states.push(again.t);
  const { table, rules, server } = game.facts;
  const rest = { version: rules, seats: tips, server, first_drawn: drawn, chains, marks };
  const dice = { source: "fair", scheme: 3, table, ...rest };
  const result = { scores: [1, 2] };
  return { file: { ...FILE, first: again.first, dice, turns, result }, states };
}

describe("a game file", () => {
  it.each(Array.from({ length: 12 }, (_, seed) => seed))(
    "of an honest game %i is in order",
    (seed) => {
      const { game, file, states } = played(seed, { away: 0.05, renew: 0.05 }, seed % 2 === 0);
      const { n, t, facts, rolls, bare } = game;
      const receipt = {
        table: facts.table,
        seat: 0,
        tips: [file.dice.seats[0]!],
        n,
        t,
        notices: [],
      };
      const report = verify(fileOf(file), false, receipt);
      expect(report).toMatchObject({ state: "checked", findings: [], rolls, bare });
      const half = Math.floor(n / 2);
      const early = { ...receipt, n: half, t: states[half]! };
      expect(verify(fileOf(file), false, early).findings).toEqual([]);
    },
  );

  const { file, game, states } = played(5);
  const receipt = {
    ...{ table: game.facts.table, seat: 0, tips: [file.dice.seats[0]!], n: game.n, t: game.t },
    notices: [],
  };
  const bent = (how: (copy: typeof file) => unknown, kept = receipt) => {
    const copy = structuredClone(file);
    how(copy);
    return verify(fileOf(copy), false, kept).findings.map(({ message }) => message);
  };
  const swap = (from: RegExp, to: string) => (copy: typeof file) => {
    const place = copy.turns.findIndex((turn) => from.test(turn));
    copy.turns[place] = copy.turns[place]!.replace(from, to);
  };

  it.each([
    ["another roll", "fair-stop-faces", swap(/\[\d+\]/, "[11111111]")],
    ["another action", "fair-finding-receipt-other", swap(/stop/, "halt")],
    ["another end", "fair-finding-receipt-other", (c: typeof file) => (c.result.scores = [9, 9])],
    ["no end", "fair-finding-receipt-short", (c: typeof file) => c.turns.pop()],
    [
      "a link of another chain",
      "fair-stop-link",
      (c: typeof file) => (c.dice.chains[0]!.last![1] = SEED),
    ],
    ["another table's dice", "fair-stop-faces", (c: typeof file) => (c.dice.table = "another")],
    ["another first seat", "fair-stop-first", (c: typeof file) => (c.first = (c.first! + 1) % 3)],
  ])("with %s is found out: %s", (_, message, how) => {
    expect(bent(how)).toContain(message);
  });

  it("of a game without us, or of another table, does not fit our receipt", () => {
    expect(bent(() => undefined, { ...receipt, tips: [SEED] })).toEqual([
      "fair-finding-receipt-tip",
    ]);
    expect(bent(() => undefined, { ...receipt, table: "another" })).toEqual([
      "fair-finding-receipt-table",
    ]);
  });

  it("that was cut off in the middle is in order with a receipt up to there", () => {
    const turns = file.turns.slice(0, 2);
    const cut = fileOf({ ...file, turns, result: null });
    const { findings } = verify(cut, false, { ...receipt, n: 3, t: states[3]! });
    expect(findings).toEqual([]);
    expect(verify(cut, false, receipt).findings).toHaveLength(1);
  });

  it.each([
    ["fair-not-json", "nonsense"],
    ["fair-not-record", "{}"],
    ["fair-newer", JSON.stringify({ ...FILE, version: 9 })],
    ["fair-newer", JSON.stringify({ ...FILE, dice: { source: "fair", scheme: 2 } })],
    ["fair-bad-field", JSON.stringify({ ...FILE, dice: { ...file.dice, server: "ab" } })],
    [
      "fair-bad-field",
      JSON.stringify({ ...FILE, dice: { ...file.dice, marks: [[0, "else", 0]] } }),
    ],
  ])("that can't be read says why: %s", (reason, text) => {
    expect(() => readGameFile(readJson(text))).toThrow(reason);
  });

  it("of other dice has nothing to check", () => {
    const report = verify(fileOf({ ...FILE, dice: { source: "manual" } }));
    expect(report).toMatchObject({ state: "unproven", source: "manual", findings: [] });
  });
});

describe("texts", () => {
  it("of a turn are rolls and actions", () => {
    expect(tokensOf("[1134w] w + [1144]")).toEqual([[1, 1, 3, 4, 6], "w", "+", [1, 1, 4, 4]]);
  });

  it("of a receipt are read as Python writes them, and refused if they are damaged", () => {
    const kept = { table: "t", seat: 0, tips: [SEED], n: 4, t: SEED, notices: [[3, "away"]] };
    expect(readReceipt(kept as Fields)).toEqual(kept);
    expect(() => readReceipt({ ...kept, t: "ab" })).toThrow("fair-bad-field");
  });
});
