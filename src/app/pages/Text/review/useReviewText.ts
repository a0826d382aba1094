import { useCallback } from "react";
import { graphql } from "react-relay";
import type {
  ReviewTextInput,
  useReviewTextMutation,
} from "../../../../../__generated__/useReviewTextMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import type { FormOutcome } from "../../../ui/form/FormOutcome";
import { outcomeOfRefusal } from "../../../ui/form/outcomeOfRefusal";

/** Publishes a text that waits, or sends it back. Rejects when no answer came. */
export function useReviewText() {
  const [run, isInFlight] = useMutationPromise<useReviewTextMutation>(graphql`
    mutation useReviewTextMutation($input: ReviewTextInput!) {
      reviewText(input: $input) {
        __typename
        ... on TextSuccess {
          text {
            status
            visibility
            version
            rights
            reviewNote
          }
        }
        ... on Error {
          code
        }
        ... on InvalidInputError {
          issues {
            path
            code
          }
        }
      }
    }
  `);
  const review = useCallback(
    async (input: ReviewTextInput): Promise<FormOutcome> => {
      const { reviewText: answer } = await run({ input });
      return answer?.__typename === "TextSuccess" ? { kind: "done" } : outcomeOfRefusal(answer);
    },
    [run],
  );
  return [review, isInFlight] as const;
}
