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
import { DOMAINS, SEED_BYTES } from "$/generated/fairdice";

const NO_SEED = new Uint8Array(SEED_BYTES);

export const newSeed = (): string => bytesToHex(randomBytes(SEED_BYTES));

export function serverCommitment(table: string, seed: string): string {
  return digest(DOMAINS.server, text(table), part(hexToBytes(seed)));
}

export function seatCommitment(table: string, seat: number, seed: string): string {
  return digest(DOMAINS.seat, text(table), number(seat), part(hexToBytes(seed)));
}

export function streamCommitment(stream: string, seed: string): string {
  return digest(DOMAINS.stream, text(stream), part(hexToBytes(seed)));
}

/** The dice of one table. */
export class FairDice {
  constructor(
    private readonly table: string,
    private readonly seed: string,
    private readonly seats: readonly (string | null)[],
  ) {}

  roll(index: number, dice: number): number[] {
    const faces = take(this.numbers(DOMAINS.roll, index, 6), dice);
    return faces.map((value) => value + 1).sort((a, b) => a - b);
  }

  firstSeat(): number {
    return take(this.numbers(DOMAINS.first, 0, this.seats.length), 1)[0]!;
  }

  private numbers(domain: string, index: number, limit: number): Generator<number> {
    const seeds = this.seats.map((seed) => part(seed === null ? NO_SEED : hexToBytes(seed)));
    const message = concatBytes(text(domain), text(this.table), ...seeds, number(index));
    return below(hexToBytes(this.seed), message, limit);
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
