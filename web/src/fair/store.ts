/** What a table's clients keep in this browser, shared by its tabs. */
import { load, save } from "$/app/settings.svelte";
import type { TableRequest } from "$/generated/wire";
import type { Saved, Store } from "./client";
import type { Facts } from "./transcript";

const TABLES = "roost.dice";
const MOST = 150; // tables; the oldest are forgotten
const held = new Map<string, string>(); // where the browser does not let us store anything

const keyOf = (table: string, slot: number) => `${TABLES}.${table}.${slot}`;
const wishKey = (table: string) => `${TABLES}.${table}.wish`;
const tabKey = (table: string) => `${TABLES}.${table}.tab`;

export class BrowserStore implements Store {
  private readonly key: string;

  constructor(
    private readonly table: string,
    private readonly slot: number,
  ) {
    this.key = keyOf(table, slot);
  }

  load(): Saved | null {
    const text = held.get(this.key);
    return text === undefined ? load<Saved>(this.key) : (JSON.parse(text) as Saved);
  }

  save(saved: Saved): void {
    const text = JSON.stringify(saved);
    try {
      if (this.slot === 0) note(this.table);
      localStorage.setItem(this.key, text);
      held.delete(this.key);
    } catch {
      held.set(this.key, text);
      forget(this.key); // an old state would be worse than none
    }
  }
}

/** The tab that plays: two at once would use one link for two things. The others watch. */
export class Tabs {
  private readonly own = Math.random().toString(36).slice(2);
  private readonly key: string;

  constructor(table: string) {
    this.key = tabKey(table);
  }

  claim(): void {
    save(this.key, this.own);
  }

  get isOurs(): boolean {
    return (load<string>(this.key) ?? this.own) === this.own;
  }
}

/** A store that lasts as long as the page. */
export class PageStore implements Store {
  private saved: Saved | null = null;
  load = (): Saved | null => structuredClone(this.saved);
  save = (saved: Saved): void => void (this.saved = structuredClone(saved));
}

/** Keep what was asked for when a table was created: its page stops if it gets another one. */
export function expectTable(
  id: string,
  { game, seats, first = null, dice = { type: "fair" }, start = null }: TableRequest,
): void {
  const kinds = seats.map((seat) =>
    seat.type === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "person", bot: "" },
  );
  // The server writes positions its own way, and who starts follows from them.
  const given = first === null ? {} : { first };
  const from = start === null ? { position: "", ...given } : {};
  expectFacts(id, { game, source: dice.type, seats: kinds, ...from });
}

/** The next game of the same players: with fair dice, except after hand-entered ones. */
export function expectRematch(id: string, facts: Facts): void {
  const source = facts.source === "manual" ? "manual" : "fair";
  expectFacts(id, { game: facts.game, source }); // its host may change the rules
}

const expectFacts = (id: string, facts: object) => save(wishKey(id), { table: id, ...facts });

export const wished = (table: string): Partial<Facts> => load(wishKey(table)) ?? {};

function note(table: string): void {
  const known = load<string[]>(TABLES) ?? [];
  if (known.at(-1) === table) return;
  const others = known.filter((one) => one !== table);
  for (const old of others.splice(0, others.length + 1 - MOST)) {
    const slots = Array.from({ length: 8 }, (_, slot) => keyOf(old, slot));
    for (const key of [...slots, wishKey(old), tabKey(old)]) forget(key);
  }
  save(TABLES, [...others, table]);
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be stored, so nothing is.
  }
}
