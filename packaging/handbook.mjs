// Pages of the documentation, from Markdown: `node handbook.mjs PAGES.json FOLDER`; see handbook.py.
import { readFileSync, writeFileSync } from "node:fs";
import { Marked } from "../web/node_modules/marked/lib/marked.esm.js";

const [, , asked, folder] = process.argv;
const { pages, titles, sections } = JSON.parse(readFileSync(asked, "utf-8"));
const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
// The anchors that links within the documents use.
const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");

function render(markdown) {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
  });
  return marked
    .parse(markdown)
    .replaceAll("<table>", '<div class="scroll"><table>')
    .replaceAll("</table>", "</table></div>");
}

function contents(here) {
  const parts = Object.entries(sections).map(([section, names]) => {
    const links = names.map((name) => {
      const current = name === here ? ' aria-current="page"' : "";
      return `<li><a href="${name}.html"${current}>${escape(titles[name])}</a></li>`;
    });
    return `<h2>${section}</h2><ul>${links.join("")}</ul>`;
  });
  return parts.join("");
}

for (const [name, markdown] of Object.entries(pages)) {
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'self'">
<title>${escape(titles[name])} · Roost</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<nav aria-label="Documentation"><p><a href="../">Roost</a></p>${contents(name)}</nav>
<main id="main">
${render(markdown)}</main>
</body>
</html>
`;
  writeFileSync(`${folder}/${name}.html`, page);
}
