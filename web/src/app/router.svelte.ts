import { addressFor, pathOf } from "./address";
import { match, movedTo, type Match } from "./routes";

let moved = false;
let path = $state(typeof location === "undefined" ? "/" : pathOf(location));

/** The page that the address names. */
export const here = (): Match => match(path);

/** A new page's heading takes the focus, so that it is read out; not so the very first page's. */
export function arrive(heading: HTMLElement): void {
  if (moved) heading.focus({ preventScroll: true });
}

/** Show the page that the address names now; an old address becomes the new one. */
function arriveAt(): void {
  const named = pathOf(location);
  path = movedTo(named);
  if (path !== named) history.replaceState(null, "", addressFor(path));
}

/** Go to another page without loading the app again. */
export function go(to: string, { replace = false } = {}): void {
  follow(addressFor(to), replace);
}

function follow(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  moved = true;
  arriveAt();
  if (!location.hash) window.scrollTo(0, 0);
}

/** Follow the browser's back button and plain links. */
export function listen(): void {
  arriveAt();
  window.addEventListener("popstate", () => {
    moved = true;
    arriveAt();
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
