/** Tiles and dice laid out by hand in the laboratory. Whether it makes sense, the server says. */
import { DICE } from "$/generated/pickomino";
import type { PickominoText } from "./notation";

/** Where a tile lies: on the grill, face down and out of the game, or in a seat's stack. */
export type Place = "grill" | "out" | number;

export function placeOf(it: PickominoText, tile: number): Place {
  if (it.grill.includes(tile)) return "grill";
  const seat = it.stacks.findIndex((stack) => stack.includes(tile));
  return seat < 0 ? "out" : seat;
}

/** On a stack it goes on top. */
export function put(it: PickominoText, tile: number, place: Place): void {
  it.grill = it.grill.filter((one) => one !== tile);
  it.stacks = it.stacks.map((stack) => stack.filter((one) => one !== tile));
  if (place === "grill") it.grill.push(tile);
  else if (place !== "out") it.stacks[place]?.push(tile);
}

/** More or fewer players; the tiles of who leaves go back to the grill. */
export function seat(it: PickominoText, players: number): void {
  it.grill = [...it.grill, ...it.stacks.slice(players).flat()];
  it.stacks = Array.from({ length: players }, (_, index) => it.stacks[index] ?? []);
  it.seat = Math.min(it.seat, players - 1);
}

/** Counts by face as dice that lie there, and back. */
export const diceOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
export const countsOf = (dice: readonly number[]): number[] =>
  [1, 2, 3, 4, 5, 6].map((face) => dice.filter((one) => one === face).length);

/** Dice taken; what was rolled before is another roll then. */
export function take(it: PickominoText, dice: readonly number[]): void {
  it.taken = countsOf(dice);
  it.roll = countsOf([]);
}

/** Dice rolled: all that are left, or the roll is still to come. */
export function roll(it: PickominoText, dice: readonly number[]): void {
  it.roll = dice.length === left(it) ? countsOf(dice) : countsOf([]);
}

/** How many dice are left to roll. */
export const left = (it: PickominoText): number => DICE - diceOf(it.taken).length;
