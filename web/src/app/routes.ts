/** The pages there are: the core's, and those of the features. */
import type { Component } from "svelte";
import { features } from "$/features";
import { loadParts } from "$/table/panel";
import type { Route } from "./feature";

export const LOST: Route = { path: "lost", load: () => import("$/shell/Lost.svelte") };
export const HOME: Route = { path: "", load: () => import("$/shell/Home.svelte") };
export const ALONE: Route = { path: "alone", load: () => import("./offline/Alone.svelte") };
export const ELSEWHERE: Route = {
  path: "elsewhere",
  load: () => import("./offline/Elsewhere.svelte"),
};
export const UNKNOWN: Route = { path: "unknown", load: () => import("$/shell/UnknownGame.svelte") };

const CORE: readonly Route[] = [
  HOME,
  { path: "tables", load: () => import("$/shell/Tables.svelte"), shared: true },
  { path: "learn", load: () => import("$/shell/Learn.svelte"), place: "learn" },
  { path: "about", load: () => import("$/shell/About.svelte"), place: "me" },
  { path: "fair", load: () => import("$/fair/Fair.svelte"), place: "me" },
  { path: "settings", load: () => import("$/shell/Settings.svelte"), place: "me" },
  { path: "new/:game", load: () => import("$/table/New.svelte") },
  { path: "rules/:game", load: () => import("$/shell/Rules.svelte"), place: "learn" },
  { path: "first/:game", load: () => import("$/table/lesson/First.svelte") },
  {
    path: "table/:id",
    load: async () => (await Promise.all([import("$/table/Table.svelte"), loadParts()]))[0],
  },
];

/** Pages that moved. */
const MOVED: Readonly<Record<string, string>> = { "/daily": "/today", "/you": "/me" };
export const movedTo = (path: string): string => MOVED[path] ?? path;

let all: readonly Route[] | undefined; // not before they are asked for: features import the app

const routes = () => (all ??= [...CORE, ...features.flatMap((feature) => feature.routes ?? [])]);

export interface Match {
  route: Route;
  values: Readonly<Record<string, string>>;
}

/** The page that a path of the app names, and what else the path says. */
export function match(path: string): Match {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  for (const route of rest.length ? [] : routes()) {
    const [page, value] = route.path.split("/:");
    if (page !== first || (value === undefined) !== (second === "")) continue;
    return { route, values: value === undefined ? {} : { [value]: second } };
  }
  return { route: LOST, values: {} };
}

/** Whoever types an address may leave a stray percent sign in it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const sections = new Map<string, readonly Component[]>();

/** The sections that features add to a page; there once the page is. */
export const sectionsOf = (page: string): readonly Component[] => sections.get(page) ?? [];

/** A page with all that belongs to it. */
export async function load(route: Route): Promise<Component<Record<string, string>>> {
  const parts = features.flatMap((feature) => feature.sections?.[route.path] ?? []);
  const [page, found] = await Promise.all([
    route.load(),
    Promise.all(parts.map((section) => section())),
  ]);
  sections.set(
    route.path,
    found.map((section) => section.default as Component),
  );
  return page.default as Component<Record<string, string>>;
}
