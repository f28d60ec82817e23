/**
 * The fair dice of one table on this device: one client for each seat played here, or one that only
 * watches. All that a page shows of a table goes through `see` first.
 */
import type { EntryList, StepView, TableStatus, TableView } from "$/generated/wire";
import { type Command, FairClient, type NoticeCode, type Receipt, type Stop } from "./client";
import { sharedFault } from "./shared";
import { BrowserStore, PageStore, Tabs, wished } from "./store";
import { type Entry, type Facts, headOf } from "./transcript";

export interface Told {
  table: TableView;
  entries?: EntryList | null;
  steps?: readonly StepView[];
}

/** What the page shows of the dice. */
export interface DiceShown {
  /** Seats that this device can play. */
  plays: readonly number[];
  /** Seats of ours that another device plays. */
  elsewhere: readonly number[];
  rolls: number;
  bare: number;
  digits: string | null;
  notices: readonly Notice[];
  stop: Stop | null;
}

export interface Notice {
  code: NoticeCode;
  seat: number;
  roll: number; // the roll it is about, counted from 1
}

type Roll = Pick<Extract<Entry, { type: "roll" }>, "faces"> & { seat: number };

export function factsOf(table: TableView): Facts {
  const { dice } = table;
  const shared = `shared:${dice.stream}:${dice.commitment}`;
  return {
    table: table.id,
    game: table.game,
    variant: table.variant,
    rules: table.rules,
    position: table.start ?? "",
    source: dice.source === "shared" ? shared : dice.source,
    first: dice.first,
    seats: table.seats.map(({ kind, bot }) =>
      kind === "bot" ? { kind, bot: bot ?? "" } : { kind: "person", bot: "" },
    ),
    server: dice.tip,
  };
}

export class FairTable {
  private clients: FairClient[];
  /** Seats that were played here since the page was opened: another device may take them over. */
  private readonly played = new Set<number>();
  private mine: readonly number[] = [];
  private readonly wasReady = new Set<number>();
  /** The state of the table that the page shows. */
  private version = -1;
  private readonly tabs: Tabs;
  /** Whether this tab plays, or leaves that to another one and watches; null before it has seen the table. */
  private plays: boolean | null = null;

  constructor(readonly id: string) {
    this.tabs = new Tabs(id);
    this.clients = this.stored();
  }

  /** The clients that this browser keeps. */
  private stored(): FairClient[] {
    const found = [this.open(0)];
    while (this.store(found.length).load() !== null) found.push(this.open(found.length));
    return found;
  }

  private store = (slot: number) => new BrowserStore(this.id, slot);
  private open = (slot: number) => new FairClient(this.store(slot));

  // -- tabs ----------------------------------------------------------------------------------

  /** The tab that was opened last plays. */
  private claim(): void {
    this.tabs.claim();
    if (this.plays === false) {
      const [watcher] = this.clients;
      this.clients = this.stored();
      this.each((client) => teach(client, watcher!));
    }
    this.plays = true;
  }

  /** Watch, if another tab has begun to play. */
  private yield(): void {
    if (!this.plays || this.tabs.isOurs || this.stop) return;
    const watcher = new FairClient(new PageStore());
    teach(watcher, this.clients[0]!);
    this.clients = [watcher];
    this.plays = false;
  }

  // -- messages ------------------------------------------------------------------------------

  /** The number of entries that all clients have seen on this page. */
  get n(): number {
    return Math.min(...this.clients.map(({ transcript }) => transcript?.n ?? 0));
  }

  /** The number of entries that a server must have that is asked now. */
  get floor(): number {
    return Math.max(...this.clients.map((client) => client.floor));
  }

  get facts(): Facts | null {
    return this.clients[0]!.saved.facts;
  }

  /**
   * Check a message before it is shown. False if entries before it are missing: they are to be
   * fetched from `n` on, given to `fill`, and the message is to be seen again.
   */
  see({ table, entries = null, steps = [] }: Told, mine: readonly number[], floor = 0): boolean {
    const { dice, status } = table;
    if (table.version < this.version) return true; // late, and not shown
    if (this.plays === null) this.claim();
    this.yield();
    const facts = factsOf(table);
    this.each((client) => client.view(facts, client.saved.facts ? {} : wished(this.id)));
    this.sit(mine, status);
    if (status === "open") this.unready(table);
    const { head, tips } = dice;
    if (dice.source !== "fair" && dice.source !== "shared") return true;
    if (head === null) {
      if (status === "playing" || status === "over") this.refuse("head", { type: "view", table });
      return true;
    }
    this.each((client) => client.sealed(head, tips));
    if (dice.entries < floor) {
      const values = { given: dice.entries, wanted: floor };
      this.refuse("shorter", { type: "view", table }, values);
    }
    if (entries) this.fill(entries);
    if (this.stop !== null) return true;
    if (this.n < dice.entries) return false;
    this.shown(table, steps);
    this.version = table.version;
    this.takeSeats();
    return true;
  }

  /** Which seats the server calls ours: before the game a player may leave one, or be sent away. */
  sit(mine: readonly number[], status: TableStatus): void {
    this.mine = mine;
    if (status !== "open") return;
    for (const client of this.clients) {
      const { seat } = client.saved;
      if (seat !== null && !mine.includes(seat)) client.leave();
    }
  }

  /** The host has changed the table: who was ready has to agree again. */
  private unready({ seats }: TableView): void {
    for (const client of this.clients) {
      const seat = client.phase === "ready" ? client.saved.seat : null;
      if (seat === null) continue;
      if (seats[seat]?.ready) this.wasReady.add(seat);
      else if (this.wasReady.delete(seat)) client.leave();
    }
  }

  /** Entries from `after` on. */
  fill({ after, list }: EntryList): void {
    this.each((client) => client.entries(after, list));
  }

  /** What is shown must be what was checked: no more, no less, and the same dice. */
  private shown(table: TableView, steps: readonly StepView[]): void {
    const { transcript } = this.clients[0]!;
    if (!transcript) return;
    const shown = steps.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === "rolled" || event.type === "rolled-off" ? [event] : [],
      ),
    );
    const rolls = this.rolls(transcript.entries);
    const last = rolls.slice(rolls.length - shown.length);
    const same = shown.every(({ seat, dice }, place) => {
      const roll = last[place];
      return roll?.seat === seat && roll.faces.join() === dice.join();
    });
    if (!same || shown.length > rolls.length || transcript.n > table.dice.entries) {
      this.refuse("step", { type: "steps", n: table.dice.entries, steps });
    }
    const { stream, seed } = table.dice;
    if (table.dice.source !== "shared" || stream === null || seed === null) return;
    const fault = sharedFault(stream, table.dice.commitment ?? "", seed, rolls);
    if (fault) this.refuse(fault.code, { type: "seed", stream, seed }, fault.values);
  }

  private rolls(entries: readonly Entry[]): Roll[] {
    let seat = 0;
    return entries.flatMap((entry) => {
      if (entry.type === "due") seat = entry.seat;
      return entry.type === "roll" ? [{ seat, faces: entry.faces }] : [];
    });
  }

  private refuse(code: string, message: unknown, values: Stop["values"] = {}): void {
    this.each((client) => client.refuse(code, message, values));
  }

  private each(work: (client: FairClient) => unknown): void {
    for (const client of this.clients) work(client);
  }

  // -- our seats -----------------------------------------------------------------------------

  private of(seat: number): FairClient | undefined {
    return this.clients.find(({ saved }) => saved.seat === seat);
  }

  /** The client of a seat; a free one or a new one if it has none. */
  private clientOf(seat: number): FairClient {
    const known = this.of(seat);
    if (known) return known;
    const isFree = ({ saved }: FairClient) =>
      saved.seat === null || (saved.phase === "open" && !this.mine.includes(saved.seat));
    return this.clients.find(isFree) ?? this.another();
  }

  private another(): FairClient {
    const client = this.open(this.clients.length);
    teach(client, this.clients[0]!);
    this.clients.push(client);
    return client;
  }

  /** The player gets ready. Whether this table's dice take a part of theirs. */
  ready(seat: number): boolean {
    this.claim();
    const client = this.clientOf(seat);
    client.ready(seat);
    return client.phase === "ready";
  }

  /** A device that has no chain of its seat gives it a new one, once. */
  private takeSeats(): void {
    for (const seat of this.mine) {
      const client = this.of(seat);
      if (client?.phase === "playing") this.played.add(seat);
      else if (!this.played.has(seat)) this.takeOver(seat);
    }
  }

  takeOver(seat: number): void {
    if (this.facts?.source !== "fair") return;
    this.claim();
    this.played.add(seat);
    this.clientOf(seat).takeOver(seat);
  }

  /** The player throws the dice that are due. */
  throw(seat: number): boolean {
    return this.of(seat)?.throw() ?? false;
  }

  /** The player decides; `dice` if the option throws. */
  act(seat: number, action: string, dice: number | null): boolean {
    return this.of(seat)?.act(action, dice) ?? false;
  }

  /** What is to be sent now. */
  commands(): Command[] {
    this.yield();
    return this.stop ? [] : this.clients.flatMap((client) => client.commands());
  }

  // -- what is shown -------------------------------------------------------------------------

  get stop(): Stop | null {
    return this.clients.find(({ stop }) => stop)?.stop ?? null;
  }

  get evidence(): object | null {
    return this.clients.find(({ stop }) => stop)?.evidence ?? null;
  }

  get receipt(): Receipt | null {
    return this.kept[0]!.receipt;
  }

  /** The clients with our secrets, whichever tab plays. */
  private get kept(): FairClient[] {
    return this.plays === false ? this.stored() : this.clients;
  }

  get dice(): DiceShown {
    const { clients, mine, played } = this;
    const { rolls = 0, bare = 0, check = null } = clients[0]!.transcript ?? {};
    const plays = clients.flatMap(({ phase, saved }) =>
      phase === "playing" && saved.seat !== null ? [saved.seat] : [],
    );
    const over = clients[0]!.transcript?.over ?? false;
    const isElsewhere = (seat: number) =>
      played.has(seat) && !plays.includes(seat) && !this.of(seat)?.saved.next;
    // Only who has a link of its own in the mix knows that nobody could choose the digits.
    const own = this.kept.some(({ saved: { tips, tips_own } }) =>
      tips?.some((tip, seat) => tip && tips_own.includes(tip) && check?.from[seat]),
    );
    const digits = own ? (check?.digits ?? null) : null;
    return {
      plays,
      elsewhere: over || this.stop ? [] : mine.filter(isElsewhere),
      ...{ rolls, bare, digits, notices: this.notices(), stop: this.stop },
    };
  }

  private notices(): Notice[] {
    const entries = this.clients[0]!.transcript?.entries ?? [];
    return this.kept.flatMap(({ saved }) =>
      saved.notices.map(([k, code]) => ({
        code,
        seat: saved.seat ?? 0,
        roll: rollAt(entries, k),
      })),
    );
  }
}

/** Show a client what another one has seen. */
function teach(client: FairClient, { saved: { facts, tips }, transcript }: FairClient): void {
  if (facts) client.view(facts);
  if (!facts || !tips || !transcript) return;
  client.sealed(headOf(facts, tips), tips);
  client.entries(0, transcript.entries);
}

/** The roll that had index k, or came next, counted from 1. */
function rollAt(entries: readonly Entry[], k: number): number {
  let index = 0;
  let roll = 1;
  for (const { type } of entries) {
    if (index === k) break;
    if (type === "mix" || type === "roll" || type === "chain") index += 1;
    if (type === "roll") roll += 1;
  }
  return roll;
}
