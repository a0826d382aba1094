import { writeFileSync } from "node:fs";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { dictionary as dutch } from "@zxcvbn-ts/language-nl-be";
import { dutchExclusions, englishExclusions } from "./wordExclusions";

/** How many words a list has: enough for variety, few enough to be words that everyone knows. */
const size = 1000;

/** The source cuts contractions in two ("didn" + "'t"); a typist types them whole. */
const contractions: ReadonlyMap<string, string> = new Map(
  "don didn doesn isn wasn couldn wouldn shouldn haven hasn hadn aren weren"
    .split(" ")
    .map((stem) => [stem, `${stem}'t`]),
);

type WordList = Readonly<{
  name: string;
  ranked: readonly string[];
  excluded: ReadonlySet<string>;
  /** The one-letter word that the source leaves out, and its place. */
  letter: Readonly<{ word: string; at: number }>;
  /** A whole word as this language writes it. */
  shape: RegExp;
  source: string;
}>;

const lists: readonly WordList[] = [
  {
    name: "english",
    ranked: english["commonWords-en"],
    excluded: englishExclusions,
    letter: { word: "a", at: 4 },
    shape: /^(?:a|[a-z]{2,}|[a-z]+n't)$/u,
    source: "@zxcvbn-ts/language-en 4.1.1 (MIT), word counts from OpenSubtitles 2024 by way of OPUS (ODC-BY 1.0)",
  },
  {
    name: "dutch",
    ranked: dutch.commonWords,
    excluded: dutchExclusions,
    letter: { word: "u", at: 33 },
    shape: /^(?:u|[a-zéèëïöü]{2,})$/u,
    source: "@zxcvbn-ts/language-nl-be 3.0.2 (MIT), word counts from FrequencyWords by Hermit Dave (CC BY-SA)",
  },
];

function choose({ ranked, excluded, letter, shape }: WordList): readonly string[] {
  const whole = ranked.map((word) => contractions.get(word) ?? word);
  return [...new Set(whole.toSpliced(letter.at, 0, letter.word))]
    .filter((word) => shape.test(word) && !excluded.has(word))
    .slice(0, size);
}

function print(list: WordList, words: readonly string[]): string {
  return `/**
 * The ${size} most common words, most common first. Written by src/tools/buildWordLists.ts: change that, not this.
 * Source: ${list.source}; see LICENCE.md.
 */
export const ${list.name}: readonly string[] =
  "${words.join(" ")}".split(" ");
`;
}

for (const list of lists) {
  const words = choose(list);
  if (words.length < size)
    throw new Error(`${list.name}: only ${words.length} words are left of ${list.ranked.length}.`);
  writeFileSync(new URL(`../engine/practice/words/${list.name}.ts`, import.meta.url), print(list, words));
}
