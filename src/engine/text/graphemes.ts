const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** No character in these ranges ever joins the one before it, so code points are graphemes. */
const simple = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u203a\u20ac]*$/u;

/**
 * How much of a text the segmenter gets at once, in UTF-16 units: in V8, each step of it takes time that grows with the
 * length of the text.
 */
const WINDOW = 512;

/**
 * The user-perceived characters of a text, in order (Unicode extended grapheme clusters). Joined together they give the
 * text again.
 */
export function splitGraphemes(text: string): readonly string[] {
  if (simple.test(text)) return [...text];
  const graphemes: string[] = [];
  for (let at = 0, length = WINDOW; at < text.length;) {
    // Not in the middle of a surrogate pair: its first half alone is a grapheme.
    const end = at + length + (/[\ud800-\udbff]/u.test(text.charAt(at + length - 1)) ? 1 : 0);
    const found = Array.from(segmenter.segment(text.slice(at, end)), (part) => part.segment);
    const isEnd = end >= text.length;
    // What follows the window may belong to its last grapheme. It begins the next window, and a longer one when it
    // fills this one.
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

/** Characters that people type with the plain key, by that key. */
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
 * The one character that represents all that are typed with the same key. Two are the same exactly when their plain
 * forms are.
 */
export function plainKey(grapheme: string): string {
  if (grapheme.length === 1 && grapheme < "\u0080") return grapheme;
  const composed = grapheme.normalize("NFC");
  return plainKeys.get(composed) ?? composed;
}

/**
 * Whether typing one character is right where another is expected: the same character in any Unicode form, or a
 * typographic quote, dash or space against its plain key, in either direction (phones type `’` for `'`).
 */
export function acceptsKey(expected: string, typed: string): boolean {
  return expected === typed || plainKey(expected) === plainKey(typed);
}

/**
 * Characters that stand for several keys, as those keys: `…` as three full stops and the ligature `ĳ` as the two
 * letters that Dutch keyboards have. Texts are stored this way, and what a phone puts in by itself is read this way.
 */
export function spellOut(text: string): string {
  return text.replaceAll("…", "...").replaceAll("ĳ", "ij").replaceAll("Ĳ", "IJ");
}
