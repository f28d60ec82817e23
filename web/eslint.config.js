import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const GAMES = ["pickomino", "knockout"];
const inGames = GAMES.flatMap((game) => [`$/games/${game}`, `$/games/${game}/*`]);

const FEATURES = readdirSync(new URL("./src/features/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Which files may not import what. Dependencies point one way: only games know games, and features
 * are known to their list alone. */
const layers = [
  { files: ["src/**"], never: inGames, features: "/" },
  { files: ["src/fair/**"], never: [...inGames, "$/table/*"] },
  { files: ["src/ui/**"], never: ["$/games", "$/games/**", "$/table/*", "$/fair/*"] },
  ...GAMES.map((game) => {
    const others = GAMES.filter((other) => other !== game);
    const never = others.flatMap((other) => [`$/games/${other}/*`, `../${other}`, `../${other}/*`]);
    return { files: [`src/games/${game}/**`], never: [...never, "$/games"] };
  }),
  ...FEATURES.map((name) => ({
    files: [`src/features/${name}/**`],
    never: [...inGames, "../"],
    features: `(?!/${name}/)`,
  })),
].map(({ files, never, features = "" }) => {
  const feature = String.raw`^\$/features${features}`;
  const selector = `ImportExpression[source.value=/${feature.replaceAll("/", "\\/")}/]`;
  const patterns = [{ group: [...never, "$/testing/*"] }, { regex: feature }];
  return {
    files,
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": ["error", { patterns }],
      "no-restricted-syntax": ["error", { selector, message: "This is of another layer." }],
    },
  };
});

export default defineConfig(
  { ignores: ["src/generated/", "public/"] },
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off", // readers name what they load
      "@typescript-eslint/no-misused-spread": "off", // what we take apart is plain ASCII
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void x` reads x, for an effect
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_", argsIgnorePattern: "^_" },
      ],
      "svelte/no-unused-svelte-ignore": "off", // takes the reasons after a code for codes
      "svelte/prefer-svelte-reactivity": "off", // not everything that changes is shown
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Here components are of no known type; svelte-check, which knows them, looks after these.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unnecessary-condition": "off",
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
    },
  },
  { files: ["*.config.js"], extends: [ts.configs.disableTypeChecked] },
  layers,
);
