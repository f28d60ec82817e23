/**
 * Where questions go: to the server, or to this device, which plays without one. A game stays where
 * it was begun. Anything else is asked of the server as long as it can be reached.
 */
import { SITE } from "$/app/address";
import { load, save } from "$/app/settings.svelte";
import { Wire, type Pipe } from "$/table/pipe";
import type { Device } from "./device";

const TABLES = "roost.device.tables";
const KEPT = "roost.device.kept";
const OF_TABLE = /^\/(?:tables|game)\/([A-Za-z0-9_-]{6,32})(?:[/?]|$)/;
const AGAIN_MS = 10_000; // before a server that was not there is asked again

const own = new Set(load<string[]>(TABLES) ?? []);
let away = $state(SITE);
let asked = 0; // when the server was last missed
let coming = $state.raw<{ done: number; of: number } | null>(null);
let starting = $state(false);
let elsewhere = $state(false);
let device: Promise<Device> | null = null;

/** Whether this device plays for itself now. */
export const isAway = (): boolean => away;
/** How much has come of what the device needs; null when nothing is on its way. */
export const arriving = (): { done: number; of: number } | null => coming;
/** Whether the device has begun to start, and answers nothing yet. */
export const isStarting = (): boolean => starting;
/** Whether a table is played on this device. */
export const isOwn = (table: string): boolean => SITE || own.has(table);

export const isKept = (): boolean => SITE || load<string>(KEPT) !== null;
export const keptVersion = (): string | null => load<string>(KEPT);
export const noteKept = (version: string | null): void => save(KEPT, version);

/** A table that was begun here. */
export function note(table: string): void {
  if (own.has(table)) return;
  own.add(table);
  save(TABLES, [...own]);
}

/** Ask about `path`, below /api, wherever it belongs. */
export async function reach(path: string, method: string, body?: unknown): Promise<Response> {
  const table = OF_TABLE.exec(path)?.[1] ?? null;
  if (SITE || (table !== null && own.has(table))) return askDevice(path, method, body);
  const missed = away && (!navigator.onLine || Date.now() - asked < AGAIN_MS);
  if (!missed || table !== null) {
    try {
      const answer = await askServer(path, method, body);
      away = false;
      return answer;
    } catch (error) {
      if (table !== null || !isKept()) throw error;
      [away, asked] = [true, Date.now()];
    }
  }
  return askDevice(path, method, body);
}

function askServer(path: string, method: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_BODY };
  return fetch(`/api${path}`, { method, ...sent });
}
const JSON_BODY = { "content-type": "application/json" };

async function askDevice(path: string, method: string, body?: unknown): Promise<Response> {
  const sent = body === undefined ? "" : JSON.stringify(body);
  return (await started()).ask(`/api${path}`, method, sent);
}

/** A table's socket; `address` is a WebSocket's. */
export function connect(table: string, address: string): Pipe {
  if (!isOwn(table)) return new Wire(address);
  const { pathname, search } = new URL(address);
  return new Later(started().then((found) => found.connect(pathname + search)));
}

function started(): Promise<Device> {
  device ??= begin();
  return device;
}

async function begin(): Promise<Device> {
  const held = import("./tabs").then(({ hold }) => hold((it) => (elsewhere = it), stop));
  const [{ Device }] = await Promise.all([import("./device"), held]);
  starting = true;
  const awake = () => (starting = false);
  return new Device(progress, awake, () => {
    awake();
    device = null;
  });
}

/** Whether another tab plays on this device, and whoever is here may want to. */
export const isElsewhere = (): boolean => elsewhere;

/** Another tab plays from now on. */
async function stop(): Promise<void> {
  const stopped = device;
  device = null;
  (await stopped)?.stop();
  starting = false;
}

/** Begin at once where it is plain that this device will be asked. */
export function wake(): void {
  if (keptVersion() !== null && !navigator.onLine) void started();
}

function progress(done: number, of: number): void {
  coming = done < of ? { done, of } : null;
}

/** The game after one on this device is played on it too. */
function noteNext(text: string): void {
  const { table } = JSON.parse(text) as { table: string | null };
  if (table !== null) note(table);
}

/** A pipe that is still being laid. */
class Later implements Pipe {
  readonly local = true;
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: ((code: number) => void) | null = null;
  private pipe: Pipe | null = null;
  private given = false;

  constructor(laid: Promise<Pipe>) {
    laid.then(
      (pipe) => this.lay(pipe),
      () => this.onclose?.(FAILED),
    );
  }

  get open(): boolean {
    return this.pipe?.open ?? false;
  }

  send(text: string): void {
    this.pipe?.send(text);
  }

  close(): void {
    this.given = true;
    this.pipe?.close();
  }

  private lay(pipe: Pipe): void {
    this.pipe = pipe;
    if (this.given) pipe.close();
    pipe.onopen = () => this.onopen?.();
    pipe.onmessage = (text) => {
      if (text.startsWith('{"type":"ack"')) noteNext(text);
      this.onmessage?.(text);
    };
    pipe.onclose = (code) => this.onclose?.(code);
  }
}
const FAILED = 1011;
