/** The page's end of the worker that plays for it: asked like a server. */
import type { Pipe } from "$/table/pipe";
import type { FromWorker, ToWorker } from "./messages";

interface Asking {
  start(status: number, kind: string): void;
  chunk(data: Uint8Array<ArrayBuffer>): void;
  end(): void;
  failed(message: string): void;
}

const UNEXPECTED = 1011;
const WITHOUT_BODY = new Set([204, 304]);

export class Device {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly asking = new Map<number, Asking>();
  private readonly sockets = new Map<number, DeviceSocket>();
  private ids = 0;

  /** `progress` hears how much of what it needs has come, `ready` that it answers, and `failed` that
   * it is of no use. */
  constructor(
    private readonly progress: (done: number, of: number) => void,
    private readonly ready: () => void,
    private readonly failed: () => void,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    this.worker.onerror = ({ message }) => this.fail(message);
  }

  ask(address: string, method: string, body: string): Promise<Response> {
    const id = ++this.ids;
    return new Promise((resolve, reject) => {
      let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          writer = controller;
        },
        cancel: () => this.post({ type: "leave", id }),
      });
      this.asking.set(id, {
        start: (status, kind) => {
          const answer = WITHOUT_BODY.has(status) ? null : stream;
          resolve(new Response(answer, { status, headers: { "content-type": kind } }));
        },
        chunk: (data) => writer?.enqueue(data),
        end: () => {
          this.asking.delete(id);
          writer?.close();
        },
        failed: (message) => reject(new TypeError(message)),
      });
      this.post({ type: "ask", id, method, address, body });
    });
  }

  connect(address: string): Pipe {
    const id = ++this.ids;
    const socket = new DeviceSocket((message) => this.post({ ...message, id }));
    this.sockets.set(id, socket);
    this.post({ type: "connect", id, address });
    return socket;
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private receive(message: FromWorker): void {
    switch (message.type) {
      case "start":
        this.asking.get(message.id)?.start(message.status, message.kind);
        break;
      case "chunk":
        this.asking.get(message.id)?.chunk(message.data);
        break;
      case "end":
        this.asking.get(message.id)?.end();
        break;
      case "opened":
        this.sockets.get(message.id)?.opened();
        break;
      case "said":
        this.sockets.get(message.id)?.said(message.text);
        break;
      case "closed":
        this.sockets.get(message.id)?.closed(message.code);
        this.sockets.delete(message.id);
        break;
      case "progress":
        this.progress(message.done, message.of);
        break;
      case "failed":
        this.fail(message.message);
        break;
      case "ready":
        this.ready();
        break;
    }
  }

  private fail(message: string): void {
    this.failed();
    this.end(message);
  }

  /** What is on the disk stays there, and nothing is written any more. */
  stop(): void {
    this.end("stopped");
  }

  private end(message: string): void {
    this.worker.terminate();
    for (const asking of this.asking.values()) asking.failed(message);
    for (const socket of this.sockets.values()) socket.closed(UNEXPECTED);
    this.asking.clear();
    this.sockets.clear();
  }
}

type Said = { type: "say"; text: string } | { type: "leave" };

/** What a WebSocket is to a server. */
class DeviceSocket implements Pipe {
  readonly local = true;
  open = false;
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: ((code: number) => void) | null = null;

  constructor(private readonly post: (message: Said) => void) {}

  send(text: string): void {
    this.post({ type: "say", text });
  }

  close(): void {
    this.post({ type: "leave" });
  }

  opened(): void {
    this.open = true;
    this.onopen?.();
  }

  said(text: string): void {
    this.onmessage?.(text);
  }

  closed(code: number): void {
    this.open = false;
    this.onclose?.(code);
  }
}
