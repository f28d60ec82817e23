import { WORMS } from "$/generated/pickomino";

/** Where the worms of a tile lie, in the lower half of a 60 by 96 domino. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 31, y: 69, scale: 1.25 }],
  [
    { x: 31, y: 58, scale: 1.02 },
    { x: 31, y: 78.5, scale: 1.02 },
  ],
  [
    { x: 31, y: 54.5, scale: 0.8 },
    { x: 31, y: 68, scale: 0.8 },
    { x: 31, y: 81.5, scale: 0.8 },
  ],
  [
    { x: 17.5, y: 60, scale: 0.66 },
    { x: 44, y: 60, scale: 0.66 },
    { x: 17.5, y: 79, scale: 0.66 },
    { x: 44, y: 79, scale: 0.66 },
  ],
];

export function wormSpots(worms: number): readonly Spot[] {
  return SPOTS[worms] ?? [];
}

/** P1: how many worms a tile shows. */
export function wormsOn(tile: number): number {
  return (WORMS as Readonly<Record<number, number>>)[tile] ?? 0;
}
