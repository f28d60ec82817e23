/** Position texts taken apart and put together: notation, not rules. See docs/position.md. */
import { SYMBOLS } from "$/generated/pickomino";

/** `pickomino[:variant] GRILL STACKS SEAT TAKEN DICE TURN` */
export interface PickominoText {
  variant: string;
  grill: number[];
  stacks: number[][];
  seat: number;
  taken: number[]; // dice by face 1 to 6
  roll: number[]; // likewise; none rolled where all are zero
  turn: number;
}

export function read(text: string): PickominoText | null {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 7 || !/^pickomino(:|$)/.test(fields[0]!)) return null;
  const [name, grill, stacks, seat, taken, dice, turn] = fields as [
    string, string, string, string, string, string, string,
  ]; // prettier-ignore
  return {
    variant: name.split(":")[1] ?? "",
    grill: grill === "-" ? [] : grill.split(",").flatMap(run),
    stacks: stacks.split("/").map((stack) => (stack === "-" ? [] : stack.split(",").map(Number))),
    seat: Number(seat),
    taken: counts(taken),
    roll: counts(dice),
    turn: Number(turn),
  };
}

export function write(it: PickominoText): string {
  const name = it.variant ? `pickomino:${it.variant}` : "pickomino";
  const stacks = it.stacks.map((stack) => stack.join(",") || "-").join("/");
  const taken = faces(it.taken) || "-";
  const rolled = faces(it.roll);
  const dice = rolled || (taken === "-" ? "?" : ".");
  const over = it.grill.length === 0;
  return [
    name,
    it.grill.toSorted((a, b) => a - b).join(",") || "-",
    stacks,
    it.seat,
    over ? "-" : taken,
    over ? "#" : dice,
    it.turn,
  ].join(" ");
}

function run(part: string): number[] {
  const [low = 0, high = low] = part.split("-").map(Number);
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

function counts(text: string): number[] {
  return [...SYMBOLS].map((symbol) => [...text].filter((one) => one === symbol).length);
}

function faces(dice: readonly number[]): string {
  return dice.map((count, face) => SYMBOLS[face]!.repeat(count)).join("");
}
