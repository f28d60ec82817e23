/** Position texts taken apart and put together: notation, not rules. See docs/position.md. */

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

const SYMBOLS = "12345w";

export function readPickomino(text: string): PickominoText | null {
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

export function writePickomino(it: PickominoText): string {
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

/** Which of the roll's two moves are left. Of a double the second is the other piece's. */
export type Left = "both" | "first" | "second";

/** `knockout[:board[+rounds=N]] SEATS PIECES SEAT DICE TURN ROUND FIRST` */
export interface KnockoutText {
  board: string; // "" for the usual one
  rounds: number; // 0 plays to the end
  seats: number;
  pieces: (string | null)[]; // the space of each piece, by colour and number; null is out
  seat: number;
  phase: "before" | "rolled" | "over";
  roll: [number, number]; // the lower first
  left: Left;
  turn: number;
  round: number;
  first: string;
}

export function readKnockout(text: string): KnockoutText | null {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 8 || !/^knockout(:|$)/.test(fields[0]!)) return null;
  const [name, seats, pieces, seat, dice, turn, round, first] = fields as [
    string, string, string, string, string, string, string, string,
  ]; // prettier-ignore
  const words = name.split(":")[1]?.split("+") ?? [];
  const rounds = words.find((word) => word.startsWith("rounds="))?.slice("rounds=".length);
  const rolled = /^([1-6])([1-6])$/.exec(dice) ?? /^!?([1-6]):([1-6])$/.exec(dice);
  if (!rolled && dice !== "?" && dice !== "#") return null;
  const pair = rolled ? [Number(rolled[1]), Number(rolled[2])].sort((a, b) => a - b) : [1, 2];
  return {
    board: words.find((word) => !word.startsWith("rounds=")) ?? "",
    rounds: Number(rounds ?? 0),
    seats: Number(seats),
    pieces: pieces.split(/[/,]/).map((space) => (space === "x" ? null : space)),
    seat: Number(seat),
    phase: rolled ? "rolled" : dice === "#" ? "over" : "before",
    roll: [pair[0]!, pair[1]!],
    left: leftOf(dice),
    turn: Number(turn),
    round: Number(round),
    first,
  };
}

function leftOf(dice: string): Left {
  const [number, length] = dice.split(":");
  if (length === undefined) return "both";
  return dice.startsWith("!") || Number(number) > Number(length) ? "second" : "first";
}

export function writeKnockout(it: KnockoutText): string {
  const variant = [it.board, it.rounds > 0 ? `rounds=${it.rounds}` : ""].filter(Boolean).join("+");
  const rows = Array.from({ length: it.pieces.length / 6 }, (_, row) =>
    it.pieces
      .slice(6 * row, 6 * row + 6)
      .map((space) => space ?? "x")
      .join(","),
  );
  return [
    variant ? `knockout:${variant}` : "knockout",
    it.seats,
    rows.join("/"),
    it.seat,
    writeDice(it),
    it.turn,
    it.round,
    it.first,
  ].join(" ");
}

function writeDice({ phase, roll: [low, high], left }: KnockoutText): string {
  if (phase !== "rolled") return phase === "over" ? "#" : "?";
  if (left === "both") return `${low}${high}`;
  if (left === "first") return `${low}:${high}`;
  return low === high ? `!${low}:${low}` : `${high}:${low}`;
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
