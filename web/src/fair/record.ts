import { DUPLICATE_SCHEME, RECORD, SCHEME } from "$/generated/fairdice";

/** What the dice check needs of a game file. The moves are for `roost check`, which has the rules. */
export interface SeatProof {
  commitment: string | null;
  seed: string | null;
  withheld: boolean;
  anchor: string | null; // the end of its chain
  link: string | null; // the last link it has revealed
}

export interface FairProof {
  source: "fair";
  table: string;
  commitment: string;
  seed: string | null;
  seats: SeatProof[];
  firstDrawn: boolean;
  /** A character per roll: the seat whose link is in it, or `-`. */
  links: string;
  publicSeed: string | null;
}

export type Proof =
  | FairProof
  | { source: "duplicate"; stream: string; commitment: string; seed: string | null }
  | { source: "other"; name: string };

export interface GameFile {
  game: string;
  players: string[];
  first: number | null;
  fromStart: boolean;
  table: string | null; // as its tags name it
  over: boolean; // finished or abandoned: the server's seed is due
  turns: number[][][]; // the rolls of each turn
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

export const HEX = /^[0-9a-f]{64}$/;
export type Fields = Record<string, unknown>;

export function readGameFile(source: string): GameFile {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    throw new Unreadable("web-fair-not-json");
  }
  if (!isFields(data) || data.format !== RECORD.format) throw new Unreadable("web-fair-not-record");
  if (data.version !== RECORD.version) throw new Unreadable("web-fair-newer", String(data.version));
  if (!Array.isArray(data.seats) || !Array.isArray(data.turns)) throw bad("seats, turns");
  return {
    game: String(data.game),
    players: data.seats.map((seat, index) =>
      isFields(seat) && typeof seat.name === "string" ? seat.name : String(index + 1),
    ),
    first: typeof data.first === "number" ? data.first : null,
    fromStart: data.start === undefined || data.start === null,
    table: isFields(data.tags) && typeof data.tags.table === "string" ? data.tags.table : null,
    over: isFields(data.result) || (isFields(data.tags) && data.tags.status === "abandoned"),
    turns: data.turns.map((line) => rollsOf(String(line))),
    proof: readProof(data.dice),
  };
}

/** The rolls in a turn of compact notation: `[1134w]`; a worm, w, stands for the six. */
export function rollsOf(line: string): number[][] {
  const found = line.match(/\[[^\]]*\]/g) ?? [];
  return found.map((token) => {
    const faces = [...token.slice(1, -1)].filter((sign) => /[0-9w]/i.test(sign));
    const dice = faces.map((sign) => (sign.toLowerCase() === "w" ? 6 : Number(sign)));
    if (dice.length === 0 || dice.some((die) => die < 1 || die > 6)) throw bad(token);
    return dice.sort((a, b) => a - b);
  });
}

function readProof(data: unknown): Proof {
  if (!isFields(data) || typeof data.source !== "string") throw bad("dice");
  if (data.source !== "fair" && data.source !== "duplicate") {
    return { source: "other", name: data.source };
  }
  if (data.scheme !== (data.source === "fair" ? SCHEME : DUPLICATE_SCHEME)) {
    throw new Unreadable("web-fair-newer", String(data.scheme));
  }
  const commitment = hex(data, "commitment");
  if (commitment === null) throw bad("dice.commitment");
  const seed = hex(data, "seed");
  if (data.source === "duplicate") {
    return { source: "duplicate", stream: words(data, "stream"), commitment, seed };
  }
  if (!Array.isArray(data.seats)) throw bad("dice.seats");
  const seats = data.seats.map((seat: unknown): SeatProof => {
    if (!isFields(seat)) throw bad("dice.seats");
    return {
      commitment: hex(seat, "commitment"),
      seed: hex(seat, "seed"),
      withheld: seat.withheld === true,
      anchor: hex(seat, "anchor"),
      link: hex(seat, "link"),
    };
  });
  const links = data.links ?? "";
  if (typeof links !== "string" || !/^[0-6-]*$/.test(links)) throw bad("dice.links");
  return {
    source: "fair",
    table: words(data, "table"),
    commitment,
    seed,
    seats,
    firstDrawn: data.first_drawn === true,
    links,
    publicSeed: hex(data, "public"),
  };
}

export function isFields(data: unknown): data is Fields {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function bad(where: string): Unreadable {
  return new Unreadable("web-fair-bad-field", where);
}

function hex(data: Fields, key: string): string | null {
  const value = data[key];
  if (value === null || value === undefined) return null;
  if (typeof value !== "string" || !HEX.test(value)) throw bad(`dice.${key}`);
  return value;
}

function words(data: Fields, key: string): string {
  const value = data[key];
  if (typeof value !== "string" || value.length < 1 || value.length > 64) throw bad(`dice.${key}`);
  return value;
}
