import { mount } from "svelte";
import "./styles.css";
import App from "./App.svelte";
import { start } from "./i18n.svelte";
import { listen } from "./router.svelte";
import { show } from "./settings.svelte";

show();
listen();
await start();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
