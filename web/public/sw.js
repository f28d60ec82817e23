// Serves the app where there is no network, from what src/app/offline/keep.ts has put by. Questions to
// the server are none of its business.
const CACHE = "roost-offline";
// One copy is kept, whatever a browser says of its languages when it asks.
const ANYHOW = { ignoreVary: true };
const HOME = new URL("./", self.location.href).pathname;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith(`${HOME}api/`)) return;
  event.respondWith(answer(request, pathname.slice(HOME.length)));
});

// A note about a turn: encrypted for this browser alone (src/news/api.ts).
self.addEventListener("push", (event) => {
  const { text, url, table } = event.data.json();
  const shown = { body: text, data: url, tag: table, icon: `${HOME}icon-192.png` };
  event.waitUntil(self.registration.showNotification("Roost", shown));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(url) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((client) => client.url === url);
  return there ? there.focus() : self.clients.openWindow(url);
}

async function answer(request, name) {
  const cache = await caches.open(CACHE);
  // What is in these files is in their names, or in what follows the question mark.
  if (/^(assets|pack)\//.test(name)) {
    const kept =
      (await cache.match(request, ANYHOW)) ??
      (await cache.match(request, { ...ANYHOW, ignoreSearch: true }));
    return kept ?? fetch(request);
  }
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cache.match(request, ANYHOW);
    if (kept) return kept;
    const page = request.mode === "navigate" && (await cache.match(HOME, ANYHOW));
    if (page) return first(page);
    throw error;
  }
}

// The app's first page at another address. On a site it names its parts from where it lies itself.
async function first(page) {
  const text = await page.clone().text();
  const led = text.replaceAll('="./', `="${HOME}`);
  return led === text ? page : new Response(led, page);
}
