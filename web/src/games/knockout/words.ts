import { t } from "$/app/i18n.svelte";
import type { BoardView } from "$/generated/wire";
import { listNames } from "$/table/narrate";
import type { Ways } from "../game";
import { boardOf } from "./boards.svelte";
import { COLOURS } from "./colours";
import { NUMBERS } from "$/generated/knockout";

export const faceName = (face: number): string => String(face);

export function faceOf(key: string): number | null {
  return /^[1-6]$/.test(key) ? Number(key) : null;
}

export const colourOf = (piece: number): number => Math.floor(piece / NUMBERS);
export const numberOf = (piece: number): number => (piece % NUMBERS) + 1;

export function pieceName(piece: number): string {
  const colour = COLOURS[colourOf(piece)]?.name ?? "";
  return t("piece-name", { colour, number: String(numberOf(piece)) });
}

export function spaceName(board: BoardView | null, space: number): string {
  return board?.spaces[space]?.name ?? String(space);
}

/** Where arrows lead, for those who cannot see them; null where there are none. */
export function arrowsInWords(board: BoardView): string | null {
  const ways = new Map<number, string[]>();
  for (const [from, to] of board.arrows) {
    ways.set(from, [...(ways.get(from) ?? []), spaceName(board, to)]);
  }
  const parts = [...ways].map(([from, to]) =>
    t("board-arrow", { space: spaceName(board, from), ends: listNames(to) }),
  );
  return parts.length
    ? t("board-arrows", { arrows: parts.join(t("list-semicolon", { first: "", second: "" })) })
    : null;
}

/** What only this game's sentences speak of. */
export const ways: Ways = {
  piece: pieceName,
  number: numberOf,
  holder: (piece, { names }) => colourOf(piece) % names.length,
  owner: (piece, { names }) => names[colourOf(piece) % names.length] ?? "",
  space: (space, { position }) =>
    spaceName(position?.type === "knockout" ? boardOf(position.board) : null, space),
};
