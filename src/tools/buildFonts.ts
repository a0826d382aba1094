import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { languages as table } from "../contract/languages/languages";

const languages = path.resolve("src/contract/languages");
const folder = path.resolve("src/app/ui/coreFonts");

const require = createRequire(path.resolve("package.json"));

/** The interface's two weights keep their fallback if they come late: lines would break at other words. */
const fonts = [
  { family: "Atkinson Hyperlegible Next", name: "atkinson-hyperlegible-next", weight: 400, display: "optional" },
  { family: "Atkinson Hyperlegible Next", name: "atkinson-hyperlegible-next", weight: 600, display: "optional" },
  { family: "Atkinson Hyperlegible Mono", name: "atkinson-hyperlegible-mono", weight: 400, display: "swap" },
] as const;

/** Before it there are only ASCII and control characters: a line break is no reason to fetch a font. */
const FIRST_RARE = 0xa1;

type Font = (typeof fonts)[number];

/**
 * The fonts of every page, each in two parts: the characters that the interface and its languages use, which the first
 * load fetches (two thirds of the bytes), and the rest of the package's, which a browser fetches when a text has one.
 * @returns the files of `src/app/ui/coreFonts` by name.
 */
export async function buildFonts(): Promise<ReadonlyMap<string, Buffer | string>> {
  const files = new Map<string, Buffer | string>();
  const faces: string[] = [];
  for (const font of fonts) {
    const { latin } = JSON.parse(readFileSync(require.resolve(`@fontsource/${font.name}/unicode.json`), "utf8"));
    const isThere = codesOf(latin);
    const core = usedCharacters().filter((code) => isThere.has(code));
    const isCore = new Set(core);
    const file = `${font.name}-${font.weight}.woff2`;
    const whole = `@fontsource/${font.name}/files/${font.name}-latin-${font.weight}-normal.woff2`;
    const text = String.fromCodePoint(...core);
    files.set(file, await subsetFont(readFileSync(require.resolve(whole)), text, { targetFormat: "woff2" }));
    const rare = rangeOf([...isThere].filter((code) => code >= FIRST_RARE && !isCore.has(code)));
    faces.push(face(font, `./${file}`, rangeOf(core)), face(font, whole, rare));
  }
  return files.set("coreFonts.css", `${HEAD}\n${faces.join("\n")}`);
}

const HEAD = `/*
 * Written by src/tools/buildFonts.ts (npm run fonts): change that, not this. The fonts are Atkinson Hyperlegible Next
 * and Mono, copyright 2020-2024 their project authors, SIL Open Font License 1.1; the license itself is in the packages
 * @fontsource/atkinson-hyperlegible-next and -mono.
 */`;

/** The code points of a CSS range: `U+0000-00FF,U+0131`. */
function codesOf(range: string): ReadonlySet<number> {
  return new Set(
    range.split(",").flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  );
}

/** The code points of ASCII, of all sentences of the interface, and of its languages' letters, in order. */
function usedCharacters(): readonly number[] {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
  const letters = Object.values(table).map(({ specialLetters }) => specialLetters);
  const texts = [ascii, ...letters, ...letters.map((some) => some.toUpperCase()), ...catalogs()];
  return [...new Set(texts.join(""))].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
}

/** The sentences of the catalogs and their translations. */
function catalogs(): readonly string[] {
  const files = readdirSync(languages, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".po"));
  return files.flatMap((file) =>
    readFileSync(path.join(languages, file), "utf8")
      .split("\n")
      .filter((line) => /^(?:msgid|msgstr|")/u.test(line)),
  );
}

function face({ family, weight, display }: Font, file: string, range: string): string {
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: ${display};
  src: url("${file}") format("woff2");
  unicode-range: ${range};
}
`;
}

/** Ascending code points as a CSS range: `U+20-7E, U+A0`. */
function rangeOf(codes: readonly number[]): string {
  const found: { readonly from: number; to: number }[] = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last?.to === code - 1) last.to = code;
    else found.push({ from: code, to: code });
  }
  return found.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

const hex = (code: number): string => code.toString(16).toUpperCase();

/** Whether the files of `src/app/ui/coreFonts` are those that {@link buildFonts} makes now, but for white space. */
export async function areFontsCurrent(): Promise<boolean> {
  const files = [...(await buildFonts())];
  return files.every(([name, content]) => {
    const file = readFileSync(path.join(folder, name));
    return typeof content === "string" ? bare(file.toString()) === bare(content) : content.equals(file);
  });
}

function bare(css: string): string {
  return css.replaceAll(/\s+/gu, "");
}

if (process.argv[1]?.endsWith("buildFonts.ts"))
  for (const [name, content] of await buildFonts()) writeFileSync(path.join(folder, name), content);
