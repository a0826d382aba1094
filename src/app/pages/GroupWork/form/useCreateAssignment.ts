import { graphql } from "react-relay";
import type {
  AssignmentFieldsInput,
  useCreateAssignmentMutation,
} from "../../../../../__generated__/useCreateAssignmentMutation.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../../ui/form/useForm";

/** Makes an assignment, as a draft in front of the lists. Rejects when no answer came. */
export function useCreateAssignment() {
  const [run] = useMutationPromise<useCreateAssignmentMutation>(graphql`
    mutation useCreateAssignmentMutation($input: CreateAssignmentInput!, $connections: [ID!]!) {
      createAssignment(input: $input) {
        __typename
        ... on AssignmentSuccess {
          assignmentEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...AssignmentRow_assignment
            }
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
  return async (
    groupId: string,
    fields: AssignmentFieldsInput,
    connections: readonly string[],
  ): Promise<FormOutcome> => {
    const { createAssignment: answer } = await run({ input: { groupId, fields }, connections: [...connections] });
    return answer?.__typename === "AssignmentSuccess" ? { kind: "done" } : outcomeOfRefusal(answer);
  };
}
