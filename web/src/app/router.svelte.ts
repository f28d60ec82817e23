import { addressFor, pathOf } from "./address";

/** Which page the address names. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "tables" }
  | { page: "table"; id: string }
  | { page: "game"; id: string }
  | { page: "stop"; token: string }
  | { page: "round"; id: string }
  | { page: "rules"; game: string }
  | { page: "first"; game: string }
  | { page: "fair" }
  | { page: "settings" }
  | { page: "account" }
  | { page: "review" }
  | { page: "puzzles" }
  | { page: "lab" }
  | { page: "you" }
  | { page: "daily" }
  | { page: "again" }
  | { page: "lost" };

export function parse(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decode);
  if (rest.length > 0) return { page: "lost" };
  if (first === "") return { page: "home" };
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "stop" && second) return { page: "stop", token: second };
  if (first === "round" && second) return { page: "round", id: second };
  if (first === "game" && second) return { page: "game", id: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  if (first === "first" && second) return { page: "first", game: second };
  if (first === "new" && second) return { page: "new", game: second };
  if (second) return { page: "lost" };
  if (first === "tables" || first === "fair" || first === "settings") return { page: first };
  if (first === "you" || first === "daily" || first === "account" || first === "again")
    return { page: first };
  if (first === "review" || first === "puzzles" || first === "lab") return { page: first };
  return { page: "lost" };
}

/** Whoever types an address may leave a stray percent sign in it. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let moved = false;
let path = $state(typeof location === "undefined" ? "/" : pathOf(location));

export function route(): Route {
  return parse(path);
}

/** A new page's heading takes the focus, so that it is read out; not so the very first page's. */
export function arrive(heading: HTMLElement): void {
  if (moved) heading.focus({ preventScroll: true });
}

/** Go to another page without loading the app again. */
export function go(to: string, { replace = false } = {}): void {
  follow(addressFor(to), replace);
}

function follow(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  moved = true;
  path = pathOf(location);
  if (!location.hash) window.scrollTo(0, 0);
}

/** Follow the browser's back button and plain links. */
export function listen(): void {
  window.addEventListener("popstate", () => {
    moved = true;
    path = pathOf(location);
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    follow(link.href);
  });
}
