import { START } from "$/generated/pickomino";
import type { Game } from "../game";
import { birds } from "./birds";
import Scene from "./Scene.svelte";

export const pickomino: Game = {
  key: "pickomino",
  Scene,
  birds,
  usual: { players: 3, company: ["casual", "gentle"] },
  turnsInOrder: true,
  start: START,
  load: async () => (await import("./ui")).ui,
};
