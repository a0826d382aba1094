import { graphql } from "react-relay";
import type { useReviewExamMutation } from "../../../../../__generated__/useReviewExamMutation.graphql";
import type { ErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readErrorCode } from "../../../ui/readErrorCode";

/** Decides about a flagged exam. Gives the code of a refusal, or null when it is so. Rejects when no answer came. */
export function useReviewExam() {
  const [run, isInFlight] = useMutationPromise<useReviewExamMutation>(graphql`
    mutation useReviewExamMutation($examId: ID!, $decision: ReviewDecision!) {
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
  `);
  const review = async (examId: string, decision: "CLEAR" | "KEEP"): Promise<ErrorCode | null> => {
    const { reviewExam: answer } = await run({ examId, decision });
    return answer?.__typename === "ReviewExamSuccess" ? null : readErrorCode(answer);
  };
  return [review, isInFlight] as const;
}
