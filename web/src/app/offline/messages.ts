/** What a page and the worker that plays for it say to each other. `id` is a request's or socket's. */
export type ToWorker =
  | { type: "ask"; id: number; method: string; address: string; body: string }
  | { type: "connect"; id: number; address: string }
  | { type: "say"; id: number; text: string }
  | { type: "leave"; id: number };

export type FromWorker =
  | { type: "start"; id: number; status: number; kind: string }
  | { type: "chunk"; id: number; data: Uint8Array<ArrayBuffer> }
  | { type: "end"; id: number }
  | { type: "opened"; id: number }
  | { type: "said"; id: number; text: string }
  | { type: "closed"; id: number; code: number; reason: string }
  | { type: "progress"; done: number; of: number }
  | { type: "ready" }
  | { type: "failed"; message: string };
