import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useDeleteOwnTextMutation } from "../../../../__generated__/useDeleteOwnTextMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useResultMutation } from "../../relay/useResultMutation";
import { unshelve } from "./textShelf";

/**
 * Deletes a text of one's own, here and on the server. Gives why it could not be, or null; one that is gone already is
 * gone.
 */
export function useDeleteOwnText() {
  const [run, isDeleting] = useResultMutation<useDeleteOwnTextMutation, true>(
    graphql`
      mutation useDeleteOwnTextMutation($input: DeleteOwnTextInput!) {
        deleteOwnText(input: $input) {
          __typename
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const remove = useCallback(
    async (id: string): Promise<ErrorCode | null> => {
      const result = await run({ input: { id } });
      if (!result.ok && result.error !== "NOT_FOUND") return result.error;
      unshelve(id);
      return null;
    },
    [run],
  );
  return [remove, isDeleting] as const;
}
