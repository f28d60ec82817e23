import { mount } from "svelte";
import "./styles.css";
import App from "./App.svelte";
import { start } from "./i18n.svelte";
import { listen } from "./router.svelte";
import { show } from "./settings.svelte";
import { followDownloads } from "$/offline/downloads";
import { awaitOffer } from "$/offline/install.svelte";
import { keptVersion } from "$/offline/place.svelte";

show();
followDownloads();
listen();
awaitOffer();
await start();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
if (keptVersion() !== null) void import("$/offline/keep").then(({ keepUp }) => keepUp());
