/**
 * Roost's own server in a worker: Python for the browser runs the same authority, and answers what
 * a page would ask a server. Only the app's own address is ever asked for anything.
 */
import { BASE } from "$/app/address";
import type { Journal } from "./journal";
import type { FromWorker, ToWorker } from "./messages";
import {
  addressOf,
  bytesOf,
  entriesOf,
  packList,
  unpacked,
  type Pack,
  type PackFile,
} from "./pack";

/** What is used of Pyodide. */
interface Python {
  pyimport(module: string): Browser;
  FS: Files;
}
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}
interface Browser {
  start(journal: Journal, bring: (game: string, seats: number) => Promise<void>): Promise<Device>;
}
interface Device {
  ask(method: string, address: string, body: string, asker: object): () => void;
  connect(address: string, listener: object): Socket;
}
interface Socket {
  say(text: string): void;
  close(): void;
}
interface Bytes {
  getBuffer(kind: "u8"): { data: Uint8Array<ArrayBuffer>; release(): void };
}

const SITE = "/lib/python3.14/site-packages";
const WASM = "pyodide.asm.wasm";
const FEW_SEATS = 4;

const post = (message: FromWorker, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

// -- fetching ------------------------------------------------------------------------------------

const tally = { done: 0, of: 0 };

function come(bytes: number): void {
  tally.done += bytes;
  post({ type: "progress", ...tally });
}

async function fetched(file: PackFile): Promise<Uint8Array<ArrayBuffer>> {
  tally.of += file.bytes;
  return bytesOf(file, come);
}

/** Pyodide asks for its parts by itself: they are on their way already. */
function answerFetches(parts: Map<string, () => Promise<Response>>): void {
  const usual = self.fetch.bind(self);
  self.fetch = (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const part = parts.get(new URL(address, location.href).href);
    return part === undefined ? usual(asked, options) : part();
  };
}

/** Whatever does not wait for another thing begins at once: two processors share the work. */
async function startPython(pack: Pack): Promise<Python> {
  const core = new Map(pack.files.map((file) => [file.name.split("/").at(-1)!, file]));
  const address = addressOf(core.get("pyodide.mjs")!);
  const script = import(/* @vite-ignore */ address) as Promise<{
    loadPyodide: (options: object) => Promise<Python>;
  }>;
  const get = (name: string) => fetched(core.get(`${name}.packed`)!).then(unpacked);
  const [wasm, library, own] = [get(WASM), get("python.zip"), get("roost.zip")];
  const folder = new URL(`${BASE}pack/`, location.href).href;
  // With its type said, it is compiled while it is unpacked.
  const headers = { "content-type": "application/wasm" };
  answerFetches(
    new Map([
      [folder + WASM, async () => new Response((await wasm).body, { headers })],
      [`${folder}python.zip`, () => library],
    ]),
  );
  const { loadPyodide } = await script;
  return loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}python.zip`,
    // Nothing is ever installed from elsewhere.
    lockFileContents: { info: pack.python, packages: {} },
    packageBaseUrl: folder,
    fsInit: async (files: Files) => unfold(await (await own).arrayBuffer(), files),
  });
}

/** By ourselves: Python would take half a second over it. */
function unfold(archive: ArrayBuffer, files: Files): void {
  const made = new Set<string>();
  for (const [name, data] of entriesOf(archive)) {
    const path = `${SITE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, data, { canOwn: true });
  }
}

// -- answering -----------------------------------------------------------------------------------

const left = new Map<number, () => void>(); // how to give up what is being done
const sockets = new Map<number, Socket>();

function ask(device: Device, { id, method, address, body }: ToWorker & { type: "ask" }): void {
  const leave = device.ask(method, address, body, {
    start: (status: number, kind: string) => post({ type: "start", id, status, kind }),
    chunk: (bytes: Bytes) => {
      const buffer = bytes.getBuffer("u8");
      const data = buffer.data.slice();
      buffer.release();
      post({ type: "chunk", id, data }, [data.buffer]);
    },
    end: () => {
      left.delete(id);
      post({ type: "end", id });
    },
  });
  left.set(id, leave);
}

function connect(device: Device, id: number, address: string): void {
  const socket = device.connect(address, {
    opened: () => post({ type: "opened", id }),
    said: (text: string) => post({ type: "said", id, text }),
    closed: (code: number, reason: string) => {
      sockets.delete(id);
      left.delete(id);
      post({ type: "closed", id, code, reason });
    },
  });
  sockets.set(id, socket);
  left.set(id, () => socket.close());
}

function receive(device: Device, message: ToWorker): void {
  if (message.type === "ask") ask(device, message);
  else if (message.type === "connect") connect(device, message.id, message.address);
  else if (message.type === "say") sockets.get(message.id)?.say(message.text);
  else left.get(message.id)?.();
}

// -- starting ------------------------------------------------------------------------------------

async function start(): Promise<Device> {
  // A file of its own: tests try it by itself.
  const opening = import("./journal").then(({ Journal }) => Journal.open("roost-journal"));
  opening.catch(() => undefined); // it is awaited below
  const pack = await packList();
  const python = await startPython(pack);
  const brought = new Map<string, Promise<void>>();

  async function bringGroup(group: string): Promise<void> {
    for (const file of pack.files.filter((one) => one.group === group)) {
      const [, , game, name] = file.name.split("/");
      const folder = `${SITE}/roost/bots/${game!}/weights`;
      python.FS.mkdirTree(folder);
      python.FS.writeFile(`${folder}/${name!}`, await fetched(file), { canOwn: true });
    }
  }

  function once(group: string): Promise<void> {
    let found = brought.get(group);
    if (found === undefined) {
      found = bringGroup(group);
      found.catch(() => brought.delete(group));
      brought.set(group, found);
    }
    return found;
  }

  const bring = async (game: string, seats: number): Promise<void> => {
    await once(game);
    if (seats > FEW_SEATS) await once(`${game}+`);
  };
  const browser = python.pyimport("roost.server.offline.browser");
  return browser.start(await opening, bring);
}

const waiting: ToWorker[] = [];
let running: Device | null = null;
self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (running === null) waiting.push(data);
  else receive(running, data);
};

start().then(
  (device) => {
    running = device;
    for (const message of waiting) receive(device, message);
    post({ type: "ready" });
  },
  (error: unknown) => post({ type: "failed", message: String(error) }),
);
