import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useDeleteGroupMutation } from "../../../../../__generated__/useDeleteGroupMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { removeFromMyGroups } from "../../Group/mutations/myGroupRecords";
import { readGroupAnswer } from "../../Group/mutations/readGroupAnswer";

/** Deletes a group, with the accounts that its coaches made if that is wanted. */
export function useDeleteGroup() {
  const [run, isDeleting] = useMutationPromise<useDeleteGroupMutation>(graphql`
    mutation useDeleteGroupMutation($input: DeleteGroupInput!) {
      deleteGroup(input: $input) {
        __typename
        ... on DeleteGroupSuccess {
          deletedGroupId
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const remove = useCallback(
    (groupId: string, eraseAccounts: boolean) => {
      const asked = run(
        { input: { groupId, eraseAccounts } },
        { updater: (store, response) => removeFromMyGroups(store, response?.deleteGroup?.deletedGroupId) },
      );
      return readGroupAnswer(asked.then(({ deleteGroup }) => deleteGroup));
    },
    [run],
  );
  return [remove, isDeleting] as const;
}
