/** Whether every roll of a game file is the one its links give; the browser's part of `roost check`. */
import { before, faces, hash, num, raw } from "./bytes";
import type { Receipt } from "./client";
import type { ChainProof, FairProof, GameFile, Mark, Proof, Token } from "./record";
import { rollsOf } from "./record";
import { sharedFault } from "./shared";
import { Broken, type Entry, type Facts, Transcript } from "./transcript";

/** What is wrong. */
export interface Finding {
  message: string; // its id

  values: Record<string, string | number>;
}

export interface Report {
  source: string;
  rolls: number;
  /** checked: the dice are those of their numbers; sealed: not published yet; unproven: nothing to check. */
  state: "checked" | "sealed" | "unproven";
  findings: Finding[];
  /** Rolls without the part of a person. */
  bare: number;
  /** Seats that were called away. */
  absent: number[];
  /** The table named who starts, and drew nothing. */
  firstNamed: boolean;
}

/** `inOrder`: seats of this game take turns in order, nobody is ever skipped. */
export function verify(file: GameFile, inOrder = false, receipt: Receipt | null = null): Report {
  const { proof } = file;
  const report: Report = {
    source: proof.source === "other" ? proof.name : proof.source,
    rolls: file.turns.flatMap(rollsOf).length,
    state: "unproven",
    findings: [],
    bare: 0,
    absent: [],
    firstNamed: false,
  };
  if (proof.source === "fair") {
    report.state = "checked";
    // Who begins from a position is only known to the rules, and to the dice.
    const firsts = file.start ? [...file.seats.keys()] : [file.first ?? 0];
    for (const first of proof.firstDrawn ? [null] : firsts) {
      const replay = new Replay(file, proof, first);
      report.findings = replay.run(receipt);
      report.bare = replay.transcript.bare;
      if (!report.findings.length) break;
    }
    report.absent = [...new Set(proof.marks.flatMap(([, kind, s]) => (kind === "away" ? s : [])))];
    report.firstNamed = !proof.firstDrawn && file.first !== null;
  } else if (proof.source === "shared") shared(proof, file, inOrder, report);
  return report;
}

function shared(
  { stream, commitment, seed }: Extract<Proof, { source: "shared" }>,
  file: GameFile,
  inOrder: boolean,
  report: Report,
): void {
  // Without the rules, whose turn it was is only known where nobody is ever skipped.
  if (!inOrder || file.start || file.first === null) return;
  report.state = seed === null ? "sealed" : "checked";
  if (seed === null) return;
  const seats = file.players.length;
  const rolls = file.turns.flatMap((turn, index) =>
    rollsOf(turn).map((dice) => ({ seat: (file.first! + index) % seats, faces: dice })),
  );
  const fault = sharedFault(stream, commitment, seed, rolls);
  if (fault) report.findings.push({ message: `fair-stop-${fault.code}`, values: fault.values });
}

/** All links of the chains, by following each from the last one shown. */
class Links {
  private readonly known = new Map<ChainProof, string[]>();

  constructor(private readonly chains: readonly ChainProof[]) {}

  tip(seat: number, base: number): string | null {
    return this.chains.find((chain) => chain.seat === seat && chain.base === base)?.tip ?? null;
  }

  get(seat: number, k: number): string | null {
    const chain = this.chains.findLast((one) => one.seat === seat && one.base <= k);
    if (!chain?.last || k > chain.last[0]) return null;
    const [end, link] = chain.last;
    let links = this.known.get(chain);
    if (!links) {
      links = [link];
      for (let left = end - chain.base; left > 0; left -= 1) links.push(before(links.at(-1)!, 1));
      this.known.set(chain, links);
    }
    return links[end - k] ?? null;
  }
}

/**
 * The transcript of a game file. Without the rules, the seat that threw is not known: it is the next
 * one whose roll this could be, as close after the last as possible.
 */
class Replay {
  transcript!: Transcript;
  private readonly facts: Facts;
  private readonly links: Links;
  private readonly tokens: { token: Token; fresh: boolean }[];
  private marks: Mark[] = [];
  private seen: string[] = []; // t after each entry

  constructor(
    private readonly file: GameFile,
    private readonly proof: FairProof,
    first: number | null,
  ) {
    const { game, variant, seats, start } = file;
    const { table, version, server } = proof;
    const rest = { variant, rules: version, position: start, source: "fair", seats, server };
    this.facts = { table, game, first, ...rest };
    this.links = new Links(proof.chains);
    this.tokens = file.turns.flatMap((turn) =>
      turn.map((token, place) => ({ token, fresh: place === 0 })),
    );
  }

  run(receipt: Receipt | null): Finding[] {
    try {
      this.play();
      const { first } = this.transcript;
      if (this.proof.firstDrawn && this.file.first !== first) {
        throw new Broken("first", { seat: this.file.first ?? -1, wanted: first ?? -1 });
      }
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return [{ message: `fair-stop-${error.code}`, values: error.values }];
    }
    return receipt ? this.compare(receipt) : [];
  }

  /** Play the whole game; if a seat was guessed wrong, again with the next one that is possible. */
  private play(): void {
    const guesses: number[][] = []; // by roll: the seats that are possible, the taken one first
    let fault: Broken | null = null;
    let furthest = -1;
    for (let tries = 0; tries < 200; tries += 1) {
      try {
        this.attempt(guesses);
        return;
      } catch (error) {
        if (!(error instanceof Broken) || error.code !== "faces") throw error;
        if (this.transcript.rolls > furthest) [fault, furthest] = [error, this.transcript.rolls];
      }
      while (guesses.length && guesses.at(-1)!.length < 2) guesses.pop();
      if (!guesses.length) break;
      guesses.at(-1)!.shift();
    }
    throw fault!;
  }

  private attempt(guesses: number[][]): void {
    this.transcript = new Transcript(this.facts, this.proof.tips);
    this.seen = [this.transcript.t];
    this.marks = [...this.proof.marks];
    let last: number | null = null;
    for (const { token, fresh } of this.tokens) {
      this.between();
      if (typeof token === "string") {
        this.add({ type: "act", seat: last ?? this.transcript.first ?? 0, action: token });
        continue;
      }
      const roll: number = this.transcript.rolls;
      const guess: number[] = (guesses[roll] ??= this.possible(token, last, fresh));
      last = guess[0]!;
      this.add({ type: "due", seat: last, dice: token.length });
      this.between();
      const { k, contributor } = this.transcript;
      const link = contributor === null ? null : this.links.get(contributor, k);
      this.add({ type: "roll", link, server: this.server(k), faces: token });
    }
    this.between();
    const { status, scores } = this.file;
    if (status !== "playing") this.add({ type: "end", status, scores });
  }

  /** Add what happened between rolls and actions: marks and mixes. */
  private between(): void {
    const { transcript, marks } = this;
    for (;;) {
      const mark = marks[0]?.[0] === transcript.n ? marks.shift() : undefined;
      if (mark) this.mark(mark);
      else if (transcript.mixing) this.mix();
      else return;
    }
  }

  private mark([, type, seat]: Mark): void {
    if (type !== "chain") {
      this.add({ type, seat });
      return;
    }
    const tip = this.links.tip(seat, this.transcript.k + 1);
    if (tip === null) throw new Broken("entry", { entry: "chain" });
    this.add({ type, seat, tip });
  }

  private mix(): void {
    const { transcript } = this;
    const { k } = transcript;
    const given = this.facts.seats.map((_, seat) =>
      transcript.present(seat) ? this.links.get(seat, k) : null,
    );
    this.add({ type: "mix", links: given, server: this.server(k) });
  }

  private server(k: number): string {
    const link = this.links.get(this.facts.seats.length, k);
    if (link === null) throw new Broken("link", { seat: this.facts.seats.length });
    return link;
  }

  private add(entry: Entry): void {
    this.transcript.add(entry);
    this.seen.push(this.transcript.t);
  }

  /** The seats whose roll this can be, the likeliest first; the likeliest alone if there are none. */
  private possible(dice: number[], last: number | null, fresh: boolean): number[] {
    const seats = this.facts.seats.length;
    const start = last === null ? (this.transcript.first ?? 0) : last + (fresh ? 1 : 0);
    const order = Array.from(
      { length: last === null ? 1 : seats },
      (_, step) => (start + step) % seats,
    );
    // Called away between `due` and roll; after a new chain all is different.
    const due = this.transcript.n;
    const next = this.marks.filter(([n], place) => n === due + 1 + place);
    if (next.some(([, kind]) => kind === "chain")) return order;
    const given = dice.join();
    const found = order.filter((seat) => this.thrown(seat, dice.length, next).join() === given);
    return found.length ? found : order.slice(0, 1);
  }

  /** What a seat throws now, after these seats have gone or come back. */
  private thrown(thrower: number, dice: number, moved: readonly Mark[]): number[] {
    const { s, k, seats } = this.transcript;
    const latest = (seat: number) => moved.findLast((mark) => mark[2] === seat)?.[1];
    const isPresent = (seat: number) => {
      const mark = latest(seat);
      return mark === "back" || (mark === undefined && this.transcript.present(seat));
    };
    const order = Array.from({ length: seats }, (_, step) => (thrower + step) % seats);
    const contributor = order.find(isPresent) ?? null;
    const link = contributor === null ? null : this.links.get(contributor, k);
    const what = [num(k), num(thrower), num(contributor), raw(link), raw(this.server(k))];
    return faces(hash("roll", raw(s), ...what), dice);
  }

  /** All in which the file differs from what its player saw. */
  private compare({ table, tips, n, t }: Receipt): Finding[] {
    const { proof } = this;
    if (table !== proof.table) {
      const values = { given: proof.table, wanted: table };
      return [{ message: "fair-finding-receipt-table", values }];
    }
    const found: Finding[] = [];
    const all = [...proof.tips, ...proof.chains.map(({ tip }) => tip)];
    if (!tips.some((tip) => all.includes(tip))) {
      found.push({ message: "fair-finding-receipt-tip", values: {} });
    }
    if (this.had(n, t)) return found;
    const given = this.seen.length - 1;
    if (n > given) {
      found.push({ message: "fair-finding-receipt-short", values: { given, wanted: n } });
    } else found.push({ message: "fair-finding-receipt-other", values: {} });
    return found;
  }

  /** Whether the game can have had this state after n entries. */
  private had(n: number, t: string): boolean {
    if (this.seen[n] === t) return true;
    // Without the rules, it is not known whether a roll was due when the file was written.
    const { status, seats } = this.file;
    if (status === "over") return false;
    const known = this.seen.length - (status === "abandoned" ? 2 : 1);
    if (n <= known || n > known + 2) return false;
    if (this.marks.length) return true;
    return seats.some((_, seat) =>
      Array.from({ length: 8 }, (_, fewer) => 8 - fewer).some((dice) => {
        const due = hash("entry", raw(this.seen[known]!), "due", num(seat), num(dice));
        if (n === known + 1) return due === t;
        return status === "abandoned" && hash("entry", raw(due), "end", status, "") === t;
      }),
    );
  }
}
