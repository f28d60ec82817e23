/** The layouts of `layouts.css`, for code that draws another thing on another screen. */
import { MediaQuery } from "svelte/reactivity";
import css from "./layouts.css?raw";

const QUERIES = new Map(
  [...css.matchAll(/^@custom-media --([\w-]+) (.+);$/gm)].map(([, name, query]) => [name, query]),
);

type Layout = "phone" | "sideways" | "laptop" | "roomy";

/** Whether the screen has this layout now; reactive. */
export const screenIs = (name: Layout): MediaQuery => new MediaQuery(QUERIES.get(name)!);
