import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useRenewJoinCodeMutation } from "../../../../../__generated__/useRenewJoinCodeMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGroupAnswer } from "../../Group/mutations/readGroupAnswer";

/** Gives a group another join code. */
export function useRenewJoinCode() {
  const [run, isUnderWay] = useMutationPromise<useRenewJoinCodeMutation>(graphql`
    mutation useRenewJoinCodeMutation($groupId: ID!) {
      renewJoinCode(groupId: $groupId) {
        __typename
        ... on GroupSuccess {
          group {
            ...Joining_group
            ...JoinCodeCard_group
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const ask = useCallback(
    (groupId: string) => readGroupAnswer(run({ groupId }).then(({ renewJoinCode }) => renewJoinCode)),
    [run],
  );
  return [ask, isUnderWay] as const;
}
