import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useSetJoiningMutation } from "../../../../../__generated__/useSetJoiningMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGroupAnswer } from "../../Group/mutations/readGroupAnswer";

/** Opens a group for whoever has its code, or closes it. */
export function useSetJoining() {
  const [run, isUnderWay] = useMutationPromise<useSetJoiningMutation>(graphql`
    mutation useSetJoiningMutation($groupId: ID!, $isOpen: Boolean!) {
      setJoining(groupId: $groupId, isOpen: $isOpen) {
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
    (groupId: string, isOpen: boolean) =>
      readGroupAnswer(run({ groupId, isOpen }).then(({ setJoining }) => setJoining)),
    [run],
  );
  return [ask, isUnderWay] as const;
}
