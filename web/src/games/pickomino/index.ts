import { START } from "$/generated/pickomino";
import type { Game } from "../game";
import Scene from "./Scene.svelte";

export const pickomino: Game = {
  key: "pickomino",
  Scene,
  usual: { players: 3 },
  turnsInOrder: true,
  start: START,
  load: async () => (await import("./ui")).ui,
};
