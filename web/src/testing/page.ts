/** A page without a browser: what the app asks of `window`, `document` and the network. */
import { vi } from "vitest";
import type { ClientMessage, ServerMessage } from "$/generated/wire";

/** A socket whose other end is the test. */
export class FakeWebSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeWebSocket[] = [];

  readyState = FakeWebSocket.CONNECTING;
  written: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }

  static get last(): FakeWebSocket {
    return FakeWebSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.written.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = FakeWebSocket.CLOSED;
  }

  // -- what the server and the network do

  accept(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = FakeWebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

class FakeDocument extends EventTarget {
  visibilityState = "visible";
  hidden = false;
  documentElement = { lang: "", dataset: {} };
}

/** What a browser keeps. */
export class FakeStorage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

/** Put up a page; `answers` are what the server says to requests, by path. */
export function openPage(answers: Record<string, () => unknown> = {}) {
  FakeWebSocket.all = [];
  const window = new EventTarget();
  const document = new FakeDocument();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("location", new URL("http://roost.test/table/t1"));
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("fetch", (path: string) => {
    const found = Object.entries(answers).find(([start]) => path.startsWith(`/api${start}`));
    if (!found) return Promise.reject(new TypeError(`nobody answers ${path}`));
    const said = found[1]();
    return Promise.resolve(said instanceof Response ? said : Response.json(said));
  });
  return { window, document };
}

/** Let everything that is under way come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
