/**
 * The batches of a racer as they came, encoded, the last one first; null before the first. The list grows without being
 * copied: an array
 * would be written anew four times a second for each racer, and a busy server would spend its time on the garbage.
 */
export type RacerBatches = { readonly keystrokes: string; readonly before: RacerBatches } | null;

/** The batches in the order in which they came. */
export function listBatches(batches: RacerBatches): readonly string[] {
  const listed: string[] = [];
  for (let rest = batches; rest !== null; rest = rest.before) listed.push(rest.keystrokes);
  return listed.toReversed();
}
