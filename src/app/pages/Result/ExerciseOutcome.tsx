import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ExerciseOutcome_result$key } from "../../../../__generated__/ExerciseOutcome_result.graphql";
import { LinkButton } from "../../ui/Button";
import { Notice } from "../../ui/Notice";

const outcomes = new Map([
  ["PASSED", msg`This exercise is passed.`],
  ["TOO_SHORT", msg`Not passed yet: the exercise was not typed to its end.`],
  ["INACCURATE", msg`Not passed yet: type a little slower, and hit more of the right keys.`],
  ["SLOW", msg`Not passed yet: accurate, and now a little faster.`],
]);

/** How the exercise of a course went that this run was; nothing for other runs. */
export function ExerciseOutcome({ resultRef }: { readonly resultRef: ExerciseOutcome_result$key }) {
  const { t } = useLingui();
  const { exerciseId, exerciseVerdict } = useFragment(
    graphql`
      fragment ExerciseOutcome_result on Result @throwOnFieldError {
        exerciseId
        exerciseVerdict
      }
    `,
    resultRef,
  );
  const outcome = outcomes.get(exerciseVerdict ?? "");
  if (outcome === undefined || exerciseId === null || exerciseId === undefined) return null;
  return (
    <Notice kind={exerciseVerdict === "PASSED" ? "success" : "info"} text={t(outcome)}>
      <LinkButton
        isSmall
        to={`/course/${exerciseId.slice(0, exerciseId.lastIndexOf("."))}`}
      >{t`The lesson`}</LinkButton>
    </Notice>
  );
}
