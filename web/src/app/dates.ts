import { language } from "./i18n.svelte";

/** A day as people write it, where they are. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);

/** A day and the time of it. */
export const momentOf = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
