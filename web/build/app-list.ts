import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** `app.json`: all that was built, for those who want it where there is no network. */
export function appList(): Plugin {
  return {
    name: "roost-app-list",
    apply: "build",
    writeBundle({ dir }) {
      const root = dir!;
      const names = readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .filter(
          (name) =>
            !/^pack|^(links|screenshots)\/|^app\.json$|^licences\.(md|txt)$|^sw\.js$/.test(name),
        )
        .sort();
      const hash = createHash("sha256");
      const files = names.map((name) => {
        const data = readFileSync(join(root, name));
        hash.update(name).update(data);
        return { name: name === "index.html" ? "" : name, bytes: data.length };
      });
      const version = hash.digest("hex").slice(0, 16);
      // What packaging/pack.py writes beside it, and this list itself.
      for (const name of ["app.json", "pack.json", "licences.txt"]) files.push({ name, bytes: 0 });
      writeFileSync(join(root, "app.json"), JSON.stringify({ version, files }) + "\n");
    },
  };
}
