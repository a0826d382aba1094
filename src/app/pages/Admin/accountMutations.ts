import { graphql } from "react-relay";
import type { accountMutationsEraseMutation } from "../../../../__generated__/accountMutationsEraseMutation.graphql";
import type { accountMutationsLockMutation } from "../../../../__generated__/accountMutationsLockMutation.graphql";
import type { accountMutationsRenameMutation } from "../../../../__generated__/accountMutationsRenameMutation.graphql";
import type { accountMutationsSignOutMutation } from "../../../../__generated__/accountMutationsSignOutMutation.graphql";
import type { accountMutationsUnlockMutation } from "../../../../__generated__/accountMutationsUnlockMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";

/** Gives a user another display name. */
export function useRenameUser() {
  return useResultMutation<accountMutationsRenameMutation, object>(
    graphql`
      mutation accountMutationsRenameMutation($input: RenameUserInput!) {
        renameUser(input: $input) {
          __typename
          ... on AccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              displayName
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
    ({ user }) => user,
  );
}

/** Locks an account and ends its sessions. */
export function useLockAccount() {
  return useResultMutation<accountMutationsLockMutation, object>(
    graphql`
      mutation accountMutationsLockMutation($input: LockAccountInput!) {
        lockAccount(input: $input) {
          __typename
          ... on AccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              lockedAt
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
    ({ user }) => user,
  );
}

/** Unlocks an account. */
export function useUnlockAccount() {
  return useResultMutation<accountMutationsUnlockMutation, true>(
    graphql`
      mutation accountMutationsUnlockMutation($userId: ID!) {
        unlockAccount(userId: $userId) {
          __typename
          ... on AccountSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- It becomes the row.
              lockedAt
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

/** Ends all sessions of a user. */
export function useSignOutUser() {
  return useResultMutation<accountMutationsSignOutMutation, true>(
    graphql`
      mutation accountMutationsSignOutMutation($userId: ID!) {
        signOutUser(userId: $userId) {
          __typename
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
}

/** Deletes an account with all its data. */
export function useEraseAccount() {
  return useResultMutation<accountMutationsEraseMutation, string>(
    graphql`
      mutation accountMutationsEraseMutation($input: EraseAccountInput!, $connections: [ID!]!) {
        eraseAccount(input: $input) {
          __typename
          ... on EraseAccountSuccess {
            erasedId @deleteEdge(connections: $connections)
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
    ({ erasedId }) => erasedId,
  );
}
