/** Puzzles made of a game's own errors, handed from the review to the puzzles page. */
import type { PuzzleView } from "$/generated/wire";

let waiting: PuzzleView[] = [];

export function hand(puzzles: PuzzleView[]): void {
  waiting = puzzles;
}

export function handed(): PuzzleView[] {
  return waiting;
}
