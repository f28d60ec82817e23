/** What the birds look like that bots are called after. A hen has a drawing of her own. */
export type Beak = "seed" | "thin" | "flat" | "hook" | "long" | "front";
export type Crown = "none" | "comb" | "tufts" | "crest" | "plume";
export type Tail = "short" | "long" | "up" | "fork" | "sickle";

export interface BirdLook {
  head: string;
  body: string;
  breast: string;
  wing: string;
  beak: Beak;
  bill: string;
  crown: Crown;
  tail: Tail;
  /** A patch on the wing, a cap, a bib or spots, where the bird has them. */
  patch?: string;
  cap?: string;
  bib?: string;
  spots?: string;
}

/** A hen looks as her seat does, or as the one of a number. */
export type Species = "hen" | `hen-${number}` | keyof typeof BIRDS;

export const isSpecies = (name: string): name is Species =>
  name in BIRDS || /^hen(-\d)?$/.test(name);

// Colours that several parts share.
const magpieBlack = "#23272e";
const magpieWhite = "#f5f3ee";
const owlBrown = "#8c6b4a";
const hornBrown = "#4b4038";
const robinRed = "#e8702a";
const sandBrown = "#8a7a5c";
const inkBlack = "#2b2a2c";
const beakBlack = "#33302f";
const paleGrey = "#e8ebee";

const plain = { crown: "none", tail: "short", beak: "seed" } as const;

export const BIRDS = {
  chick: {
    ...plain,
    head: "#ffdf6b",
    body: "#ffd34d",
    breast: "#ffe58a",
    wing: "#f0b73a",
    bill: "#ef8a2e",
  },
  duckling: {
    ...plain,
    head: "#f4d45c",
    body: "#eccb52",
    breast: "#fbe694",
    wing: "#b98d34",
    bill: "#e88a2c",
    beak: "flat",
    cap: "#8a6a35",
  },
  duck: {
    ...plain,
    head: "#1f7a4d",
    body: "#c3b49c",
    breast: "#7a4b2b",
    wing: "#9a8a74",
    bill: "#f2b632",
    beak: "flat",
    patch: "#3c6fb4",
  },
  rooster: {
    ...plain,
    head: "#e3a83f",
    body: "#a8481f",
    breast: "#c9702f",
    wing: "#74300f",
    bill: "#f0b84a",
    crown: "comb",
    tail: "sickle",
    beak: "hook",
  },
  magpie: {
    ...plain,
    head: magpieBlack,
    body: magpieWhite,
    breast: magpieBlack,
    wing: "#25598a",
    bill: magpieBlack,
    tail: "long",
    beak: "thin",
    patch: magpieWhite,
  },
  raven: {
    ...plain,
    head: "#2b2f3a",
    body: "#23262f",
    breast: "#363b49",
    wing: "#171920",
    bill: "#15161b",
    beak: "hook",
    patch: "#3d4a78",
  },
  owl: {
    ...plain,
    head: owlBrown,
    body: owlBrown,
    breast: "#dcc59f",
    wing: "#674a30",
    bill: "#e2b04a",
    crown: "tufts",
    beak: "front",
    spots: owlBrown,
  },
  sparrow: {
    ...plain,
    head: "#cdbda6",
    body: "#b8966b",
    breast: "#ddd0bb",
    wing: "#6f4e2f",
    bill: hornBrown,
    cap: "#7d5a3b",
    bib: "#2c2722",
  },
  wren: {
    ...plain,
    head: "#94613a",
    body: "#8b5a33",
    breast: "#c79c74",
    wing: "#633c1e",
    bill: "#5a4632",
    tail: "up",
    beak: "thin",
  },
  robin: {
    ...plain,
    head: robinRed,
    body: sandBrown,
    breast: robinRed,
    wing: "#6d5e45",
    bill: hornBrown,
    beak: "thin",
    cap: sandBrown,
  },
  finch: {
    ...plain,
    head: "#d58f78",
    body: "#a86e52",
    breast: "#dd9c86",
    wing: "#3f3a38",
    bill: "#8b93a0",
    cap: "#7c93a8",
    patch: magpieWhite,
  },
  blackbird: {
    ...plain,
    head: inkBlack,
    body: inkBlack,
    breast: "#37363a",
    wing: "#1d1c1e",
    bill: "#f4a81d",
    beak: "thin",
    tail: "long",
  },
  starling: {
    ...plain,
    head: "#3a2f55",
    body: "#2f3f4f",
    breast: "#34594d",
    wing: "#262c38",
    bill: "#e9c04a",
    beak: "thin",
    spots: "#d8e3dc",
  },
  pigeon: {
    ...plain,
    head: "#7f8c9b",
    body: "#a9b3bd",
    breast: "#8e7aa5",
    wing: "#8b96a2",
    bill: "#55585e",
    patch: "#4d545d",
    bib: "#4f8f76",
  },
  jay: {
    ...plain,
    head: "#cfa48b",
    body: "#c39a82",
    breast: "#dcbba6",
    wing: beakBlack,
    bill: beakBlack,
    crown: "crest",
    tail: "long",
    patch: "#3f8fd0",
    bib: beakBlack,
  },
  kite: {
    ...plain,
    head: "#d9d4c8",
    body: "#a4532a",
    breast: "#c07a45",
    wing: "#5a2c17",
    bill: "#efb93c",
    beak: "hook",
    tail: "fork",
  },
  heron: {
    ...plain,
    head: paleGrey,
    body: "#9aa7b4",
    breast: paleGrey,
    wing: "#5f6f80",
    bill: "#e8a13a",
    crown: "plume",
    beak: "long",
  },
} as const satisfies Record<string, BirdLook>;
