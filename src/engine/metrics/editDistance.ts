import { plainKey } from "../text/acceptsKey";

/**
 * Minimum string distance of two texts in graphemes (Levenshtein: insert, delete and replace cost 1); characters that
 * are typed with the same key are the same. Myers' bit vectors (J. ACM 46(3), 1999), 32 rows at a time: a run of
 * thousands of wrong keys must not hold the server.
 */
export function editDistance(presented: readonly string[], transcribed: readonly string[]): number {
  const ids = new Map<string, number>();
  const [rows, columns] = withoutSameEnds(numbered(presented, ids), numbered(transcribed, ids));
  // The difference between each cell of the row above and the cell on its left; in the row of the empty text they are 1
  // apart.
  const steps = new Int8Array(columns.length).fill(1);
  const occurrences = new Int32Array(ids.size);
  for (let row = 0; row < rows.length; row += 32) {
    const block = rows.subarray(row, row + 32);
    occurrences.fill(0);
    block.forEach((id, at) => (occurrences[id] = (occurrences[id] ?? 0) | (1 << at)));
    advanceBlock(steps, columns, occurrences, 1 << (block.length - 1));
  }
  return steps.reduce((sum, step) => sum + step, rows.length);
}

/**
 * Takes `steps` from the row above a block to the block's last row, whose bit is `lastRow`. Names as in Hyyrö 2003,
 * figure 8.
 */
function advanceBlock(steps: Int8Array, columns: Int32Array, occurrences: Int32Array, lastRow: number): void {
  let pv = -1;
  let mv = 0;
  for (let column = 0; column < columns.length; column += 1) {
    const above = steps[column] ?? 0;
    let eq = occurrences[columns[column] ?? 0] ?? 0;
    const xv = eq | mv;
    if (above < 0) eq |= 1;
    const xh = (((eq & pv) + pv) ^ pv) | eq;
    let ph = mv | ~(xh | pv);
    let mh = pv & xh;
    steps[column] = (ph & lastRow) !== 0 ? 1 : (mh & lastRow) !== 0 ? -1 : 0;
    ph = (ph << 1) | (above > 0 ? 1 : 0);
    mh = (mh << 1) | (above < 0 ? 1 : 0);
    pv = mh | ~(xv | ph);
    mv = ph & xv;
  }
}

function numbered(graphemes: readonly string[], ids: Map<string, number>): Int32Array {
  return Int32Array.from(graphemes, (grapheme) => {
    const key = plainKey(grapheme);
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  });
}

/** What two texts have alike at their beginning and end does not add to their distance. */
function withoutSameEnds(first: Int32Array, second: Int32Array): readonly [Int32Array, Int32Array] {
  const shortest = Math.min(first.length, second.length);
  let start = 0;
  while (start < shortest && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shortest - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  return [first.subarray(start, first.length - end), second.subarray(start, second.length - end)];
}
