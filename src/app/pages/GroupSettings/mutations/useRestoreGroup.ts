import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useRestoreGroupMutation } from "../../../../../__generated__/useRestoreGroupMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGroupAnswer } from "../../Group/mutations/readGroupAnswer";

/** Takes a group out of the archive. */
export function useRestoreGroup() {
  const [run, isUnderWay] = useMutationPromise<useRestoreGroupMutation>(graphql`
    mutation useRestoreGroupMutation($groupId: ID!) {
      restoreGroup(groupId: $groupId) {
        __typename
        ... on GroupSuccess {
          group {
            ...GroupFrame_group
            ...GroupSettings_group
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const ask = useCallback(
    (groupId: string) => readGroupAnswer(run({ groupId }).then(({ restoreGroup }) => restoreGroup)),
    [run],
  );
  return [ask, isUnderWay] as const;
}
