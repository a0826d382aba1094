import { wordsPerMinute, roundDown } from "../../../../engine/metrics/rates";
import { useLiveFigures } from "../../../typing/useLiveFigures";
import { useRunPhase } from "../../../typing/useRunPhase";
import type { RaceSession } from "../keystrokes/RaceSession";

/**
 * One's own speed in one's own lane: the figure that stands above the line while it is typed, and in the line's place
 * after it. At most once a second.
 */
export function OwnSpeed({ session }: { readonly session: RaceSession }) {
  const { run, position } = session;
  const { wpm } = useLiveFigures(run);
  const hasEnded = useRunPhase(run) === "ended";
  return hasEnded ? roundDown(wordsPerMinute(position, run.end?.durationMs ?? 0)) : wpm;
}
