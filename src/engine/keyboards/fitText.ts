import { plainKey, splitGraphemes } from "../text/graphemes";
import { normalizeText } from "../text/normalizeText";
import type { KeyboardLayout } from "./KeyboardLayout";
import { untypable, waysToType, canType } from "./waysToType";

/**
 * Replacements for characters that a keyboard lacks, if they do not change the word. Accents stay: Dutch een and één
 * are two words.
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

/** A text adapted to a keyboard layout. */
export type FittedText = {
  readonly text: string;
  /** Replacements, by the character of the original. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Characters without a replacement. If there are any, the text cannot be typed on this layout. */
  readonly missing: readonly string[];
};

/**
 * Replaces characters that a layout cannot type, and returns those that cannot be replaced. A text that fits is
 * unchanged.
 */
export function fitText(layout: KeyboardLayout, original: string): FittedText {
  const replaced = new Map<string, string>();
  for (const grapheme of untypable(layout, original)) {
    const replacement = replacements.get(grapheme) ?? plainKey(grapheme);
    if (replacement !== grapheme && untypable(layout, replacement).length === 0) replaced.set(grapheme, replacement);
  }
  if (replaced.size === 0) return { text: original, replaced, missing: untypable(layout, original) };
  const text = normalizeText(
    splitGraphemes(original)
      .map((grapheme) => replaced.get(grapheme) ?? grapheme)
      .join(""),
  );
  return { text, replaced, missing: splitGraphemes(text).filter((grapheme) => waysToType(layout, grapheme) === null) };
}

/** The words of a list that a layout can type, in their order; all of them without a layout. */
export function fitWords(layout: KeyboardLayout | null, words: readonly string[]): readonly string[] {
  return layout === null ? words : words.filter((word) => canType(layout, word));
}

/**
 * A text without the given characters, normalized. From an accented letter only the accent is removed if the letter
 * itself is ASCII, because otherwise half the word would be lost.
 */
export function stripUntypable(text: string, characters: readonly string[]): string {
  const gone = new Set(characters);
  return normalizeText(
    splitGraphemes(text)
      .map((grapheme) => (gone.has(grapheme) ? withoutAccent(grapheme) : grapheme))
      .join(""),
  );
}

function withoutAccent(grapheme: string): string {
  const letter = grapheme.normalize("NFD").replace(/\p{Mn}/gu, "");
  return /^[a-z]$/iu.test(letter) ? letter : "";
}

/** Latin with accents, and the signs and currencies of Unicode: no layout has keys for anything else. */
const ranges = [
  [0x20, 0x24f],
  [0x1e00, 0x1eff],
  [0x2000, 0x22ff],
] as const;

const typable = new Map<KeyboardLayout, string>();

/**
 * Every character (code point) that a layout can type, by itself or as its plain key ({@link waysToType}). Computed
 * once per layout.
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
  return ["\t", "\n", ...all, "\u02bc", "\u3000"]
    .filter((character) => waysToType(layout, character) !== null)
    .join("");
}

/** Each character (code point) of a text once, in Unicode order: what a keyboard needs to type it. */
export function characterSetOf(body: string): string {
  return [...new Set(body)].toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).join("");
}
