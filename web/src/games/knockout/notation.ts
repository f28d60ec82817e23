/** Position texts taken apart and put together: notation, not rules. See docs/position.md. */
import { NUMBERS } from "$/generated/knockout";

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

const FIELDS = 8;
const DICE = 4; // the place of the dice among them

export function read(text: string): KnockoutText | null {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== FIELDS || !/^knockout(:|$)/.test(fields[0]!)) return null;
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

/** The same position with other dice, whatever else is wrong with it. */
export function withDice(text: string, dice: string): string | null {
  const fields = text.trim().split(/\s+/);
  return fields.length === FIELDS ? fields.with(DICE, dice).join(" ") : null;
}

function leftOf(dice: string): Left {
  const [number, length] = dice.split(":");
  if (length === undefined) return "both";
  return dice.startsWith("!") || Number(number) > Number(length) ? "second" : "first";
}

export function write(it: KnockoutText): string {
  const variant = [it.board, it.rounds > 0 ? `rounds=${it.rounds}` : ""].filter(Boolean).join("+");
  const rows = Array.from({ length: it.pieces.length / NUMBERS }, (_, row) =>
    it.pieces
      .slice(NUMBERS * row, NUMBERS * (row + 1))
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
