import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { ExamDecision_exam$key } from "../../../../__generated__/ExamDecision_exam.graphql";
import { DecisionControls, flagReasonWords } from "../result/FlagCard";
import type { ExamDecisionMutation } from "../../../../__generated__/ExamDecisionMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useResultMutation } from "../../relay/useResultMutation";

type Props = {
  readonly examRef: ExamDecision_exam$key;
  /** The exam's name, for screen readers at the buttons. */
  readonly name: string;
  readonly onDecided?: (() => void) | undefined;
};

/**
 * Why an exam was flagged, the decision, and the buttons to decide for users who may. Empty for an exam that was never
 * flagged.
 */
export function ExamDecision({ examRef, name, onDecided }: Props) {
  const { t } = useLingui();
  const { id, flag } = useFragment(
    graphql`
      fragment ExamDecision_exam on Exam @throwOnFieldError {
        id
        flag {
          reason
          isCleared
          reviewedAt
          isReviewable
          reviewedBy {
            displayName
          }
        }
      }
    `,
    examRef,
  );
  const [review, isReviewing] = useResultMutation<ExamDecisionMutation, object>(
    graphql`
      mutation ExamDecisionMutation($examId: ID!, $decision: ReviewDecision!) {
        reviewExam(examId: $examId, decision: $decision) {
          __typename
          ... on ReviewExamSuccess {
            exam {
              certificate {
                # eslint-disable-next-line relay/unused-fields -- Shows the certificate wherever the exam is on screen.
                code
              }
              ...ExamDecision_exam
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ exam }) => exam,
  );
  if (!flag) return null;
  const decide = async (decision: "CLEAR" | "KEEP"): Promise<ErrorCode | null> => {
    const result = await review({ examId: id, decision });
    return result.ok ? null : result.error;
  };
  return (
    <>
      <p>⚑ {t(flagReasonWords(flag.reason))}</p>
      <DecisionControls
        reviewedAt={flag.reviewedAt}
        reviewer={flag.reviewedBy?.displayName}
        isReviewable={flag.isReviewable}
        isVerified={flag.isCleared}
        openWords={t`Not reviewed yet. There's no certificate until then.`}
        name={name}
        isBusy={isReviewing}
        decide={decide}
        onDecided={onDecided}
      />
    </>
  );
}
