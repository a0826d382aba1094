import type { TextRow } from "../database/schema";

/** Where the difficulties begin. The passages of the library, sorted by hand, have their medians at 4.0, 4.5 and 5.4. */
const starts = { MEDIUM: 4.3, HARD: 5 } as const;

/** How much signs, digits and capitals weigh beside the length of words. */
const ODD_WEIGHT = 10;

/** How hard a normalised text is to type: by the letters of its words, and its share of everything but small letters and spaces. */
export function difficultyOf(body: string): TextRow["difficulty"] {
  const words = body.split(" ").length;
  const letters = Array.from(body.matchAll(/\p{L}/gu)).length;
  const odd = Array.from(body.matchAll(/[^\p{Ll}\p{M} ]/gu)).length;
  const weight = letters / words + (ODD_WEIGHT * odd) / Math.max(1, body.length);
  if (weight < starts.MEDIUM) return "EASY";
  return weight < starts.HARD ? "MEDIUM" : "HARD";
}
