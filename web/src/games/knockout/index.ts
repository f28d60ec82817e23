import { START } from "$/generated/knockout";
import type { Game } from "../game";
import { birds } from "./birds";
import Scene from "./Scene.svelte";

export const knockout: Game = {
  key: "knockout",
  Scene,
  birds,
  usual: { players: 2, level: "simple" },
  turnsInOrder: false, // seats without a piece that can move are skipped (K13)
  start: START,
  load: async () => (await import("./ui")).ui,
};
