/** Browsers that can make an app of the page say so with an event, which can be used once. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

export function awaitOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // where and when is the page's to say
    offer = event as Offer;
  });
  window.addEventListener("appinstalled", () => (offer = null));
}

export const isOffered = (): boolean => offer !== null;

export async function install(): Promise<void> {
  const given = offer;
  offer = null;
  await given?.prompt();
}
