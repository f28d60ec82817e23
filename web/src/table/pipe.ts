/** What a table's socket speaks through: a WebSocket, or the worker that plays on this device. */
export interface Pipe {
  readonly open: boolean;
  /** Nothing lies in between that could get lost. */
  readonly local: boolean;
  onopen: (() => void) | null;
  onmessage: ((text: string) => void) | null;
  onclose: ((code: number) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A WebSocket as a pipe. */
export class Wire implements Pipe {
  readonly local = false;
  onopen: (() => void) | null = null;
  onmessage: ((text: string) => void) | null = null;
  onclose: ((code: number) => void) | null = null;
  private readonly socket: WebSocket;

  constructor(address: string) {
    this.socket = new WebSocket(address);
    this.socket.onopen = () => this.onopen?.();
    this.socket.onmessage = ({ data }: MessageEvent<string>) => this.onmessage?.(data);
    this.socket.onclose = ({ code }) => this.onclose?.(code);
  }

  get open(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }
}

/** Where a table's socket is, and from which version and entry on it is to tell what happened. */
export function liveAddress(
  table: string,
  since: number,
  entries: number,
  key: string | null,
): string {
  const url = new URL(`/api/tables/${table}/live`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("since", String(since));
  url.searchParams.set("entries", String(entries));
  if (key) url.searchParams.set("key", key);
  return url.href;
}
