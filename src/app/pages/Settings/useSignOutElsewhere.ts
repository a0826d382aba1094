import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSignOutElsewhereQuery } from "../../../../__generated__/useSignOutElsewhereQuery.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { announce } from "../../ui/notices";
import { useRevokeSession } from "./useRevokeSession";

/**
 * Signs out every device but this one, also those that the list does not show yet. Beside it, whether that is under way
 * and what stopped it.
 */
export function useSignOutElsewhere(connections: readonly string[]) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const [revoke] = useRevokeSession(connections);
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [issue, setIssue] = useState<ErrorCode | null>(null);

  const others = async (): Promise<readonly string[]> => {
    const answer = await fetchQuery<useSignOutElsewhereQuery>(
      environment,
      graphql`
        query useSignOutElsewhereQuery @throwOnFieldError {
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
        // One that ended by itself in the meantime is what was wanted.
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
    if (code === null) announce(t`All other devices are signed out.`);
  };

  return [signOutElsewhere, isUnderWay, issue] as const;
}
