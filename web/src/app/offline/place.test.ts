import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Pipe } from "$/table/pipe";
import { FakeWebSocket, openPage, settle } from "$/testing/page";

const asked: string[] = [];
let awake: () => void;
let piped: Pipe | undefined;
vi.mock("./device", () => ({
  Device: class {
    constructor(_: unknown, ready: () => void) {
      awake = ready;
    }

    ask(address: string, method: string): Promise<Response> {
      asked.push(`device ${method} ${address}`);
      return Promise.resolve(new Response("{}"));
    }

    connect(address: string): Pipe {
      asked.push(`device connect ${address}`);
      piped = { local: true, open: true, send() {}, close() {} } as unknown as Pipe;
      return piped;
    }
  },
}));

let reachable: boolean;
let place: typeof import("./place.svelte");

beforeEach(async () => {
  openPage();
  asked.length = 0;
  piped = undefined;
  reachable = true;
  vi.stubGlobal("navigator", { onLine: true });
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
    asked.push(`server ${method!} ${address}`);
    return reachable ? Promise.resolve(new Response("{}")) : Promise.reject(new TypeError("gone"));
  });
  vi.resetModules();
  place = await import("./place.svelte");
});

describe("a question", () => {
  it("goes to the server as long as it can be reached", async () => {
    place.noteKept("v1");
    await place.reach("/games", "GET");
    expect(asked).toEqual(["server GET /api/games"]);
    expect(place.isAway()).toBe(false);
  });

  it("is answered by a device that is ready, where no server answers", async () => {
    place.noteKept("v1");
    reachable = false;
    await place.reach("/tables", "POST", {});
    await place.reach("/games", "GET"); // the server is not asked again at once
    expect(asked).toEqual([
      "server POST /api/tables",
      "device POST /api/tables",
      "device GET /api/games",
    ]);
    expect(place.isAway()).toBe(true);
  });

  it("fails where nothing is ready for it", async () => {
    reachable = false;
    await expect(place.reach("/games", "GET")).rejects.toThrow("gone");
    expect(place.isAway()).toBe(false);
  });

  it("about a table of the server's is not for the device, whatever becomes of the server", async () => {
    place.noteKept("v1");
    reachable = false;
    await expect(place.reach("/tables/abcdefgh", "GET")).rejects.toThrow("gone");
    await expect(place.reach("/tables/abcdefgh/record", "GET")).rejects.toThrow("gone");
    expect(asked.every((line) => line.startsWith("server"))).toBe(true);
  });

  it("about a table that was begun here stays here, with the server back", async () => {
    place.note("abcdefgh");
    await place.reach("/tables/abcdefgh?key=x", "GET");
    expect(asked).toEqual(["device GET /api/tables/abcdefgh?key=x"]);
    expect([place.isOwn("abcdefgh"), place.isOwn("zyxwvuts")]).toEqual([true, false]);
  });
});

describe("a rematch", () => {
  const LIVE = "ws://roost.example/api/tables/abcdefgh/live?since=3";
  const ack = (table: string | null) =>
    JSON.stringify({ type: "ack", id: "c1", version: 9, table });

  it("of a table on this device is on this device too, also after the page is loaded anew", async () => {
    place.note("abcdefgh");
    const heard: string[] = [];
    const pipe = place.connect("abcdefgh", LIVE);
    pipe.onmessage = (text) => void heard.push(text);
    await vi.waitFor(() => expect(piped?.onmessage).toBeTruthy());
    expect(asked).toEqual(["device connect /api/tables/abcdefgh/live?since=3"]);
    piped!.onmessage?.(ack(null));
    expect(place.isOwn("zyxwvuts")).toBe(false);
    piped!.onmessage?.(ack("zyxwvuts"));
    expect(heard).toEqual([ack(null), ack("zyxwvuts")]);
    expect([place.isOwn("zyxwvuts"), place.isOwn("abcdefgh")]).toEqual([true, true]);
    await place.reach("/tables/zyxwvuts", "GET");
    place.connect("zyxwvuts", LIVE.replace("abcdefgh", "zyxwvuts"));
    await vi.waitFor(() =>
      expect(asked.slice(1)).toEqual([
        "device GET /api/tables/zyxwvuts",
        "device connect /api/tables/zyxwvuts/live?since=3",
      ]),
    );
    vi.resetModules();
    place = await import("./place.svelte");
    expect(place.isOwn("zyxwvuts")).toBe(true);
  });

  it("of a table on the server is asked of the server", async () => {
    const pipe = place.connect("abcdefgh", LIVE);
    pipe.onmessage = () => {};
    FakeWebSocket.last.accept();
    FakeWebSocket.last.onmessage?.({ data: ack("zyxwvuts") });
    await settle();
    expect(place.isOwn("zyxwvuts")).toBe(false);
    await place.reach("/tables/zyxwvuts", "GET");
    expect(asked).toEqual(["server GET /api/tables/zyxwvuts"]);
  });
});

describe("a device that was asked", () => {
  it("is said to start until it is ready", async () => {
    place.note("abcdefgh");
    expect(place.isStarting()).toBe(false);
    await place.reach("/tables/abcdefgh", "GET");
    expect(place.isStarting()).toBe(true);
    awake();
    expect(place.isStarting()).toBe(false);
  });
});
