import { graphql } from "react-relay";
import type { useSetResultVisibilityMutation } from "../../../../../__generated__/useSetResultVisibilityMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";

/** Says who may read a result. Gives the code of a refusal, or null when it is so. Rejects when no answer came. */
export function useSetResultVisibility() {
  const [run, isInFlight] = useMutationPromise<useSetResultVisibilityMutation>(graphql`
    mutation useSetResultVisibilityMutation($input: SetResultVisibilityInput!) {
      setResultVisibility(input: $input) {
        __typename
        ... on SetResultVisibilitySuccess {
          result {
            # eslint-disable-next-line relay/unused-fields -- Shows the new choice wherever it is on screen.
            visibility
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const setVisibility = async (resultId: string, visibility: "ME" | "GROUP" | "ALL"): Promise<ErrorCode | null> => {
    const { setResultVisibility: answer } = await run({ input: { resultId, visibility } });
    return answer?.__typename === "SetResultVisibilitySuccess" ? null : readErrorCode(answer);
  };
  return [setVisibility, isInFlight] as const;
}
