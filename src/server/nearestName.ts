/** More slips than this are another word. */
const MOST_SLIPS = 4;

/** The name that was most likely meant by one that is not among them; null when none comes near. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  const [best] = [...known]
    .map((candidate) => ({ candidate, slips: slipsBetween(name, candidate) }))
    .sort((a, b) => a.slips - b.slips);
  return best !== undefined && best.slips <= MOST_SLIPS ? best.candidate : null;
}

/** How many letters are to be added, left out or changed (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, own] of [...other].entries()) {
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === own ? 0 : 1)),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
