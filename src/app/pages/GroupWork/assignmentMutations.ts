import { graphql, fetchQuery, useRelayEnvironment } from "react-relay";
import type {
  AssignmentFieldsInput,
  assignmentMutationsCreateMutation,
} from "../../../../__generated__/assignmentMutationsCreateMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import type { FormOutcome } from "../../ui/form/FormOutcome";
import { outcomeOfRefusal } from "../../ui/form/outcomeOfRefusal";
import type { assignmentMutationsChangeMutation } from "../../../../__generated__/assignmentMutationsChangeMutation.graphql";
import type { assignmentMutationsQuery } from "../../../../__generated__/assignmentMutationsQuery.graphql";
import type { assignmentMutationsCloseMutation } from "../../../../__generated__/assignmentMutationsCloseMutation.graphql";
import type { assignmentMutationsDeleteMutation } from "../../../../__generated__/assignmentMutationsDeleteMutation.graphql";
import type { assignmentMutationsOpenMutation } from "../../../../__generated__/assignmentMutationsOpenMutation.graphql";
import type { assignmentMutationsListQuery } from "../../../../__generated__/assignmentMutationsListQuery.graphql";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../ui/readErrorCode";
import { announce } from "../../ui/notices";

/** Makes an assignment, as a draft in front of the lists. Rejects when no answer came. */
export function useCreateAssignment() {
  const [run] = useMutationPromise<assignmentMutationsCreateMutation>(graphql`
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

const current = graphql`
  query assignmentMutationsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...AssignmentForm_assignment @alias(as: "form")
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...AssignmentList_assignment @alias(as: "row")
    }
  }
`;

/**
 * Changes an assignment. When somebody else did so meanwhile, what it is now is read anew before that is said. Rejects
 * when no answer came.
 */
export function useChangeAssignment() {
  const environment = useRelayEnvironment();
  const [run] = useMutationPromise<assignmentMutationsChangeMutation>(graphql`
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
  `);
  return async (input: assignmentMutationsChangeMutation["variables"]["input"]): Promise<FormOutcome> => {
    const { changeAssignment: answer } = await run({ input });
    if (answer?.__typename === "AssignmentSuccess") return { kind: "done" };
    const outcome = outcomeOfRefusal(answer);
    if (outcome.kind === "refused")
      await fetchQuery<assignmentMutationsQuery>(
        environment,
        current,
        { id: input.id },
        { fetchPolicy: "network-only" },
      ).toPromise();
    return outcome;
  };
}

type Command = (id: string, version: number, connections: readonly string[]) => Promise<ErrorCode | null>;

const useAssignmentCommandsCurrent = graphql`
  query assignmentMutationsListQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...AssignmentList_assignment @alias(as: "row")
    }
  }
`;

/**
 * Opens, closes and deletes assignments. Each gives why it was refused, or null; after a refusal the row shows what the
 * assignment is now.
 */
export function useAssignmentCommands(): {
  readonly open: Command;
  readonly close: Command;
  readonly remove: Command;
  readonly isBusy: boolean;
} {
  const environment = useRelayEnvironment();
  const [runOpen, isOpening] = useMutationPromise<assignmentMutationsOpenMutation>(graphql`
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
  `);
  const [runClose, isClosing] = useMutationPromise<assignmentMutationsCloseMutation>(graphql`
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
  `);
  const [runDelete, isDeleting] = useMutationPromise<assignmentMutationsDeleteMutation>(graphql`
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
  `);

  const settle = async (
    id: string,
    asked: Promise<{ readonly __typename: string; readonly code?: unknown } | null | undefined>,
  ): Promise<ErrorCode | null> => {
    try {
      const answer = await asked;
      if (answer !== null && answer !== undefined && answer.code === undefined) return null;
      await fetchQuery<assignmentMutationsListQuery>(
        environment,
        useAssignmentCommandsCurrent,
        { id },
        { fetchPolicy: "network-only" },
      )
        .toPromise()
        .catch(() => undefined);
      return readErrorCode(answer);
    } catch (error) {
      return readErrorCode(error);
    }
  };
  return {
    open: async (id, version) => {
      const refused = await settle(
        id,
        runOpen({ id, version }).then(({ openAssignment }) => openAssignment),
      );
      if (refused === null) unsayDraft();
      return refused;
    },
    close: (id, version) =>
      settle(
        id,
        runClose({ id, version }).then(({ closeAssignment }) => closeAssignment),
      ),
    remove: (id, version, connections) =>
      settle(
        id,
        runDelete({ id, version, connections: [...connections] }).then(({ deleteAssignment }) => deleteAssignment),
      ),
    isBusy: isOpening || isClosing || isDeleting,
  };
}

let dismiss: (() => void) | undefined;

/** Says that an assignment is a draft for now. */
export function sayDraft(text: string): void {
  dismiss = announce(text);
}

/** It is one no more. */
function unsayDraft(): void {
  dismiss?.();
}
