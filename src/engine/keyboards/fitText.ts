import { plainKey } from "../text/acceptsKey";
import { normaliseText } from "../text/normaliseText";
import { splitGraphemes } from "../text/splitGraphemes";
import type { KeyboardLayout } from "./KeyboardLayout";
import { untypable } from "./untypable";
import { waysToType } from "./waysToType";

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
  /** What stands for what, by the character of the original. */
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
