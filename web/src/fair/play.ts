/**
 * A browser's side of the fair dice: its seeds and chains, and the receipt that it holds the server
 * to. Kept in this browser, so that a reload in the middle of a game changes nothing.
 */
import { load, save } from "$/app/settings.svelte";
import type { FairView, TableView } from "$/generated/wire";
import { compareReceipt, type Finding, type Receipt } from "./receipt";
import { Chain, seatCommitment, newSeed, serverCommitment } from "./seeds";

interface Own {
  seed: string;
  secret: string;
  committed?: boolean;
  revealed: boolean;
  thrown: number[];
}

interface Kept {
  commitment: string | null; // the server's, as it was first shown
  seats: (string | null)[] | null; // the seats', once all were ready
  mine?: number[]; // the seats that were ours then
  own: Record<number, Own>;
}

const held = new Map<string, Kept>(); // where the browser does not let us store anything
const name = (table: string) => `roost.fair.${table}`;

export class FairPlay {
  private readonly kept: Kept;
  private readonly chains = new Map<number, Chain>();

  constructor(readonly table: string) {
    const known = held.get(table) ?? load<Kept>(name(table));
    this.kept = known ?? { commitment: null, seats: null, own: {} };
  }

  // -- giving one's part ---------------------------------------------------------------------

  /** The seat's commitment; the same one when asked again. */
  commit(seat: number): string {
    const fresh = () => ({ seed: newSeed(), secret: newSeed(), revealed: false, thrown: [] });
    const own = (this.kept.own[seat] ??= fresh());
    this.keep();
    return seatCommitment(this.table, seat, own.seed, this.chain(seat, own).anchor);
  }

  /** The server acknowledged the commitment: from now on it can show no other for the seat. */
  wasCommitted(seat: number): void {
    const own = this.kept.own[seat];
    if (own) own.committed = true;
    this.keep();
  }

  /** The server refused the commitment: another device of ours may have given one. */
  withdraw(seat: number): void {
    if (this.kept.own[seat]?.committed) return;
    const { [seat]: _, ...others } = this.kept.own;
    this.kept.own = others;
    this.chains.delete(seat);
    this.keep();
  }

  /** What a reveal sends; null where this browser did not commit. */
  opened(seat: number): { seed: string; anchor: string } | null {
    const own = this.kept.own[seat];
    return own ? { seed: own.seed, anchor: this.chain(seat, own).anchor } : null;
  }

  /** The server acknowledged the reveal: from now on it cannot say that none came. */
  wasRevealed(seat: number): void {
    const own = this.kept.own[seat];
    if (own) own.revealed = true;
    this.keep();
  }

  /** The link for the seat's next throw; null where this browser has no chain for it. */
  link(seat: number, dice: FairView): string | null {
    const own = this.kept.own[seat];
    if (!own || dice.source !== "fair") return null;
    const used = dice.links.split(String(seat)).length - 1;
    return this.chain(seat, own).link(used);
  }

  /** The server acknowledged a throw that carried a link. */
  wasThrown(seat: number, roll: number): void {
    this.kept.own[seat]?.thrown.push(roll);
    this.keep();
  }

  // -- holding the server to it ----------------------------------------------------------------

  /**
   * Remember what is shown before anything is revealed; tell what differs from it after.
   * `mine` are our seats there.
   */
  look(table: Pick<TableView, "status" | "dice">, mine: readonly number[] = []): Finding[] {
    const { status, dice } = table;
    if (dice.source !== "fair" || dice.commitment === null) return [];
    const { kept } = this;
    if (kept.commitment === null) {
      kept.commitment = dice.commitment;
      this.keep();
    }
    const swapped = this.swapped(table, mine);
    if (status === "open") {
      return dice.commitment === kept.commitment
        ? swapped
        : [...swapped, { code: "receipt-server", values: {} }];
    }
    if (kept.seats === null) {
      kept.seats = dice.seats.map((seat) => seat.commitment); // nothing of ours is revealed yet
      kept.mine = [...mine];
      this.keep();
    }
    return [...swapped, ...this.compared(dice), ...this.unfitting(dice)];
  }

  /** What to keep of this table; null before every seat was ready. */
  get receipt(): Receipt | null {
    const { commitment, seats, own, mine } = this.kept;
    if (commitment === null || seats === null) return null;
    const given = Object.entries(own).flatMap(([place, one]) => {
      const seat = Number(place);
      const { seed, revealed, thrown } = one;
      if (mine && !mine.includes(seat)) return [];
      return [{ seat, seed, anchor: this.chain(seat, one).anchor, revealed, thrown }];
    });
    return { table: this.table, commitment, seats, own: given };
  }

  /**
   * What a seat of ours is said to have committed to must be what it did commit to. While the table
   * is open it may have to do so anew: then nothing is shown for it.
   */
  private swapped(
    { status, dice }: Pick<TableView, "status" | "dice">,
    mine: readonly number[],
  ): Finding[] {
    return mine.flatMap((seat): Finding[] => {
      const shown = dice.seats[seat]?.commitment ?? null;
      if (!this.kept.own[seat] || (status === "open" && shown === null)) return [];
      return shown === this.commit(seat) ? [] : [{ code: "receipt-seat", values: { seat } }];
    });
  }

  private compared(dice: FairView): Finding[] {
    const { receipt } = this;
    if (receipt === null) return [];
    const seats = dice.seats.map(({ commitment, seed, withheld, anchor }) => ({
      commitment,
      seed,
      withheld,
      anchor: anchor ?? null,
    }));
    const commitment = dice.commitment ?? "";
    return compareReceipt(receipt, { table: this.table, commitment, links: dice.links, seats });
  }

  /** Seeds that are open must be the ones committed to. */
  private unfitting(dice: FairView): Finding[] {
    const found = dice.seats.flatMap(({ commitment, seed, anchor }, seat): Finding[] => {
      if (seed === null) return [];
      const wanted = seatCommitment(this.table, seat, seed, anchor ?? null);
      return wanted === commitment ? [] : [{ code: "seat-commitment", values: { seat } }];
    });
    if (dice.seed !== null && serverCommitment(this.table, dice.seed) !== dice.commitment) {
      found.push({ code: "server-commitment", values: {} });
    }
    return found;
  }

  private chain(seat: number, own: Own): Chain {
    const known = this.chains.get(seat) ?? new Chain(this.table, seat, own.secret);
    this.chains.set(seat, known);
    return known;
  }

  private keep(): void {
    held.set(this.table, this.kept);
    save(name(this.table), this.kept);
  }
}
