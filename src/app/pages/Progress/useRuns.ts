import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useRuns_viewer$key } from "../../../../__generated__/useRuns_viewer.graphql";
import type { ProgressRun, RunMode } from "../../../engine/progress/ProgressRun";
import { localMoments } from "../../platform/dates/localMoments";

/** What somebody has typed. */
export type Runs = {
  /** The oldest first. */
  readonly runs: readonly ProgressRun[];
  /** False when there are more than the server gives. */
  readonly isComplete: boolean;
};

/** A mode that a later server knows is none of these. */
const modes: Readonly<Record<string, RunMode>> = { TIME: "TIME", WORDS: "WORDS", TEXT: "TEXT", ADAPTIVE: "ADAPTIVE", CUSTOM: "CUSTOM", LESSON: "LESSON", RACE: "RACE" };

const none: Runs = { runs: [], isComplete: true };

/** All runs of the person, from the columns in which they come. */
export function useRuns(viewerRef: useRuns_viewer$key): Runs {
  const { runHistory } = useFragment(
    graphql`
      fragment useRuns_viewer on User @throwOnFieldError {
        runHistory {
          isComplete
          ids
          startedAt
          durationMs
          wpm
          strokesPerMinute
          accuracy
          mode
          modeAmount
          language
          punctuation
          numbers
          isFlagged
        }
      }
    `,
    viewerRef,
  );
  return useMemo(() => {
    if (!runHistory) return none;
    const { isComplete, ids, startedAt, durationMs, wpm, strokesPerMinute, accuracy, mode, modeAmount, language, punctuation, numbers, isFlagged } = runHistory;
    const moments = localMoments(startedAt);
    const runs = ids.map((id, at): ProgressRun => ({
      id,
      startedAt: startedAt[at] ?? 0,
      day: Math.floor(moments[at] ?? 0),
      durationMs: durationMs[at] ?? 0,
      wpm: wpm[at] ?? 0,
      strokesPerMinute: strokesPerMinute[at] ?? 0,
      accuracy: accuracy[at] ?? 0,
      mode: modes[mode[at] ?? ""] ?? "TEXT",
      modeAmount: modeAmount[at] ?? null,
      language: language[at] === "NL" ? "NL" : "EN",
      punctuation: punctuation[at] ?? false,
      numbers: numbers[at] ?? false,
      isFlagged: isFlagged[at] ?? false,
    }));
    return { runs, isComplete };
  }, [runHistory]);
}
