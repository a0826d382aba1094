import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useLeaveGroupMutation } from "../../../../../__generated__/useLeaveGroupMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { removeFromMyGroups } from "./myGroupRecords";
import { readGroupAnswer } from "./readGroupAnswer";

/** Takes the viewer out of a group. */
export function useLeaveGroup() {
  const [run, isLeaving] = useMutationPromise<useLeaveGroupMutation>(graphql`
    mutation useLeaveGroupMutation($groupId: ID!) {
      leaveGroup(groupId: $groupId) {
        __typename
        ... on LeaveGroupSuccess {
          leftGroupId
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const leave = useCallback(
    (groupId: string) => {
      const asked = run(
        { groupId },
        { updater: (store, response) => removeFromMyGroups(store, response?.leaveGroup?.leftGroupId) },
      );
      return readGroupAnswer(asked.then(({ leaveGroup }) => leaveGroup));
    },
    [run],
  );
  return [leave, isLeaving] as const;
}
