import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useChangeGroupMutation } from "../../../../../__generated__/useChangeGroupMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { readGroupAnswer } from "../../Group/mutations/readGroupAnswer";
import { layoutNameOf } from "../../Practice/layoutNameOf";
import type { GroupDraft } from "./GroupDraft";

/** Changes the name and switches of a group, from the version that they were read in. */
export function useChangeGroup() {
  const [run, isSaving] = useMutationPromise<useChangeGroupMutation>(graphql`
    mutation useChangeGroupMutation($input: ChangeGroupInput!) {
      changeGroup(input: $input) {
        __typename
        ... on GroupSuccess {
          group {
            ...GroupSwitches_group
          }
        }
        ... on Error {
          code
        }
        ... on InvalidInputError {
          issues {
            code
          }
        }
      }
    }
  `);
  const change = useCallback(
    (groupId: string, version: number, { name, layout, ...switches }: GroupDraft) => {
      const settings = { ...switches, layout: layout === null ? null : layoutNameOf(layout) };
      return readGroupAnswer(
        run({ input: { groupId, version, name, settings } }).then(({ changeGroup }) => changeGroup),
      );
    },
    [run],
  );
  return [change, isSaving] as const;
}
