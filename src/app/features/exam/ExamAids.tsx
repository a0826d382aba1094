import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ExamAids_attempt$key } from "../../../../__generated__/ExamAids_attempt.graphql";
import { aidWords } from "./examWords";

/** That an attempt was taken by ear, and its extra time: a part of a line of facts, empty for most attempts. */
export function ExamAids({ attemptRef }: { readonly attemptRef: ExamAids_attempt$key }) {
  const { t } = useLingui();
  const { isByEar, extraTime } = useFragment(
    graphql`
      fragment ExamAids_attempt on ExamAttempt @throwOnFieldError {
        isByEar
        extraTime
      }
    `,
    attemptRef,
  );
  return (
    <>
      {aidWords(t, isByEar, extraTime).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </>
  );
}
