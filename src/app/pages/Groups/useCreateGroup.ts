import { graphql } from "react-relay";
import type { useCreateGroupMutation } from "../../../../__generated__/useCreateGroupMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../ui/form/useForm";
import { addToMyGroups } from "../Group/mutations/myGroupRecords";

type Outcome = { readonly kind: "made"; readonly groupId: string } | FormOutcome;

/** Makes a group with the viewer as its owner. Rejects when no answer came. */
export function useCreateGroup() {
  const [run] = useMutationPromise<useCreateGroupMutation>(graphql`
    mutation useCreateGroupMutation($name: String!) {
      createGroup(name: $name) {
        __typename
        ... on GroupSuccess {
          group {
            id
            # eslint-disable-next-line relay/unused-fields -- It comes into the lists of one's groups with all that they show of it.
            archivedAt
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- The same.
            ...GroupRow_group
          }
        }
        ... on Error {
          code
        }
        ... on InvalidInputError {
          issues {
            path
            code
          }
        }
      }
    }
  `);
  return async (name: string): Promise<Outcome> => {
    const { createGroup: answer } = await run({ name }, { updater: (store) => addToMyGroups(store, "createGroup") });
    return answer?.group?.id == null ? outcomeOfRefusal(answer) : { kind: "made", groupId: answer.group.id };
  };
}
