/** Whether every roll of a game file is the one its seeds give; the browser's twin of `roost check`. */
import { compareReceipt, type Finding, type Receipt } from "./receipt";
import type { FairProof, GameFile, Proof } from "./record";
import {
  duplicateRoll,
  FairDice,
  seatCommitment,
  serverCommitment,
  streamCommitment,
  unroll,
} from "./seeds";
import { recall, type Sealed } from "./seen";

export type { Finding };

export interface Report {
  source: string;
  rolls: number;
  /** checked: the dice follow from the seeds; sealed: not revealed yet; unproven: nothing to check. */
  state: "checked" | "sealed" | "unproven";
  findings: Finding[];
  withheld: number[];
  silent: number[];
  /** Rolls with a part that only who threw them knew. */
  linked: number;
  /** The table named who starts, and drew nothing. */
  firstNamed: boolean;
  /** Whether the fingerprint is the one seen before the game; null where none was seen. */
  asSeen: boolean | null;
}

/** Whether the number a server opened is the one it sealed; null where nobody can say. */
export function keptItsWord({ id, dice }: Sealed): boolean | null {
  const seen = recall(id);
  if (dice.source !== "fair" || dice.seed === null || seen === null) return null;
  return dice.commitment === seen && serverCommitment(id, dice.seed) === seen;
}

type Duplicate = Extract<Proof, { source: "duplicate" }>;

/** `inOrder`: seats of this game take turns in order, nobody is ever skipped. */
export function verify(
  file: GameFile,
  seen: string | null = null,
  inOrder = false,
  receipt: Receipt | null = null,
): Report {
  const { proof } = file;
  const rolls = file.turns.flat().length;
  const report: Report = {
    source: proof.source === "other" ? proof.name : proof.source,
    rolls,
    state: "unproven",
    findings: [],
    withheld: [],
    silent: [],
    linked: 0,
    firstNamed: false,
    asSeen: null,
  };
  if (proof.source === "other") return report;
  report.state = proof.seed === null ? "sealed" : "checked";
  if (proof.source === "fair") {
    report.findings = [...tableOf(proof, file), ...fair(proof, file)];
    if (receipt !== null) report.findings.unshift(...compareReceipt(receipt, proof));
    report.linked = proof.links.replaceAll("-", "").length;
    report.firstNamed = !proof.firstDrawn && file.first !== null;
    proof.seats.forEach((seat, index) => {
      if (seat.withheld) report.withheld.push(index);
      if (seat.commitment === null) report.silent.push(index);
    });
  } else {
    // Without the rules, whose turn it was is only known where nobody is ever skipped.
    const placesKnown = inOrder && file.fromStart && file.first !== null;
    if (!placesKnown) report.state = "unproven";
    else report.findings = duplicate(proof, file);
  }
  if (seen !== null) {
    report.asSeen = proof.commitment === seen;
    if (!report.asSeen) report.findings.unshift({ code: "other-commitment", values: {} });
  }
  return report;
}

function fair(proof: FairProof, file: GameFile): Finding[] {
  const wanted = file.players.length;
  if (proof.seats.length !== wanted) {
    return [{ code: "seat-count", values: { given: proof.seats.length, wanted } }];
  }
  const found = proof.seats.flatMap((_, seat) => checkSeat(proof, seat));
  if (proof.seed === null) {
    return file.over ? [...found, { code: "seed-missing", values: {} }] : found;
  }
  if (serverCommitment(proof.table, proof.seed) !== proof.commitment) {
    return [...found, { code: "server-commitment", values: {} }];
  }
  const seeds = proof.seats.map((seat) => seat.seed);
  const dice = new FairDice(proof.table, proof.seed, seeds, proof.publicSeed);
  if (proof.firstDrawn && file.first !== dice.firstSeat()) {
    const values = { given: file.first ?? "–", wanted: dice.firstSeat() };
    found.push({ code: "first-seat", values });
  }
  const rolls = file.turns.flat();
  if (proof.links.length !== rolls.length) {
    const values = { given: proof.links.length, wanted: rolls.length };
    return [...found, { code: "link-count", values }];
  }
  const chains = proof.seats.map((_, seat) => chainOf(proof, seat));
  chains.forEach((chain, seat) => {
    if (chain === null) found.push({ code: "chain", values: { seat } });
  });
  rolls.forEach((roll, index) => {
    const mark = proof.links[index] ?? "-";
    const chain = mark === "-" ? undefined : chains[Number(mark)];
    if (chain === null) return; // said already
    found.push(...compare(index, roll, dice.roll(index, roll.length, chain?.shift() ?? null)));
  });
  return found;
}

/** A seat's links in the order of its throws; null where they do not lead to its anchor. */
function chainOf(proof: FairProof, seat: number): string[] | null {
  const count = [...proof.links].filter((mark) => mark === String(seat)).length;
  if (count === 0) return [];
  const { link, anchor } = proof.seats[seat]!;
  if (link === null || anchor === null) return null;
  const [end, ...links] = unroll(proof.table, seat, link, count);
  return end === anchor ? links : null;
}

function tableOf(proof: FairProof, file: GameFile): Finding[] {
  if (file.table === null || file.table === proof.table) return [];
  return [{ code: "other-table", values: { given: file.table, wanted: proof.table } }];
}

function checkSeat(proof: FairProof, seat: number): Finding[] {
  const { commitment, seed, withheld, anchor } = proof.seats[seat]!;
  const finding = (code: string): Finding[] => [{ code, values: { seat } }];
  if (seed === null) {
    const missing = commitment !== null && !withheld && proof.seed !== null;
    return missing ? finding("seat-seed-missing") : [];
  }
  if (withheld || commitment === null) return finding("seat-seed-unexpected");
  const wanted = seatCommitment(proof.table, seat, seed, anchor);
  return wanted === commitment ? [] : finding("seat-commitment");
}

function duplicate(proof: Duplicate, file: GameFile): Finding[] {
  if (proof.seed === null) return [];
  const { stream, seed } = proof;
  if (streamCommitment(stream, seed) !== proof.commitment) {
    return [{ code: "stream-commitment", values: {} }];
  }
  const seats = file.players.length;
  let index = 0;
  return file.turns.flatMap((rolls, turn) => {
    const seat = ((file.first ?? 0) + turn) % seats;
    return rolls.flatMap((roll, number) => {
      const place = [seat, Math.floor(turn / seats), number] as const;
      return compare(index++, roll, duplicateRoll(stream, seed, place, roll.length));
    });
  });
}

function compare(index: number, given: number[], wanted: number[]): Finding[] {
  if (given.join() === wanted.join()) return [];
  const values = { roll: index + 1, given: given.join(" "), wanted: wanted.join(" ") };
  return [{ code: "roll", values }];
}
