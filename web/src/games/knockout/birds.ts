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

  // As older games name them.
  "sees-2": "sparrow",
  "sees-4": "wren",
  "sees-7": "robin",
  "sees-11": "finch",
  "sees-17": "blackbird",
  "sees-25": "starling",
  "sees-35": "pigeon",
  "sees-70": "jay",
};
