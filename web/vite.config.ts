import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";
import { appList } from "./build/app-list.ts";
import { rulesPages } from "./build/rules-pages.ts";
import { screenshots } from "./build/screenshots.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The version stands in the Python package, once. */
const version = /^__version__ = "(.*)"$/m.exec(
  readFileSync(here("../src/roost/__init__.py"), "utf-8"),
)![1]!;

/** The font comes with the page, not after its styles: the first words stand in it at once. */
let base = "/";
const fontFirst: Plugin = {
  name: "font-first",
  configResolved: (config) => {
    base = config.base;
  },
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /nunito-latin-wght.*\.woff2$/.test(file))
        .map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: "",
            href: base + file,
          },
          injectTo: "head" as const,
        })),
  },
};

/** A site without a server has nobody to send its content policy: it stands in the page. */
const policyInside: Plugin = {
  name: "policy-inside",
  apply: (_, { mode }) => mode === "site",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: {
        "http-equiv": "Content-Security-Policy",
        content:
          "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; " +
          "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; " +
          "object-src 'none'; base-uri 'none'; form-action 'self'",
      },
      injectTo: "head-prepend",
    },
  ],
};

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/", // a site may lie beneath any address
  plugins: [rulesPages(), svelte(), fontFirst, policyInside, screenshots(), appList()],
  define: { "import.meta.env.ROOST_VERSION": JSON.stringify(version) },
  // Every style may speak of the layouts.
  css: {
    postcss: { plugins: [globalData({ files: [here("./src/app/layouts.css")] }), customMedia()] },
  },
  worker: { format: "es" },
  resolve: { alias: { $: here("./src"), $locale: here("../src/roost/locale") } },
  build: {
    outDir: here("../src/roost/server/static"),
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: "licences.md" },
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here("."), here("../src/roost/locale")] },
    proxy: { "/api": { target: process.env.ROOST_URL ?? "http://127.0.0.1:8765", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "./build/environment.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
