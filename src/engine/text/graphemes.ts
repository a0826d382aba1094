const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Characters in these ranges never combine with the one before, so each code point is a grapheme. */
const simple = /^[\t\n\u0020-\u007e\u00a0-\u02ff\u2010-\u203a\u20ac]*$/u;

/**
 * Length of the parts passed to the segmenter, in UTF-16 units: in V8, each of its steps takes time that grows with the
 * length of the text.
 */
const WINDOW = 512;

/**
 * The user-perceived characters of a text, in order (Unicode extended grapheme clusters). Joined, they are the text
 * again.
 */
export function splitGraphemes(text: string): readonly string[] {
  if (simple.test(text)) return [...text];
  const graphemes: string[] = [];
  for (let at = 0, length = WINDOW; at < text.length;) {
    // Not inside a surrogate pair, whose first half would be a grapheme by itself.
    const end = at + length + (/[\ud800-\udbff]/u.test(text.charAt(at + length - 1)) ? 1 : 0);
    const found = Array.from(segmenter.segment(text.slice(at, end)), (part) => part.segment);
    const isEnd = end >= text.length;
    // The last grapheme of a window may continue after it, so the next window begins with it, and is longer if it fills
    // this one.
    if (!isEnd && found.length === 1) length *= 2;
    else {
      for (const grapheme of isEnd ? found : found.slice(0, -1)) {
        graphemes.push(grapheme);
        at += grapheme.length;
      }
      length = WINDOW;
    }
  }
  return graphemes;
}

/**
 * The start of a text without a part of a character: whole graphemes of at most `most` UTF-16 units together. A first
 * character that is longer than that, with hundreds of marks, is cut between its code points.
 */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  // Whether a grapheme ends at the cut depends on the code point after it, and on nothing further on.
  let length = 0;
  for (const grapheme of splitGraphemes(text.slice(0, most + 2))) {
    if (length + grapheme.length > most) break;
    length += grapheme.length;
  }
  if (length === 0) length = /[\ud800-\udbff]/u.test(text.charAt(most - 1)) ? most - 1 : most;
  return text.slice(0, length);
}

/** The plain key for characters that are typed with it. */
const plainKeys: ReadonlyMap<string, string> = new Map(
  (
    [
      ["'", "‘’‚‛′ʼ´"],
      ['"', "“”„‟″«»"],
      ["-", "‐‑‒–—―−"],
      [" ", "\u00a0\u2002\u2003\u2009\u202f\u3000"],
    ] as const
  ).flatMap(([key, variants]) => [...variants].map((variant) => [variant, key] as const)),
);

/**
 * One character that represents all that are typed with the same key. Two characters are equal if their plain forms
 * are.
 */
export function plainKey(grapheme: string): string {
  if (grapheme.length === 1 && grapheme < "\u0080") return grapheme;
  const composed = grapheme.normalize("NFC");
  return plainKeys.get(composed) ?? composed;
}

/**
 * Whether a typed character is right where another is expected: the same character in any Unicode form, or a
 * typographic quote, dash or space and its plain key, in either direction (phones type `’` for `'`).
 */
export function acceptsKey(expected: string, typed: string): boolean {
  return expected === typed || plainKey(expected) === plainKey(typed);
}

/**
 * Replaces characters that take several keys by those keys: `…` by three periods, and the ligature `ĳ` by the two
 * letters on Dutch keyboards. Texts are stored this way, and what phones insert automatically is read this way.
 */
export function spellOut(text: string): string {
  return text.replaceAll("…", "...").replaceAll("ĳ", "ij").replaceAll("Ĳ", "IJ");
}
