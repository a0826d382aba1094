import { useCallback } from "react";
import { graphql } from "react-relay";
import type { groupSettingsMutationsChangeMutation } from "../../../../__generated__/groupSettingsMutationsChangeMutation.graphql";
import { useMutationPromise } from "../../relay/useMutationPromise";
import { readGroupAnswer } from "../../features/group/readGroupAnswer";
import { layoutNameOf } from "../Practice/layoutNameOf";
import type { groupSettingsMutationsSetJoiningMutation } from "../../../../__generated__/groupSettingsMutationsSetJoiningMutation.graphql";
import type { groupSettingsMutationsRenewJoinCodeMutation } from "../../../../__generated__/groupSettingsMutationsRenewJoinCodeMutation.graphql";
import type {
  GroupRole,
  groupSettingsMutationsSetRoleMutation,
} from "../../../../__generated__/groupSettingsMutationsSetRoleMutation.graphql";
import type { groupSettingsMutationsArchiveMutation } from "../../../../__generated__/groupSettingsMutationsArchiveMutation.graphql";
import type { groupSettingsMutationsRestoreMutation } from "../../../../__generated__/groupSettingsMutationsRestoreMutation.graphql";
import type { groupSettingsMutationsDeleteMutation } from "../../../../__generated__/groupSettingsMutationsDeleteMutation.graphql";
import { removeFromMyGroups } from "../../features/group/viewerGroups";
import type { GroupSettings } from "../../../contract/groupRules";

/** Changes the name and switches of a group, from the version that they were read in. */
export function useChangeGroup() {
  const [run, isSaving] = useMutationPromise<groupSettingsMutationsChangeMutation>(graphql`
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

/** Opens a group for whoever has its code, or closes it. */
export function useSetJoining() {
  const [run, isUnderWay] = useMutationPromise<groupSettingsMutationsSetJoiningMutation>(graphql`
    mutation groupSettingsMutationsSetJoiningMutation($groupId: ID!, $isOpen: Boolean!) {
      setJoining(groupId: $groupId, isOpen: $isOpen) {
        __typename
        ... on GroupSuccess {
          group {
            ...GroupSettingsPage_joiningGroup
            ...JoinCodeCard_group
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const ask = useCallback(
    (groupId: string, isOpen: boolean) =>
      readGroupAnswer(run({ groupId, isOpen }).then(({ setJoining }) => setJoining)),
    [run],
  );
  return [ask, isUnderWay] as const;
}

/** Gives a group another join code. */
export function useRenewJoinCode() {
  const [run, isUnderWay] = useMutationPromise<groupSettingsMutationsRenewJoinCodeMutation>(graphql`
    mutation groupSettingsMutationsRenewJoinCodeMutation($groupId: ID!) {
      renewJoinCode(groupId: $groupId) {
        __typename
        ... on GroupSuccess {
          group {
            ...GroupSettingsPage_joiningGroup
            ...JoinCodeCard_group
          }
        }
        ... on Error {
          code
        }
      }
    }
  `);
  const ask = useCallback(
    (groupId: string) => readGroupAnswer(run({ groupId }).then(({ renewJoinCode }) => renewJoinCode)),
    [run],
  );
  return [ask, isUnderWay] as const;
}

/** Makes somebody of a group an owner, a coach or a member of it. */
export function useSetGroupRole() {
  const [run, isUnderWay] = useMutationPromise<groupSettingsMutationsSetRoleMutation>(graphql`
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
  `);
  const ask = useCallback(
    (groupId: string, userId: string, role: GroupRole) =>
      readGroupAnswer(run({ input: { groupId, userId, role } }).then(({ setGroupRole }) => setGroupRole)),
    [run],
  );
  return [ask, isUnderWay] as const;
}

/** Lets a group rest. */
export function useArchiveGroup() {
  const [run, isUnderWay] = useMutationPromise<groupSettingsMutationsArchiveMutation>(graphql`
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
  `);
  const ask = useCallback(
    (groupId: string) => readGroupAnswer(run({ groupId }).then(({ archiveGroup }) => archiveGroup)),
    [run],
  );
  return [ask, isUnderWay] as const;
}

/** Takes a group out of the archive. */
export function useRestoreGroup() {
  const [run, isUnderWay] = useMutationPromise<groupSettingsMutationsRestoreMutation>(graphql`
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
  `);
  const ask = useCallback(
    (groupId: string) => readGroupAnswer(run({ groupId }).then(({ restoreGroup }) => restoreGroup)),
    [run],
  );
  return [ask, isUnderWay] as const;
}

/** Deletes a group, with the accounts that its coaches made if that is wanted. */
export function useDeleteGroup() {
  const [run, isDeleting] = useMutationPromise<groupSettingsMutationsDeleteMutation>(graphql`
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
  `);
  const remove = useCallback(
    (groupId: string, eraseAccounts: boolean) => {
      const asked = run(
        { input: { groupId, eraseAccounts } },
        { updater: (store, response) => removeFromMyGroups(store, response?.deleteGroup?.deletedGroupId) },
      );
      return readGroupAnswer(asked.then(({ deleteGroup }) => deleteGroup));
    },
    [run],
  );
  return [remove, isDeleting] as const;
}

/** The name and the switches of a group, as they are or as somebody wants them. */
export type GroupDraft = GroupSettings & { readonly name: string };
