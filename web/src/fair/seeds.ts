/** Commitments and rolls, byte for byte as `roost.fairdice` makes them (docs/fair-dice.md). */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  randomBytes,
  utf8ToBytes,
} from "@noble/hashes/utils.js";
import { CHAIN_LENGTH, DOMAINS, FINGERPRINT, SEED_BYTES } from "$/generated/fairdice";

export const NO_SEED = new Uint8Array(SEED_BYTES);

export const newSeed = (): string => bytesToHex(randomBytes(SEED_BYTES));

export function serverCommitment(table: string, seed: string): string {
  return digest(DOMAINS.server, text(table), part(hexToBytes(seed)));
}

/** To the seat's seed, and to the end of its chain of throws if it has one. */
export function seatCommitment(
  table: string,
  seat: number,
  seed: string,
  anchor: string | null = null,
): string {
  const parts = [part(hexToBytes(seed)), part(hexToBytes(anchor ?? ""))];
  return digest(DOMAINS.seat, text(table), number(seat), ...parts);
}

export function streamCommitment(stream: string, seed: string): string {
  return digest(DOMAINS.stream, text(stream), part(hexToBytes(seed)));
}

/** The link that was revealed before this one; the anchor for the first. */
export function before(table: string, seat: number, link: string): string {
  return digest(DOMAINS.link, text(table), number(seat), part(hexToBytes(link)));
}

/** A seat's hash chain: one link for each of its throws, so that no roll is known before its throw. */
export class Chain {
  private readonly links: string[];

  constructor(table: string, seat: number, secret: string, length: number = CHAIN_LENGTH) {
    this.links = unroll(table, seat, secret, length);
  }

  /** What the seat commits to. */
  get anchor(): string {
    return this.links[0]!;
  }

  /** The link of the seat's throw number `throw_`, counted from 0; null when all are used. */
  link(throw_: number): string | null {
    return this.links[throw_ + 1] ?? null;
  }
}

/** The anchor that `count` links lead back to, and the links, in the order of their throws. */
export function unroll(table: string, seat: number, last: string, count: number): string[] {
  const links = [last];
  for (let left = count; left > 0; left -= 1) links.push(before(table, seat, links.at(-1)!));
  return links.reverse();
}

/** All commitments of a table as digits that people can compare, in groups of five. */
export function fingerprint(
  table: string,
  commitment: string,
  seats: readonly (string | null)[],
): string {
  const shown = seats.map((seat) => part(hexToBytes(seat ?? "")));
  const hash = digest(
    DOMAINS.fingerprint,
    text(table),
    part(hexToBytes(commitment)),
    ...shown,
    number(seats.length),
  );
  const { digits, group } = FINGERPRINT;
  const number_ = (BigInt(`0x${hash}`) % 10n ** BigInt(digits)).toString().padStart(digits, "0");
  return number_.match(new RegExp(`.{${group}}`, "g"))!.join(" ");
}

/** The dice of one table. A link of the chain of who throws goes into each roll. */
export class FairDice {
  constructor(
    private readonly table: string,
    private readonly seed: string,
    private readonly seats: readonly (string | null)[],
    private readonly publicSeed: string | null = null,
  ) {}

  roll(index: number, dice: number, link: string | null = null): number[] {
    const message = concatBytes(
      this.message(DOMAINS.roll),
      number(index),
      part(hexToBytes(link ?? "")),
    );
    const faces = take(below(hexToBytes(this.seed), message, 6), dice);
    return faces.map((value) => value + 1).sort((a, b) => a - b);
  }

  firstSeat(): number {
    const message = concatBytes(this.message(DOMAINS.first), number(0));
    return take(below(hexToBytes(this.seed), message, this.seats.length), 1)[0]!;
  }

  private message(domain: string): Uint8Array {
    const seeds = this.seats.map((seed) => part(seed === null ? NO_SEED : hexToBytes(seed)));
    const outside = part(hexToBytes(this.publicSeed ?? ""));
    return concatBytes(text(domain), text(this.table), ...seeds, outside);
  }
}

/** Where a roll of a duplicate stream stands: seat, that seat's turn, the turn's roll. */
export type Place = readonly [seat: number, turn: number, roll: number];

export function duplicateRoll(stream: string, seed: string, place: Place, dice: number): number[] {
  const faces = Array.from({ length: dice }, (_, die) => {
    const message = concatBytes(text(DOMAINS.die), text(stream), ...[...place, die].map(number));
    return 1 + take(below(hexToBytes(seed), message, 6), 1)[0]!;
  });
  return faces.sort((a, b) => a - b);
}

/** Numbers below `limit`, all equally likely: bytes past the last full multiple are thrown away. */
function* below(key: Uint8Array, message: Uint8Array, limit: number): Generator<number> {
  const fair = 256 - (256 % limit);
  for (let block = 0; ; block += 1) {
    for (const byte of hmac(sha256, key, concatBytes(message, number(block)))) {
      if (byte < fair) yield byte % limit;
    }
  }
}

function take(from: Generator<number>, count: number): number[] {
  return Array.from({ length: count }, () => from.next().value as number);
}

function digest(domain: string, ...parts: Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(text(domain), ...parts)));
}

function text(value: string): Uint8Array {
  return part(utf8ToBytes(value));
}

function part(data: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, data.length);
  return concatBytes(length, data);
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
