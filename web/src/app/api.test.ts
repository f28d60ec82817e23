import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ask, isKnown, isRecognised, Refused, send } from "./api";

const page = (status: number) => new Response("<h1>Bad gateway</h1>", { status });
const said = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
let kept: Map<string, string>;
let answers: Response[];
let asked: string[];

beforeEach(() => {
  kept = new Map<string, string>();
  answers = [];
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(answers.shift() ?? page(502));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of it, however long one has to wait. */
async function inTime<T>(work: Promise<T>): Promise<T | string> {
  const ended = work.catch((error: unknown) => (error as Refused).problem.code);
  await vi.runAllTimersAsync();
  return ended;
}

describe("a proxy whose server is being replaced", () => {
  it("is asked again, and its next server answers", async () => {
    answers = [page(502), page(503), said(200, { games: [] })];
    expect(await inTime(ask("/games"))).toEqual({ games: [] });
    expect(asked).toEqual(Array(3).fill("GET /api/games"));
  });
  it("is believed in the end", async () => {
    expect(await inTime(ask("/games"))).toBe("unreachable");
    expect(asked).toHaveLength(4);
  });
  it("is asked once where that changes something", async () => {
    expect(await inTime(send("/tables/x/close", "POST"))).toBe("unreachable");
    expect(asked).toHaveLength(1);
  });
  it("is not confused with a server that refuses", async () => {
    answers = [said(503, { code: "store-failed", message: "", values: {} })];
    expect(await inTime(ask("/games"))).toBe("store-failed");
    answers = [page(404)];
    expect(await inTime(ask("/games"))).toBe("unreachable");
    expect(asked).toHaveLength(2);
  });
});

describe("a browser that has forgotten who it is", () => {
  it("is told by the server, which knows its cookie", async () => {
    answers = [said(200, { id: "ana1", name: "Ana" })];
    expect(isKnown()).toBe(false);
    expect(await inTime(isRecognised())).toBe(true);
    expect(asked).toEqual(["GET /api/me"]);
    expect(isKnown()).toBe(true);
  });
  it("stays nobody where the server does not", async () => {
    answers = [said(401, { code: "not-known", message: "", values: {} })];
    expect(await inTime(isRecognised())).toBe(false);
    expect(isKnown()).toBe(false);
  });
});
