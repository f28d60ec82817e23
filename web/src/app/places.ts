import { DEFAULT } from "$/games";
import type { IconName } from "$/ui/Icon.svelte";

/** Where one can go from every page, and how the places are called. */
export const PLACES: readonly { href: string; icon: IconName; title: string }[] = [
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
