import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type {
  adminMutationsAppointMutation,
  adminMutationsAppointMutation$data,
} from "../../../../../__generated__/adminMutationsAppointMutation.graphql";
import type { adminMutationsRemoveMutation } from "../../../../../__generated__/adminMutationsRemoveMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../../contract/errorCodes";
import { useMutationPromise } from "../../../relay/useMutationPromise";

/** Makes a member an admin. Gives the payload. Rejects when no answer came. */
export function useAppointAdmin() {
  const [run] = useMutationPromise<adminMutationsAppointMutation>(graphql`
    mutation adminMutationsAppointMutation($username: String!) {
      appointAdmin(username: $username) {
        __typename
        ... on AdminSuccess {
          user {
            displayName
          }
          admins {
            # eslint-disable-next-line relay/unused-fields -- They become the list.
            id
            # eslint-disable-next-line relay/unused-fields -- The same.
            displayName
            # eslint-disable-next-line relay/unused-fields -- The same.
            username
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
  return async (username: string): Promise<adminMutationsAppointMutation$data["appointAdmin"]> =>
    (await run({ username }, { updater: (store) => replaceAdmins(store, "appointAdmin") })).appointAdmin;
}

/** Makes an admin a member again. Gives the code of a refusal, or null when it is done. Rejects when no answer came. */
export function useRemoveAdmin() {
  const [run] = useMutationPromise<adminMutationsRemoveMutation>(graphql`
    mutation adminMutationsRemoveMutation($userId: ID!) {
      removeAdmin(userId: $userId) {
        __typename
        ... on AdminSuccess {
          user {
            # eslint-disable-next-line relay/unused-fields -- It may be the viewer, who is no admin any more.
            role
          }
          admins {
            # eslint-disable-next-line relay/unused-fields -- They become the list.
            id
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  return async (userId: string): Promise<ErrorCode | null> => {
    const { removeAdmin: answer } = await run({ userId }, { updater: (store) => replaceAdmins(store, "removeAdmin") });
    return answer?.__typename === "AdminSuccess" ? null : readErrorCode(answer);
  };
}

function replaceAdmins(store: RecordSourceSelectorProxy, field: "appointAdmin" | "removeAdmin"): void {
  const admins = store.getRootField(field)?.getLinkedRecords("admins");
  if (admins) store.getRoot().setLinkedRecords(admins, "admins");
}
