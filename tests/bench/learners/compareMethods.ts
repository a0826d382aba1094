import { createRequire } from "node:module";
import { makePracticePlan } from "../../../src/engine/adaptive/practicePlan";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { letterPairs as englishPairs } from "../../../src/contract/languages/en/letterPairs";
import { letterPairs as dutchPairs } from "../../../src/contract/languages/nl/letterPairs";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import { KeybrModel } from "./KeybrModel";
import { keybrMethod } from "./keybrMethod";
import type { Method } from "./Method";
import { goalsOn } from "./goalsOn";
import { ordinaryText, proseOf } from "./OrdinaryText";
import { oursMethod } from "./oursMethod";
import type { Population } from "./Population";
import { randomMethod } from "./randomMethod";
import { runsNeeded } from "./runsNeeded";

/** The runs that one person needs with each method. */
export type Needed = { readonly ours: number; readonly keybr: number; readonly random: number };

// The packages have types only for their ES modules, which come as JSON.
const require = createRequire(import.meta.url);

/** keybr draws on the 10,000 most frequent words of a language; ours and random words on the product's thousand. */
const KEYBR_WORDS = 10_000;

const languages = {
  en: {
    words: english,
    letterPairs: englishPairs,
    ranked: (): readonly string[] => require("@zxcvbn-ts/language-en").dictionary["commonWords-en"],
  },
  nl: {
    words: dutch,
    letterPairs: dutchPairs,
    ranked: (): readonly string[] => require("@zxcvbn-ts/language-nl-be").dictionary.commonWords,
  },
} as const;

/** Lets the first so many people of a population learn with each method. */
export function compareMethods(
  language: keyof typeof languages,
  population: Population,
  people: number,
): readonly Needed[] {
  const { words, letterPairs, ranked } = languages[language];
  const { speed } = goalsOn(ordinaryText(proseOf(language, 0)));
  const plan = makePracticePlan(words, keyboardLayouts["us-international"], letterPairs);
  const keybr = new KeybrModel(
    ranked()
      .filter((word) => /^[a-z]{3,}$/u.test(word))
      .slice(0, KEYBR_WORDS),
  );
  return Array.from({ length: people }, (_, person) => {
    const runs = (method: Method) => runsNeeded(method, population, [speed], person + 1)[0] ?? NaN;
    return { ours: runs(oursMethod(plan)), keybr: runs(keybrMethod(keybr)), random: runs(randomMethod(words)) };
  });
}
