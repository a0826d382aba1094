import { startLiveRun, type LiveRun, takeLiveBatch } from "../../engine/live/LiveRun";
import type { FollowedRun, ToldBatches } from "./LivePerson";
import type { ToldRun } from "./LiveWord";
import type { SharedTexts } from "./SharedTexts";

/** A run for another process. */
export function tellRun({ id, start, told, zeroAt, keyAt }: FollowedRun, now: number): ToldRun {
  const keystrokes: string[] = [];
  for (let at: ToldBatches | null = told; at; at = at.before) keystrokes.push(at.keystrokes);
  return { id, start, keystrokes: keystrokes.toReversed(), zeroAgo: now - zeroAt, keyAgo: now - keyAt };
}

/** A run as another process told it. */
export function hearRun(
  { id, start, keystrokes, zeroAgo, keyAgo }: ToldRun,
  texts: SharedTexts,
  now: number,
): FollowedRun {
  const run = keystrokes.reduce(next, startLiveRun(texts.layOut(start.rules, start.text), start.position));
  const told = keystrokes.reduce((before: ToldBatches | null, batch) => ({ keystrokes: batch, before }), null);
  return { id, start, run, told, zeroAt: now - zeroAgo, keyAt: now - keyAgo };
}

function next(run: LiveRun, keystrokes: string): LiveRun {
  const taken = takeLiveBatch(run, run.batch + 1, keystrokes);
  return "run" in taken ? taken.run : run;
}
