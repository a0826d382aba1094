import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useDeleteOwnTextMutation } from "../../../../__generated__/useDeleteOwnTextMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { unshelve } from "./textShelf";

/**
 * Deletes a text of one's own, here and on the server. Gives why it could not be, or null; one that is gone already is
 * gone.
 */
export function useDeleteOwnText() {
  const [run, isDeleting] = useMutationPromise<useDeleteOwnTextMutation>(graphql`
    mutation useDeleteOwnTextMutation($input: DeleteOwnTextInput!) {
      deleteOwnText(input: $input) {
        __typename
        ... on Error {
          code
        }
      }
    }
  `);
  const remove = useCallback(
    async (id: string): Promise<ErrorCode | null> => {
      try {
        const { deleteOwnText: answer } = await run({ input: { id } });
        const isGone = answer?.__typename === "DeleteOwnTextSuccess" || answer?.code === "NOT_FOUND";
        if (!isGone) return readErrorCode(answer);
        unshelve(id);
        return null;
      } catch (error) {
        return readErrorCode(error);
      }
    },
    [run],
  );
  return [remove, isDeleting] as const;
}
