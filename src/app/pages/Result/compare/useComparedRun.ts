import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useComparedRun_result$key } from "../../../../../__generated__/useComparedRun_result.graphql";
import { measureResult } from "../measureResult";

/** A kept run as it is compared: the server's figures, and those of its log; null where that cannot be read. */
export function useComparedRun(resultRef: useComparedRun_result$key) {
  const { rules, prompt, log, durationMs, wpm, raw, strokesPerMinute, accuracy, consistency } = useFragment(
    graphql`
      fragment useComparedRun_result on Result @throwOnFieldError {
        rules
        prompt
        log
        durationMs
        wpm
        raw
        strokesPerMinute
        accuracy
        consistency
      }
    `,
    resultRef,
  );
  const metrics = useMemo(
    () => measureResult({ rules, prompt, log, durationMs })?.metrics ?? null,
    [rules, prompt, log, durationMs],
  );
  return { headline: { wpm, raw, strokesPerMinute, accuracy, consistency, durationMs }, metrics };
}
