import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import languages from "$/generated/languages.json";
import { choose, settings } from "./settings.svelte";

/** The languages there are, each named in itself; the first is the one nobody chose. */
export const LANGUAGES: Readonly<Record<string, string>> = languages;
const DEFAULT = Object.keys(languages)[0]!;

export type Values = Record<string, FluentVariable>;

// One chunk for each language and file: only the chosen language is fetched.
const FILES = import.meta.glob<string>(
  "$locale/*/{account,cards,daily,fair,first,game,insight,mine,news,rounds,web,you}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

// What the first page never says: fetched with whichever page is opened next.
const LATER = /\/(account|cards|fair|first|insight|mine|news|rounds|you)\.ftl$/;

let bundle = $state.raw<FluentBundle | null>(null);
let rest: Promise<void> | null = null;

/** The language of the page: the chosen one, or the browser's best match. */
export function preferred(chosen: string | null, wanted: readonly string[]): string {
  if (chosen !== null && chosen in LANGUAGES) return chosen;
  const [best] = negotiateLanguages(wanted, Object.keys(LANGUAGES), {
    defaultLocale: DEFAULT,
    strategy: "lookup",
  });
  return best ?? DEFAULT;
}

/** The functions of messages; the same as in `roost.locale.figures`. */
const ELIDED = /^(?:(?!h[ée]ron|hibou)[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiou]))/i;
const functions: Record<string, FluentFunction> = {
  POINTS: ([share], { maximumFractionDigits: most }) => {
    const value = 100 * Number(share instanceof FluentNumber ? share.value : share);
    const digits = most instanceof FluentNumber ? most.value : 3;
    return new FluentNumber(Number(value.toFixed(digits)));
  },
  DE: ([name]) => (ELIDED.test(String(name)) ? `d’${String(name)}` : `de ${String(name)}`),
};

export function makeBundle(lang: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Fetch a language's messages, those of other pages too where `wholly`, and show the page in it. */
export async function speak(lang: string, wholly = true): Promise<void> {
  const wanted = Object.keys(FILES).filter(
    (path) => path.includes(`/${lang}/`) && (wholly || !LATER.test(path)),
  );
  const sources = await Promise.all(wanted.map((path) => FILES[path]!()));
  bundle = makeBundle(lang, sources);
  document.documentElement.lang = lang;
}

export async function start(): Promise<void> {
  await speak(preferred(settings.lang, navigator.languages), false);
}

/** All messages, for pages beyond the first. */
export function speakWholly(): Promise<void> {
  return (rest ??= speak(language()).catch((error: unknown) => {
    rest = null;
    throw error;
  }));
}

export async function change(lang: string): Promise<void> {
  await speak(lang, rest !== null);
  choose("lang", lang);
}

export function language(): string {
  return bundle?.locales[0] ?? DEFAULT;
}

/** The language whose dates we write: our English is British. */
export function dated(): string {
  return language() === "en" ? "en-GB" : language();
}

/** The message with this id. An id that is missing shows itself: a test looks for that. */
export function t(id: string, values?: Values): string {
  return format(bundle, id, values) ?? id;
}

/** The message, or null where the catalogue has none. */
export function maybe(id: string, values?: Values): string | null {
  return format(bundle, id, values);
}

export function format(from: FluentBundle | null, id: string, values?: Values): string | null {
  const message = from?.getMessage(id);
  if (!from || !message?.value) return null;
  return from.formatPattern(message.value, values, []);
}
