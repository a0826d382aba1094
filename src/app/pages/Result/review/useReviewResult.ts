import { graphql } from "react-relay";
import type { useReviewResultMutation } from "../../../../../__generated__/useReviewResultMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";

/** Decides about a flagged result. Gives the code of a refusal, or null when it is so. Rejects when no answer came. */
export function useReviewResult() {
  const [run, isInFlight] = useMutationPromise<useReviewResultMutation>(graphql`
    mutation useReviewResultMutation($resultId: ID!, $decision: ReviewDecision!) {
      reviewResult(resultId: $resultId, decision: $decision) {
        __typename
        ... on ReviewResultSuccess {
          result {
            # eslint-disable-next-line relay/unused-fields -- Shows the decision wherever the result is on screen.
            status
            ...FlagDecision_result
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const review = async (resultId: string, decision: "CLEAR" | "KEEP"): Promise<ErrorCode | null> => {
    const { reviewResult: answer } = await run({ resultId, decision });
    return answer?.__typename === "ReviewResultSuccess" ? null : readErrorCode(answer);
  };
  return [review, isInFlight] as const;
}
