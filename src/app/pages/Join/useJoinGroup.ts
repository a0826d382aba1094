import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useJoinGroupMutation } from "../../../../__generated__/useJoinGroupMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { addToMyGroups } from "../Group/mutations/myGroupRecords";
import { readGroupAnswer } from "../Group/mutations/readGroupAnswer";

/** Makes the viewer a member of the group of a code. */
export function useJoinGroup() {
  const [run, isJoining] = useMutationPromise<useJoinGroupMutation>(graphql`
    mutation useJoinGroupMutation($code: String!) {
      joinGroup(code: $code) {
        __typename
        ... on GroupSuccess {
          group {
            id
            name
            # eslint-disable-next-line relay/unused-fields -- It comes into the lists of one's groups with all that they show of it.
            archivedAt
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The same.
            ...GroupRow_group
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const join = useCallback(
    (code: string) =>
      readGroupAnswer(
        run({ code }, { updater: (store) => addToMyGroups(store, "joinGroup") }).then(({ joinGroup }) => joinGroup),
      ),
    [run],
  );
  return [join, isJoining] as const;
}
