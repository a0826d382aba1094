import { readLayout, type KeyboardLayout, type LayoutId } from "./KeyboardLayout";

/** United States (Windows "US", XKB `us`). */
const us = readLayout({
  id: "us",
  form: "ansi",
  rows: [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "q w e r t y u i o p [{ ]}",
    "a s d f g h j k l ;: '\" \\|",
    "· z x c v b n m ,< .> /?",
  ],
});

/**
 * United States-International, the keyboard of the Netherlands (Windows "United States-International", KBDUSX). On
 * Linux and ChromeOS (XKB `us(intl)`) the same keys are dead, but compose more: there `'` and s give ś.
 */
export const usInternational = readLayout({
  id: "us-international",
  form: "ansi",
  rows: [
    "†`†~ 1!¡¹ 2@² 3#³ 4$¤£ 5%€ 6†^¼ 7&½ 8*¾ 9(‘ 0)’ -_¥ =+×÷",
    "qQäÄ wWåÅ eEéÉ rR® tTþÞ yYüÜ uUúÚ iIíÍ oOóÓ pPöÖ [{« ]}»",
    "aAáÁ sSß§ dDðÐ f g h j k lLøØ ;:¶° †'†\"´¨ \\|¬¦",
    "· zZæÆ x cC©¢ v b nNñÑ mMµ ,<çÇ .> /?¿",
  ],
  deadKeys: {
    "'": "áéíóúýçÁÉÍÓÚÝÇ",
    '"': "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
  },
});

/** The real Dutch layout (Windows "Nederlands", KBDNE), which few people in the Netherlands have. */
export const dutch = readLayout({
  id: "dutch",
  form: "iso",
  rows: [
    "@§¬ 1!¹ 2\"² 3#³ 4$¼ 5%½ 6&¾ 7_£ 8({ 9)} 0' /?\\ °†~†¸",
    "q w eE€ rR¶ t y u i o p †¨†^ *|",
    "a sSß d f g h j k l +± †´†` <>",
    "][¦ zZ« xX» cC¢ v b n mMµ ,; .: -=",
  ],
  deadKeys: {
    "´": "áéíóúýÁÉÍÓÚÝ",
    "¨": "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
    "¸": "çÇ",
  },
});

/** Belgian AZERTY (Windows "Belgian (Period)", KBDBE). Digits need Shift; é § è ç à have their own keys. */
const belgian = readLayout({
  id: "belgian",
  form: "iso",
  rows: [
    "²³ &1| é2@ \"3# '4 (5 §6^ è7 !8 ç9{ à0} )° -_",
    "a z eE€ r t y u i o p †^†¨[ $*]",
    "q s d f g h j k l m ù%†´ µ£†`",
    "<>\\ w x c v b n ,? ;. :/ =+†~",
  ],
  deadKeys: {
    "´": "áéíóúýÁÉÍÓÚÝ",
    "¨": "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
  },
});

/** French AZERTY (Windows "French", KBDFR). */
const french = readLayout({
  id: "french",
  form: "iso",
  rows: [
    "² &1 é2†~ \"3# '4{ (5[ -6| è7†` _8\\ ç9^ à0@ )°] =+}",
    "a z eE€ r t y u i o p †^†¨ $£¤",
    "q s d f g h j k l m ù% *µ",
    "<> w x c v b n ,? ;. :/ !§",
  ],
  deadKeys: {
    "¨": "äëïöüÿÄËÏÖÜ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
    "~": "ãñõÃÑÕ",
  },
});

/** German QWERTZ (Windows "German", KBDGR; DIN 2137 T1). */
const german = readLayout({
  id: "german",
  form: "iso",
  rows: [
    '†^° 1! 2"² 3§³ 4$ 5% 6& 7/{ 8([ 9)] 0=} ß?\\ †´†`',
    "qQ@ w eE€ r t z u i o p ü +*~",
    "a s d f g h j k l ö ä #'",
    "<>| y x c v b n mMµ ,; .: -_",
  ],
  deadKeys: {
    "´": "áéíóúýÁÉÍÓÚÝ",
    "`": "àèìòùÀÈÌÒÙ",
    "^": "âêîôûÂÊÎÔÛ",
  },
});

/** United Kingdom (Windows "United Kingdom", KBDUK). */
const uk = readLayout({
  id: "uk",
  form: "iso",
  rows: [
    '`¬¦ 1! 2" 3£ 4$€ 5% 6^ 7& 8* 9( 0) -_ =+',
    "q w eEéÉ r t y uUúÚ iIíÍ oOóÓ p [{ ]}",
    "aAáÁ s d f g h j k l ;: '@ #~",
    "\\| z x c v b n m ,< .> /?",
  ],
});

/** Dvorak (Windows "United States-Dvorak"; ANSI INCITS 207-1991). */
const dvorak = readLayout({
  id: "dvorak",
  form: "ansi",
  rows: [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) [{ ]}",
    "'\" ,< .> p y f g c r l /? =+",
    "a o e u i d h t n s -_ \\|",
    "· ;: q j k x b m w v z",
  ],
});

/** Colemak (colemak.com, version 1.0), without its AltGr characters, which not all systems have. */
const colemak = readLayout({
  id: "colemak",
  form: "ansi",
  rows: [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "q w f p g j l u y ;: [{ ]}",
    "a r s t d h n e i o '\" \\|",
    "· z x c v b k m ,< .> /?",
  ],
});

/** Every layout by its id. */
export const keyboardLayouts: Readonly<Record<LayoutId, KeyboardLayout>> = {
  us,
  "us-international": usInternational,
  dutch,
  belgian,
  french,
  german,
  uk,
  dvorak,
  colemak,
};

/** The layout with a stored or received name, or null if it does not exist. */
export function findLayout(id: string): KeyboardLayout | null {
  return Object.values(keyboardLayouts).find((layout) => layout.id === id) ?? null;
}

/** A key press as reported by the browser (`KeyboardEvent.code` and `.key`; `key` is "Dead" for a dead key). */
export type SeenKey = { readonly code: string; readonly key: string };

/** The probability of a layout among the known ones, 0 to 1; they add up to 1. */
export type LayoutGuess = { readonly id: LayoutId; readonly certainty: number };

/** The probability of an output that a layout does not have: a remapped key, or a system with other extras. */
const SURPRISE = 0.02;

/**
 * The layouts that fit the first key presses, most likely first. For a question to the user and not for a decision:
 * layouts that only differ in keys not yet pressed are equally likely. Only this guess uses position codes.
 */
export function guessLayout(seen: readonly SeenKey[]): readonly LayoutGuess[] {
  // A key that is held or pressed often gives no more evidence than once.
  const different = new Map(seen.map((key) => [`${key.code} ${key.key}`, key]));
  const weighed = Object.values(keyboardLayouts).map((layout) => ({
    id: layout.id,
    weight: [...different.values()].reduce((weight, key) => weight * likelihood(layout, key), 1),
  }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed.map(({ id, weight }) => ({ id, certainty: weight / total })).sort((a, b) => b.certainty - a.certainty);
}

function likelihood(layout: KeyboardLayout, { code, key }: SeenKey): number {
  const outputs = layout.keys.get(code);
  // Enter, Tab, arrows: the same on every layout.
  if (outputs === undefined || ([...key].length > 1 && key !== "Dead")) return 1;
  const fits = outputs.some(
    (output) =>
      output !== null &&
      (key === "Dead" ? output.kind === "dead" : output.kind === "character" && same(output.text, key)),
  );
  return fits ? 1 - SURPRISE : SURPRISE;
}

/** Caps Lock changes the case and says nothing about the layout. */
function same(text: string, key: string): boolean {
  return text === key || text.toLowerCase() === key.toLowerCase();
}
