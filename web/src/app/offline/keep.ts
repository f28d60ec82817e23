/** Puts by what the app and its pack consist of, so that both work without a network. */
import { BASE } from "$/app/address";
import { addressOf, ANYHOW, CACHE, canKeep, readPieces, type Pack } from "./pack";
import { keptVersion, noteKept } from "./place.svelte";

interface App {
  version: string;
  files: { name: string; bytes: number }[];
}

interface Wanted {
  address: string;
  bytes: number;
}

const AT_ONCE = 6; // as many connections as browsers open

export type Told = (done: number, of: number) => void;

/** Whether this browser can do it here: pages without a secure connection may keep nothing. */
export const canWork = (): boolean => canKeep() && "serviceWorker" in navigator;

class NotThere extends Error {}

async function asked(address: string, signal: AbortSignal | null = null): Promise<Response> {
  const answer = await fetch(address, { cache: "no-cache", signal });
  if (answer.status === 404) throw new NotThere(address);
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`);
  return answer;
}

const fresh = async <T>(name: string): Promise<T> => (await (await asked(BASE + name)).json()) as T;

async function lists(): Promise<{ version: string; wanted: Wanted[] }> {
  const [app, pack] = await Promise.all([fresh<App>("app.json"), fresh<Pack>("pack.json")]);
  const own = app.files.map(({ name, bytes }) => ({ address: BASE + name, bytes }));
  const packed = pack.files.map((file) => ({ address: addressOf(file), bytes: file.bytes }));
  return { version: `${app.version}-${pack.version}`, wanted: [...own, ...packed] };
}

/** How many bytes are still to come; null where the server has no such thing. */
export async function missing(): Promise<number | null> {
  const found = await lists().catch((error: unknown) => {
    if (error instanceof NotThere) return null;
    throw error;
  });
  if (found === null) return null;
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return found.wanted
    .filter(({ address }) => !there.has(new URL(address, location.href).href))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Fetch what is not there yet, and forget what nobody asks for any more. */
export async function keep(told: Told): Promise<void> {
  const [{ version, wanted }, cache] = await Promise.all([lists(), caches.open(CACHE)]);
  const of = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  const given = new AbortController();
  let done = 0;
  const come = (bytes: number): void => {
    done += bytes;
    if (!given.signal.aborted) told(done, of);
  };
  come(0);
  const waiting = wanted.values();
  const fetchSome = async (): Promise<void> => {
    for (const file of waiting) await fetchOne(cache, file, come, given.signal);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  } catch (error) {
    given.abort(); // the others stop, too
    throw error;
  }
  const kept = new Set(wanted.map(({ address }) => new URL(address, location.href).href));
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
  await navigator.serviceWorker.register(`${BASE}sw.js`);
  await navigator.serviceWorker.ready;
  void navigator.storage.persist();
  noteKept(version);
}

async function fetchOne(
  cache: Cache,
  { address, bytes }: Wanted,
  come: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let left = bytes;
  // Names without a hash may hold something else by now.
  if (!/\/(assets|pack)\//.test(address) || !(await cache.match(address, ANYHOW))) {
    const answer = await asked(address, signal);
    const putting = cache.put(address, answer.clone());
    const reading = readPieces(answer, (piece) => {
      const counted = Math.min(piece.length, left);
      left -= counted;
      come(counted);
    });
    await Promise.all([putting, reading]);
  }
  come(left);
}

/** A newer app may have come since: what is kept follows it, without a word. */
export async function keepUp(): Promise<void> {
  if (keptVersion() === null || !canWork() || !navigator.onLine) return;
  if ((await lists()).version !== keptVersion()) await keep(() => undefined);
}

/** Games stay; what they are played with goes. */
export async function drop(): Promise<void> {
  noteKept(null);
  await caches.delete(CACHE);
  const registered = await navigator.serviceWorker.getRegistration(BASE);
  // It also shows notes about turns, where somebody wants them.
  if (!(await registered?.pushManager.getSubscription())) await registered?.unregister();
}
