const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** No character in these ranges ever joins the one before it, so code points are graphemes. */
const simple = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u203a\u20ac]*$/u;

/**
 * How much of a text the segmenter gets at once, in UTF-16 units: in V8, each step of it takes time that grows with the
 * length of the text.
 */
const WINDOW = 512;

/**
 * The user-perceived characters of a text, in order (Unicode extended grapheme clusters).
 * Joined together they give the text again.
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
