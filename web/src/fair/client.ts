/**
 * The client's side of the fair dice (docs/fair-dice.md, "Client"), for one seat or a spectator. It
 * believes only what it sent, what it computed, and what was bound by a hash before anything could
 * be chosen. It has no clock, no network and no page: messages go in, commands come out.
 */
import { Chain, newSecret, RENEW } from "./bytes";
import {
  Broken,
  type Entry,
  type Facts,
  headOf,
  readEntry,
  type Tips,
  Transcript,
} from "./transcript";

export type Phase = "open" | "ready" | "playing" | "watching" | "over" | "stopped";

/** What a link is for: a mix, or a roll of `<seat>:<dice>`. */
type Use = string;

export type Command =
  | { type: "ready"; seat: number; tip: string }
  | { type: "link"; seat: number; k: number; link: string }
  | { type: "roll"; seat: number; link: string | null }
  | { type: "act"; seat: number; action: string; link: string | null }
  | { type: "chain"; seat: number; tip: string }
  | { type: "return"; seat: number };

/** What an honest failure can also cause; shown in the log and counted in the receipt. */
export type NoticeCode = "away" | "gone" | "unused" | "device";

interface Own {
  secret: string;
  tip: string;
}

/** What is kept between visits, and shared by the tabs of one browser. */
export interface Saved {
  phase: Phase;
  facts: Facts | null;
  tips: (string | null)[] | null;
  seat: number | null;
  own: Own | null;
  /** The next chain, until the transcript has it. */
  next: Own | null;
  sent: Record<number, Use>;
  command: { action: string; dice: number | null } | null;
  n: number;
  t: string;
  /** All tips that were ours, oldest first. */
  tips_own: string[];
  notices: [k: number, code: NoticeCode][];
  stop: Stop | null;
}

export interface Stop {
  code: string;
  values: Record<string, string | number>;
  message: unknown;
}

export interface Receipt {
  table: string;
  seat: number | null;
  tips: string[];
  n: number;
  t: string;
  notices: [k: number, code: NoticeCode][];
}

/** Where a client keeps what it must not forget; `load` gives a fresh copy, `save` returns when it is kept. */
export interface Store {
  load(): Saved | null;
  save(saved: Saved): void;
}

const FRESH: Saved = {
  phase: "open",
  facts: null,
  tips: null,
  seat: null,
  own: null,
  next: null,
  sent: {},
  command: null,
  n: 0,
  t: "",
  tips_own: [],
  notices: [],
  stop: null,
};

export class FairClient {
  private readonly kept: Saved;
  transcript: Transcript | null = null;
  private readonly chains = new Map<string, Chain>();

  constructor(
    private readonly store: Store,
    private readonly random: () => string = newSecret,
  ) {
    this.kept = store.load() ?? structuredClone(FRESH);
    this.begin();
  }

  get saved(): Readonly<Saved> {
    return this.kept;
  }

  get phase(): Phase {
    return this.kept.phase;
  }

  get stop(): Stop | null {
    return this.kept.stop;
  }

  /** Whether this page has seen as much as any page of this browser: only then it may send. */
  get current(): boolean {
    return this.transcript !== null && this.transcript.n >= this.kept.n;
  }

  /** How many entries a server must have that is asked now. */
  get floor(): number {
    this.refresh();
    return this.kept.n;
  }

  // -- before the game -----------------------------------------------------------------------

  /** The table as the server shows it. `requested`: what we asked for when we created it. */
  view(facts: Facts, requested: Partial<Facts> = {}): void {
    this.guarded(facts, () => {
      const { kept } = this;
      const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
      for (const [field, wanted] of Object.entries(requested)) {
        if (!same(facts[field as keyof Facts], wanted)) throw new Broken("facts", { field });
      }
      const known = kept.facts;
      if (known) {
        const fields = Object.keys(facts) as (keyof Facts)[];
        const changed = fields.filter((field) => !same(facts[field], known[field]));
        // The host may change rules and seats: we are shown that, and get ready again.
        const early = kept.phase === "open" || kept.phase === "ready";
        const other = early ? ["variant", "first", "seats"] : [];
        const field = changed.find((one) => !other.includes(one));
        if (field) throw new Broken("facts", { field });
        if (changed.length && kept.phase === "ready") kept.phase = "open";
      }
      if (kept.phase === "open" || kept.phase === "ready") kept.facts = facts;
    });
  }

  /** The player gets ready at a seat. */
  ready(seat: number): void {
    this.guarded(null, () => {
      const { kept } = this;
      if (kept.facts?.source !== "fair" || kept.phase !== "open") return;
      if (kept.seat !== seat || kept.own === null) kept.own = this.draw();
      kept.tips_own = [kept.own.tip];
      kept.seat = seat;
      kept.phase = "ready";
    });
  }

  /** The player left the seat before the game, or was sent away. */
  leave(): void {
    this.guarded(null, () => {
      const { kept } = this;
      if (kept.phase === "ready") Object.assign(kept, { phase: "open", seat: null, own: null });
    });
  }

  /** All are ready: the tips are fixed, and so is the head. */
  sealed(head: string, tips: Tips): void {
    this.guarded({ type: "sealed", head, tips }, () => {
      const { kept } = this;
      const { facts } = kept;
      if (!facts) throw new Broken("facts", { field: "table" });
      if (headOf(facts, tips) !== head) throw new Broken("head");
      if (kept.tips) {
        if (headOf(facts, kept.tips) !== head) throw new Broken("head");
        return;
      }
      if (kept.phase === "ready") {
        const at = tips.flatMap((tip, seat) => (tip === kept.own!.tip ? [seat] : []));
        if (at.length !== 1 || facts.seats[at[0]!]?.kind !== "person") throw new Broken("tip");
        kept.seat = at[0]!;
        kept.phase = "playing";
      } else {
        kept.phase = "watching";
        kept.seat = kept.own = null;
      }
      kept.tips = [...tips];
      kept.t = head;
      this.begin();
    });
  }

  /** The page has found what can't be true of a message. */
  refuse(code: string, message: unknown, values: Stop["values"] = {}): void {
    this.guarded(message, () => {
      throw new Broken(code, values);
    });
  }

  // -- the game ------------------------------------------------------------------------------

  /** Entries from `after` on; false if some before them are missing here. `floor`: how many there must be at least. */
  entries(after: number, list: readonly unknown[], floor = 0): boolean {
    const { transcript } = this;
    if (!transcript) return false;
    if (after > transcript.n) return false;
    this.guarded({ type: "entries", after, list }, () => {
      list.forEach((data, place) => {
        const entry = readEntry(data, transcript.seats);
        const old = transcript.entries[after + place];
        if (!old) this.next(entry, transcript);
        else if (JSON.stringify(old) !== JSON.stringify(entry)) {
          throw new Broken("past", { entry: after + place + 1 });
        }
      });
      if (transcript.n < floor) throw new Broken("shorter", { given: transcript.n, wanted: floor });
    });
    return true;
  }

  /** The player throws the dice that are due; false if there is nothing to throw. */
  throw(): boolean {
    const { transcript, kept } = this;
    if (!transcript?.due || transcript.mixing || kept.phase !== "playing" || !this.current) {
      return false;
    }
    const { seat, dice } = transcript.due;
    return seat === kept.seat && transcript.number(seat) !== null && this.use(`${seat}:${dice}`);
  }

  /** The player decides; `dice` if the option throws. False while another choice of theirs is on its way. */
  act(action: string, dice: number | null = null): boolean {
    this.refresh();
    const { kept } = this;
    if (kept.phase !== "playing" || !this.current) return false;
    if (kept.command && (kept.command.action !== action || kept.command.dice !== dice))
      return false;
    this.guarded(null, () => (kept.command = { action, dice }));
    return true;
  }

  /** Play this seat from this device: with a new chain, because it has none that is in the game. */
  takeOver(seat: number): void {
    this.guarded(null, () => {
      const { kept, transcript } = this;
      if (kept.phase !== "watching" || !transcript?.isPerson(seat)) return;
      kept.seat = seat;
      kept.next ??= this.draw();
    });
  }

  /**
   * The commands that are to be sent now, the same bytes whenever it is asked again. What a link is
   * for is saved before this returns it.
   */
  commands(): Command[] {
    this.refresh();
    const { kept, transcript } = this;
    const { phase, seat, own } = kept;
    if (phase === "ready") return [{ type: "ready", seat: seat!, tip: own!.tip }];
    if (seat === null || !transcript || !this.current) return [];
    if (phase !== "playing" && !(phase === "watching" && kept.next)) return [];
    const found: Command[] = [];
    const { k, due } = transcript;
    const mine = phase === "playing" && own !== null;
    if (mine && !kept.next && this.isWorn(seat))
      this.guarded(null, () => (kept.next = this.draw()));
    if (kept.next && transcript.mayRenew(seat)) {
      found.push({ type: "chain", seat, tip: kept.next.tip });
    }
    if (!mine) return found;
    if (transcript.isAway(seat)) found.push({ type: "return", seat });
    const send = (use: Use) => {
      if (this.use(use)) found.push({ type: "link", seat, k, link: this.link(seat) });
    };
    if (transcript.mixing) {
      if (transcript.present(seat)) send("mix");
    } else if (due) {
      const use = `${due.seat}:${due.dice}`;
      // A throw of our own brings us back if we are called away.
      if (due.seat !== seat) {
        if (transcript.contributor === seat) send(use);
      } else if (kept.sent[k] === use) found.push({ type: "roll", seat, link: this.link(seat) });
    } else if (kept.command) {
      const { action, dice } = kept.command;
      const act = { type: "act", seat, action } as const;
      if (dice === null || transcript.number(seat) === null) found.push({ ...act, link: null });
      else if (this.use(`${seat}:${dice}`)) found.push({ ...act, link: this.link(seat) });
    }
    return found;
  }

  // -- what is kept --------------------------------------------------------------------------

  get receipt(): Receipt | null {
    const { facts, seat, tips_own, n, t, notices, tips } = this.kept;
    return facts && tips ? { table: facts.table, seat, tips: tips_own, n, t, notices } : null;
  }

  /** Everything that shows why this client stopped. */
  get evidence(): object | null {
    const { facts, tips, stop } = this.kept;
    if (!facts || !stop) return null;
    const entries = this.transcript?.entries ?? [];
    const { receipt } = this;
    return { format: "roost-evidence", version: 1, facts, tips, receipt, entries, stop };
  }

  // -- inside --------------------------------------------------------------------------------

  private next(entry: Entry, transcript: Transcript): void {
    const { kept } = this;
    const { k, due, contributor } = transcript;
    const seat = kept.phase === "playing" ? kept.seat : null;
    const use = kept.sent[k];
    if (seat !== null) this.allowed(entry, seat, transcript);
    const was = seat !== null && transcript.present(seat);
    transcript.add(entry);
    if (transcript.n < kept.n) return; // another tab has seen further
    if (transcript.n === kept.n) {
      if (transcript.t !== kept.t) throw new Broken("past", { entry: transcript.n });
      return;
    }
    kept.n = transcript.n;
    kept.t = transcript.t;
    const notice = (code: NoticeCode) => kept.notices.push([k, code]);
    if (transcript.k > k && use !== undefined) {
      const meant = entry.type === "roll" && use === `${due!.seat}:${due!.dice}`;
      if (!(was && (entry.type === "mix" || (meant && contributor === seat)))) notice("unused");
    }
    if (entry.type === "end") kept.phase = "over";
    if (kept.seat === null || !("seat" in entry) || entry.seat !== kept.seat) return;
    if (entry.type === "act") kept.command = null;
    if (entry.type === "chain") this.renewed(entry.tip, notice);
    if (seat === null) return;
    if (entry.type === "away" || entry.type === "gone") notice(entry.type);
    if (entry.type === "gone") Object.assign(kept, { phase: "watching", next: null });
  }

  /** What no one but this client can have caused. */
  private allowed(entry: Entry, seat: number, transcript: Transcript): void {
    const { kept } = this;
    const { k, due, contributor } = transcript;
    if (entry.type === "act" && entry.seat === seat && !transcript.isAway(seat)) {
      const chosen = kept.command?.action;
      const known = transcript.n < kept.n; // seen before, by another tab or before a reload
      if (!known && chosen !== entry.action) {
        throw new Broken("action", { given: entry.action, wanted: chosen ?? "" });
      }
    }
    const mixed = entry.type === "mix" && entry.links[seat] !== null;
    const rolled = entry.type === "roll" && contributor === seat;
    if (!mixed && !rolled) return;
    if (kept.own === null || transcript.tip(seat) !== kept.own.tip) return; // an earlier chain
    const use = mixed ? "mix" : `${due?.seat}:${due?.dice}`;
    if (kept.sent[k] !== use) throw new Broken("use", { index: k });
  }

  /** A chain was appended at our seat: ours, or another device's. */
  private renewed(tip: string, notice: (code: NoticeCode) => void): void {
    const { kept } = this;
    if (kept.next?.tip === tip) {
      if (kept.phase === "watching") kept.command = null;
      Object.assign(kept, { own: kept.next, next: null, phase: "playing" });
      kept.tips_own.push(tip);
      return;
    }
    notice("device");
    kept.own = kept.command = null;
    if (kept.phase === "playing") Object.assign(kept, { next: null, phase: "watching" }); // else we still take over
  }

  /** Whether our chain has given half of its links. */
  private isWorn(seat: number): boolean {
    return (this.transcript!.number(seat) ?? Infinity) > RENEW && this.transcript!.mayRenew(seat);
  }

  /** Bind the link of this index to one use, and save that; false if it is bound to another one. */
  private use(use: Use): boolean {
    this.refresh();
    const { k } = this.transcript!;
    const known = this.kept.sent[k];
    if (known === undefined) this.guarded(null, () => (this.kept.sent[k] = use));
    return (known ?? use) === use && this.kept.phase === "playing";
  }

  private link(seat: number): string {
    const { secret } = this.kept.own!;
    const chain = this.chains.get(secret) ?? new Chain(secret);
    this.chains.set(secret, chain);
    return chain.link(this.transcript!.number(seat)!);
  }

  private draw(): Own {
    const secret = this.random();
    const chain = new Chain(secret);
    this.chains.set(secret, chain);
    return { secret, tip: chain.tip };
  }

  private begin(): void {
    const { facts, tips } = this.kept;
    if (facts && tips && !this.transcript) this.transcript = new Transcript(facts, tips);
  }

  /** Another tab may have sent or seen something since. */
  private refresh(): void {
    const kept = this.store.load();
    if (kept) Object.assign(this.kept, kept, { sent: { ...this.kept.sent, ...kept.sent } });
    this.begin();
  }

  /** Change what is kept, and save it; a message that can't be true stops this client for good. */
  private guarded(message: unknown, change: () => void): void {
    this.refresh();
    if (this.kept.phase === "stopped") return;
    try {
      change();
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.kept.phase = "stopped";
      this.kept.stop = { code: error.code, values: error.values, message };
    }
    this.store.save(this.kept);
  }
}
