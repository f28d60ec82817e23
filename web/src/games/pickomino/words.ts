import { t } from "$/app/i18n.svelte";
import { WORM } from "$/generated/pickomino";

export const faceName = (face: number): string => t("face-name", { face });

export const diceText = (dice: readonly number[]): string => dice.map(faceName).join(", ");

/** Keys are the faces' own signs: 1 to 5, and w for the worm; 6 will do for it, too. */
export function faceOf(key: string): number | null {
  if (key === "w") return WORM;
  return /^[1-6]$/.test(key) ? Number(key) : null;
}
