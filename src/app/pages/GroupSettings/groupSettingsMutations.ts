import { graphql } from "react-relay";
import type { groupSettingsMutationsChangeMutation } from "../../../../__generated__/groupSettingsMutationsChangeMutation.graphql";
import { useResultMutation } from "../../relay/useResultMutation";
import type { groupSettingsMutationsSetJoiningMutation } from "../../../../__generated__/groupSettingsMutationsSetJoiningMutation.graphql";
import type { groupSettingsMutationsRenewJoinCodeMutation } from "../../../../__generated__/groupSettingsMutationsRenewJoinCodeMutation.graphql";
import type { groupSettingsMutationsSetRoleMutation } from "../../../../__generated__/groupSettingsMutationsSetRoleMutation.graphql";
import type { groupSettingsMutationsArchiveMutation } from "../../../../__generated__/groupSettingsMutationsArchiveMutation.graphql";
import type { groupSettingsMutationsRestoreMutation } from "../../../../__generated__/groupSettingsMutationsRestoreMutation.graphql";
import type { groupSettingsMutationsDeleteMutation } from "../../../../__generated__/groupSettingsMutationsDeleteMutation.graphql";
import { removeFromMyGroups } from "../../features/group/myGroups";

/** Changes the name and settings of a group, based on the version that was read. */
export function useChangeGroup() {
  return useResultMutation<groupSettingsMutationsChangeMutation, object>(
    graphql`
      mutation groupSettingsMutationsChangeMutation($input: ChangeGroupInput!) {
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
    `,
    ({ group }) => group,
  );
}

/** Lets others join a group with its code, or stops that. */
export function useSetJoining() {
  return useResultMutation<groupSettingsMutationsSetJoiningMutation, object>(
    graphql`
      mutation groupSettingsMutationsSetJoiningMutation($groupId: ID!, $isOpen: Boolean!) {
        setJoining(groupId: $groupId, isOpen: $isOpen) {
          __typename
          ... on GroupSuccess {
            group {
              ...GroupSettingsPage_joiningGroup
              ...GroupPage_joinCode
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}

/** Gives a group another join code. */
export function useRenewJoinCode() {
  return useResultMutation<groupSettingsMutationsRenewJoinCodeMutation, object>(
    graphql`
      mutation groupSettingsMutationsRenewJoinCodeMutation($groupId: ID!) {
        renewJoinCode(groupId: $groupId) {
          __typename
          ... on GroupSuccess {
            group {
              ...GroupSettingsPage_joiningGroup
              ...GroupPage_joinCode
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}

/** Makes a member of a group an owner, a coach or a member. */
export function useSetGroupRole() {
  return useResultMutation<groupSettingsMutationsSetRoleMutation, object>(
    graphql`
      mutation groupSettingsMutationsSetRoleMutation($input: SetGroupRoleInput!) {
        setGroupRole(input: $input) {
          __typename
          ... on SetGroupRoleSuccess {
            group {
              ...GroupFrame_group
              ...GroupCoaches_group
              # eslint-disable-next-line relay/unused-fields -- What one may do here may have changed with it.
              myRole
            }
            member {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the list of members.
              role
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}

/** Archives a group. */
export function useArchiveGroup() {
  return useResultMutation<groupSettingsMutationsArchiveMutation, object>(
    graphql`
      mutation groupSettingsMutationsArchiveMutation($groupId: ID!) {
        archiveGroup(groupId: $groupId) {
          __typename
          ... on GroupSuccess {
            group {
              ...GroupFrame_group
              ...GroupSettingsPage_group
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}

/** Restores an archived group. */
export function useRestoreGroup() {
  return useResultMutation<groupSettingsMutationsRestoreMutation, object>(
    graphql`
      mutation groupSettingsMutationsRestoreMutation($groupId: ID!) {
        restoreGroup(groupId: $groupId) {
          __typename
          ... on GroupSuccess {
            group {
              ...GroupFrame_group
              ...GroupSettingsPage_group
            }
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ group }) => group,
  );
}

/** Deletes a group, and the accounts that its coaches made if requested. */
export function useDeleteGroup() {
  const [run, isDeleting] = useResultMutation<groupSettingsMutationsDeleteMutation, string>(
    graphql`
      mutation groupSettingsMutationsDeleteMutation($input: DeleteGroupInput!) {
        deleteGroup(input: $input) {
          __typename
          ... on DeleteGroupSuccess {
            deletedGroupId
          }
          ... on Error {
            code
          }
        }
      }
    `,
    ({ deletedGroupId }) => deletedGroupId,
  );
  const remove = (input: groupSettingsMutationsDeleteMutation["variables"]["input"]) =>
    run({ input }, { updater: (store, response) => removeFromMyGroups(store, response?.deleteGroup?.deletedGroupId) });
  return [remove, isDeleting] as const;
}
