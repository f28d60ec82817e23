import { beforeEach, describe, expect, it, vi } from "vitest";
import { openPage, settle } from "$/testing/page";

const HOME = "http://roost.test";
const SIZES: Record<string, number> = {
  "/": 30,
  "/assets/index-a1.js": 70,
  "/pack/python.zip?b2": 500,
  "/pack/roost.zip?c3": 400,
};
const OF = 1000;
const file = (name: string) => ({ name, bytes: SIZES[`/${name}`] ?? 0 });
const packed = (name: string, hash: string) => ({ ...file(`${name}?${hash}`), name, hash });
const LISTS: Record<string, unknown> = {
  "/app.json": { version: "a", files: [file(""), file("assets/index-a1.js")] },
  "/pack.json": {
    version: "p",
    files: [packed("pack/python.zip", "b2"), packed("pack/roost.zip", "c3")],
  },
};

/** What somebody is sent piece by piece, when the test says so. */
class Sending {
  private writer!: ReadableStreamDefaultController<Uint8Array>;
  readonly answer: Response;

  constructor(signal: AbortSignal | null) {
    const body = new ReadableStream<Uint8Array>({ start: (writer) => void (this.writer = writer) });
    signal?.addEventListener("abort", () => this.writer.error(signal.reason));
    this.answer = new Response(body);
  }

  async send(bytes: number): Promise<void> {
    this.writer.enqueue(new Uint8Array(bytes));
    await rest();
  }

  async end(): Promise<void> {
    this.writer.close();
    await rest();
  }

  async break(): Promise<void> {
    this.writer.error(new TypeError("network error"));
    await rest();
  }
}

/** Streams hand on what they have between two turns of the loop. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await settle();
  }
}

const kept = new Map<string, string>();
const cached = new Map<string, ArrayBuffer>();
const cache = {
  keys: () => Promise.resolve([...cached.keys()].map((url) => ({ url }))),
  match: (address: string) => Promise.resolve(cached.get(HOME + address)),
  put: async (address: string, answer: Response) =>
    void cached.set(HOME + address, await answer.arrayBuffer()),
  delete: ({ url }: { url: string }) => Promise.resolve(cached.delete(url)),
};
let lists: (path: string) => Response;
let sendings: Map<string, Sending>;
let getting: import("./getting.svelte").Getting;

beforeEach(async () => {
  openPage();
  kept.clear();
  cached.clear();
  sendings = new Map();
  lists = (path) => Response.json(LISTS[path]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve() },
    storage: { persist: () => Promise.resolve(true) },
  });
  vi.stubGlobal("fetch", async (address: string, { signal }: { signal: AbortSignal | null }) => {
    await settle();
    if (address in LISTS) return lists(address);
    signal?.throwIfAborted();
    const sending = new Sending(signal);
    sendings.set(address, sending);
    return sending.answer;
  });
  vi.resetModules();
  getting = new (await import("./getting.svelte")).Getting();
});

describe("the settings", () => {
  it("name how much is to come", async () => {
    await getting.look();
    expect([getting.offered, getting.size]).toEqual([true, OF]);
  });

  it("offer nothing where the server has nothing to fetch", async () => {
    lists = () => new Response(null, { status: 404 });
    await getting.look();
    expect(getting.offered).toBe(false);
  });

  it("offer it where nobody answered at first, and it can be had when somebody does", async () => {
    lists = () => {
      throw new TypeError("gone");
    };
    await getting.look();
    expect([getting.offered, getting.size]).toEqual([true, null]);
    await getting.get();
    expect([getting.failed, getting.coming, getting.offered]).toEqual([true, null, true]);
    lists = (path) => Response.json(LISTS[path]);
    const got = getting.get();
    expect(getting.failed).toBe(false);
    await rest();
    for (const sending of sendings.values()) await sending.end();
    await got;
    expect([getting.ready, getting.failed]).toEqual([true, false]);
  });
});

describe("the bar", () => {
  it("moves with every piece, and is gone when all is there", async () => {
    const got = getting.get();
    await rest();
    expect([...sendings.keys()]).toEqual(Object.keys(SIZES));
    const shown = [getting.coming];
    const [page, script, python, roost] = [...sendings.values()];
    await python!.send(200);
    shown.push(getting.coming);
    await script!.send(90); // more than was said: what the list says counts
    shown.push(getting.coming);
    for (const sending of [page, script, roost]) await sending!.end(); // less than was said
    shown.push(getting.coming);
    expect(shown).toEqual([0, 200, 270, 700].map((done) => ({ done, of: OF })));
    expect(getting.ready).toBe(false);
    await python!.end();
    await got;
    expect([getting.coming, getting.ready, getting.failed]).toEqual([null, true, false]);
    expect([...cached.keys()].sort()).toEqual(Object.keys(SIZES).map((path) => HOME + path));
  });

  it("is gone when one file fails: no other moves it, and what came does not come again", async () => {
    await getting.look();
    const got = getting.get();
    await rest();
    const [, script, python, roost] = [...sendings.values()];
    await script!.end();
    await python!.send(200);
    await roost!.break();
    await got;
    expect([getting.coming, getting.ready, getting.failed]).toEqual([null, false, true]);
    expect(getting.size).toBe(OF - SIZES["/assets/index-a1.js"]!);
    sendings.clear();
    const again = getting.get();
    await rest();
    expect(getting.coming).toEqual({ done: SIZES["/assets/index-a1.js"], of: OF });
    expect(sendings.has("/assets/index-a1.js")).toBe(false);
    for (const sending of sendings.values()) await sending.end();
    await again;
    expect(getting.ready).toBe(true);
  });
});
