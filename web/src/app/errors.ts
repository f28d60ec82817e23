/** The last error of this visit: what kind it was and where in the code, not what it said. */
const MOST = 8; // places in the code
let last = "none";

export const lastError = (): string => last;

export function awaitErrors(): void {
  window.addEventListener("error", ({ error }) => note(error));
  window.addEventListener("unhandledrejection", ({ reason }) => note(reason));
}

export function note(error: unknown): void {
  const [kind, stack] =
    error instanceof Error ? [error.name, error.stack ?? ""] : [typeof error, ""];
  const places = [...stack.matchAll(/[\w.-]+\.m?js(?:\?\w+)?:\d+:\d+/g)].slice(0, MOST);
  last = [kind, ...places.map(([place]) => `  ${place}`)].join("\n");
}
