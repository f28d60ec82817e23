/**
 * Where the app's pages lie. Behind a server the address of a page is its path. A site without one
 * (`make site`) may lie beneath any address, as plain files: every page is a folder, and tables,
 * whose names nobody knew when it was written, share one.
 */

/** A site that no server stands behind. */
export const SITE = import.meta.env.MODE === "site";

/** Where the app lies: at the root of a server, anywhere on a site. Scripts lie in a folder of it. */
export const BASE = SITE ? new URL(import.meta.url.replace(/assets\/[^/]*$/, "")).pathname : "/";

const OF_ONE = /^\/(table|game)\/([^/]+)$/;
const NAME = "id";

/** The address of a path of the app: `/settings`, or `/table/abc?key=x`. */
export const addressFor = (path: string): string => (SITE ? beneath(BASE, path) : path);

/** The path of the app that an address is of. */
export const pathOf = (address: Pick<URL, "pathname" | "search">): string =>
  SITE ? within(BASE, address) : address.pathname;

export function beneath(base: string, path: string): string {
  const { pathname, search, hash } = new URL(path, "http://app");
  const [, kind, name] = OF_ONE.exec(pathname) ?? [];
  if (kind === undefined || name === undefined) {
    const isFolder = !/\.\w+$/.test(pathname);
    return base + pathname.slice(1).replace(/[^/]$/, isFolder ? "$&/" : "$&") + search + hash;
  }
  return `${base}${kind}/?${NAME}=${name}${search.replace("?", "&")}${hash}`;
}

export function within(base: string, { pathname, search }: Pick<URL, "pathname" | "search">) {
  const path = `/${pathname.slice(base.length).replace(/\/$|\/?index\.html$/, "")}`;
  const name = new URLSearchParams(search).get(NAME);
  const ofOne = name !== null && OF_ONE.test(`${path}/${NAME}`);
  return ofOne ? `${path}/${encodeURIComponent(name)}` : path;
}

/** Links are written as paths of the app. On a site each gets the address that it leads to, so that
 * it can be copied or opened in another tab too. */
export function leadLinks(root: Node): void {
  const led = new WeakMap<Element, string>();
  const lead = (link: Element): void => {
    const href = link.getAttribute("href");
    if (!href?.startsWith("/") || href.startsWith("/api/") || led.get(link) === href) return;
    const address = addressFor(href);
    led.set(link, address);
    link.setAttribute("href", address);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element)) continue;
        if (node.matches("a[href]")) lead(node);
        node.querySelectorAll("a[href]").forEach(lead);
      }
    }
  }).observe(root, { subtree: true, childList: true, attributeFilter: ["href"] });
}
