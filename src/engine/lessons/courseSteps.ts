import type { Chapter, CourseId, LessonKind } from "./Course";

/** A lesson in short form. `name` becomes part of its id; `instructions` is their key, if it is not the name. */
export type CourseStep = {
  readonly name: string;
  readonly kind: LessonKind;
  readonly keys: readonly string[];
  /** The characters that it practices, if those are not its keys. */
  readonly practised?: readonly string[];
  /** The speed that passes it, in aanslagen per minuut. */
  readonly speed: 40 | 60 | 80 | 100;
  readonly instructions?: string;
};

export type CourseChapter = { readonly chapter: Chapter; readonly steps: readonly CourseStep[] };

const letters = (name: string, keys: string, speed: 40 | 60, instructions = name): CourseStep => ({
  name,
  kind: "keys",
  keys: [...keys],
  speed,
  instructions,
});

const signs = (name: string, keys: string, instructions = "new-signs"): CourseStep => ({
  name,
  kind: "signs",
  keys: [...keys],
  speed: 40,
  instructions,
});

const posture: CourseStep = { name: "posture", kind: "posture", keys: [], speed: 40 };

/** Capitals of one hand with the Shift key of the other, then all of them, and correcting. */
function capitals(ofRightHand: string, ofLeftHand: string, more = "", instructions = "capitals"): CourseChapter {
  return {
    chapter: "capitals",
    steps: [
      { name: "capitals-left", kind: "capitals", keys: [...ofRightHand], speed: 60 },
      { name: "capitals-right", kind: "capitals", keys: [...ofLeftHand], speed: 60 },
      { name: "capitals", kind: "capitals", keys: [...more], speed: 60, instructions },
      { name: "correcting", kind: "correcting", keys: [], speed: 60 },
    ],
  };
}

const qwertyCapitals = capitals("YUIOPHJKLNM", "QWERTASDFGZXCVB");

/** Digits in pairs of the same finger, from the little fingers to the index fingers. */
function digits(instructions: string, all: string): CourseChapter {
  const pair = (name: string, keys: string): CourseStep => ({
    name: `digits-${name}`,
    kind: "digits",
    keys: [...keys],
    speed: 40,
    instructions,
  });
  return {
    chapter: "digits",
    steps: [
      pair("10", "10"),
      pair("29", "29"),
      pair("38", "38"),
      pair("47", "47"),
      { name: "digits", kind: "digits", keys: ["5", "6"], speed: 40, instructions: all },
    ],
  };
}

/** Symbols in groups; the last group has the layout's own explanation of all. */
function symbols(groups: readonly string[], instructions = "symbols"): CourseChapter {
  const steps = groups.map((keys, at): CourseStep => {
    const isLast = at === groups.length - 1;
    return {
      name: isLast ? "symbols" : `symbols-${at + 1}`,
      kind: "symbols",
      keys: [...keys],
      speed: 40,
      instructions: isLast ? instructions : "new-symbols",
    };
  });
  return { chapter: "symbols", steps };
}

/** The same for all keyboards: Enter and Tab, the numeric keypad, whole texts, speed and the exam. */
const lastChapters: readonly CourseChapter[] = [
  {
    chapter: "enterTab",
    steps: [
      { name: "enter", kind: "enter", keys: ["\n"], speed: 60 },
      { name: "tab", kind: "tab", keys: ["\t"], speed: 60 },
    ],
  },
  {
    chapter: "numpad",
    steps: [
      { name: "numpad-1", kind: "numpad", keys: [], practised: [..."456"], speed: 40, instructions: "numpad" },
      { name: "numpad-2", kind: "numpad", keys: [], practised: [..."1234567890"], speed: 40, instructions: "numpad" },
    ],
  },
  {
    chapter: "texts",
    steps: [
      { name: "paragraphs", kind: "paragraphs", keys: [], speed: 80 },
      { name: "texts-2", kind: "paragraphs", keys: [], speed: 80, instructions: "texts" },
      { name: "texts-3", kind: "paragraphs", keys: [], speed: 80, instructions: "texts" },
    ],
  },
  {
    chapter: "speed",
    steps: [
      { name: "speed-1", kind: "speed", keys: [], speed: 80 },
      { name: "speed-2", kind: "speed", keys: [], speed: 100 },
      { name: "speed", kind: "speed", keys: [], speed: 100 },
    ],
  },
  {
    chapter: "exam",
    steps: [
      { name: "mock-exam", kind: "mockExam", keys: [], speed: 100 },
      { name: "mock-exam-2", kind: "mockExam", keys: [], speed: 100, instructions: "mock-exam" },
      { name: "exam", kind: "exam", keys: [], speed: 100 },
    ],
  },
];

/**
 * Letters in pairs of the same fingers, home row first.
 * @param home the fourth lesson, of the little fingers; `top` and `bottom` are what follows the pairs that all have.
 */
function letterChapters(
  home: CourseStep,
  top: readonly CourseStep[],
  bottom: readonly CourseStep[],
): readonly CourseChapter[] {
  const first = [posture, letters("fj", "fj", 40), letters("dk", "dk", 40), letters("sl", "sl", 40)];
  return [
    { chapter: "home", steps: [...first, home, letters("gh", "gh", 40)] },
    { chapter: "top", steps: [letters("ei", "ei", 40), letters("ru", "ru", 40), ...top] },
    { chapter: "bottom", steps: [letters("nv", "nv", 60), ...bottom] },
  ];
}

const qwertyLetters = letterChapters(
  letters("a", "a;", 40),
  [letters("ty", "ty", 40), letters("ow", "ow", 40), letters("pq", "pq", 40)],
  [letters("bm", "bm", 60), letters("c", "c,", 60), letters("x", "x.", 60), letters("z", "z/", 60)],
);

/** The letters of AZERTY, which are the same on the Belgian and the French keyboard; `last` is the lesson of W. */
const azertyLetters = (last: CourseStep): readonly CourseChapter[] =>
  letterChapters(
    letters("qm", "qm", 40),
    [letters("ty", "ty", 40), letters("zo", "zo", 40), letters("ap", "ap", 40)],
    [letters("b", "b,", 60), letters("c", "c;", 60, "be-c"), letters("x", "x:", 60, "be-x"), last],
  );

/** Capitals, with the signs that need Shift on AZERTY. */
const azertyCapitals = capitals("YUIOPHJKLMN", "AZERTQSDFGWXCVB", ".?", "be-capitals");

/** The letters of QWERTZ: z and y change places; ö ä ü ß have their own keys. */
const qwertzLetters = letterChapters(
  letters("a", "aöä", 40, "de-a"),
  [letters("tz", "tz", 40), letters("ow", "ow", 40), letters("pq", "pqü", 40, "de-pq")],
  [letters("bm", "bm", 60), letters("c", "c,", 60), letters("x", "x.", 60), letters("y", "y-ß", 60)],
);

const punctuation = (...steps: readonly CourseStep[]): CourseChapter => ({ chapter: "punctuation", steps });
const accents = (...steps: readonly CourseStep[]): CourseChapter => ({ chapter: "accents", steps });
const qwertySigns = punctuation(signs("question", "?!"), signs("colon", ":"), signs("quotes", "'\"", "dead-signs"));

/**
 * Each course in order. US-International is the keyboard of the Netherlands, with accents by dead keys; US has neither
 * accents nor the euro sign. Belgian AZERTY types the period, the question mark and digits with Shift and has keys for
 * é è ç à ù; French AZERTY differs in its signs. German QWERTZ has dead keys for ´ ` ^.
 */
export const courseChapters: Readonly<Record<CourseId, readonly CourseChapter[]>> = {
  "us-intl": [
    ...qwertyLetters,
    qwertyCapitals,
    qwertySigns,
    accents(
      signs("accents-1", "éë", "accents"),
      signs("accents-2", "ïó", "new-accents"),
      signs("accents", "èêç", "new-accents"),
    ),
    digits("new-digits", "digits"),
    symbols(["€%", "@&-", "()_", "+="]),
    ...lastChapters,
  ],
  us: [
    ...qwertyLetters,
    qwertyCapitals,
    punctuation(signs("question", "?!"), signs("colon", ":"), signs("signs", "'\"")),
    digits("new-digits", "digits"),
    symbols(["$%", "@&-", "()_", "+="], "us-symbols"),
    ...lastChapters,
  ],
  "be-azerty": [
    ...azertyLetters(letters("w", "w=", 60)),
    azertyCapitals,
    punctuation(signs("question", "!"), signs("quotes", "'\"")),
    accents(
      signs("accents-1", "éè", "be-accents"),
      signs("accents-2", "çàù", "new-accents"),
      signs("accents", "êëï", "new-accents"),
    ),
    digits("be-new-digits", "be-digits"),
    symbols(["€%", "@&-", "()_", "+/§"], "be-symbols"),
    ...lastChapters,
  ],
  "fr-azerty": [
    ...azertyLetters(letters("w", "w!", 60, "fr-w")),
    azertyCapitals,
    punctuation(signs("quotes", "'\"")),
    accents(
      signs("accents-1", "éè", "fr-accents"),
      signs("accents-2", "çàù", "new-accents"),
      signs("accents-3", "êâîôû", "new-accents"),
      signs("accents", "ëï", "new-accents"),
    ),
    digits("be-new-digits", "be-digits"),
    symbols(["€%", "@&-", "()_", "+=/"], "fr-symbols"),
    ...lastChapters,
  ],
  "de-qwertz": [
    ...qwertzLetters,
    capitals("ZUIOPHJKLNM", "QWERTASDFGYXCVB"),
    punctuation(signs("question", "?!"), signs("colon", ":"), signs("signs", "'\"", "de-signs")),
    accents(signs("accents-1", "ÄÖÜ", "new-accents"), signs("accents", "éèê", "de-accents")),
    digits("new-digits", "digits"),
    symbols(["€%", "@&/", "()_", "=+§"], "de-symbols"),
    ...lastChapters,
  ],
};
