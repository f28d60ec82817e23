import { marked } from "marked";
import type { Plugin } from "vite";

/** `import html from "….md?page"`: a rules page, turned into HTML when the app is built. */
export function rulesPages(): Plugin {
  return {
    name: "roost-rules-pages",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".md") || query !== "page") return null;
      this.addWatchFile(file);
      const { readFile } = await import("node:fs/promises");
      return `export default ${JSON.stringify(render(await readFile(file, "utf8")))};`;
    },
  };
}

/** Rule paragraphs can be linked to (`#P7`); rulings are folded; wide tables scroll by themselves. */
export function render(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return folded(html)
    .replaceAll(/<p><a id="([A-Z]\d+)"><\/a>\s*<strong>[A-Z]\d+<\/strong>/g, (_, id: string) => {
      return `<p class="rule" id="${id}"><a class="rule-id" href="#${id}">${id}</a>`;
    })
    .replaceAll("<table>", '<div class="scroll" tabindex="0" role="group"><table>')
    .replaceAll("</table>", "</table></div>");
}

/** The last emphasised word is what marks a ruling in the page's language: "How to read this page". */
function folded(html: string): string {
  const word = [...html.matchAll(/<em>(\p{L}+)<\/em>/gu)].at(-1)?.[1];
  if (!word) return html;
  const ruling = new RegExp(`<p><em>${word}\\s?:</em>\\s*([^]*?)</p>`, "g");
  return html.replaceAll(
    ruling,
    (_, text: string) => `<details><summary>${word}</summary><p>${text}</p></details>`,
  );
}
