import { graphql } from "react-relay";
import type { useRevokeSessionMutation } from "../../../../__generated__/useRevokeSessionMutation.graphql";
import { type ErrorCode, readErrorCode } from "../../../contract/errorCodes";
import { useMutationPromise } from "../../relay/useMutationPromise";

/**
 * Signs one device out and takes it off the lists. Gives the code of a refusal, or null when it is done. Rejects when
 * no answer came.
 */
export function useRevokeSession(connections: readonly string[]) {
  const [run, isInFlight] = useMutationPromise<useRevokeSessionMutation>(graphql`
    mutation useRevokeSessionMutation($input: RevokeSessionInput!, $connections: [ID!]!) {
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
  `);
  const revoke = async (sessionId: string): Promise<ErrorCode | null> => {
    const { revokeSession: answer } = await run({ input: { sessionId }, connections: [...connections] });
    return answer?.__typename === "RevokeSessionSuccess" ? null : readErrorCode(answer);
  };
  return [revoke, isInFlight] as const;
}
