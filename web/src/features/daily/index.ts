import type { Feature } from "$/app/feature";
import Today from "./Today.svelte";

export const daily: Feature = {
  routes: [{ path: "daily", load: () => import("./Daily.svelte"), shared: true }],
  places: [{ href: "/daily", icon: "sun", title: "daily-title", rank: 10 }],
  home: Today,
};
