import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useChangeAssignmentMutation } from "../../../../../__generated__/useChangeAssignmentMutation.graphql";
import type { useChangeAssignmentQuery } from "../../../../../__generated__/useChangeAssignmentQuery.graphql";
import { useMutationPromise } from "../../../relay/useMutationPromise";
import { type FormOutcome, outcomeOfRefusal } from "../../../ui/form/useForm";

const current = graphql`
  query useChangeAssignmentQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...AssignmentForm_assignment @alias(as: "form")
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...AssignmentRow_assignment @alias(as: "row")
    }
  }
`;

/**
 * Changes an assignment. When somebody else did so meanwhile, what it is now is read anew before that is said. Rejects
 * when no answer came.
 */
export function useChangeAssignment() {
  const environment = useRelayEnvironment();
  const [run] = useMutationPromise<useChangeAssignmentMutation>(graphql`
    mutation useChangeAssignmentMutation($input: ChangeAssignmentInput!) {
      changeAssignment(input: $input) {
        __typename
        ... on AssignmentSuccess {
          assignment {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
            ...AssignmentRow_assignment
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
            ...AssignmentForm_assignment
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
  return async (input: useChangeAssignmentMutation["variables"]["input"]): Promise<FormOutcome> => {
    const { changeAssignment: answer } = await run({ input });
    if (answer?.__typename === "AssignmentSuccess") return { kind: "done" };
    const outcome = outcomeOfRefusal(answer);
    if (outcome.kind === "refused")
      await fetchQuery<useChangeAssignmentQuery>(
        environment,
        current,
        { id: input.id },
        { fetchPolicy: "network-only" },
      ).toPromise();
    return outcome;
  };
}
