import { language } from "./i18n.svelte";
import { LOSS_STEPS, SHARE_STEPS } from "$/generated/house";

/**
 * Fluent in the browser keeps `style` to the program: messages cannot ask for per cent.
 * One decimal, so that columns line up; round figures of a scale may go without.
 */
export const percent = (share: number, decimals: 0 | 1 = 1): string =>
  new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  }).format(share);

/** A win share as far as it is known (`roost.analysis.known`); none is won before it is. */
export function shareOf(share: number): string {
  const decided = share < 1e-9 || share > 1 - 1e-9;
  const steps = Math.round(share * SHARE_STEPS);
  const told = decided ? steps : Math.min(Math.max(steps, 1), SHARE_STEPS - 1);
  return percent(told / SHARE_STEPS, 0);
}

/** What a choice costs, likewise. */
export const lossOf = (loss: number): string => percent(Math.round(loss * LOSS_STEPS) / LOSS_STEPS);

/** The same in points of winning chance. */
export const pointsOf = (loss: number): number =>
  Number(((100 * Math.round(loss * LOSS_STEPS)) / LOSS_STEPS).toFixed(1));

/** The mean of many of them, which is known better than any one. */
export const meanLossOf = (loss: number): string =>
  new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(loss);

/** A chance in whole per cent; what can happen is never told as never or always. */
export function chanceOf(share: number): string {
  if (share > 0 && share < 0.005) return `<${percent(0.01, 0)}`;
  if (share < 1 && share > 0.995) return `>${percent(0.99, 0)}`;
  return percent(Math.round(share * 100) / 100, 0);
}

/** One minus everywhere; most languages' formats give a hyphen. */
const MINUS = "−";

/** Worms, points, counts and p-values, all with as many decimals. */
export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative", // no "-0"
  })
    .format(value)
    .replace("-", MINUS);

/** With its sign: what helped and what hurt must not look alike. */
export function signed(share: number): string {
  const sign = share > 0.0005 ? "+" : share < -0.0005 ? MINUS : "";
  return sign + percent(Math.abs(share));
}

/** Colours of the seats in charts; each line also has its own dash and its name. */
export const SERIES = Array.from({ length: 7 }, (_, seat) => `var(--seat-${seat})`);
export const DASHES = ["", "6 3", "2 3", "9 3 2 3", "", "6 3", "2 3"] as const;
