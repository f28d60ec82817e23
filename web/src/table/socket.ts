/**
 * A table's socket. It comes back by itself, asks for what it missed, and repeats what was not
 * answered: every command carries an id, so a repetition is harmless.
 */
import { REFUSED } from "$/generated/house";
import { Wire, type Pipe } from "./pipe";
import type { Ack, ClientMessage, Command, Problem, ServerMessage } from "$/generated/wire";

export type Connection = "connecting" | "open" | "lost";
export type Order = Command extends infer C
  ? C extends { id: string }
    ? Omit<C, "id">
    : never
  : never;
export type Answer = Ack | Problem;

interface Waiting {
  message: Command;
  resolve: (answer: Answer) => void;
}

export interface Listener {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
}

const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;
const WAITS = [250, 500, 1000, 2000, 4000, 8000];

export class TableSocket {
  private socket: Pipe | null = null;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    private readonly connect: (address: string) => Pipe = (to) => new Wire(to),
  ) {
    window.addEventListener("offline", this.drop);
    window.addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
  }

  open(): void {
    clearTimeout(this.timer);
    const socket = this.connect(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.heard = Date.now();
      this.beat();
      this.listener.connection("open");
      for (const { message } of this.waiting.values()) this.write(message);
    };
    socket.onmessage = (text) => {
      this.heard = Date.now();
      this.receive(JSON.parse(text) as ServerMessage);
    };
    socket.onclose = (code) => {
      if (code === REFUSED) this.close(); // asking again would not help
      this.lost(socket);
    };
  }

  /** Send a command; resolves with the server's answer, however long the way there is. */
  send(order: Order): Promise<Answer> {
    const message = { ...order, id: newId() };
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve });
      if (this.socket?.open) this.write(message);
    });
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("offline", this.drop);
    window.removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    if ((message.type === "ack" || message.type === "error") && message.id !== null) {
      const found = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      found?.resolve(message);
      return;
    }
    this.listener.message(message);
  }

  private beat(): void {
    clearInterval(this.heart);
    this.heart = setInterval(() => {
      if (Date.now() - this.heard > PING_EVERY + PONG_WITHIN) this.drop();
      else this.write({ type: "ping", id: newId() });
    }, PING_EVERY);
  }

  private lost(socket: Pipe): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    clearInterval(this.heart);
    this.listener.connection("lost");
    const wait = WAITS[Math.min(this.attempts, WAITS.length - 1)]!;
    this.attempts += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  /** The network went away: do not wait for the browser to notice. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket || socket.local) return;
    socket.close();
    this.lost(socket);
  };

  /** The network or the person is back: try at once. */
  private now = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    this.attempts = 0;
    this.open();
  };
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
