/** Files that the device has to make: a plain link would ask a server for them. */
import { isOwn, isAway, reach } from "./place.svelte";

const FILE = /^\/api(\/(?:tables\/([A-Za-z0-9_-]+)\/record|me\/.*))$/;

export function followDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[download]");
    if (!link) return;
    const [, path, table] = FILE.exec(new URL(link.href).pathname) ?? [];
    if (path === undefined || !(table === undefined ? isAway() : isOwn(table))) return;
    event.preventDefault();
    void save(path + new URL(link.href).search, link.download);
  });
}

async function save(path: string, name: string): Promise<void> {
  const answer = await reach(path, "GET");
  const address = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
