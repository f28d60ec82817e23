/** The boards that this page has seen: pictures and sentences need them at once. */
import { SvelteMap } from "svelte/reactivity";
import * as api from "$/app/api";
import type { BoardView } from "$/generated/wire";

const known = new SvelteMap<string, BoardView>();

export function boardOf(key: string): BoardView | null {
  return known.get(key) ?? null;
}

export async function fetchBoard(key: string): Promise<void> {
  if (!known.has(key)) keep(await api.board(key));
}

export function keep(board: BoardView): void {
  known.set(board.key, board);
}

let listed = $state.raw<readonly string[]>([]);

/** All boards there are, the usual one first; none before they were fetched. */
export const allBoards = (): BoardView[] => listed.flatMap((key) => known.get(key) ?? []);

export async function fetchBoards(): Promise<void> {
  const { games } = await api.gameList();
  const keys = games.find((game) => game.key === "knockout")?.boards ?? [];
  await Promise.all(keys.map(fetchBoard));
  listed = keys;
}
