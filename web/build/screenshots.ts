import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Adds the screenshots that the manifest names; the README shows the same files. */
export function screenshots(): Plugin {
  const folder = new URL("../../docs/images/", import.meta.url);
  const manifest = new URL("../public/manifest.webmanifest", import.meta.url);
  return {
    name: "roost-screenshots",
    apply: "build",
    generateBundle() {
      const { screenshots } = JSON.parse(readFileSync(manifest, "utf-8")) as {
        screenshots: { src: string }[];
      };
      for (const { src } of screenshots) {
        const source = readFileSync(new URL(src.replace(/^.*\//, ""), folder));
        this.emitFile({ type: "asset", fileName: src, source });
      }
    },
  };
}
