import { t } from "$/app/i18n.svelte";
import type { BoardView } from "$/generated/wire";
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

/** What only this game's sentences speak of. */
export const ways: Ways = {
  piece: pieceName,
  number: numberOf,
  owner: (piece, { names }) => names[colourOf(piece) % names.length] ?? "",
  space: (space, { position }) =>
    spaceName(position?.type === "knockout" ? boardOf(position.board) : null, space),
};
