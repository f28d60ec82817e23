import { DEFAULT } from "$/games";
import { isAway } from "$/app/offline/place.svelte";
import type { IconName } from "$/ui/Icon.svelte";
import type { Route } from "./router.svelte";

interface Place {
  href: string;
  icon: IconName;
  title: string;
}
const PLACES: readonly Place[] = [
  { href: "/daily", icon: "sun", title: "daily-title" },
  { href: "/you", icon: "log", title: "mine-title" },
  { href: "/tables", icon: "eye", title: "web-watch" },
  { href: `/rules/${DEFAULT.key}`, icon: "book", title: "web-rules" },
  { href: "/puzzles", icon: "puzzle", title: "puzzle-title" },
  { href: "/lab", icon: "flask", title: "lab-title" },
  { href: "/review", icon: "chart", title: "review-title" },
  { href: "/fair", icon: "shield", title: "web-fair-dice" },
  { href: "/settings", icon: "gear", title: "web-settings" },
];

const SHARED: ReadonlySet<string> = new Set<Route["page"]>(["account", "daily", "round", "tables"]);
/** Whether others are on a page: a device that plays by itself has nobody to show there. */
export const needsOthers = (page: string): boolean => SHARED.has(page);

/** Where one can go from every page, and how the places are called. */
export const places = (): readonly Place[] =>
  PLACES.filter(({ href }) => !(isAway() && needsOthers(href.slice(1))));
