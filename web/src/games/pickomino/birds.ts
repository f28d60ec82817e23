import type { Species } from "$/ui/birds";

/** What the bots are called after (`bot-pickomino-…`), by their keys. */
export const birds: Readonly<Record<string, Species>> = {
  random: "chick",
  gentle: "duckling",
  simple: "hen",
  casual: "duck",
  steady: "rooster",
  greedy: "magpie",
  strongest: "owl",
};
