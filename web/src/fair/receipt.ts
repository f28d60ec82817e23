/**
 * What a player keeps of a table: all commitments as shown before anything was revealed, and its own
 * part in the dice; the browser's twin of `roost.fairdice.receipt`. A server that later tells another
 * story is caught by comparing the two.
 */
import { RECEIPT } from "$/generated/fairdice";
import { type FairProof, type Fields, HEX, isFields, Unreadable } from "./record";
import { fingerprint } from "./seeds";

export interface Finding {
  code: string;
  values: Record<string, string | number>;
}

export interface OwnSeat {
  seat: number;
  seed: string;
  anchor: string | null;
  revealed: boolean;
  /** The rolls, counted from 0 over the whole game, for which this seat gave a link. */
  thrown: number[];
}

export interface Receipt {
  table: string;
  commitment: string;
  seats: (string | null)[];
  own: OwnSeat[];
}

export function writeReceipt(receipt: Receipt): string {
  const { table, commitment, seats, own } = receipt;
  const file = {
    ...RECEIPT,
    table,
    commitment,
    seats,
    own,
    fingerprint: fingerprint(table, commitment, seats),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Whether a text says of itself that it is a receipt. */
export function isReceipt(source: string): boolean {
  try {
    const data: unknown = JSON.parse(source);
    return isFields(data) && data.format === RECEIPT.format;
  } catch {
    return false;
  }
}

export function readReceipt(source: string): Receipt {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    throw new Unreadable("web-fair-not-json");
  }
  if (!isFields(data) || data.format !== RECEIPT.format)
    throw new Unreadable("web-fair-not-receipt");
  if (data.version !== RECEIPT.version)
    throw new Unreadable("web-fair-newer", String(data.version));
  const { table, commitment, own } = data;
  const seats: unknown = data.seats;
  if (typeof table !== "string" || !isHex(commitment)) throw bad("table, commitment");
  if (!isList(seats, (seat): seat is string | null => seat === null || isHex(seat))) {
    throw bad("seats");
  }
  if (!Array.isArray(own)) throw bad("own");
  return { table, commitment, seats, own: own.map((seat: unknown) => ownSeat(seat, seats.length)) };
}

function ownSeat(data: unknown, seats: number): OwnSeat {
  if (!isFields(data)) throw bad("own");
  const { seat, seed, revealed = true, thrown = [] } = data;
  const anchor = data.anchor ?? null;
  if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= seats) throw bad("own.seat");
  if (!isHex(seed) || !(anchor === null || isHex(anchor))) throw bad("own.seed");
  const isRoll = (roll: unknown): roll is number => Number.isInteger(roll) && Number(roll) >= 0;
  if (!isList(thrown, isRoll)) throw bad("own.thrown");
  return { seat: Number(seat), seed, anchor, revealed: revealed === true, thrown };
}

function isList<T>(value: unknown, of: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(of);
}

function isHex(value: Fields[string]): value is string {
  return typeof value === "string" && HEX.test(value);
}

function bad(where: string): Unreadable {
  return new Unreadable("web-fair-bad-field", where);
}

type Story = Pick<FairProof, "table" | "commitment" | "links"> & {
  seats: Pick<FairProof["seats"][number], "commitment" | "seed" | "withheld" | "anchor">[];
};

/** All in which a table's story differs from what its player was shown and sent, so far as it is told. */
export function compareReceipt(receipt: Receipt, story: Story): Finding[] {
  const { table, commitment, seats, links } = story;
  if (table !== receipt.table) {
    return [{ code: "receipt-table", values: { given: table, wanted: receipt.table } }];
  }
  const found: Finding[] = [];
  if (commitment !== receipt.commitment) found.push({ code: "receipt-server", values: {} });
  if (seats.length !== receipt.seats.length) {
    const values = { given: seats.length, wanted: receipt.seats.length };
    return [...found, { code: "seat-count", values }];
  }
  seats.forEach((given, seat) => {
    if (given.commitment !== receipt.seats[seat]) {
      found.push({ code: "receipt-seat", values: { seat } });
    }
  });
  for (const own of receipt.own) found.push(...compareOwn(own, seats[own.seat]!, links));
  return found;
}

function compareOwn(own: OwnSeat, given: Story["seats"][number], links: string): Finding[] {
  const { seat } = own;
  const found: Finding[] = [];
  if (given.withheld && own.revealed) found.push({ code: "receipt-withheld", values: { seat } });
  if (given.seed !== null && given.seed !== own.seed) {
    found.push({ code: "receipt-seed", values: { seat } });
  }
  if (given.anchor !== null && given.anchor !== own.anchor) {
    found.push({ code: "receipt-anchor", values: { seat } });
  }
  for (const roll of own.thrown) {
    if (roll < links.length && links[roll] !== String(seat)) {
      found.push({ code: "receipt-throw", values: { seat, roll: roll + 1 } });
    }
  }
  return found;
}
