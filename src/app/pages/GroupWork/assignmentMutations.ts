import { useCallback } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { assignmentMutationsChangeMutation } from "../../../../__generated__/assignmentMutationsChangeMutation.graphql";
import type { assignmentMutationsCloseMutation } from "../../../../__generated__/assignmentMutationsCloseMutation.graphql";
import type { assignmentMutationsCopyMutation } from "../../../../__generated__/assignmentMutationsCopyMutation.graphql";
import type { assignmentMutationsMakePlanMutation } from "../../../../__generated__/assignmentMutationsMakePlanMutation.graphql";
import type { assignmentMutationsCreateMutation } from "../../../../__generated__/assignmentMutationsCreateMutation.graphql";
import type { assignmentMutationsDeleteMutation } from "../../../../__generated__/assignmentMutationsDeleteMutation.graphql";
import type { assignmentMutationsOpenMutation } from "../../../../__generated__/assignmentMutationsOpenMutation.graphql";
import type { assignmentMutationsQuery } from "../../../../__generated__/assignmentMutationsQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { type MutationResult, useResultMutation } from "../../relay/useResultMutation";
import { announce } from "../../ui/Notice";

/** Makes an assignment, as a draft at the front of the lists. */
export function useCreateAssignment() {
  return useResultMutation<assignmentMutationsCreateMutation, object>(
    graphql`
      mutation assignmentMutationsCreateMutation($input: CreateAssignmentInput!, $connections: [ID!]!) {
        createAssignment(input: $input) {
          __typename
          ... on AssignmentSuccess {
            assignmentEdge @prependEdge(connections: $connections) {
              cursor
              node {
                id
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
                ...AssignmentList_assignment
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
    `,
    ({ assignmentEdge }) => assignmentEdge,
  );
}

/**
 * Changes an assignment. After a refusal the store has its current version, because another coach may have changed it.
 */
export function useChangeAssignment() {
  const refetch = useRefetchAssignment();
  const [run] = useResultMutation<assignmentMutationsChangeMutation, object>(
    graphql`
      mutation assignmentMutationsChangeMutation($input: ChangeAssignmentInput!) {
        changeAssignment(input: $input) {
          __typename
          ... on AssignmentSuccess {
            assignment {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...AssignmentList_assignment
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
    `,
    ({ assignment }) => assignment,
  );
  return async (input: assignmentMutationsChangeMutation["variables"]["input"]): Promise<MutationResult<object>> => {
    const result = await run({ input });
    if (!result.ok) await refetch(input.id);
    return result;
  };
}

type Command = (id: string, version: number, connections: readonly string[]) => Promise<ErrorCode | null>;

/**
 * Opens, closes and deletes assignments. Each returns why it was refused, or null; after a refusal the row shows the
 * current version.
 */
export function useAssignmentCommands(): {
  readonly open: Command;
  readonly close: Command;
  readonly remove: Command;
  readonly isBusy: boolean;
} {
  const refetch = useRefetchAssignment();
  const [open, isOpening] = useResultMutation<assignmentMutationsOpenMutation, object>(
    graphql`
      mutation assignmentMutationsOpenMutation($id: ID!, $version: Int!) {
        openAssignment(id: $id, version: $version) {
          __typename
          ... on AssignmentSuccess {
            assignment {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...AssignmentList_assignment
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ assignment }) => assignment,
  );
  const [close, isClosing] = useResultMutation<assignmentMutationsCloseMutation, object>(
    graphql`
      mutation assignmentMutationsCloseMutation($id: ID!, $version: Int!) {
        closeAssignment(id: $id, version: $version) {
          __typename
          ... on AssignmentSuccess {
            assignment {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...AssignmentList_assignment
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ assignment }) => assignment,
  );
  const [remove, isDeleting] = useResultMutation<assignmentMutationsDeleteMutation, string>(
    graphql`
      mutation assignmentMutationsDeleteMutation($id: ID!, $version: Int!, $connections: [ID!]!) {
        deleteAssignment(id: $id, version: $version) {
          __typename
          ... on DeleteAssignmentSuccess {
            deletedId @deleteEdge(connections: $connections)
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ deletedId }) => deletedId,
  );
  const errorOf = async (id: string, result: MutationResult<unknown>): Promise<ErrorCode | null> => {
    if (result.ok) return null;
    await refetch(id);
    return result.error;
  };
  return {
    open: async (id, version) => {
      const result = await open({ id, version });
      if (result.ok) dismissDraftNotice?.();
      return errorOf(id, result);
    },
    close: async (id, version) => errorOf(id, await close({ id, version })),
    remove: async (id, version, connections) =>
      errorOf(id, await remove({ id, version, connections: [...connections] })),
    isBusy: isOpening || isClosing || isDeleting,
  };
}

/** Copies an assignment as drafts into groups. */
export function useCopyAssignment() {
  return useResultMutation<assignmentMutationsCopyMutation, object>(
    graphql`
      mutation assignmentMutationsCopyMutation($input: CopyAssignmentInput!) {
        copyAssignment(input: $input) {
          __typename
          ... on CopyAssignmentSuccess {
            assignments {
              id
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
    `,
    ({ assignments }) => assignments,
  );
}

/** Makes the assignments of a plan. Resolves to how many were made; 0 if the group has them already. */
export function useMakePlan() {
  return useResultMutation<assignmentMutationsMakePlanMutation, { readonly made: number }>(
    graphql`
      mutation assignmentMutationsMakePlanMutation($input: MakePlanInput!) {
        makePlan(input: $input) {
          __typename
          ... on MakePlanSuccess {
            made
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
    `,
    ({ made }) => (made == null ? undefined : { made }),
  );
}

/** Fetches an assignment again. Offline, the page stays as it is. */
function useRefetchAssignment() {
  const environment = useRelayEnvironment();
  return useCallback(
    (id: string) =>
      fetchQuery<assignmentMutationsQuery>(
        environment,
        graphql`
          query assignmentMutationsQuery($id: ID!) @throwOnFieldError {
            node(id: $id) {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...AssignmentForm_assignment @alias(as: "form")
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
              ...AssignmentList_assignment @alias(as: "row")
            }
          }
        `,
        { id },
        { fetchPolicy: "network-only" },
      )
        .toPromise()
        .catch(() => undefined),
    [environment],
  );
}

let dismissDraftNotice: (() => void) | undefined;

/** Shows that an assignment is a draft, until one is opened. */
export function announceDraft(text: string): void {
  dismissDraftNotice = announce(text);
}
