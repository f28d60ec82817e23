/** What the dice check needs of a game file (docs/fair-dice.md, "Record"). The moves are for `roost check`, which has the rules. */
import { RECORD } from "$/generated/house";
import type { SeatFacts, Tips } from "./transcript";

export interface ChainProof {
  seat: number; // the number of seats stands for the server
  base: number;
  tip: string;
  last: [k: number, link: string] | null;
}

export type Mark = [n: number, kind: "away" | "back" | "gone" | "chain", seat: number];

export interface FairProof {
  source: "fair";
  table: string;
  version: number; // of the rules
  tips: Tips;
  server: string;
  firstDrawn: boolean;
  chains: ChainProof[];
  marks: Mark[];
}

export type Proof =
  | FairProof
  | { source: "shared"; stream: string; commitment: string; seed: string | null }
  | { source: "other"; name: string };

/** A roll, or an action's text. */
export type Token = number[] | string;

export interface GameFile {
  game: string;
  variant: string;
  players: string[];
  seats: SeatFacts[];
  first: number | null;
  start: string;
  status: "playing" | "over" | "abandoned";
  scores: string;
  turns: Token[][];
  proof: Proof;
}

/** A file that cannot be read; `reason` is the id of a message. */
export class Unreadable extends Error {
  constructor(
    readonly reason: string,
    readonly value = "",
  ) {
    super(`${reason} ${value}`);
  }
}

const HEX = /^[0-9a-f]{64}$/;
export const isHex = (value: unknown): value is string =>
  typeof value === "string" && HEX.test(value);
export const isCount = (value: unknown): value is number => Number.isInteger(value) && +value! >= 0;
export type Fields = Record<string, unknown>;
const SCHEME = 3;

export function readJson(source: string): Fields {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    throw new Unreadable("fair-not-json");
  }
  if (!isFields(data)) throw new Unreadable("fair-not-record");
  return data;
}

export function readGameFile(data: Fields): GameFile {
  if (data.format !== RECORD.format) throw new Unreadable("fair-not-record");
  if (data.version !== RECORD.version) throw new Unreadable("fair-newer", String(data.version));
  const { seats, turns, result, tags } = data;
  if (!Array.isArray(seats) || !Array.isArray(turns)) throw bad("seats, turns");
  const found = seats.map((seat: unknown) => (isFields(seat) ? seat : {}));
  const abandoned = isFields(tags) && tags.status === "abandoned";
  const scores = isFields(result) && Array.isArray(result.scores) ? result.scores : [];
  return {
    game: String(data.game),
    variant: String(data.variant),
    players: found.map(({ name }, index) => (typeof name === "string" ? name : `${index + 1}`)),
    seats: found.map(({ kind, bot }) =>
      kind === "bot" ? { kind, bot: String(bot) } : { kind: "person", bot: "" },
    ),
    first: isCount(data.first) ? data.first : null,
    start: typeof data.start === "string" ? data.start : "",
    status: isFields(result) ? "over" : abandoned ? "abandoned" : "playing",
    scores: scores.join(" "),
    turns: turns.map((line) => tokensOf(String(line))),
    proof: readProof(data.dice),
  };
}

/** The rolls and actions in a turn of compact notation: `[1134w] w +`; a worm, w, stands for the six. */
export function tokensOf(line: string): Token[] {
  const found = line.match(/\[[^\]]*\]|[^\s[]+/g) ?? [];
  return found.map((token) => {
    if (!token.startsWith("[")) return token;
    const faces = [...token.slice(1, -1)].filter((sign) => /[0-9w]/i.test(sign));
    const dice = faces.map((sign) => (sign.toLowerCase() === "w" ? 6 : Number(sign)));
    if (dice.length === 0 || dice.some((die) => die < 1 || die > 6)) throw bad(token);
    return dice.sort((a, b) => a - b);
  });
}

export const rollsOf = (tokens: readonly Token[]): number[][] =>
  tokens.filter((token) => typeof token !== "string");

function readProof(data: unknown): Proof {
  if (!isFields(data) || typeof data.source !== "string") throw bad("dice");
  const { source, stream, commitment, seed = null } = data;
  if (source === "shared") {
    if (typeof stream !== "string" || !isHex(commitment)) throw bad("dice");
    if (!(seed === null || isHex(seed))) throw bad("dice.seed");
    return { source, stream, commitment, seed };
  }
  if (source !== "fair") return { source: "other", name: source };
  if (data.scheme !== SCHEME) throw new Unreadable("fair-newer", String(data.scheme));
  const { table, version, seats, server, chains, marks } = data;
  if (typeof table !== "string" || !isCount(version)) throw bad("dice.table");
  if (!Array.isArray(seats) || !seats.every((tip) => tip === null || isHex(tip))) {
    throw bad("dice.seats");
  }
  if (!isHex(server)) throw bad("dice.server");
  if (!Array.isArray(chains) || !Array.isArray(marks)) throw bad("dice.chains");
  return {
    ...{ source, table, version, server },
    tips: seats as Tips,
    firstDrawn: data.first_drawn === true,
    chains: chains.map((chain: unknown) => readChain(chain)),
    marks: marks.map((mark: unknown) => readMark(mark)),
  };
}

function readChain(data: unknown): ChainProof {
  if (!isFields(data)) throw bad("dice.chains");
  const { seat, base, tip, last } = data;
  if (!isCount(seat) || !isCount(base) || !isHex(tip)) throw bad("dice.chains");
  if (last === null || last === undefined) return { seat, base, tip, last: null };
  if (!Array.isArray(last) || !isCount(last[0]) || !isHex(last[1])) throw bad("dice.chains");
  return { seat, base, tip, last: [last[0], last[1]] };
}

function readMark(data: unknown): Mark {
  const kinds = ["away", "back", "gone", "chain"];
  if (!Array.isArray(data) || !isCount(data[0]) || !kinds.includes(data[1] as string)) {
    throw bad("dice.marks");
  }
  if (!isCount(data[2])) throw bad("dice.marks");
  return data as Mark;
}

export function isFields(data: unknown): data is Fields {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

export const bad = (where: string): Unreadable => new Unreadable("fair-bad-field", where);
