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

/** Where the app lies: at the root of a server, anywhere on a site without one. */
export const BASE = import.meta.env.BASE_URL;

export const CACHE = "roost-offline";

/** The address of a file holds what is in it: what was fetched once is never fetched again. */
export const addressOf = ({ name, hash }: PackFile): string => `${BASE}${name}?${hash}`;

export async function packList(): Promise<Pack> {
  return (await (await keptOrFetched(`${BASE}pack.json`)).json()) as Pack;
}

/** Not every browser lets every page keep things: those without a lock in the address bar do not. */
export const canKeep = (): boolean => "caches" in globalThis;

export async function keptOrFetched(address: string): Promise<Response> {
  const kept = canKeep() ? await (await caches.open(CACHE)).match(address) : undefined;
  const found = kept ?? (await fetch(address));
  if (!found.ok) throw new Error(`${address}: HTTP ${found.status}`);
  return found;
}

/** Fetch a file; `told` hears of every piece that came. */
export async function bytesOf(
  file: PackFile,
  told: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await keptOrFetched(addressOf(file));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = response.body!.getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) break;
    pieces.push(value);
    told(value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
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
