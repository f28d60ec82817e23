import { mount } from "svelte";
import "./styles.css";
import App from "./App.svelte";
import { start } from "./lib/i18n.svelte";
import { listen } from "./lib/router.svelte";
import { show } from "./lib/settings.svelte";

show();
listen();
await start();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
