import type { Feature } from "$/app/feature";

export const notifications: Feature = {
  routes: [{ path: "stop/:token", load: () => import("./Stop.svelte") }],
  sections: { settings: () => import("./Notifications.svelte") },
  table: async () => ({ Banner: (await import("./Ask.svelte")).default }),
};
