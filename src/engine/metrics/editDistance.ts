import { acceptsKey } from "../text/acceptsKey";

/**
 * Minimum string distance of two texts in graphemes (Levenshtein: insert, delete and replace cost 1).
 * Only a band around the diagonal is computed, widened until the distance fits in it (Ukkonen 1985):
 * time grows with length × distance.
 */
export function editDistance(presented: readonly string[], transcribed: readonly string[]): number {
  const longest = Math.max(presented.length, transcribed.length);
  for (let band = 8; ; band *= 4) {
    const distance = bandedDistance(presented, transcribed, Math.max(band, Math.abs(presented.length - transcribed.length)));
    if (distance <= band || band >= longest) return distance;
  }
}

function bandedDistance(presented: readonly string[], transcribed: readonly string[], band: number): number {
  const far = presented.length + transcribed.length;
  let above = Array.from({ length: transcribed.length + 1 }, (_, column) => (column <= band ? column : far));
  for (let row = 1; row <= presented.length; row += 1) {
    const current = new Array<number>(transcribed.length + 1).fill(far);
    if (row <= band) current[0] = row;
    const last = Math.min(transcribed.length, row + band);
    for (let column = Math.max(1, row - band); column <= last; column += 1) {
      const same = acceptsKey(presented[row - 1] ?? "", transcribed[column - 1] ?? "");
      const replaced = (above[column - 1] ?? far) + (same ? 0 : 1);
      current[column] = Math.min(replaced, (above[column] ?? far) + 1, (current[column - 1] ?? far) + 1);
    }
    above = current;
  }
  return above[transcribed.length] ?? far;
}
