import { useCallback } from "react";
import { graphql } from "react-relay";
import type { GroupRole, useSetGroupRoleMutation } from "../../../../../__generated__/useSetGroupRoleMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGroupAnswer } from "../../Group/mutations/readGroupAnswer";

/** Makes somebody of a group an owner, a coach or a member of it. */
export function useSetGroupRole() {
  const [run, isUnderWay] = useMutationPromise<useSetGroupRoleMutation>(graphql`
    mutation useSetGroupRoleMutation($input: SetGroupRoleInput!) {
      setGroupRole(input: $input) {
        __typename
        ... on SetGroupRoleSuccess {
          group {
            ...GroupFrame_group
            ...GroupCoaches_group
            # eslint-disable-next-line relay/unused-fields -- What one may do here may have changed with it.
            myRole
          }
          member {
            # eslint-disable-next-line relay/unused-fields -- Refreshes the list of members.
            role
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const ask = useCallback(
    (groupId: string, userId: string, role: GroupRole) =>
      readGroupAnswer(run({ input: { groupId, userId, role } }).then(({ setGroupRole }) => setGroupRole)),
    [run],
  );
  return [ask, isUnderWay] as const;
}
