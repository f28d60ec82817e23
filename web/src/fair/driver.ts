/**
 * The browser's client for tests in other languages: JSON lines in, JSON lines out. Bundle and run:
 * `node_modules/.bin/rolldown src/fair/driver.ts --platform node -o FILE && node FILE`
 *
 * In: `{client, op, …}`, where clients of one `store` are tabs of one browser. Ops are the methods of
 * `FairClient`: open {store, secrets}, view {facts, requested}, ready {seat}, leave, sealed {head, tips},
 * entries {after, list, floor}, throw, act {action, dice}, takeOver {seat}. `secrets` are used in order.
 * Out: `{phase, n, k, t, s, check, commands, notices, stop, receipt, answer}`.
 */
import { createInterface } from "node:readline";
import { newSecret } from "./bytes";
import { FairClient, type Saved } from "./client";
import type { Facts, Tips } from "./transcript";

interface Order {
  client: string;
  op: string;
  store: string;
  secrets?: string[];
  facts: Facts;
  requested?: Partial<Facts>;
  seat: number;
  head: string;
  tips: Tips;
  after: number;
  list: unknown[];
  floor?: number;
  action: string;
  dice: number | null;
}

const clients = new Map<string, FairClient>();
const stores = new Map<string, string>();

function open({ store, secrets = [] }: Order): FairClient {
  const kept = {
    load: () => JSON.parse(stores.get(store) ?? "null") as Saved | null,
    save: (saved: Saved) => void stores.set(store, JSON.stringify(saved)),
  };
  return new FairClient(kept, () => secrets.shift() ?? newSecret());
}

function perform(client: FairClient, order: Order): unknown {
  switch (order.op) {
    case "view":
      return client.view(order.facts, order.requested);
    case "ready":
      return client.ready(order.seat);
    case "leave":
      return client.leave();
    case "sealed":
      return client.sealed(order.head, order.tips);
    case "entries":
      return client.entries(order.after, order.list, order.floor);
    case "throw":
      return client.throw();
    case "act":
      return client.act(order.action, order.dice);
    case "takeOver":
      return client.takeOver(order.seat);
    case "open":
    case "look":
      return null;
    default:
      throw new Error(`unknown op ${order.op}`);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as Order;
  if (order.op === "open") clients.set(order.client, open(order));
  const client = clients.get(order.client)!;
  const answer = perform(client, order) ?? null;
  const commands = client.commands();
  const { phase, stop, receipt, transcript } = client;
  const { n, k, s, t } = transcript ?? { n: 0, k: 0, s: "", t: "" };
  const check = transcript?.check?.digits ?? null;
  const { seat, notices } = client.saved;
  const shown = { phase, seat, n, k, s, t, check, commands, notices, stop, receipt, answer };
  process.stdout.write(`${JSON.stringify(shown)}\n`);
}
