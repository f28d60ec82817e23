/** A small server for tests of the fair dice, with a game of its own: throw 8, keep or throw fewer, next seat. */
import { Chain, faces } from "$/fair/bytes";
import { type Command, type Saved, type Store } from "$/fair/client";
import { type Entry, type Facts, headOf, Transcript } from "$/fair/transcript";

/** Random numbers that a seed repeats. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const secrets = (random: () => number) => () =>
  Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join("");

export class Memory implements Store {
  constructor(private text: string | null = null) {}
  load = (): Saved | null => (this.text === null ? null : (JSON.parse(this.text) as Saved));
  save = (saved: Saved): void => void (this.text = JSON.stringify(saved));
}

export class FakeServer {
  readonly chain: Chain;
  readonly facts: Facts;
  readonly tips: (string | null)[];
  game: Transcript | null = null;
  private links = new Map<number, { k: number; link: string }>();
  private turn = 0;
  /** How many are thrown next. */
  dice = 8;
  private throwing = true;

  constructor(
    readonly random: () => number,
    kinds: readonly ("person" | "bot")[],
    private readonly turns = 6,
    first: number | null = null,
  ) {
    this.chain = new Chain(secrets(random)());
    const seats = kinds.map((kind) => ({ kind, bot: kind === "bot" ? "simple" : "" }));
    const table = `table${Math.floor(random() * 1e9)}`;
    const rest = { game: "fake", variant: "", rules: 1, position: "", source: "fair" };
    this.facts = { table, ...rest, first, seats, server: this.chain.tip };
    this.tips = kinds.map(() => null);
  }

  get head(): string {
    return headOf(this.facts, this.tips);
  }

  get list(): readonly Entry[] {
    return this.game?.entries ?? [];
  }

  private get seat(): number {
    return this.turn % this.facts.seats.length;
  }

  /** Seats that the table waits for. */
  get missing(): number[] {
    const { game } = this;
    if (!game || game.over) return [];
    const awaited = (seat: number) => this.links.get(seat)?.k !== game.k;
    if (game.mixing) {
      return [...this.facts.seats.keys()].filter((seat) => game.present(seat) && awaited(seat));
    }
    const { contributor } = game;
    if (game.due) return contributor !== null && awaited(contributor) ? [contributor] : [];
    const { seat } = this;
    return !this.throwing && game.isPerson(seat) && !game.isAway(seat) ? [seat] : [];
  }

  receive(command: Command): void {
    const { game } = this;
    const { seat } = command;
    if (command.type === "ready") {
      this.tips[seat] = command.tip;
      return;
    }
    if (!game || game.over || !game.isPerson(seat)) return;
    if (game.isAway(seat)) game.add({ type: "back", seat });
    if (command.type === "return") return;
    if (command.type === "chain") {
      if (game.mayRenew(seat)) game.add({ type: "chain", seat, tip: command.tip });
    } else if (command.type === "act") {
      if (game.mixing || game.due || this.throwing || seat !== this.seat) return;
      this.decide(command.action);
      if (command.link !== null) this.links.set(seat, { k: game.k, link: command.link });
    } else if (command.link !== null) {
      const k = command.type === "link" ? command.k : game.k;
      if (k === game.k) this.links.set(seat, { k, link: command.link });
    }
  }

  /** Call a seat away. */
  away(seat: number): void {
    const { game } = this;
    if (game && !game.over && game.isPerson(seat) && !game.isAway(seat)) {
      game.add({ type: "away", seat });
    }
  }

  /** Append what can be appended now. */
  advance(): void {
    this.game ??= new Transcript(this.facts, this.tips);
    const { game } = this;
    while (!game.over && this.missing.length === 0) this.step(game);
  }

  private step(game: Transcript): void {
    const server = this.chain.link(game.k + 1);
    const given = (seat: number | null) => (seat === null ? null : this.links.get(seat)!.link);
    if (game.mixing) {
      const links = this.facts.seats.map((_, seat) => (game.present(seat) ? given(seat) : null));
      game.add({ type: "mix", links, server });
      if (!this.list.some(({ type }) => type === "due")) this.turn = game.first!;
    } else if (game.due) {
      const link = given(game.contributor);
      const rolled = faces(game.rolled(link, server), game.due.dice);
      game.add({ type: "roll", link, server, faces: rolled });
    } else if (this.turn >= this.facts.seats.length * this.turns) {
      game.add({ type: "end", status: "over", scores: "1 2" });
    } else if (this.throwing) {
      game.add({ type: "due", seat: this.seat, dice: this.dice });
      this.throwing = false;
    } else this.decide(this.random() < 0.6 ? "on" : "stop");
  }

  private decide(action: string): void {
    const { seat } = this;
    this.game!.add({ type: "act", seat, action });
    const on = action === "on" && this.dice > 1;
    if (on) this.game!.add({ type: "due", seat, dice: --this.dice });
    else {
      this.turn += 1;
      this.dice = 8;
    }
    this.throwing = !on;
  }
}
