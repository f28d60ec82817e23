import type { Feature } from "$/app/feature";
import Today from "./Today.svelte";

export const daily: Feature = {
  routes: [{ path: "today", load: () => import("./Daily.svelte"), shared: true, place: "today" }],
  home: Today,
  table: async () => ({ End: (await import("./End.svelte")).default }),
};
