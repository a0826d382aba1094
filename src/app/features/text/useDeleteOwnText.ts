import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useDeleteOwnTextMutation } from "../../../../__generated__/useDeleteOwnTextMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { unshelve } from "./textShelf";

/**
 * Deletes one of the viewer's texts, here and on the server. Returns why it failed, or null, also if it was already
 * deleted.
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
