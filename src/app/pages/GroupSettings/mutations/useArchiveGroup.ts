import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useArchiveGroupMutation } from "../../../../../__generated__/useArchiveGroupMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGroupAnswer } from "../../Group/mutations/readGroupAnswer";

/** Lets a group rest. */
export function useArchiveGroup() {
  const [run, isUnderWay] = useMutationPromise<useArchiveGroupMutation>(graphql`
    mutation useArchiveGroupMutation($groupId: ID!) {
      archiveGroup(groupId: $groupId) {
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
    (groupId: string) => readGroupAnswer(run({ groupId }).then(({ archiveGroup }) => archiveGroup)),
    [run],
  );
  return [ask, isUnderWay] as const;
}
