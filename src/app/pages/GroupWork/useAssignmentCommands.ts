import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useAssignmentCommandsCloseMutation } from "../../../../__generated__/useAssignmentCommandsCloseMutation.graphql";
import type { useAssignmentCommandsDeleteMutation } from "../../../../__generated__/useAssignmentCommandsDeleteMutation.graphql";
import type { useAssignmentCommandsOpenMutation } from "../../../../__generated__/useAssignmentCommandsOpenMutation.graphql";
import type { useAssignmentCommandsQuery } from "../../../../__generated__/useAssignmentCommandsQuery.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { unsayDraft } from "./draftNote";

type Command = (id: string, version: number, connections: readonly string[]) => Promise<ErrorCode | null>;

const current = graphql`
  query useAssignmentCommandsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
      ...AssignmentRow_assignment @alias(as: "row")
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
  const [runOpen, isOpening] = useMutationPromise<useAssignmentCommandsOpenMutation>(graphql`
    mutation useAssignmentCommandsOpenMutation($id: ID!, $version: Int!) {
      openAssignment(id: $id, version: $version) {
        __typename
        ... on AssignmentSuccess {
          assignment {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
            ...AssignmentRow_assignment
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const [runClose, isClosing] = useMutationPromise<useAssignmentCommandsCloseMutation>(graphql`
    mutation useAssignmentCommandsCloseMutation($id: ID!, $version: Int!) {
      closeAssignment(id: $id, version: $version) {
        __typename
        ... on AssignmentSuccess {
          assignment {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes what is on screen.
            ...AssignmentRow_assignment
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const [runDelete, isDeleting] = useMutationPromise<useAssignmentCommandsDeleteMutation>(graphql`
    mutation useAssignmentCommandsDeleteMutation($id: ID!, $version: Int!, $connections: [ID!]!) {
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
      await fetchQuery<useAssignmentCommandsQuery>(environment, current, { id }, { fetchPolicy: "network-only" })
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
