import type { Feature } from "$/app/feature";

export const accounts: Feature = {
  routes: [{ path: "account", load: () => import("./Account.svelte"), shared: true, place: "me" }],
};
