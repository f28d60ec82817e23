import type { Species } from "$/ui/birds";

/** What the bots are called after (`bot-knockout-…`), by their keys. */
export const birds: Readonly<Record<string, Species>> = {
  random: "chick",
  sparrow: "sparrow",
  wren: "wren",
  robin: "robin",
  finch: "finch",
  blackbird: "blackbird",
  starling: "starling",
  pigeon: "pigeon",
  simple: "hen",
  jay: "jay",
  greedy: "kite",
  cautious: "heron",
  studied: "raven",
  strongest: "owl",
};
