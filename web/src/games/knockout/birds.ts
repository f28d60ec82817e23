import type { Species } from "$/ui/birds";

/** What the bots are called after (`bot-knockout-…`), by their keys. */
export const birds: Readonly<Record<string, Species>> = {
  random: "chick",
  "sees-2": "sparrow",
  "sees-4": "wren",
  "sees-7": "robin",
  "sees-11": "finch",
  "sees-17": "blackbird",
  "sees-25": "starling",
  "sees-35": "pigeon",
  simple: "hen",
  "sees-70": "jay",
  greedy: "kite",
  cautious: "heron",
  studied: "raven",
  strongest: "owl",
};
