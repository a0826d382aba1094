import { writeFileSync } from "node:fs";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { dictionary as dutch } from "@zxcvbn-ts/language-nl-be";
import { dictionary as french } from "@zxcvbn-ts/language-fr";
import { dictionary as german } from "@zxcvbn-ts/language-de";
import type { Language } from "../contract/languages/languages";
import { frenchExclusions, germanExclusions, germanNouns, dutchExclusions, englishExclusions } from "./wordExclusions";

/** How many words a list has: enough for variety, few enough to be words that everyone knows. */
const size = 1000;

/** The source cuts contractions in two ("didn" + "'t"); a typist types them whole. */
const contractions: ReadonlyMap<string, string> = new Map(
  "don didn doesn isn wasn couldn wouldn shouldn haven hasn hadn aren weren"
    .split(" ")
    .map((stem) => [stem, `${stem}'t`]),
);

type WordList = Readonly<{
  language: Language;
  ranked: readonly string[];
  excluded: ReadonlySet<string>;
  /** The one-letter words that the source leaves out, and their places. */
  letters: readonly Readonly<{ word: string; at: number }>[];
  /** Words with a capital. */
  capitalized?: ReadonlySet<string>;
  /** Words of letters that the common ones hardly have, so that a lesson has some. They come last. */
  rare?: string;
  /** A whole word as this language writes it. */
  shape: RegExp;
  source: string;
}>;

const lists: readonly WordList[] = [
  {
    language: "en",
    ranked: english["commonWords-en"],
    excluded: englishExclusions,
    letters: [{ word: "a", at: 4 }],
    shape: /^(?:a|[a-z]{2,}|[a-z]+n't)$/u,
    source: "@zxcvbn-ts/language-en 4.1.1 (MIT), word counts from OpenSubtitles 2024 by way of OPUS (ODC-BY 1.0)",
  },
  {
    language: "nl",
    ranked: dutch.commonWords,
    excluded: dutchExclusions,
    letters: [{ word: "u", at: 33 }],
    shape: /^(?:u|[a-zéèëïöü]{2,})$/u,
    source: "@zxcvbn-ts/language-nl-be 3.0.2 (MIT), word counts from FrequencyWords by Hermit Dave (CC BY-SA)",
  },
  {
    language: "fr",
    ranked: french["commonWords-fr"],
    excluded: frenchExclusions,
    letters: [
      { word: "à", at: 10 },
      { word: "a", at: 18 },
      { word: "y", at: 40 },
    ],
    rare:
      "wagon wagons kiwi kiwis sandwich web wifi clown clowns tramway tramways western wapiti wapitis wallon " +
      "wallonne disque cirque casque plaque quai piquet",
    shape: /^(?:[aày]|[a-zàâçèéêëîïôùûü]{2,}|aujourd'hui)$/u,
    source: "@zxcvbn-ts/language-fr 4.1.2 (MIT), word counts from OpenSubtitles 2024 by way of OPUS (ODC-BY 1.0)",
  },
  {
    language: "de",
    ranked: german.commonWords,
    excluded: germanExclusions,
    letters: [],
    capitalized: germanNouns,
    rare: "extra exakt fix boxen boxt mixen mixt hexen flexibel maximal exotisch existieren existiert komplex relaxen",
    shape: /^[a-zäöüß]{2,}$/u,
    source: "@zxcvbn-ts/language-de 3.0.2 (MIT), word counts from FrequencyWords by Hermit Dave (CC BY-SA)",
  },
];

function choose({ ranked, excluded, letters, capitalized, rare, shape }: WordList): readonly string[] {
  const whole = ranked.map((word) => contractions.get(word) ?? word);
  const complete = letters.reduce((list, { word, at }) => list.toSpliced(at, 0, word), whole);
  const last = rare?.split(" ") ?? [];
  const common = [...new Set(complete)].filter(
    (word) => shape.test(word) && !excluded.has(word) && !last.includes(word),
  );
  return [...common.slice(0, size - last.length), ...last].map((word) =>
    capitalized?.has(word) === true ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}

function print(list: WordList, words: readonly string[]): string {
  return `/**
 * The ${size} most common words, most common first. Written by src/tools/buildWordLists.ts: change that, not this.
 * Source: ${list.source}; see ../LICENCE.md.
 */
export const words: readonly string[] =
  "${words.join(" ")}".split(" ");
`;
}

for (const list of lists) {
  const words = choose(list);
  if (words.length < size)
    throw new Error(`${list.language}: only ${words.length} words are left of ${list.ranked.length}.`);
  writeFileSync(new URL(`../contract/languages/${list.language}/words.ts`, import.meta.url), print(list, words));
}
