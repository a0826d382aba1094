const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** No character in these ranges ever joins the one before it, so code points are graphemes. */
const simple = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u203a\u20ac]*$/u;

/**
 * The user-perceived characters of a text, in order (Unicode extended grapheme clusters).
 * Joined together they give the text again.
 */
export function splitGraphemes(text: string): readonly string[] {
  if (simple.test(text)) return [...text];
  return Array.from(segmenter.segment(text), (part) => part.segment);
}
