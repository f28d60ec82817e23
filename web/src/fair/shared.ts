/** Dice that several tables share (docs/fair-dice.md): sealed in advance, and opened when they are played. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { num } from "./bytes";

const DOMAIN = "roost-duplicate-dice/1/";

/** The place of a roll: seat, that seat's turn, the turn's roll. */
export type Place = readonly [seat: number, turn: number, roll: number];

export function streamCommitment(stream: string, seed: string): string {
  const bytes = concatBytes(text(`${DOMAIN}stream`), text(stream), part(hexToBytes(seed)));
  return bytesToHex(sha256(bytes));
}

export function sharedRoll(stream: string, seed: string, place: Place, dice: number): number[] {
  const faces = Array.from({ length: dice }, (_, die) => {
    const numbers = [...place, die].map(long);
    return face(hexToBytes(seed), concatBytes(text(`${DOMAIN}die`), text(stream), ...numbers));
  });
  return faces.sort((a, b) => a - b);
}

/** Why rolls can't be those of a stream whose seed is published; null if they are. */
export function sharedFault(
  stream: string,
  commitment: string,
  seed: string,
  rolls: readonly { seat: number; faces: readonly number[] }[],
): { code: string; values: Record<string, string | number> } | null {
  if (streamCommitment(stream, seed) !== commitment) return { code: "seed", values: {} };
  const turns = new Map<number, number>();
  let last: Place | null = null;
  for (const [index, { seat, faces }] of rolls.entries()) {
    // One more roll of the same turn, or the first one of the seat's next turn.
    const turn = turns.get(seat) ?? -1;
    const more: Place[] = last?.[0] === seat ? [[seat, turn, last[2] + 1]] : [];
    const places: Place[] = [...more, [seat, turn + 1, 0]];
    const wanted = places.map((place) => sharedRoll(stream, seed, place, faces.length).join(" "));
    const given = faces.join(" ");
    const found = wanted.indexOf(given);
    if (found < 0) return { code: "faces", values: { roll: index + 1, given, wanted: wanted[0]! } };
    last = places[found]!;
    turns.set(seat, last[1]);
  }
  return null;
}

/** A die: the bytes past the last multiple of six are skipped. */
function face(key: Uint8Array, message: Uint8Array): number {
  for (let block = 0; ; block += 1) {
    for (const byte of hmac(sha256, key, concatBytes(message, long(block)))) {
      if (byte < 252) return 1 + (byte % 6);
    }
  }
}

const part = (data: Uint8Array) => concatBytes(num(data.length), data);
const text = (value: string) => part(utf8ToBytes(value));
const long = (value: number) => concatBytes(num(0), num(value)); // 8 bytes
