/** The transcript of a game, entry by entry (docs/fair-dice.md, "Transcript"): what may follow, and what follows from it. */
import { before, checkNumber, faces, firstSeat, hash, LINKS, num, raw, RENEW } from "./bytes";

export interface SeatFacts {
  kind: "person" | "bot";
  bot: string; // its key, or ""
}

/** What a table is, before anybody has got ready. */
export interface Facts {
  table: string;
  game: string;
  variant: string;
  rules: number;
  position: string; // or ""
  source: string; // "fair", "manual" or "shared:<stream>:<commitment>"
  first: number | null; // the named first seat; null if it is drawn
  seats: SeatFacts[];
  server: string | null; // its tip
}

export type Tips = readonly (string | null)[];

export type Entry =
  | { type: "mix"; links: (string | null)[]; server: string }
  | { type: "due"; seat: number; dice: number }
  | { type: "roll"; link: string | null; server: string | null; faces: number[] }
  | { type: "act"; seat: number; action: string }
  | { type: "away" | "back" | "gone"; seat: number }
  | { type: "chain"; seat: number; tip: string }
  | { type: "end"; status: "over" | "abandoned"; scores: string };

/** Why a message can't be true. The text is `web-fair-stop-<code>`. */
export class Broken extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

interface ChainState {
  tip: string;
  base: number; // its first index
  last: readonly [number: number, link: string]; // the link seen last; 0 is the tip
}

export interface Due {
  seat: number;
  dice: number;
}

const HEX = /^[0-9a-f]{64}$/;
const isHex = (value: unknown): value is string => typeof value === "string" && HEX.test(value);
const isCount = (value: unknown, limit: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;
const MOST_DICE = 256;

export function headOf(facts: Facts, tips: Tips): string {
  const { table, game, variant, rules, position, source, first, seats, server } = facts;
  const perSeat = seats.flatMap(({ kind, bot }, seat) => [kind, bot, raw(tips[seat] ?? null)]);
  const what = [table, game, variant, num(rules), position, source];
  return hash("head", ...what, num(first), num(seats.length), ...perSeat, raw(server));
}

/** Read an entry from the wire; the fields come in a fixed order, so that equal entries are equal texts. */
export function readEntry(data: unknown, seats: number): Entry {
  if (typeof data !== "object" || data === null) throw new Broken("entry", { entry: "?" });
  const { type, ...fields } = data as Record<string, unknown>;
  const bad = new Broken("entry", { entry: String(type) });
  const { seat } = fields;
  switch (type) {
    case "mix": {
      const { links, server } = fields;
      if (!Array.isArray(links) || links.length !== seats || !isHex(server)) throw bad;
      if (!links.every((link) => link === null || isHex(link))) throw bad;
      return { type, links: links as (string | null)[], server };
    }
    case "due":
      if (!isCount(seat, seats) || !isCount(fields.dice, MOST_DICE) || !fields.dice) throw bad;
      return { type, seat, dice: fields.dice };
    case "roll": {
      const { link = null, server = null, faces } = fields;
      if (!(link === null || isHex(link)) || !(server === null || isHex(server))) throw bad;
      if (!Array.isArray(faces) || !faces.every((f) => isCount(f, 7) && f > 0)) throw bad;
      return { type, link, server, faces: faces as number[] };
    }
    case "act":
      if (!isCount(seat, seats) || typeof fields.action !== "string") throw bad;
      return { type, seat, action: fields.action };
    case "away":
    case "back":
    case "gone":
      if (!isCount(seat, seats)) throw bad;
      return { type, seat };
    case "chain":
      if (!isCount(seat, seats + 1) || !isHex(fields.tip)) throw bad;
      return { type, seat, tip: fields.tip };
    case "end": {
      const { status, scores = "" } = fields;
      if ((status !== "over" && status !== "abandoned") || typeof scores !== "string") throw bad;
      return { type, status, scores };
    }
    default:
      throw bad;
  }
}

/** A game so far. `add` checks everything before it changes anything. */
export class Transcript {
  n = 0;
  k = 0;
  s: string;
  t: string;
  due: Due | null = null;
  mixing: boolean;
  over = false;
  rolls = 0;
  bare = 0; // rolls without the link of a person
  /** The ten digits, and whose links are in them. */
  check: { digits: string; from: readonly boolean[] } | null = null;
  readonly entries: Entry[] = [];
  private readonly chains: (ChainState | null)[]; // the server's comes last
  private readonly away: boolean[];
  private readonly person: boolean[];
  private renewed = new Set<number>();
  /** Who starts: named in the head, or drawn by the first mix. */
  first: number | null;
  private begun = false;

  constructor(
    readonly facts: Facts,
    tips: Tips,
  ) {
    const { seats, server, first, source } = facts;
    this.s = this.t = headOf(facts, tips);
    const all = source === "fair" ? [...seats.map((_, seat) => tips[seat] ?? null), server] : [];
    this.chains = all.map((tip) => (tip === null ? null : { tip, base: 0, last: [0, tip] }));
    this.away = seats.map(() => false);
    this.person = seats.map(({ kind }) => kind === "person");
    this.first = first;
    this.mixing = source === "fair";
  }

  get seats(): number {
    return this.away.length;
  }

  tip(seat: number): string | null {
    return this.chains[seat]?.tip ?? null;
  }

  /** The number of the seat's only link for index k; null if its chain has none. */
  number(seat: number): number | null {
    const chain = this.chains[seat];
    if (!chain) return null;
    const number = this.k - chain.base + 1;
    return number >= 1 && number <= LINKS ? number : null;
  }

  isPerson(seat: number): boolean {
    return this.person[seat] ?? false;
  }

  isAway(seat: number): boolean {
    return this.away[seat] ?? false;
  }

  present(seat: number): boolean {
    return this.isPerson(seat) && !this.isAway(seat) && this.number(seat) !== null;
  }

  /** The first present seat clockwise from the thrower; null if there is none, or no roll is due. */
  get contributor(): number | null {
    const { due, seats } = this;
    if (!due) return null;
    for (let step = 0; step < seats; step += 1) {
      const seat = (due.seat + step) % seats;
      if (this.present(seat)) return seat;
    }
    return null;
  }

  mayRenew(seat: number): boolean {
    const chain = this.chains[seat] ?? null;
    if (this.facts.source !== "fair" || this.mixing || this.over || this.renewed.has(seat)) {
      return false;
    }
    if (seat === this.seats) return chain !== null && this.k - chain.base >= RENEW;
    return this.isPerson(seat);
  }

  add(entry: Entry): void {
    if (this.over) throw new Broken("after-end");
    const free = ["mix", "away", "back", "gone", "end"];
    if (this.mixing && !free.includes(entry.type)) throw not(entry);
    const fields = this.effect(entry);
    this.t = hash("entry", raw(this.t), entry.type, ...fields);
    this.n += 1;
    this.entries.push(entry);
  }

  private effect(entry: Entry): (string | Uint8Array)[] {
    switch (entry.type) {
      case "mix":
        return this.mix(entry);
      case "due":
        if (this.due) throw not(entry);
        if (!this.begun && this.first !== null && entry.seat !== this.first) {
          throw new Broken("first", { seat: entry.seat, wanted: this.first });
        }
        this.begun = true;
        this.due = { seat: entry.seat, dice: entry.dice };
        return [num(entry.seat), num(entry.dice)];
      case "roll":
        return this.roll(entry);
      case "act":
        if (this.due) throw not(entry);
        if (this.facts.position) this.begun = true; // it may begin with a decision
        return [num(entry.seat), entry.action];
      case "away":
      case "back":
        if (!this.isPerson(entry.seat)) throw not(entry);
        if (this.isAway(entry.seat) === (entry.type === "away")) throw not(entry);
        this.away[entry.seat] = entry.type === "away";
        return [num(entry.seat)];
      case "gone":
        if (!this.isPerson(entry.seat)) throw not(entry);
        this.person[entry.seat] = false;
        if (this.chains.length) this.chains[entry.seat] = null;
        return [num(entry.seat)];
      case "chain":
        if (!this.mayRenew(entry.seat)) throw not(entry);
        this.k += 1;
        this.chains[entry.seat] = { tip: entry.tip, base: this.k, last: [0, entry.tip] };
        this.renewed.add(entry.seat);
        this.mixing = true;
        return [num(entry.seat), raw(entry.tip)];
      case "end":
        this.over = true;
        return [entry.status, entry.scores];
    }
  }

  private mix(entry: Extract<Entry, { type: "mix" }>): Uint8Array[] {
    if (!this.mixing) throw not(entry);
    const found = entry.links.map((link, seat) => {
      if ((link !== null) !== this.present(seat)) throw new Broken("mix", { seat });
      return this.fitting(seat, link);
    });
    found.push(this.fitting(this.seats, entry.server));
    this.accept(found);
    this.s = hash("mix", raw(this.s), num(this.k), ...entry.links.map(raw), raw(entry.server));
    if (this.k === 0) {
      const from = entry.links.map((link) => link !== null);
      this.check = { digits: checkNumber(this.s), from };
      this.first ??= firstSeat(this.s, this.seats);
    }
    this.k += 1;
    this.mixing = false;
    return [raw(this.s), raw("")];
  }

  private roll(entry: Extract<Entry, { type: "roll" }>): Uint8Array[] {
    const { due, contributor } = this;
    if (!due || entry.faces.length !== due.dice) throw not(entry);
    const dice = Uint8Array.from(entry.faces);
    if (this.facts.source === "fair") {
      if ((entry.link === null) !== (contributor === null)) {
        throw new Broken("part", { seat: contributor ?? due.seat });
      }
      const found = [this.fitting(this.seats, entry.server)];
      if (contributor !== null) found.push(this.fitting(contributor, entry.link));
      const s = this.rolled(entry.link, entry.server);
      const wanted = faces(s, due.dice);
      if (wanted.join() !== entry.faces.join()) {
        const values = { given: entry.faces.join(" "), wanted: wanted.join(" ") };
        throw new Broken("faces", { roll: this.rolls + 1, ...values });
      }
      this.accept(found);
      this.s = s;
      if (contributor === null) this.bare += 1;
    }
    const s = this.facts.source === "fair" ? raw(this.s) : num(this.k);
    this.k += 1;
    this.rolls += 1;
    this.due = null;
    this.renewed.clear();
    return [s, dice];
  }

  /** The state that these links give for the roll that is due. */
  rolled(link: string | null, server: string | null): string {
    const what = [num(this.k), num(this.due!.seat), num(this.contributor), raw(link)];
    return hash("roll", raw(this.s), ...what, raw(server));
  }

  /** A link that leads to the one seen last, with its place; null where there is none. */
  private fitting(seat: number, link: string | null): [number, number, string] | null {
    if (link === null && seat < this.seats) return null;
    const number = this.number(seat);
    const last = this.chains[seat]?.last;
    if (link === null || number === null || !last || number <= last[0]) {
      throw new Broken("link", { seat });
    }
    if (before(link, number - last[0]) !== last[1]) throw new Broken("link", { seat });
    return [seat, number, link];
  }

  private accept(found: ([number, number, string] | null)[]): void {
    for (const one of found) if (one) this.chains[one[0]]!.last = [one[1], one[2]];
  }
}

function not(entry: Entry): Broken {
  return new Broken("entry", { entry: entry.type });
}
