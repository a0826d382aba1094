import * as fc from "fast-check";
import {
  emptyAdaptiveState,
  type AdaptiveState,
  type KeyStat,
  defaultGoal,
} from "../../../src/engine/adaptive/AdaptiveState";
import { buildLanguageModel, candidateWords, makePseudoWord } from "../../../src/engine/adaptive/LanguageModel";
import { chooseText, type ChoiceRequest } from "../../../src/engine/adaptive/chooseText";
import { explainChoice } from "../../../src/engine/adaptive/explainChoice";
import { makePracticePlan, keySteps } from "../../../src/engine/adaptive/practicePlan";
import { keyboardLayouts } from "../../../src/engine/keyboards/keyboardLayouts";
import { isUnfit } from "../../../src/engine/lessons/textPieces";
import { words as dutch } from "../../../src/contract/languages/nl/words";
import { words as english } from "../../../src/contract/languages/en/words";
import { createRandom } from "../../../src/engine/random";

const models = { english: buildLanguageModel(english), dutch: buildLanguageModel(dutch) };
const plan = makePracticePlan(english, keyboardLayouts.us);
const { steps } = plan;
const good: KeyStat = { presses: 100, misses: 1, timeMs: 300, missRate: 0.01, inARow: 50, day: 0, learnt: true };

/**
 * A user who has typed 20,000 characters of English and learned some letters, each as well as `good` except for
 * `changes`; no pair is better or worse than its letters.
 */
function knowing(letters: string, changes: Readonly<Record<string, Partial<KeyStat>>> = {}): AdaptiveState {
  const { keys, pairs } = models.english;
  const { keyShares, pairShares } = models.english.text;
  const stat = (key: string, share: number) => ({ ...good, presses: Math.round(20_000 * share), ...changes[key] });
  const known = (text: string) => [...text].every((key) => key === " " || letters.includes(key) || key in changes);
  return {
    ...emptyAdaptiveState,
    runs: 9,
    keys: Object.fromEntries(keys.flatMap((key, at) => (known(key) ? [[key, stat(key, keyShares[at]!)]] : []))),
    pairs: Object.fromEntries(
      pairs.flatMap((pair, at) => (known(pair) ? [[pair, stat(pair.slice(1), pairShares[at]!)]] : [])),
    ),
  };
}

function choose(state: AdaptiveState, changes: Partial<ChoiceRequest> = {}) {
  return chooseText({ state, plan, goal: defaultGoal, today: 0, characters: 250, seed: 7, ...changes });
}

const everything = steps.flat().join("");
const share = (text: string, key: string) => [...text].filter((letter) => letter === key).length / text.length;

describe("the order of letters", () => {
  it("is that of the language, home row first, with rare letters together", () => {
    expect(steps.map((step) => step.join(""))).toMatchInlineSnapshot(`
[
  "eaotsh",
  "nli",
  "drg",
  "uyf",
  "wmc",
  "kpb",
  "v'jxqz",
]
`);
    const { steps: dutchSteps } = makePracticePlan(dutch, keyboardLayouts["us-international"]);
    expect(dutchSteps.map((step) => step.join(""))).toMatchInlineSnapshot(`
[
  "eandti",
  "lok",
  "rgs",
  "hjm",
  "wuv",
  "zbp",
  "fcéyx",
]
`);
  });

  it("follows the keyboard", () => {
    expect(makePracticePlan(english, keyboardLayouts.dvorak).steps[0]!.join("")).toMatchInlineSnapshot(`"eotani"`);
  });

  it("leaves out words that the keyboard cannot type", () => {
    const { model } = makePracticePlan(dutch, keyboardLayouts.us);
    expect(model.words.map(({ text }) => text)).toEqual(dutch.filter((word) => /^[a-z]+$/u.test(word)));
    expect(model.keys).not.toContain("é");
  });

  it.each(["english", "dutch"] as const)("has every letter of the %s words once", (language) => {
    const letters = keySteps(models[language], () => false).flat();
    expect([...letters].sort()).toEqual(models[language].keys.filter((key) => key !== " ").toSorted());
  });

  it("starts with letters that form real words", () => {
    const first = new Set(steps[0]);
    expect(english.filter((word) => [...word].every((letter) => first.has(letter))).length).toBeGreaterThanOrEqual(12);
  });
});

describe("the unlocked letters", () => {
  it("are six for a beginner", () => {
    expect(choose(emptyAdaptiveState).open).toEqual(steps[0]);
  });

  it("are more once every one of those is learned, and not before", () => {
    const first = steps[0]!.join("");
    expect(choose(knowing(first)).open).toEqual([...steps[0]!, ...steps[1]!]);
    expect(choose(knowing(first, { [first[2]!]: { learnt: false } })).open).toEqual(steps[0]);
  });

  it("are all for a user whose other runs show that they know them all", () => {
    expect(choose(knowing(everything))).toMatchObject({ open: steps.flat(), fresh: [] });
  });
});

describe("the text", () => {
  const seed = fc.integer({ min: 0, max: 0xffff_ffff });
  const anyStat = fc.record({
    presses: fc.integer({ min: 1, max: 5000 }),
    misses: fc.constant(0),
    timeMs: fc.integer({ min: 0, max: 2000 }),
    missRate: fc.double({ min: 0, max: 0.5, noNaN: true }),
    inARow: fc.nat(99),
    day: fc.integer({ min: 0, max: 100 }),
    learnt: fc.boolean(),
  });
  const anyState = fc
    .dictionary(fc.constantFrom(...everything), anyStat)
    .map((keys): AdaptiveState => ({ ...emptyAdaptiveState, runs: 1, keys }));

  it("has only unlocked letters, is long enough and ends with its word, and has its weakest key and pair", () => {
    fc.assert(
      fc.property(anyState, seed, fc.integer({ min: 40, max: 400 }), (state, from, characters) => {
        const { text, open, weakestKey, weakestPair } = choose(state, { seed: from, characters, today: 100 });
        expect([...text].every((letter) => letter === " " || open.includes(letter))).toBe(true);
        expect(text.length).toBeGreaterThanOrEqual(characters);
        expect(text.lastIndexOf(" ")).toBeLessThan(characters);
        expect(text).toContain(weakestKey);
        expect(text).toContain(weakestPair);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same for the same seed and another for another", () => {
    expect(choose(emptyAdaptiveState).text).toBe(choose(emptyAdaptiveState).text);
    expect(choose(emptyAdaptiveState, { seed: 8 }).text).not.toBe(choose(emptyAdaptiveState).text);
  });

  it("has many different words even if all keys are faster than practice can make them", () => {
    const fast = (keys: AdaptiveState["keys"]) =>
      Object.fromEntries(Object.entries(keys).map(([key, stat]) => [key, { ...stat, timeMs: 20, missRate: 0 }]));
    const state = knowing(everything);
    const words = choose({ ...state, keys: fast(state.keys), pairs: fast(state.pairs) }).text.split(" ");
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([
    ["english", english, "us"],
    ["dutch", dutch, "us-international"],
  ] as const)("invents no %s word that is unsuitable for children", (_, list, layout) => {
    const own = makePracticePlan(list, keyboardLayouts[layout]);
    for (let from = 0; from < 200; from += 1) {
      const { text } = chooseText({
        state: emptyAdaptiveState,
        plan: own,
        goal: defaultGoal,
        today: 0,
        characters: 400,
        seed: from,
      });
      expect(text.split(" ").filter((word) => !list.includes(word) && isUnfit(word))).toEqual([]);
    }
  });

  it("has real words, none twice, as soon as the unlocked letters allow", () => {
    const words = choose(knowing(steps.slice(0, 3).flat().join(""))).text.split(" ");
    expect(words.filter((word) => !english.includes(word))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it("has invented words only while there are too few real ones", () => {
    const words = new Set(choose(emptyAdaptiveState, { characters: 400 }).text.split(" "));
    const real = [...words].filter((word) => english.includes(word));
    expect(real.length).toBeGreaterThanOrEqual(12);
    expect(words.size).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ["english", english, "us"],
    ["dutch", dutch, "us-international"],
  ] as const)("has only real %s words if there are twenty, as with the first letters", (_, list, layout) => {
    const own = makePracticePlan(list, keyboardLayouts[layout]);
    for (let from = 0; from < 20; from += 1) {
      const { text } = chooseText({
        state: emptyAdaptiveState,
        plan: own,
        goal: defaultGoal,
        today: 0,
        characters: 400,
        seed: from,
      });
      expect(text.split(" ").filter((word) => !list.includes(word))).toEqual([]);
    }
  });

  it("has no invented word that looks like a real one with a letter too many or too few", () => {
    const open = [..."enai"];
    const made = Array.from({ length: 50 }, (_, from) =>
      candidateWords(models.dutch, open, createRandom(from)).map(({ text }) => text),
    )
      .flat()
      .filter((word) => !dutch.includes(word));
    expect(made.length).toBeGreaterThan(0);
    const dropped = new Set(
      dutch.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))),
    );
    const doubled = new Set(
      dutch.flatMap((word) => Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at))),
    );
    expect(made.filter((word) => dropped.has(word) || doubled.has(word))).toEqual([]);
  });

  it("practices a slow, a missed and a forgotten letter more than others", () => {
    const plain = share(choose(knowing(everything)).text, "p");
    expect(share(choose(knowing(everything, { p: { timeMs: 900 } })).text, "p")).toBeGreaterThan(2 * plain);
    expect(share(choose(knowing(everything, { p: { missRate: 0.5 } })).text, "p")).toBeGreaterThan(1.2 * plain);
    const away = knowing(
      everything,
      Object.fromEntries([...everything].map((key) => [key, { day: key === "p" ? 0 : 300 }])),
    );
    expect(share(choose(away, { today: 300 }).text, "p")).toBeGreaterThan(2 * plain);
  });

  it("gives a rare letter no more than its share", () => {
    const slowZ = knowing(everything, { z: { timeMs: 700 }, s: { timeMs: 700 } });
    expect(choose(slowZ).weakestKey).toBe("s");
  });

  it("practices a weak pair of letters that are good by themselves", () => {
    const state = knowing(everything);
    const { text, weakestPair } = choose({ ...state, pairs: { ...state.pairs, ou: { ...good, timeMs: 1500 } } });
    expect(weakestPair).toBe("ou");
    expect(text.split(" ").filter((word) => word.includes("ou")).length).toBeGreaterThan(8);
  });
});

describe("invented words", () => {
  it.each(["english", "dutch"] as const)(
    "have only letter combinations of %s words, at the start, inside, and at the end",
    (language) => {
      const words = language === "english" ? english : dutch;
      const clusters = new Set(words.flatMap((word) => trigrams(word)));
      const random = createRandom(1);
      const open = new Set("enaitosr");
      const made = Array.from({ length: 300 }, () => makePseudoWord(models[language], open, random)!);
      expect(made.flatMap(trigrams).filter((cluster) => !clusters.has(cluster))).toEqual([]);
      expect(
        made.every((word) => word.length >= 3 && word.length <= 8 && [...word].every((letter) => open.has(letter))),
      ).toBe(true);
      expect(new Set(made).size).toBeGreaterThan(30);
    },
  );

  it("do not exist if the letters form none", () => {
    expect(makePseudoWord(models.english, new Set("xq"), createRandom(1))).toBeNull();
  });

  function trigrams(word: string): string[] {
    const letters = `  ${word} `;
    return Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3));
  }
});

describe("the reason", () => {
  const first = steps[0]!.join("");
  const reason = (state: AdaptiveState, today = 0) =>
    explainChoice(choose(state, { today }), state, defaultGoal, today);

  it("is the start for a beginner", () => {
    expect(reason(emptyAdaptiveState)).toEqual({ kind: "start", keys: steps[0] });
  });

  it("is a new letter until it has had 30 presses", () => {
    const [key = "", ...others] = steps[1]!;
    const seen = Object.fromEntries(others.map((other) => [other, { presses: 40, learnt: true }]));
    expect(reason(knowing(first, { ...seen, [key]: { presses: 12, learnt: false } }))).toEqual({
      kind: "new",
      keys: [key],
      presses: 12,
      needed: 30,
    });
  });

  it("is a letter's accuracy, then its speed, while others wait for it", () => {
    const key = first[3]!;
    expect(reason(knowing(first, { [key]: { learnt: false, missRate: 0.06 } }))).toEqual({
      kind: "accuracy",
      key,
      accuracy: 0.94,
      needed: 0.97,
    });
    expect(reason(knowing(first, { [key]: { learnt: false, timeMs: 1200 } }))).toEqual({ kind: "speed", key, wpm: 10 });
  });

  it("is the weakest letter and pair when all are unlocked, or a letter not used for a week", () => {
    const state = knowing(everything, { p: { timeMs: 900 } });
    expect(reason(state)).toMatchObject({ kind: "weakest", key: "p", pair: expect.stringContaining("p") });
    expect(reason(state, 8)).toEqual({ kind: "faded", key: "p", days: 8 });
  });
});

it("is fast enough to compute when needed", () => {
  const start = performance.now();
  for (let round = 0; round < 10; round += 1) buildLanguageModel(english);
  expect((performance.now() - start) / 10).toBeLessThan(100);
});
