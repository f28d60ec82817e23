/** Puts by what the app and its pack consist of, so that both work without a network. */
import { addressOf, BASE, CACHE, canKeep, type Pack } from "./pack";
import { keptVersion, noteKept } from "./place.svelte";

interface App {
  version: string;
  files: { name: string; bytes: number }[];
}

interface Wanted {
  address: string;
  bytes: number;
}

export type Told = (done: number, of: number) => void;

/** Whether this browser can do it here: pages without a secure connection may keep nothing. */
export const canWork = (): boolean => canKeep() && "serviceWorker" in navigator;

const fresh = async <T>(name: string): Promise<T> => {
  const answer = await fetch(BASE + name, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${name}: HTTP ${answer.status}`);
  return (await answer.json()) as T;
};

async function lists(): Promise<{ version: string; wanted: Wanted[] }> {
  const [app, pack] = await Promise.all([fresh<App>("app.json"), fresh<Pack>("pack.json")]);
  const own = app.files.map(({ name, bytes }) => ({ address: BASE + name, bytes }));
  const packed = pack.files.map((file) => ({ address: addressOf(file), bytes: file.bytes }));
  return { version: `${app.version}-${pack.version}`, wanted: [...own, ...packed] };
}

/** How many bytes are still to come. */
export async function missing(): Promise<number> {
  const [{ wanted }, cache] = await Promise.all([lists(), caches.open(CACHE)]);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  return wanted
    .filter(({ address }) => !there.has(new URL(address, location.href).href))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Fetch what is not there yet, and forget what nobody asks for any more. */
export async function keep(told: Told): Promise<void> {
  const [{ version, wanted }, cache] = await Promise.all([lists(), caches.open(CACHE)]);
  const of = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  told(done, of);
  for (const { address, bytes } of wanted) {
    // Names without a hash may hold something else by now.
    if (!/\/(assets|pack)\//.test(address) || !(await cache.match(address))) {
      const answer = await fetch(address, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`);
      await cache.put(address, answer);
    }
    done += bytes;
    told(done, of);
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
