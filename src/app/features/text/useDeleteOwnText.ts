import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useDeleteOwnTextMutation } from "../../../../__generated__/useDeleteOwnTextMutation.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { useResultMutation } from "../../relay/useResultMutation";
import { removeText } from "./textShelf";

/**
 * Deletes one of the viewer's texts, here and on the server. Returns why it failed, or null, also if it was already
 * deleted.
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
      removeText(id);
      return null;
    },
    [run],
  );
  return [remove, isDeleting] as const;
}
