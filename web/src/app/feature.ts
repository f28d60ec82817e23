/** What a feature adds to the app. Each says so in `features/<name>/index.ts`. */
import type { Component } from "svelte";
import type { TablePart } from "$/table/panel";
import type { IconName } from "$/ui/Icon.svelte";

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

/** The four places of the app. Every page belongs to one of them. */
export type Place = "play" | "today" | "learn" | "me";

/** A page and its address: `today`, or `game/:id`, whose page is given the `id`. */
export interface Route {
  path: string;
  load: () => Loaded<never>;
  /** Where the navigation shows you to be (default: play). */
  place?: Place;
  /** Other players are on it: a device that plays without a server has none to show. */
  shared?: boolean;
}

/** A line that leads to another page. */
export interface Way {
  href: string;
  icon: IconName;
  title: string;
  about: string;
}

/** A line on the first page. It calls `ready` once its height won't change any more. */
export type HomeLine = Component<{ ready: () => void }>;

/** Your games against one bot. */
export interface BotRecord {
  game: string;
  bot: string | null;
  games: number;
  won: number;
}

export interface Feature {
  routes?: readonly Route[];
  /** What it adds to the Learn page. */
  learn?: readonly Way[];
  home?: HomeLine;
  /** Sections on other pages, by the page's path; on `settings`, for example. */
  sections?: Readonly<Record<string, () => Loaded<Record<string, never>>>>;
  /** What it shows at a table. */
  table?: () => Promise<TablePart>;
  /** The address at which anybody may watch a finished game of yours. */
  share?: (table: string) => Promise<string>;
  botRecords?: () => Promise<readonly BotRecord[]>;
}
