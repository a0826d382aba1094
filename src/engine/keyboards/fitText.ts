import { plainKey, splitGraphemes } from "../text/graphemes";
import { normaliseText } from "../text/normaliseText";
import type { KeyboardLayout } from "./KeyboardLayout";
import { untypable, waysToType, canType } from "./waysToType";

/**
 * What a character may be written as where a keyboard lacks it, without becoming another word. Accents stay: Dutch een
 * and één are two words.
 */
const replacements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    æ: "ae",
    Æ: "Ae",
    œ: "oe",
    Œ: "Oe",
    ß: "ss",
    ﬀ: "ff",
    ﬁ: "fi",
    ﬂ: "fl",
    ﬃ: "ffi",
    ﬄ: "ffl",
    "×": "x",
    "÷": ":",
    "•": "-",
    "€": "EUR ",
    "½": "1/2",
    "¼": "1/4",
    "¾": "3/4",
    "²": "2",
    "³": "3",
    "™": "(TM)",
    "©": "(c)",
    "®": "(R)",
  }),
);

/** A text for one keyboard. */
export type FittedText = {
  readonly text: string;
  /** Replacements, by the character of the original. */
  readonly replaced: ReadonlyMap<string, string>;
  /** What has no replacement: when there is anything, the text is not for this keyboard. */
  readonly missing: readonly string[];
};

/**
 * Replaces what a layout cannot type by what means the same, and says what is left. A text that fits comes back as it
 * was.
 */
export function fitText(layout: KeyboardLayout, original: string): FittedText {
  const replaced = new Map<string, string>();
  for (const grapheme of untypable(layout, original)) {
    const replacement = replacements.get(grapheme) ?? plainKey(grapheme);
    if (replacement !== grapheme && untypable(layout, replacement).length === 0) replaced.set(grapheme, replacement);
  }
  if (replaced.size === 0) return { text: original, replaced, missing: untypable(layout, original) };
  const text = normaliseText(
    splitGraphemes(original)
      .map((grapheme) => replaced.get(grapheme) ?? grapheme)
      .join(""),
  );
  return { text, replaced, missing: splitGraphemes(text).filter((grapheme) => waysToType(layout, grapheme) === null) };
}

/** The words of a list that a keyboard can type, in their order; all of them without a layout. */
export function fitWords(layout: KeyboardLayout | null, words: readonly string[]): readonly string[] {
  return layout === null ? words : words.filter((word) => canType(layout, word));
}

/**
 * A text without some of its characters, normalised. Of a letter that ASCII has but for its accent, the accent alone
 * goes: half a word is none.
 */
export function stripUntypable(text: string, characters: readonly string[]): string {
  const gone = new Set(characters);
  return normaliseText(
    splitGraphemes(text)
      .map((grapheme) => (gone.has(grapheme) ? withoutAccent(grapheme) : grapheme))
      .join(""),
  );
}

function withoutAccent(grapheme: string): string {
  const letter = grapheme.normalize("NFD").replace(/\p{Mn}/gu, "");
  return /^[a-z]$/iu.test(letter) ? letter : "";
}

/** Latin with its accents, and the signs and currencies of Unicode: no layout of ours has a key for anything beyond. */
const ranges = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
] as const;

const typable = new Map<KeyboardLayout, string>();

/**
 * Every character (code point) that a layout can type, by itself or as its plain key ({@link waysToType}). Made once
 * for each layout.
 */
export function typableCharacters(layout: KeyboardLayout): string {
  const found = typable.get(layout) ?? listTypable(layout);
  typable.set(layout, found);
  return found;
}

function listTypable(layout: KeyboardLayout): string {
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  return [...all, "\u02bc", "\u3000"].filter((character) => waysToType(layout, character) !== null).join("");
}

/** Each character (code point) of a text once, in the order of Unicode: what a keyboard must have for it. */
export function characterSetOf(body: string): string {
  return [...new Set(body)].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join("");
}
