import { BASE } from "$/app/address";

/** What playing without a server takes: `packaging/pack.py` writes the list and the files. */
export interface PackFile {
  name: string;
  hash: string;
  bytes: number;
  group: string; // "core", a game, or a game and a plus sign: for large tables
}

export interface Pack {
  version: string;
  python: Record<string, string>; // for what Pyodide was built
  files: PackFile[];
}

export const CACHE = "roost-offline";
/** One copy is kept, whatever a browser says of its languages when it asks. */
export const ANYHOW: CacheQueryOptions = { ignoreVary: true };

/** The address of a file holds what is in it: what was fetched once is never fetched again. */
export const addressOf = ({ name, hash }: PackFile): string => `${BASE}${name}?${hash}`;

export async function packList(): Promise<Pack> {
  return (await (await keptOrFetched(`${BASE}pack.json`)).json()) as Pack;
}

/** Not every browser lets every page keep things: those without a lock in the address bar do not. */
export const canKeep = (): boolean => "caches" in globalThis;

export async function keptOrFetched(address: string): Promise<Response> {
  const kept = canKeep() ? await (await caches.open(CACHE)).match(address, ANYHOW) : undefined;
  const found = kept ?? (await fetch(address));
  if (!found.ok) throw new Error(`${address}: HTTP ${found.status}`);
  return found;
}

/** Fetch a file; `told` hears of every piece that came. */
export async function bytesOf(
  file: PackFile,
  told: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  await readPieces(await keptOrFetched(addressOf(file)), (piece) => {
    pieces.push(piece);
    told(piece.length);
  });
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

export async function readPieces(
  { body }: Response,
  told: (piece: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  for (const reader = body!.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) break;
    told(value);
  }
}

export function unpacked(data: Uint8Array<ArrayBuffer>): Response {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip")));
}

const END_OF_DIRECTORY = 0x06054b50;

/** What is in a zip archive whose files were stored as they are (`_archive` in pack.py). */
export function* entriesOf(archive: ArrayBuffer): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const view = new DataView(archive);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  const names = new TextDecoder();
  const end = archive.byteLength - 22; // pack.py writes no comment after it
  if (long(end) !== END_OF_DIRECTORY) throw new Error("the archive is broken");
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left -= 1) {
    const [bytes, name, header] = [long(at + 24), short(at + 28), long(at + 42)];
    const start = header + 30 + short(header + 26) + short(header + 28);
    const path = names.decode(new Uint8Array(archive, at + 46, name));
    yield [path, new Uint8Array(archive, start, bytes)];
    at += 46 + name + short(at + 30) + short(at + 32);
  }
}
