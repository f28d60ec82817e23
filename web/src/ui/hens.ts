/** Seven hens, one for each seat: colours and what she wears. */
export type Wear = "none" | "scarf" | "straw" | "glasses" | "flower" | "bow" | "band";
export interface HenLook {
  body: string;
  shade: string;
  wear: Wear;
  accent: string;
  comb: 0 | 1 | 2;
  spots: boolean;
}

export const HENS: readonly HenLook[] = [
  { body: "#f2b35e", shade: "#b56a24", wear: "scarf", accent: "#2f7fb8", comb: 0, spots: false },
  {
    body: "#9cc4dc",
    shade: "#4f86a6",
    wear: "glasses",
    accent: "var(--charcoal)",
    comb: 1,
    spots: false,
  },
  { body: "#d3b2de", shade: "#8d63a0", wear: "flower", accent: "#ffd95c", comb: 2, spots: false },
  { body: "#f4ead8", shade: "#b9a687", wear: "none", accent: "var(--ash)", comb: 1, spots: true },
  { body: "#a9cf97", shade: "#5f9150", wear: "straw", accent: "#f0cf7a", comb: 0, spots: false },
  { body: "#c98a67", shade: "#84492b", wear: "bow", accent: "#f7d9e0", comb: 2, spots: false },
  { body: "#8c8580", shade: "#4d4743", wear: "band", accent: "var(--rose)", comb: 1, spots: true },
];

export type Mood = "calm" | "happy" | "sad" | "busy";
