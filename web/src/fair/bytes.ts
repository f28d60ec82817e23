/** Bytes and hashes of the fair dice (docs/fair-dice.md, "Bytes"). SHA-256 is the only primitive. */
import { sha256 } from "@noble/hashes/sha2.js";
import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  randomBytes,
  utf8ToBytes,
} from "@noble/hashes/utils.js";

const SCHEME = "roost-dice/3/";
const LINK = utf8ToBytes(`${SCHEME}link`);
export const LINKS = 1024; // links of one chain
export const RENEW = 512; // links after which a chain is renewed

/** A number as 4 bytes; none is `ffffffff`. */
export function num(value: number | null): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value ?? 0xffffffff);
  return bytes;
}

/** The bytes of a link, tip or state; no bytes if there is none. */
export const raw = (hex: string | null): Uint8Array => hexToBytes(hex ?? "");

/** SHA-256 over the tag and the parts, each with its length; texts are UTF-8. */
export function hash(tag: string, ...parts: (string | Uint8Array)[]): string {
  const all = [SCHEME + tag, ...parts].map((p) => (typeof p === "string" ? utf8ToBytes(p) : p));
  return bytesToHex(sha256(concatBytes(...all.flatMap((part) => [num(part.length), part]))));
}

const previous = (link: Uint8Array) => sha256(concatBytes(LINK, link));

/** The link `steps` before this one. */
export function before(link: string, steps: number): string {
  let bytes: Uint8Array = hexToBytes(link);
  for (let left = steps; left > 0; left -= 1) bytes = previous(bytes);
  return bytesToHex(bytes);
}

/** Numbers below `limit` drawn from a state, all equally likely: the bytes past the last full multiple are skipped. */
function draw(tag: string, s: string, limit: number, count: number): number[] {
  const drawn: number[] = [];
  for (let block = 0; drawn.length < count; block += 1) {
    const bytes = raw(hash(tag, raw(s), num(block)));
    for (const byte of bytes) if (byte < 256 - (256 % limit)) drawn.push(byte % limit);
  }
  return drawn.slice(0, count);
}

export function faces(s: string, dice: number): number[] {
  return draw("faces", s, 6, dice)
    .map((value) => value + 1)
    .sort((a, b) => a - b);
}

export const firstSeat = (s: string, seats: number): number => draw("first", s, seats, 1)[0]!;

/** The ten digits that players compare. */
export function checkNumber(s: string): string {
  return lastDigits(hash("check", raw(s)), 10);
}

export function lastDigits(hex: string, count: number): string {
  return (BigInt(`0x${hex}`) % 10n ** BigInt(count)).toString().padStart(count, "0");
}

/** The 32 random bytes at the far end of a chain. Never derived, shown or exported. */
export const newSecret = (): string => bytesToHex(randomBytes(32));

/** One seat's chain: its tip, and the link of each number. */
export class Chain {
  private readonly links: Uint8Array[];

  constructor(secret: string) {
    const links: Uint8Array[] = [hexToBytes(secret)];
    for (let left = LINKS; left > 0; left -= 1) links.push(previous(links.at(-1)!));
    this.links = links.reverse();
  }

  get tip(): string {
    return bytesToHex(this.links[0]!);
  }

  link(number: number): string {
    if (!(number >= 1 && number <= LINKS)) throw new RangeError(`no link ${number}`);
    return bytesToHex(this.links[number]!);
  }
}
