/** Pieces set down by hand in the laboratory. Whether the position makes sense, the server says. */
import type { BoardView } from "$/generated/wire";
import type { KnockoutText } from "./notation";

/** A piece on a space, or (null) off the board; one that stood there changes places with it. */
export function put(it: KnockoutText, piece: number, space: string | null): void {
  const from = it.pieces[piece] ?? null;
  const other = space === null ? -1 : it.pieces.indexOf(space);
  if (other >= 0) it.pieces[other] = from;
  it.pieces[piece] = space;
}

/** Where the pieces stand before the first turn; none where the board is not for so many. */
export function starts(board: BoardView, seats: number): (string | null)[] | null {
  const start = board.starts.find((one) => one.seats === seats);
  if (!start) return null;
  const names = start.spaces.map((space) =>
    space === null ? null : (board.spaces[space]?.name ?? null),
  );
  while (names.at(-1) === null) names.pop(); // colours that nobody has
  return names;
}

/** A fresh game on a board: everybody on the start, the dice about to be rolled. */
export function begin(it: KnockoutText, board: BoardView): void {
  it.pieces = starts(board, it.seats) ?? it.pieces;
  Object.assign(it, { seat: 0, phase: "before", left: "both", turn: 1, round: 1, first: "0" });
}

/** More or fewer players: pieces stay where they stand unless nothing was changed yet. */
export function seat(it: KnockoutText, seats: number, board: BoardView): void {
  const fresh = same(it.pieces, starts(board, it.seats));
  const next = starts(board, seats);
  it.seats = seats;
  if (fresh || !next) begin(it, board);
  else it.pieces = next.map((_, piece) => it.pieces[piece] ?? null);
  turnOf(it, Math.min(it.seat, seats - 1));
}

/** Whose turn it is; the number of the turn follows the round, which it must fit. */
export function turnOf(it: KnockoutText, who: number): void {
  it.seat = who;
  it.round = Math.max(1, it.round);
  it.turn = it.round;
  it.first = "0";
}

function same(a: readonly (string | null)[], b: readonly (string | null)[] | null): boolean {
  return b !== null && a.length === b.length && a.every((space, piece) => space === b[piece]);
}
