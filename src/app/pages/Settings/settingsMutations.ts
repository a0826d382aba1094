import type { settingsMutationsUseSetAllowsGhostMutation } from "../../../../__generated__/settingsMutationsUseSetAllowsGhostMutation.graphql";
import type { settingsMutationsUseSetCompetesMutation } from "../../../../__generated__/settingsMutationsUseSetCompetesMutation.graphql";
import type { settingsMutationsUseSetProfileVisibilityMutation } from "../../../../__generated__/settingsMutationsUseSetProfileVisibilityMutation.graphql";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ErrorCode } from "../../../contract/errorCodes";
import { readErrorCode } from "../../../contract/readErrorCode";
import { announce } from "../../ui/Notice";
import { graphql, fetchQuery, useRelayEnvironment } from "react-relay";
import type { settingsMutationsUseChangePasswordMutation } from "../../../../__generated__/settingsMutationsUseChangePasswordMutation.graphql";
import type { settingsMutationsUseSetDailyGoalMutation } from "../../../../__generated__/settingsMutationsUseSetDailyGoalMutation.graphql";
import type { settingsMutationsUseSetSpeedUnitMutation } from "../../../../__generated__/settingsMutationsUseSetSpeedUnitMutation.graphql";
import type { SpeedUnit } from "../../../engine/metrics/rates";
import { toFormOutcome, useResultMutation } from "../../relay/useResultMutation";
import type { FormOutcome } from "../../ui/form/Form";
import { useNavigate } from "react-router-dom";
import type { settingsMutationsUseDeleteAccountMutation } from "../../../../__generated__/settingsMutationsUseDeleteAccountMutation.graphql";
import { clearToken } from "../../relay/sessionToken";
import type { settingsMutationsUseRenameMeMutation } from "../../../../__generated__/settingsMutationsUseRenameMeMutation.graphql";
import type { settingsMutationsUseRevokeSessionMutation } from "../../../../__generated__/settingsMutationsUseRevokeSessionMutation.graphql";
import type { settingsMutationsUseSignOutElsewhereQuery } from "../../../../__generated__/settingsMutationsUseSignOutElsewhereQuery.graphql";

/**
 * Changes the viewer's password. That ends all other sessions, so their list comes back with it.
 */
export function useChangePassword() {
  const [run] = useResultMutation<settingsMutationsUseChangePasswordMutation, true>(
    graphql`
      mutation settingsMutationsUseChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          __typename
          ... on ChangePasswordSuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Refreshes the list beside the form.
              ...SessionList_viewer
            }
          }
          ... on RateLimitedError {
            retryAfterSeconds
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
    () => true,
  );
  return async (passwords: { readonly current: string; readonly next: string }): Promise<FormOutcome> => {
    return toFormOutcome(await run({ input: passwords }));
  };
}

/** Deletes the viewer's account, and what this browser stored of it. */
export function useDeleteAccount() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [run] = useResultMutation<settingsMutationsUseDeleteAccountMutation, true>(
    graphql`
      mutation settingsMutationsUseDeleteAccountMutation($password: String!) {
        deleteMyAccount(password: $password) {
          __typename
          ... on RateLimitedError {
            retryAfterSeconds
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
    () => true,
  );
  return async (password: string): Promise<FormOutcome> => {
    const result = await run({ password });
    if (!result.ok) return toFormOutcome(result);
    await navigate("/");
    clearToken();
    import("../../platform/offline/textCache")
      .then(({ clearCachedTexts }) => clearCachedTexts())
      .catch(() => undefined);
    announce(t`Your account was deleted.`);
    return { kind: "done" };
  };
}

/** Changes the viewer's display name, everywhere it is shown. */
export function useRenameMe() {
  const [run] = useResultMutation<settingsMutationsUseRenameMeMutation, true>(
    graphql`
      mutation settingsMutationsUseRenameMeMutation($input: RenameMeInput!) {
        renameMe(input: $input) {
          __typename
          ... on RenameMeSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- Refreshes the name wherever it is on screen.
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
    () => true,
  );
  return async (displayName: string): Promise<FormOutcome> => {
    return toFormOutcome(await run({ input: { displayName } }));
  };
}

/**
 * Signs one device out and removes it from the lists. Gives the error code, or null when it is done.
 */
export function useRevokeSession(connections: readonly string[]) {
  const [run, isInFlight] = useResultMutation<settingsMutationsUseRevokeSessionMutation, true>(
    graphql`
      mutation settingsMutationsUseRevokeSessionMutation($input: RevokeSessionInput!, $connections: [ID!]!) {
        revokeSession(input: $input) {
          __typename
          ... on RevokeSessionSuccess {
            # eslint-disable-next-line relay/unused-fields -- Read by @deleteEdge.
            revokedSessionId @deleteEdge(connections: $connections)
          }
          ... on Error {
            code
          }
        }
      }
    `,
    () => true,
  );
  const revoke = async (sessionId: string): Promise<ErrorCode | null> => {
    const result = await run({ input: { sessionId }, connections: [...connections] });
    return result.ok ? null : result.error;
  };
  return [revoke, isInFlight] as const;
}

/**
 * Signs out all other devices, also those not in the list yet. Also returns whether that is in progress, and an error.
 */
export function useSignOutElsewhere(connections: readonly string[]) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const [revoke] = useRevokeSession(connections);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);

  const others = async (): Promise<readonly string[]> => {
    const answer = await fetchQuery<settingsMutationsUseSignOutElsewhereQuery>(
      environment,
      graphql`
        query settingsMutationsUseSignOutElsewhereQuery @throwOnFieldError {
          viewer {
            sessions(first: 100) {
              edges {
                node {
                  id
                  isCurrent
                }
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: "network-only" },
    ).toPromise();
    return (answer?.viewer?.sessions?.edges ?? []).filter(({ node }) => !node.isCurrent).map(({ node }) => node.id);
  };

  const revokeAll = async (): Promise<ErrorCode | null> => {
    for (let ids = await others(); ids.length > 0; ids = await others()) {
      for (const id of ids) {
        const code = await revoke(id);
        // A session that ended by itself meanwhile is fine too.
        if (code !== null && code !== "NOT_FOUND") return code;
      }
    }
    return null;
  };

  const signOutElsewhere = async (): Promise<void> => {
    if (isUnderWay) return;
    setIsUnderWay(true);
    const code = await revokeAll().catch(readErrorCode);
    setIssue(code);
    setIsUnderWay(false);
    if (code === null) announce(t`All your other devices were signed out.`);
  };

  return [signOutElsewhere, isUnderWay, issue] as const;
}

/**
 * Saves the unit in which the viewer reads speeds. The header follows the account, so the store has the choice at once.
 * @returns a function that resolves to why it was refused, or null.
 */
export function useSetSpeedUnit() {
  const [run] = useResultMutation<settingsMutationsUseSetSpeedUnitMutation, true>(
    graphql`
      mutation settingsMutationsUseSetSpeedUnitMutation($speedUnit: SpeedUnit) {
        setSpeedUnit(speedUnit: $speedUnit) {
          __typename
          ... on SetSpeedUnitSuccess {
            user {
              # eslint-disable-next-line relay/unused-fields -- The header reads it.
              speedUnit
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
  return async (id: string, speedUnit: SpeedUnit | null): Promise<ErrorCode | null> => {
    const result = await run(
      { speedUnit },
      { optimisticUpdater: (store) => store.get(id)?.setValue(speedUnit, "speedUnit") },
    );
    return result.ok ? null : result.error;
  };
}

/** Saves the viewer's daily goal in minutes; null switches goals off. Resolves to an error code, or null. */
export function useSetDailyGoal() {
  const [run] = useResultMutation<settingsMutationsUseSetDailyGoalMutation, true>(
    graphql`
      mutation settingsMutationsUseSetDailyGoalMutation($input: SetDailyGoalInput!) {
        setDailyGoal(input: $input) {
          __typename
          ... on SetDailyGoalSuccess {
            user {
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Brings the settings up to date.
              ...SettingsPage_goal
              # eslint-disable-next-line relay/must-colocate-fragment-spreads -- Brings the header up to date.
              ...HeaderGoal_viewer
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
  return async (id: string, minutes: number | null): Promise<ErrorCode | null> => {
    const result = await run(
      { input: { minutes } },
      { optimisticUpdater: (store) => store.get(id)?.setValue(minutes, "dailyGoalMinutes") },
    );
    return result.ok ? null : result.error;
  };
}

/** Saves who may see the viewer's profile. */
export function useSetProfileVisibility() {
  return useResultMutation<settingsMutationsUseSetProfileVisibilityMutation, true>(
    graphql`
      mutation settingsMutationsUseSetProfileVisibilityMutation($visibility: ProfileVisibility!) {
        setProfileVisibility(visibility: $visibility) {
          __typename
          ... on SetProfileVisibilitySuccess {
            user {
              ...ProfileSettings_visibilityViewer
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

/** Saves whether the viewer is on leaderboards and has a rating. */
export function useSetCompetes() {
  return useResultMutation<settingsMutationsUseSetCompetesMutation, true>(
    graphql`
      mutation settingsMutationsUseSetCompetesMutation($competes: Boolean!) {
        setCompetes(competes: $competes) {
          __typename
          ... on SetCompetesSuccess {
            user {
              ...ProfileSettings_competesViewer
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

/** Saves whether others may race the viewer's ghost. */
export function useSetAllowsGhost() {
  return useResultMutation<settingsMutationsUseSetAllowsGhostMutation, true>(
    graphql`
      mutation settingsMutationsUseSetAllowsGhostMutation($allows: Boolean!) {
        setAllowsGhost(allows: $allows) {
          __typename
          ... on SetAllowsGhostSuccess {
            user {
              ...ProfileSettings_ghostViewer
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
