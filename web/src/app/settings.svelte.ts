import { THRESHOLD } from "$/generated/house";

/** What a person chose on this device; kept in the browser, nowhere else. */
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
export type Pace = "calm" | "normal" | "fast" | "instant";

/** How much a screen reader is given to speak by itself. */
export type Spoken = "all" | "short";

export interface Settings {
  lang: string | null;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  chatter: boolean; // the birds may speak
  name: string;
  bird: string; // empty: a hen by the seat
  spaceNames: boolean; // written on boards that have them
  spoken: Spoken;
  log: boolean; // open beside the table, where there is room
  tutor: boolean;
  chances: boolean; // of the next roll, where somebody may be told
  threshold: number; // of win share: what the tutor warns about
}

const KEY = "roost.settings";
const DEFAULTS: Settings = {
  lang: null,
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sound: true,
  chatter: true,
  name: "",
  bird: "",
  spaceNames: false,
  spoken: "all",
  log: false,
  tutor: false,
  chances: false,
  threshold: THRESHOLD,
};

const PACES: Record<Pace, { bot: number; scale: number }> = {
  calm: { bot: 1600, scale: 1.4 },
  normal: { bot: 1000, scale: 1 },
  fast: { bot: 350, scale: 0.4 },
  instant: { bot: 0, scale: 0 },
};

export const settings: Settings = $state({ ...DEFAULTS, ...load<Partial<Settings>>(KEY) });

/** Change a setting and remember it. */
export function choose<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  save(KEY, settings);
  show();
}

type Scheme = Exclude<Theme, "auto">;
const ground: Partial<Record<Scheme, string>> = {}; // as the page came
const schemeOf = (meta: HTMLMetaElement): Scheme =>
  meta.media.includes("dark") ? "dark" : "light";

/** Put the theme and the motion setting on the page. */
export function show(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "auto") delete dataset.theme;
  else dataset.theme = settings.theme;
  if (settings.motion === "auto") delete dataset.motion;
  else dataset.motion = settings.motion;
  const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  for (const meta of metas) ground[schemeOf(meta)] ??= meta.content;
  for (const meta of metas) {
    meta.content = ground[settings.theme === "auto" ? schemeOf(meta) : settings.theme] ?? "";
  }
}

/** How long a bot thinks at tables made from here, in milliseconds. */
export function botPace(): number {
  return PACES[settings.pace].bot;
}

/** By how much waiting between things that happen is stretched. */
export function paceScale(): number {
  return PACES[settings.pace].scale;
}

/** Whether things fly and tumble, or only fade. */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether this browser remembers anything. */
export function canStore(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}

/** A value kept in the browser; storage may be closed to us, and then nothing is remembered. */
export function load<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on without a memory.
  }
}
