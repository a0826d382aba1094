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
